"""The hooks: all a plugin can tell Cardwright.

A plugin is a module, a card, or any object whose functions or methods named ``cardwright_...``
are marked with :data:`hookimpl`. No hook takes an argument; each *declares*: it returns
immutable values which the core indexes. It is called once when a card pool is assembled (or
when a tool is started) and never during a game, so it must depend on nothing but its plugin.

The order of what several plugins declare is the order of their names; ``tryfirst`` and
``trylast`` have no say in it, and wrappers are refused: both would let the result depend on
what else is installed.

A plugin may say which version of this interface it was written for: ``cardwright_api =
"1.0"``, as an attribute of the plugin or of the module its entry point names.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

import pluggy

if TYPE_CHECKING:
    from cardwright.catalog import PackManifest
    from cardwright.decks import DeckFormat
    from cardwright.language.abilities import KeywordDefinition
    from cardwright.language.cards import Card
    from cardwright.language.nodes import Ability
    from cardwright.leaving import LeaveGameAction
    from cardwright.state_based_actions import StateBasedAction
    from cardwright.turn import TurnBasedAction

PROJECT = "cardwright"
"""The name pluggy knows this interface by."""

PREFIX = "cardwright_"
"""What the name of every hook starts with."""

API_VERSION = (1, 0)
"""Major and minor version of the hooks. A new minor version only adds; a new major one breaks."""

hookspec = pluggy.HookspecMarker(PROJECT)
hookimpl = pluggy.HookimplMarker(PROJECT)


def incompatibility(declared: object) -> str | None:
    """Why a plugin that declares this ``cardwright_api`` can't be used; None when it can.

    None declares nothing, which is taken for the current version.
    """
    ours = ".".join(map(str, API_VERSION))
    if declared is None:
        return None
    match = re.fullmatch(r"(\d+)\.(\d+)", declared) if isinstance(declared, str) else None
    if match is None:
        return f'cardwright_api is {declared!r}, not a text such as "{ours}"'
    major, minor = int(match[1]), int(match[2])
    if major != API_VERSION[0] or minor > API_VERSION[1]:
        return f"it was written for version {declared} of the hooks, and this is {ours}"
    return None


# --- cards, keywords, formats and house rules --------------------------------------------


@hookspec
def cardwright_card() -> Card:
    """The printed card: its faces, characteristics, and abilities in printed order.

    Implemented by a card. Called once for each pool the card is in. A plugin that implements
    it is a card, and what it declares by the other hooks belongs to that card; what a plugin
    without it declares holds in the whole game.
    """


@hookspec
def cardwright_triggers() -> Sequence[Ability]:
    """Triggered abilities (603). Called once for each pool."""


@hookspec
def cardwright_replacements() -> Sequence[Ability]:
    """Replacement and prevention effects (614, 615). Called once for each pool."""


@hookspec
def cardwright_costs() -> Sequence[Ability]:
    """Additional and alternative costs, increases and reductions (118, 601.2f).

    Called once for each pool.
    """


@hookspec
def cardwright_static() -> Sequence[Ability]:
    """Static abilities and the continuous effects they make (604, 611). Called once per pool."""


@hookspec
def cardwright_activated() -> Sequence[Ability]:
    """Activated abilities, mana abilities among them (602, 605). Called once for each pool."""


@hookspec
def cardwright_leave_game() -> Sequence[LeaveGameAction]:
    """What must happen when a player leaves, beside what 800.4 does for every game.

    Called once for each pool; the actions run each time a player leaves.
    """


# --- packs and rules ---------------------------------------------------------------------


@hookspec
def cardwright_pack() -> PackManifest:
    """The manifest of a pack with very many cards: their names, and one loader for them.

    Implemented by an object in the group ``cardwright.packs``. Called once for each catalog,
    the first time a name is asked for that is no card of its own. Making the manifest must
    not make the cards.
    """


@hookspec
def cardwright_keywords() -> Sequence[KeywordDefinition]:
    """Keywords and what they mean (701, 702). Called once for each pool.

    Two plugins that define one keyword are a problem; the first by plugin name counts.
    """


@hookspec
def cardwright_state_based_actions() -> Sequence[StateBasedAction]:
    """State-based actions beside those of 704.5. Called once for each pool."""


@hookspec
def cardwright_turn_based_actions() -> Sequence[TurnBasedAction]:
    """Turn-based actions beside those of 703.4. Called once for each pool."""


# --- tools -------------------------------------------------------------------------------


@hookspec
def cardwright_formats() -> Sequence[object]:
    """Formats of the game (100.2, 900s), each with a ``name``. Called when formats are listed."""


@hookspec
def cardwright_agents() -> Mapping[str, Callable[..., object]]:
    """Name -> what makes an agent of that name. Called when agents are listed."""


@hookspec
def cardwright_deck_formats() -> Sequence[DeckFormat]:
    """Ways of writing a deck list. Called when a deck is read or written, once per process."""


@hookspec
def cardwright_commands() -> Mapping[str, Callable[..., object]]:
    """Name of a command -> the function behind it. Called once, when the command line starts."""


HOOKS = tuple(sorted(name for name in globals() if name.startswith(PREFIX)))
"""The names of all hooks."""
