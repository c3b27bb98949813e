"""The page of printable parts: catalogue, parameters, preview, what to print, and export."""
