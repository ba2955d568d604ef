"""Rally the Peasants."""

from cardwright.language import YOU, Instant, Keyword, controlled_by, creature, gets, those

card = Instant(
    "Rally the Peasants",
    "{2}{W}",
    gets(those(creature & controlled_by(YOU)), "+2/+0"),
    Keyword("flashback", "{2}{R}"),
)
