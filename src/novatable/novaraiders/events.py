"""What happens in Nova-Raiders, in enough detail for screens to animate it and logs to put it into words.

Each event is written once, with its secrets; `face` cuts it for a viewer. Shards are listed from the
lowest to the highest; ships are named by their space and the seat that owns them.
"""

from typing import ClassVar, Literal

from novatable.core.actions import Event
from novatable.novaraiders.frames import Shards
from novatable.novaraiders.outcome import Outcome

Numbers = tuple[int, ...]
Why = Literal["unload", "timekeeper", "idle", "no_shards"]
TrackEvent = Literal["blank", "spawn", "expansion", "supernova"]


class DirectiveKept(Event, frozen=True, tag="directive_kept"):
    """NR-2.7: which one, only to its owner."""

    seat: int
    directive: int | None

    def face(self, viewer: int | None) -> "DirectiveKept":
        return self if viewer == self.seat else DirectiveKept(self.seat, None)


class TurnBegan(Event, frozen=True, tag="turn_began"):
    """NR-3.1."""

    begins_turn: ClassVar[bool] = True
    seat: int
    turn: int
    round: int


class Launched(Event, frozen=True, tag="launched"):
    """NR-3.3."""

    seat: int
    to: int


class Played(Event, frozen=True, tag="played"):
    """A card joins the row; `use` is the type of the action that played it (NR-3.4)."""

    reveals: ClassVar[bool] = True
    seat: int
    card: int
    use: str


class Moved(Event, frozen=True, tag="moved"):
    """A ship of `seat` moves; `by` steers it. Shards left behind and taken up (NR-4.2, NR-4.3)."""

    seat: int
    by: int
    ship: int
    to: int
    left: Shards
    taken: Shards


class Pushed(Event, frozen=True, tag="pushed"):
    """`by` pushes a ship of `seat` (NR-5.6); without `to` into the Star, with the Shards `lost` (NR-7.9).

    `steps`: how far along its ring, clockwise if positive; None: inward.
    """

    seat: int
    by: int
    ship: int
    to: int | None
    left: Shards
    taken: Shards
    lost: Shards
    steps: int | None


class Stowed(Event, frozen=True, tag="stowed"):
    """The top Shard of a Stack goes onto a Bay (NR-5.1)."""

    seat: int
    ship: int
    shard: int
    bay: int


class Docked(Event, frozen=True, tag="docked"):
    """An unloaded ship is back in the Dock (NR-5.1)."""

    seat: int
    ship: int


class Lifted(Event, frozen=True, tag="lifted"):
    """Stevedore takes these Shards off these Bays (NR-7.2)."""

    seat: int
    shards: Shards
    bays: Numbers


class Restowed(Event, frozen=True, tag="restowed"):
    """Stevedore puts a Shard back (NR-7.2)."""

    seat: int
    shard: int
    bay: int


class Took(Event, frozen=True, tag="took"):
    """A face-up Special card, and what takes its place (NR-5.5)."""

    reveals: ClassVar[bool] = True
    surprises: ClassVar[bool] = True
    seat: int
    card: int
    refill: int | None


class TookUnseen(Event, frozen=True, tag="took_unseen"):
    """The top Special card, known only to its taker; `row` is replaced (NR-5.5)."""

    reveals: ClassVar[bool] = True
    surprises: ClassVar[bool] = True
    seat: int
    card: int | None
    row: Numbers

    def face(self, viewer: int | None) -> "TookUnseen":
        return self if viewer == self.seat else TookUnseen(self.seat, None, self.row)


class TimeAdvanced(Event, frozen=True, tag="time_advanced"):
    """The token is on space `time` of the Track; `seat` triggered it (section 6)."""

    seat: int
    time: int
    event: TrackEvent
    why: Why


class ShardDrawn(Event, frozen=True, tag="shard_drawn"):
    """A spawn: drawn from the bag for all to see (NR-6.2)."""

    reveals: ClassVar[bool] = True
    surprises: ClassVar[bool] = True
    seat: int
    shard: int


class ShardPlaced(Event, frozen=True, tag="shard_placed"):
    """NR-6.2."""

    seat: int
    shard: int
    to: int


class SpawnSkipped(Event, frozen=True, tag="spawn_skipped"):
    """The bag is empty or no Asteroid is open (NR-6.2)."""

    seat: int
    why: Literal["no_shard", "no_asteroid"]


class StarExpanded(Event, frozen=True, tag="star_expanded"):
    """A ring (0 is the innermost) is covered; its lone Shards leave the game (NR-6.3)."""

    ring: int
    shards: Shards


class ShipDestroyed(Event, frozen=True, tag="ship_destroyed"):
    """A ship leaves the game with its Shards, in an expansion that `by` triggered (NR-6.3)."""

    seat: int
    by: int
    ship: int
    shards: Shards


class HrlFled(Event, frozen=True, tag="hrl_fled"):
    """An H.R.L. ship leaves a covered ring with its Shards; without `to` into its Dock (NR-8.7)."""

    ship: int
    to: int | None


class TurnEnded(Event, frozen=True, tag="turn_ended"):
    """The row goes to the discards (NR-3.1)."""

    seat: int
    cards: Numbers


class CardDiscarded(Event, frozen=True, tag="card_discarded"):
    """NR-3.10."""

    reveals: ClassVar[bool] = True
    seat: int
    card: int


class Drew(Event, frozen=True, tag="drew"):
    """Cards from a player's own draw pile, known only to that player (NR-3.1)."""

    reveals: ClassVar[bool] = True
    surprises: ClassVar[bool] = True
    seat: int
    count: int
    cards: Numbers | None

    def face(self, viewer: int | None) -> "Drew":
        return self if viewer == self.seat else Drew(self.seat, self.count, None)


class Reshuffled(Event, frozen=True, tag="reshuffled"):
    """A player's discards become the draw pile (NR-3.2), or H.R.L.'s used cards its deck (NR-8.3)."""

    reveals: ClassVar[bool] = True
    surprises: ClassVar[bool] = True
    seat: int
    count: int


class HrlTurned(Event, frozen=True, tag="hrl_turned"):
    """An H.R.L. card is turned up for `seat` to carry out; not `possible`: nothing moves (NR-8.3)."""

    reveals: ClassVar[bool] = True
    surprises: ClassVar[bool] = True
    seat: int
    card: int
    possible: bool


class GameEnded(Event, frozen=True, tag="game_ended"):
    """Everything is revealed (NR-11.4). By seat: hands, Special cards taken unseen, the Directives dealt and
    the one kept; and the seed."""

    reveals: ClassVar[bool] = True
    surprises: ClassVar[bool] = True
    outcome: Outcome
    hands: tuple[Numbers, ...]
    unseen: tuple[Numbers, ...]
    dealt: tuple[Numbers, ...]
    kept: tuple[int | None, ...]
    seed: str


AnyEvent = (
    DirectiveKept
    | TurnBegan
    | Launched
    | Played
    | Moved
    | Pushed
    | Stowed
    | Docked
    | Lifted
    | Restowed
    | Took
    | TookUnseen
    | TimeAdvanced
    | ShardDrawn
    | ShardPlaced
    | SpawnSkipped
    | StarExpanded
    | ShipDestroyed
    | HrlFled
    | TurnEnded
    | CardDiscarded
    | Drew
    | Reshuffled
    | HrlTurned
    | GameEnded
)
