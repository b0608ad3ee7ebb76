"""Wandering Towers."""
