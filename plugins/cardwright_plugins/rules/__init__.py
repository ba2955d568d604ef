"""Further rules: one module, and one plugin, for each set of actions beside the core's."""
