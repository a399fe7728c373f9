"""Agents that decide by steps sit where computer players sit."""

import sys
from pathlib import Path

import numpy as np
import pytest

from novatable import Game
from novatable.lab.series import Job, check
from novatable.lab.tournament import tournament
from novatable.learn.player import StepPlayer
from novatable.learn.stepped import Observation
from novatable.players import make
from novatable.players.match import Match

EXAMPLES = Path(__file__).parents[2] / "examples"


class Anything(StepPlayer):
    """Takes any possible step."""

    def step(self, seen: Observation) -> int:
        return int(self.rng.choice(np.flatnonzero(seen["action_mask"])))


class Stubborn(StepPlayer):
    """Always takes the same step."""

    def step(self, _seen: Observation) -> int:
        return 1


@pytest.mark.parametrize("game", ["afternova", "novaraiders"])
def test_a_match_with_computer_players_comes_to_its_end(game: str) -> None:
    played = Game.new(game, players=3, seed=4)
    outcome = Match(played, [Anything(1), make("cadet", game), Anything(2)]).run()
    assert len(outcome.scores) == 3
    assert {seat for seat, _ in played.history} == {0, 1, 2}


def test_a_step_outside_the_mask_is_an_error_of_the_agent() -> None:
    game = Game.new("afternova", players=3, seed=4, first=0)
    with pytest.raises(ValueError, match="Stubborn took a step outside the mask: 1"):
        Stubborn(1).decide(game.view(0), game.legal(0))


def test_the_example_beats_chance_in_a_tournament(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(EXAMPLES))
    job = Job("novaraiders", 2, ("learner:Eager", "random"), 1, "standard", {})
    eager, chance = tournament(job, games=12, processes=1).standings
    assert (eager.name, chance.name) == ("learner:Eager", "random")
    assert eager.score.mean > chance.score.mean
    sys.modules.pop("learner")


@pytest.mark.parametrize("name", ["nowhere:Agent", "novatable.learn.player:Nobody"])
def test_a_player_that_is_not_there_is_said_so(name: str) -> None:
    with pytest.raises(ValueError, match=f"there is no player {name}"):
        check(Job("novaraiders", 2, (name,), 1, "standard", {}))
