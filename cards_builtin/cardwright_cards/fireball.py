"""Fireball."""

from cardwright.language import (
    ANY_NUMBER,
    THIS_SPELL,
    CostChange,
    DivideEvenly,
    Sorcery,
    TargetCount,
    any_target,
    static,
)

card = Sorcery(
    "Fireball",
    "{X}{R}",
    static(THIS_SPELL, CostChange(TargetCount(beyond=1), less=False)),
    DivideEvenly("X", any_target(ANY_NUMBER)),
)
