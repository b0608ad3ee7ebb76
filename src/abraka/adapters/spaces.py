"""What all environments share: their spaces, and an observation."""

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict

from abraka.core.batch import Batch
from abraka.core.game import Game

Observation = dict[str, Any]


def observation_space(game: Game, players: int) -> Dict:
    """What a seat knows as numbers, and which actions are legal."""
    names = game.feature_names(players)
    low, high = (np.array([getattr(one, end) for one in names], np.float32) for end in ("low", "high"))
    mask = Box(0, 1, (game.spec.action_count,), np.int8)
    return Dict({"observation": Box(low, high, dtype=np.float32), "action_mask": mask})


def asked(batch: Batch, row: int = 0) -> Observation:
    """What the seat that is asked in a row observes; the arrays are the caller's to keep."""
    return {"observation": batch.features[row].copy(), "action_mask": batch.mask[row].astype(np.int8)}
