"""The base types of actions, events and views: frozen values with a JSON form."""

import builtins
from typing import Any, ClassVar, Self, cast

import msgspec

from novatable.core.sentences import Arg


class Action(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """Something a seat decides. Each kind is its own class with a `type` tag."""

    rule: ClassVar[str]
    """The rule that the action carries out; malformed actions of this kind are refused with it."""

    @property
    def type(self) -> str:
        return str(self.__struct_config__.tag)

    def to_json(self) -> dict[str, Any]:
        """The action as plain JSON-able data."""
        return msgspec.to_builtins(self)  # type: ignore[no-any-return]

    @classmethod
    def from_json(cls, data: object) -> Self:
        """The action in a JSON form; msgspec.ValidationError says what is wrong with it.

        Called on a game's base class, it reads any of that game's actions. Converting to one kind is
        fifty times faster than to a union of all, which msgspec analyses every time.
        """
        kind = cls.kind_of(data)
        if kind is cls and cls.__subclasses__():
            raise msgspec.ValidationError(f"`type` must be one of {', '.join(_KINDS[cls])}")
        return msgspec.convert(data, kind)

    @classmethod
    def kinds(cls) -> "list[builtins.type[Self]]":
        """All kinds of action below this class; classes in between have no tag and are left out."""
        below = cls.__subclasses__()
        return [kind for each in below for kind in each.kinds()] if below else [cls]

    @classmethod
    def kind_of(cls, data: object) -> "builtins.type[Self]":
        """The kind of action that a JSON form claims to be; this class itself if there is no such kind."""
        kinds = _KINDS.get(cls)
        if kinds is None:
            kinds = _KINDS[cls] = {str(kind.__struct_config__.tag): kind for kind in cls.kinds()}
        tag = data.get("type") if isinstance(data, dict) else None
        return cast("builtins.type[Self]", kinds.get(tag, cls) if isinstance(tag, str) else cls)


_KINDS: dict[type[Action], dict[str, type[Action]]] = {}
"""For each base class, the kinds of its actions by tag."""


class Event(msgspec.Struct, frozen=True, tag_field="type"):
    """Something that happened, written once with everything in it.

    `face` is what one seat (None: a spectator) may know of it; kinds with a secret override it.
    """

    reveals: ClassVar[bool] = False
    """Whether somebody learns something that was hidden, so that it cannot simply be undone."""
    surprises: ClassVar[bool] = False
    """Whether even the acting player could not foresee it: chance decides, or what others hold."""
    begins_turn: ClassVar[bool] = False
    """Whether another turn begins with it."""

    @property
    def opens_talk(self) -> bool:
        """Whether players that the game does not wait for may want to speak up now."""
        return False

    def face(self, _viewer: int | None) -> Self:
        return self

    def to_json(self) -> dict[str, Any]:
        return msgspec.to_builtins(self)  # type: ignore[no-any-return]


class ScorePart(msgspec.Struct, frozen=True, omit_defaults=True):
    """A part of a score: the rule that counts it, a code for what it counts, and the points."""

    rule: str
    code: str
    points: int
    args: dict[str, Arg] = {}


class Tie(msgspec.Struct, frozen=True):
    """What broke a tie for the most points, or that nothing did: the rule, and a code for what decided."""

    rule: str
    code: str


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended: a score per seat, the winning seats, why, and the parts of each score by rule id.

    A game narrows `reason` to an enumeration of its own.
    """

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    reason: str
    breakdown: tuple[tuple[ScorePart, ...], ...]
    tie: Tie | None = None
