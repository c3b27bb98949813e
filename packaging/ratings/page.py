"""The page on the bots, written from the matches that were played."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from textwrap import fill

from boardroom.bots import bots
from boardroom.games import GAMES
from boardroom.play.simulate.summary import Share, Turns
from ratings.data import LEVELS, SEED, Match, lineups
from ratings.elo import ratings

BY_HAND = "<!-- By hand from here on: `make ratings` leaves it as it is. -->"

# What is asked of the bots.
EVEN = 0.5
"""Each level beats the one below it: the lower bound of its share is above this."""
SHARE_OF_HARD = {"random": 0.90, "medium": 0.60}
"""The least share of hard against these, as it was measured."""
SHARE_OF_HARD_CHOCONNECT = {"random": 0.80, "medium": 0.55}
"""There the luck of the bag weighs more."""
SOLO_RATIO = 1.25
"""Times the mean score of medium that hard reaches alone."""
TURN_SECONDS = {"hard": 1.0, "medium": 0.05}
"""The CPU time that 95 of 100 turns keep to."""
LEAST_GAMES = 200

_OWN_WAYS = {
    "choconnect": "Easy and medium see at sight what the next tile would complete where it comes"
    " in. Hard also foresees the lines that tiles make as they are moved on, counts the bag, and"
    " looks three draws ahead.",
}
"""What the levels of a game know of it, where that is more than how hard they try."""

_Z = 1.959964

_HEAD = """\
# How strong the bots are

Every game has four bots:

{levels}

Each met every other with rotating seats: a deal is played once from each seat. A share is the part
of the games that the first bot won, where a draw and a shared win count half; its interval is
Wilson's, at 95 %. *Who begins* is the seat that decides first, whichever bot sits there. A *bar* is
what a level has to reach. A *turn* is all that a seat decides before another does, in Connnect all
of one phase. Its time is CPU time of one core; where a level played several matches, the slowest
counts. A level makes a fixed number of simulations, so that a seed plays the same games on every
machine.

Ratings are on Elo's scale, with random at 0: those under which all results of a game are likeliest
(Bradley and Terry 1952). A rating that goes from game to game, such as openskill's, depends on the
order of the games; this one does not, and its interval says how sure it is. Each side of a pair has
half a win more than it won, so that no rating is infinite.

{verdict}

{cost}

