"""What a seat can decide in Nova-Raiders. Ships and victims are named by the space they are on."""

from typing import Annotated, ClassVar, Final, Literal

import msgspec
from msgspec import Meta

from novatable.core.actions import Action

LARGEST: Final = 9999
Number = Annotated[int, Meta(ge=0, le=LARGEST)]
Direction = Literal["clockwise", "counter_clockwise"]


class NovaRaidersAction(Action, frozen=True):
    """Something a seat does in a game of Nova-Raiders."""

    rule: ClassVar[str] = "NR-3.1"


class Keep(NovaRaidersAction, frozen=True, tag="keep"):
    """Keep one of the two Directives dealt (NR-2.7)."""

    rule: ClassVar[str] = "NR-2.7"
    directive: Number


class Launch(NovaRaidersAction, frozen=True, tag="launch"):
    """Bring a ship from the Dock to an own open Gate (NR-3.3)."""

    rule: ClassVar[str] = "NR-3.3"
    to: Number


class Chain(NovaRaidersAction, frozen=True, tag="chain"):
    """Play a card as a link only: a basic card sideways, or a Special without its action (NR-3.5, NR-3.7)."""

    rule: ClassVar[str] = "NR-3.5"
    card: Number


class EndTurn(NovaRaidersAction, frozen=True, tag="end_turn"):
    """Play no more cards (NR-3.1)."""

    rule: ClassVar[str] = "NR-3.1"


class Discard(NovaRaidersAction, frozen=True, tag="discard"):
    """Discard a hand card after a turn without a card (NR-3.10)."""

    rule: ClassVar[str] = "NR-3.10"
    card: Number


class Draw(NovaRaidersAction, frozen=True, tag="draw"):
    """Discard no more and draw (NR-3.10)."""

    rule: ClassVar[str] = "NR-3.10"


# ---- basic actions


class Orbit(NovaRaidersAction, frozen=True, tag="orbit"):
    """NR-4.6."""

    rule: ClassVar[str] = "NR-4.6"
    card: Number
    ship: Number
    to: Number


class Jump(NovaRaidersAction, frozen=True, tag="jump"):
    """NR-4.7."""

    rule: ClassVar[str] = "NR-4.7"
    card: Number
    ship: Number
    to: Number


class Unload(NovaRaidersAction, frozen=True, tag="unload"):
    """NR-5.1."""

    rule: ClassVar[str] = "NR-5.1"
    card: Number
    ship: Number


class Hijack(NovaRaidersAction, frozen=True, tag="hijack"):
    """NR-5.3."""

    rule: ClassVar[str] = "NR-5.3"
    card: Number
    ship: Number
    victim: Number


class Upgrade(NovaRaidersAction, frozen=True, tag="upgrade"):
    """Take a face-up Special card, or (None) the top one of the deck unseen (NR-5.5)."""

    rule: ClassVar[str] = "NR-5.5"
    card: Number
    take: Number | None


# ---- Special actions


class Timekeeper(NovaRaidersAction, frozen=True, tag="timekeeper"):
    """NR-7.1."""

    rule: ClassVar[str] = "NR-7.1"
    card: Number


class Stevedore(NovaRaidersAction, frozen=True, tag="stevedore"):
    """Rebuild one Bay, or (None) exchange the top Shards of all (NR-7.2)."""

    rule: ClassVar[str] = "NR-7.2"
    card: Number
    bay: Number | None


class Hop(NovaRaidersAction, frozen=True, tag="hop"):
    """NR-7.3."""

    rule: ClassVar[str] = "NR-7.3"
    card: Number
    ship: Number
    to: Number


class Gateway(NovaRaidersAction, frozen=True, tag="gateway"):
    """NR-7.4."""

    rule: ClassVar[str] = "NR-7.4"
    card: Number
    ship: Number
    to: Number


class TractorBeam(NovaRaidersAction, frozen=True, tag="tractor_beam"):
    """NR-7.5; the ship is an opponent's."""

    rule: ClassVar[str] = "NR-7.5"
    card: Number
    ship: Number
    to: Number


class DropPod(NovaRaidersAction, frozen=True, tag="drop_pod"):
    """NR-7.6."""

    rule: ClassVar[str] = "NR-7.6"
    card: Number
    ship: Number


