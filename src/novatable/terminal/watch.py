"""Watching a game: computer players at a table, or a record, move by move."""

from collections.abc import Sequence

from rich.console import Console

from novatable.core.actions import Event
from novatable.core.game import Game
from novatable.terminal.screen import AnyScreen


class Watch:
    """Prints what happens in a game and draws the table when a turn begins.

    `seat` is the point of view; None: the log as a spectator sees it, and the table as whoever decides
    next sees it.
    """

    def __init__(self, console: Console, screen: AnyScreen, game: Game, seat: int | None = None) -> None:
        self.console = console
        self.screen = screen
        self.game = game
        self.seat = seat

    def tell(self, events: Sequence[Event], *, boards: bool) -> bool:
        """Print what happened; a table is drawn instead of the line for a new turn. True if one began."""
        began = False
        for event in events:
            if event.begins_turn:
                began = True
                if boards and event is events[-1]:
                    self.board()
                    continue
            line = self.screen.tell(event, self.seat)
            if line is not None:
                self.console.print(line)
        return began

    def board(self) -> None:
        waiting = self.game.waiting_for()
        eyes = self.seat if self.seat is not None else waiting[0] if waiting else None
        self.console.print(self.screen.board(self.game.view(eyes), self.seat, self.console.width))

    def result(self) -> None:
        self.console.print(self.screen.result(self.game.view(self.seat), self.seat))
