"""What an encoding of a game has to offer: numbered steps, a legend, and how a decision is made of steps."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from typing import Any, ClassVar, Generic, TypeVar

from novatable.core.actions import Action, Event

V = TypeVar("V")
Way = tuple[tuple[int, ...], Action]
"""An action, and the steps that lead to it."""

LARGEST = 255
"""Observations are bytes: what is larger is shown as this."""


class Names:
    """Numbers things from 0 and remembers what they are called."""

    def __init__(self) -> None:
        self.names: list[str] = []

    def add(self, names: Iterable[str]) -> int:
        """The number of the first of these names."""
        start = len(self.names)
        self.names += names
        return start

    def one(self, name: str) -> int:
        return self.add((name,))


class Choosing(ABC):
    """A decision that one seat makes step by step. Nothing happens in the game before it is complete."""

    steps: list[int]
    """Those taken so far."""

    @abstractmethod
    def options(self) -> Sequence[int]:
        """The steps that are possible now: each can be completed to a legal action."""

    @abstractmethod
    def choose(self, step: int) -> Action | None:
        """Take a possible step; the action, if that completes one."""

    def sketch(self, row: bytearray) -> None:
        """Add to the observation what the steps alone do not show: here, nothing."""
        del row


class Listed(Choosing):
    """Narrows a list of actions down to one. A step without an alternative is taken automatically."""

    def __init__(self, ways: list[Way]) -> None:
        self.ways = ways
        self.steps = []

    def options(self) -> Sequence[int]:
        depth = len(self.steps)
        return list(dict.fromkeys([way[0][depth] for way in self.ways]))

    def choose(self, step: int) -> Action | None:
        depth = len(self.steps)
        self.ways = [way for way in self.ways if way[0][depth] == step]
        self.steps.append(step)
        return self.settle()

    def settle(self) -> Action | None:
        """The action, if only one is left; otherwise go on to where the ways part."""
        if len(self.ways) == 1:
            return self.ways[0][1]
        while len(forced := self.options()) == 1:
            depth = len(self.steps)
            self.ways = [way for way in self.ways if way[0][depth] == forced[0]]
            self.steps.append(forced[0])
        return None


class Codec(ABC, Generic[V]):
    """The encoding of one game for a number of players.

    Seats are counted from the viewer on: 0 is the viewer, 1 the next clockwise.
    """

    wait: ClassVar[int] = 0
    """The step of a seat that has nothing to decide; in a decision, to do nothing if that is possible."""

    actions: tuple[str, ...]
    """What each step means."""
    legend: tuple[str, ...]
    """What each entry of an observation means."""

    @abstractmethod
    def observe(self, view: V) -> bytearray:
        """The observation of a view, without a decision."""

    @abstractmethod
    def decide(self, view: V, legal: Sequence[Action]) -> Choosing:
        """The decision of a seat that the game waits for."""

    @abstractmethod
    def steps_to(self, view: V, action: Action) -> tuple[int, ...] | None:
        """All steps that lead to an action, also those that are taken by themselves; None if none do."""

    def is_called(self, _events: Sequence[Event]) -> bool:
        """Whether somebody has called to everybody, so that others are asked whether they answer."""
        return False

    def speak_up(self, _view: V) -> Choosing:
        """The decision of a seat that the game does not wait for but that may answer an open call.

        The step `wait` means to stay silent.
        """
        raise NotImplementedError("nobody calls in this game")

    @abstractmethod
    def draft(self) -> int:
        """Where in an observation the steps taken so far begin: how often each was taken."""

    def show(self, row: bytearray, choosing: Choosing) -> None:
        """Add a decision that is being made to an observation."""
        start = self.draft()
        for step in choosing.steps:
            row[start + step] += 1
        choosing.sketch(row)


AnyCodec = Codec[Any]
