"""Type lines: supertypes, card types and subtypes (205)."""

from __future__ import annotations

from functools import cache

from attrs import frozen

SUPERTYPES = ("Basic", "Legendary", "Ongoing", "Snow", "World", "Host", "Elite", "Token")
CARD_TYPES = (
    "Artifact", "Battle", "Conspiracy", "Creature", "Dungeon", "Enchantment", "Instant",
    "Kindred", "Land", "Phenomenon", "Plane", "Planeswalker", "Scheme", "Sorcery", "Vanguard",
)  # fmt: skip
PERMANENT_TYPES = frozenset(
    {"Artifact", "Battle", "Creature", "Enchantment", "Land", "Planeswalker"}
)
BASIC_LAND_TYPES: dict[str, str] = {
    "Plains": "W",
    "Island": "U",
    "Swamp": "B",
    "Mountain": "R",
    "Forest": "G",
}
"""Basic land type → the type of mana its intrinsic ability adds (305.6)."""

CREATURE_TYPES = frozenset((
    "Advisor", "Aetherborn", "Alien", "Ally", "Angel", "Antelope", "Ape", "Archer", "Archon",
    "Armadillo", "Army", "Artificer", "Assassin", "Assembly-Worker", "Astartes", "Atog",
    "Aurochs", "Avatar", "Azra", "Badger", "Balloon", "Barbarian", "Bard", "Basilisk", "Bat",
    "Bear", "Beast", "Beaver", "Beeble", "Beholder", "Berserker", "Bird", "Blinkmoth", "Boar",
    "Bringer", "Brushwagg", "C'tan", "Camarid", "Camel", "Capybara", "Caribou", "Carrier",
    "Cat", "Centaur", "Child", "Chimera", "Citizen", "Cleric", "Clown", "Cockatrice",
    "Construct", "Coward", "Coyote", "Crab", "Crocodile", "Custodes", "Cyberman", "Cyclops",
    "Dalek", "Dauthi", "Demigod", "Demon", "Deserter", "Detective", "Devil", "Dinosaur",
    "Djinn", "Doctor", "Dog", "Dragon", "Drake", "Dreadnought", "Drone", "Druid", "Dryad",
    "Dwarf", "Efreet", "Egg", "Elder", "Eldrazi", "Elemental", "Elephant", "Elf", "Elk",
    "Employee", "Eye", "Faerie", "Ferret", "Fish", "Flagbearer", "Fox", "Fractal", "Frog",
    "Fungus", "Gamer", "Gargoyle", "Germ", "Giant", "Gith", "Glimmer", "Gnoll", "Gnome",
    "Goat", "Goblin", "God", "Golem", "Gorgon", "Graveborn", "Gremlin", "Griffin", "Guest",
    "Hag", "Halfling", "Hamster", "Harpy", "Hellion", "Hippo", "Hippogriff", "Homarid",
    "Homunculus", "Horror", "Horse", "Human", "Hydra", "Hyena", "Illusion", "Imp",
    "Incarnation", "Inkling", "Inquisitor", "Insect", "Jackal", "Jellyfish", "Juggernaut",
    "Kavu", "Kirin", "Kithkin", "Knight", "Kobold", "Kor", "Kraken", "Lamia", "Lammasu",
    "Leech", "Leviathan", "Lhurgoyf", "Licid", "Lizard", "Llama", "Manticore", "Masticore",
    "Mercenary", "Merfolk", "Metathran", "Minion", "Minotaur", "Mite", "Mole", "Monger",
    "Mongoose", "Monk", "Monkey", "Moonfolk", "Mount", "Mouse", "Mutant", "Myr", "Mystic",
    "Nautilus", "Necron", "Nephilim", "Nightmare", "Nightstalker", "Ninja", "Noble", "Noggle",
    "Nomad", "Nymph", "Octopus", "Ogre", "Ooze", "Orb", "Orc", "Orgg", "Otter", "Ouphe", "Ox",
    "Oyster", "Pangolin", "Peasant", "Pegasus", "Pentavite", "Performer", "Pest",
    "Phelddagrif", "Phoenix", "Phyrexian", "Pilot", "Pincher", "Pirate", "Plant", "Porcupine",
    "Possum", "Praetor", "Primarch", "Prism", "Processor", "Rabbit", "Raccoon", "Ranger",
    "Rat", "Rebel", "Reflection", "Rhino", "Rigger", "Robot", "Rogue", "Sable", "Salamander",
    "Samurai", "Sand", "Saproling", "Satyr", "Scarecrow", "Scientist", "Scion", "Scorpion",
    "Scout", "Sculpture", "Seal", "Serf", "Serpent", "Servo", "Shade", "Shaman",
    "Shapeshifter", "Shark", "Sheep", "Siren", "Skeleton", "Skunk", "Slith", "Sliver",
    "Sloth", "Slug", "Snail", "Snake", "Soldier", "Soltari", "Spawn", "Specter",
    "Spellshaper", "Sphinx", "Spider", "Spike", "Spirit", "Splinter", "Sponge", "Squid",
    "Squirrel", "Starfish", "Surrakar", "Survivor", "Synth", "Tentacle", "Tetravite",
    "Thalakos", "Thopter", "Thrull", "Tiefling", "Time Lord", "Toy", "Treefolk", "Trilobite",
    "Triskelavite", "Troll", "Turtle", "Tyranid", "Unicorn", "Vampire", "Varmint", "Vedalken",
    "Volver", "Wall", "Walrus", "Warlock", "Warrior", "Weasel", "Weird", "Werewolf", "Whale",
    "Wizard", "Wolf", "Wolverine", "Wombat", "Worm", "Wraith", "Wurm", "Yeti", "Zombie",
    "Zubera",
))  # fmt: skip
"""All creature types (205.3m)."""

