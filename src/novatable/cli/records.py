"""Records: stepping through them, and verifying them."""

import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from novatable.cli.common import Language, failed, in_words, output, wrong_usage
from novatable.core.actions import Event
from novatable.core.errors import IllegalAction
from novatable.core.game import Game
from novatable.core.record import Record, read_record
from novatable.core.words import Texts
from novatable.locales import words
from novatable.terminal.games import screen_of
from novatable.terminal.watch import Watch


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", exists=True, dir_okay=False, help="A record.")],
    language: Language,
    verify: Annotated[
        bool, typer.Option("--verify", help="Check all digests, and the seed against its commitment.")
    ] = False,
    step: Annotated[
        int | None, typer.Option(min=0, help="Begin after this many actions.", show_default=False)
    ] = None,
    seat: Annotated[
        int | None, typer.Option(min=0, help="Show only what this seat saw.", show_default=False)
    ] = None,
) -> None:
    """Step through a recorded game, or verify it.

    Enter shows the next action, a number goes to that action, q ends. Without a terminal, all is printed.

    Exit code 1: the record cannot be read or played, or (--verify) differs from what it says.

    Examples:

    novatable replay mia.jsonl

    novatable replay mia.jsonl --step 120 --seat 0

    novatable replay mia.jsonl --verify
    """
    try:
        text = file.read_text(encoding="utf-8")
        record = read_record(text)
        game = Game.replay(text.splitlines()[0])
    except ValueError as error:
        failed(f"{file}: {in_words(error, words(language))}")
    if seat is not None and seat >= game.seats:
        wrong_usage(f"There is no seat {seat}; seats are 0 to {game.seats - 1}.")
    if step is not None and step > len(record.actions):
        wrong_usage(f"The record has {len(record.actions)} actions, not {step}.")
    if verify:
        _verify(output(), file, record, game, words(language))
        return
    try:
        shown = Replay(output(), file, record, game, seat, words(language))
    except ValueError as error:
        wrong_usage(str(error))
    shown.run(step or 0)


def _verify(console: Console, file: Path, record: Record, game: Game, texts: Texts) -> None:
    """Play it again and compare; reading the header has already checked the seed against its commitment."""
    for number in range(1, len(record.actions) + 1):
        _play(file, record, game, number)
        digest = record.digests[number - 1]
        if digest is not None and digest != game.digest():
            failed(f"{file}, action {number}: the digest should be {game.digest()}, not {digest}.")
    if record.closing is not None and record.closing != game.digest():
        failed(f"{file}, closing line: the digest should be {game.digest()}, not {record.closing}.")
    say = texts.format
    total, beside = len(record.actions), sum(digest is not None for digest in record.digests)
    found = Grid.grid(padding=(0, 2, 0, 0))
    for what, kind, args in (
        ("seed", "right" if record.start is None else "position", {}),
        ("actions", "right", {"n": total}),
        ("digests", "right" if beside else "none", {"n": beside, "of": total}),
        ("closing", "right" if record.closing is not None else "none", {}),
    ):
        found.add_row(f"  {say(f'term-verify-{what}')}", say(f"term-verify-{what}-{kind}", **args))
    verified = say("term-verified-game", file=str(file), game=game.title)
    console.print(Text.assemble((say("term-verified"), "bold green"), " ", verified))
    console.print(found)


def _play(file: Path, record: Record, game: Game, number: int) -> list[Event]:
    seat, action = record.actions[number - 1]
    try:
        return game.play(seat, action)
    except (IllegalAction, TypeError, ValueError) as error:
        failed(f"{file}, action {number}: cannot be played: {error}")


class Replay:
    """A record shown step by step in the terminal."""

    def __init__(
        self, console: Console, file: Path, record: Record, game: Game, seat: int | None, texts: Texts
    ) -> None:
        self.console = console
        self.file = file
        self.record = record
        self.begin = game
        names = [texts.format("seat-number", n=number) for number in range(record.setup.players)]
        self.texts = texts
        self.screen = screen_of(game, names, texts)
        self.seat = seat
        self.by_hand = console.is_terminal and sys.stdin.isatty()

    def run(self, step: int) -> None:
        self._go_to(step)
        if step or not self.begin.opening:
            self.watch.board()
        else:
            self.watch.tell(self.begin.opening, boards=True)
        while self.done < len(self.record.actions):
            if not self.by_hand or self._next():
                self._show_action()
        if self.game.outcome() is not None:
            self.watch.result()
        else:
            self.console.print(self.texts.format("term-record-ends"))

    def _go_to(self, step: int) -> None:
        self.game = self.begin.copy()
        self.watch = Watch(self.console, self.screen, self.game, self.seat)
        for number in range(1, step + 1):
            _play(self.file, self.record, self.game, number)
        self.done = step

    def _next(self) -> bool:
        """Whether to show the next action; a number goes elsewhere first."""
        total = len(self.record.actions)
        prompt = Text(self.texts.format("term-replay", n=self.done, of=total), "dim")
        line = self.console.input(Text.assemble(prompt, " ")).strip()
        if line.casefold() in ("q", "quit"):
            raise typer.Exit
        if line in map(str, range(total + 1)):
            self._go_to(int(line))
            self.watch.board()
            return False
        return True

    def _show_action(self) -> None:
        self.done += 1
        seat, _ = self.record.actions[self.done - 1]
        events = _play(self.file, self.record, self.game, self.done)
        line = Text(f"{self.done:4}  {self.screen.names[seat]}: ", "bold")
        if self.seat in (None, seat):  # what others name, such as their Paws for a deal, is secret
            line += self.screen.choice(self.game.history[-1][1], self.seat)
        self.console.print(line)
        self.watch.tell(events, boards=self.by_hand)
