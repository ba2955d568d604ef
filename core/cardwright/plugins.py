"""The plugin host: holds the plugins of one card pool or tool, and asks them what they declare."""

from __future__ import annotations

import difflib
import inspect
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, TypeVar, cast

import pluggy

from cardwright.hookspecs import HOOKS, PREFIX, PROJECT, incompatibility
from cardwright.problems import Kind, Problem, told, traceback_of

if TYPE_CHECKING:
    from cardwright.catalog import PackManifest
    from cardwright.decks import DeckFormat
    from cardwright.language.abilities import KeywordDefinition
    from cardwright.language.cards import Card
    from cardwright.language.nodes import Ability
    from cardwright.leaving import LeaveGameAction
    from cardwright.state_based_actions import StateBasedAction
    from cardwright.turn import TurnBasedAction

T = TypeVar("T")
Declared = list[tuple[str, T]]
"""What a hook gave: pairs of a plugin's name and its result, in the order of the names."""


class PluginHost(pluggy.PluginManager):
    """A pluggy manager whose plugins can't hurt it: *add* plugins, *ask* a hook, read *problems*.

    There is one typed method for each hook. It calls the hook's implementations now, in the
    order of their plugins' names, and returns what each gave. An implementation that raises,
    or returns a thing of the wrong type, is left out and becomes a :class:`Problem`.
    """

    def __init__(self) -> None:
        super().__init__(PROJECT)
        self.add_hookspecs(sys.modules["cardwright.hookspecs"])
        self._origins: dict[str, tuple[str, str]] = {}
        self._problems: list[Problem] = []

    def parse_hookimpl_opts(self, plugin: object, name: str) -> pluggy.HookimplOpts | None:
        """Look only at names with our prefix.

        Pluggy looks at every attribute of every plugin, which is most of what registering costs
        and runs the properties of plugins that have any.
        """
        return super().parse_hookimpl_opts(plugin, name) if name.startswith(PREFIX) else None

    @property
    def problems(self) -> tuple[Problem, ...]:
        """All problems met so far, in the order of the plugins' names."""
        return tuple(sorted(self._problems, key=lambda found: (found.plugin, found.kind)))

    # --- adding ------------------------------------------------------------------------

    def add(
        self,
        plugin: object,
        name: str,
        *,
        distribution: str = "",
        version: str = "",
        api: object = None,
    ) -> bool:
        """Register a plugin under a name that is its own; whether that succeeded.

        ``api`` is the ``cardwright_api`` of its module, used when the plugin has none itself.
        A plugin that can't be registered, and a hook that is misspelt or not marked, becomes a
        problem. Misspelt or unmarked hooks are not called; the plugin's others are.
        """
        self._origins[name] = (distribution, version)
        reason = incompatibility(getattr(plugin, "cardwright_api", api))
        if reason is not None:
            self._report(Kind.INCOMPATIBLE_API, name, reason)
            return False
        if self.has_plugin(name):
            self._report(Kind.DUPLICATE, name, "another plugin has this name")
            return False
        try:
            registered = self.register(plugin, name)
        except pluggy.PluginValidationError as error:
            # Registering stops half way, with the hooks before the faulty one in place.
            self.unregister(name=name)
            self._report(Kind.WRONG_HOOK, name, str(error).splitlines()[-1].strip() or told(error))
            return False
        except Exception as error:  # noqa: BLE001  # a plugin's own code runs: __eq__, descriptors
            self._report(Kind.WRONG_TYPE, name, told(error), error)
            return False
        if registered is None:
            self._report(Kind.BLOCKED, name, "it is blocked")
            return False
        self._look_for_slips(plugin, name)
        return True

    def _look_for_slips(self, plugin: object, name: str) -> None:
        for caller in self.get_hookcallers(plugin) or ():
            for impl in caller.get_hookimpls():
                if impl.plugin is not plugin:
                    continue
                if impl.wrapper or impl.hookwrapper:
                    self._report(Kind.WRONG_HOOK, name, f"{caller.name} is a wrapper")
                elif not caller.has_spec() and not impl.optionalhook:
                    near = difflib.get_close_matches(caller.name, HOOKS, n=1)
                    hint = f"; did you mean {near[0]}?" if near else ""
                    self._report(Kind.MISSPELT_HOOK, name, f"there is no {caller.name}{hint}")
        for hook in HOOKS:
            method = inspect.getattr_static(plugin, hook, None)
            if inspect.isroutine(method) and self.parse_hookimpl_opts(plugin, hook) is None:
                self._report(Kind.WRONG_HOOK, name, f"{hook} is not marked with @hookimpl")

    def report(self, problem: Problem) -> None:
        """Add a problem met outside, such as an import that failed."""
        self._problems.append(problem)

    def _report(
        self, kind: Kind, name: str, reason: str, error: BaseException | None = None
    ) -> None:
        distribution, version = self._origins.get(name, ("", ""))
        text = traceback_of(error) if error is not None else ""
        self._problems.append(Problem(kind, name, reason, distribution, version, text))

    # --- asking ------------------------------------------------------------------------

    def _ask(self, hook: str) -> Iterator[tuple[str, object]]:
        # Each implementation is called by itself: pluggy's own call ends at the first that raises.
        impls = getattr(self.hook, hook).get_hookimpls()
        for impl in sorted(impls, key=lambda impl: str(impl.plugin_name)):
            if impl.wrapper or impl.hookwrapper:
                continue
            try:
                result = impl.function()
            except (Exception, SystemExit) as error:  # noqa: BLE001  # a plugin's own code
                self._report(Kind.HOOK_FAILED, impl.plugin_name, f"{hook}: {told(error)}", error)
            else:
                yield impl.plugin_name, result

    def _one(self, hook: str, fits: Callable[[object], bool], wanted: str) -> Declared[object]:
        found = []
        for name, result in self._ask(hook):
            if fits(result):
                found.append((name, result))
            else:
                reason = f"{hook} returned {_kind_of(result)}, not {wanted}"
                self._report(Kind.WRONG_TYPE, name, reason)
        return found

    def _many(
        self, hook: str, fits: Callable[[object], bool], wanted: str
    ) -> Declared[tuple[object, ...]]:
        found: Declared[tuple[object, ...]] = []
        for name, result in self._one(hook, _is_sequence, f"a sequence of {wanted}"):
            items = tuple(cast("Sequence[object]", result))
            for item in items:
                if not fits(item):
                    reason = f"{hook} returned {_kind_of(item)} among its {wanted}"
                    self._report(Kind.WRONG_TYPE, name, reason)
            found.append((name, tuple(item for item in items if fits(item))))
        return found

    # The language is imported where it is asked about: most tools need a host and not the language,
    # which takes ten times as long to import as all else here.

    def _abilities(self, hook: str) -> Declared[tuple[Ability, ...]]:
        from cardwright.language.nodes import Ability

        found = self._many(hook, lambda item: isinstance(item, Ability), "abilities")
        return cast("Declared[tuple[Ability, ...]]", found)

    def cards(self) -> Declared[Card]:
        """Ask ``cardwright_card``: the printed cards."""
        from cardwright.language.cards import Card

        found = self._one("cardwright_card", lambda item: isinstance(item, Card), "a Card")
        return cast("Declared[Card]", found)

    def triggers(self) -> Declared[tuple[Ability, ...]]:
        """Ask ``cardwright_triggers``: triggered abilities."""
        return self._abilities("cardwright_triggers")

    def replacements(self) -> Declared[tuple[Ability, ...]]:
        """Ask ``cardwright_replacements``: replacement and prevention effects."""
        return self._abilities("cardwright_replacements")

    def costs(self) -> Declared[tuple[Ability, ...]]:
        """Ask ``cardwright_costs``: what changes the costs of spells and abilities."""
        return self._abilities("cardwright_costs")

    def static(self) -> Declared[tuple[Ability, ...]]:
        """Ask ``cardwright_static``: static abilities."""
        return self._abilities("cardwright_static")

    def activated(self) -> Declared[tuple[Ability, ...]]:
        """Ask ``cardwright_activated``: activated abilities."""
        return self._abilities("cardwright_activated")

    def leave_game(self) -> Declared[tuple[LeaveGameAction, ...]]:
        """Ask ``cardwright_leave_game``: what happens when a player leaves."""
        found = self._many("cardwright_leave_game", _is_something, "actions")
        return cast("Declared[tuple[LeaveGameAction, ...]]", found)

    def packs(self) -> Declared[PackManifest]:
        """Ask ``cardwright_pack``: manifests of packs."""
        found = self._one(
            "cardwright_pack",
            lambda pack: callable(getattr(pack, "load", None)) and hasattr(pack, "names"),
            "a PackManifest",
        )
        return cast("Declared[PackManifest]", found)

    def keywords(self) -> Declared[tuple[KeywordDefinition, ...]]:
        """Ask ``cardwright_keywords``: definitions of keywords."""
        from cardwright.language.abilities import KeywordDefinition

        found = self._many(
            "cardwright_keywords",
            lambda item: isinstance(item, KeywordDefinition),
            "keyword definitions",
        )
        return cast("Declared[tuple[KeywordDefinition, ...]]", found)

    def state_based_actions(self) -> Declared[tuple[StateBasedAction, ...]]:
        """Ask ``cardwright_state_based_actions``: state-based actions beside the core's."""
        found = self._many("cardwright_state_based_actions", _is_something, "actions")
        return cast("Declared[tuple[StateBasedAction, ...]]", found)

    def turn_based_actions(self) -> Declared[tuple[TurnBasedAction, ...]]:
        """Ask ``cardwright_turn_based_actions``: turn-based actions beside the core's."""
        found = self._many("cardwright_turn_based_actions", _is_something, "actions")
        return cast("Declared[tuple[TurnBasedAction, ...]]", found)

    def formats(self) -> Declared[tuple[object, ...]]:
        """Ask ``cardwright_formats``: formats of the game."""
        return self._many("cardwright_formats", _is_named, "formats")

    def agents(self) -> Declared[Mapping[str, Callable[..., object]]]:
        """Ask ``cardwright_agents``: makers of agents, by the agent's name."""
        found = self._one("cardwright_agents", _names_callables, "a mapping of names to callables")
        return cast("Declared[Mapping[str, Callable[..., object]]]", found)

    def deck_formats(self) -> Declared[tuple[DeckFormat, ...]]:
        """Ask ``cardwright_deck_formats``: ways of writing a deck list."""
        found = self._many("cardwright_deck_formats", _is_named, "deck formats")
        return cast("Declared[tuple[DeckFormat, ...]]", found)

    def commands(self) -> Declared[Mapping[str, Callable[..., object]]]:
        """Ask ``cardwright_commands``: functions of the command line, by the command's name."""
        found = self._one(
            "cardwright_commands", _names_callables, "a mapping of names to callables"
        )
        return cast("Declared[Mapping[str, Callable[..., object]]]", found)


def _kind_of(value: object) -> str:
    return "None" if value is None else f"a {type(value).__name__}"


def _is_sequence(value: object) -> bool:
    return isinstance(value, Sequence) and not isinstance(value, (str, bytes))


def _is_named(value: object) -> bool:
    name = getattr(value, "name", None)
    return isinstance(name, str) and bool(name)


def _is_something(value: object) -> bool:
    return value is not None and not isinstance(value, (str, bytes, int, float))


def _names_callables(value: object) -> bool:
    return isinstance(value, Mapping) and all(
        isinstance(name, str) and callable(maker) for name, maker in value.items()
    )
