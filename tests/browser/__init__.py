"""Tests of the browser client: real pages in a real Chromium, against a real server."""
