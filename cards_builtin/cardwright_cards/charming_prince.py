"""Charming Prince."""

from cardwright.language import (
    THIS,
    YOU,
    Creature,
    Delayed,
    Exile,
    GainLife,
    ReturnToBattlefield,
    Scry,
    When,
    choose_one,
    creature,
    end_step,
    enters,
    it,
    other,
    owned_by,
    target,
)

card = Creature(
    "Charming Prince",
    "{1}{W}",
    "Human Noble",
    "2/2",
    When(
        enters(THIS),
        choose_one(
            Scry(2),
            GainLife(3),
            [
                Exile(target(creature & owned_by(YOU) & other)),
                Delayed(end_step(), ReturnToBattlefield(it("exiled"), under=YOU)),
            ],
        ),
    ),
)
