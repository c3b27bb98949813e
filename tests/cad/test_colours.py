"""Parts are printed in the colours of the table."""

from boardroom.games.choconnect.moves import TILE_NAMES
from boardroom.games.colorpop.tokens import COLOUR_NAMES as TOKEN_NAMES
from boardroom.games.connect_colors import COLOUR_NAMES as BALL_NAMES
from boardroom.scenes import look
from cad import colours


def test_pieces_are_printed_in_the_colours_of_the_table():
    balls = {str(name): look.BALLS.fills[letter] for letter, name in BALL_NAMES.items()}
    assert balls == colours.BALLS
    tokens = {str(name): look.COLORPOP.fills[letter] for letter, name in TOKEN_NAMES.items()}
    assert tokens | {"joker": look.PEARL} == colours.TOKENS
    tiles = {str(name): look.CHOCOLATE.fills[letter] for letter, name in TILE_NAMES.items()}
    assert tiles == colours.CHOCOLATES
