"""Moving ships and pushing others: what is carried, taken up and left behind (section 4, NR-5.6)."""

from typing import Final

from novatable.core.actions import Action, Event
from novatable.core.errors import Refusal
from novatable.novaraiders.actions import Leave, Run
from novatable.novaraiders.board import CLOCKWISE, COUNTER_CLOCKWISE
from novatable.novaraiders.events import Moved, Pushed
from novatable.novaraiders.frames import Leaving, Running
from novatable.novaraiders.model import NO_SHARD, State

LEAVE: Final[list[Action]] = [Leave(count) for count in range(31)]
STAY: Final = Run(None)
NOWHERE: Final = -1


def depart(state: State, seat: int, ship: int, to: int, events: list[Event]) -> None:
    """Move one's own ship; for a Stack, first ask what it leaves behind (NR-4.3)."""
    if state.shards[ship]:
        state.frames.append(Leaving(seat, ship, to))
    else:
        move(state, seat, ship, to, 0, events)


def move(state: State, by: int, ship: int, to: int, left: int, events: list[Event]) -> None:
    """A ship moves without its `left` lowest Shards and takes up what lies where it ends (NR-4.2)."""
    shards = state.shards
    carried = shards[ship]
    taken = shards[to]
    owner = state.ships[ship]
    assert owner is not None
    shards[ship] = carried[:left]
    shards[to] = taken + carried[left:]
    _change_space(state, owner, ship, to)
    events.append(Moved(owner, by, ship, to, carried[:left], taken))


def push(
    state: State, by: int, victim: int, to: int, direction: int | None, left: int, events: list[Event]
) -> None:
    """A ship is pushed to a space without one; its `left` lowest Shards stay (NR-5.3, NR-5.6, NR-7.9).

    `direction`: along its ring; None: inward.
    """
    shards = state.shards
    carried = shards[victim]
    taken = shards[to]
    owner = state.ships[victim]
    assert owner is not None
    shards[victim] = carried[:left]
    shards[to] = taken + carried[left:]
    _change_space(state, owner, victim, to)
    steps = None if direction is None else _steps(state, victim, to, direction)
    events.append(Pushed(owner, by, victim, to, carried[:left], taken, NO_SHARD, steps))


def _steps(state: State, space: int, to: int, direction: int) -> int:
    """From a space to another of its ring, counted in a direction and with its sign."""
    board = state.rules.board
    ring = board.ring[space]
    return direction * ((to - space) * direction % (board.start[ring + 1] - board.start[ring]))


def _change_space(state: State, owner: int, ship: int, to: int) -> None:
    state.ships[ship] = None
    state.ships[to] = owner
    state.fleets[owner] = fleet = state.fleets[owner][:]
    fleet[fleet.index(ship)] = to


def direction_of(state: State, ship: int, victim: int) -> int:
    """Away from the ship that stands next to the victim."""
    return CLOCKWISE if victim == state.rules.board.clockwise[ship] else COUNTER_CLOCKWISE


def landing(
    state: State, victim: int, direction: int, number: int, left: int = NOWHERE, taken: int = NOWHERE
) -> int | None:
    """Where a ship pushed by `number` ends: the first open space from there on, if any (NR-5.6).

    The spaces of pusher and victim have ships on them and so are not open. A pusher that would first move up
    would have `left` one space, with its Shards, and `taken` another.
    """
    board = state.rules.board
    ring = board.ring[victim]
    start = board.start[ring]
    size = board.start[ring + 1] - start
    ships = state.ships
    shards = state.shards
    at = victim - start + direction * number
    for _ in range(size):
        space = start + at % size
        if space == left or (ships[space] is None and not shards[space] and space != taken):
            return space
        at += direction
    return None


# ---- decisions in the middle of a move


def legal_leave(state: State, frame: Leaving) -> list[Action]:
    return LEAVE[: len(state.shards[frame.ship]) + 1]


def refuse_leave(state: State, frame: Leaving, action: Leave) -> Refusal | None:
    most = len(state.shards[frame.ship])
    if 0 <= action.count <= most:
        return None
    return Refusal("NR-4.3", "leave", {"n": most, "n2": action.count})


def leave(state: State, frame: Leaving, action: Leave, events: list[Event]) -> None:
    state.frames.pop()
    move(state, frame.seat, frame.ship, frame.to, action.count, events)


def legal_run(state: State, frame: Running) -> list[Action]:
    ships = state.ships
    actions: list[Action] = [STAY]
    for to, action in state.rules.catalogue.run[frame.ship]:
        if ships[to] is None:
            actions.append(action)
    return actions


def refuse_run(state: State, frame: Running, action: Run) -> Refusal | None:
    to = action.to
    if to is None:
        return None
    if not any(to == end for end, _ in state.rules.catalogue.run[frame.ship]):
        return Refusal("NR-7.11", "orbit-short", {"space": to, "space2": frame.ship})
    return refuse_end(state, to)


def run(state: State, frame: Running, action: Run, events: list[Event]) -> None:
    """NR-7.11."""
    state.frames.pop()
    if action.to is not None:
        depart(state, frame.seat, frame.ship, action.to, events)


def refuse_end(state: State, to: int) -> Refusal | None:
    """No move ends on a ship (NR-4.4)."""
    if state.ships[to] is not None:
        return Refusal("NR-4.4", "occupied", {"space": to})
    return None
