"""Island."""

from cardwright.language import BasicLand

card = BasicLand("Island")
