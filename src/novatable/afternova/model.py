"""The state of a game of AfterNova: small integers, lists and counts, with a cheap `copy`.

Cards are numbers (Paws first, then Blueprints; Planets and Starships are numbered separately), colours
and skills are positions in COLOURS and SKILLS, holdings are counts per colour. `PAWS` and
`BLUEPRINTS` index the two rows of the Market with their decks and discards.
"""

from typing import Final

from novatable.afternova.cards import BUNKS, HOLD, UPGRADES, CardSet
from novatable.afternova.outcome import Outcome
from novatable.afternova.terms import Extraction, Fragments, Offer, OpenCall, Terms
from novatable.core.chance import Chance
from novatable.core.options import Value, value_of

PAWS: Final = 0
BLUEPRINTS: Final = 1
ROWS: Final = ("paws", "blueprints")

TURN: Final = 0  # the active player extracts, goes to the Market or negotiates
MARKET: Final = 1  # the active player takes cards
DISCARD: Final = 2  # the active player is above the hand limit
OVERFLOW: Final = 3  # participants of an Extract are above Storage capacity
WINDOW: Final = 4  # players may complete Blueprints
OVER: Final = 5
PHASES: Final = ("turn", "market", "discard", "overflow", "window", "over")

STREAMS: Final = ("paws", "blueprints", "planets", "bag", "starships", "first")


class Rules:
    """What stays the same for a whole game: cards, options and numbers, who sits where."""

    __slots__ = (
        "blueprints_to_end",
        "bot_row",
        "bot_seat",
        "bot_storage",
        "cards",
        "completions_per_turn",
        "fair_deals",
        "first_edition",
        "fragment_points",
        "fragments_per_colour",
        "hand_limit",
        "market_row",
        "market_takes",
        "objective_points",
        "offers_per_turn",
        "one_answer",
        "options",
        "order",
        "paws_dealt",
        "people",
        "planets",
        "round_limit",
        "seats",
        "storage",
        "sweeps_keep_one",
        "tie_break",
    )

    def __init__(
        self,
        cards: CardSet,
        people: int,
        order: tuple[int, ...],
        options: dict[str, Value],
        one_answer: bool,
    ) -> None:
        """`options`: all of them, with the value in force."""
        limits = options["offers_per_turn"]
        completions = options["completions_per_turn"]
        self.cards = cards
        self.people = people
        self.order = order
        self.seats = len(order)
        self.bot_seat: int | None = people if len(order) > people else None
        self.options = options
        self.first_edition: bool = options["edition"] == "first"
        self.fair_deals: bool = options["fair_deals"] is True
        self.offers_per_turn: tuple[int, int] | None = (
            (limits[0], limits[1]) if isinstance(limits, list) else None
        )
        self.sweeps_keep_one: bool = options["sweeps_keep_one"] is True
        self.completions_per_turn: int | None = completions if isinstance(completions, int) else None
        self.tie_break: str = str(options["tie_break"])
        self.round_limit: int = value_of(options, "round_limit")
        self.paws_dealt: int = value_of(options, "paws_dealt")
        self.hand_limit: int = value_of(options, "hand_limit")
        self.storage: int = value_of(options, "storage")
        self.blueprints_to_end: int = value_of(options, "blueprints_to_end")
        self.market_takes: int = value_of(options, "market_takes")
        self.market_row: int = value_of(options, "market_row")
        self.planets: int = value_of(options, "planets")
        self.fragments_per_colour: int = value_of(options, "fragments_per_colour")
        self.bot_row: int = value_of(options, "bot_row")
        self.bot_storage: int = value_of(options, "bot_storage")
        self.fragment_points: int = value_of(options, "fragment_points")
        self.objective_points: int = value_of(options, "objective_points")
        self.one_answer = one_answer  # per player and open call, since version 2 (AN-4.8)


class Player:
    """One player's Starship with Storage and Blueprints, and the hand."""

    __slots__ = ("completed", "hand", "ready", "starship", "storage", "upgrades")

    def __init__(
        self,
        starship: int,
        hand: list[int],
        storage: list[int],
        completed: list[int],
        ready: int,
        upgrades: list[int],
    ) -> None:
        self.starship = starship
        self.hand = hand
        self.storage = storage
        self.completed = completed
        self.ready = ready  # how many of the completed Blueprints' Upgrades work (AN-6.4)
        self.upgrades = upgrades  # how many of each Upgrade work

    def copy(self) -> "Player":
        return Player(
            self.starship,
            self.hand[:],
            self.storage[:],
            self.completed[:],
            self.ready,
            self.upgrades[:],
        )

    def capacity(self, rules: Rules) -> int:
        """Storage spaces (AN-1.3, AN-9.1)."""
        return rules.storage + self.upgrades[HOLD]

    def hand_limit(self, rules: Rules) -> int:
        """AN-5.5, AN-9.6."""
        return rules.hand_limit + 2 * self.upgrades[BUNKS]


