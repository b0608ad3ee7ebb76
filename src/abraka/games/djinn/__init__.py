"""Djinn, with its solo game."""
