"""Dryad Arbor."""

from cardwright.language import (
    one_face,
)

card = one_face("Dryad Arbor", None, "Land Creature — Forest Dryad", pt="1/1", indicator="G")
