"""Typed words into cards, seats, colours and skills: the beginning of a name is enough."""

import re
from collections.abc import Iterable, Sequence
from typing import Final, TypeVar

from novatable.afternova.cards import COLOURS, SKILLS, CardSet
from novatable.afternova.model import as_counts
from novatable.afternova.terms import Fragments, Icons
from novatable.core.words import listed
from novatable.terminal.afternova.marks import LETTERS
from novatable.terminal.screen import Unclear

T = TypeVar("T")

_NOTHING: Final = ("", "0", "-", "no", "none", "nothing")
_COUNTED: Final = re.compile(r"(\d{1,3})?\s*x?\s*([a-z]+)", re.IGNORECASE)


def find(text: str, options: Sequence[tuple[str, T]], noun: str) -> T:
    """The option that is called so, or the only one that begins so, or that has a word that does."""
    typed = text.strip().casefold()
    names = [name.casefold() for name, _ in options]
    for matches in (
        [i for i, name in enumerate(names) if name == typed],
        [i for i, name in enumerate(names) if typed and name.startswith(typed)],
        [i for i, name in enumerate(names) if typed and any(w.startswith(typed) for w in name.split())],
    ):
        if len(matches) == 1:
            return options[matches[0]][1]
        if matches:
            raise Unclear(f"{text.strip()!r} could be {listed(options[i][0] for i in matches)}.")
    there = f"there is {listed(name for name, _ in options)}" if options else "there is none"
    raise Unclear(f"No {noun} {text.strip()!r}: {there}.")


def find_all(text: str, options: Sequence[tuple[str, T]], noun: str) -> list[T]:
    """Several of them, with commas or `and` between; spaces will do where names are one word long."""
    found: list[T] = []
    for part in re.split(r",|\band\b", text):
        if not part.strip():
            continue
        try:
            values = [find(part, options, noun)]
        except Unclear:
            if len(part.split()) == 1:
                raise
            values = list(dict.fromkeys(find(word, options, noun) for word in part.split()))
        found += values
    return found


def hand_cards(cards: CardSet, hand: Iterable[int]) -> list[tuple[str, int]]:
    return [(cards.card_name(card), card) for card in hand]


def read_fragments(text: str) -> Fragments:
    """ "KKO", "2 black, 1 orange" or "2k o"."""
    return as_counts([colour_order(text).count(colour) for colour in range(5)])


def colour_order(text: str) -> list[int]:
    """The colours named, one by one, in the order in which they stand."""
    order: list[int] = []
    for count, word in _counted(text):
        if all(letter in LETTERS for letter in word.upper()):
            order += [LETTERS.index(letter) for letter in word.upper() for _ in range(count)]
        else:
            order += [find(word, [(name, i) for i, name in enumerate(COLOURS)], "colour")] * count
    return order


def read_icons(text: str) -> Icons:
    """ "2 pil 1 eng"."""
    icons = [0, 0, 0, 0]
    for count, word in _counted(text):
        icons[find(word, [(name, i) for i, name in enumerate(SKILLS)], "skill")] += count
    return icons[0], icons[1], icons[2], icons[3]


def _counted(text: str) -> list[tuple[int, str]]:
    text = re.sub(r",|;|\band\b", " ", text).strip()
    if text.casefold() in _NOTHING:
        return []
    if _COUNTED.sub("", text).strip():
        raise Unclear(f"{text!r} is not understood: say how many of what, such as 2 black or 1 pil.")
    return [(int(count or 1), word) for count, word in _COUNTED.findall(text)]
