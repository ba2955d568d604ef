"""Circle of Protection: Green."""

from cardwright.language import Activated, Enchantment, PreventNextTime, green

card = Enchantment(
    "Circle of Protection: Green", "{1}{W}", Activated("{1}", PreventNextTime(green))
)
