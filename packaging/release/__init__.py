"""What is tried of the packages before they go out; `check.py` is where it begins."""
