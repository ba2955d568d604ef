"""Agents: one module, and one plugin, for each way of making a player's decisions."""
