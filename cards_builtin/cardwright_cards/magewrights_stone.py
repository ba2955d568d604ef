"""Magewright's Stone."""

from cardwright.language import (
    Activated,
    Artifact,
    UntapIt,
    WithTapAbility,
    creature,
    target,
)

card = Artifact(
    "Magewright's Stone",
    "{2}",
    Activated("{1}, {T}", UntapIt(target(creature & WithTapAbility()))),
)
