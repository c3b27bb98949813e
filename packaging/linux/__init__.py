"""Packages for Linux, and what a desktop there is told of the program."""
