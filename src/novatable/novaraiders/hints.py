"""What a screen is told alongside a view, so that it needs no rules; `hinting` derives it from the view."""

import msgspec

from novatable.novaraiders.actions import AnyAction, Orbit
from novatable.novaraiders.events import TrackEvent
from novatable.novaraiders.frames import Shards


class Group(msgspec.Struct, frozen=True):
    """Neighbouring Shards of a Bay that count together."""

    count: int
    points: int


class BayHint(msgspec.Struct, frozen=True):
    """A Bay and its best division, both from the lowest Shard (NR-9.1)."""

    shards: Shards
    groups: tuple[Group, ...]


class Coming(msgspec.Struct, frozen=True):
    """What the next space of the Time Track brings (section 6).

    `ring`: the one that an expansion would cover (0 is the innermost), `ships` and `shards` how many would
    leave the game with it (NR-6.3, NR-8.7).
    """

    time: int
    event: TrackEvent
    ring: int | None
    ships: int
    shards: int


class Next(msgspec.Struct, frozen=True):
    """What an own ship could do next with a hand card: unload (NR-5.1) or hijack (NR-5.3).

    `victim`: whose ship would be pushed, and `steps` how far, clockwise if positive (NR-5.6).
    """

    use: str
    ship: int
    victim: int | None = None
    steps: int | None = None


class Hints(msgspec.Struct, frozen=True, omit_defaults=True):
    """What follows from a view. `bays`: all there are, and those that the viewer's next choice could make."""

    bays: tuple[BayHint, ...]
    best_bay: int | None = None
    """Where the top Shard being unloaded gains the most."""
    coming: Coming | None = None
    links: tuple[int, ...] = ()
    """Where a link is missing, the viewer's cards that could be one, the least useful first (NR-3.5)."""
    after_link: tuple[AnyAction, ...] = ()
    """What the viewer could play after such a link, and cannot now."""
    blocked: tuple[Orbit, ...] = ()
    """Orbits, now or after a link, that only a ship at their end prevents (NR-4.4)."""
    next: tuple[Next, ...] = ()
    hrl_steps: tuple[int, ...] = ()
    """While the viewer hijacks for H.R.L.: how far each legal action pushes, positive clockwise (NR-8.6)."""
