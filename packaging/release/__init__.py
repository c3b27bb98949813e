"""What is tried of the packages before they go out; `release_check.py` is where it begins."""
