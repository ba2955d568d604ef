"""Brood of Cockroaches."""

from cardwright.language import (
    THIS,
    THIS_CARD,
    YOU,
    Creature,
    Delayed,
    LoseLife,
    PutIntoGraveyard,
    ReturnToHand,
    When,
    both,
    end_step,
)

card = Creature(
    "Brood of Cockroaches",
    "{1}{B}",
    "Insect",
    "1/1",
    When(
        PutIntoGraveyard(THIS, "battlefield", YOU),
        Delayed(end_step(), both(LoseLife(1), ReturnToHand(THIS_CARD)), leading=True),
    ),
)
