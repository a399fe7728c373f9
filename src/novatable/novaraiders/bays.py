"""Cargo Bays: unloading into them and rearranging them (NR-5.1, NR-7.2)."""

from typing import Final

from novatable.core.actions import Action, Event
from novatable.core.errors import Refusal
from novatable.novaraiders.actions import Restow, Stow
from novatable.novaraiders.cards import SHARDS
from novatable.novaraiders.catalogue import BAYS
from novatable.novaraiders.events import Docked, Lifted, Restowed, Stowed
from novatable.novaraiders.frames import Restowing, Unloading
from novatable.novaraiders.model import NO_SHARD, State
from novatable.novaraiders.track import advance

STOW: Final[list[Action]] = [Stow(bay) for bay in range(BAYS)]
RESTOW: Final[list[Action]] = [Restow(shard) for shard in range(len(SHARDS))]


def begin_unload(state: State, seat: int, ship: int) -> None:
    state.frames.append(Unloading(seat, ship))


def legal_stow(_state: State, _frame: Unloading) -> list[Action]:
    return STOW


def refuse_stow(_state: State, _frame: Unloading, action: Stow) -> Refusal | None:
    if 0 <= action.bay < BAYS:
        return None
    return Refusal("NR-1.6", "no-bay", {"bay": action.bay, "n": BAYS - 1})


def stow(state: State, frame: Unloading, action: Stow, events: list[Event]) -> None:
    """The top Shard onto a Bay; after the last one the ship docks and time advances (NR-5.1, NR-5.2)."""
    seat, ship = frame.seat, frame.ship
    stack = state.shards[ship]
    shard = stack[-1]
    state.shards[ship] = stack[:-1]
    _put(state, seat, action.bay, shard)
    events.append(Stowed(seat, ship, shard, action.bay))
    if len(stack) > 1:
        return
    state.frames.pop()
    to_dock(state, seat, ship)
    events.append(Docked(seat, ship))
    advance(state, seat, "unload", events)


def to_dock(state: State, seat: int, ship: int) -> None:
    """A ship whose Shards have come off (NR-5.1)."""
    state.ships[ship] = None
    state.fleets[seat] = [other for other in state.fleets[seat] if other != ship]
    state.dock(seat, 1)


def _put(state: State, seat: int, bay: int, shard: int) -> None:
    player = state.to_change(seat)
    player.bays = bays = player.bays[:]
    bays[bay] += (shard,)


def lift_tops(state: State, seat: int, events: list[Event]) -> None:
    """Stevedore: the top Shard of each Bay that has one (NR-7.2)."""
    player = state.to_change(seat)
    player.bays = bays = player.bays[:]
    filled = tuple([bay for bay in range(BAYS) if bays[bay]])
    tops = tuple([bays[bay][-1] for bay in filled])
    for bay in filled:
        bays[bay] = bays[bay][:-1]
    _lift(state, seat, tops, filled, events)


def lift_bay(state: State, seat: int, bay: int, events: list[Event]) -> None:
    """Stevedore: all Shards of one Bay (NR-7.2)."""
    player = state.to_change(seat)
    player.bays = bays = player.bays[:]
    shards = bays[bay]
    bays[bay] = NO_SHARD
    _lift(state, seat, shards, (bay,) * len(shards), events)


def _lift(
    state: State, seat: int, shards: tuple[int, ...], bays: tuple[int, ...], events: list[Event]
) -> None:
    state.frames.append(Restowing(seat, shards, bays))
    events.append(Lifted(seat, shards, bays))


def legal_restow(_state: State, frame: Restowing) -> list[Action]:
    return [RESTOW[shard] for shard in range(len(SHARDS)) if shard in frame.shards]


def refuse_restow(_state: State, frame: Restowing, action: Restow) -> Refusal | None:
    if action.shard in frame.shards:
        return None
    return Refusal("NR-7.2", "restow", {"shards": tuple([SHARDS[shard] for shard in frame.shards])})


def restow(state: State, frame: Restowing, action: Restow, events: list[Event]) -> None:
    """One Shard back, onto the next Bay in order (NR-7.2)."""
    seat, bay = frame.seat, frame.bays[0]
    state.frames.pop()
    _put(state, seat, bay, action.shard)
    events.append(Restowed(seat, action.shard, bay))
    at = frame.shards.index(action.shard)
    rest = frame.shards[:at] + frame.shards[at + 1 :]
    if rest:
        state.frames.append(Restowing(seat, rest, frame.bays[1:]))
