"""Typed words into spaces, cards, Bays and Shards."""

import re
from collections.abc import Sequence
from typing import Final

from novatable.novaraiders.cards import SHARDS
from novatable.terminal.novaraiders.marks import SHARD_LETTERS, SHIP_LETTERS, ShortWords
from novatable.terminal.novaraiders.menu import HAND_LETTERS
from novatable.terminal.reading import find
from novatable.terminal.screen import Unclear

_SPACE: Final = re.compile(r"([1-9])([a-z]+)(\d{0,2})", re.IGNORECASE)
_NUMBER: Final = re.compile(r"\d{1,2}")


def is_space(text: str) -> bool:
    """Whether a word is meant as a space."""
    return _SPACE.fullmatch(text.strip()) is not None


def read_space(text: str, words: ShortWords) -> int:
    """ "3b2", "3blue2", and "3b" for a Gate."""
    match = _SPACE.fullmatch(text.strip())
    if match is None:
        raise Unclear("space", typed=text.strip())
    ring, base, step = int(match[1]) - 1, read_base(match[2], words), int(match[3] or 0)
    board = words.board
    if ring >= board.rings:
        raise Unclear("ring", typed=match[1], n=board.rings)
    if step >= board.widths[ring]:
        last = words.code(board.space(ring, base, board.widths[ring] - 1))
        raise Unclear("step", typed=text.strip(), last=last)
    return board.space(ring, base, step)


def read_base(text: str, words: ShortWords) -> int:
    """A base by the letter or the name of its colour."""
    letters = [SHIP_LETTERS[colour].casefold() for colour in words.colours]
    if text.casefold() in letters:
        return letters.index(text.casefold())
    bases = range(len(words.colours))
    return find(
        text,
        [(name, base) for base in bases for name in (words.colour_name(base), words.colour(base))],
        "base",
    )


def read_card(text: str, hand: Sequence[int], words: ShortWords) -> int:
    """A hand card by its letter or its name."""
    typed = text.strip().casefold()
    if len(typed) == 1 and typed in HAND_LETTERS[: len(hand)]:
        return hand[HAND_LETTERS.index(typed)]
    return find(text, cards_by_name(hand, words), "card-hand")


def cards_by_name(cards: Sequence[int], words: ShortWords) -> list[tuple[str, int]]:
    """By the name in the person's language, and by that in the card set."""
    return [
        (name, card)
        for card in cards
        for name in (words.plain(words.card(card)), words.cards.card_name(card))
    ]


def read_number(text: str, low: int, high: int, what: str) -> int:
    if _NUMBER.fullmatch(text) and low <= int(text) <= high:
        return int(text)
    raise Unclear("unknown", what=what, typed=text, names=[*map(str, range(low, high + 1))])


def read_shard(text: str, words: ShortWords) -> int:
    """A type of Shard by its letter or its name."""
    if len(text) == 1 and text.upper() in SHARD_LETTERS:
        return SHARD_LETTERS.index(text.upper())
    shards = [(name, i) for i, shard in enumerate(SHARDS) for name in (words.plain(words.symbol(i)), shard)]
    return find(text, shards, "shard")
