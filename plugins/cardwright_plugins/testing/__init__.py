"""Testing cards: the pytest plugin and the numbers of the rules."""
