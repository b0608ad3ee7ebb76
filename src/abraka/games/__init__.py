"""The games, a package each, with the same file names in all of them."""
