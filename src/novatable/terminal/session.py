"""People at a terminal: who is asked, what they see before they answer, and what they type.

Several people share one keyboard; the screen is cleared between their hands. Everything shown to
somebody comes from the view of their seat and the faces of events for it.
"""

import re
from collections.abc import Sequence
from typing import Any, Final, Literal, NamedTuple

from rich.console import Console, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from novatable.core.actions import Action, Event
from novatable.core.reason import Reason
from novatable.core.words import Sentence
from novatable.players.match import Match
from novatable.terminal.rulebook import look_up
from novatable.terminal.screen import AnyScreen, Help, Menu, Unclear

Speak = Literal["turns", "calls", "never"]
SPEAK: Final[tuple[Speak, ...]] = ("turns", "calls", "never")
HELP: Final[Help] = (
    ("1, 2, 3 ...", "term-help-numbers"),
    ("look", "term-help-look"),
    ("log, log 50", "term-help-log"),
    ("quit", "term-help-quit"),
)

USUAL_LOG: Final = 30
_SHORT_NUMBER: Final = re.compile(r"[0-9]{1,4}")


class Quit(Exception):
    """The person wants to stop."""


class Said(NamedTuple):
    """What a computer player said about a move."""

    seat: int
    why: Reason


class Session:
    """A game at a table with at least one person."""

    def __init__(
        self,
        console: Console,
        table: Match,
        screen: AnyScreen,
        people: Sequence[int],
        speak: Speak = "turns",
    ) -> None:
        self.console = console
        self.table = table
        self.game = table.game
        self.screen = screen
        self.texts = screen.texts
        self.people = people
        self.speak: Speak = speak
        self.log: list[Event | Said] = []
        self.told = dict.fromkeys(people, 0)
        self.turns = 0
        self.seen_turn = dict.fromkeys(people, 0)
        self.at: int | None = people[0] if len(people) == 1 else None
        self.invited: list[tuple[int, Event]] = []
        self._hear(self.game.opening)

    def run(self) -> None:
        """Play to the end. Quit or EOFError if the people leave before that."""
        while self.game.outcome() is None:
            if self.invited:
                seat, event = self.invited.pop(0)
                asked = seat in self.game.waiting_for()
                if not asked and self.screen.invites(event, seat, self.game.view(seat)):
                    self._ask(seat, waited_for=False)
                continue
            move = self.table.step()
            if move is not None:
                if move.why is not None and self.screen.is_talk(move.action):
                    self.log.append(Said(move.seat, move.why))
                self._hear(move.events)
                continue
            seat = next(seat for seat in self.game.waiting_for() if seat in self.people)
            self._ask(seat, waited_for=True)
        viewer = self.people[0] if len(self.people) == 1 else None
        self._catch_up(viewer, self.told[self.people[0]] if viewer is not None else max(self.told.values()))
        self.console.print(self.screen.result(self.game.view(viewer), viewer))

    # ---- hearing

    def _hear(self, events: Sequence[Event]) -> None:
        """Add events to the log, and note who may want to speak up."""
        self.log += events
        turns = sum([event.begins_turn for event in events])
        if turns:
            self.turns += turns
            self.invited = []
        self.invited += [
            (seat, event) for event in events for seat in self.people if self._wants_to_speak(event)
        ]

    def _wants_to_speak(self, event: Event) -> bool:
        return self.speak == "turns" or (self.speak == "calls" and not event.begins_turn)

    def _catch_up(self, viewer: int | None, since: int, then_board: bool = False) -> None:
        """Show what happened since; a board that follows shows by itself whose turn begins."""
        log = self.log[since:]
        if then_board and log and not isinstance(log[-1], Said) and log[-1].begins_turn:
            log.pop()
        for entry in log:
            if isinstance(entry, Said):
                line: RenderableType | None = self.screen.quote(entry.seat, entry.why)
            else:
                line = self.screen.tell(entry, viewer)
            if line is not None:
                self.console.print(line)

    # ---- asking

    def _ask(self, seat: int, *, waited_for: bool) -> None:
        view = self.game.view(seat)
        legal = self.game.legal(seat)
        if waited_for and len(self.people) == 1:
            only = self.screen.nothing_to_decide(legal)
            if only is not None:
                self._hear(self.table.play(seat, only))
                return
        self._curtain(seat)
        menu = self.screen.menu(view, legal)
        whole = self.seen_turn[seat] != self.turns and (waited_for or not self.seen_turn[seat])
        self._catch_up(seat, self.told[seat], whole)
        self.told[seat] = len(self.log)
        if whole:
            self.console.print(self.screen.board(view, seat, self.console.width, menu))
            self.seen_turn[seat] = self.turns
        elif waited_for:
            self.console.print(self.screen.glance(view, seat, self.console.width, menu))
        self.console.print(self.screen.offer(view, menu))
        while True:
            line = self._line()
            if not line and not waited_for:
                return
            action = self._understand(line, seat, view, legal, menu)
            if action is None:
                continue
            refusal = self.game.check(seat, action)
            if refusal is None:
                self._hear(self.table.play(seat, action))
                return
            self._say(self.screen.refused(refusal, seat))

    def _curtain(self, seat: int) -> None:
        """Hides the hand of the person who sat here before."""
        if seat == self.at:
            return
        self._clear()
        keyboard = self.texts.format("term-keyboard", name=self.screen.names[seat])
        self.console.input(Text(f"{keyboard} ", "bold"))
        self._clear()
        self.at = seat

    def _clear(self) -> None:
        if self.console.is_terminal:
            self.console.file.write("\x1b[3J")  # the scrollback
        self.console.clear()
        self.console.rule(style="dim")

    def _line(self) -> str:
        line = self.console.input("[bold]> [/]").strip()
        if line.casefold() in ("quit", "exit", "q"):
            raise Quit
        return line

    def _question(self, question: Sentence) -> str:
        self.console.print(self.screen.drawn(question))
        return self._line()

    def _say(self, words: str) -> None:
        self.console.print(Text(words, "bold red"))

    def _understand(
        self, line: str, seat: int, view: Any, legal: Sequence[Action], menu: Menu
    ) -> Action | None:
        """The action meant by a line; None after answering a line that is not an action."""
        verb, _, rest = line.partition(" ")
        try:
            if line.isdecimal():
                return _numbered(menu, line)
            match verb.casefold():
                case "":
                    self.console.print(self.screen.offer(view, menu))
                case "help" | "?":
                    self._help()
                case "look":
                    board = self.screen.board(view, seat, self.console.width, menu)
                    self.console.print(self.screen.inspect(rest, view) if rest else board)
                case "more":
                    for number, action in enumerate(menu.actions, start=1):
                        self.console.print(Text(f"{number:3} ") + self.screen.choice(action, seat))
                case "log":
                    count = int(rest) if _SHORT_NUMBER.fullmatch(rest) else USUAL_LOG
                    self._catch_up(seat, max(len(self.log) - count, 0))
                case "rules" | "rule":
                    for rule, text in look_up(self.game.name, self.texts.language, rest):
                        self.console.print(Text(f"{rule}  ", "bold") + Text(text))
                case "speak":
                    self._set_speak(rest)
                case _:
                    return self.screen.read(line, view, legal, self._question)
        except Unclear as unclear:
            self._say(unclear.said(self.texts))
        return None

    def _help(self) -> None:
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_column(style="bold", max_width=30)
        for command, meaning in (*self.screen.help, *HELP):
            grid.add_row(command, self.texts.format(meaning))
        self.console.print(grid)

    def _set_speak(self, wanted: str) -> None:
        for speak in SPEAK:
            if speak == wanted.strip().casefold():
                self.speak = speak
                self.console.print(self.texts.format("term-speak", speak=speak))
                return
        raise Unclear("speak", speak=self.speak)


def _numbered(menu: Menu, number: str) -> Action:
    if _SHORT_NUMBER.fullmatch(number) and 1 <= int(number) <= len(menu.actions):
        return menu.actions[int(number) - 1]
    if menu.actions:
        raise Unclear("number", typed=number, n=len(menu.actions))
    raise Unclear("number-none", typed=number)
