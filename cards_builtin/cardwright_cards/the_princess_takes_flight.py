"""The Princess Takes Flight."""

from cardwright.language import (
    THE_EXILED_CARD,
    YOU,
    Exile,
    ExiledByThis,
    ReturnToBattlefield,
    Saga,
    chapter,
    controlled_by,
    creature,
    gets,
    owner_of,
    target,
)

card = Saga(
    "The Princess Takes Flight",
    "{2}{W}",
    chapter("I", Exile(target(creature, up_to=True))),
    chapter("II", gets(target(creature & controlled_by(YOU)), "+2/+2", "flying")),
    chapter("III", ReturnToBattlefield(THE_EXILED_CARD, under=owner_of(ExiledByThis("it")))),
)
