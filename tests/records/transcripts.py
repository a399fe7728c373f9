"""Golden games as text that a person can read: `make transcripts` writes them beside their records.

A transcript has every action in words and what the whole table sees of it; what only some seats see; the
table as each seat sees it at turning points; and, in some games, what was tried (x) and why it was refused,
with the rule. If wording, views or rules change, a review of it shows what that means for people.
"""

from collections.abc import Iterator, Sequence
from io import StringIO
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from rich.console import Console, RenderableType

from novatable import Game
from novatable.core.actions import Action, Event
from novatable.core.record import read_record
from novatable.core.words import text_of
from novatable.locales import words
from novatable.terminal.games import screen_of

HERE: Final = Path(__file__).parent
NAMES: Final = ("Mia", "Ben", "Ida", "Tom")
WIDTH: Final = 110
TRIES: Final = 6
"""How many actions are tried before each one that is played."""


class Chosen(NamedTuple):
    """A golden game to be read. `rounds` says after how many the table is shown."""

    record: str
    rounds: int
    with_attempts: bool = False

    @property
    def file(self) -> Path:
        return HERE / f"{self.record}.txt"


CHOSEN: Final = (
    Chosen("afternova/2-players-last-round", 3),
    Chosen("afternova/rules-2-3-players-calls", 3, with_attempts=True),
    Chosen("afternova/3-players-first-edition", 6),
    Chosen("novaraiders/2-players-quick", 5),
    Chosen("novaraiders/3-players", 8, with_attempts=True),
)


class Transcript:
    """One game, written line by line."""

    def __init__(self, chosen: Chosen) -> None:
        self.chosen = chosen
        text = (HERE / f"{chosen.record}.jsonl").read_text("utf-8")
        self.record = read_record(text)
        self.game = Game.replay(text.splitlines()[0])
        self.people = range(self.game.setup.players)
        self.screen = screen_of(self.game, NAMES[: len(self.people)], words("en"))
        self.rng = Random(len(self.record.actions))
        self.tried: list[Action] = []
        self.refused: set[str] = set()
        self.shown = -1

    def lines(self) -> Iterator[str]:
        setup = self.game.setup
        changed = {
            o.name: setup.options[o.name]
            for o in self.game.options
            if o.name in setup.options and setup.options[o.name] != o.default
        }
        yield f"{self.game.title}, {len(self.people)} players, rules version {setup.rules}, seed {setup.seed}"
        options = ", ".join(f"{name} {value}" for name, value in changed.items()) or "as usual"
        yield f"Cards: {setup.cards.name}. Options: {options}."
        yield from self._told(self.game.opening)
        for number, (seat, recorded) in enumerate(self.record.actions, start=1):
            yield from self._tables()
            action = self.game.read_action(seat, recorded)
            assert isinstance(action, Action)
            if self.chosen.with_attempts:
                yield from self._attempts(action)
            yield f"{number:4} {NAMES[seat]}: {text_of(self.screen.words(None).choice(action))}"
            yield from self._told(self.game.play(seat, action))
        yield from self._drawn("The end", self.screen.result(self.game.view(None), None))

    def _told(self, events: Sequence[Event]) -> Iterator[str]:
        """What happened, to the whole table, and to those who see more of it."""
        for event in events:
            said = self.screen.words(None).happened(event)
            if said is None:
                continue
            if event.begins_turn:
                yield ""
            yield f"{'' if event.begins_turn else '       '}{text_of(said)}"
            for seat in self.people:
                if event.face(seat) != event.face(None):
                    seen = self.screen.words(seat).happened(event)
                    assert seen is not None
                    yield f"         only {NAMES[seat]} sees: {text_of(seen)}"

    def _attempts(self, action: Action) -> Iterator[str]:
        """What is refused of what was possible before: the first refusal of each code."""
        self.tried.append(action)
        for attempt in self.rng.sample(self.tried, min(TRIES, len(self.tried))):
            seat = self.rng.choice(self.people)
            refusal = self.game.check(seat, attempt)
            if refusal is not None and refusal.code not in self.refused:
                self.refused.add(refusal.code)
                wanted = text_of(self.screen.words(None).choice(attempt))
                yield f"   x {NAMES[seat]}: {wanted}"
                yield f"       {self.screen.refused(refusal, seat)}"

    def _tables(self) -> Iterator[str]:
        """The table as every seat sees it, in the first round and then every few."""
        view = self.game.view(None)
        if view.round // self.chosen.rounds > self.shown:
            self.shown = view.round // self.chosen.rounds
            for seat in self.people:
                seen = self.game.view(seat)
                board = self.screen.board(seen, seat, WIDTH)
                yield from self._drawn(f"What {NAMES[seat]} sees", board)
                yield f"  {text_of(self.screen.words(seat).waiting(seen))}"
            yield ""

    def _drawn(self, title: str, drawing: RenderableType) -> Iterator[str]:
        console = Console(file=StringIO(), width=WIDTH, color_system=None)
        console.print(drawing)
        assert isinstance(console.file, StringIO)
        yield ""
        yield f"--- {title}"
        yield from [f"  {line}".rstrip() for line in console.file.getvalue().splitlines()]


def transcript(chosen: Chosen) -> list[str]:
    return list(Transcript(chosen).lines())


def main() -> None:
    for chosen in CHOSEN:
        lines = transcript(chosen)
        chosen.file.write_text("\n".join(lines) + "\n", "utf-8")
        print(f"{chosen.record}: {len(lines)} lines")


if __name__ == "__main__":
    main()
