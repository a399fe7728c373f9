"""Short marks for ships, Shards, spaces and cards.

A ship is the letter of its colour with its height, `B3`; a Shard is a letter alone; a space is ring, base and
step, `3b2`, and a Gate `3b`.
"""

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from novatable.novaraiders.cards import SHARDS, CardSet
from novatable.novaraiders.words import Words

SHARD_LETTERS: Final = "YBR"
SHARD_STYLES: Final = ("bold black on gold1", "bold white on grey19", "bold white on red3")
SHIP_LETTERS: Final = "RBNW"
"""Brown is N: B is blue."""
SHIP_STYLES: Final = (
    "bold white on red3",
    "bold white on dodger_blue3",
    "bold white on orange4",
    "bold black on grey93",
)


def shard(shard: int) -> Text:
    return Text(SHARD_LETTERS[shard], SHARD_STYLES[shard])


def shards(stack: Sequence[int]) -> Text:
    """Shards in a line, the lowest first."""
    return Text().join(map(shard, stack))


def ship(colour: int, height: int) -> Text:
    return Text(f"{SHIP_LETTERS[colour]}{height}", SHIP_STYLES[colour])


def base_letter(colour: int) -> str:
    return SHIP_LETTERS[colour].lower()


def card(cards: CardSet, card: int) -> Text:
    """A card's name; for a Special, followed by the Shard that it needs."""
    symbol = cards.symbol[card]
    name = cards.card_name(card)
    return Text(name) if symbol is None else Text.assemble(name, " ", shard(symbol))


_WORDS: Final = [(rf"\b{word}\b", style) for word, style in zip(SHARDS, SHARD_STYLES, strict=True)]


def sentence(words: str) -> Text:
    """A sentence with the colours of Shards in it."""
    text = Text(words)
    for pattern, style in _WORDS:
        text.highlight_regex(pattern, style)
    return text


class ShortWords(Words):
    """The words of the game, with spaces by the names that are drawn and typed."""

    __slots__ = ()

    def space(self, space: int) -> str:
        letter = base_letter(self.colours[self.board.base[space]])
        return f"{self.board.ring[space] + 1}{letter}{self.board.step[space] or ''}"
