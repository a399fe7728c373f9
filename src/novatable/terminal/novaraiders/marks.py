"""Short marks for ships, Shards, spaces and cards.

A ship is the letter of its colour with its height, `B3`; a Shard is a letter alone; a space is ring, base and
step, `3b2`, and a Gate `3b`.
"""

from collections.abc import Sequence
from typing import Final

from rich.text import Text

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


class ShortWords(Words):
    """The words of the game, with spaces by the names that are drawn and typed."""

    def code(self, space: int) -> str:
        letter = base_letter(self.colours[self.board.base[space]])
        return f"{self.board.ring[space] + 1}{letter}{self.board.step[space] or ''}"

    def space_name(self, space: int) -> str:
        """What stands in a sentence; some languages need a noun before the code."""
        return self.texts.format("term-nr-space", code=self.code(space))

    def colour_name(self, base: int) -> str:
        return self.texts.format("term-nr-colour", colour=self.colour(base))


def card(words: Words, card: int) -> Text:
    """A card's name; for a Special, followed by the Shard that it needs."""
    symbol = words.cards.symbol[card]
    name = words.card_name(card)
    return Text(name) if symbol is None else Text.assemble(name, " ", shard(symbol))
