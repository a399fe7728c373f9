"""Hints about Bays say what the engine scores (NR-9.1)."""

from itertools import product
from random import Random
from typing import Any

import pytest

from novatable import Game
from novatable.novaraiders.actions import Restow, Stow
from novatable.novaraiders.game import NovaRaiders
from novatable.novaraiders.hinting import hints_of
from novatable.novaraiders.scoring import bay_groups, bay_points
from tests.conftest import Work
from tests.properties import novaraiders
from tests.properties.games import GAMES, table_name, walk


def test_nr_9_1_no_division_is_better() -> None:
    for height in range(8):
        for bay in product(range(3), repeat=height):
            groups = bay_groups(bay, (1, 5, 10))
            assert sum(points for _, points in groups) == bay_points(bay, (1, 5, 10)) == _best(bay)
            assert sum(count for count, _ in groups) == height
            at = 0
            for count, points in groups:
                assert len(set(bay[at : at + count])) == count
                assert points == {1: 1, 2: 5, 3: 10}[count]
                at += count


def _best(bay: tuple[int, ...]) -> int:
    """By trying every division."""
    if not bay:
        return 0
    sizes = [n for n in (1, 2, 3) if n <= len(bay) and len(set(bay[:n])) == n]
    return max({1: 1, 2: 5, 3: 10}[n] + _best(bay[n:]) for n in sizes)


@pytest.mark.parametrize("table", novaraiders.TABLES, ids=table_name)
def test_every_bay_that_a_choice_can_make_is_told(table: dict[str, Any], work: Work) -> None:
    rng = Random(4)
    choices = seed = 0
    while choices < work.amount(10, 200):
        seed += 1
        game = Game.new("novaraiders", seed=seed, **table)
        assert isinstance(game, NovaRaiders)
        for _ in walk(GAMES[1], game, rng):
            view = game.view(game.state.active)
            seat = view.seat
            assert seat is not None
            hints = hints_of(view)
            worth = game.state.rules.bay_points
            told = {hint.shards: sum(group.points for group in hint.groups) for hint in hints.bays}
            for player in view.players:
                assert all(told[bay] == bay_points(bay, worth) for bay in player.bays)
            gains = []
            for action in game.legal(seat):
                if isinstance(action, Stow | Restow):
                    choices += 1
                    after = game.copy()
                    before = game.state.players[seat].bays
                    after.play(seat, action)
                    made = after.state.players[seat].bays
                    assert all(told[bay] == bay_points(bay, worth) for bay in made)
                    gains.append(
                        sum(bay_points(bay, worth) for bay in made)
                        - sum(bay_points(bay, worth) for bay in before)
                    )
                    if isinstance(action, Restow):
                        assert hints.best_bay is None
            if any(isinstance(action, Stow) for action in game.legal(seat)):
                assert hints.best_bay == gains.index(max(gains))
    work.did(choices, "choices of Bays")
