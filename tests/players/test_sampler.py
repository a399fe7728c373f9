"""Sampled deals: of every kind, and accepted by the rules."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from novatable.afternova.actions import Call, Propose, Show
from novatable.players import make
from novatable.players.afternova.sampler import sample_call, sample_propose, sample_show
from novatable.players.match import Match
from tests.builders.afternova import new
from tests.properties.afternova import TABLES
from tests.properties.games import table_name


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_what_is_sampled_is_accepted(table: dict[str, Any]) -> None:
    rng = Random(5)
    game = new(seed=3, **table)
    play = Match(game, [make("cadet", seed=seat) for seat in range(table["players"])])
    kinds: Counter[str] = Counter()
    for _ in range(150):
        for seat in range(len(play.players)):
            view = game.view(seat)
            for sample in (sample_propose, sample_call, sample_show):
                action = sample(view, rng)
                if action is not None:
                    assert game.check(seat, action) is None
                    kinds.update(_kinds(action))
        if play.step() is None:
            break
    assert {"propose", "call", "show", "transfer"} <= set(kinds)
    assert ("bot" in kinds) == (table["players"] == 2)
    assert ("several helpers" in kinds) == (table["players"] != 2)


def _kinds(action: Propose | Call | Show) -> list[str]:
    kinds = [action.type]
    if not isinstance(action, Show):
        kinds += ["transfer"] * bool(action.terms.transfers) + ["bot"] * (action.terms.bot is not None)
        kinds += ["several helpers"] * (len(action.terms.promises) > 2)
    return kinds


def test_nothing_is_sampled_when_nothing_may_be_proposed() -> None:
    game = new(4, seed=3, offers_per_turn=(0, 0))
    rng = Random(5)
    for seat in range(4):
        for _ in range(50):
            assert sample_propose(game.view(seat), rng) is None
            assert sample_call(game.view(seat), rng) is None


def test_no_card_is_shown_twice_to_the_same_player() -> None:
    """AN-4.9."""
    game = new(3, seed=3)
    rng = Random(5)
    shown = 0
    for _ in range(100):
        action = sample_show(game.view(1), rng)
        if action is not None:
            game.play(1, action)
            shown += len(action.cards) * len(action.to)
    assert shown == 2 * len(game.view(1).hand)
