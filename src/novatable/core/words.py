"""Sentences about a game: which message says something, and with which parts.

The messages are the Fluent files of `novatable.locales`, the same for browser and terminal; whoever speaks
brings them along (`Texts`). A part of a sentence that can be drawn, such as a Fragment, is in a message
as one private-use character, so that each language puts it where it belongs and messages can nest; `cut`
puts the parts back at the end.
"""

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, ClassVar, Final, Generic, Literal, NamedTuple, Protocol, TypeAlias, TypeVar

import msgspec

from novatable.core import errors
from novatable.core.actions import Action, Event
from novatable.core.errors import Refusal
from novatable.core.reason import Reason
from novatable.core.sentences import ALTERNATIVES, NOUNS, Arg, quoted, unwritten

Args: TypeAlias = dict[str, str | int]
Case: TypeAlias = Literal["subject", "object", "dative"]
"""How a seat stands in a sentence: "you take", "for you", "with you" are different words in German."""
V = TypeVar("V")
Fields: TypeAlias = Mapping[str, tuple[str | None, Callable[[Any, Any], str | int]]]
"""By field of an event or action: what messages call it if not the same, and how it is said."""

_FIRST_MARK: Final = 0xE000
_MARKS: Final = re.compile("[\ue000-\uf8ff]")


class Texts(Protocol):
    """All messages of one language."""

    language: str

    def format(self, name: str, /, **args: str | int) -> str: ...
    def has(self, name: str) -> bool: ...


class Piece(NamedTuple):
    """A part of a sentence: words, or a thing of a kind ("fragment") and number (its colour), in words."""

    text: str
    kind: str = "text"
    number: int = 0


Sentence: TypeAlias = tuple[Piece, ...]


def text_of(sentence: Sentence) -> str:
    return "".join(piece.text for piece in sentence)


def listed(texts: Texts, parts: Iterable[str], joined: str = "list-and") -> str:
    """ "a, b and c"; nothing at all is "nothing"."""
    *most, last = list(parts) or [texts.format("list-nothing")]
    return texts.format(joined, most=", ".join(most), last=last) if most else last


def kebab(name: str) -> str:
    """A name as it is part of a message's name: "hit-and-run"."""
    return re.sub("[^a-z0-9]+", "-", name.lower())


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


class Teller(ABC, Generic[V]):
    """Speaks about one game, with views of type V, to one viewer, whose own seat is "you".

    `names` are those of all seats, the automa's included; viewer None is a spectator.
    """

    fields: ClassVar[Fields] = {}

    def __init__(self, texts: Texts, names: Sequence[str], viewer: int | None) -> None:
        self.texts = texts
        self.names = names
        self.viewer = viewer
        self._things: list[Piece] = []

    # ---- what is said

    @abstractmethod
    def happened(self, event: Event) -> Sentence | None:
        """What the viewer may know of an event; None if there is nothing to say."""

    @abstractmethod
    def choice(self, action: Action) -> Sentence:
        """An action as something to choose."""

    @abstractmethod
    def waiting(self, view: V) -> Sentence:
        """What the game waits for."""

    def refused(self, refusal: Refusal) -> Sentence:
        """Why something is refused."""
        return self._coded(f"refused-{refusal.code}", refusal.args)

    def reason(self, reason: Reason) -> Sentence:
        """Why a computer player did something, as it would say it."""
        return self._coded(f"reason-{reason.code}", reason.args)

    def _coded(self, message: str, args: errors.Args) -> Sentence:
        """A second value of its kind is numbered: "space2"."""
        if not self.texts.has(message):
            return (Piece(unwritten(message)),)
        return self.say(
            message, **{name: self.filled(name.rstrip("2"), value) for name, value in args.items()}
        )

    # ---- parts

    @abstractmethod
    def named(self, kind: str, number: int) -> str | None:
        """What a thing in a refusal or reason is called, by kind and number; None if there is none."""

    def filled(self, kind: str, value: Arg) -> str | int:
        """A value in a refusal or reason; games add the kinds that only they have."""
        if kind in NOUNS and isinstance(value, int):
            return (self.named(kind, value) if value >= 0 else None) or self._nameless(kind, value)
        if kind == "option" and self.texts.has(name := f"option-{kebab(str(value))}"):
            return self.texts.format("option-quoted", option=self.texts.format(name))
        if isinstance(value, tuple):
            said = quoted(kind, value)
            return listed(self.texts, said, "list-or") if kind in ALTERNATIVES else ", ".join(said)
        return value if isinstance(value, int) else str(value)

    def _nameless(self, kind: str, number: int) -> str:
        """Seats are counted from one, as people count."""
        if kind == "seat":
            return self.texts.format("seat-number", n=number + 1)
        return f"{NOUNS[kind]} {number}"

    def parts(self, told: Event | Action) -> Args:
        """The fields of an event or an action in words; a field that is None is left out."""
        args = self.who(told.seat) if hasattr(told, "seat") else {}
        for field in told.__struct_fields__:
            value = getattr(told, field)
            if field in self.fields and value is not None:
                name, say = self.fields[field]
                args[name or field] = say(self, value)
        return args

    def seat(self, seat: int | None, form: Case = "subject") -> str:
        """Seat None is somebody not decided yet."""
        if seat is None:
            return self.texts.format(f"seat-anyone-{form}")
        you = seat == self.viewer
        return self.mark("seat", seat, self.texts.format(f"seat-you-{form}") if you else self.names[seat])

    def seats(self, seats: Iterable[int], form: Case = "subject") -> str:
        return self.listed([self.seat(seat, form) for seat in seats])

    def who(self, seat: int | None) -> Args:
        """For a message about what a seat does: its name, and whether it is "you"."""
        you = seat is not None and seat == self.viewer
        return {"seat": "" if you else self.seat(seat), "you": "yes" if you else "no"}

    def listed(self, parts: Iterable[str]) -> str:
        return listed(self.texts, parts)

    # ---- pieces

    def mark(self, kind: str, number: int, text: str) -> str:
        """The character that stands for a thing. What people or card files call it must not pass for one."""
        self._things.append(Piece(_MARKS.sub("", text), kind, number))
        return chr(_FIRST_MARK + len(self._things) - 1)

    def cut(self, marked: str) -> Sentence:
        """A text with marks in it as the pieces that it consists of."""
        pieces: list[Piece] = []
        at = 0
        for found in _MARKS.finditer(marked):
            if found.start() > at:
                pieces.append(Piece(marked[at : found.start()]))
            pieces.append(self._things[ord(found[0]) - _FIRST_MARK])
            at = found.end()
        return (*pieces, Piece(marked[at:])) if at < len(marked) else tuple(pieces)

    def plain(self, marked: str) -> str:
        """A text with marks in it as words alone."""
        return text_of(self.cut(marked))

    def say(self, message: str, **args: str | int) -> Sentence:
        """A whole message, cut into pieces."""
        return self.cut(self.texts.format(message, **args))


def as_it_is(_words: object, value: str | int) -> str | int:
    return value


def as_text(_words: object, value: int) -> str:
    """A number that is a name, and never has separators in it."""
    return str(value)


def kind_of(told: msgspec.Struct) -> str:
    """The type of an event, an action or a frame, as it is part of a message's name."""
    return kebab(str(told.__struct_config__.tag))
