"""Throne of the God-Pharaoh."""

from cardwright.language import (
    EACH_OPPONENT,
    YOU,
    Artifact,
    At,
    LoseLife,
    controlled_by,
    count,
    creature,
    end_step,
    tapped,
)

card = Artifact(
    "Throne of the God-Pharaoh",
    "{2}",
    At(end_step(YOU), LoseLife(count(tapped & creature & controlled_by(YOU)), EACH_OPPONENT)),
    types="Legendary Artifact",
)
