"""Gymnasium's own check, its registry and its vectors."""

from random import Random

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from novatable.learn import gym_env, gym_id
from novatable.learn.single import LearnerEnv
from tests.learn.sizes import SIZES, any_step


@pytest.mark.parametrize(("game", "players"), SIZES)
def test_gymnasium_finds_nothing_wrong(game: str, players: int) -> None:
    check_env(gym_env(game, players, opponents="random"), skip_render_check=True)


@pytest.mark.parametrize("game", ["afternova", "novaraiders"])
def test_a_learner_plays_a_game_from_the_registry_to_its_end(game: str) -> None:
    env = gymnasium.make(gym_id(game), players=3, opponents=["cadet", "random"], seat=1)
    rng = Random(2)
    seen, info = env.reset(seed=2)
    over, total, steps = False, 0.0, 0
    while not over:
        assert np.array_equal(seen["action_mask"], info["action_mask"])
        seen, reward, over, cut, info = env.step(any_step(seen["action_mask"], rng))
        assert not cut
        assert "refused" not in info
        total += float(reward)
        steps += 1
    inner = env.unwrapped
    assert isinstance(inner, LearnerEnv)
    outcome = inner.table.game.outcome()
    assert outcome is not None
    assert total == (1 / len(outcome.winners) if 1 in outcome.winners else 0)
    assert steps > 20


def test_a_step_outside_the_mask_is_refused_and_changes_nothing() -> None:
    env = gym_env("novaraiders", 2, opponents="random", seat=0)
    seen, _ = env.reset(seed=1)
    before = env.table.game.digest()
    again, reward, over, _, info = env.step(0)
    assert "not possible" in info["refused"]
    assert (reward, over, env.table.game.digest()) == (0, False, before)
    assert np.array_equal(again["observation"], seen["observation"])


def test_points_add_up_to_the_score() -> None:
    env = gym_env("novaraiders", 3, opponents="cadet", seat=0, reward="points")
    rng = Random(3)
    seen, _ = env.reset(seed=3)
    over, total = False, 0.0
    while not over:
        seen, reward, over, _, _ = env.step(any_step(seen["action_mask"], rng))
        total += reward
    outcome = env.table.game.outcome()
    assert outcome is not None
    assert total == outcome.scores[0]


@pytest.mark.parametrize("game", ["afternova", "novaraiders"])
def test_vectors_of_games(game: str) -> None:
    many = gymnasium.make_vec(gym_id(game), num_envs=3, players=2, opponents="random")
    rng = Random(1)
    seen, _ = many.reset(seed=1)
    for _ in range(20):
        seen, rewards, *_ = many.step(np.array([any_step(mask, rng) for mask in seen["action_mask"]]))
        assert rewards.shape == (3,)
    many.close()


def test_impossible_settings_say_what_is_possible() -> None:
    with pytest.raises(ValueError, match="leave 3 opponents, not 1"):
        gym_env("afternova", 4, opponents=["cadet"])
    with pytest.raises(ValueError, match="cadet"):
        gym_env("afternova", 4, opponents="nobody")
    with pytest.raises(ValueError, match="seats are 0 to 3"):
        gym_env("afternova", 4, seat=4)
    with pytest.raises(ValueError, match="'win' or 'points'"):
        gym_env("afternova", 4, reward="fame")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="first"):
        gym_env("afternova", 4, edition="third")
