"""The program as a folder that runs without Python: what is in it, and what weighs how much."""
