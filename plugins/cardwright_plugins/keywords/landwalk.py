"""Landwalk (702.14)."""

from collections.abc import Sequence

from cardwright.hookspecs import hookimpl
from cardwright.language import (
    DEFENDING_PLAYER,
    THIS,
    Ability,
    CantBeBlocked,
    Controls,
    Filter,
    Forest,
    Island,
    Keyword,
    KeywordDefinition,
    Mountain,
    Plains,
    Swamp,
    land,
    static,
)


def _landwalk(quality: Filter) -> Sequence[Ability]:
    """It can't be blocked as long as defending player controls such a land (702.14c)."""
    found = Controls(DEFENDING_PLAYER, land & quality)
    return [static(THIS, CantBeBlocked(condition=found))]


def meaning(keyword: Keyword) -> Sequence[Ability]:
    """Landwalk of any other kind: the quality of the lands is the keyword's."""
    return _landwalk(keyword.filter if keyword.filter is not None else land)


def plainswalk(keyword: Keyword) -> Sequence[Ability]:
    """The lands are Plains."""
    return _landwalk(Plains)


def islandwalk(keyword: Keyword) -> Sequence[Ability]:
    """The lands are Islands."""
    return _landwalk(Island)


def swampwalk(keyword: Keyword) -> Sequence[Ability]:
    """The lands are Swamps."""
    return _landwalk(Swamp)


def mountainwalk(keyword: Keyword) -> Sequence[Ability]:
    """The lands are Mountains."""
    return _landwalk(Mountain)


def forestwalk(keyword: Keyword) -> Sequence[Ability]:
    """The lands are Forests."""
    return _landwalk(Forest)


@hookimpl
def cardwright_keywords() -> list[KeywordDefinition]:
    """The keyword."""
    return [
        KeywordDefinition("landwalk", "702.14", meaning),
        KeywordDefinition("plainswalk", "702.14", plainswalk),
        KeywordDefinition("islandwalk", "702.14", islandwalk),
        KeywordDefinition("swampwalk", "702.14", swampwalk),
        KeywordDefinition("mountainwalk", "702.14", mountainwalk),
        KeywordDefinition("forestwalk", "702.14", forestwalk),
    ]
