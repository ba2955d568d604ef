"""Ancient Den."""

from cardwright.language import Activated, AddMana, Land

card = Land("Ancient Den", Activated("{T}", AddMana("{W}")), types="Artifact Land")
