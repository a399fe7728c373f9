"""Rule options and the set-up of a game (section 2)."""

from typing import Final

from novatable.afternova.cards import PAWS as PAWS_IN_SET
from novatable.afternova.cards import CardSet
from novatable.afternova.draw import fill_planet, fill_row
from novatable.afternova.model import (
    BLUEPRINTS,
    PAWS,
    STREAMS,
    TURN,
    Bot,
    Player,
    Rules,
    State,
    no_upgrades,
)
from novatable.core.actions import Event
from novatable.core.chance import Chance
from novatable.core.errors import Args, Impossible, Refusal
from novatable.core.options import (
    FIRST,
    OneOf,
    Option,
    Seat,
    Switch,
    Value,
    Whole,
    Wholes,
    check_first,
    in_force,
    number,
    too_many_dealt,
    value_of,
)
from novatable.core.record import Setup

_MANY: Final = 1_000_000


OPTIONS: Final = (
    Option("edition", "second", "AN-2.4", OneOf(("second", "first"))),
    Option(FIRST, None, "AN-2.3", Seat(5), or_none=True),
    Option("fair_deals", False, "AN-4.6", Switch()),
    Option("offers_per_turn", [6, 2], "AN-4.16", Wholes(2, 0, _MANY), or_none=True, among_people=None),
    Option("sweeps_keep_one", True, "AN-5.3", Switch()),
    Option("completions_per_turn", None, "AN-6.1", Whole(1, _MANY), or_none=True),
    Option("tie_break", "turn_order", "AN-7.3", OneOf(("turn_order", "last_turn"))),
    Option("round_limit", 200, "AN-7.5", Whole(1, _MANY)),
    number("paws_dealt", 4, 2, 6, "AN-2.4"),
    number("hand_limit", 8, 4, 30, "AN-5.5"),
    number("storage", 4, 2, 12, "AN-1.3"),
    number("blueprints_to_end", 6, 1, 12, "AN-7.1"),
    number("market_takes", 3, 1, 8, "AN-5.1"),
    number("market_row", 4, 1, 8, "AN-2.1"),
    number("planets", 3, 1, 6, "AN-2.1"),
    number("fragments_per_colour", 8, 4, 20, "AN-1.1"),
    number("bot_row", 3, 1, 6, "AN-8.1"),
    number("bot_storage", 4, 1, 12, "AN-8.3"),
    number("fragment_points", 1, 0, 9, "AN-7.2"),
    number("objective_points", 1, 0, 9, "AN-7.2"),
)


def check_players(players: object, options: dict[str, Value]) -> None:
    """AN-2.5."""
    fewest = 3 if options["edition"] == "first" else 2
    if not isinstance(players, int) or isinstance(players, bool) or not fewest <= players <= 6:
        code = "players-second-edition" if fewest == 2 else "players-first-edition"
        args: Args = {"low": fewest, "high": 6, "name": f"{players!r:.80}"}
        raise Impossible(Refusal("AN-2.5", code, args))
    check_first(options, players, "AN-2.3")
    _check_dealing(players, in_force(OPTIONS, options))


def _check_dealing(players: int, options: dict[str, Value]) -> None:
    """Hands fit the hand limit, and there are Paws enough for all hands and the Market (AN-2.4, AN-5.5)."""
    dealt, limit, row = [value_of(options, name) for name in ("paws_dealt", "hand_limit", "market_row")]
    largest = dealt + 1 if options["edition"] == "first" else dealt + 2
    if limit < largest:
        args: Args = {"option": "hand_limit", "low": largest, "n": limit}
        raise Impossible(Refusal("AN-5.5", "option-hand-limit", args))
    if players * dealt + row > PAWS_IN_SET:
        most = (PAWS_IN_SET - row) // players
        raise Impossible(too_many_dealt("AN-2.4", "paws_dealt", most, players, dealt))


def rules_of(
    cards: CardSet, version: int, players: int, order: tuple[int, ...], options: dict[str, Value]
) -> Rules:
    """The rules version and the settled options in the form that the rules use."""
    return Rules(cards, players, order, in_force(OPTIONS, options), version >= 2)


def turn_order(players: int, first: int) -> tuple[int, ...]:
    """Clockwise from the first player (AN-2.3); with two, Bot goes first (AN-8.1)."""
    order = tuple([(first + step) % players for step in range(players)])
    return (players, *order) if players == 2 else order


def set_up(cards: CardSet, given: Setup, seed: bytes) -> State:
    """AN-2.1 to AN-2.4, AN-8.1: everything on the table, before the first turn."""
    chance = Chance(seed, STREAMS, [0] * len(STREAMS))
    players, options = given.players, given.options
    first = options["first"]
    order = turn_order(players, first if isinstance(first, int) else chance.below("first", players))
    rules = rules_of(cards, given.rules, players, order, options)
    paws = _shuffled(chance, "paws", list(range(cards.n_paws)))
    blueprints = _shuffled(chance, "blueprints", list(range(cards.n_paws, len(cards.cost))))
    planets = _shuffled(chance, "planets", list(range(len(cards.planets))))
    starships = _shuffled(chance, "starships", list(range(len(cards.starships))))
    bag = _shuffled(chance, "bag", [colour for colour in range(5) for _ in range(rules.fragments_per_colour)])
    state = State(
        rules=rules,
        chance=chance,
        players=[Player(starships.pop(), [], [0] * 5, [], 0, no_upgrades()) for _ in range(players)],
        bot=None,
        decks=[paws, blueprints],
        discards=[[], []],
        rows=[[], []],
        planet_deck=planets,
        planet_discard=[],
        planets=[planets.pop() for _ in range(rules.planets)],
        fragments=[[0] * 5 for _ in range(rules.planets)],
        bag=bag,
        fragment_discard=[0] * 5,
        spare=starships,
        seen=[0] * len(cards.cost),
        active=order[0],
        turn=0,
        round_=1,
        phase=TURN,
        offers=[],
        calls=[],
        offers_numbered=0,
        offers_made=[0] * rules.seats,
        declined=[],
        shown=[],
        takes=0,
        free_sweeps=0,
        extraction=None,
        window=[],
        completions=[0] * players,
        final=False,
        outcome=None,
    )
    nothing: list[Event] = []
    for slot in range(rules.planets):
        fill_planet(state, slot, nothing)
    fill_row(state, PAWS, nothing)
    fill_row(state, BLUEPRINTS, nothing)
    _deal(state, blueprints, paws)
    if rules.bot_seat is not None:
        row = [blueprints.pop() for _ in range(rules.bot_row)]
        state.bot = Bot(starships.pop(), row, [[0] * 5 for _ in row], [0] * 5, [], [])
    return state


def _deal(state: State, blueprints: list[int], paws: list[int]) -> None:
    """One Blueprint each; fewer Paws for the first player, more for the last (AN-2.4)."""
    rules = state.rules
    middle = rules.paws_dealt - 1 if rules.first_edition else rules.paws_dealt
    for position, seat in enumerate(rules.order):
        if seat == rules.bot_seat:
            continue
        count = middle
        if position == 0:
            count -= 1
        elif position == rules.seats - 1:
            count += 1
        state.players[seat].hand = [blueprints.pop(), *[paws.pop() for _ in range(count)]]


def _shuffled(chance: Chance, stream: str, items: list[int]) -> list[int]:
    chance.shuffle(stream, items)
    return items
