"""The rules in the program: a page a game, from its text in ``resources/rules`` to the screen."""
