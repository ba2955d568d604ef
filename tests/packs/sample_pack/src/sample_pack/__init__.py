"""A card pack of a third party."""
