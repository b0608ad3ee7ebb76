"""Magic Hill: goblins climb a stepped hill, on each other's shoulders and by secret passages."""
