"""Jetmir's Garden."""

from cardwright.language import Keyword, Land, enters_tapped

card = Land(
    "Jetmir's Garden", enters_tapped(), Keyword("cycling", "{3}"), subtypes="Mountain Forest Plains"
)
