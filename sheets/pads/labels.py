"""Labels for boxes: a picture of the game, its name, and what is inside."""

from __future__ import annotations

from collections.abc import Callable

from boardroom.base.progress import Report
from boardroom.base.words import Message, message, messages
from boardroom.games import GAMES, game
from boardroom.games.choconnect.box import PLACES
from boardroom.games.colorpop.tokens import COLOURS as TOKEN_COLOURS
from boardroom.games.colorpop.tokens import GRID, JOKERS, PER_COLOUR, SUPPLY
from boardroom.games.connect_colors.balls import BALLS as BALL_COUNT
from boardroom.games.connect_colors.balls import COLOURS as BALL_COLOURS
from boardroom.games.connect_colors.balls import EACH
from boardroom.games.connnect import layout
from boardroom.games.domino3d.chips import CHIPS, SETS
from sheets.box import Box
from sheets.imposition.piece import Face, Piece
from sheets.imposition.settings import LabelSettings
from sheets.pads import make_pieces
from sheets.pads.emblems import EMBLEMS
from sheets.page import Document
from sheets.pen import BLACK, BOLD, LEAST_SIZE, REGULAR, Pen, Stroke, Type
from sheets.wordmark import draw_wordmark, wordmark_width


def make_labels(document: Document, settings: LabelSettings, report: Report) -> None:
    """A label for the box of each game. Cancelled when ``report`` says so."""
    labels = [
        Piece(f"label-{id}", message("Label of {game}", game=GAMES[id].title), _label(id))
        for id in GAMES
    ]
    make_pieces(document, settings, labels, message("Box labels"), report)


def contents() -> dict[str, tuple[Message, ...]]:
    """What lies in the box of each game, by its id."""
    chips = sorted(chips.bit_count() for chips in SETS.values())
    cards = sum(map(len, (layout.CONNECT_5, layout.SCORE_CARDS, layout.OBJECTIVES, ("dice card",))))
    return {
        "connect-colors": (
            messages("{count} ball", "{count} balls", BALL_COUNT),
            message("{each} of each of {colours} colours", each=EACH, colours=len(BALL_COLOURS)),
            message("board, frame and trays"),
        ),
        "connnect": (
            messages("{count} die and the tray", "{count} dice and their tray", layout.DICE),
            messages("{count} card", "{count} cards", cards),
            message("pad of player sheets, pencils"),
        ),
        "colorpop": (
            messages("{count} token", "{count} tokens", sum(SUPPLY)),
            message(
                "{each} of each of {colours} colours, {jokers} jokers",
                each=PER_COLOUR,
                colours=len(TOKEN_COLOURS),
                jokers=JOKERS,
            ),
            message("{chutes} chutes and the frame", chutes=GRID.columns),
        ),
        "domino3d": (
            message("{few} chips, or {all} with the sixes", few=chips[0], all=len(CHIPS)),
            message("racks, bag and score pad"),
        ),
        "choconnect": (
            messages("{count} chocolate", "{count} chocolates", PLACES),
            message("dark, milk and white"),
            message("box and bag"),
        ),
    }


def _label(id: str) -> Callable[[Pen, Face], None]:
    def draw(pen: Pen, face: Face) -> None:
        inks, safe = face.inks, face.safe
        picture = safe.left(34.0)
        EMBLEMS[id](pen, picture.middle(32.0, 34.0), face)
        right = safe.after(38.0)
        _title(pen, right.top(13.0), id, face)
        rule = right.y + 14.6
        pen.line([(right.x, rule), (right.right, rule)], Stroke(inks.line, 0.8))
        lines = contents()[id]
        body = Box(right.x, rule + 1.8, right.width, 5.0 * len(lines))
        for number, (words, row) in enumerate(zip(lines, body.rows(len(lines)), strict=True)):
            style = Type(BOLD if number == 0 else REGULAR, 9.0, inks.text)
            pen.text(words.show(), row, style, "left")
        seats = game(id).seats
        players = message("{least} to {most} players", least=seats[0], most=seats[-1])
        foot = Box(right.x, safe.bottom - 4.0, right.width, 4.0)
        pen.text(players.show(), foot, Type(REGULAR, 8.0, inks.quiet), "left")

    return draw


def _title(pen: Pen, box: Box, id: str, face: Face) -> None:
    if id == "connnect":
        size = min(20.0, box.width / wordmark_width(1.0))
        tiles, letters = face.inks.zone_fill, face.inks.zone_pips
        draw_wordmark(pen, box, size, face.inks.text, tiles=tiles, letters=letters, align="left")
        return
    style = Type(BLACK, 17.0, face.inks.text)
    pen.lines(game(id).title, box, style, most=2, least=LEAST_SIZE, align="left")
