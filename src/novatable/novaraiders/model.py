"""The state of a game of Nova-Raiders: small integers, lists and tuples, with a cheap `copy`.

Spaces, cards and Shard types are numbers (board.py, cards.py). Ships of one colour are alike, so a
ship is named by its space. Shards under a ship, in a pile or in a Bay are a tuple, the lowest first.

A copy shares all lists but those of spaces and frames: whoever changes one of the others puts a new list in
its place, and a new player in place of one who changes (`State.to_change`).
"""

from typing import Final

from novatable.core.chance import Chance
from novatable.core.options import Value, value_of
from novatable.novaraiders.board import Board
from novatable.novaraiders.cards import CardSet
from novatable.novaraiders.catalogue import BAYS, Catalogue, catalogue_of
from novatable.novaraiders.frames import AnyFrame, Shards
from novatable.novaraiders.outcome import Outcome

DIRECTIVES: Final = 0  # each player keeps one of two Directives
TURN: Final = 1  # the active player launches, plays cards, ends the turn
DISCARD: Final = 2  # the active player has played no card and may discard
DRAW: Final = 3  # from here on, steps of the end of a turn (NR-6.7)
HRL: Final = 4
IDLE: Final = 5
NO_SHARDS: Final = 6
OVER: Final = 7
PHASES: Final = ("directives", "turn", "discard", "draw", "hrl", "idle", "no_shards", "over")

STREAMS: Final = ("first", "bag", "academy", "directives", "hrl", "deck 0", "deck 1", "deck 2", "deck 3")
NO_SHARD: Final[Shards] = ()


def colours_of(people: int) -> tuple[int, ...]:
    """The colour of each seat; with two players, H.R.L. is red (NR-2.8)."""
    return (1, 2, 0) if people == 2 else tuple(range(people))


GroupPoints = tuple[int, int, int]
"""The points of one, two and three that belong together."""


def bay_points_in(options: dict[str, Value]) -> GroupPoints:
    """NR-9.1."""
    one, two, three = [value_of(options, f"bay_{name}_points") for name in ("single", "pair", "set")]
    return one, two, three


def special_points_in(options: dict[str, Value]) -> GroupPoints:
    """NR-9.2."""
    one, two, three = [value_of(options, f"special_{name}_points") for name in ("single", "pair", "set")]
    return one, two, three


class Rules:
    """What stays the same for a whole game: cards, board, options and numbers, who sits where."""

    __slots__ = (
        "academy_row",
        "bay_points",
        "board",
        "cards",
        "catalogue",
        "colours",
        "directives",
        "directives_dealt",
        "each_round",
        "hand_size",
        "hijack_bare_ships",
        "hrl_rings",
        "hrl_seat",
        "idle_turns",
        "options",
        "order",
        "people",
        "seats",
        "shards_per_type",
        "ships",
        "special_points",
    )

    def __init__(
        self,
        cards: CardSet,
        people: int,
        order: tuple[int, ...],
        options: dict[str, Value],
    ) -> None:
        """`options`: all of them, with the value in force."""
        self.cards = cards
        self.options = options
        self.board: Board = cards.board(people)
        self.catalogue: Catalogue = catalogue_of(cards, people)
        self.people = people
        self.order = order  # the players in turn order
        self.hrl_seat: int | None = 2 if people == 2 else None
        self.seats = 3 if people == 2 else people
        self.colours: tuple[int, ...] = colours_of(people)
        self.directives: bool = options["directives"] is True
        self.hijack_bare_ships: bool = options["hijack_bare_ships"] is True
        self.idle_turns: int = value_of(options, "idle_rounds") * people
        self.each_round: bool = options["hrl_pace"] == "each_round"
        self.ships: int = value_of(options, "ships")
        self.shards_per_type: int = value_of(options, "shards_per_type")
        self.academy_row: int = value_of(options, "academy_row")
        self.directives_dealt: int = value_of(options, "directives_dealt") if self.directives else 0
        self.hand_size: int = value_of(options, "hand_size")
        self.hrl_rings: int = value_of(options, "hrl_rings")
        self.bay_points: GroupPoints = bay_points_in(options)
        self.special_points: GroupPoints = special_points_in(options)


