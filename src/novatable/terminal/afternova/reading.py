"""Typed words into Fragments and skills: their names in the person's language, in English, or letters."""

import re
from collections.abc import Iterable
from typing import Final

from novatable.afternova.cards import COLOURS, SKILLS, CardSet
from novatable.afternova.model import as_counts
from novatable.afternova.terms import Fragments, Icons
from novatable.afternova.words import Words
from novatable.terminal.afternova.marks import LETTERS
from novatable.terminal.reading import find
from novatable.terminal.screen import Unclear

_NOTHING: Final = ("", "0", "-", "no", "none", "nothing", "nichts", "nulla")
_COUNTED: Final = re.compile(r"(\d{1,3})?\s*x?\s*([^\W\d_]+)")


def hand_cards(cards: CardSet, hand: Iterable[int]) -> list[tuple[str, int]]:
    return [(cards.card_name(card), card) for card in hand]


def read_fragments(text: str, words: Words) -> Fragments:
    """ "KKO", "2 black, 1 orange" or "2k o"."""
    return as_counts([colour_order(text, words).count(colour) for colour in range(5)])


def colour_order(text: str, words: Words) -> list[int]:
    """The colours named, one by one, in the order given."""
    colours = [(name, i) for i, colour in enumerate(COLOURS) for name in (words.colour(i), colour)]
    order: list[int] = []
    for count, word in _counted(text):
        if all(letter in LETTERS for letter in word.upper()):
            order += [LETTERS.index(letter) for letter in word.upper() for _ in range(count)]
        else:
            order += [find(word, colours, "colour")] * count
    return order


def read_icons(text: str, words: Words) -> Icons:
    """ "2 pil 1 eng"."""
    skills = [(name, i) for i, skill in enumerate(SKILLS) for name in (words.skill(i), skill)]
    icons = [0, 0, 0, 0]
    for count, word in _counted(text):
        icons[find(word, skills, "skill")] += count
    return icons[0], icons[1], icons[2], icons[3]


def _counted(text: str) -> list[tuple[int, str]]:
    text = re.sub(r",|;|\b(?:and|und|e)\b", " ", text).strip()
    if text.casefold() in _NOTHING:
        return []
    if _COUNTED.sub("", text).strip():
        raise Unclear("counted", typed=text)
    return [(int(count or 1), word) for count, word in _COUNTED.findall(text)]
