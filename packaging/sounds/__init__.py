"""The sounds of the program, made from nothing."""