class LongBurn(NovaRaidersAction, frozen=True, tag="long_burn"):
    """NR-7.7."""

    rule: ClassVar[str] = "NR-7.7"
    card: Number
    ship: Number
    to: Number


class Slipstream(NovaRaidersAction, frozen=True, tag="slipstream"):
    """NR-7.8."""

    rule: ClassVar[str] = "NR-7.8"
    card: Number


class GateRam(NovaRaidersAction, frozen=True, tag="gate_ram"):
    """NR-7.9; the victim is on the next Gate inward."""

    rule: ClassVar[str] = "NR-7.9"
    card: Number
    ship: Number


class Plunder(NovaRaidersAction, frozen=True, tag="plunder"):
    """NR-7.10."""

    rule: ClassVar[str] = "NR-7.10"
    card: Number
    ship: Number
    victim: Number


class HitAndRun(NovaRaidersAction, frozen=True, tag="hit_and_run"):
    """NR-7.11; the Orbit is asked for later."""

    rule: ClassVar[str] = "NR-7.11"
    card: Number
    ship: Number
    victim: Number


class Shove(NovaRaidersAction, frozen=True, tag="shove"):
    """NR-7.12."""

    rule: ClassVar[str] = "NR-7.12"
    card: Number
    ship: Number
    victim: Number


class Breach(NovaRaidersAction, frozen=True, tag="breach"):
    """NR-7.13; `push` is the direction in which an opponent on the Gate is pushed."""

    rule: ClassVar[str] = "NR-7.13"
    card: Number
    ship: Number
    to: Number
    push: Direction | None = None


# ---- what an action or an event asks next


class Leave(NovaRaidersAction, frozen=True, tag="leave"):
    """How many of the lowest Shards stay behind (NR-4.3)."""

    rule: ClassVar[str] = "NR-4.3"
    count: Number


class Run(NovaRaidersAction, frozen=True, tag="run"):
    """The Orbit of Hit and Run; None: do without it (NR-7.11)."""

    rule: ClassVar[str] = "NR-7.11"
    to: Number | None


class Stow(NovaRaidersAction, frozen=True, tag="stow"):
    """The Bay for the top Shard of the Stack that is being unloaded (NR-5.1)."""

    rule: ClassVar[str] = "NR-5.1"
    bay: Number


class Restow(NovaRaidersAction, frozen=True, tag="restow"):
    """The Shard that Stevedore puts back next (NR-7.2)."""

    rule: ClassVar[str] = "NR-7.2"
    shard: Number


class Place(NovaRaidersAction, frozen=True, tag="place"):
    """The Asteroid for the Shard drawn in a spawn (NR-6.2)."""

    rule: ClassVar[str] = "NR-6.2"
    to: Number


class HrlMove(NovaRaidersAction, frozen=True, tag="hrl_move"):
    """Orbit or Acquire with an H.R.L. ship (NR-8.5)."""

    rule: ClassVar[str] = "NR-8.5"
    ship: Number
    to: Number


class HrlHijack(NovaRaidersAction, frozen=True, tag="hrl_hijack"):
    """Hijack with an H.R.L. ship, from the space `side` next to the victim (NR-8.6)."""

    rule: ClassVar[str] = "NR-8.6"
    ship: Number
    side: Number
    victim: Number


AnyAction = (
    Keep
    | Launch
    | Chain
    | EndTurn
    | Discard
    | Draw
    | Orbit
    | Jump
    | Unload
    | Hijack
    | Upgrade
    | Timekeeper
    | Stevedore
    | Hop
    | Gateway
    | TractorBeam
    | DropPod
    | LongBurn
    | Slipstream
    | GateRam
    | Plunder
    | HitAndRun
    | Shove
    | Breach
    | Leave
    | Run
    | Stow
    | Restow
    | Place
    | HrlMove
    | HrlHijack
)


def all_numbers(action: NovaRaidersAction) -> bool:
    """Whether every value in an action is a number; an object from outside may contain anything."""
    for value in msgspec.structs.astuple(action):
        if type(value) is not int or not 0 <= value <= LARGEST:
            return False
    return True
