"""A seat at a table: in whose hands it is."""

from typing import Literal

from novatable.server.instructions import Instruction

BOT = "bot:"
"""Holders with this prefix are remote bots; all others are people."""


class Seat:
    """Who plays a seat: its `holder`, a computer player of a `level`, or for now a `stand_in`."""

    __slots__ = ("away", "holder", "instruction", "level", "link", "name", "stand_in", "waited")

    def __init__(self) -> None:
        self.holder: str | None = None
        self.name = ""
        self.level: str | None = None
        self.stand_in: str | None = None
        self.away: int | None = None
        self.instruction: Instruction | None = None
        self.link: str | None = None
        """The link by which the seat can be taken, see `entries.LinkIssued`."""
        self.waited: int | None = None
        """Since when the game waits for this seat."""

    @property
    def kind(self) -> Literal["open", "person", "bot", "computer"]:
        if self.level is not None:
            return "computer"
        if self.holder is None:
            return "open"
        return "bot" if self.holder.startswith(BOT) else "person"

    @property
    def mind(self) -> str | None:
        """The level of the computer player that decides now, if one does."""
        return self.level or self.stand_in

    @property
    def hands(self) -> tuple[object, ...]:
        """In whose hands the seat is; another value means that it has changed."""
        return self.holder, self.level, self.stand_in, self.away, self.instruction

    def give(self, holder: str | None, name: str, level: str | None) -> None:
        self.holder = holder
        self.name = name
        self.level = level
        self.stand_in = None
        self.away = None
        self.instruction = None
        self.link = None
