"""Faith Unbroken."""

from cardwright.language import (
    ENCHANTED_CREATURE,
    OPPONENT,
    THIS,
    YOU,
    Aura,
    Exile,
    When,
    controlled_by,
    creature,
    enters,
    static,
    target,
    until_leaves,
)

card = Aura(
    "Faith Unbroken",
    "{3}{W}",
    creature & controlled_by(YOU),
    When(
        enters(THIS),
        Exile(target(creature & controlled_by(OPPONENT)), until_leaves(THIS)),
    ),
    static(ENCHANTED_CREATURE, "+2/+2"),
)
