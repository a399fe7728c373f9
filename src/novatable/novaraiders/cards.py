"""Card sets: boards, decks and Directives as data, and the tables that the rules read (NR-1.3 to NR-8.2).

A hand card is one number: the basic cards of its owner come first, the Specials after them.
Directives and H.R.L. cards are numbered separately.
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
from novatable.novaraiders import actions
from novatable.novaraiders.actions import SPECIAL_ACTIONS, name_of
from novatable.novaraiders.board import Board

SHARDS: Final = ("yellow", "black", "red")
COLOURS: Final = ("red", "blue", "brown", "white")

ORBIT: Final = 0
JUMP: Final = 1
UNLOAD: Final = 2
HIJACK: Final = 3
UPGRADE: Final = 4
BASIC_ACTIONS: Final = ("orbit", "jump", "unload", "hijack", "upgrade")
FURTHEST: Final = 9
FACES: Final = (*[f"orbit {number}" for number in range(1, FURTHEST + 1)], *BASIC_ACTIONS[1:])
"""What can be on one half of a basic card: Orbits first, then the other actions."""

KINDS: Final = tuple([name_of(kind) for kind in SPECIAL_ACTIONS])
"""The kinds of Special, in the order of section 7."""

BLANK: Final = 0
SPAWN: Final = 1
EXPANSION: Final = 2
SUPERNOVA: Final = 3
TRACK_EVENTS: Final = ("blank", "spawn", "expansion", "supernova")
TRACK_RULES: Final = ("NR-6.1", "NR-6.2", "NR-6.3", "NR-6.4")

TOWER: Final = 0
PAIRS: Final = 1
MOST: Final = 2
DESTROYER: Final = 3
TRIM: Final = 4
OLD_HANDS: Final = 5
GRADUATE: Final = 6
BUCCANEER: Final = 7
LAST_LIGHT: Final = 8
GOALS: Final = (
    "tower",
    "pairs",
    "most",
    "destroyer",
    "trim",
    "old_hands",
    "graduate",
    "buccaneer",
    "last_light",
)

HRL_ACQUIRE: Final = 0
HRL_ORBIT: Final = 1
HRL_HIJACK: Final = 2
HRL_ACTIONS: Final = ("acquire", "orbit", "hijack")
ANY_SHIP: Final = 3
HRL_SHIPS: Final = ("inner", "middle", "outer", "any")

RINGS: Final = 5
BASICS: Final = 11
SPECIALS: Final = 24
DIRECTIVES: Final = 11
HRL_CARDS: Final = 8
HAND: Final = 5
MOST_EXPANSIONS: Final = 3
PLACES: Final = ("first", "second", "third", "fourth")

LONGEST_TRACK: Final = 60
WIDEST: Final = 20
MOST_POINTS: Final = 99

STANDARD: Final = "standard"
BOARDS: Final = ("three-bases", "four-bases")


class Ring(NamedTuple):
    """Spaces per base, the step of the Asteroid, and the Shards on it at the start (NR-1.3, NR-1.5)."""

    width: int
    asteroid: int
    shards: int


class BoardPlan(NamedTuple):
    """A board and its Time Track (NR-1.1, NR-2.6)."""

    bases: int
    rings: tuple[Ring, ...]
    track: tuple[int, ...]


class Special(NamedTuple):
    """A Special card; `kind` is its action, `reach` how far a Long Burn goes (NR-3.6, NR-7.7)."""

    name: str
    kind: type[actions.Special]
    symbol: int
    reach: int


class Directive(NamedTuple):
    """A Directive; `shard` and `at_least` are the values in its goal, if it has any (section 10)."""

    name: str
    goal: int
    points: int
    shard: int
    at_least: int


class HrlCard(NamedTuple):
    """An H.R.L. card: the rank of the ship it names, or the colour it hijacks (NR-8.2)."""

    action: int
    ship: int
    colour: int


class CardSet:
    """All data of a game. It never changes once made: all games with it share one."""

    __slots__ = (
        "basics",
        "boards",
        "directives",
        "first_hands",
        "hash",
        "hrl",
        "kind",
        "n_basics",
        "n_cards",
        "name",
        "orbits",
        "plans",
        "specials",
        "symbol",
        "uses",
    )

    def __init__(
        self,
        name: str,
        first_hands: Sequence[int],
        plans: Sequence[BoardPlan],
        basics: Sequence[tuple[int, int]],
        specials: Sequence[Special],
        directives: Sequence[Directive],
        hrl: Sequence[HrlCard],
    ) -> None:
        self.name: str = name
        self.first_hands: list[int] = list(first_hands)
        self.plans: tuple[BoardPlan, ...] = tuple(sorted(plans))
        self.basics: tuple[tuple[int, int], ...] = tuple(basics)
        self.specials: tuple[Special, ...] = tuple(specials)
        self.directives: tuple[Directive, ...] = tuple(directives)
        self.hrl: tuple[HrlCard, ...] = tuple(hrl)
        self.boards: list[Board] = [_board(plan) for plan in self.plans]

        # By the number of a hand card; empty where a Special or a basic card has no such value.
        self.n_basics: int = len(basics)
        self.n_cards: int = len(basics) + len(specials)
        self.orbits: list[tuple[int, ...]] = [
            tuple([face + 1 for face in faces if face < FURTHEST]) for faces in basics
        ]
        self.orbits += [tuple(range(1, special.reach + 1)) for special in specials]
        self.uses: list[tuple[int, ...]] = [
            tuple([max(face - FURTHEST + 1, ORBIT) for face in faces]) for faces in basics
        ]
        self.uses += [()] * len(specials)
        self.kind: list[type[actions.Special] | None] = [
            *[None] * len(basics),
            *[special.kind for special in specials],
        ]
        self.symbol: list[int | None] = [*[None] * len(basics), *[special.symbol for special in specials]]

        self.hash: str = sha256(msgspec.json.encode(self.to_json(), order="sorted")).hexdigest()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, CardSet) and self.hash == other.hash

    def __hash__(self) -> int:
        return hash(self.hash)

    def board(self, players: int) -> Board:
        """The board for that many players (NR-1.1)."""
        bases = max(players, 3)
        return next(board for board in self.boards if board.bases == bases)

    def card_name(self, card: int) -> str:
        """The name of a hand card."""
        if card < self.n_basics:
            return " / ".join(FACES[face].capitalize() for face in self.basics[card])
        return self.specials[card - self.n_basics].name

    def hrl_words(self, card: int) -> tuple[str, str]:
        """What an H.R.L. card does, and with which ship."""
        action, ship, colour = self.hrl[card]
        return HRL_ACTIONS[action], COLOURS[colour] if action == HRL_HIJACK else HRL_SHIPS[ship]

    def hrl_name(self, card: int) -> str:
        """An H.R.L. card in words."""
        return " ".join(self.hrl_words(card)).capitalize()

    def to_json(self) -> dict[str, object]:
        """The set as plain data, in the form of its file."""
        return {
            "game": "novaraiders",
            "name": self.name,
            "hands": dict(zip(PLACES, self.first_hands, strict=True)),
            "boards": [
                {
                    "bases": plan.bases,
                    "track": [TRACK_EVENTS[event] for event in plan.track],
                    "rings": [ring._asdict() for ring in plan.rings],
                }
                for plan in self.plans
            ],
            "basics": [{"actions": [FACES[face] for face in faces]} for faces in self.basics],
            "specials": [_special_json(special) for special in self.specials],
            "directives": [_directive_json(directive) for directive in self.directives],
            "hrl": [_hrl_json(card) for card in self.hrl],
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
    data = cardfile.former(files("novatable.novaraiders").joinpath("cards/former"), digest)
    return None if data is None else CardSet.from_json(data)


def card_set(used: CardsUsed) -> CardSet:
    """The card set that a set-up names or carries."""
    return cards_of(used, STANDARD, load, former, CardSet.from_json)


@cache
def _standard() -> CardSet:
    return _card_set(_shipped(f"cards/{STANDARD}.toml"))


@cache
def _standard_boards() -> list[BoardPlan]:
    """The boards of a set without its own."""
    found = [_shipped(f"boards/{name}.toml") for name in BOARDS]
    plans = [_plan(file.root) for file in found]
    for file in found:
        file.finish()
    return plans


def _shipped(path: str) -> CardFile:
    return parse(files("novatable.novaraiders").joinpath(path).read_text("utf-8"), path)


def _board(plan: BoardPlan) -> Board:
    return Board(
        plan.bases,
        [ring.width for ring in plan.rings],
        [ring.asteroid for ring in plan.rings],
        [ring.shards for ring in plan.rings],
        plan.track,
    )


def _card_set(file: CardFile) -> CardSet:
    root = file.root
    root.word("game", ("novaraiders",), "NR-2.1")
    name = root.text("name", "NR-2.1")
    first_hands = root.amounts("hands", PLACES, len(PLACES), 0, HAND, "NR-2.4")
    board_tables = root.tables("boards", 2, 2, "NR-1.1") if root.has("boards") else []
    basic_tables = root.tables("basics", BASICS, BASICS, "NR-2.1")
    special_tables = root.tables("specials", SPECIALS, SPECIALS, "NR-2.1")
    directive_tables = root.tables("directives", DIRECTIVES, DIRECTIVES, "NR-2.1")
    hrl_tables = root.tables("hrl", HRL_CARDS, HRL_CARDS, "NR-8.2")
    plans = [_plan(table) for table in board_tables]
    basics = [_basic(table) for table in basic_tables]
    specials = [_special(table) for table in special_tables]
    directives = [_directive(table) for table in directive_tables]
    hrl = [_hrl(table) for table in hrl_tables]

    distinct(board_tables, "bases", [str(plan.bases) for plan in plans], "NR-1.1")
    distinct(directive_tables, "name", [directive.name for directive in directives], "NR-2.1")
    _check_symbols(special_tables, specials)
    _check_hrl(hrl_tables, hrl)
    file.finish()
    return CardSet(name, first_hands, plans or _standard_boards(), basics, specials, directives, hrl)


def _plan(table: Section) -> BoardPlan:
    bases = table.number("bases", 3, 4, "NR-1.1")
    track = table.words("track", TRACK_EVENTS, 1, LONGEST_TRACK, "NR-2.6")
    rings = table.tables("rings", RINGS, RINGS, "NR-1.2")
    if table.sound and (track[-1] != SUPERNOVA or track.count(SUPERNOVA) > 1):
        table.problem("track", "must end with its only supernova", "NR-2.6")
    if track.count(EXPANSION) > MOST_EXPANSIONS:
        wanted = f"must have at most {MOST_EXPANSIONS} expansions, not {track.count(EXPANSION)}"
        table.problem("track", wanted, "NR-2.6")
    found = [_ring(ring) for ring in rings]
    for inner, outer, ring in zip(found, found[1:], rings[1:], strict=False):
        if ring.sound and outer.width != inner.width + 1:
            wanted = f"must be {inner.width + 1}, one more than on the ring inside it, not {outer.width}"
            ring.problem("width", wanted, "NR-1.3")
    return BoardPlan(bases, tuple(found), tuple(track))


def _ring(table: Section) -> Ring:
    width = table.number("width", 2, WIDEST, "NR-1.3")
    asteroid = table.number("asteroid", 1, width - 1, "NR-1.5")
    shards = table.number("shards", 0, 1, "NR-2.3")
    return Ring(width, asteroid, shards)


def _basic(table: Section) -> tuple[int, int]:
    faces = table.words("actions", FACES, 2, 2, "NR-2.5")
    if not table.sound:
        return 0, 0
    if faces[0] == faces[1]:
        table.problem("actions", "must be two different actions", "NR-2.5")
    return faces[0], faces[1]


def _special(table: Section) -> Special:
    name = table.text("name", "NR-2.1")
    kind = SPECIAL_ACTIONS[table.word("kind", KINDS, "NR-3.6")]
    symbol = table.word("symbol", SHARDS, "NR-3.6")
    reach = table.number("reach", 1, 2 * FURTHEST, kind.rule) if kind.reaches else 0
    return Special(name, kind, symbol, reach)


def _directive(table: Section) -> Directive:
    name = table.text("name", "NR-2.1")
    goal = table.word("goal", GOALS, "NR-9.3")
    points = table.number("points", 0, MOST_POINTS, "NR-9.3")
    shard = table.word("shard", SHARDS, "NR-9.3") if goal in (PAIRS, MOST) else 0
    at_least = table.number("at_least", 1, MOST_POINTS, "NR-9.3") if goal in (TRIM, BUCCANEER) else 0
    return Directive(name, goal, points, shard, at_least)


def _hrl(table: Section) -> HrlCard:
    action = table.word("action", HRL_ACTIONS, "NR-8.2")
    if action == HRL_HIJACK:
        return HrlCard(action, ANY_SHIP, table.word("colour", COLOURS, "NR-8.6"))
    return HrlCard(action, table.word("ship", HRL_SHIPS, "NR-8.4"), 0)


def _check_symbols(tables: list[Section], specials: list[Special]) -> None:
    """Equally many Specials of each symbol (NR-2.1)."""
    if len(specials) != SPECIALS or not all(table.sound for table in tables):
        return
    each = SPECIALS // len(SHARDS)
    counts = [sum(special.symbol == symbol for special in specials) for symbol in range(len(SHARDS))]
    for symbol, count in enumerate(counts):
        if count > each:
            last = max(index for index, special in enumerate(specials) if special.symbol == symbol)
            wanted = f"{each} Specials must have the symbol {SHARDS[symbol]}, not {count}"
            tables[last].problem("symbol", wanted, "NR-2.1")


def _check_hrl(tables: list[Section], cards: list[HrlCard]) -> None:
    """At least one card must be left in the deck for two players (NR-8.1)."""
    unused = (COLOURS.index("red"), COLOURS.index("white"))
    if cards and all(card.action == HRL_HIJACK and card.colour in unused for card in cards):
        tables[0].problem("colour", "not all cards may hijack red or white", "NR-8.1")


def _special_json(special: Special) -> dict[str, object]:
    card: dict[str, object] = {
        "name": special.name,
        "kind": name_of(special.kind),
        "symbol": SHARDS[special.symbol],
    }
    if special.kind.reaches:
        card["reach"] = special.reach
    return card


def _directive_json(directive: Directive) -> dict[str, object]:
    card: dict[str, object] = {
        "name": directive.name,
        "goal": GOALS[directive.goal],
        "points": directive.points,
    }
    if directive.goal in (PAIRS, MOST):
        card["shard"] = SHARDS[directive.shard]
    if directive.goal in (TRIM, BUCCANEER):
        card["at_least"] = directive.at_least
    return card


def _hrl_json(card: HrlCard) -> dict[str, object]:
    if card.action == HRL_HIJACK:
        return {"action": "hijack", "colour": COLOURS[card.colour]}
    return {"action": HRL_ACTIONS[card.action], "ship": HRL_SHIPS[card.ship]}
