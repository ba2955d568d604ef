"""Wastes."""

from cardwright.language import Activated, AddMana, Land

card = Land("Wastes", Activated("{T}", AddMana("{C}")), types="Basic Land")
