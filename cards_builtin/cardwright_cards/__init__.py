"""The cards that come with Cardwright: one module, and one plugin, for each card."""
