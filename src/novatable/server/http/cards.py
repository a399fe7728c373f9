"""Card sets as clients get them: everything there is to draw, with the numbers that views and actions use."""

from functools import lru_cache
from typing import Any, Literal

import msgspec

from novatable.afternova import cards as afternova
from novatable.afternova.game import card_set as afternova_cards
from novatable.core.record import CardsUsed
from novatable.novaraiders import cards as novaraiders
from novatable.novaraiders.game import card_set as novaraiders_cards

Colour = Literal["black", "white", "green", "purple", "orange"]
Icon = Literal["piloting", "engineering", "security", "extraction", "wild"]
Shard = Literal["yellow", "black", "red"]
TrackEvent = Literal["blank", "spawn", "expansion", "supernova"]


class Card(msgspec.Struct, frozen=True, omit_defaults=True):
    """`number` is what views, actions and events call it."""

    number: int


class PawCard(Card, frozen=True):
    name: str
    species: str
    icons: tuple[Icon, ...]


class BlueprintCard(Card, frozen=True):
    name: str
    cost: tuple[Colour, ...]
    points: int
    upgrade: str | None = None


class PlanetCard(Card, frozen=True):
    name: str
    needs: dict[str, int]
    spaces: int


class StarshipCard(Card, frozen=True):
    name: str
    objective: tuple[Colour, Colour]


class AfterNovaCards(msgspec.Struct, frozen=True, tag_field="game", tag="afternova"):
    """`colours`, `skills` and `upgrades` are in the order of their numbers."""

    name: str
    hash: str
    colours: tuple[str, ...]
    skills: tuple[str, ...]
    upgrades: tuple[str, ...]
    paws: tuple[PawCard, ...]
    blueprints: tuple[BlueprintCard, ...]
    planets: tuple[PlanetCard, ...]
    starships: tuple[StarshipCard, ...]


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


class BasicCard(Card, frozen=True):
    actions: tuple[str, str]


class SpecialCard(Card, frozen=True):
    name: str
    kind: str
    symbol: Shard
    reach: int | None = None


class DirectiveCard(Card, frozen=True):
    name: str
    goal: str
    points: int
    shard: Shard | None = None
    at_least: int | None = None


class HrlCard(Card, frozen=True):
    action: Literal["acquire", "orbit", "hijack"]
    ship: Literal["inner", "middle", "outer", "any"] | None = None
    colour: str | None = None


class NovaRaidersCards(msgspec.Struct, frozen=True, tag_field="game", tag="novaraiders"):
    """`shards` and `colours` (of ships) are in the order of their numbers; `hands`: cards at the start."""

    name: str
    hash: str
    shards: tuple[str, ...]
    colours: tuple[str, ...]
    hands: dict[str, int]
    boards: tuple[BoardCard, ...]
    basics: tuple[BasicCard, ...]
    specials: tuple[SpecialCard, ...]
    directives: tuple[DirectiveCard, ...]
    hrl: tuple[HrlCard, ...]


Cards = AfterNovaCards | NovaRaidersCards


def cards_of(game: str, used: CardsUsed) -> Cards:
    """The card set that a game is played with."""
    told = msgspec.json.encode(used)  # a set that is carried along is a dict, which is not hashable
    return _cards(game, told)


@lru_cache(maxsize=32)
def _cards(game: str, told: bytes) -> Cards:
    used = msgspec.json.decode(told, type=CardsUsed)
    return _afternova(used) if game == "afternova" else _novaraiders(used)


def _afternova(used: CardsUsed) -> AfterNovaCards:
    cards = afternova_cards(used)
    words: dict[str, Any] = cards.to_json()
    numbered = {
        "paws": _numbered(words["paws"]),
        "blueprints": _numbered(words["blueprints"], cards.n_paws),
        "planets": _numbered(words["planets"]),
        "starships": _numbered(words["starships"]),
        "colours": afternova.COLOURS,
        "skills": afternova.SKILLS,
        "upgrades": afternova.UPGRADES,
        "hash": cards.hash,
    }
    return msgspec.convert({**words, **numbered}, AfterNovaCards)


def _novaraiders(used: CardsUsed) -> NovaRaidersCards:
    cards = novaraiders_cards(used)
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
    numbered = {
        "basics": _numbered(words["basics"]),
        "specials": _numbered(words["specials"], cards.n_basics),
        "directives": _numbered(words["directives"]),
        "hrl": _numbered(words["hrl"]),
        "shards": novaraiders.SHARDS,
        "colours": novaraiders.COLOURS,
        "hash": cards.hash,
    }
    return msgspec.convert({**words, **numbered}, NovaRaidersCards)


def _numbered(cards: list[dict[str, Any]], first: int = 0) -> list[dict[str, Any]]:
    return [{"number": first + place, **card} for place, card in enumerate(cards)]
