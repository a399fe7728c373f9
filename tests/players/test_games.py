"""Whole games between computer players: never refused, always over, the same for the same seeds."""

import os
import subprocess
import sys
from random import Random
from typing import Any

import msgspec
import pytest

from novatable import Action, Game
from novatable.afternova.game import AfterNova
from novatable.players import make
from novatable.players.match import Match
from tests.builders.afternova import new
from tests.conftest import Work
from tests.properties.afternova import TABLES
from tests.properties.games import table_name

MIXES = {"random": ("random",), "cadet": ("cadet",), "mixed": ("cadet", "random")}


def seated(game: AfterNova, levels: tuple[str, ...], seed: int) -> Match:
    people = len(game.view(None).players)
    return Match(game, [make(levels[seat % len(levels)], seed=seed + seat) for seat in range(people)])


@pytest.mark.parametrize("mix", MIXES)
@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_nothing_that_a_player_does_is_refused(table: dict[str, Any], mix: str, work: Work) -> None:
    """The table raises IllegalAction if it is; random players are stopped after a while."""
    for seed in range(work.amount(1, 30)):
        game = new(seed=seed, **table)
        play = seated(game, MIXES[mix], seed)
        if mix == "cadet":
            assert play.run() is game.outcome()
        else:
            for _ in range(300):
                if play.step() is None:
                    break


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_games_between_cadets_end_by_a_sixth_blueprint(players: int, work: Work) -> None:
    """No stalls: not by the round limit (AN-7.5)."""
    for seed in range(work.amount(2, 200)):
        game = new(players, seed=100 + seed)
        assert seated(game, ("cadet",), seed).run().reason == "sixth_blueprint"


def test_cadets_beat_random_players(work: Work) -> None:
    games = work.amount(8, 200)
    wins = 0
    for seed in range(games):
        game = new(4, seed=seed, first=seed % 4)
        wins += 0 in seated(game, ("cadet", "random", "random", "random"), seed).run().winners
    assert wins >= 0.9 * games


DIGEST = """
from novatable import Game
from novatable.players import make
from novatable.players.match import Match
game = Game.new("afternova", players=4, seed=8, round_limit=5)
Match(game, [make(level, seed=2) for level in ("cadet", "random", "cadet", "random")]).run()
print(game.digest())
"""


def test_the_same_seeds_give_the_same_game_in_any_process() -> None:
    digests = {
        subprocess.run(
            [sys.executable, "-c", DIGEST],
            env=os.environ | {"PYTHONHASHSEED": hash_seed},
            check=True,
            capture_output=True,
        ).stdout
        for hash_seed in ("1", "77")
    }
    assert len(digests) == 1
    assert len(digests.pop().strip()) == 64


@pytest.mark.parametrize(
    "table", [{"players": 2}, {"players": 4}, {"players": 3, "edition": "first"}], ids=table_name
)
@pytest.mark.parametrize(
    ("level", "moves"), [("random", 90), ("cadet", 90), ("trader", 60), ("captain@4", 25)]
)
def test_players_decide_alike_in_all_worlds_that_they_cannot_tell_apart(
    table: dict[str, Any], level: str, moves: int
) -> None:
    """A twin at each seat is asked in an imagined world of the same view, given as bytes."""
    game = new(seed=4, **table)
    seats = range(len(game.view(None).players))
    players = [make(level, seed=seat) for seat in seats]
    twins = [make(level, seed=seat) for seat in seats]
    rng = Random(6)
    for _ in range(moves):
        if not game.waiting_for():
            break
        for seat in seats:
            for player in (players[seat], twins[seat]):
                player.remember(game.answers())
            view = game.view(seat)
            other = Game.imagine(view, rng)
            seen = msgspec.json.decode(msgspec.json.encode(other.view(seat)), type=type(view))
            if seat in game.waiting_for():
                action: Action | None = players[seat].decide(view, game.legal(seat))
                assert action == twins[seat].decide(seen, other.legal(seat))
            else:
                action = players[seat].volunteer(view)
                assert action == twins[seat].volunteer(seen)
            assert players[seat].reason == twins[seat].reason
            if action is not None:
                game.play(seat, action)
                break
