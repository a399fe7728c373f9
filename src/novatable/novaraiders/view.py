"""What one seat, or a spectator, sees of a game (section 11); `cut_view` makes it."""

from typing import Literal

import msgspec

from novatable.core import view as core
from novatable.novaraiders.frames import AnyFrame, Shards
from novatable.novaraiders.outcome import Outcome

Phase = Literal["directives", "turn", "discard", "draw", "hrl", "idle", "no_shards", "over"]
Numbers = tuple[int, ...]


class PlayerView(msgspec.Struct, frozen=True):
    """What the viewer sees of one player.

    `specials` are the Special cards that the viewer knows the player to own; `unseen_count` of them
    were taken unseen and not shown since, and only their owner sees them, as `unseen` (NR-11.2). What
    is None is secret until the game is over; the order of a draw pile even from its owner.
    """

    seat: int
    colour: int
    bays: tuple[Shards, ...]
    hand_size: int
    hand: Numbers | None
    draw_size: int
    draw: Numbers | None
    discard: Numbers
    specials: Numbers
    unseen_count: int
    unseen: Numbers | None
    dealt: Numbers | None
    directive: int | None
    hijacks: int
    destroyed: int


class HrlView(msgspec.Struct, frozen=True):
    """H.R.L.'s cards, and the Shards in its Dock per type."""

    deck_size: int
    deck: Numbers | None
    used: Numbers
    hold: Numbers


class RowCard(msgspec.Struct, frozen=True):
    """A card of the row and the type of action that it was played for."""

    card: int
    use: str


class View(core.View, frozen=True, kw_only=True):
    """Everything a seat may know. `seed`, `bag` and `academy_deck` are there once the game is over.

    `fleets` and `docks` are by seat, `shards` by space, `lost` by type; `frames` is what is pending, the
    last one first.
    """

    game: Literal["novaraiders"]
    phase: Phase
    outcome: Outcome | None
    covered: int
    time: int
    idle: int
    advanced: bool
    nova: int | None
    fleets: tuple[Numbers, ...]
    docks: Numbers
    shards: tuple[Shards, ...]
    lost: Numbers
    bag_size: int
    bag: Numbers | None
    academy: Numbers
    academy_deck_size: int
    academy_deck: Numbers | None
    row: tuple[RowCard, ...]
    linked: bool
    slipping: bool
    frames: tuple[AnyFrame, ...]
    players: tuple[PlayerView, ...]
    hrl: HrlView | None
