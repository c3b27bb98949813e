"""What shells offer after `boardroom` and a tab: files for bash, zsh and fish, made from its help.

They hold every verb and option themselves, so that a shell answers without starting the program.
"""

from __future__ import annotations

from collections.abc import Iterator

from command_words import Option, Verb, program


def bash() -> str:
    """The completion for bash; files are offered where no verb or option fits."""
    return _script(
        [
            "# Completion of boardroom for bash.",
            "_boardroom() {",
            '    local path="" word offered="" current="${COMP_WORDS[COMP_CWORD]}"',
            '    for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do',
            *_path_cases("        "),
            "    done",
            '    case "$path ${COMP_WORDS[COMP_CWORD-1]}" in',
            *_value_cases('offered="{words}"'),
            '        *) case "$path" in',
            *_word_cases('offered="{words}"'),
            "        esac ;;",
            "    esac",
            '    COMPREPLY=($(compgen -W "$offered" -- "$current"))',
            "}",
            "complete -o default -o bashdefault -F _boardroom boardroom",
        ]
    )


def zsh() -> str:
    """The completion for zsh; files are offered where no verb or option fits."""
    return _script(
        [
            "#compdef boardroom",
            "# Completion of boardroom for zsh.",
            'local path_="" word',
            "local -a offered",
            'for word in "${(@)words[2,CURRENT-1]}"; do',
            *(line.replace("path=", "path_=").replace("$path", "$path_") for line in _path_cases()),
            "done",
            'case "$path_ ${words[CURRENT-1]}" in',
            *_value_cases("offered=({words})"),
            '    *) case "$path_" in',
            *_word_cases("offered=({words})"),
            "    esac ;;",
            "esac",
            "compadd -a offered || _files",
        ]
    )


def fish() -> str:
    """The completion for fish, with what each verb and option does."""
    lines = ["# Completion of boardroom for fish."]
    for verb in program().walk():
        here = f"complete -c boardroom -n {_quoted(_fish_condition(verb))}"
        lines += [f"{here} -f -a {each.words[-1]} -d {_quoted(each.help)}" for each in verb.verbs]
        for option in (*verb.options, _HELP):
            values = f" -x -a {_quoted(' '.join(option.values))}" if option.values else ""
            takes = values or (" -r" if option.takes else "")
            names = " ".join(f"-l {name.removeprefix('--')}" for name in option.names)
            lines.append(f"{here} {names}{takes} -d {_quoted(option.help)}")
    return _script(lines)


_HELP = Option(("--help",), "", (), "Show this message and exit.")


def _script(lines: list[str]) -> str:
    return "\n".join(lines) + "\n"


def _path_cases(indent: str = "    ") -> list[str]:
    """Lines that follow the verbs which are written so far: `path` becomes ` parts export`."""
    known = [" ".join(("", *verb.words)) for verb in program().walk() if verb.words]
    paths = "|".join(f'"{path}"' for path in known)
    return [f'{indent}case "$path $word" in {paths}) path="$path $word" ;; esac']


def _value_cases(does: str) -> Iterator[str]:
    """A case for each option whose values are counted."""
    for verb in program().walk():
        for option in verb.options:
            if option.values:
                words = does.format(words=" ".join(option.values))
                yield f'        "{" ".join(("", *verb.words))} {option.names[0]}") {words} ;;'


def _word_cases(does: str) -> Iterator[str]:
    """A case for each verb: the verbs below it, and its options."""
    for verb in program().walk():
        words = [each.words[-1] for each in verb.verbs]
        words += [name for option in (*verb.options, _HELP) for name in option.names]
        path = " ".join(("", *verb.words)) if verb.words else ""
        yield f'            "{path}") {does.format(words=" ".join(words))} ;;'


def _fish_condition(verb: Verb) -> str:
    seen = [f"__fish_seen_subcommand_from {word}" for word in verb.words]
    below = " ".join(each.words[-1] for each in verb.verbs)
    return "; and ".join([*seen, *([f"not __fish_seen_subcommand_from {below}"] if below else [])])


def _quoted(text: str) -> str:
    return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'"
