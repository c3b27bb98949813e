"""A start of the program that tells when its window is painted first, and then ends."""

FIRST_PAINT = """
import sys, time
from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication
from boardroom.window import app
from boardroom.window.main_window import MainWindow

class Watch(QObject):
    seen = False
    def eventFilter(self, watched, event):
        if event.type() == QEvent.Type.Paint and isinstance(watched, MainWindow) and not self.seen:
            self.seen = True
            print(time.time())
            print(time.process_time())
            print(*sorted({name.split(".")[0] for name in sys.modules} & set(sys.argv[1:])))
            QTimer.singleShot(300, QApplication.closeAllWindows)
        return False

program = QApplication([])
watch = Watch()
program.installEventFilter(watch)
sys.exit(app.run(None))
"""
"""Prints the time on the clock at the first paint, the seconds of the processor until then, and
those of the top-level modules given as arguments that are loaded."""
