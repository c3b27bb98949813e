"""What others made and the program carries, with the texts of its licences."""
