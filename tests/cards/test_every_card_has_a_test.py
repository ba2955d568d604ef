"""Each built-in card is played by a test."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import cardwright_cards

TESTS = Path(__file__).parent.parent
PLAYING = {"scenario", "Board"}
"""What tests that play take or import."""

NOT_PLAYING = {"conformance", "fuzz"}
"""Folders of tests about lists of many cards."""

DECORATED = re.compile(r"(?:p\d:)?(?:\d+ )?(.+?)(?:#\d+)?")
"""A name as scenarios write it: ``4 Mountain``, ``p2:Mountain``, ``Mountain#2``."""


@cache
def built_in() -> dict[str, str]:
    """The names of the built-in cards, which their docstrings say, and their modules."""
    found = {}
    for folder in cardwright_cards.__path__:
        for path in sorted(Path(folder).glob("[!_]*.py")):
            docstring = ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) or ""
            found[docstring.removesuffix(".")] = path.name
    return found


def plays(tree: ast.Module) -> bool:
    """Whether some test of a module takes the scenario fixture or sets a `Board` up."""
    for node in ast.walk(tree):
        if isinstance(node, ast.arg) and node.arg in PLAYING:
            return True
        if isinstance(node, ast.alias) and node.name in PLAYING:
            return True
    return False


def mentioned() -> Iterator[str]:
    """The texts in modules of tests that play: card names among them."""
    for path in TESTS.rglob("test_*.py"):
        if NOT_PLAYING.isdisjoint(path.relative_to(TESTS).parts):
            tree = ast.parse(path.read_text(encoding="utf-8"))
            if plays(tree):
                for node in ast.walk(tree):
                    if isinstance(node, ast.Constant) and isinstance(node.value, str):
                        found = DECORATED.fullmatch(node.value)
                        yield found[1] if found else ""


def test_every_card_is_played_by_some_test():
    """Its name stands in a module of tests that set up boards and play."""
    untested = built_in().keys() - set(mentioned())

    assert sorted(untested) == []


def test_the_names_are_found_as_scenarios_write_them():
    """A number before a name, whose it is, and which of several are no part of the name."""
    written = ["Forest", "4 Forest", "p2:Forest", "Forest#2"]

    assert {DECORATED.fullmatch(text)[1] for text in written} == {"Forest"}
