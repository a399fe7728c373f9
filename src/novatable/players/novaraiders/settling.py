"""Answers to what actions and events ask in an imagined world, for any seat, without looking further."""

from typing import Final

from novatable.core.actions import Action
from novatable.novaraiders.actions import Place, Restow, Stow
from novatable.novaraiders.frames import Leaving, Placing, Restowing, Shards, Unloading
from novatable.novaraiders.game import NovaRaiders
from novatable.novaraiders.model import State
from novatable.novaraiders.moving import LEAVE
from novatable.players.novaraiders.cargo import Bays, best_stowing, put, rebuilt, stowed_worth
from novatable.players.novaraiders.chart import Chart
from novatable.players.novaraiders.evaluation import Evaluation

RIVALS: Final = 0.7
"""How much it counts that others can fetch a Shard as well."""


def settle(world: NovaRaiders, evaluation: Evaluation, actions: list[Action]) -> None:
    """Answer all that is pending; the player's own answers are added to `actions`."""
    while world.state.frames:
        settle_others(world, evaluation)
        if world.state.frames:
            action = answer(world, evaluation)
            world.apply(evaluation.seat, action)
            actions.append(action)


def settle_others(world: NovaRaiders, evaluation: Evaluation) -> None:
    """Answer what others are asked before it is the player's turn again."""
    frames = world.state.frames
    while frames and frames[-1].seat != evaluation.seat:
        world.apply(frames[-1].seat, answer(world, evaluation))


def answer(world: NovaRaiders, evaluation: Evaluation) -> Action:
    """The answer to the frame on top, of whoever is asked; for others the player thinks as they might."""
    state = world.state
    frame = state.frames[-1]
    if isinstance(frame, Leaving) and state.ships[frame.ship] == frame.seat:
        return LEAVE[0]
    legal = world.legal(frame.seat)
    if isinstance(frame, Placing):
        return _place(state, frame.seat, evaluation.chart, legal)
    if len(legal) == 1:
        return legal[0]
    if isinstance(frame, Unloading):
        return _stow(state, frame, evaluation, legal)
    if isinstance(frame, Restowing):
        return _restow(state, frame, evaluation, legal)
    return best_by_look(world, evaluation, legal)


def best_by_look(world: NovaRaiders, evaluation: Evaluation, legal: tuple[Action, ...]) -> Action:
    """The action after which the position looks best."""
    best = legal[0]
    most = -1e9
    for action in legal:
        value = looked_at(world, evaluation, action)
        if value > most:
            most, best = value, action
    return best


def looked_at(world: NovaRaiders, evaluation: Evaluation, action: Action) -> float:
    """How the position looks after an action, with what it asks next answered."""
    after = world.twin()
    frames = after.state.frames
    seat = frames[-1].seat if frames else after.state.active
    turn = after.state.turn
    after.apply(seat, action)
    while after.state.frames and after.state.turn == turn and isinstance(after.state.frames[-1], Leaving):
        after.apply(after.state.frames[-1].seat, after.legal(after.state.frames[-1].seat)[0])
    return evaluation.of(after.state)


def _place(state: State, seat: int, chart: Chart, legal: tuple[Action, ...]) -> Action:
    """Where one can fetch the Shard and others cannot (NR-6.2)."""
    best = legal[0]
    most = -9.0
    for action in legal:
        assert isinstance(action, Place)
        worth = pull(state, seat, action.to, chart)
        if worth > most:
            most, best = worth, action
    return best


def pull(state: State, seat: int, space: int, chart: Chart) -> float:
    """How much better one can use Shards there than the best placed rival."""
    rival = 0.0
    for other in range(state.rules.people):
        if other != seat:
            rival = max(rival, _access(state, other, space, chart))
    return _access(state, seat, space, chart) - RIVALS * rival


def _access(state: State, seat: int, space: int, chart: Chart) -> float:
    """How well a player can fetch what lies there and bring it home."""
    board = chart.board
    ring = board.ring[space]
    ways = chart.handy[ring]
    way = 0.1
    if state.docks[seat]:
        way = ways[(space - board.home_gates[seat][ring]) % len(ways)]
    for ship in state.fleets[seat]:
        if board.ring[ship] == ring:
            way = max(way, ways[(space - ship) % len(ways)])
    return way * chart.home[seat][space]


def _stow(state: State, frame: Unloading, evaluation: Evaluation, legal: tuple[Action, ...]) -> Action:
    bays = state.players[frame.seat].bays
    stack = state.shards[frame.ship]
    best = legal[0]
    most = -1e9
    for action in legal:
        assert isinstance(action, Stow)
        worth = best_stowing(put(bays, action.bay, stack[-1]), stack[:-1], evaluation.aim)
        if worth > most:
            most, best = worth, action
    return best


def _restow(state: State, frame: Restowing, evaluation: Evaluation, legal: tuple[Action, ...]) -> Action:
    """The next Shard of a Bay that is rebuilt, or of the best exchange of tops (NR-7.2)."""
    bays = tuple(state.players[frame.seat].bays)
    onto, shards = frame.bays, frame.shards
    below = bays[onto[0]]
    wanted = rebuilt(below + shards)[len(below)]
    best = legal[0]
    most = -1e9
    for action in legal:
        assert isinstance(action, Restow)
        if onto[0] == onto[-1]:
            worth = float(action.shard == wanted)
        else:
            worth = _returned(
                _onto(bays, onto[0], action.shard), _without(shards, action.shard), onto[1:], evaluation
            )
        if worth > most:
            most, best = worth, action
    return best


def _returned(bays: Bays, shards: Shards, onto: tuple[int, ...], evaluation: Evaluation) -> float:
    """The worth of the Bays when these Shards are put back in the best way, one onto each Bay named."""
    if not shards:
        return stowed_worth(tuple(sorted(bays)), evaluation.aim)
    best = -1e9
    for shard in set(shards):
        worth = _returned(_onto(bays, onto[0], shard), _without(shards, shard), onto[1:], evaluation)
        best = max(best, worth)
    return best


def _onto(bays: Bays, bay: int, shard: int) -> Bays:
    return tuple([(*stack, shard) if number == bay else stack for number, stack in enumerate(bays)])


def _without(shards: Shards, shard: int) -> Shards:
    place = shards.index(shard)
    return shards[:place] + shards[place + 1 :]
