"""A seat at a table: who has it."""

from typing import Literal, NamedTuple

from novatable.server.table.instructions import Instruction

BOT = "bot:"
"""Holders with this prefix are remote bots; all others are people."""


class Leaver(NamedTuple):
    """Somebody who left a seat in mid-game: when, at which entry of the game, and what was theirs."""

    holder: str
    name: str
    at: int
    game_seq: int
    since: int
    host: bool


class Seat:
    """Who plays a seat: its `holder`, a computer player of a `level`, or for now a `stand_in`."""

    __slots__ = (
        "away",
        "brought_by",
        "holder",
        "instruction",
        "left",
        "level",
        "link",
        "link_given",
        "name",
        "since",
        "stand_in",
        "waited",
    )

    def __init__(self) -> None:
        self.holder: str | None = None
        self.name = ""
        self.level: str | None = None
        self.stand_in: str | None = None
        self.away: int | None = None
        self.instruction: Instruction | None = None
        self.link: str | None = None
        """The link with which the seat can be taken, see `entries.LinkIssued`."""
        self.link_given = False
        """Whether it was the holder who issued that link."""
        self.brought_by = ""
        """Who brought the bot that has the seat."""
        self.since = 0
        """The entry with which the holder came: earlier private chat to the seat is not for them."""
        self.left: Leaver | None = None
        """Who had the seat until now, if they left it in mid-game."""
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
        """Who has the seat; a different value means that it has changed hands."""
        return self.holder, self.level, self.stand_in, self.away, self.instruction

    def give(self, holder: str | None, name: str, level: str | None, since: int) -> None:
        self.holder = holder
        self.name = name
        self.level = level
        self.stand_in = None
        self.away = None
        self.instruction = None
        self.link = None
        self.link_given = False
        self.brought_by = ""
        self.since = since
        self.left = None
