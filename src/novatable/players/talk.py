"""Who may speak up when the game is not waiting for them, and what has been said this turn."""

from collections.abc import Callable, Collection, Sequence
from typing import Final

from novatable.core.actions import Event
from novatable.core.reason import Reason

SPEECHES: Final = 3
"""How often a seat may speak up in one turn, so that every turn ends."""
SILENT: Final = frozenset({"nothing-more", "worth-completing", "easier", "card-to-have"})
"""Reasons that tell the table no more than what was done."""


class Talk:
    """The talk at one table, clockwise after the last to act, so that others answer before they go on."""

    __slots__ = ("listening", "refused", "said", "seats", "speaker", "speeches")

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.speaker = 0
        """Who acted last."""
        self.listening: list[int] = []
        """Seats that have yet to be asked whether they speak up."""
        self.speeches: dict[int, int] = {}
        """How often each has spoken up in this turn."""
        self.refused: set[tuple[int, int]] = set()
        """Which seats have said no in this turn, and to which open call."""
        self.said: list[tuple[int, Reason]] = []
        """The reasons that each computer player has given in this turn."""

    def open(self) -> None:
        """Every seat may react, the one that acted last of all."""
        self.listening = self.clockwise(range(self.seats))

    def hear(self, events: Sequence[Event]) -> None:
        for event in events:
            if event.begins_turn:
                self.forget()
        for event in events:
            if event.opens_talk:
                self.open()
                return

    def forget(self) -> None:
        """Another turn: everybody may speak up again."""
        self.speeches.clear()
        self.refused.clear()
        self.said.clear()

    def next_listener(self, waiting: Collection[int], may_speak: Callable[[int], bool]) -> int | None:
        """The seat to ask next; those that the game waits for decide anyway."""
        while self.listening:
            seat = self.listening[0]
            if seat not in waiting and self.speeches.get(seat, 0) < SPEECHES and may_speak(seat):
                return seat
            self.listening.pop(0)
        return None

    def spoke_up(self, seat: int) -> None:
        self.speeches[seat] = self.speeches.get(seat, 0) + 1

    def unsaid(self, seat: int, why: Reason | None) -> Reason | None:
        """The reason, or None if it tells nobody anything, or this seat has given it before in this turn."""
        if why is None or why.code in SILENT or (seat, why) in self.said:
            return None
        self.said.append((seat, why))
        return why

    def clockwise(self, seats: Collection[int]) -> list[int]:
        return sorted(seats, key=lambda seat: (seat - self.speaker - 1) % self.seats)
