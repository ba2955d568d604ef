"""Nevinyrral's Disk."""

from cardwright.language import (
    Activated,
    Artifact,
    Destroy,
    all_,
    artifact,
    creature,
    enchantment,
    enters_tapped,
)

card = Artifact(
    "Nevinyrral's Disk",
    "{4}",
    enters_tapped(),
    Activated("{1}, {T}", Destroy(all_(artifact | creature | enchantment))),
)
