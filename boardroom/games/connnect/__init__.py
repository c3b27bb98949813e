"""Connnect: dice into zones, claims out of numbers. One room: the layout of the sheet as data."""
