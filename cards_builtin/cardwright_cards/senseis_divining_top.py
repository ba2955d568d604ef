"""Sensei's Divining Top."""

from cardwright.language import THIS, Activated, Artifact, Draw, LookAtTop, PutOnLibrary, then

card = Artifact(
    "Sensei's Divining Top",
    "{1}",
    Activated("{1}", LookAtTop(3)),
    Activated("{T}", then(Draw(1), PutOnLibrary(THIS))),
)
