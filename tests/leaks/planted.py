"""What planted leaks are made of. They wrap a game, so that they leak on compiled code too."""

from typing import Any, ClassVar

from novatable import Event, Game


class Leaky:
    """A game that behaves, for a planted leak to spoil."""

    table: ClassVar[dict[str, Any]] = {}
    """What a table must have so that the leak can show."""

    def __init__(self, game: Game) -> None:
        self.game: Any = game

    def __getattr__(self, name: str) -> Any:
        return getattr(self.game, name)


class Uncut:
    """An event that shows its whole text to everyone."""

    def __init__(self, event: Event) -> None:
        self.event = event

    def face(self, _viewer: int | None) -> Event:
        return self.event


class Said:
    """A message beside the events."""

    def __init__(self, text: object) -> None:
        self.text = text

    def face(self, _viewer: int | None) -> "Said":
        return self

    def to_json(self) -> object:
        return self.text
