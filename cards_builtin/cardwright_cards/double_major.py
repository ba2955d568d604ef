"""Double Major."""

from cardwright.language import (
    YOU,
    CopySpell,
    Instant,
    RemoveSupertypes,
    controlled_by,
    creature,
    target_spell,
)

card = Instant(
    "Double Major",
    "{G}{U}",
    CopySpell(
        target_spell(creature & controlled_by(YOU)),
        new_targets=False,
        changes=[RemoveSupertypes(frozenset({"Legendary"}))],
        exceptions="it isn't legendary if the spell is legendary",
    ),
)
