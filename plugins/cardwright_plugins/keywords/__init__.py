"""Keywords: one module, and one plugin, for each keyword ability or keyword action."""
