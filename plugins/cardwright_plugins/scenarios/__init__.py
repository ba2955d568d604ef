"""Scenario files: a board, what is done, and what is expected, as data.

One schema, written as JSON or TOML (or YAML where that is installed), and Forge's puzzles,
which are boards alone. See `cardwright_plugins.scenarios.document` for the words.
"""

from cardwright_plugins.scenarios.document import Document, DocumentError
from cardwright_plugins.scenarios.playing import Outcome, play
from cardwright_plugins.scenarios.reading import load

__all__ = ["Document", "DocumentError", "Outcome", "load", "play"]
