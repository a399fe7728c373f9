"""What a game needs to be played in a terminal: how it looks, how events are told, how lines are read."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from novatable.core import sentences
from novatable.core.actions import Action, Event
from novatable.core.errors import Refusal
from novatable.core.reason import Reason
from novatable.core.words import Seated

V = TypeVar("V")

Ask = Callable[[str], str]
"""Asks the person a question and returns the line they type."""


class Unclear(ValueError):
    """A line that cannot be read as an action; the message says what would be understood."""


class Menu(NamedTuple):
    """Actions by number, from 1. The first `shown` are offered, the rest on request."""

    actions: tuple[Action, ...]
    shown: int


def indented(part: RenderableType) -> RenderableType:
    return Padding(part, (0, 0, 0, 2), expand=False)


class Screen(ABC, Generic[V]):
    """One game, with views of type V. The viewer is the seat called "you"; None: nobody is."""

    def __init__(self, names: Sequence[str]) -> None:
        self.names = names

    @abstractmethod
    def words(self, viewer: int | None) -> Seated:
        """What things are called for a viewer."""

    def quote(self, seat: int, why: Reason) -> RenderableType:
        """What a computer player says about what it does."""
        words = sentences.reasoned(why.code, why.args, self.words(None).named)
        return indented(Text(f"{self.names[seat]}: “{words}”", "italic dim"))

    def refused(self, refusal: Refusal, seat: int) -> str:
        """Why the rules refuse what a seat wants, and which rule it is."""
        why = sentences.refused(refusal.code, refusal.args, self.words(seat).named)
        return f"{why} ({refusal.rule})"

    @abstractmethod
    def board(self, view: V, viewer: int | None, width: int, menu: Menu | None = None) -> RenderableType:
        """Everything on the table that the view shows, for that many columns."""

    @abstractmethod
    def glance(self, view: V, viewer: int, width: int, menu: Menu) -> RenderableType:
        """The part of the table that matters for the decision now; the whole was seen before."""

    @abstractmethod
    def tell(self, event: Event, viewer: int | None) -> RenderableType | None:
        """A line of the log; None if it is not worth one."""

    @abstractmethod
    def is_talk(self, action: Action) -> bool:
        """Whether the action speaks to the others, so that they may hear why."""

    @abstractmethod
    def invites(self, event: Event, seat: int, view: V) -> bool:
        """Whether the event gives a seat a reason to speak up when the game does not wait for it."""

    @abstractmethod
    def menu(self, view: V, legal: Sequence[Action]) -> Menu:
        """The legal actions and other obvious ones, in the order they are offered."""

    @abstractmethod
    def offer(self, view: V, menu: Menu) -> RenderableType:
        """What to do now: the situation in a sentence, and the numbered actions."""

    @abstractmethod
    def choice(self, action: Action, viewer: int | None) -> Text:
        """An action in words."""

    @abstractmethod
    def sentence(self, words: str) -> Text:
        """Words of the game, with its colours."""

    @abstractmethod
    def read(self, line: str, view: V, legal: Sequence[Action], ask: Ask) -> Action:
        """The action that a typed command means; Unclear says what is not understood."""

    @abstractmethod
    def inspect(self, words: str, view: V) -> RenderableType:
        """A closer look at a card or a player; Unclear if there is none with that name."""

    @abstractmethod
    def nothing_to_decide(self, legal: Sequence[Action]) -> Action | None:
        """The action to take without asking, if it is the only one and uninteresting; else None."""

    @abstractmethod
    def result(self, view: V, viewer: int | None) -> RenderableType:
        """Scores and winners of a game that is over."""

    @property
    @abstractmethod
    def help(self) -> Sequence[tuple[str, str]]:
        """The typed commands, by example, and what they do."""


AnyScreen = Screen[Any]
