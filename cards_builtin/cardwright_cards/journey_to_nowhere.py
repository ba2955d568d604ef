"""Journey to Nowhere."""

from cardwright.language import (
    THE_EXILED_CARD,
    THIS,
    Enchantment,
    Exile,
    ExiledByThis,
    ReturnToBattlefield,
    When,
    creature,
    enters,
    leaves,
    owner_of,
    target,
)

card = Enchantment(
    "Journey to Nowhere",
    "{1}{W}",
    When(enters(THIS), Exile(target(creature))),
    When(leaves(THIS), ReturnToBattlefield(THE_EXILED_CARD, under=owner_of(ExiledByThis("it")))),
)
