"""After the match: everybody's chances at every moment, what luck did and what decisions did; and puzzles."""
