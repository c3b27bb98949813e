"""The ground floor: words, errors, folders, resources, progress. Knows nothing above it."""