_SUBTYPES: dict[str, frozenset[str]] = {
    "Artifact": frozenset((
        "Attraction", "Blood", "Bobblehead", "Clue", "Contraption", "Equipment", "Food",
        "Fortification", "Gold", "Incubator", "Junk", "Map", "Powerstone", "Treasure", "Vehicle",
    )),
    "Creature": CREATURE_TYPES,
    "Enchantment": frozenset((
        "Aura", "Background", "Cartouche", "Case", "Class", "Curse", "Role", "Room", "Rune",
        "Saga", "Shard", "Shrine",
    )),
    "Kindred": CREATURE_TYPES,
    "Land": frozenset((
        *BASIC_LAND_TYPES, "Cave", "Desert", "Gate", "Lair", "Locus", "Mine", "Power-Plant",
        "Sphere", "Tower", "Urza's",
    )),
}  # fmt: skip


def subtypes_of(card_type: str) -> frozenset[str]:
    """The subtypes that a card type can have (205.3g, 205.3h, 205.3i, 205.3m)."""
    return _SUBTYPES.get(card_type, frozenset())


def can_have(card_types: frozenset[str], subtype: str) -> bool:
    """Whether an object of these card types can have a subtype (205.3d). One that is listed
    for no type is a planeswalker's, a battle's or a plane's."""
    of = [type_ for type_, subtypes in _SUBTYPES.items() if subtype in subtypes]
    return not card_types.isdisjoint(of) if of else not card_types <= _SUBTYPES.keys()


def same_kinds(subtypes: frozenset[str]) -> frozenset[str]:
    """All subtypes of the kinds these are of: creature types, land types, … (205.1a)."""
    kinds = (kind for kind in _SUBTYPES.values() if not kind.isdisjoint(subtypes))
    return frozenset[str]().union(*kinds)


@frozen
class TypeLine:
    """Supertypes, card types and subtypes, each in printed order."""

    supertypes: tuple[str, ...] = ()
    types: tuple[str, ...] = ()
    subtypes: tuple[str, ...] = ()

    @classmethod
    @cache
    def parse(cls, text: str) -> TypeLine:
        """Read ``Legendary Creature — Human Wizard``; ValueError on an unknown type."""
        left, _, right = text.partition("—")
        words = left.split()
        supertypes = tuple(word for word in words if word in SUPERTYPES)
        types = tuple(word for word in words if word in CARD_TYPES)
        if len(supertypes) + len(types) != len(words) or not types:
            raise ValueError(f"not a type line: {text!r}")
        return cls(supertypes, types, tuple(right.split()))

    def __str__(self) -> str:
        left = " ".join((*self.supertypes, *self.types))
        return f"{left} — {' '.join(self.subtypes)}" if self.subtypes else left
