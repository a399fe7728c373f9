"""How fast the engine is on this machine: random games, timed as CPU seconds of this process."""

import time
from random import Random

import msgspec

from novatable.core.game import Game


class Speed(msgspec.Struct, frozen=True):
    """What one measurement found; `compiled` says whether the rules ran as machine code."""

    game: str
    seats: int
    compiled: bool
    games: int
    decisions: int
    us_per_decision: float
    copies_per_second: float
    imagined_per_second: float
    """Actions in an imagined game, each listed with all others: what a search is made of."""


def measure(name: str, players: int = 4, seconds: float = 2.0, seed: int = 0) -> Speed:
    """Whole random games for about that long: `waiting_for`, `legal` and `play`, set-up included."""
    games = decisions = 0
    rng = Random(seed)
    began = time.process_time()
    while time.process_time() - began < seconds:
        decisions += _play(Game.new(name, players=players, seed=seed + games), rng)
        games += 1
    spent = time.process_time() - began
    return Speed(
        game=name,
        seats=players,
        compiled=not hasattr(Game.kind(name).legal, "__code__"),
        games=games,
        decisions=decisions,
        us_per_decision=spent / decisions * 1e6,
        copies_per_second=_copies(name, players, seed, seconds / 4),
        imagined_per_second=_imagined(name, players, seed, seconds / 2),
    )


def _play(game: Game, rng: Random, limit: int | None = None) -> int:
    count = 0
    while count != limit:
        waiting = game.waiting_for()
        if not waiting:
            break
        seat = waiting[0]
        legal = game.legal(seat)
        game.play(seat, legal[int(rng.random() * len(legal))])
        count += 1
    return count


def _copies(name: str, players: int, seed: int, seconds: float) -> float:
    """`copy()` per second, of a game after its first hundred decisions."""
    game = Game.new(name, players=players, seed=seed)
    _play(game, Random(seed), 100)
    copies = 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        for _ in range(1_000):
            game.copy()
        copies += 1_000
    return copies / (time.process_time() - began)


def _imagined(name: str, players: int, seed: int, seconds: float) -> float:
    """Actions per second in worlds imagined after a game's first hundred decisions, played to their end."""
    game = Game.new(name, players=players, seed=seed)
    rng = Random(seed)
    _play(game, rng, 100)
    if not game.waiting_for():  # a short game is over by then
        game = Game.new(name, players=players, seed=seed)
    view = game.view(game.waiting_for()[0])
    actions = 0
    began = time.process_time()
    while actions == 0 or time.process_time() - began < seconds:
        world = Game.imagine(view, rng)
        while waiting := world.waiting_for():
            legal = world.legal(waiting[0])
            world.apply(waiting[0], legal[int(rng.random() * len(legal))])
            actions += 1
    return actions / (time.process_time() - began)
