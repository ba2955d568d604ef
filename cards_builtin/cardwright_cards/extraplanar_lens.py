"""Extraplanar Lens."""

from cardwright.language import (
    IT,
    THE_EXILED_CARD,
    THIS,
    YOU,
    AddProducedType,
    Artifact,
    Exile,
    May,
    SharesName,
    TappedForMana,
    When,
    Whenever,
    controlled_by,
    controller_of,
    enters,
    land,
    target,
)

card = Artifact(
    "Extraplanar Lens",
    "{3}",
    When(enters(THIS), May(Exile(target(land & controlled_by(YOU)))), label="Imprint"),
    Whenever(
        TappedForMana(land & SharesName(THE_EXILED_CARD)), AddProducedType(player=controller_of(IT))
    ),
)
