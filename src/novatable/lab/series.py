"""One game of a series between computer players: its seed, and who sits where, follow from its number."""

from collections import Counter
from collections.abc import Callable
from hashlib import sha256
from importlib import import_module
from time import process_time
from typing import NamedTuple

from novatable.core.chance import commitment, seed_bytes
from novatable.core.game import Game
from novatable.core.options import settle
from novatable.core.record import CardsUsed, Setup
from novatable.lab.observer import Observer
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
    cards: str | CardsUsed
    """A set's name, the path of its file, or the set itself, which is known on other machines too."""
    options: dict[str, object]


class Result(NamedTuple):
    """What is kept of one game."""

    names: tuple[str, ...]
    order: tuple[int, ...]
    """The players' seats in turn order."""
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    reason: str
    counts: Counts


class Played(NamedTuple):
    """A game at its end, and what is kept of it; `observer` is whoever was to follow it."""

    game: Game
    result: Result
    observer: Observer | None = None


def check_size(games: int, processes: int | None) -> None:
    """ValueError says what is not possible."""
    if games < 1:
        raise ValueError(f"a series needs 1 game or more, not {games}")
    if processes is not None and processes < 1:
        raise ValueError(f"a series needs 1 process or more, not {processes}")


def check(job: Job) -> None:
    """ValueError if such games cannot be played."""
    new_game(job, 0)
    for level in job.levels:
        seated(level, job.game, 0)


def seated(level: str, game: str, seed: int) -> AnyPlayer:
    """A computer player of a level, or one of your own, named as "module:Class"; ValueError if there is none.

    A level's seconds are those of the processor: what else the machine does makes nobody weaker.
    Only for names that come from whoever runs the program: to import a module is to run it.
    """
    module, colon, name = level.partition(":")
    if not colon:
        player = make(level, game, seed)
        player.budget = player.budget._replace(now=process_time)
        return player
    try:
        kind: Maker = getattr(import_module(module), name)
    except (ImportError, AttributeError) as error:
        raise ValueError(f"there is no player {level}: {error}") from None
    return kind(seed)


def new_game(job: Job, seed: int) -> Game:
    """A game of the series; ValueError says what is not possible."""
    if isinstance(job.cards, str):
        return Game.new(job.game, job.players, seed, job.cards, **job.options)
    kind = Game.kind(job.game)
    options = settle(kind.options, job.options)
    kind.check_players(job.players, options)
    secret = seed_bytes(seed)
    return kind.begin(
        Setup(
            kind.name,
            kind.newest_rules(),
            job.players,
            options,
            job.cards,
            secret.hex(),
            commitment(secret),
        )
    )


def play(job: Job, number: int, observe: Callable[[Game], Observer] | None = None) -> Played:
    """The game of that number; the levels change seats from game to game."""
    turned = number % job.players
    levels = job.levels[turned:] + job.levels[:turned]
    game = new_game(job, seed_of(job.seed, number))
    names = levels + (game.automa,) * (game.seats - job.players)
    statistics = statistics_of(job.game)
    counts: Counts = Counter(games=1)
    observer = None if observe is None else observe(game)

    def watch(move: Move) -> None:
        counts["decisions"] += 1
        statistics.tally(move.events, counts)
        if observer is not None:
            observer.saw(move.seat, move.events)

    players = [seated(level, job.game, seed_of(job.seed, number, seat)) for seat, level in enumerate(levels)]
    outcome = Match(game, players, watch).run()
    order = tuple([seat for seat in game.view(None).order if seat < job.players])
    result = Result(names, order, outcome.scores, outcome.winners, outcome.reason, counts)
    return Played(game, result, observer)


def seed_of(*numbers: int) -> int:
    """A separate seed for each game and each player of a series."""
    return int.from_bytes(sha256(repr(numbers).encode()).digest()[:8])
