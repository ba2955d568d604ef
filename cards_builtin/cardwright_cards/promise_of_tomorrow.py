"""Promise of Tomorrow."""

from cardwright.language import (
    THIS,
    YOU,
    At,
    ControlsNo,
    Enchantment,
    Exile,
    ExiledByThis,
    ReturnToBattlefield,
    SacrificeIt,
    Whenever,
    became,
    both,
    controlled_by,
    creature,
    dies,
    end_step,
)

card = Enchantment(
    "Promise of Tomorrow",
    "{2}{W}",
    Whenever(dies(creature & controlled_by(YOU)), Exile(became())),
    At(
        end_step(),
        both(
            SacrificeIt(THIS),
            ReturnToBattlefield(ExiledByThis("all cards exiled with it", plural=True), under=YOU),
        ),
        condition=ControlsNo(YOU, creature),
    ),
)
