"""Ladder: a toy that is a whole game. Step up surely or dash by the die, and be the first at the top."""
