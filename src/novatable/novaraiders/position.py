"""A state as one plain document, and back with everything checked."""

from typing import Any

import msgspec

from novatable.core.chance import Chance
from novatable.core.options import Value
from novatable.novaraiders.cards import CardSet
from novatable.novaraiders.frames import AnyFrame, Shards
from novatable.novaraiders.model import OVER, PHASES, STREAMS, Player, State
from novatable.novaraiders.position_check import check, demand, links_after, wrong
from novatable.novaraiders.scoring import outcome_of
from novatable.novaraiders.setup import rules_of, turn_order
from novatable.novaraiders.turn import end_reason

Numbers = list[int]


class PlayerPosition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    hand: Numbers
    draw: Numbers
    discard: Numbers
    bays: list[Shards]
    specials: Numbers
    unseen: Numbers
    dealt: tuple[int, ...]
    directive: int | None
    hijacks: int
    destroyed: int


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything in a state that the set-up does not give."""

    order: tuple[int, ...]
    chance: Numbers
    players: list[PlayerPosition]
    fleets: list[Numbers]
    docks: Numbers
    shards: list[Shards]
    bag: Numbers
    lost: Numbers
    academy: Numbers
    academy_deck: Numbers
    hrl_deck: Numbers
    hrl_used: Numbers
    hrl_hold: Numbers
    covered: int
    time: int
    idle: int
    advanced: bool
    nova: int | None
    active: int
    turn: int
    round: int
    phase: int
    row: list[tuple[int, str]]
    frames: list[AnyFrame]


def write(state: State) -> dict[str, Any]:
    position = Position(
        order=state.rules.order,
        chance=state.chance.used,
        players=[
            PlayerPosition(
                p.hand,
                p.draw,
                p.discard,
                p.bays,
                p.specials,
                p.unseen,
                p.dealt,
                p.directive,
                p.hijacks,
                p.destroyed,
            )
            for p in state.players
        ],
        fleets=state.fleets,
        docks=state.docks,
        shards=state.shards,
        bag=state.bag,
        lost=state.lost,
        academy=state.academy,
        academy_deck=state.academy_deck,
        hrl_deck=state.hrl_deck,
        hrl_used=state.hrl_used,
        hrl_hold=state.hrl_hold,
        covered=state.covered,
        time=state.time,
        idle=state.idle,
        advanced=state.advanced,
        nova=state.nova,
        active=state.active,
        turn=state.turn,
        round=state.round,
        phase=state.phase,
        row=state.row,
        frames=state.frames,
    )
    return msgspec.to_builtins(position)  # type: ignore[no-any-return]


def read(document: object, cards: CardSet, people: int, options: dict[str, Value], seed: bytes) -> State:
    """The state in a document; Impossible says what is wrong with it."""
    try:
        position = msgspec.convert(document, Position)
    except msgspec.ValidationError as error:
        raise wrong(f"{error!s:.200}") from None
    orders = [turn_order(people, first) for first in range(people)]
    demand(position.order in orders, f"the turn order is one of {orders}")
    demand(len(position.players) == people, f"there are {people} players")
    demand(len(position.chance) == len(STREAMS), f"chance has {len(STREAMS)} streams")
    demand(0 <= position.phase < len(PHASES), f"the phase is 0 to {len(PHASES) - 1}")
    rules = rules_of(cards, people, position.order, options)
    linked, slipping = links_after(rules, position.row)
    state = State(
        rules=rules,
        chance=Chance(seed, STREAMS, position.chance[:]),
        players=[_player(player) for player in position.players],
        ships=[None] * rules.board.size,
        shards=position.shards[:],
        fleets=[fleet[:] for fleet in position.fleets],
        docks=position.docks[:],
        bag=position.bag[:],
        lost=position.lost[:],
        academy=position.academy[:],
        academy_deck=position.academy_deck[:],
        hrl_deck=position.hrl_deck[:],
        hrl_used=position.hrl_used[:],
        hrl_hold=position.hrl_hold[:],
        covered=position.covered,
        time=position.time,
        idle=position.idle,
        advanced=position.advanced,
        nova=position.nova,
        active=position.active,
        turn=position.turn,
        round_=position.round,
        phase=position.phase,
        row=position.row[:],
        linked=linked,
        slipping=slipping,
        frames=position.frames[:],
        outcome=None,
    )
    check(state)
    if state.phase == OVER:
        reason = end_reason(state)
        demand(reason is not None, "a game that is over has a reason")
        assert reason is not None
        state.outcome = outcome_of(state, reason)
    return state


def _player(player: PlayerPosition) -> Player:
    return Player(
        player.hand[:],
        player.draw[:],
        player.discard[:],
        player.bays[:],
        player.specials[:],
        player.unseen[:],
        player.dealt,
        player.directive,
        player.hijacks,
        player.destroyed,
    )
