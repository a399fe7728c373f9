"""Rule options and the set-up of a game (section 2, NR-8.1)."""

from typing import Final

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
    check_first,
    in_force,
    number,
    too_many_dealt,
    value_of,
)
from novatable.novaraiders.cards import DIRECTIVES as DIRECTIVES_IN_SET
from novatable.novaraiders.cards import HRL_HIJACK, SHARDS, CardSet
from novatable.novaraiders.frames import Shards
from novatable.novaraiders.model import (
    DIRECTIVES,
    NO_SHARD,
    STREAMS,
    TURN,
    Player,
    Rules,
    State,
    no_bays,
)
from novatable.novaraiders.turn import begin_turn

_MANY: Final = 1_000_000


OPTIONS: Final = (
    Option(FIRST, None, "NR-2.4", Seat(3), or_none=True),
    Option("directives", True, "NR-2.7", Switch()),
    Option("hijack_bare_ships", False, "NR-5.4", Switch()),
    Option("idle_rounds", 5, "NR-6.6", Whole(1, _MANY)),
    Option("hrl_pace", "each_turn", "NR-8.3", OneOf(("each_turn", "each_round"))),
    Option("special_set_points", 6, "NR-9.2", OneOf((6, 10))),
    number("ships", 3, 1, 5, "NR-2.1"),
    number("shards_per_type", 10, 7, 20, "NR-2.1"),
    number("academy_row", 3, 1, 6, "NR-2.2"),
    number("directives_dealt", 2, 1, 5, "NR-2.7"),
    number("hand_size", 5, 2, 11, "NR-3.1"),
    number("hrl_rings", 3, 1, 5, "NR-8.6"),
    number("bay_set_points", 10, 0, 50, "NR-9.1"),
    number("bay_pair_points", 5, 0, 50, "NR-9.1"),
    number("bay_single_points", 1, 0, 50, "NR-9.1"),
    number("special_pair_points", 3, 0, 50, "NR-9.2"),
    number("special_single_points", 1, 0, 50, "NR-9.2"),
)


def check_players(players: object, options: dict[str, Value]) -> None:
    """NR-1.1."""
    if not isinstance(players, int) or isinstance(players, bool) or not 2 <= players <= 4:
        args: Args = {"low": 2, "high": 4, "name": f"{players!r:.80}"}
        raise Impossible(Refusal("NR-1.1", "players", args))
    check_first(options, players, "NR-2.4")
    dealt = value_of(in_force(OPTIONS, options), "directives_dealt")
    if options["directives"] is True and players * dealt > DIRECTIVES_IN_SET:
        most = DIRECTIVES_IN_SET // players
        raise Impossible(too_many_dealt("NR-2.7", "directives_dealt", most, players, dealt))


def rules_of(cards: CardSet, players: int, order: tuple[int, ...], options: dict[str, Value]) -> Rules:
    """The settled options in the form that the rules use."""
    return Rules(cards, players, order, in_force(OPTIONS, options))


def turn_order(players: int, first: int) -> tuple[int, ...]:
    """Clockwise from the first player (NR-2.4)."""
    return tuple([(first + step) % players for step in range(players)])


def hrl_cards(rules: Rules) -> list[int]:
    """H.R.L.'s deck: no Hijack of a colour that no player has (NR-8.1)."""
    if rules.hrl_seat is None:
        return []
    played = rules.colours[: rules.people]
    return [
        number
        for number, card in enumerate(rules.cards.hrl)
        if card.action != HRL_HIJACK or card.colour in played
    ]


def set_up(
    cards: CardSet, players: int, options: dict[str, Value], seed: bytes, events: list[Event]
) -> State:
    """NR-2.1 to NR-2.8, NR-8.1: everything on the table, up to the first decision."""
    chance = Chance(seed, STREAMS, [0] * len(STREAMS))
    first = options["first"]
    order = turn_order(players, first if isinstance(first, int) else chance.below("first", players))
    rules = rules_of(cards, players, order, options)
    bag = [shard for shard in range(len(SHARDS)) for _ in range(rules.shards_per_type)]
    chance.shuffle("bag", bag)
    academy = _shuffled(chance, "academy", list(range(cards.n_basics, cards.n_cards)))
    directives = _shuffled(chance, "directives", list(range(len(cards.directives))))
    board = rules.board
    shards: list[Shards] = [NO_SHARD] * board.size
    for space in board.deposits:
        shards[space] += (bag.pop(),)
    state = State(
        rules=rules,
        chance=chance,
        players=[],
        ships=[None] * board.size,
        shards=shards,
        fleets=[[] for _ in range(rules.seats)],
        docks=[rules.ships] * rules.seats,
        bag=bag,
        lost=[0] * len(SHARDS),
        academy=[academy.pop() for _ in range(rules.academy_row)],
        academy_deck=academy,
        hrl_deck=_shuffled(chance, "hrl", hrl_cards(rules)),
        hrl_used=[],
        hrl_hold=[0] * len(SHARDS),
        covered=0,
        time=0,
        idle=0,
        advanced=False,
        nova=None,
        active=order[0],
        turn=0,
        round_=1,
        phase=TURN,
        row=[],
        linked=True,
        slipping=False,
        frames=[],
        outcome=None,
    )
    for seat in range(players):
        deck = _shuffled(chance, f"deck {seat}", list(range(cards.n_basics)))
        hand = [deck.pop() for _ in range(cards.first_hands[order.index(seat)])]
        dealt = tuple([directives.pop() for _ in range(rules.directives_dealt)])
        state.players.append(Player(hand, deck, [], no_bays(), [], [], dealt, None, 0, 0))
    if rules.hrl_seat is not None:
        _launch_hrl(state, rules.hrl_seat)
    if rules.directives:
        state.phase = DIRECTIVES
    else:
        begin_turn(state, events)
    return state


def _launch_hrl(state: State, seat: int) -> None:
    """H.R.L.'s ships start on the innermost Gates of its base (NR-8.1)."""
    gates = state.rules.board.home_gates[seat][: state.rules.ships]
    state.fleets[seat] = gates
    state.docks[seat] = 0
    for gate in gates:
        state.ships[gate] = seat


def _shuffled(chance: Chance, stream: str, items: list[int]) -> list[int]:
    chance.shuffle(stream, items)
    return items
