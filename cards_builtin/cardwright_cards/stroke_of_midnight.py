"""Stroke of Midnight."""

from cardwright.language import (
    IT_TARGET,
    CreateTokens,
    Destroy,
    Instant,
    controller_of,
    nonland,
    permanent,
    target,
    token,
)

card = Instant(
    "Stroke of Midnight",
    "{2}{W}",
    Destroy(target(nonland & permanent)),
    CreateTokens(token("1/1 white Human creature"), who=controller_of(IT_TARGET)),
)
