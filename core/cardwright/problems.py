"""What is wrong with a plugin, told so that its author can find it."""

from __future__ import annotations

import traceback as tracebacks
from collections.abc import Iterable
from enum import StrEnum

import attrs


class Kind(StrEnum):
    """The kinds of problem, each as a reader sees it."""

    BROKEN_IMPORT = "broken import"
    WRONG_TYPE = "wrong type"
    WRONG_NAME = "wrong name"
    DUPLICATE = "duplicate"
    MISSPELT_HOOK = "misspelt hook"
    WRONG_HOOK = "wrong hook"
    HOOK_FAILED = "hook failed"
    INCOMPATIBLE_API = "incompatible API"
    BROKEN_METADATA = "broken metadata"
    BLOCKED = "blocked"
    UNKNOWN_CARD = "unknown card"
    UNSUPPORTED_KEYWORD = "unsupported keyword"


@attrs.frozen
class Problem:
    """One thing that keeps a plugin, or a part of it, from working.

    ``plugin`` is its entry-point name, or the card's name as it was asked for;
    ``distribution`` and ``version`` name the package it came in, empty where there is none.
    ``reason`` is one sentence without a full stop. ``traceback`` is the text of the
    exception behind it, if any; it takes no part in comparisons.
    """

    kind: Kind
    plugin: str
    reason: str
    distribution: str = ""
    version: str = ""
    traceback: str = attrs.field(default="", eq=False, repr=False)

    def __str__(self) -> str:
        """``wrong type: bolt (packname 1.2): reason``."""
        origin = f"{self.distribution} {self.version}".strip()
        where = f"{self.plugin} ({origin})" if origin else self.plugin
        return f"{self.kind}: {where}: {self.reason}"


class CardwrightError(Exception):
    """Base of the errors Cardwright raises on purpose."""


class PluginProblems(CardwrightError):
    """Raised in strict mode when there is any problem; ``problems`` holds all of them."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__("\n".join(map(str, self.problems)))


class UnknownCards(CardwrightError):
    """Raised when cards of a pool can't be had: unknown, blocked or broken.

    ``names`` lists them as they were asked for; ``problems`` says why, one or more for each,
    with the nearest names for those that are unknown.
    """

    def __init__(self, names: Iterable[str], problems: Iterable[Problem]) -> None:
        self.names = tuple(names)
        self.problems = tuple(problems)
        super().__init__("\n".join(map(str, self.problems)))


def told(error: BaseException) -> str:
    """An exception in one line: its type and what it says."""
    return f"{type(error).__name__}: {error}" if str(error) else type(error).__name__


def traceback_of(error: BaseException) -> str:
    """The whole traceback of an exception, as text."""
    return "".join(tracebacks.format_exception(error))
