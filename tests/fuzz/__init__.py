"""Random play with the invariants of the game checked all the way."""
