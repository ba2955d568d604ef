"""Hangarback Walker."""

from cardwright.language import (
    THIS,
    Activated,
    CountersOn,
    CreateTokens,
    Creature,
    PutCounters,
    When,
    dies,
    enters_with,
    token,
)

thopter = token("1/1 colorless Thopter artifact creature", "flying")

card = Creature(
    "Hangarback Walker",
    "{X}{X}",
    "Construct",
    "0/0",
    enters_with("+1/+1", "X"),
    When(
        dies(THIS),
        CreateTokens(thopter, CountersOn("+1/+1", THIS), for_each="+1/+1 counter on this creature"),
    ),
    Activated("{1}, {T}", PutCounters("+1/+1", THIS)),
    types="Artifact Creature",
)
