"""TextArena plays our games by its conventions (`make test-suites`)."""

import json
from random import Random
from typing import Any

import pytest
import textarena
from textarena.wrappers import LLMObservationWrapper

from novatable.learn import textarena as ours  # registers the games
from tests.learn.test_text import NONSENSE

both = pytest.mark.parametrize("name", ["AfterNova-v0", "Nova-Raiders-v0"])
LONG = "You do not often see this in an answer. " * 2_000


def choices(messages: list[Any]) -> int:
    """How many numbered choices the last board has."""
    boards = [text for _, text, kind in messages if kind == ours.Kind.GAME_BOARD]
    return int(boards[-1].rsplit("\n", 1)[1].partition(".")[0])


@both
@pytest.mark.parametrize("players", [2, 3])
def test_agents_play_to_the_end(name: str, players: int) -> None:
    env = textarena.make(name, **({"round_limit": 3} if name.startswith("After") else {}))
    env.reset(num_players=players, seed=4)
    rng = Random(4)
    done = False
    prompted: set[int] = set()
    while not done:
        player, messages = env.get_observation()
        if player not in prompted:
            assert messages[0][2] == ours.Kind.PROMPT
            prompted.add(player)
        done, _ = env.step(f"I take [{rng.randint(1, choices(messages))}]")
    rewards, info = env.close()
    outcome = env.table.game.outcome()
    assert outcome is not None
    assert rewards == {seat: 1 if seat in outcome.winners else -1 for seat in range(players)}
    assert not any(info[seat]["invalid_move"] for seat in range(players))


@both
def test_nonsense_is_answered_and_then_decided_by_the_protocol(name: str) -> None:
    env = textarena.make(name, max_turns=6, error_allowance=1)
    env.reset(num_players=3, seed=1)
    done, answers = False, 0
    while not done:
        player, messages = env.get_observation()
        if answers % 2:
            assert any(kind == ours.Kind.GAME_ADMIN and "invalid move" in text for _, text, kind in messages)
        assert player == env.table.asked()
        done, _ = env.step([*NONSENSE, LONG][answers % (len(NONSENSE) + 1)])
        answers += 1
    rewards, info = env.close()
    assert answers == 12  # two attempts for each of six decisions
    assert rewards == {0: 0, 1: 0, 2: 0}
    assert "cut off after 6 decisions" in info[0]["reason"]
    assert sum(env.table.forced.values()) == 6


def test_what_somebody_writes_is_not_shown_to_others() -> None:
    env = textarena.make("AfterNova-v0", first=0)
    env.reset(num_players=3, seed=1)
    env.step("My secret plan is 1")
    for seat in (1, 2):
        texts = [text for _, text, _ in env.state.observations[seat]]
        assert any(text.startswith('{"type"') for text in texts), "they see what was done"
        assert not any("secret plan" in text for text in texts)


def test_its_wrapper_for_language_models_makes_one_text() -> None:
    env = LLMObservationWrapper(textarena.make("Nova-Raiders-v0"))
    env.reset(num_players=2, seed=1)
    _, text = env.get_observation()
    assert isinstance(text, str)
    assert "Choices:" in text
    assert "You play Nova-Raiders" in text


def test_a_deal_is_proposed_as_json() -> None:
    env = textarena.make("AfterNova-v0", first=0)
    env.reset(num_players=3, seed=1)
    planet = env.table.game.view(0).planets[0]
    need = env.table.game.state.rules.cards.need[planet.planet]
    terms = {
        "planet": planet.planet,
        "promises": [{"seat": 1, "icons": need}],
        "split": [{"seat": 0, "fragments": planet.fragments}],
    }
    env.step(json.dumps({"type": "propose", "terms": terms}))
    player, messages = env.get_observation()
    assert player == 1
    assert any("propos" in text for _, text, kind in messages if kind == ours.Kind.GAME_ACTION_DESCRIPTION)
