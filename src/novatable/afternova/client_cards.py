"""AfterNova's cards as clients get them."""

from typing import Any, Literal

import msgspec

from novatable.afternova.cards import COLOURS, ICONS, SKILLS, UPGRADE_ROWS, CardSet
from novatable.core.client_cards import ClientCard, ClientCards, numbered

Colour = Literal["black", "white", "green", "purple", "orange"]
Icon = Literal["piloting", "engineering", "security", "extraction", "wild"]


class PawCard(ClientCard, frozen=True):
    name: str
    species: str
    icons: tuple[Icon, ...]


class BlueprintCard(ClientCard, frozen=True):
    name: str
    cost: tuple[Colour, ...]
    points: int
    upgrade: str | None = None


class PlanetCard(ClientCard, frozen=True):
    name: str
    needs: dict[str, int]
    spaces: int


class StarshipCard(ClientCard, frozen=True):
    name: str
    objective: tuple[Colour, Colour]


class UpgradeRow(msgspec.Struct, frozen=True, omit_defaults=True):
    """An Upgrade; `icon`: what it gives to cover a promise, a skill or an icon that changes its skill.

    `pays`: Blueprints may be paid for with other Fragments than they cost.
    """

    name: str
    rule: str
    icon: Icon | None = None
    pays: bool = False


class AfterNovaCards(ClientCards, frozen=True, tag_field="game", tag="afternova"):
    """`colours`, `skills` and `upgrades` are in the order of their numbers."""

    colours: tuple[str, ...]
    skills: tuple[str, ...]
    upgrades: tuple[UpgradeRow, ...]
    paws: tuple[PawCard, ...]
    blueprints: tuple[BlueprintCard, ...]
    planets: tuple[PlanetCard, ...]
    starships: tuple[StarshipCard, ...]


def upgrade_rows() -> tuple[UpgradeRow, ...]:
    """All Upgrades, in the order of their numbers."""
    rows = [{**row._asdict(), "icon": None if row.icon is None else ICONS[row.icon]} for row in UPGRADE_ROWS]
    return msgspec.convert(rows, tuple[UpgradeRow, ...])


def client_cards(cards: CardSet) -> AfterNovaCards:
    """The set with everything that a client draws."""
    words: dict[str, Any] = cards.to_json()
    parts = {
        "paws": numbered(words["paws"]),
        "blueprints": numbered(words["blueprints"], cards.n_paws),
        "planets": numbered(words["planets"]),
        "starships": numbered(words["starships"]),
        "colours": COLOURS,
        "skills": SKILLS,
        "upgrades": upgrade_rows(),
        "hash": cards.hash,
    }
    return msgspec.convert({**words, **parts}, AfterNovaCards)
