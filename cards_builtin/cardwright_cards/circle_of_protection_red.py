"""Circle of Protection: Red."""

from cardwright.language import Activated, Enchantment, PreventNextTime, red

card = Enchantment("Circle of Protection: Red", "{1}{W}", Activated("{1}", PreventNextTime(red)))
