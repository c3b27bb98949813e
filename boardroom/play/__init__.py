"""A game being played: the match, its record, its journal, and the process in which bots think.

Rules come from below, and nothing here draws: :class:`~boardroom.play.match.Match` is the only
owner of "now", and whoever shows a game listens to it.
"""
