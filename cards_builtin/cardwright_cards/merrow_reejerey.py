"""Merrow Reejerey."""

from cardwright.language import (
    YOU,
    Creature,
    May,
    TapOrUntap,
    Whenever,
    casts,
    controlled_by,
    creature,
    other,
    permanent,
    static,
    subtype,
    target,
    those,
)

merfolk = subtype("Merfolk")

card = Creature(
    "Merrow Reejerey",
    "{2}{U}",
    "Merfolk Soldier",
    "2/2",
    static(those(merfolk & creature & other & controlled_by(YOU)), "+1/+1"),
    Whenever(casts(YOU, merfolk), May(TapOrUntap(target(permanent)))),
)
