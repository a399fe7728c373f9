"""Typed words into spaces, cards, Bays and Shards."""

import re
from collections.abc import Sequence
from typing import Final

from novatable.core.words import listed
from novatable.novaraiders.cards import COLOURS, SHARDS
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
        raise Unclear(f"{text.strip()!r} is not a space: say ring, base and step, such as 3b2 or 3b.")
    ring, base, step = int(match[1]) - 1, read_base(match[2], words), int(match[3] or 0)
    board = words.board
    if ring >= board.rings:
        raise Unclear(f"There is no ring {match[1]}: rings are 1 to {board.rings}.")
    if step >= board.widths[ring]:
        most = words.space(board.space(ring, base, board.widths[ring] - 1))
        raise Unclear(f"There is no {text.strip()}: the last space of that base is {most}.")
    return board.space(ring, base, step)


def read_base(text: str, words: ShortWords) -> int:
    """A base by the letter or the name of its colour."""
    letters = [SHIP_LETTERS[colour].casefold() for colour in words.colours]
    if text.casefold() in letters:
        return letters.index(text.casefold())
    return find(text, [(COLOURS[colour], base) for base, colour in enumerate(words.colours)], "base")


def read_card(text: str, hand: Sequence[int], words: ShortWords) -> int:
    """A hand card by its letter or its name."""
    typed = text.strip().casefold()
    if len(typed) == 1 and typed in HAND_LETTERS[: len(hand)]:
        return hand[HAND_LETTERS.index(typed)]
    return find(text, [(words.card(card), card) for card in hand], "card in your hand")


def read_number(text: str, low: int, high: int, noun: str) -> int:
    if _NUMBER.fullmatch(text) and low <= int(text) <= high:
        return int(text)
    raise Unclear(f"{text!r} is no {noun}: {listed(map(str, range(low, high + 1)))}.")


def read_shard(text: str) -> int:
    """A type of Shard by its letter or its name."""
    if len(text) == 1 and text.upper() in SHARD_LETTERS:
        return SHARD_LETTERS.index(text.upper())
    return find(text, [(name, shard) for shard, name in enumerate(SHARDS)], "Shard")
