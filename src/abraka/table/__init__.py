"""The table: a server where people and bots meet, play, and never lose a move."""
