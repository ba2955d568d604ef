"""Sol Ring."""

from cardwright.language import Activated, AddMana, Artifact

card = Artifact("Sol Ring", "{1}", Activated("{T}", AddMana("{C}{C}")))
