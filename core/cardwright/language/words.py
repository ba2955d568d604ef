"""English as cards write it: numbers, lists, plurals, articles, verbs, sentences."""

from __future__ import annotations

from collections.abc import Sequence

_NUMBERS = (
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
    "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen",
    "nineteen", "twenty",
)  # fmt: skip

_PLURALS = {
    "Elf": "Elves", "Dwarf": "Dwarves", "Wolf": "Wolves", "Werewolf": "Werewolves",
    "Plains": "Plains", "Sphinx": "Sphinxes", "Fungus": "Fungi", "Mercenary": "Mercenaries",
    "Merfolk": "Merfolk", "Faerie": "Faeries", "Ally": "Allies", "Fox": "Foxes",
    "Zombie": "Zombies", "Pegasus": "Pegasi", "Octopus": "Octopuses", "Homunculus": "Homunculi",
    "Mouse": "Mice", "Ox": "Oxen", "Cyclops": "Cyclopes", "Fish": "Fish", "Jellyfish": "Jellyfish",
    "Kithkin": "Kithkin", "Samurai": "Samurai", "Equipment": "Equipment", "Lotus": "Lotuses",
    "library": "libraries", "ability": "abilities", "sorcery": "sorceries", "Eldrazi": "Eldrazi",
    "Nephilim": "Nephilim", "Thalakos": "Thalakos", "Vedalken": "Vedalken", "Leech": "Leeches",
    "Witch": "Witches", "Harpy": "Harpies", "Army": "Armies", "Djinn": "Djinn",
}  # fmt: skip

_THIRD = {"have": "has", "be": "is", "do": "does", "are": "is", "may": "may", "can't": "can't"}


def number(n: int) -> str:
    """``two``, ``twenty``; digits above twenty."""
    return _NUMBERS[n] if 0 <= n <= 20 else str(n)


def plural(noun: str) -> str:
    """The plural of a noun or of the last word of a noun phrase."""
    if noun in _PLURALS:
        return _PLURALS[noun]
    head, space, last = noun.rpartition(" ")
    if space:
        return f"{head} {plural(last)}"
    if noun.endswith(("s", "x", "ch", "sh")):
        return noun + "es"
    return noun + "s"


def singular(noun: str) -> str:
    """The singular of a plural noun; the inverse of `plural` for the nouns cards use."""
    for one, several in _PLURALS.items():
        if noun == several:
            return one
    if noun.endswith(("sses", "xes", "ches", "shes")):
        return noun.removesuffix("es")
    return noun.removesuffix("s")


def article(phrase: str) -> str:
    """``a`` or ``an`` before a phrase."""
    word = phrase.lower()
    vowel = word[:1] in "aeiou" and not word.startswith(("one", "uni", "eu", "use"))
    return f"{'an' if vowel or word[:2] in ('8/', '11') else 'a'} {phrase}"


def count(n: int, noun: str) -> str:
    """``a card``, ``two cards``."""
    return article(noun) if n == 1 else f"{number(n)} {plural(noun)}"


def series(items: Sequence[str], joiner: str = "and") -> str:
    """``a``, ``a and b``, ``a, b, and c``."""
    items = list(items)
    if len(items) < 3:
        return f" {joiner} ".join(items)
    return f"{', '.join(items[:-1])}, {joiner} {items[-1]}"


def third(verb: str) -> str:
    """The third person singular of a verb: ``draw`` → ``draws``."""
    if verb in _THIRD:
        return _THIRD[verb]
    if verb.endswith("y") and verb[-2] not in "aeiou":
        return verb[:-1] + "ies"
    return verb + ("es" if verb.endswith(("s", "x", "ch", "sh", "o")) else "s")


def possessive(noun: str) -> str:
    """``you`` → ``your``, ``each opponent`` → ``each opponent's``, ``they`` → ``their``."""
    pronouns = {"you": "your", "they": "their", "it": "its", "its controller": "its controller's"}
    if noun in pronouns:
        return pronouns[noun]
    return noun + ("'" if noun.endswith("s") else "'s")


def capital(text: str) -> str:
    """The text with its first letter upper case."""
    return text[:1].upper() + text[1:]


def sentence(text: str) -> str:
    """The text as a sentence: capital, full stop."""
    text = capital(text)
    return text if text.endswith((".", '"', "—")) or "\n•" in text else text + "."


def signed(n: int, as_negative: bool = False) -> str:
    """``+2``, ``-1``; zero is ``+0`` unless it stands beside a negative."""
    return f"-{abs(n)}" if n < 0 or (n == 0 and as_negative) else f"+{n}"
