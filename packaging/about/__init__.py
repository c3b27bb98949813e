"""What every package says of the program: its address, version notes, day and icon."""
