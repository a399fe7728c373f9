"""Nova-Raiders' cards and boards as clients get them."""

from typing import Any, Literal

import msgspec

from novatable.core.client_cards import ClientCard, ClientCards, numbered
from novatable.novaraiders.cards import COLOURS, SHARDS, CardSet

Shard = Literal["yellow", "black", "red"]
TrackEvent = Literal["blank", "spawn", "expansion", "supernova"]


class BoardSpace(msgspec.Struct, frozen=True):
    """A space; rings count from the inside, steps clockwise from the Gate of the base."""

    ring: int
    base: int
    step: int
    gate: bool
    asteroid: bool


class BoardRing(msgspec.Struct, frozen=True):
    """Spaces per base, the step of the Asteroid, Shards on it at the start."""

    width: int
    asteroid: int
    shards: int


class BoardCard(msgspec.Struct, frozen=True):
    """A board for three or four bases; `spaces` are in the order of their numbers."""

    bases: int
    track: tuple[TrackEvent, ...]
    rings: tuple[BoardRing, ...]
    spaces: tuple[BoardSpace, ...]


class BasicCard(ClientCard, frozen=True):
    actions: tuple[str, str]


class SpecialCard(ClientCard, frozen=True):
    name: str
    kind: str
    symbol: Shard
    reach: int | None = None


class DirectiveCard(ClientCard, frozen=True):
    name: str
    goal: str
    points: int
    shard: Shard | None = None
    at_least: int | None = None


class HrlCard(ClientCard, frozen=True):
    action: Literal["acquire", "orbit", "hijack"]
    ship: Literal["inner", "middle", "outer", "any"] | None = None
    colour: str | None = None


class NovaRaidersCards(ClientCards, frozen=True, tag_field="game", tag="novaraiders"):
    """`shards` and `colours` (of ships) are in the order of their numbers; `hands`: cards at the start."""

    shards: tuple[str, ...]
    colours: tuple[str, ...]
    hands: dict[str, int]
    boards: tuple[BoardCard, ...]
    basics: tuple[BasicCard, ...]
    specials: tuple[SpecialCard, ...]
    directives: tuple[DirectiveCard, ...]
    hrl: tuple[HrlCard, ...]


def client_cards(cards: CardSet) -> NovaRaidersCards:
    """The set with everything that a client draws."""
    words: dict[str, Any] = cards.to_json()
    for told, board in zip(words["boards"], cards.boards, strict=True):
        told["spaces"] = [
            {
                "ring": board.ring[space],
                "base": board.base[space],
                "step": board.step[space],
                "gate": board.gate[space] is not None,
                "asteroid": space in board.asteroids,
            }
            for space in range(board.size)
        ]
    parts = {
        "basics": numbered(words["basics"]),
        "specials": numbered(words["specials"], cards.n_basics),
        "directives": numbered(words["directives"]),
        "hrl": numbered(words["hrl"]),
        "shards": SHARDS,
        "colours": COLOURS,
        "hash": cards.hash,
    }
    return msgspec.convert({**words, **parts}, NovaRaidersCards)
