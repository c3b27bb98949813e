"""The window: pages, dialogs, and what turns a match into something to see and to touch."""
