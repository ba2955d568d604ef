"""Playing scenario files: what became of each."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from attrs import frozen

from cardwright.abilities import UnknownKeyword
from cardwright.catalog import Catalog
from cardwright.problems import CardwrightError, UnknownCards
from cardwright.scenario import NotLegal, PlayerView, Scenario, ScenarioError, ScenarioFailure
from cardwright.scenario.board import step_named
from cardwright.scenario.play import catalog_of
from cardwright_plugins.scenarios.document import Document, Step

STATES = ("passed", "failed", "unsupported", "error")


@frozen
class Outcome:
    """What became of a scenario: one of `STATES`, why, and the board where it went wrong."""

    document: Document
    state: str
    reason: str = ""
    line: int = 0
    picture: str = ""

    def as_data(self) -> dict[str, Any]:
        """As plain data, for reports."""
        return {
            "file": self.document.file,
            "name": self.document.name,
            "state": self.state,
            "reason": self.reason,
            "line": self.line,
        }


class _Differs(Exception):  # it is what a scenario may come to
    def __init__(self, path: str, reason: str) -> None:
        self.path = path
        self.reason = reason
        super().__init__(reason)


def set_up(document: Document, catalog: Catalog | None = None) -> Scenario:
    """The scenario at its beginning."""
    return Scenario(
        board=document.board,
        strict=document.strict,
        catalog=catalog or catalog_of(document.packs),
    )


def play(document: Document, catalog: Catalog | None = None) -> Outcome:
    """Play a scenario of a file and compare; never raises."""
    scenario: Scenario | None = None
    path = document.path
    try:
        scenario = set_up(document, catalog)
        scenario.replay = f"cardwright scenario run {document.file} --only {document.name!r}"
        for step in document.steps:
            path = step.path
            perform(scenario, step)
        path = document.path
        compare(scenario, document.expect, f"{path}.expect" if path else "expect")
        scenario.finish()
    except UnknownCards as error:
        return Outcome(document, "unsupported", f"card: {', '.join(error.names)}")
    except UnknownKeyword as error:
        return Outcome(document, "unsupported", f"rule: {error}")
    except _Differs as error:
        picture = scenario.picture() if scenario is not None else ""
        line = document.line(error.path)
        return Outcome(document, "failed", error.reason, line, picture)
    except ScenarioFailure as error:
        return Outcome(document, "failed", error.reason, document.line(path), error.picture)
    except (CardwrightError, ScenarioError) as error:
        return Outcome(document, "error", str(error), document.line(path))
    except Exception as error:  # noqa: BLE001  # a card's own code may raise anything
        return Outcome(document, "error", repr(error), document.line(path))
    return Outcome(document, "passed")


def perform(scenario: Scenario, step: Step) -> None:
    """Do one action of a file."""
    value, more = step.value, dict(step.more)
    if step.action == "illegal":
        _illegal(scenario, step)
    elif step.action == "check":
        compare(scenario, value, f"{step.path}.check")
    elif step.action == "choose":
        answers = value if isinstance(value, list) else [value]
        scenario.choose(*answers, by=more.get("by"))
    elif step.action == "attack":
        creatures = value if isinstance(value, list) else [value]
        scenario.attack(*creatures, **more)
    elif step.action == "pass":
        scenario.pass_priority(value if isinstance(value, str) else None)
    elif step.action == "resolve":
        scenario.resolve(None if isinstance(value, bool) else value)
    elif step.action == "activate":
        scenario.activate(value, more.pop("ability", None), **more)
    else:
        methods: dict[str, Callable[..., Any]] = {
            "cast": scenario.cast,
            "play": scenario.play,
            "advance": scenario.advance,
            "block": scenario.block,
            "concede": scenario.concede,
        }
        methods[step.action](value, **more)


def _illegal(scenario: Scenario, step: Step) -> None:
    from cardwright_plugins.scenarios.document import step as read

    inner = read(step.value, f"{step.path}.illegal", len(scenario.game.players))
    try:
        perform(scenario, inner)
    except NotLegal as error:
        because = step.more.get("because", "")
        if because.casefold() not in error.reason.casefold():
            raise _Differs(
                step.path, f"it is not legal, but because: {error.reason}; not: {because}"
            ) from None
        return
    raise _Differs(step.path, f"{inner.action} {inner.value} is legal")


def compare(scenario: Scenario, expect: Mapping[str, Any], path: str) -> None:
    """Compare the state with what is expected; raises at the first that differs."""
    for key, value in expect.items():
        where = f"{path}.{key}"
        if key == "objects":
            for name, keys in value.items():
                _object(scenario, name, keys, f"{where}.{name}")
        elif key in ("can", "cannot"):
            for index, one in enumerate(value if isinstance(value, list) else [value]):
                _possible(scenario, one, key == "can", f"{where}[{index}]")
        elif key in _OTHERS:
            _OTHERS[key](scenario, value, where)
        else:
            _player(scenario.player(key), key, value, where)


def _same(path: str, what: str, found: Any, wanted: Any) -> None:
    if found != wanted:
        raise _Differs(path, f"{what} is {found!r}, not {wanted!r}")


def _player(view: PlayerView, name: str, keys: Mapping[str, Any], path: str) -> None:
    for key, wanted in keys.items():
        where = f"{path}.{key}"
        zone, _, test = key.rpartition("_")
        if test in ("count", "has", "lacks") and zone:
            cards = getattr(view, zone)
            if test == "count":
                _same(where, f"number of cards in {name}'s {zone}", len(cards), wanted)
            for card in _listed(wanted) if test != "count" else ():
                _same(where, f"{card} in {name}'s {zone}", card in cards, test == "has")
        elif key == "counters":
            for kind, count in wanted.items():
                _same(where, f"{kind} of {name}", view.counters.get(kind, 0), count)
        elif key == "mana":
            letters = "".join(c for c in wanted if c not in "{} ")
            found = "".join(c for c in view.mana if c not in "{}")
            _same(where, f"{name}'s mana", sorted(found), sorted(letters))
        elif key in ("hand", "battlefield", "graveyard", "exile", "command"):
            _same(where, f"{name}'s {key}", sorted(getattr(view, key)), sorted(wanted))
        else:
            _same(where, f"{name}'s {key}", getattr(view, key), wanted)


def _object(scenario: Scenario, name: str, keys: Mapping[str, Any], path: str) -> None:
    permanents = scenario.all(name)
    if "count" in keys:
        _same(f"{path}.count", f"number of {name}", len(permanents), keys["count"])
    try:
        view = scenario[name]
    except ScenarioError:
        view = None
    there = view is not None and bool(view.zone)
    if not keys.get("exists", True):
        _same(f"{path}.exists", f"{name} exists", there, False)
        return
    rest = {k: v for k, v in keys.items() if k not in ("count", "exists")}
    if not rest and "exists" not in keys:
        return
    if view is None:
        raise _Differs(path, f"nothing is called {name!r}")
    for key, wanted in rest.items():
        where = f"{path}.{key}"
        if key == "counters":
            for kind, count in wanted.items():
                _same(where, f"{kind} on {name}", view.counters.get(kind, 0), count)
        elif key in ("keywords", "lacks"):
            for keyword in _listed(wanted):
                _same(where, f"{name} has {keyword}", view.has(keyword), key == "keywords")
        elif key == "types":
            for word in _listed(wanted):
                _same(where, f"{name} is {word}", word in view.types, True)
        else:
            _same(where, f"{key} of {name}", getattr(view, key), wanted)


def _possible(scenario: Scenario, one: Mapping[str, Any], can: bool, path: str) -> None:
    by = one.get("by")
    if "cast" in one:
        why = scenario.why_not_cast(one["cast"], by=by)
    elif "play" in one:
        why = scenario.why_not_play(one["play"], by=by)
    elif "activate" in one:
        why = scenario.why_not_activate(one["activate"], one.get("ability"), by=by)
    elif "attack" in one:
        why = "" if scenario.can_attack(one["attack"]) else "it can't attack"
    else:
        ((blocker, attacker),) = one["block"].items()
        why = "" if scenario.can_block(blocker, attacker) else "it can't block that"
    word = next(key for key in one if key not in ("by", "because", "ability"))
    if can and why:
        raise _Differs(path, f"{word} {one[word]} is not legal: {why}")
    if not can and not why:
        raise _Differs(path, f"{word} {one[word]} is legal")
    because = one.get("because", "")
    if because.casefold() not in why.casefold():
        raise _Differs(path, f"{word} {one[word]} is not legal because: {why}; not: {because}")


def _listed(value: Any) -> Iterable[Any]:
    return value if isinstance(value, list) else [value]


def _log(holds: bool) -> Callable[[Scenario, Any, str], None]:
    def check(scenario: Scenario, wanted: Any, path: str) -> None:
        for text in _listed(wanted):
            _same(path, f"the log holds {text!r}", scenario.logged(text), holds)

    return check


_OTHERS: dict[str, Callable[[Scenario, Any, str], None]] = {
    "stack": lambda s, wanted, path: _same(path, "the stack", s.stack, wanted),
    "stack_count": lambda s, wanted, path: _same(path, "the stack", len(s.stack), wanted),
    "step": lambda s, wanted, path: _same(path, "the step", s.step, step_named(wanted)),
    "turn": lambda s, wanted, path: _same(path, "the turn", s.turn, wanted),
    "over": lambda s, wanted, path: _same(path, "the game is over", s.over, wanted),
    "log": _log(True),
    "log_lacks": _log(False),
}
