"""Badgermole Cub."""

from cardwright.language import (
    THIS,
    YOU,
    AddMana,
    Creature,
    Earthbend,
    TappedForMana,
    When,
    Whenever,
    creature,
    enters,
)

card = Creature(
    "Badgermole Cub",
    "{1}{G}",
    "Badger Mole",
    "2/2",
    When(enters(THIS), Earthbend(1)),
    Whenever(TappedForMana(creature, YOU), AddMana("{G}", extra=True)),
)
