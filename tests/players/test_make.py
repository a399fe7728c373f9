"""Players by level: who there is, and what one is told who asks for somebody else."""

import pytest

from novatable import Game
from novatable.players import levels_of, make
from tests.builders.afternova import new
from tests.locales.test_messages import messages


@pytest.mark.parametrize("level", levels_of("afternova"))
def test_every_level_decides_and_says_why(level: str) -> None:
    game = new(3)
    player = make(level, seed=3)
    action = player.decide(game.view(0), game.legal(0))
    assert game.check(0, action) is None
    assert player.reason.endswith(".")


def test_an_unknown_level_is_told_the_levels() -> None:
    with pytest.raises(ValueError, match=r"no computer player 'admiral'; possible: random, cadet"):
        make("admiral")


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
