"""Darksteel Relic."""

from cardwright.language import Artifact

card = Artifact("Darksteel Relic", "{0}", "indestructible")
