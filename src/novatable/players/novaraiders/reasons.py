"""Why a line of a turn is played: what its next action is for."""

from collections.abc import Sequence
from typing import Final

from novatable.core.actions import Action
from novatable.core.reason import Reason
from novatable.novaraiders.actions import (
    Chain,
    Discard,
    Draw,
    EndTurn,
    GateRam,
    HrlHijack,
    HrlMove,
    Launch,
    Leave,
    NovaRaidersAction,
    Place,
    Restow,
    Run,
    Shove,
    Stevedore,
    Stow,
    Timekeeper,
    TractorBeam,
    Upgrade,
)
from novatable.novaraiders.cards import SHARDS
from novatable.novaraiders.frames import Unloading
from novatable.novaraiders.view import View
from novatable.players.novaraiders.chart import chart_of
from novatable.players.novaraiders.course import Purpose
from novatable.players.novaraiders.outlook import seat_of

ANSWERS: Final[dict[type[Action], str]] = {
    EndTurn: "no-card-worth",
    Discard: "of-no-use",
    Draw: "rest-of-use",
    Restow: "this-order",
    Run: "booty",
    Place: "near-me",
    HrlMove: "leaves-me-best",
    HrlHijack: "leaves-me-best",
    Timekeeper: "time",
    Stevedore: "another-order",
    TractorBeam: "better-elsewhere",
    Shove: "better-elsewhere",
    GateRam: "into-the-star",
}
"""Actions whose reason is always the same."""
SHIP: Final[dict[Purpose, str]] = {
    "robs": "ship-robs",
    "fetches": "ship-fetches",
    "home": "ship-home",
    "better": "ship-better",
    "unloads": "ship-unloads",
}
"""Why a ship acts."""
FUTURES: Final[dict[str, str]] = {
    "ship-robs": "futures-robs",
    "ship-fetches": "futures-fetches",
    "ship-home": "futures-home",
    "ship-better": "futures-better",
    "ship-unloads": "futures-unloads",
}
"""Why a ship acts, if imagined futures and not the first impression spoke for it."""
LINKED: Final[dict[Purpose, str]] = {
    "robs": "link-robs",
    "fetches": "link-fetches",
    "home": "link-home",
    "better": "link-better",
    "unloads": "link-unloads",
}
"""Why a Chain comes first."""


def ship_reason(aim: Purpose) -> Reason:
    return Reason(SHIP[aim])


def link_reason(aim: Purpose) -> Reason:
    return Reason(LINKED[aim])


def futures_reason(reason: Reason, worlds: int) -> Reason:
    """The same reason, for a line that did best in so many imagined worlds."""
    if reason.code in FUTURES:
        return Reason(FUTURES[reason.code], {"n": worlds})
    return Reason("futures", {"n": worlds})


def reason_of(view: View, line: Sequence[Action]) -> Reason:
    """The reason for the first action of a line, by what the rest of it is for."""
    first = line[0]
    if type(first) in ANSWERS:
        return Reason(ANSWERS[type(first)])
    match first:
        case Stow():
            frame = view.frames[-1]
            assert isinstance(frame, Unloading)
            return Reason("counts-there", {"shard": SHARDS[view.shards[frame.ship][-1]]})
        case Leave(count=count):
            return Reason("lie-well" if count else "all-along")
        case Upgrade(take=None):
            return Reason("from-the-deck")
        case Upgrade(take=take):
            assert take is not None
            return Reason("card-to-have", {"card": take})
        case Chain():
            return _linking(view, line)
    return ship_reason(_purpose(view, line))


def _linking(view: View, line: Sequence[Action]) -> Reason:
    """A Chain is for the card after it, or only to draw a new one."""
    after = next((action for action in line[1:] if not isinstance(action, Launch)), None)
    if after is None or isinstance(after, EndTurn | Chain):
        return Reason("new-card")
    if isinstance(after, Upgrade):
        return Reason("link-to-learn")
    if type(after) in ANSWERS:
        return Reason("link-acts")
    return link_reason(_purpose(view, line[1:]))


def _purpose(view: View, line: Sequence[Action]) -> Purpose:
    """What the first ship of a line does in it: the best of all that it does."""
    board = chart_of(view).board
    at: int | None = None
    left: list[int] = []
    found: Purpose = "better"
    for action in line:
        assert isinstance(action, NovaRaidersAction)
        if isinstance(action, Launch) and at is None:
            at = action.to
        ship: int | None = getattr(action, "ship", None)
        if ship is None or (at is not None and ship != at):
            continue
        if action.unloads:
            return "unloads"
        to: int = getattr(action, "victim", getattr(action, "to", ship))
        at = to
        left.append(ship)
        if action.hijacks:
            found = "robs"
        elif found != "robs" and view.shards[to] and to not in left:
            found = "fetches"
        elif (
            found == "better"
            and board.step[to] == 0
            and board.base[to] == seat_of(view)
            and view.shards[ship]
        ):
            found = "home"
    return found