class Bot:
    """The simulated third player (AN-8.1)."""

    __slots__ = ("covered", "row", "scored", "starship", "storage", "unseen")

    def __init__(
        self,
        starship: int,
        row: list[int],
        covered: list[list[int]],
        storage: list[int],
        scored: list[int],
        unseen: list[int],
    ) -> None:
        self.starship = starship
        self.row = row
        self.covered = covered  # per Blueprint of the row: Fragments on it, per colour
        self.storage = storage
        self.scored = scored  # known to all (AN-8.4)
        self.unseen = unseen  # scored face down (AN-8.3)

    def copy(self) -> "Bot":
        return Bot(
            self.starship,
            self.row[:],
            [fragments[:] for fragments in self.covered],
            self.storage[:],
            self.scored[:],
            self.unseen[:],
        )

    def finished(self, rules: Rules) -> bool:
        """After its 6th Blueprint, Bot scores and draws nothing more (AN-8.8)."""
        return len(self.scored) + len(self.unseen) >= rules.blueprints_to_end


class State:
    """Everything about a game that changes."""

    __slots__ = (
        "active",
        "bag",
        "bot",
        "calls",
        "chance",
        "completions",
        "decks",
        "declined",
        "discards",
        "extraction",
        "final",
        "fragment_discard",
        "fragments",
        "free_sweeps",
        "offers",
        "offers_made",
        "offers_numbered",
        "outcome",
        "phase",
        "planet_deck",
        "planet_discard",
        "planets",
        "players",
        "round",
        "rows",
        "rules",
        "seen",
        "shown",
        "spare",
        "takes",
        "turn",
        "window",
    )

    def __init__(
        self,
        rules: Rules,
        chance: Chance,
        players: list[Player],
        bot: Bot | None,
        decks: list[list[int]],
        discards: list[list[int]],
        rows: list[list[int]],
        planet_deck: list[int],
        planet_discard: list[int],
        planets: list[int],
        fragments: list[list[int]],
        bag: list[int],
        fragment_discard: list[int],
        spare: list[int],
        seen: list[int],
        active: int,
        turn: int,
        round_: int,
        phase: int,
        offers: list[Offer],
        calls: list[OpenCall],
        offers_numbered: int,
        offers_made: list[int],
        declined: list[Terms],
        shown: list[tuple[int, int]],
        takes: int,
        free_sweeps: int,
        extraction: Extraction | None,
        window: list[int],
        completions: list[int],
        final: bool,
        outcome: Outcome | None,
    ) -> None:
        self.rules = rules
        self.chance = chance
        self.players = players
        self.bot = bot
        self.decks = decks
        self.discards = discards
        self.rows = rows
        self.planet_deck = planet_deck
        self.planet_discard = planet_discard
        self.planets = planets
        self.fragments = fragments  # per Planet laid out, per colour
        self.bag = bag  # colours, drawn from the end
        self.fragment_discard = fragment_discard  # per colour
        self.spare = spare  # Starships that left the game unseen (AN-2.2)
        self.seen = seen  # per card in a hand: bit mask of the seats that know it is there (AN-10.5)
        self.active = active
        self.turn = turn
        self.round = round_
        self.phase = phase
        self.offers = offers
        self.calls = calls
        self.offers_numbered = offers_numbered  # proposals and calls since the game began
        self.offers_made = offers_made  # per seat in this turn, those that count (AN-4.16)
        self.declined = declined  # terms declined in this turn
        self.shown = shown  # (card, seat it was shown to) while this turn is negotiated
        self.takes = takes  # Market: cards still to take
        self.free_sweeps = free_sweeps
        self.extraction = extraction
        self.window = window  # seats waited for
        self.completions = completions  # per seat in this window
        self.final = final  # a 6th Blueprint is completed (AN-7.1)
        self.outcome = outcome

    def copy(self) -> "State":
        return State(
            self.rules,
            self.chance.copy(),
            [player.copy() for player in self.players],
            None if self.bot is None else self.bot.copy(),
            [self.decks[0][:], self.decks[1][:]],
            [self.discards[0][:], self.discards[1][:]],
            [self.rows[0][:], self.rows[1][:]],
            self.planet_deck[:],
            self.planet_discard[:],
            self.planets[:],
            [fragments[:] for fragments in self.fragments],
            self.bag[:],
            self.fragment_discard[:],
            self.spare,
            self.seen[:],
            self.active,
            self.turn,
            self.round,
            self.phase,
            self.offers[:],
            self.calls[:],
            self.offers_numbered,
            self.offers_made[:],
            self.declined[:],
            self.shown[:],
            self.takes,
            self.free_sweeps,
            self.extraction,
            self.window[:],
            self.completions[:],
            self.final,
            self.outcome,
        )

    def everyone(self) -> int:
        """The mask of `seen` for a card that the whole table has seen, spectators too."""
        return (2 << self.rules.seats) - 1


def no_upgrades() -> list[int]:
    return [0] * len(UPGRADES)


def as_counts(fragments: list[int]) -> Fragments:
    """Fragments per colour as a value."""
    return fragments[0], fragments[1], fragments[2], fragments[3], fragments[4]
