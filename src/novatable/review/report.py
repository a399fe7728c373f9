"""What a review says, as data: figures with their uncertainty, graded decisions, findings with codes.

Nothing here is a sentence. A code and its values are put into words by whoever shows them.
"""

from typing import Any, Final, Literal

import msgspec

from novatable.core.errors import Args
from novatable.core.reason import Reason

FORMAT: Final = 1
"""Of a review as JSON; see docs/REVIEW.md."""

Grade = Literal["best", "good", "slip", "blunder", "even"]
"""`even`: the choices cannot be told apart."""
GRADES: Final[tuple[Grade, ...]] = ("best", "good", "slip", "blunder", "even")
Facts = Literal["public", "all"]
"""What a figure goes by: what the player could know then, or everybody's cards."""


class Figure(msgspec.Struct, frozen=True):
    """An estimate, and how far off it may be: the true value is within `off` of it in 90 of 100 cases."""

    value: float
    off: float = 0.0


class Way(msgspec.Struct, frozen=True, omit_defaults=True):
    """One way to decide: the actions in their JSON form, and the seat's chance of winning with it."""

    actions: tuple[Any, ...]
    chance: Figure
    why: Reason | None = None
    """The reason for it."""


class Decision(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a seat decided after `step` actions of the record, and what else it could have done.

    `loss` is the chance of winning that was lost, by what the player could know.
    """

    step: int
    count: int
    """How many actions of the record it took."""
    turn: int
    round: int
    seat: int
    grade: Grade
    loss: Figure
    played: Way
    better: Way | None = None
    """The best that was found, if that is something else."""
    others: tuple[Way, ...] = ()
    """What else was tried, the best first."""


class Gain(msgspec.Struct, frozen=True):
    """What something brings one seat."""

    seat: int
    points: Figure
    chance: Figure


class Note(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a finding says: a code and the values for it, as in `core.reason.Reason`."""

    code: str
    args: Args = {}


class Finding(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something worth knowing about a turn besides the decisions, such as a deal that nobody made."""

    kind: str
    step: int
    turn: int
    round: int
    seat: int
    note: Note
    gains: tuple[Gain, ...] = ()
    facts: Facts | None = None
    actions: tuple[Any, ...] = ()
    """What was done, or could have been."""
    avoidable: bool | None = None


class Point(msgspec.Struct, frozen=True):
    """The game at the beginning of a turn: everybody's chance of winning with all cards known."""

    step: int
    turn: int
    round: int
    seat: int | None
    """Whose turn begins; None: the game is over."""
    chances: tuple[Figure, ...]
    scores: tuple[int, ...]
    """As far as everybody can add them up; at the end all of it."""


class Luck(msgspec.Struct, frozen=True):
    """What the draws of one turn brought each seat, beyond what such draws bring on average."""

    chances: tuple[Figure, ...]
    points: tuple[Figure, ...]


class Part(msgspec.Struct, frozen=True):
    """The review of one turn. Parts do not depend on each other, so any process can make any of them."""

    turn: int
    points: tuple[Point, ...]
    decisions: tuple[Decision, ...]
    findings: tuple[Finding, ...]
    luck: Luck | None


class TurningPoint(msgspec.Struct, frozen=True, omit_defaults=True):
    """A turn that changed somebody's chance much; `choice` or `luck`, whichever did more of it."""

    step: int
    turn: int
    round: int
    seat: int
    """Whose chance it changed most."""
    change: float
    cause: Literal["choice", "luck"]
    decision: int | None = None
    """The step of the decision that did it, if one stands out."""


class Habit(msgspec.Struct, frozen=True, omit_defaults=True):
    """One of a seat's habits: a number, perhaps out of a total."""

    code: str
    n: float
    of: float | None = None


class Standing(msgspec.Struct, frozen=True):
    """One seat's game in a few figures."""

    seat: int
    score: int
    won: bool
    grades: dict[Grade, int]
    loss: Figure | None
    """The chance lost per decision, on average; None without decisions."""
    luck: Figure
    """The chance that draws brought or cost, the deal included."""
    even: Figure
    """The points with luck taken out."""
    habits: tuple[Habit, ...] = ()


class Review(msgspec.Struct, frozen=True):
    """A whole review, or as much of it as is done: `done` of `turns`."""

    format: int
    game: str
    players: int
    quality: str
    seed: int
    steps: int
    turns: int
    done: int
    rough: bool
    """Whether some of it is a first look that will be made again with more worlds."""
    points: tuple[Point, ...]
    decisions: tuple[Decision, ...]
    moments: tuple[TurningPoint, ...]
    findings: tuple[Finding, ...]
    standings: tuple[Standing, ...]
