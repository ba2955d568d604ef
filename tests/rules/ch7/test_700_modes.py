"""Modal spells and abilities (700.2)."""

import pytest
from tests.cards.board import Board, builtin


@pytest.mark.cr("700.2a", "115.5")
def test_mode_that_could_target_only_the_spell_itself() -> None:
    """A spell on the stack is no target for itself, so a mode that needs another isn't offered."""
    board = Board([builtin("Pyroblast"), builtin("Island")], builtin("Memnite"))
    game = board.game
    island = board.put("Island")
    board.hand("Pyroblast")
    board.mana("R")
    board.do("cast Pyroblast")

    [spell] = game.zones.stack
    assert spell.item.modes == (1,)
    assert spell.item.targets == [(island.id,)]
