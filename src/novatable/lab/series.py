"""One game of a series between computer players: its seed, and who sits where, follow from its number."""

from collections import Counter
from hashlib import sha256
from importlib import import_module
from typing import NamedTuple

from novatable.core.game import Game
from novatable.lab.statistics import Counts, statistics_of
from novatable.players import AnyPlayer, make
from novatable.players.match import Match, Move
from novatable.players.player import Maker


class Job(NamedTuple):
    """What a process needs to know to play any of the games."""

    game: str
    players: int
    levels: tuple[str, ...]
    seed: int
    cards: str
    options: dict[str, object]


class Result(NamedTuple):
    """What is kept of one game."""

    names: tuple[str, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    reason: str
    counts: Counts


class Played(NamedTuple):
    """A game at its end, and what is kept of it."""

    game: Game
    result: Result


def check(job: Job, games: int, processes: int | None) -> None:
    """ValueError says what is not possible."""
    if games < 1:
        raise ValueError(f"a series needs 1 game or more, not {games}")
    if processes is not None and processes < 1:
        raise ValueError(f"a series needs 1 process or more, not {processes}")
    Game.new(job.game, job.players, 0, job.cards, **job.options)
    for level in job.levels:
        seated(level, job.game, 0)


def seated(level: str, game: str, seed: int) -> AnyPlayer:
    """A computer player of a level, or one of your own, named as "module:Class"; ValueError if there is none.

    Only for names that come from whoever runs the program: to import a module is to run it.
    """
    module, colon, name = level.partition(":")
    if not colon:
        return make(level, game, seed)
    try:
        kind: Maker = getattr(import_module(module), name)
    except (ImportError, AttributeError) as error:
        raise ValueError(f"there is no player {level}: {error}") from None
    return kind(seed)


def play(job: Job, number: int) -> Played:
    """The game of that number; the levels change seats from game to game."""
    turned = number % job.players
    levels = job.levels[turned:] + job.levels[:turned]
    game = Game.new(job.game, job.players, seed_of(job.seed, number), job.cards, **job.options)
    statistics = statistics_of(job.game)
    counts: Counts = Counter(games=1)

    def watch(move: Move) -> None:
        counts["decisions"] += 1
        statistics.tally(move.events, counts)

    players = [seated(level, job.game, seed_of(job.seed, number, seat)) for seat, level in enumerate(levels)]
    outcome = Match(game, players, watch).run()
    names = levels + (game.automa,) * (game.seats - job.players)
    return Played(game, Result(names, outcome.scores, outcome.winners, outcome.reason, counts))


def seed_of(*numbers: int) -> int:
    """A separate seed for each game and each player of a series."""
    return int.from_bytes(sha256(repr(numbers).encode()).digest()[:8])