class Player:
    """One player's cards, Bays, Directives and deeds."""

    __slots__ = (
        "bays",
        "dealt",
        "destroyed",
        "directive",
        "discard",
        "draw",
        "hand",
        "hijacks",
        "specials",
        "unseen",
    )

    def __init__(
        self,
        hand: list[int],
        draw: list[int],
        discard: list[int],
        bays: list[Shards],
        specials: list[int],
        unseen: list[int],
        dealt: tuple[int, ...],
        directive: int | None,
        hijacks: int,
        destroyed: int,
    ) -> None:
        self.hand = hand
        self.draw = draw  # drawn from the end
        self.discard = discard
        self.bays = bays
        self.specials = specials  # all Special cards owned, wherever they are
        self.unseen = unseen  # those of them that nobody else knows of (NR-11.2)
        self.dealt = dealt  # the two Directives to choose from
        self.directive = directive
        self.hijacks = hijacks  # for NR-10.10
        self.destroyed = destroyed  # opponents' ships, for NR-10.4

    def copy(self) -> "Player":
        """Another player with the same lists, none of which is ever changed."""
        return Player(
            self.hand,
            self.draw,
            self.discard,
            self.bays,
            self.specials,
            self.unseen,
            self.dealt,
            self.directive,
            self.hijacks,
            self.destroyed,
        )

    def has_shard(self, shard: int) -> bool:
        """Whether such a Shard lies in a Bay, at any height (NR-3.6)."""
        bays = self.bays
        return shard in bays[0] or shard in bays[1] or shard in bays[2]


class State:
    """Everything that changes in the course of a game."""

    __slots__ = (
        "academy",
        "academy_deck",
        "active",
        "advanced",
        "bag",
        "chance",
        "covered",
        "docks",
        "fleets",
        "frames",
        "hrl_deck",
        "hrl_hold",
        "hrl_used",
        "idle",
        "linked",
        "lost",
        "nova",
        "outcome",
        "phase",
        "players",
        "round",
        "row",
        "rules",
        "shards",
        "ships",
        "slipping",
        "time",
        "turn",
    )

    def __init__(
        self,
        rules: Rules,
        chance: Chance,
        players: list[Player],
        ships: list[int | None],
        shards: list[Shards],
        fleets: list[list[int]],
        docks: list[int],
        bag: list[int],
        lost: list[int],
        academy: list[int],
        academy_deck: list[int],
        hrl_deck: list[int],
        hrl_used: list[int],
        hrl_hold: list[int],
        covered: int,
        time: int,
        idle: int,
        advanced: bool,
        nova: int | None,
        active: int,
        turn: int,
        round_: int,
        phase: int,
        row: list[tuple[int, str]],
        linked: bool,
        slipping: bool,
        frames: list[AnyFrame],
        outcome: Outcome | None,
    ) -> None:
        self.rules = rules
        self.chance = chance
        self.players = players
        self.ships = ships  # per space: the seat whose ship is there
        self.shards = shards  # per space: under its ship, or in a pile
        self.fleets = fleets  # per seat: the spaces of its ships on the board
        self.docks = docks  # per seat: ships in the Dock
        self.bag = bag  # Shards, drawn from the end
        self.lost = lost  # Shards out of the game, per type
        self.academy = academy  # face-up Special cards
        self.academy_deck = academy_deck  # drawn from the end
        self.hrl_deck = hrl_deck
        self.hrl_used = hrl_used
        self.hrl_hold = hrl_hold  # Shards in H.R.L.'s Dock, per type (NR-8.7)
        self.covered = covered  # rings
        self.time = time  # the Track's space that the token is on; 0: before the first
        self.idle = idle  # turns without an advance (NR-6.6)
        self.advanced = advanced  # in this turn
        self.nova = nova  # who triggered the Supernova
        self.active = active
        self.turn = turn
        self.round = round_
        self.phase = phase
        self.row = row  # the cards played in this turn, with the type of action each was played for
        self.linked = linked  # NR-3.5
        self.slipping = slipping  # a Slipstream lasts (NR-7.8)
        self.frames = frames  # what is pending, the last one first
        self.outcome = outcome

    def copy(self) -> "State":
        return State(
            self.rules,
            self.chance.copy(),
            self.players[:],
            self.ships[:],
            self.shards[:],
            self.fleets[:],
            self.docks,
            self.bag,
            self.lost,
            self.academy,
            self.academy_deck,
            self.hrl_deck,
            self.hrl_used,
            self.hrl_hold,
            self.covered,
            self.time,
            self.idle,
            self.advanced,
            self.nova,
            self.active,
            self.turn,
            self.round,
            self.phase,
            self.row,
            self.linked,
            self.slipping,
            self.frames[:],
            self.outcome,
        )

    def to_change(self, seat: int) -> Player:
        """The player, about to change; copies of this state keep the player as it is."""
        player = self.players[seat] = self.players[seat].copy()
        return player

    def dock(self, seat: int, ships: int) -> None:
        """That many more ships in a Dock."""
        docks = self.docks[:]
        docks[seat] += ships
        self.docks = docks

    def lose(self, shards: Shards) -> None:
        """These Shards leave the game."""
        lost = self.lost[:]
        for shard in shards:
            lost[shard] += 1
        self.lost = lost

    def edge(self) -> int:
        """The first space that is not covered."""
        return self.rules.board.start[self.covered]

    def is_open(self, space: int) -> bool:
        """No ship and no Shard (NR-4.5)."""
        return self.ships[space] is None and not self.shards[space]


def no_bays() -> list[Shards]:
    return [NO_SHARD] * BAYS
