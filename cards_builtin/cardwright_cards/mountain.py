"""Mountain."""

from cardwright.language import BasicLand

card = BasicLand("Mountain")
