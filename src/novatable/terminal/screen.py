"""What a game needs to be played in a terminal: how it looks, how events are told, how lines are read."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Final, Generic, NamedTuple, TypeVar

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from novatable.core.actions import Action, Event
from novatable.core.errors import Refusal
from novatable.core.reason import Reason
from novatable.core.words import Sentence, Teller, Texts, capital, listed, text_of
from novatable.locales import words

V = TypeVar("V")

Ask = Callable[[Sentence], str]
"""Asks the person a question and returns the line they type."""
LONGEST: Final = 80
MOST: Final = 30
Help = Sequence[tuple[str, str]]
"""Commands by example, and the message that says what each does."""


class Unclear(ValueError):
    """A line that cannot be read: the message `unclear-CODE` says what would be understood, with values.

    A value of several names is listed.
    """

    def __init__(self, code: str, **values: str | int | Sequence[str]) -> None:
        super().__init__(code, values)
        self.code = code
        self.values = values

    def said(self, texts: Texts) -> str:
        return texts.format(f"unclear-{self.code}", **{k: _told(v, texts) for k, v in self.values.items()})

    def __str__(self) -> str:
        return self.said(words("en"))


def _told(value: str | int | Sequence[str], texts: Texts) -> str | int:
    """A value in words that fit on a line or two, however long what was typed."""
    if isinstance(value, int):
        return value
    if isinstance(value, str):
        return value if len(value) <= LONGEST else f"{value[:LONGEST]}…"
    return listed(texts, value if len(value) <= MOST else [*value[:MOST], "…"])


class Menu(NamedTuple):
    """Actions by number, from 1. The first `shown` are offered, the rest on request."""

    actions: tuple[Action, ...]
    shown: int


def indented(part: RenderableType) -> RenderableType:
    return Padding(part, (0, 0, 0, 2), expand=False)


class Screen(ABC, Generic[V]):
    """One game, with views of type V, in one language. The viewer is the seat called "you"; None: nobody."""

    help: ClassVar[Help]
    styles: ClassVar[Mapping[str, Sequence[str]]]
    """How pieces of sentences are drawn, by kind and number."""

    def __init__(self, texts: Texts, names: Sequence[str]) -> None:
        self.texts = texts
        self.names = names

    @abstractmethod
    def words(self, viewer: int | None) -> Teller[V]:
        """How the game is put into words for a viewer."""

    def drawn(self, sentence: Sentence) -> Text:
        """A sentence with the colours of the things in it."""
        return Text.assemble(
            *[
                (text, self.styles[kind][number] if kind in self.styles else "")
                for text, kind, number in sentence
            ]
        )

    def quote(self, seat: int, why: Reason) -> RenderableType:
        """What somebody says."""
        said = text_of(self.words(None).reason(why))
        return indented(Text(self.texts.format("term-quote", name=self.names[seat], text=said), "italic dim"))

    def refused(self, refusal: Refusal, seat: int) -> str:
        """Why the rules refuse what a seat wants, and which rule it is."""
        why = capital(text_of(self.words(seat).refused(refusal)))
        why = why if why.endswith((".", "!", "?")) else f"{why}."
        return self.texts.format("term-refused", why=why, rule=refusal.rule)

    def choice(self, action: Action, viewer: int | None) -> Text:
        """An action in words."""
        return self.drawn(self.words(viewer).choice(action))

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


AnyScreen = Screen[Any]
