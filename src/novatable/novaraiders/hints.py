"""What a screen is told alongside a view, so that it needs no rules; `hinting` derives it from the view."""

import msgspec

from novatable.novaraiders.frames import Shards


class Group(msgspec.Struct, frozen=True):
    """Neighbouring Shards of a Bay that count together."""

    count: int
    points: int


class BayHint(msgspec.Struct, frozen=True):
    """A Bay and its best division, both from the lowest Shard (NR-9.1)."""

    shards: Shards
    groups: tuple[Group, ...]


class Hints(msgspec.Struct, frozen=True, omit_defaults=True):
    """All Bays there are, and those that the viewer's next choice could make.

    `best_bay`: where the top Shard being unloaded gains the most.
    """

    bays: tuple[BayHint, ...]
    best_bay: int | None = None
