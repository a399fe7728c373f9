"""Computer players of Nova-Raiders: legal, deterministic, blind to secrets, and the better one wins."""

from random import Random
from typing import Any

import pytest

from novatable import Game
from novatable.core.actions import Action, Outcome
from novatable.lab.simulate import simulate
from novatable.players import levels_of, make
from novatable.players.match import Match
from tests.conftest import Work
from tests.properties.games import table_name
from tests.properties.novaraiders import TABLES
from tools.same import played as digest_of

EVERY = [f"{level}@2" for level in levels_of("novaraiders")]
"""With so few steps to think that the clock has no say."""
SLOW = "captain@2"


def played(
    level: str, table: dict[str, Any], seed: int, most: int = 10_000
) -> tuple[Outcome | None, list[tuple[int, Action, str]]]:
    """A game, or its first moves: how it ended, and what was done why."""
    game = Game.new("novaraiders", seed=seed, **table)
    moves: list[tuple[int, Action, str]] = []
    players = [make(level, "novaraiders", seed=seat) for seat in range(table["players"])]
    match = Match(game, players)
    while len(moves) < most and (move := match.step()) is not None:
        moves.append((move.seat, move.action, players[move.seat].reason))
    return game.outcome(), moves


@pytest.mark.parametrize("level", EVERY)
def test_same_seed_same_moves(level: str, work: Work) -> None:
    most = work.amount(90, 10_000)
    one = played(level, {"players": 3}, 5, most)
    assert one == played(level, {"players": 3}, 5, most)
    assert one != played(level, {"players": 3}, 6, most)


@pytest.mark.parametrize(
    ("level", "players", "digest"),
    [
        ("pilot", 2, "968b058fdccc90d1"),
        ("pilot", 3, "11120c8febca4c8a"),
        ("pilot", 4, "f22354381a290d7d"),
        ("captain", 3, "547c2765f44f164e"),
    ],
)
def test_decisions_stay_the_same(level: str, players: int, digest: str) -> None:
    """What only makes players faster changes no move; whatever is meant to, changes these digests too."""
    assert digest_of("novaraiders", level, players, 0) == digest


@pytest.mark.parametrize(
    ("level", "table"),
    [(level, table) for level in EVERY for table in (TABLES[::6] if level == SLOW else TABLES)],
    ids=table_name,
)
def test_every_decision_is_legal_and_has_a_reason(level: str, table: dict[str, Any], work: Work) -> None:
    """`Game.play` refuses whatever the rules do, so a game that ends had none of it."""
    for seed in range(work.amount(1, 30)):
        outcome, moves = played(level, table, seed)
        assert outcome is not None
        reasons = [reason for _, _, reason in moves if reason]  # none where there is nothing to choose
        assert len(reasons) > len(moves) / 3
        for reason in reasons:
            assert reason[0].isupper()
            assert reason.endswith((".", "!"))
            assert len(reason) < 90


@pytest.mark.parametrize("level", EVERY)
@pytest.mark.parametrize("players", [2, 3])
def test_decides_alike_in_worlds_that_look_alike(level: str, players: int) -> None:
    """An imagined world has other hands, decks and Directives, and gives the same view; cadets play on."""
    game = Game.new("novaraiders", players=players, seed=11)
    actors = [make("cadet", "novaraiders", seed=seat) for seat in range(players)]
    rng = Random(1)
    compared = 0
    while game.outcome() is None:
        seat = game.waiting_for()[0]
        view = game.view(seat)
        if rng.random() < 0.1:
            compared += 1
            other = Game.imagine(view, rng)
            decisions = [
                make(level, "novaraiders", seed=3).decide(world.view(seat), world.legal(seat))
                for world in (game, other)
            ]
            assert decisions[0] == decisions[1]
        game.play(seat, actors[seat].decide(view, game.legal(seat)))
    assert compared > 15


@pytest.mark.parametrize("players", [2, 3, 4])
def test_cadet_beats_random(players: int, work: Work) -> None:
    levels = ["cadet", *["random"] * (players - 1)]
    result = simulate("novaraiders", players, work.amount(6, 200), levels, seed=2, processes=1)
    cadet = next(entry for entry in result.levels if entry.name == "cadet")
    assert cadet.wins.share > 0.9


def test_games_between_cadets_are_lively() -> None:
    result = simulate("novaraiders", 3, 6, ["cadet"], seed=3, processes=1)
    assert result.measures["unloads per game"] > 10
    assert result.measures["hijacks per game"] > 5
    assert result.measures["advances because nobody unloaded"] < 2
