"""Verdeloth the Ancient."""

from cardwright.language import (
    THIS,
    CreateTokens,
    Creature,
    Keyword,
    Paid,
    When,
    creature,
    enters,
    other,
    static,
    subtype,
    those,
    token,
)

card = Creature(
    "Verdeloth the Ancient",
    "{4}{G}{G}",
    "Treefolk",
    "4/7",
    Keyword("kicker", "{X}"),
    static(
        those((subtype("Saproling") & creature) | (other & subtype("Treefolk") & creature)), "+1/+1"
    ),
    When(enters(THIS), CreateTokens(token("1/1 green Saproling creature"), "X"), condition=Paid()),
    types="Legendary Creature",
    short_name="Verdeloth",
)