`make ratings` plays what is missing in [bots.json](bots.json) and writes this page. After a change
to the bots of a game, `make ratings ARGS="--anew choconnect"` measures that game again. The games
of one match, one by one:

    boardroom simulate choconnect --seats hard,medium --games 200 --seed {seed} --csv"""


@dataclass(frozen=True, slots=True)
class Bar:
    """Something that is asked, and whether it holds."""

    asked: str
    holds: bool


def page(matches: Sequence[Match], before: str = "") -> str:
    """The whole page; what was written by hand ``before`` stays at its end."""
    by_game = {game: [each for each in matches if each.game == game] for game in GAMES}
    parts = [_head(matches), *(_game(game, found) for game, found in by_game.items() if found)]
    kept = before.partition(BY_HAND)[2].strip()
    return "\n\n".join([*parts, BY_HAND, *([kept] if kept else [])]) + "\n"


def in_words(match: Match) -> str:
    """What a match said, in one line."""
    spent = f"{match.found.seconds:,.0f} s of CPU time"
    if len(match.bots) == 1:
        standing = match.found.standings[0]
        return f"mean score {standing.score:.1f} ± {_Z * standing.score_error:.1f}, {spent}"
    return f"{_percent(_share(match))} ({_interval(_share(match))}), {spent}"


def bars(match: Match) -> list[Bar]:
    """What is asked of the first bot of a match of two."""
    strong, weak = match.bots
    share, found = _share(match), []
    if LEVELS.index(strong) - LEVELS.index(weak) == 1:
        found.append(Bar(f"lower bound above {_whole(EVEN)}", share.low > EVEN))
    if strong == "hard":
        asked = SHARE_OF_HARD_CHOCONNECT if match.game == "choconnect" else SHARE_OF_HARD
        if weak in asked:
            found.append(Bar(f"at least {_whole(asked[weak])}", share.value >= asked[weak]))
    if found:
        enough = match.found.games >= LEAST_GAMES
        found += [] if enough else [Bar(f"at least {LEAST_GAMES} games", False)]
    return found


# The head -----------------------------------------------------------------------------------


def _head(matches: Sequence[Match]) -> str:
    verdict, cost = _verdict(matches), _cost(matches)
    return _HEAD.format(levels=_introduced(), verdict=verdict, cost=cost, seed=SEED)


def _introduced() -> str:
    """The levels, each with how it plays in its own words: the same in every game."""
    levels = bots(next(iter(GAMES))).values()
    return "\n".join([f"- **{each.id}**: {each.about}" for each in levels])


def _verdict(matches: Sequence[Match]) -> str:
    asked = [(where, bar) for where, bar in _all_bars(matches)]
    failed = [f"{where} ({bar.asked})" for where, bar in asked if not bar.holds]
    there = {(each.game, each.bots) for each in matches}
    wanted = [(game, bots) for game in GAMES for bots in lineups(game)]
    left = len([each for each in wanted if each not in there])
    missing = f" {left} of {len(wanted)} matches are still to be played." if left else ""
    if not failed:
        return f"All {len(asked)} bars that were measured hold.{missing}"
    failing = f"Bars that do not hold, {len(failed)} of {len(asked)}: {'; '.join(failed)}."
    return failing + missing


def _all_bars(matches: Sequence[Match]) -> Iterator[tuple[str, Bar]]:
    for game, kind in GAMES.items():
        found = [each for each in matches if each.game == game]
        for match in found:
            if len(match.bots) == 2:
                for bar in bars(match):
                    yield f"{kind.title}, {' against '.join(match.bots)}", bar
        for level, times in _times(found).items():
            if level in TURN_SECONDS:
                yield f"{kind.title}, a turn of {level}", _turn_bar(level, times)
        ratio = _ratio(found)
        if ratio is not None:
            yield f"{kind.title} alone, hard", _ratio_bar(ratio)


def _cost(matches: Sequence[Match]) -> str:
    seconds = math.fsum(each.found.seconds for each in matches)
    games = sum(each.found.games for each in matches)
    lines = [f"{games:,} games took {_hours(seconds)} of CPU time."]
    places: dict[tuple[str, str], set[str]] = {}
    for each in matches:
        places.setdefault((each.machine, each.python), set()).add(each.date)
    for (machine, python), dates in sorted(places.items()):
        when = min(dates) if len(dates) == 1 else f"{min(dates)} to {max(dates)}"
        lines.append(f"Machine: {machine}; CPython {python}; {when}.")
    return " ".join(lines)


# One game -----------------------------------------------------------------------------------


def _game(game: str, matches: Sequence[Match]) -> str:
    met = [each for each in matches if len(each.bots) == 2]
    alone = [each for each in matches if len(each.bots) == 1]
    parts = [f"## {GAMES[game].title}"]
    if game in _OWN_WAYS:
        parts.append(fill(_OWN_WAYS[game], 100))
    if met:
        parts.append(_table(*_pairs(met)))
    parts.append(_table(*_levels(matches, met)))
    if alone:
        parts.append(_solo(alone))
    commits = ", ".join(sorted({each.commit for each in matches}))
    spent = _hours(math.fsum(each.found.seconds for each in matches))
    parts.append(f"CPU time {spent}, at commit {commits}.")
    return "\n\n".join(parts)


def _pairs(matches: Sequence[Match]) -> tuple[list[str], list[list[str]]]:
    heads = ["first against second", "games", "share of the first", "95 % interval", "bars"]
    heads += ["mean scores", "moves a game", "share of who begins"]
    rows = []
    for each in sorted(matches, key=lambda each: [LEVELS.index(bot) for bot in each.bots]):
        strong, weak = (each.standing(bot) for bot in each.bots)
        share, first = _share(each), each.found.first
        asked = bars(each)
        rows.append(
            [
                " against ".join(each.bots),
                f"{each.found.games:,}",
                _percent(share),
                _interval(share),
                _told(asked),
                f"{strong.score:.2f} : {weak.score:.2f}",
                f"{each.found.plies[1]:.1f}",
                f"{_percent(first)} ({_interval(first)})",
            ]
        )
    return heads, rows


def _levels(matches: Sequence[Match], met: Sequence[Match]) -> tuple[list[str], list[list[str]]]:
    heads = ["level", "rating", "95 % interval", "turn, ms", "95 of 100 turns, ms", "bar"]
    wins = {
        (each.bots[0], each.bots[1]): (
            each.standing(each.bots[0]).wins,
            each.standing(each.bots[1]).wins,
        )
        for each in met
    }
    found, rows = ratings(LEVELS, wins), []
    for level, times in _times(matches).items():
        rating, asked = found.get(level), []
        if level in TURN_SECONDS:
            asked.append(_turn_bar(level, times))
        interval = ""
        if rating is not None and level != LEVELS[0]:
            interval = f"{rating.points - rating.error:.0f} to {rating.points + rating.error:.0f}"
        rows.append(
            [
                level,
                "" if rating is None else f"{rating.points:.0f}",
                interval,
                _milliseconds(times.median),
                _milliseconds(times.slow),
                _told(asked),
            ]
        )
    return heads, rows


def _solo(matches: Sequence[Match]) -> str:
    heads = ["alone", "games", "mean score", "95 % interval", "moves a game"]
    rows = []
    for each in sorted(matches, key=lambda each: LEVELS.index(each.bots[0])):
        standing = each.standing(each.bots[0])
        half = _Z * standing.score_error
        interval = f"{standing.score - half:.1f} to {standing.score + half:.1f}"
        cells = [standing.bot, f"{each.found.games:,}", f"{standing.score:.1f}", interval]
        rows.append([*cells, f"{each.found.plies[1]:.1f}"])
    table = _table(heads, rows)
    ratio = _ratio(matches)
    if ratio is None:
        return table
    value, error = ratio
    bar = _ratio_bar(ratio)
    return (
        f"{table}\n\nHard reaches {value:.2f} times the mean of medium"
        f" ({value - error:.2f} to {value + error:.2f}); {_told([bar])}."
    )


def _times(matches: Sequence[Match]) -> dict[str, Turns]:
    """The slowest times of each level over its matches."""
    found: dict[str, Turns] = {}
    for level in LEVELS:
        times = [each.standing(level).turns for each in matches if level in each.bots]
        if times:
            found[level] = max(times, key=lambda each: each.slow)
    return found


def _ratio(matches: Sequence[Match]) -> tuple[float, float] | None:
    """The mean score of hard alone as a multiple of that of medium, and half its interval."""
    alone = {each.bots[0]: each.standing(each.bots[0]) for each in matches if len(each.bots) == 1}
    if "hard" not in alone or "medium" not in alone or alone["medium"].score <= 0:
        return None
    hard, medium = alone["hard"], alone["medium"]
    ratio = hard.score / medium.score
    relative = math.hypot(hard.score_error / hard.score, medium.score_error / medium.score)
    return ratio, _Z * ratio * relative


# Small things -------------------------------------------------------------------------------


def _share(match: Match) -> Share:
    return match.standing(match.bots[0]).share


def _turn_bar(level: str, times: Turns) -> Bar:
    limit = TURN_SECONDS[level]
    return Bar(f"at most {_milliseconds(limit)}", times.slow <= limit)


def _ratio_bar(ratio: tuple[float, float]) -> Bar:
    return Bar(f"at least {SOLO_RATIO}", ratio[0] >= SOLO_RATIO)


def _told(asked: Sequence[Bar]) -> str:
    return "; ".join(
        f"{bar.asked}: {'holds' if bar.holds else '**does not hold**'}" for bar in asked
    )


def _percent(share: Share) -> str:
    return f"{100 * share.value:.1f} %"


def _whole(part: float) -> str:
    return f"{100 * part:.0f} %"


def _interval(share: Share) -> str:
    return f"{100 * share.low:.1f} to {100 * share.high:.1f} %"


def _milliseconds(seconds: float) -> str:
    return f"{1000 * seconds:,.0f}" if seconds >= 0.01 else f"{1000 * seconds:.2g}"


def _hours(seconds: float) -> str:
    hours, minutes = divmod(round(seconds / 60), 60)
    if hours:
        return f"{hours} h {minutes:02} min"
    return f"{minutes} min" if minutes > 1 else f"{seconds:.0f} s"


def _table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table of Markdown; numbers stand at the right."""
    lines = [heads, ["---", *("---:" for _ in heads[1:])], *rows]
    return "\n".join(
        "".join(["|", *(f" {cell} |" if cell else " |" for cell in line)]) for line in lines
    )
