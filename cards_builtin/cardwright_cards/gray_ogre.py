"""Gray Ogre."""

from cardwright.language import Creature

card = Creature("Gray Ogre", "{2}{R}", "Ogre", "2/2")
