"""Plains."""

from cardwright.language import BasicLand

card = BasicLand("Plains")
