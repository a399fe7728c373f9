"""Card sets: what the cards say, and the tables of numbers that the rules read (AN-1.1 to AN-1.7).

A hand card is one number: Paws come first, Blueprints after them. Planets and Starships are
numbered separately. docs/cards.md describes the file of a set.
"""

from collections.abc import Sequence
from functools import cache, lru_cache
from hashlib import sha256
from importlib.resources import files
from typing import Final, NamedTuple

import msgspec

from novatable.core import cardfile
from novatable.core.cardfile import CardFile, Section, distinct, parse, read
from novatable.core.record import CardsUsed, cards_of

COLOURS: Final = ("black", "white", "green", "purple", "orange")
SKILLS: Final = ("piloting", "engineering", "security", "extraction")
ICONS: Final = (*SKILLS, "wild")
WILD: Final = 4


class Upgrade(NamedTuple):
    """The row of an Upgrade: its rule and, if it is named when a promise is covered, the icon it gives.

    The icon WILD is one on a Paw that counts as another skill. `pays`: it lets its owner pay for
    Blueprints with other Fragments than they cost.
    """

    name: str
    rule: str
    icon: int | None = None
    pays: bool = False


UPGRADE_ROWS: Final = (
    Upgrade("hold", "AN-9.1"),
    Upgrade("autopilot", "AN-9.2", 0),
    Upgrade("toolkit", "AN-9.2", 1),
    Upgrade("turret", "AN-9.2", 2),
    Upgrade("drill", "AN-9.2", 3),
    Upgrade("adapter", "AN-9.3", WILD),
    Upgrade("recruiter", "AN-9.4"),
    Upgrade("scanner", "AN-9.5"),
    Upgrade("bunks", "AN-9.6"),
    Upgrade("prism", "AN-9.7", pays=True),
    Upgrade("siphon", "AN-9.8"),
    Upgrade("loyalty", "AN-9.9"),
)
"""In the order of their numbers: views count the Upgrades of a player in it."""
UPGRADES: Final = tuple([row.name for row in UPGRADE_ROWS])
# The numbers of those that rules ask for.
HOLD: Final = 0
AUTOPILOT: Final = 1  # AUTOPILOT + skill is the Upgrade that gives an icon of that skill (AN-9.2)
TOOLKIT: Final = 2
TURRET: Final = 3
DRILL: Final = 4
ADAPTER: Final = 5
RECRUITER: Final = 6
SCANNER: Final = 7
BUNKS: Final = 8
PRISM: Final = 9
SIPHON: Final = 10
LOYALTY: Final = 11

PAWS: Final = 40
BLUEPRINTS: Final = 40
PLANETS: Final = 18
STARSHIPS: Final = 10

MOST_ICONS: Final = 9
MOST_POINTS: Final = 99
MOST_NEEDED: Final = 12
MOST_SPACES: Final = 8

STANDARD: Final = "standard"

PerColour = tuple[int, int, int, int, int]
PerIcon = tuple[int, int, int, int, int]
PerSkill = tuple[int, int, int, int]


class Paw(NamedTuple):
    """A Hired Paw: its icons of each skill, then its wild icons (AN-1.5)."""

    name: str
    species: str
    icons: PerIcon


class Blueprint(NamedTuple):
    """A Blueprint: the Fragments of each colour that it costs, and what it gives (AN-1.6)."""

    name: str
    cost: PerColour
    points: int
    upgrade: int | None


class Planet(NamedTuple):
    """A Planet: the icons of each skill that it requires, and its Fragment spaces (AN-1.4)."""

    name: str
    needs: PerSkill
    spaces: int


class Starship(NamedTuple):
    """A Starship: the two colours of its hidden objective, the lower first (AN-1.3)."""

    name: str
    objective: tuple[int, int]


