"""Players by level: who there is, and what one is told who asks for somebody else."""

import pytest

from novatable import Game
from novatable.players import levels_of, make
from novatable.players.budget import Budget, Clock
from tests.builders.afternova import new
from tests.locales.test_messages import messages


@pytest.mark.parametrize("level", levels_of("afternova"))
def test_every_level_decides_and_says_why(level: str) -> None:
    game = new(3)
    player = make(f"{level}@8", seed=3)
    action = player.decide(game.view(0), game.legal(0))
    assert game.check(0, action) is None
    assert player.reason.endswith(".")


def test_an_unknown_level_is_told_the_levels() -> None:
    with pytest.raises(ValueError, match=r"no computer player 'admiral'; possible: random, cadet"):
        make("admiral")


@pytest.mark.parametrize("budget", ["", "s", "0s", "-1s", "nans", "9999s", "0", "-3", "1.5", "ten"])
def test_a_budget_is_seconds_or_steps(budget: str) -> None:
    assert make("cadet@0.2s").budget == Budget(0.2)
    assert make("cadet@200").budget == Budget(steps=200)
    with pytest.raises(ValueError, match=r"thinks for seconds \(0.2s\) or steps \(200\), not"):
        make(f"cadet@{budget}")


def test_a_clock_counts_steps_or_time() -> None:
    counting = Clock(Budget(steps=4))
    counting.step()
    assert counting.spent() == 0.25
    assert Clock(Budget(seconds=1e-9)).spent() > 1
    assert Clock(Budget(seconds=3000)).spent() < 0.01


def test_an_unknown_game_is_told_the_games() -> None:
    with pytest.raises(ValueError, match=r"unknown game 'chess'; possible: afternova"):
        make("cadet", game="chess")


@pytest.mark.parametrize("language", ["en", "de", "it"])
@pytest.mark.parametrize("game", Game.kinds)
def test_every_level_has_a_name_and_says_what_it_is_like(game: str, language: str) -> None:
    house = messages(language)
    for level in levels_of(game):
        assert f"house.ftl level-{level}" in house
        assert f"house.ftl level-about-{level}" in house
