"""Turning answers given by name into answers to decisions."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any

from cardwright.decisions import (
    Answer,
    ChooseModes,
    ChooseNumber,
    ChooseOne,
    ChooseOrder,
    ChooseSome,
    Decision,
    Declare,
    Divide,
    IllegalAnswer,
    YesNo,
)
from cardwright.mana import COLOR_NAMES
from cardwright.objects import GameObject, Player
from cardwright.scenario.naming import Names, plain

_YES = {"yes": 1, "no": 0, "true": 1, "false": 0}
_MOST = ("max", "all", "most")
_NONE = ("none", "nothing")


class NoMatch(Exception):  # it is no error of the program
    """What was answered is none of the options, or not legal together; says why."""


def match(decision: Decision, wanted: Any, names: Names) -> Answer:
    """The decision's answer that ``wanted`` stands for; raises `NoMatch`."""
    try:
        return decision.check(_match(decision, wanted, names))
    except IllegalAnswer as error:
        raise NoMatch(str(error)) from None


def _match(decision: Decision, wanted: Any, names: Names) -> Answer:
    if isinstance(decision, YesNo):
        return _yes_no(decision, wanted)
    if isinstance(decision, ChooseNumber):
        return _number(decision, wanted)
    if isinstance(decision, Divide):
        return _shares(decision, wanted, names)
    if isinstance(decision, Declare):
        return declared(decision, wanted, names)
    if isinstance(decision, ChooseOrder):
        first = _indexes(decision, listed(wanted), names)
        return (*first, *(i for i in range(len(decision.options)) if i not in first))
    if isinstance(decision, ChooseSome):
        if isinstance(wanted, str) and plain(wanted) in _NONE:
            return ()
        if isinstance(wanted, str) and plain(wanted) in _MOST:
            return tuple(range(decision.maximum))
        return tuple(_indexes(decision, listed(wanted), names))
    if isinstance(decision, ChooseOne):
        wanted_list = listed(wanted)
        if len(wanted_list) != 1:
            raise NoMatch(f"{decision.reason}: one answer is asked for, not {wanted!r}")
        return _indexes(decision, wanted_list, names)[0]
    raise NoMatch(f"{decision.reason}: {wanted!r} says nothing here")


def listed(wanted: Any) -> list[Any]:
    """One answer or several, as a list."""
    return list(wanted) if isinstance(wanted, list | tuple | set | frozenset) else [wanted]


def _yes_no(decision: Decision, wanted: Any) -> int:
    if isinstance(wanted, bool):
        return int(wanted)
    if isinstance(wanted, str) and plain(wanted) in _YES:
        return _YES[plain(wanted)]
    raise NoMatch(f"{decision.reason}: yes or no is asked for, not {wanted!r}")


def _number(decision: ChooseNumber, wanted: Any) -> int:
    if isinstance(wanted, str) and plain(wanted) in _MOST:
        return decision.maximum
    if isinstance(wanted, str) and wanted.strip().isdigit():
        return int(wanted)
    if isinstance(wanted, int) and not isinstance(wanted, bool):
        return wanted
    raise NoMatch(f"{decision.reason}: a number is asked for, not {wanted!r}")


def _shares(decision: Divide, wanted: Any, names: Names) -> tuple[int, ...]:
    if not isinstance(wanted, Mapping):
        raise NoMatch(f"{decision.reason}: a share for each is asked for, not {wanted!r}")
    shares = [0] * len(decision.options)
    taken: list[int] = []
    for name, share in wanted.items():
        index = pick(decision.options, name, names, taken)
        if index is None:
            raise NoMatch(f"{decision.reason}: {name!r} is not among {said(decision.options)}")
        taken.append(index)
        shares[index] = share
    return tuple(shares)


def declared(decision: Declare, wanted: Any, names: Names) -> tuple[tuple[int, int], ...]:
    """Pairs of creatures and what they attack or block."""
    pairs: list[tuple[int, int]] = []
    if not isinstance(wanted, Mapping):
        raise NoMatch(f"{decision.reason}: who attacks or blocks what, not {wanted!r}")
    taken: list[int] = []
    for creature, what in wanted.items():
        index = pick(decision.options, creature, names, taken)
        if index is None:
            raise NoMatch(f"{decision.reason}: {creature!r} is not among {said(decision.options)}")
        taken.append(index)
        for one in listed(what):
            against = 0 if one is None else pick(decision.against[index], one, names)
            if against is None:
                raise NoMatch(f"{decision.reason}: {creature} has no choice {one!r}")
            pairs.append((index, against))
    return tuple(pairs)


def _indexes(decision: Decision, wanted: Iterable[Any], names: Names) -> list[int]:
    found: list[int] = []
    for one in wanted:
        index = None
        if isinstance(decision, ChooseModes) and type(one) is int:
            index = next((i for i, n in enumerate(decision.numbers) if n == one - 1), None)
        if index is None:
            index = pick(decision.options, one, names, found)
        if index is None:
            raise NoMatch(f"{decision.reason}: {one!r} is not among {said(decision.options)}")
        found.append(index)
    return found


def pick(
    options: Sequence[Any], wanted: Any, names: Names, taken: Collection[int] = ()
) -> int | None:
    """The option that is meant: the very thing, the same name, then a text that begins so."""
    left = [index for index in range(len(options)) if index not in taken]
    thing = getattr(wanted, "entity", wanted)
    if isinstance(thing, GameObject | Player):
        return next((index for index in left if options[index] is thing), None)
    if not isinstance(wanted, str):
        return next((index for index in left if options[index] == wanted), None)
    entities = [o for o in options if isinstance(o, GameObject | Player)]
    meant = names.all(wanted, entities)
    for index in left:
        if any(options[index] is entity for entity in meant):
            return index
    word = plain(wanted)
    texts = {i: plain(str(options[i])) for i in left if not isinstance(options[i], Player)}
    for test in (_same, str.startswith, str.__contains__):
        found = next((index for index, text in texts.items() if word and test(text, word)), None)
        if found is not None:
            return found
    return None


def _same(text: str, word: str) -> bool:
    symbol = _SYMBOLS.get(word)
    if symbol is not None and text and not text.replace(symbol, ""):
        return True  # Several mana of that color are meant as well.
    return text == word or text.strip("{}") == word


_SYMBOLS = {name: f"{{{letter.casefold()}}}" for letter, name in COLOR_NAMES.items()}
_SYMBOLS["colorless"] = "{c}"


def said(options: Iterable[Any]) -> str:
    """Options in words."""
    return ", ".join(dict.fromkeys(map(str, options))) or "nothing"
