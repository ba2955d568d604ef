"""Great Furnace."""

from cardwright.language import Activated, AddMana, Land

card = Land("Great Furnace", Activated("{T}", AddMana("{R}")), types="Artifact Land")
