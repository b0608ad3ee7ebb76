"""The lab: play by chance, counts and figures."""
