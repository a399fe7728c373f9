"""How a game's decisions are tried out: what each game provides, and what all share."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from random import Random
from typing import ClassVar, Final, Generic, NamedTuple, TypeVar

from novatable.core.actions import Action
from novatable.core.chance import seed_bytes
from novatable.core.game import Game
from novatable.core.reason import Reason
from novatable.review.figures import Sample
from novatable.review.report import Finding, Habit, Note
from novatable.review.walk import Turn, Walk

G = TypeVar("G", bound=Game)


class Quality(NamedTuple):
    """How many worlds are tried: of every choice, of the best few, and where they are close together."""

    name: str
    first: int
    few: int
    close: int
    sure: int
    """Where they are in doubt even then, and before anything is called a mistake."""
    curve: int
    """For the course of the game and for luck."""

    def part(self, share: float) -> "Quality":
        """This part of it, for a game whose worlds take longer."""
        counts = [max(round(share * count), 4) if count else 0 for count in self[1:]]
        return Quality(self.name, *counts)


QUALITIES: Final = {
    "rough": Quality("rough", 0, 0, 0, 0, 4),
    "quick": Quality("quick", 6, 16, 32, 64, 16),
    "normal": Quality("normal", 16, 48, 128, 384, 96),
    "thorough": Quality("thorough", 48, 192, 640, 1920, 256),
}
"""`rough` is only a first look at the course of a game."""
USUAL: Final = "normal"


class Option(NamedTuple):
    """Something to decide, as actions; `consent` is the chance that everybody who has to agree does."""

    actions: tuple[Action, ...]
    why: Reason | None = None
    consent: float | None = None
    """None: nobody else has to agree."""


class Question(NamedTuple):
    """A decision of the record: the first of its options is what was played."""

    step: int
    length: int
    """Of how many actions of the record it is made."""
    game: Game
    seat: int
    options: list[Option]


class Trials:
    """What came of each option of a question in each world; None: it was impossible there."""

    def __init__(self, question: Question) -> None:
        self.question = question
        self.samples: list[list[Sample | None]] = [[] for _ in question.options]
        self.fresh = 0
        """The first world that did not decide which options are tried further."""

    def matched(self, one: int, other: int, since: int = 0) -> list[tuple[Sample, Sample]]:
        """The worlds in which both options were tried, from that one on."""
        pairs = zip(self.samples[one][since:], self.samples[other][since:], strict=False)
        return [(a, b) for a, b in pairs if a is not None and b is not None]


class Judge(ABC, Generic[G]):
    """What a review has to know about a game. `G` is the game's class."""

    horizon: ClassVar[int]
    """For how many turns of each player a world is played on to compare choices."""
    near: ClassVar[int]
    """The same where single draws or one deal count: the nearer, the surer."""
    far: ClassVar[int]
    """The same for the course of the game."""
    whole_turns: ClassVar[bool] = False
    """Whether a decision is a whole turn."""
    share: ClassVar[float] = 1.0
    """How many of a quality's worlds are tried: fewer if one takes longer and shows more."""

    # ---- worlds

    @abstractmethod
    def shuffle(self, game: G, rng: Random) -> None:
        """Put what is still to be drawn into another order, the same numbers leading to the same order."""

    @abstractmethod
    def play_on(self, game: G, until: int) -> None:
        """Let everybody play quickly until that turn begins or the game is over."""

    @abstractmethod
    def look(self, game: G) -> Sample:
        """Everybody's chance of winning, and points as they are likely to be counted."""

    @abstractmethod
    def follow(self, world: G, seat: int, option: Option) -> bool:
        """Do it in a world; False if it is impossible there."""

    # ---- what is reviewed

    @abstractmethod
    def questions(self, turn: Turn) -> list[Question]:
        """The decisions of a turn that are graded."""

    @abstractmethod
    def question(self, game: G, seat: int, actions: tuple[Action, ...]) -> Question | None:
        """What a seat has just decided, in a game before it; None: there was nothing to choose.

        The game may be an imagined one: only what the seat sees of it is used.
        """

    @abstractmethod
    def findings(
        self, walk: Walk, number: int, trials: list[Trials], seed: str, quality: Quality
    ) -> list[Finding]:
        """What else is worth knowing about the turn with that number in the walk."""

    def habits(self, _walk: Walk, _findings: Sequence[Finding]) -> dict[int, tuple[Habit, ...]]:
        """By seat, what it usually does."""
        return {}

    def gift(self, _question: Question, _instead: int, _seat: int, _loss: int) -> Note | None:
        """What was plainly given to a seat by what was played, and not by that option; None: no such thing.

        `loss` is what was lost by it, in per cent.
        """
        return None

    # ---- shared

    def redrawn(self, game: G, name: str) -> G:
        """The same position with its piles shuffled again; `name` stands for the random numbers."""
        world = game.twin()
        self.shuffle(world, Random(name))
        return world

    def seen_after(self, world: G, until: int) -> Sample:
        self.play_on(world, until)
        return self.look(world)

    def until(self, game: Game, rounds: int) -> int:
        """The turn that begins that many rounds from now."""
        return game.view(None).turn + rounds * game.seats


def order(items: list[int], rng: Random, kinds: int, copies: int) -> None:
    """Shuffle a pile by a random rank of each item, so that piles with most items in common stay alike.

    There are `kinds` different items, each up to `copies` times. That is what makes two worlds with the same
    random numbers comparable even when something was drawn from one of them.
    """
    ranks = [[rng.random() for _ in range(copies)] for _ in range(kinds)]
    seen = [0] * kinds
    ranked: list[tuple[float, int]] = []
    for item in sorted(items):
        ranked.append((ranks[item][seen[item]], item))
        seen[item] += 1
    items[:] = [item for _, item in sorted(ranked)]


def fresh_seed(rng: Random) -> bytes:
    """For what a world shuffles later."""
    return seed_bytes(rng.getrandbits(256).to_bytes(32, "big"))
