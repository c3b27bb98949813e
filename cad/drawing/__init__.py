"""How bodies become pixels, step by step: plain arrays in and out."""
