"""Laying pieces out on pages: cards with their backs behind them, pads, labels."""
