"""Pictures of the parts and of the window, and the page about the parts."""
