"""What a seat can decide in Nova-Raiders. Ships and victims are named by the space they are on.

A class is also the row of its action: what is asked for (its fields after the card, in order), the rule,
and what happens to ships. Card files, the tables of actions, the terminal, and by `make wire` the client are
made from it.
"""

from typing import Annotated, ClassVar, Final, Literal

from msgspec import Meta

from novatable.core.actions import Action

LARGEST: Final = 9999
Number = Annotated[int, Meta(ge=0, le=LARGEST)]
Direction = Literal["clockwise", "counter_clockwise"]


Goes = Literal["orbit", "jump", "hop"]


class NovaRaidersAction(Action, frozen=True):
    """Something a seat does in a game of Nova-Raiders."""

    rule: ClassVar[str] = "NR-3.1"
    order: ClassVar[tuple[str, ...]] = ()
    """The fields in the order of asking, if they are declared in another."""
    goes: ClassVar[Goes | None] = None
    """How a ship gets to the space `to`: along its ring, from Gate to Gate, or to the next ring."""
    moves: ClassVar[bool] = False
    """Whether an own ship moves, which may leave Shards behind (NR-4.3)."""
    pushes: ClassVar[bool] = False
    """Whether somebody is pushed (NR-5.6)."""
    hijacks: ClassVar[bool] = False
    """Whether it counts as a Hijack (NR-10.10)."""
    unloads: ClassVar[bool] = False
    """Whether the Stack of a ship is unloaded (NR-5.1)."""


class Keep(NovaRaidersAction, frozen=True, tag="keep"):
    """Keep one of the Directives dealt (NR-2.7)."""

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
    goes: ClassVar[Goes | None] = "orbit"
    moves: ClassVar[bool] = True
    card: Number
    ship: Number
    to: Number


class Jump(NovaRaidersAction, frozen=True, tag="jump"):
    """NR-4.7."""

    rule: ClassVar[str] = "NR-4.7"
    goes: ClassVar[Goes | None] = "jump"
    moves: ClassVar[bool] = True
    card: Number
    ship: Number
    to: Number


class Unload(NovaRaidersAction, frozen=True, tag="unload"):
    """NR-5.1."""

    rule: ClassVar[str] = "NR-5.1"
    unloads: ClassVar[bool] = True
    card: Number
    ship: Number


class Hijack(NovaRaidersAction, frozen=True, tag="hijack"):
    """NR-5.3."""

    rule: ClassVar[str] = "NR-5.3"
    moves: ClassVar[bool] = True
    pushes: ClassVar[bool] = True
    hijacks: ClassVar[bool] = True
    card: Number
    ship: Number
    victim: Number


class Upgrade(NovaRaidersAction, frozen=True, tag="upgrade"):
    """Take a face-up Special card, or (None) the top one of the deck unseen (NR-5.5)."""

    rule: ClassVar[str] = "NR-5.5"
    card: Number
    take: Number | None


# ---- Special actions: first what they ask for, then one row each, in the order of section 7


class Special(NovaRaidersAction, frozen=True):
    """The action of a Special card."""

    reaches: ClassVar[bool] = False
    """Whether its card says in `reach` how far its Orbit goes; others go 1 to 3."""
    card: Number


class AloneSpecial(Special, frozen=True):
    """Nothing is asked for."""


class ShipSpecial(Special, frozen=True):
    """An own ship is asked for."""

    ship: Number


class MoveSpecial(Special, frozen=True):
    """A ship, and where it goes."""

    from_gate: ClassVar[bool] = True
    """Whether a jump begins on a Gate; otherwise it begins anywhere else."""
    ship: Number
    to: Number


class AttackSpecial(Special, frozen=True):
    """An own ship, and the ship that it attacks."""

    pushes: ClassVar[bool] = True
    ship: Number
    victim: Number


class Timekeeper(AloneSpecial, frozen=True, tag="timekeeper"):
    """NR-7.1."""

    rule: ClassVar[str] = "NR-7.1"


class Stevedore(Special, frozen=True, tag="stevedore"):
    """Rebuild one Bay, or (None) exchange the top Shards of all (NR-7.2)."""

    rule: ClassVar[str] = "NR-7.2"
    bay: Number | None


