"""PettingZoo's own tests, for both games and all player counts."""

from functools import partial
from types import SimpleNamespace
from typing import Any

import pytest
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
)
from pettingzoo.utils.conversions import parallel_to_aec

from novatable.learn import aec_env, parallel_env
from tests.conftest import Work
from tests.learn.sizes import SIZES

# What it says about every environment whose observations have a mask, except its own.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]
all_sizes = pytest.mark.parametrize(("game", "players"), SIZES)


@all_sizes
def test_agents_take_turns(game: str, players: int) -> None:
    api_test(aec_env(game, players), num_cycles=1_000)


@all_sizes
def test_agents_act_at_once(game: str, players: int, work: Work) -> None:
    parallel_api_test(parallel_env(game, players), num_cycles=work.amount(200, 1_000))


@all_sizes
def test_a_seed_makes_the_same_game(game: str, players: int, work: Work) -> None:
    cycles = work.amount(30, 500)
    seed_test(partial(aec_env, game, players), num_cycles=cycles)
    parallel_seed_test(partial(parallel_env, game, players), num_cycles=cycles)


@all_sizes
def test_a_game_is_cut_off(game: str, players: int) -> None:
    at_once = partial(parallel_env, game, players)

    def in_turn(**settings: Any) -> Any:
        return parallel_to_aec(at_once(**settings))

    max_cycles_test(SimpleNamespace(parallel_env=at_once, env=in_turn))


@all_sizes
def test_a_game_is_drawn(game: str, players: int) -> None:
    render_test(partial(aec_env, game, players))
