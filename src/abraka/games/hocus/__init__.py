"""Hocus Pocus."""
