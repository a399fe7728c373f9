"""The base types of actions, events and views: frozen values with a JSON form."""

from typing import Any, ClassVar, Self

import msgspec


class Action(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """Something a seat decides. Each kind is a class of its own with a `type` tag."""

    rule: ClassVar[str]
    """The rule that the action carries out; malformed actions of this kind are refused with it."""

    @property
    def type(self) -> str:
        return str(self.__struct_config__.tag)

    def to_json(self) -> dict[str, Any]:
        """The action as plain JSON-able data; the game's `from_json` reads it back."""
        return msgspec.to_builtins(self)  # type: ignore[no-any-return]


class Event(msgspec.Struct, frozen=True, tag_field="type"):
    """Something that happened, written once with everything in it.

    `face` is what one seat (None: a spectator) may know of it; kinds with a secret override it.
    """

    reveals: ClassVar[bool] = False
    """Whether somebody learns something that was hidden, so that it cannot simply be taken back."""

    def face(self, _viewer: int | None) -> Self:
        return self

    def to_json(self) -> dict[str, Any]:
        return msgspec.to_builtins(self)  # type: ignore[no-any-return]


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended: a score per seat, the winning seats, why, and each score by rule id."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    reason: str
    breakdown: tuple[dict[str, int], ...]
