"""Forest."""

from cardwright.language import BasicLand

card = BasicLand("Forest")
