"""Short marks for Fragments, skills and cards. Every colour has its own letter and shape."""

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from novatable.afternova.cards import UPGRADES
from novatable.afternova.words import Words

LETTERS: Final = "KWGPO"
SHAPES: Final = "■○▲◆★"
CHIPS: Final = (
    "bold white on grey19",
    "bold black on grey93",
    "bold black on green3",
    "bold white on purple4",
    "bold black on dark_orange",
)
MISSING: Final = ("grey62", "default", "green3", "medium_purple", "dark_orange")
ICON_LETTERS: Final = 3
"""How many letters of a skill's name stand for it."""
ICON_STYLES: Final = ("cyan", "dark_goldenrod", "red", "green", "magenta")


def chip(colour: int) -> Text:
    return Text(SHAPES[colour] + LETTERS[colour], CHIPS[colour])


def chips(fragments: Sequence[int], spaces: int = 0) -> Text:
    """Fragments one by one; a dot for each empty space up to `spaces`."""
    parts = [chip(colour) for colour, count in enumerate(fragments) for _ in range(count)]
    parts += [Text(" ·", "dim") for _ in range(spaces - len(parts))]
    return Text().join(parts)


def price(cost: Sequence[int], held: Sequence[int]) -> Text:
    """A cost: chips for Fragments that are held, small letters for those that are missing."""
    parts: list[Text] = []
    for colour, count in enumerate(cost):
        owned = min(count, held[colour])
        parts += [chip(colour)] * owned
        parts += [Text(" " + LETTERS[colour].lower(), MISSING[colour])] * (count - owned)
    return Text().join(parts)


def icon(words: Words, skill: int) -> str:
    return words.skill(skill)[:ICON_LETTERS].capitalize()


def icons(words: Words, counts: Sequence[int]) -> Text:
    """The icons of a Paw one by one: "Pil Eng"."""
    parts = [Text(icon(words, i), ICON_STYLES[i]) for i, count in enumerate(counts) for _ in range(count)]
    return Text(" ").join(parts)


def needs(words: Words, counts: Sequence[int]) -> Text:
    """Icons counted, as a Planet requires them: "2 Pil 1 Eng"."""
    parts = [Text(f"{n} {icon(words, i)}", ICON_STYLES[i]) for i, n in enumerate(counts) if n]
    return Text(" ").join(parts)


def upgrade(words: Words, card: int) -> str:
    number = words.cards.upgrade[card]
    return "" if number is None else words.upgrade(UPGRADES[number])