class CardSet:
    """All cards of a game. It never changes once made: all games with it share one."""

    __slots__ = (
        "blueprints",
        "cheapest",
        "cost",
        "cost_size",
        "hash",
        "icons",
        "n_paws",
        "name",
        "need",
        "objective",
        "paws",
        "planets",
        "points",
        "spaces",
        "starships",
        "upgrade",
    )

    def __init__(
        self,
        name: str,
        paws: Sequence[Paw],
        blueprints: Sequence[Blueprint],
        planets: Sequence[Planet],
        starships: Sequence[Starship],
    ) -> None:
        self.name: str = name
        self.paws: tuple[Paw, ...] = tuple(paws)
        self.blueprints: tuple[Blueprint, ...] = tuple(blueprints)
        self.planets: tuple[Planet, ...] = tuple(planets)
        self.starships: tuple[Starship, ...] = tuple(starships)

        # By the number of a hand card; a Paw costs and gives nothing.
        self.n_paws: int = len(paws)
        free: list[PerColour] = [(0, 0, 0, 0, 0)] * len(paws)
        self.cost: list[PerColour] = free + [card.cost for card in blueprints]
        self.cost_size: list[int] = [sum(cost) for cost in self.cost]
        self.points: list[int] = [0] * len(paws) + [card.points for card in blueprints]
        self.upgrade: list[int | None] = [*[None] * len(paws), *(card.upgrade for card in blueprints)]
        self.cheapest: int = min(sum(card.cost) for card in blueprints)

        self.icons: list[PerIcon] = [paw.icons for paw in paws]
        self.need: list[PerSkill] = [planet.needs for planet in planets]
        self.spaces: list[int] = [planet.spaces for planet in planets]
        self.objective: list[tuple[int, int]] = [starship.objective for starship in starships]

        self.hash: str = sha256(msgspec.json.encode(self.to_json(), order="sorted")).hexdigest()

    def is_paw(self, card: int) -> bool:
        return card < self.n_paws

    def card_name(self, card: int) -> str:
        """The name of a hand card."""
        return self.paws[card].name if card < self.n_paws else self.blueprints[card - self.n_paws].name

    def to_json(self) -> dict[str, object]:
        """The set as plain data, in the form of its file, with words in a fixed order."""
        return {
            "game": "afternova",
            "name": self.name,
            "paws": [
                {"name": paw.name, "species": paw.species, "icons": _spell(paw.icons, ICONS)}
                for paw in self.paws
            ],
            "blueprints": [_blueprint_json(blueprint) for blueprint in self.blueprints],
            "planets": [
                {
                    "name": planet.name,
                    "needs": {SKILLS[skill]: need for skill, need in enumerate(planet.needs) if need},
                    "spaces": planet.spaces,
                }
                for planet in self.planets
            ],
            "starships": [
                {"name": starship.name, "objective": [COLOURS[colour] for colour in starship.objective]}
                for starship in self.starships
            ],
        }

    @staticmethod
    def from_json(data: object) -> "CardSet":
        """The set that `to_json` gave, checked like a file; CardFileError has the problems."""
        return _card_set(CardFile(data, "card set"))


def load(path_or_name: str) -> CardSet:
    """The card set of that name or in that file; CardFileError if it cannot be used."""
    return _standard() if path_or_name == STANDARD else _card_set(read(path_or_name, [STANDARD]))


def check(text: str, source: str) -> CardSet:
    """The card set written in a text; CardFileError has all problems with their lines."""
    return _card_set(parse(text, source))


@lru_cache(maxsize=64)
def former(digest: str) -> CardSet | None:
    """A standard set of an earlier release, by its hash, so that its games can go on."""
    data = cardfile.former(files("novatable.afternova").joinpath("cards/former"), digest)
    return None if data is None else CardSet.from_json(data)


@cache
def _standard() -> CardSet:
    path = f"cards/{STANDARD}.toml"
    return check(files("novatable.afternova").joinpath(path).read_text("utf-8"), path)


def card_set(used: CardsUsed) -> CardSet:
    """The card set that a set-up names or carries."""
    return cards_of(used, STANDARD, load, former, CardSet.from_json)


