"""The cards of the games, front and back."""
