"""What every game's view has: enough to know which game this is, where it stands and whose move it is."""

from typing import Any

import msgspec

from novatable.core.actions import Action, Outcome
from novatable.core.options import Value
from novatable.core.record import CardsUsed


class View(msgspec.Struct, frozen=True, kw_only=True):
    """What one seat (None: a spectator) may know. `seed` is there once the game is over."""

    game: str
    rules: int
    options: dict[str, Value]
    cards: CardsUsed
    commitment: str
    seed: str | None
    seat: int | None
    order: tuple[int, ...]
    turn: int
    round: int
    active: int
    phase: str
    waiting_for: tuple[int, ...]
    outcome: Outcome | None

    def open_calls(self) -> tuple[int, ...]:
        """The calls to everybody, by number, that the viewer may still answer."""
        return ()

    def to_json(self) -> dict[str, Any]:
        """The view as plain JSON-able data."""
        return msgspec.to_builtins(self)  # type: ignore[no-any-return]

    def to_bytes(self) -> bytes:
        """The view as JSON text, the same bytes for the same view."""
        return msgspec.json.encode(self)


class Reading(msgspec.Struct, frozen=True, kw_only=True):
    """What a game says about something that a player is drafting. `action`: what it would be played as."""

    action: Action