def _card_set(file: CardFile) -> CardSet:
    root = file.root
    root.word("game", ("afternova",), "AN-1.7")
    name = root.text("name", "AN-1.7")
    paw_tables = root.tables("paws", PAWS, PAWS, "AN-1.1")
    blueprint_tables = root.tables("blueprints", BLUEPRINTS, BLUEPRINTS, "AN-1.1")
    planet_tables = root.tables("planets", PLANETS, PLANETS, "AN-1.1")
    starship_tables = root.tables("starships", STARSHIPS, STARSHIPS, "AN-1.1")
    paws = [_paw(table) for table in paw_tables]
    blueprints = [_blueprint(table) for table in blueprint_tables]
    planets = [_planet(table) for table in planet_tables]
    starships = [_starship(table) for table in starship_tables]

    distinct(paw_tables, "name", [paw.name for paw in paws], "AN-1.7")
    distinct(blueprint_tables, "name", [blueprint.name for blueprint in blueprints], "AN-1.7")
    distinct(planet_tables, "name", [planet.name for planet in planets], "AN-1.7")
    distinct(starship_tables, "name", [starship.name for starship in starships], "AN-1.7")
    # Ten Starships with different objectives have all ten pairs.
    objectives = [
        " and ".join(COLOURS[colour] for colour in starship.objective)
        if len(set(starship.objective)) == 2
        else ""
        for starship in starships
    ]
    distinct(starship_tables, "objective", objectives, "AN-1.3")

    file.finish()
    return CardSet(name, paws, blueprints, planets, starships)


def _paw(table: Section) -> Paw:
    name = table.text("name", "AN-1.7")
    species = table.text("species", "AN-1.7")
    icons = table.words("icons", ICONS, 1, MOST_ICONS, "AN-1.5")
    return Paw(name, species, _count(icons))


def _blueprint(table: Section) -> Blueprint:
    name = table.text("name", "AN-1.7")
    cost = table.words("cost", COLOURS, 2, 5, "AN-1.6")
    points = table.number("points", 0, MOST_POINTS, "AN-1.6")
    upgrade = table.word("upgrade", UPGRADES, "AN-1.6") if table.has("upgrade") else None
    return Blueprint(name, _count(cost), points, upgrade)


def _planet(table: Section) -> Planet:
    needs = table.amounts("needs", SKILLS, 2, 1, MOST_NEEDED, "AN-1.4")
    spaces = table.number("spaces", 1, MOST_SPACES, "AN-1.4")
    if table.sound and sum(needs) <= spaces:
        wanted = f"a Planet with {spaces} spaces must need at least {spaces + 1} icons, not {sum(needs)}"
        table.problem("needs", wanted, "AN-1.4")
    name = table.text("name", "AN-1.7")
    return Planet(name, (needs[0], needs[1], needs[2], needs[3]), spaces)


def _starship(table: Section) -> Starship:
    colours = sorted(table.words("objective", COLOURS, 2, 2, "AN-1.3"))
    objective = (colours[0], colours[1]) if table.sound else (0, 0)
    if table.sound and colours[0] == colours[1]:
        table.problem("objective", "must be two different colours", "AN-1.3")
    name = table.text("name", "AN-1.7")
    return Starship(name, objective)


def _count(words: list[int]) -> tuple[int, int, int, int, int]:
    """How often each of five words occurs in a list of their indices."""
    return (words.count(0), words.count(1), words.count(2), words.count(3), words.count(4))


def _spell(counts: tuple[int, ...], words: tuple[str, ...]) -> list[str]:
    """The list of words with these counts, in their fixed order."""
    return [word for word, count in zip(words, counts, strict=True) for _ in range(count)]


def _blueprint_json(blueprint: Blueprint) -> dict[str, object]:
    card: dict[str, object] = {
        "name": blueprint.name,
        "cost": _spell(blueprint.cost, COLOURS),
        "points": blueprint.points,
    }
    if blueprint.upgrade is not None:
        card["upgrade"] = UPGRADES[blueprint.upgrade]
    return card
