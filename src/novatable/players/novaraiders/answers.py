"""A cadet's answers to what an action or an event asks next."""

from collections.abc import Callable, Sequence
from typing import Final

from novatable.core.actions import Action
from novatable.core.reason import Reason
from novatable.novaraiders.actions import HrlHijack, HrlMove, Place, Restow, Run, Stow
from novatable.novaraiders.cards import SHARDS
from novatable.novaraiders.frames import (
    Frame,
    HrlActing,
    Leaving,
    Placing,
    Restowing,
    Running,
    Shards,
    Unloading,
)
from novatable.players.choice import Choice
from novatable.players.novaraiders.cargo import Bays, best_stowing, canonical, put, rebuilt, stowed_worth
from novatable.players.novaraiders.outlook import SHARD, Outlook

Choose = Callable[[Outlook, Sequence[Action]], Choice]


# ---- Bays


def _stow(outlook: Outlook, legal: Sequence[Action]) -> Choice:
    frame = outlook.view.frames[-1]
    assert isinstance(frame, Unloading)
    stack = outlook.shards[frame.ship]

    def worth(action: Action) -> float:
        assert isinstance(action, Stow)
        return best_stowing(put(outlook.me.bays, action.bay, stack[-1]), stack[:-1], outlook.aim)

    best = max(legal, key=worth)
    return Choice(0.0, best, Reason("counts-there", {"shard": SHARDS[stack[-1]]}))


def _restow(outlook: Outlook, legal: Sequence[Action]) -> Choice:
    """The next Shard of a Bay that is rebuilt, or of the best exchange of tops (NR-7.2)."""
    frame = outlook.view.frames[-1]
    assert isinstance(frame, Restowing)
    bays, shards, onto = outlook.me.bays, frame.shards, frame.bays
    below = bays[onto[0]]
    wanted = rebuilt(below + shards)[len(below)]

    def worth(action: Action) -> float:
        assert isinstance(action, Restow)
        if onto[0] == onto[-1]:
            return float(action.shard == wanted)
        place = shards.index(action.shard)
        after = _onto(bays, onto[0], action.shard)
        return _best_return(outlook, after, shards[:place] + shards[place + 1 :], onto[1:])

    return Choice(0.0, max(legal, key=worth), Reason("this-order"))


def restowing(outlook: Outlook, bay: int | None) -> float:
    """What Stevedore gains: by exchanging tops, or by rebuilding one Bay (NR-7.2)."""
    bays = list(outlook.me.bays)
    before = stowed_worth(outlook.bays, outlook.aim)
    if bay is not None:
        bays[bay] = rebuilt(bays[bay])
        return stowed_worth(canonical(bays), outlook.aim) - before
    filled = tuple([number for number in range(len(bays)) if bays[number]])
    tops = tuple([bays[number][-1] for number in filled])
    for number in filled:
        bays[number] = bays[number][:-1]
    return _best_return(outlook, tuple(bays), tops, filled) - before


def _best_return(outlook: Outlook, bays: Bays, shards: Shards, onto: tuple[int, ...]) -> float:
    """The worth of the Bays when these Shards are put back in the best way, one onto each Bay named."""
    if not shards:
        return stowed_worth(canonical(bays), outlook.aim)
    values = []
    for place, shard in enumerate(shards):
        after = _onto(bays, onto[0], shard)
        values.append(_best_return(outlook, after, shards[:place] + shards[place + 1 :], onto[1:]))
    return max(values)


def _onto(bays: Bays, bay: int, shard: int) -> Bays:
    return tuple([(*stack, shard) if number == bay else stack for number, stack in enumerate(bays)])


# ---- ships


def _leave(outlook: Outlook, legal: Sequence[Action]) -> Choice:
    """The player's own ships leave nothing; H.R.L.'s leave what others cannot fetch as easily (NR-8.5)."""
    frame = outlook.view.frames[-1]
    assert isinstance(frame, Leaving)
    if outlook.ships[frame.ship] != outlook.seat and outlook.pull(frame.ship) > 0:
        return Choice(0.0, legal[-1], Reason("lie-well"))
    return Choice(0.0, legal[0], Reason("all-along"))


def _run(outlook: Outlook, legal: Sequence[Action]) -> Choice:
    frame = outlook.view.frames[-1]
    assert isinstance(frame, Running)
    stack = outlook.shards[frame.ship]

    def worth(action: Action) -> float:
        assert isinstance(action, Run)
        if action.to is None:
            return outlook.stand(frame.ship, stack)
        return outlook.stand(action.to, outlook.shards[action.to] + stack)

    return Choice(0.0, max(legal, key=worth), Reason("booty"))


def _place(outlook: Outlook, legal: Sequence[Action]) -> Choice:
    """Where the player can fetch the Shard and others cannot (NR-6.2)."""

    def value(action: Action) -> float:
        assert isinstance(action, Place)
        return outlook.pull(action.to)

    return Choice(0.0, max(legal, key=value), Reason("near-me"))


# ---- H.R.L.


def _hrl(outlook: Outlook, legal: Sequence[Action]) -> Choice:
    """Against the other player (NR-8.3): rob it, take Shards near it, block its Gates."""

    def value(action: Action) -> float:
        if isinstance(action, HrlHijack):
            owner = outlook.ships[action.victim]
            loss = SHARD + len(outlook.shards[action.victim]) * outlook.chart.home[owner or 0][action.victim]
            return -loss if owner == outlook.seat else loss
        assert isinstance(action, HrlMove)
        if outlook.shards[action.to]:
            return -outlook.pull(action.to) * len(outlook.shards[action.to])
        left = max(outlook.pull(action.ship), 0.0) * len(outlook.shards[action.ship])
        return left + _blocking(outlook, action.to)

    return Choice(0.0, max(legal, key=value), Reason("worst-for-the-other"))


def _blocking(outlook: Outlook, gate: int) -> float:
    """A ship on a Gate keeps the Stacks of its owner on that ring from coming home."""
    board = outlook.chart.board
    owner = board.base[gate]
    if board.step[gate] != 0 or owner >= len(outlook.view.players):
        return 0.0
    ships = [ship for ship in outlook.view.fleets[owner] if board.ring[ship] == board.ring[gate]]
    waiting = sum([len(outlook.shards[ship]) for ship in ships])
    return -waiting if owner == outlook.seat else waiting


ANSWERS: Final[dict[type[Frame], Choose]] = {
    Leaving: _leave,
    Running: _run,
    Unloading: _stow,
    Restowing: _restow,
    Placing: _place,
    HrlActing: _hrl,
}
