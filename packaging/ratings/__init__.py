"""How strong the bots are: matches among them, and the page about it."""
