"""Guardians' Pledge."""

from cardwright.language import YOU, Instant, controlled_by, creature, gets, those, white

card = Instant(
    "Guardians' Pledge",
    "{1}{W}{W}",
    gets(those(white & creature & controlled_by(YOU)), "+2/+2"),
)
