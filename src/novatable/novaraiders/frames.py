"""What is pending in the middle of an action or an event: frames on a stack, the same in state and views.

The top frame says who decides what next. All of it is public.
"""

import msgspec

Shards = tuple[int, ...]
"""Shards of a stack or pile, the lowest first: 0 yellow, 1 black, 2 red."""


class Frame(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """One pending decision of `seat`."""

    seat: int


class Leaving(Frame, frozen=True, tag="leave"):
    """How many Shards the Stack on `ship` leaves behind when it moves to `to` (NR-4.3)."""

    ship: int
    to: int


class Running(Frame, frozen=True, tag="run"):
    """The Orbit after the Hijack of Hit and Run (NR-7.11)."""

    ship: int


class Unloading(Frame, frozen=True, tag="unload"):
    """A Bay for each Shard of the Stack on `ship`, from the top (NR-5.1)."""

    ship: int


class Restowing(Frame, frozen=True, tag="restow"):
    """Stevedore: these Shards go back, one onto each of these Bays in turn (NR-7.2)."""

    shards: Shards
    bays: tuple[int, ...]


class Placing(Frame, frozen=True, tag="place"):
    """A spawn: where this Shard goes, and who draws after it (NR-6.2)."""

    shard: int
    queue: tuple[int, ...]


class HrlActing(Frame, frozen=True, tag="hrl"):
    """An H.R.L. card to be carried out (NR-8.3)."""

    card: int


AnyFrame = Leaving | Running | Unloading | Restowing | Placing | HrlActing
