; What the installer says besides the texts of NSIS itself.

!macro Text NAME ENGLISH GERMAN RUSSIAN
  LangString ${NAME} ${LANG_ENGLISH} "${ENGLISH}"
  LangString ${NAME} ${LANG_GERMAN} "${GERMAN}"
  LangString ${NAME} ${LANG_RUSSIAN} "${RUSSIAN}"
!macroend

!insertmacro Text SAVED_GAME "Boardroom game" "Boardroom-Spiel" "Партия Boardroom"
!insertmacro Text WHAT_IT_IS \
  "Five tabletop games, and their components to print" \
  "Fünf Brettspiele und ihre Teile zum Drucken" \
  "Пять настольных игр и их детали для печати"
!insertmacro Text WELCOME \
  "Five tabletop games, and their components to print.$\r$\n$\r$\nBoardroom is installed for you \
alone, without the rights of an administrator. A version that is there already is replaced; your \
games and settings stay." \
  "Fünf Brettspiele und ihre Teile zum Drucken.$\r$\n$\r$\nBoardroom wird nur für Sie \
installiert, ohne die Rechte eines Administrators. Eine vorhandene Version wird ersetzt; Ihre \
Spiele und Einstellungen bleiben." \
  "Пять настольных игр и их детали для печати.$\r$\n$\r$\nBoardroom устанавливается только для \
вас, без прав администратора. Уже установленная версия будет заменена; ваши партии и настройки останутся."
!insertmacro Text STILL_OPEN \
  "Boardroom is still open. Close it, then try again." \
  "Boardroom ist noch geöffnet. Schließen Sie das Programm und versuchen Sie es noch einmal." \
  "Boardroom ещё открыт. Закройте его и попробуйте снова."
!insertmacro Text OLD_STAYS \
  "The version that is installed could not be removed, so the new one was not installed." \
  "Die vorhandene Version ließ sich nicht entfernen; die neue wurde deshalb nicht installiert." \
  "Установленную версию не удалось удалить, поэтому новая не была установлена."
!insertmacro Text TOO_OLD \
  "Boardroom needs a 64-bit Windows 10 of version 1809, or a newer one." \
  "Boardroom braucht ein 64-Bit-Windows 10 ab Version 1809 oder ein neueres." \
  "Boardroom нужна 64-разрядная Windows 10 версии 1809 или новее."
