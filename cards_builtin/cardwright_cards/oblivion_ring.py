"""Oblivion Ring."""

from cardwright.language import (
    THE_EXILED_CARD,
    THIS,
    Enchantment,
    Exile,
    ExiledByThis,
    ReturnToBattlefield,
    When,
    enters,
    leaves,
    nonland,
    other,
    owner_of,
    permanent,
    target,
)

card = Enchantment(
    "Oblivion Ring",
    "{2}{W}",
    When(enters(THIS), Exile(target(nonland & permanent & other))),
    When(leaves(THIS), ReturnToBattlefield(THE_EXILED_CARD, under=owner_of(ExiledByThis("it")))),
)
