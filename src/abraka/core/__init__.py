"""What every game stands on: records, chance, actions, events, matches."""
