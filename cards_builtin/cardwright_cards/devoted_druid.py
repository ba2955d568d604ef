"""Devoted Druid."""

from cardwright.language import (
    THIS,
    Activated,
    AddMana,
    Creature,
    PutCountersCost,
    UntapIt,
)

card = Creature(
    "Devoted Druid",
    "{1}{G}",
    "Elf Druid",
    "0/2",
    Activated("{T}", AddMana("{G}")),
    Activated(PutCountersCost("-1/-1"), UntapIt(THIS)),
)
