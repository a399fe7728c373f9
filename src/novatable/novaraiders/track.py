"""The Time Track: spawns, expansions, the Supernova (section 6, NR-8.7, NR-8.8)."""

from novatable.core.actions import Action, Event
from novatable.core.errors import Refusal
from novatable.novaraiders import hrl
from novatable.novaraiders.actions import Place
from novatable.novaraiders.cards import EXPANSION, SPAWN, SUPERNOVA, TRACK_EVENTS
from novatable.novaraiders.events import (
    ShardDrawn,
    ShardPlaced,
    ShipDestroyed,
    SpawnSkipped,
    StarExpanded,
    TimeAdvanced,
    Why,
)
from novatable.novaraiders.frames import Placing
from novatable.novaraiders.model import NO_SHARD, State


def advance(state: State, trigger: int, why: Why, events: list[Event]) -> None:
    """The token moves on by one space and the event there takes place (NR-5.2)."""
    event = state.rules.board.track[state.time]
    state.time += 1
    state.idle = 0
    state.advanced = True
    events.append(TimeAdvanced(trigger, state.time, TRACK_EVENTS[event], why))
    if event == SPAWN:
        _spawn(state, spawn_order(state, trigger), events)
    elif event == EXPANSION:
        expand(state, trigger, events)
    elif event == SUPERNOVA:
        state.nova = trigger


def spawn_order(state: State, trigger: int) -> tuple[int, ...]:
    """From the left of the player who triggered it (NR-6.2); with two, the other one again (NR-8.8)."""
    people = state.rules.people
    seats = tuple([(trigger + step) % people for step in range(1, people + 1)])
    return (*seats, seats[0]) if state.rules.hrl_seat is not None else seats


def _spawn(state: State, queue: tuple[int, ...], events: list[Event]) -> None:
    """The next player draws and is asked where the Shard goes, or is skipped (NR-6.2)."""
    while queue:
        seat, queue = queue[0], queue[1:]
        if not state.bag:
            events.append(SpawnSkipped(seat, "no_shard"))
        elif not open_asteroids(state):
            events.append(SpawnSkipped(seat, "no_asteroid"))
        else:
            shard = state.bag[-1]
            state.bag = state.bag[:-1]
            state.frames.append(Placing(seat, shard, queue))
            events.append(ShardDrawn(seat, shard))
            return


def open_asteroids(state: State) -> list[int]:
    """Open Asteroids on rings that are not covered (NR-6.2)."""
    ships = state.ships
    shards = state.shards
    edge = state.edge()
    return [
        space
        for space in state.rules.board.asteroids
        if space >= edge and ships[space] is None and not shards[space]
    ]


def legal_place(state: State, _frame: Placing) -> list[Action]:
    place = state.rules.catalogue.place
    return [place[space] for space in open_asteroids(state)]


def refuse_place(state: State, _frame: Placing, action: Place) -> Refusal | None:
    if action.to in open_asteroids(state):
        return None
    return Refusal("NR-6.2", "asteroid", {"space": action.to})


def place(state: State, frame: Placing, action: Place, events: list[Event]) -> None:
    """NR-6.2."""
    state.frames.pop()
    state.shards[action.to] = (frame.shard,)
    events.append(ShardPlaced(frame.seat, frame.shard, action.to))
    _spawn(state, frame.queue, events)


def expand(state: State, trigger: int, events: list[Event]) -> None:
    """The innermost ring is covered: what is on it leaves the game, H.R.L. flees (NR-6.3, NR-8.7)."""
    ring = state.covered
    state.covered += 1
    hrl_seat = state.rules.hrl_seat
    piles = NO_SHARD
    destroyed: list[Event] = []
    for space in state.rules.board.spaces_of(ring):
        owner = state.ships[space]
        if owner is not None and owner == hrl_seat:
            continue
        shards = state.shards[space]
        lose_shards(state, space)
        if owner is None:
            piles += shards
            continue
        destroy(state, owner, space, trigger)
        destroyed.append(ShipDestroyed(owner, trigger, space, shards))
    events.append(StarExpanded(ring, piles))
    events += destroyed
    if hrl_seat is not None:
        hrl.flee(state, ring, events)


def lose_shards(state: State, space: int) -> None:
    """The Shards of a space leave the game."""
    if state.shards[space]:
        state.lose(state.shards[space])
        state.shards[space] = NO_SHARD


def destroy(state: State, owner: int, space: int, by: int) -> None:
    """A ship leaves the game; an opponent's counts for whoever did it (NR-10.4)."""
    state.ships[space] = None
    state.fleets[owner] = [other for other in state.fleets[owner] if other != space]
    if owner != by:
        state.to_change(by).destroyed += 1
