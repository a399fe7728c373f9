"""OpenSpiel's own tests, and its search and regret tools on our games (`make test-suites`)."""

from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import (
    cfr,
    external_sampling_mccfr,
    generate_playthrough,
    ismcts,
    mcts,
    outcome_sampling_mccfr,
)

from novatable.learn import openspiel  # registers the games
from tests.learn.sizes import SIZES

all_sizes = pytest.mark.parametrize(("game", "players"), SIZES)
both = pytest.mark.parametrize("game", ["afternova", "novaraiders"])


def load(game: str, players: int, **settings: Any) -> Any:
    return pyspiel.load_game(f"python_{game}", {"players": players, **settings})


def dealt(game: Any, deal: int = 0) -> Any:
    state = game.new_initial_state()
    state.apply_action(deal)
    return state


@all_sizes
def test_random_games_are_consistent(game: str, players: int) -> None:
    pyspiel.random_sim_test(
        load(game, players, deals=5, max_steps=60), num_sims=1, serialize=True, verbose=False
    )


@both
def test_a_whole_random_game_is_consistent(game: str) -> None:
    options = {"afternova": "round_limit:4", "novaraiders": ""}[game]
    pyspiel.random_sim_test(
        load(game, 2, deals=3, options=options), num_sims=1, serialize=False, verbose=False
    )


@all_sizes
def test_resampled_states_look_the_same_to_the_player(game: str, players: int) -> None:
    """As OpenSpiel's ResampleInfostateTest, which it has in C++ only."""
    sampler, rng = pyspiel.UniformProbabilitySampler(0.0, 1.0), Random(3)
    state = dealt(load(game, players), deal=3)
    changed = 0
    for _ in range(60):
        for player in range(players):
            other = state.resample_from_infostate(player, sampler)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_string(player) == state.observation_string(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            assert other.current_player() == state.current_player()
            if state.current_player() == player:
                assert other.legal_actions() == state.legal_actions()
            changed += other.course.table.game.digest() != state.course.table.game.digest()
        state.apply_action(rng.choice(state.legal_actions()))
        if state.is_terminal():
            break
    assert changed > 50


@both
def test_resampled_worlds_differ_and_can_be_played_on(game: str) -> None:
    rng = Random(5)
    state = dealt(load(game, 3))
    for _ in range(30):
        state.apply_action(rng.choice(state.legal_actions()))
    player = state.current_player()
    others = [state.resample_from_infostate(player, rng.random) for _ in range(4)]
    assert len({str(other) for other in others}) == 4
    for other in others:
        for _ in range(30):
            other.apply_action(rng.choice(other.legal_actions()))


@both
def test_a_playthrough_is_written_and_plays_again(game: str, tmp_path: Path) -> None:
    named = f"python_{game}(players=3,deals=4,max_steps=25)"
    flags.FLAGS.mark_as_parsed()  # the tool reads one of its own
    file = tmp_path / "playthrough.txt"
    file.write_text(generate_playthrough.playthrough(named, None, seed=7), "utf-8")
    original, again = generate_playthrough.replay(str(file))
    assert original.splitlines() == again.splitlines()
    assert "IsTerminal() = True" in original


@both
def test_an_information_state_recalls_what_the_view_forgets(game: str) -> None:
    """The same view after different events is another information state."""
    rng = Random(1)
    state = dealt(load(game, 3))
    recalled: set[str] = set()
    seen: set[str] = set()
    for _ in range(60):
        recalled.add(state.information_state_string(0))
        seen.add(state.observation_string(0))
        state.apply_action(rng.choice(state.legal_actions()))
    assert len(recalled) > 5
    assert len(recalled) >= len(seen)


@both
def test_ismcts_plays(game: str) -> None:
    played = load(game, 2, max_steps=400)
    state, rng = dealt(played), np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        played, mcts.RandomRolloutEvaluator(1, rng), uct_c=2, max_simulations=6, random_state=rng
    )
    for _ in range(3):
        step = bot.step(state)
        assert step in state.legal_actions()
        state.apply_action(step)


@both
def test_mcts_plays(game: str) -> None:
    """It looks through hidden cards; still a tool to bound what play can reach."""
    played = load(game, 2, max_steps=400)
    state, rng = dealt(played), np.random.RandomState(1)
    bot = mcts.MCTSBot(played, 2, 6, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
    for _ in range(3):
        step = bot.step(state)
        assert step in state.legal_actions()
        state.apply_action(step)


@both
@pytest.mark.parametrize("solver", ["external", "outcome"])
def test_sampled_regrets_are_counted(game: str, solver: str) -> None:
    played = load(game, 2, deals=2, max_steps=3, reward="points")
    np.random.seed(1)
    tools = {
        "external": external_sampling_mccfr.ExternalSamplingSolver,
        "outcome": outcome_sampling_mccfr.OutcomeSamplingSolver,
    }
    found = tools[solver](played)
    for _ in range(3):
        found.iteration()
    state = dealt(played)
    chances = found.average_policy().action_probabilities(state)
    assert set(chances) == set(state.legal_actions())
    assert sum(chances.values()) == pytest.approx(1)


@both
def test_cfr_goes_through_a_short_game(game: str) -> None:
    played = load(game, 2, deals=1, max_steps=3, reward="points")
    solver = cfr.CFRSolver(played)
    for _ in range(2):
        solver.evaluate_and_update_policy()
    state = dealt(played)
    assert sum(solver.average_policy().action_probabilities(state).values()) == pytest.approx(1)


@both
def test_its_learning_environment_has_masks_and_tensors(game: str) -> None:
    env = rl_environment.Environment(load(game, 2, max_steps=40))
    env.seed(1)
    at = env.reset()
    rng = Random(1)
    while not at.last():
        player = at.observations["current_player"]
        assert len(at.observations["info_state"][player]) == len(openspiel._host((game, 2, "")).codec.legend)
        at = env.step([rng.choice(at.observations["legal_actions"][player])])
    assert at.rewards == [0, 0]  # cut off


def test_settings_say_what_is_possible() -> None:
    assert load("afternova", 3, options="fair_deals:true edition:first").num_players() == 3
    with pytest.raises(ValueError, match="'win' or 'points'"):
        load("afternova", 3, reward="fame")
    with pytest.raises(ValueError, match="third"):
        load("afternova", 3, options="edition:third")
