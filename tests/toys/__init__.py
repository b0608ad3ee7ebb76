"""A whole game in as few lines as the contract allows, to be dropped into a copy of the sources."""