class Hop(MoveSpecial, frozen=True, tag="hop"):
    """NR-7.3."""

    rule: ClassVar[str] = "NR-7.3"
    goes: ClassVar[Goes | None] = "hop"
    moves: ClassVar[bool] = True


class Gateway(MoveSpecial, frozen=True, tag="gateway"):
    """NR-7.4."""

    rule: ClassVar[str] = "NR-7.4"
    goes: ClassVar[Goes | None] = "jump"
    from_gate: ClassVar[bool] = False
    moves: ClassVar[bool] = True


class TractorBeam(MoveSpecial, frozen=True, tag="tractor_beam"):
    """NR-7.5; the ship is an opponent's."""

    rule: ClassVar[str] = "NR-7.5"
    goes: ClassVar[Goes | None] = "orbit"


class DropPod(ShipSpecial, frozen=True, tag="drop_pod"):
    """NR-7.6."""

    rule: ClassVar[str] = "NR-7.6"
    unloads: ClassVar[bool] = True


class LongBurn(MoveSpecial, frozen=True, tag="long_burn"):
    """NR-7.7."""

    rule: ClassVar[str] = "NR-7.7"
    goes: ClassVar[Goes | None] = "orbit"
    moves: ClassVar[bool] = True
    reaches: ClassVar[bool] = True


class Slipstream(AloneSpecial, frozen=True, tag="slipstream"):
    """NR-7.8."""

    rule: ClassVar[str] = "NR-7.8"


class GateRam(ShipSpecial, frozen=True, tag="gate_ram"):
    """NR-7.9; the victim is on the next Gate inward."""

    rule: ClassVar[str] = "NR-7.9"
    moves: ClassVar[bool] = True
    pushes: ClassVar[bool] = True


class Plunder(AttackSpecial, frozen=True, tag="plunder"):
    """NR-7.10."""

    rule: ClassVar[str] = "NR-7.10"
    moves: ClassVar[bool] = True
    hijacks: ClassVar[bool] = True


class HitAndRun(AttackSpecial, frozen=True, tag="hit_and_run"):
    """NR-7.11; the Orbit is asked for later."""

    rule: ClassVar[str] = "NR-7.11"
    moves: ClassVar[bool] = True
    hijacks: ClassVar[bool] = True


class Shove(AttackSpecial, frozen=True, tag="shove"):
    """NR-7.12."""

    rule: ClassVar[str] = "NR-7.12"


class Breach(MoveSpecial, frozen=True, tag="breach"):
    """NR-7.13; `push` is the direction in which an opponent on the Gate is pushed."""

    rule: ClassVar[str] = "NR-7.13"
    goes: ClassVar[Goes | None] = "jump"
    moves: ClassVar[bool] = True
    pushes: ClassVar[bool] = True
    push: Direction | None = None


# ---- what an action or an event asks next


class Leave(NovaRaidersAction, frozen=True, tag="leave"):
    """How many of the lowest Shards stay behind (NR-4.3)."""

    rule: ClassVar[str] = "NR-4.3"
    count: Number


class Run(NovaRaidersAction, frozen=True, tag="run"):
    """The Orbit of Hit and Run; None: do without it (NR-7.11)."""

    rule: ClassVar[str] = "NR-7.11"
    goes: ClassVar[Goes | None] = "orbit"
    moves: ClassVar[bool] = True
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
    goes: ClassVar[Goes | None] = "orbit"
    ship: Number
    to: Number


class HrlHijack(NovaRaidersAction, frozen=True, tag="hrl_hijack"):
    """Hijack with an H.R.L. ship, from the space `side` next to the victim (NR-8.6)."""

    rule: ClassVar[str] = "NR-8.6"
    order: ClassVar[tuple[str, ...]] = ("victim", "ship", "side")
    pushes: ClassVar[bool] = True
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


def name_of(kind: type[Action]) -> str:
    """What a kind of action is called on the wire, in card files and in the names of messages."""
    return str(kind.__struct_config__.tag)


SPECIAL_ACTIONS: Final[tuple[type[Special], ...]] = tuple(
    sorted(Special.kinds(), key=lambda kind: int(kind.rule.rpartition(".")[2]))
)
"""In the order of their rules."""
