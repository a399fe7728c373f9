"""What a computer player is: somebody who decides for a seat, from views."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, ClassVar, Generic, TypeVar

from novatable.core.actions import Action

V = TypeVar("V")


class Player(ABC, Generic[V]):
    """Decides from views (of type V) and an own generator: same seed and same views, same moves.

    `reason` says in one sentence why the last decision was made; it is empty where there was no choice.
    """

    volunteers: ClassVar[bool] = False
    """Whether `volunteer` can ever answer something else than None; whoever never does is not asked."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)
        self.reason = ""

    @abstractmethod
    def decide(self, view: V, legal: Sequence[Action]) -> Action:
        """An action for the seat of the view, which is waited for.

        Mostly one of `legal`; also one that only `Game.check` can tell, such as a proposal.
        """

    def volunteer(self, _view: V) -> Action | None:
        """An action of a seat that is not waited for but may speak up; None to stay silent."""
        return None


AnyPlayer = Player[Any]
Maker = Callable[[int], AnyPlayer]
"""Makes a player from a seed."""
