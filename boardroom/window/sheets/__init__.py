"""The page of printable sheets: catalogue, settings, the very pages, saving and printing."""
