"""What shells offer after `boardroom` and a tab: files for bash, zsh and fish, made from its help.

They hold every verb, option and value themselves, so that a shell answers without starting the
program.
"""

from __future__ import annotations

from collections.abc import Iterator

from linux.command_words import Option, Verb, program

_HELP = Option(("--help",), "", (), "Show this message and exit.")


def bash() -> str:
    """The completion for bash; files are offered where no word fits."""
    return _script(
        [
            "# Completion of boardroom for bash.",
            "_boardroom() {",
            '    local so_far="" word offered="" switches="" games=""',
            '    local current="${COMP_WORDS[COMP_CWORD]}" before="${COMP_WORDS[COMP_CWORD-1]}"',
            '    for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do',
            f"        {_follow()}",
            "    done",
            *_cases('offered="{}"', 'offered="{}" switches="{}" games={}', "$before"),
            '    [[ $current == -* ]] && offered="$switches" games=""',
            '    mapfile -t COMPREPLY < <(compgen -W "$offered" -- "$current")',
            '    if [[ -n "$games" ]]; then',
            "        compopt -o filenames 2> /dev/null",
            '        mapfile -t COMPREPLY < <(compgen -d -- "$current"',
            "            compgen -f -X '!*.boardroom' -- \"$current\")",
            "    fi",
            "}",
            "complete -o default -o bashdefault -F _boardroom boardroom",
            "complete -o filenames -o plusdirs -f -X '!*.boardroom' boardroom-window",
        ]
    )


def zsh() -> str:
    """The completion for zsh; files are offered where no word fits."""
    return _script(
        [
            "#compdef boardroom boardroom-window",
            "# Completion of boardroom for zsh.",
            'local so_far="" word games=""',
            "local -a offered switches",
            "if [[ $service == boardroom-window ]]; then",
            "    _files -g '*.boardroom'",
            "    return",
            "fi",
            'for word in "${(@)words[2,CURRENT-1]}"; do',
            f"    {_follow()}",
            "done",
            *_cases("offered=({})", "offered=({}) switches=({}) games={}", "${words[CURRENT-1]}"),
            "if [[ $PREFIX == -* ]]; then",
            "    compadd -a switches",
            'elif [[ -n "$games" ]]; then',
            "    _files -g '*.boardroom'",
            "else",
            "    compadd -a offered || _files",
            "fi",
        ]
    )


def fish() -> str:
    """The completion for fish, with what each verb and option does."""
    lines = ["# Completion of boardroom for fish.", f"complete -c boardroom-window {_FISH_GAMES}"]
    for verb in program().walk():
        here = f"complete -c boardroom -n {_quoted(_fish_condition(verb))}"
        lines += [f"{here} -f -a {each.words[-1]} -d {_quoted(each.help)}" for each in verb.verbs]
        if verb.takes_a_game:
            lines.append(f"{here} {_FISH_GAMES}")
        elif verb.values:
            lines.append(f"{here} -f -a {_quoted(' '.join(verb.values))}")
        elif not verb.arguments:
            lines.append(f"{here} -f")
        for option in (*verb.options, _HELP):
            values = f" -x -a {_quoted(' '.join(option.values))}" if option.values else ""
            takes = values or (" -r" if option.takes else "")
            names = " ".join(f"-l {name.removeprefix('--')}" for name in option.names)
            lines.append(f"{here} {names}{takes} -d {_quoted(option.help)}")
    return _script(lines)


_FISH_GAMES = "-k -f -a '(__fish_complete_suffix .boardroom)'"


def _script(lines: list[str]) -> str:
    return "\n".join(lines) + "\n"


def _follow() -> str:
    """A line that follows the verbs which are written: `so_far` becomes ` parts export`."""
    known = "|".join(f'"{_path(verb)}"' for verb in program().walk() if verb.words)
    return f'case "$so_far $word" in {known}) so_far="$so_far $word" ;; esac'


def _cases(after_option: str, after_verb: str, before: str) -> Iterator[str]:
    """What is offered: the values of the option before, files where it has none that are counted,
    or what may follow the verbs so far."""
    yield f'    case "$so_far {before}" in'
    for verb in program().walk():
        for option in (each for each in verb.options if each.takes):
            words = after_option.format(" ".join(option.values))
            yield f'        "{_path(verb)} {option.names[0]}") {words} ;;'
    yield '        *) case "$so_far" in'
    for verb in program().walk():
        words = " ".join((*(each.words[-1] for each in verb.verbs), *verb.values))
        names = " ".join(name for option in (*verb.options, _HELP) for name in option.names)
        games = "yes" if verb.takes_a_game else ""
        yield f'            "{_path(verb)}") {after_verb.format(words, names, games)} ;;'
    yield "        esac ;;"
    yield "    esac"


def _path(verb: Verb) -> str:
    return "".join(f" {word}" for word in verb.words)


def _fish_condition(verb: Verb) -> str:
    seen = [f"__fish_seen_subcommand_from {word}" for word in verb.words]
    below = " ".join(each.words[-1] for each in verb.verbs)
    return "; and ".join([*seen, *([f"not __fish_seen_subcommand_from {below}"] if below else [])])


def _quoted(text: str) -> str:
    return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'"
