"""What a shell offers after a tab, asked of the shell itself: zsh at a terminal, as it offers
nothing elsewhere, fish and bash by their own words for it."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

from tests.tools import need_tool

_ASK_BASH = """
. "$0"
COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _boardroom
(( ${#COMPREPLY[@]} )) && printf "%s\\n" "${COMPREPLY[@]}"
"""

_ASK_FISH = "source $argv[1]; complete -C $argv[2]"

_ZSHRC = """
PROMPT='ready>'
fpath=("$COMPLETIONS" $fpath)
autoload -U compinit
compinit -D -u
compadd() {
    local -a all
    builtin compadd -O all "$@"
    print -rl -- $all >> "$OFFERED"
    builtin compadd "$@"
}
finish() { print -r -- "$BUFFER" > "$WRITTEN"; exit }
zle -N finish
bindkey '^X' finish
"""


def bash(script: Path, line: str, folder: Path) -> set[str]:
    """The words that bash offers for the last one of a line; without any it offers files."""
    words = [need_tool("bash"), "-c", _ASK_BASH, str(script), *line.split(" ")]
    told = subprocess.run(words, cwd=folder, capture_output=True, text=True)
    assert told.stderr == ""
    return set(told.stdout.splitlines())


def fish(script: Path, line: str, folder: Path) -> set[str]:
    """The words that fish offers."""
    words = [need_tool("fish"), "--no-config", "-c", _ASK_FISH, str(script), line]
    own = {**os.environ, "HOME": str(_home(folder))}
    told = subprocess.run(words, cwd=folder, env=own, capture_output=True, text=True)
    assert told.stderr == ""
    return {each.partition("\t")[0] for each in told.stdout.splitlines()}


def _home(folder: Path) -> Path:
    """A home for the shell, beside the folder where it is."""
    home = folder.parent / "home"
    home.mkdir(exist_ok=True)
    return home


def zsh(script: Path, line: str, folder: Path) -> tuple[set[str], str]:
    """The words that zsh offers, and the line that it writes."""
    import pty  # not on Windows

    home = _home(folder)
    (home / ".zshrc").write_text(_ZSHRC)
    offered, written = home / "offered", home / "written"
    for file in (offered, written):
        file.write_text("")
    own = {"COMPLETIONS": str(script.parent), "OFFERED": str(offered), "WRITTEN": str(written)}
    own |= {"ZDOTDIR": str(home), "HOME": str(home), "PATH": os.environ["PATH"], "TERM": "vt100"}
    ours, theirs = pty.openpty()
    shell = subprocess.Popen(
        [need_tool("zsh"), "-d", "-i"],
        cwd=folder,
        env=own,
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        start_new_session=True,
    )
    os.close(theirs)
    said = b""
    try:
        while b"ready>" not in said:
            said += os.read(ours, 1000)
        os.write(ours, line.encode() + b"\t\x18")
        while True:
            try:
                if not os.read(ours, 1000):
                    break
            except OSError:  # the shell has closed its end
                break
        assert shell.wait(30) == 0
    finally:
        shell.kill()
        shell.wait()
        os.close(ours)
    return set(offered.read_text().split("\n")) - {""}, written.read_text().rstrip("\n")
