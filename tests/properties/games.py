"""The games that the properties are tested on. Another game joins with a line in GAMES."""

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from novatable import Action, Event, Game
from tests.properties import afternova, novaraiders


class Subject(NamedTuple):
    """What the tests have to know of one game."""

    name: str
    tables: tuple[dict[str, Any], ...]
    """Arguments of `Game.new`: all player counts, editions and options."""
    rule: str
    """The form of its rule ids."""
    eager: tuple[str, ...]
    """Actions that bring a game forward; a walk that prefers them reaches the end sooner."""
    brief: dict[str, Any]
    """Options of a game that is over soon."""
    conserved: Callable[[Any], None]
    idea: Callable[[Any, int, Random], Action | None]


GAMES = (
    Subject(
        "afternova",
        afternova.TABLES,
        r"AN-\d+\.\d+",
        ("complete", "extract", "agree"),
        {"round_limit": 12},
        afternova.conserved,
        afternova.idea,
    ),
    Subject(
        "novaraiders",
        novaraiders.TABLES,
        r"NR-\d+\.\d+",
        novaraiders.EAGER,
        {"idle_rounds": 1},
        novaraiders.conserved,
        novaraiders.idea,
    ),
)
TABLES = [(subject, table) for subject in GAMES for table in subject.tables]


def table_name(value: object) -> str:
    """The name of a parameter of a test: `afternova`, `players=2,edition=first`."""
    if isinstance(value, Subject):
        return value.name
    if isinstance(value, dict):
        return ",".join(
            f"{key}={Path(given).name if key == 'cards' else given}" for key, given in value.items()
        )
    return str(value)


class Step(NamedTuple):
    """One action of a walk."""

    seat: int
    action: Action
    events: list[Event]


def next_action(subject: Subject, game: Game, rng: Random) -> tuple[int, Action]:
    """Somebody's next action: an answer to what is asked, mostly; now and then something unasked."""
    if rng.random() < 0.5:
        for _ in range(3):
            seat = rng.randrange(game.seats)
            spoken = subject.idea(game, seat, rng)
            if spoken is None:
                break
            if game.check(seat, spoken) is None:
                return seat, spoken
    if rng.random() < 0.1:
        seat = rng.randrange(game.seats)
        listed = game.legal(seat)
        if listed:
            return seat, rng.choice(listed)
    seat = rng.choice(game.waiting_for())
    listed = game.legal(seat)
    if rng.random() < 0.6:
        forward = [action for action in listed if action.type in subject.eager]
        if forward:
            return seat, rng.choice(forward)
    return seat, rng.choice(listed)


def walk(subject: Subject, game: Game, rng: Random) -> Iterator[Step]:
    """Random play to the end of the game; whoever iterates may look at the game after every action."""
    while game.waiting_for():
        seat, action = next_action(subject, game, rng)
        yield Step(seat, action, game.play(seat, action))
