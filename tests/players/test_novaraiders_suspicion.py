"""What a captain suspects of others' Directives: from what everybody sees, and never for certain."""

from collections import Counter
from random import Random

import pytest

from novatable import Game
from novatable.novaraiders.cards import BUCCANEER, GOALS, GRADUATE, MOST, OLD_HANDS, PAIRS, TOWER, TRIM
from novatable.novaraiders.game import NovaRaiders
from novatable.novaraiders.model import DIRECTIVES
from novatable.players.novaraiders.suspicion import suspect, suspected
from tests.builders.novaraiders import arrange, new

RED = 2


def weight(game: NovaRaiders, goal: int) -> float:
    """How likely seat 1 is to have that goal, of all Directives; of several with it, the one for red."""
    directives = list(game.state.rules.cards.directives)
    weights = suspected(game.view(0), 1, directives)
    fitting = [
        weights[number]
        for number, directive in enumerate(directives)
        if directive.goal == goal and (goal != MOST or directive.shard == RED)
    ]
    return fitting[0] / sum(weights)


def suspicious(goal: int) -> NovaRaiders:
    """A game in which seat 1 does what fits the goal."""
    bays = {MOST: ("RR", "RRB", "R"), PAIRS: ("BB", "BBR", "B"), TOWER: ("YBRYBR",), TRIM: ("YB", "RY", "RB")}
    game = arrange(new(), ships={}, bays={1: bays[goal]} if goal in bays else {})
    player = game.state.players[1]
    if goal == BUCCANEER:
        player.hijacks = 3
    if goal == GRADUATE:
        player.specials = game.state.academy_deck[:4]
    return game


@pytest.mark.parametrize("goal", [MOST, PAIRS, TOWER, TRIM, BUCCANEER, GRADUATE], ids=GOALS.__getitem__)
def test_play_that_fits_a_directive_makes_it_likelier(goal: int) -> None:
    usual = weight(arrange(new(), ships={}), goal)
    assert usual * 1.3 < weight(suspicious(goal), goal) < 0.8


def test_who_has_lost_a_ship_hardly_has_old_hands() -> None:
    game = arrange(new(), ships={})
    usual = weight(game, OLD_HANDS)
    game.state.docks[1] -= 1
    assert weight(game, OLD_HANDS) < usual * 0.8


def test_worlds_follow_the_suspicion_and_stay_possible() -> None:
    """Everybody has another Directive, one's own is kept, and the view stays the same."""
    game = new(seed=2, directives=True)
    while game.state.phase == DIRECTIVES:
        seat = game.waiting_for()[0]
        game.play(seat, game.legal(seat)[0])
    game.state.players[1].hijacks = 3
    directives = game.state.rules.cards.directives
    view = game.view(0)
    rng = Random(2)
    kept: Counter[int] = Counter()
    for _ in range(300):
        world = Game.imagine(view, rng)
        assert isinstance(world, NovaRaiders)
        suspect(world.state, view, rng)
        dealt = [number for player in world.state.players for number in player.dealt]
        assert len(set(dealt)) == len(dealt) == 6
        assert all(player.directive in player.dealt for player in world.state.players)
        assert world.view(0) == view
        number = world.state.players[1].directive
        assert number is not None
        kept[directives[number].goal] += 1
    own = view.players[0].directive
    assert own is not None
    assert directives[own].goal != BUCCANEER
    assert kept.most_common(1)[0][0] == BUCCANEER
    assert len(kept) > 6
