"""Ichor Wellspring."""

from cardwright.language import THIS, Artifact, Draw, PutIntoGraveyard, When, any_of, enters

card = Artifact(
    "Ichor Wellspring",
    "{2}",
    When(any_of(enters(THIS), PutIntoGraveyard(THIS, "battlefield")), Draw(1)),
)
