"""Every built-in card says its own Oracle text."""

import attrs
import pytest
from tests import said

needs_oracle = pytest.mark.skipif(said.oracle() is None, reason=f"{said.VARIABLE} is not set")


@attrs.frozen
class Says:
    """A stand-in for a card: only what it says."""

    name: str = "Example"
    mana_cost: str = "{1}{W}"
    type_line: str = "Creature — Bear"
    power: int = 2
    toughness: int = 2
    loyalty: str | None = None
    text: str = "Flying"


FACE = {
    "name": "Example",
    "manaCost": "{1}{W}",
    "type": "Creature — Bear",
    "power": "2",
    "toughness": "2",
    "text": "Flying  (It flies.)",
}


def test_reminder_text_and_whitespace_are_no_difference() -> None:
    """Only what normalise() lists is forgiven."""
    assert said.compare(Says(), [FACE]) == []


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("text", "flying"),
        ("power", 3),
        ("mana_cost", "{W}{1}"),
        ("type_line", "Creature - Bear"),
        ("loyalty", "3"),
    ],
)
def test_each_field_is_compared(field: str, value: object) -> None:
    """A card that differs in one field gives exactly that difference."""
    card = Says(**{field: value})  # type: ignore[arg-type]  # the field varies, so does its type

    assert [found.field for found in said.compare(card, [FACE])] == [field]


def test_a_card_that_fails_to_say_itself_is_a_difference() -> None:
    """An exception in a card's text is reported and ends nothing."""

    class Broken:
        name = "Example"

        @property
        def text(self) -> str:
            raise RuntimeError("no words")

    texts = [found.said for found in said.compare(Broken(), [FACE]) if found.field == "text"]

    assert texts == ["<RuntimeError: no words>"]


def test_an_invented_card_is_a_difference() -> None:
    """A card the Oracle does not know is not passed over."""
    assert [found.oracle for found in said.compare(Says(), None)] == ["<no such card>"]


@needs_oracle
def test_all_builtin_cards() -> None:
    """Name, cost, types, power, toughness, loyalty and text are the Oracle's, for all cards."""
    different = [
        found for _, differences in said.check(said.builtin_modules()) for found in differences
    ]

    assert not different, "\n".join(map(str, different))
