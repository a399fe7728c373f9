"""The cadet of Nova-Raiders in positions where simple sense has one answer."""

from itertools import permutations
from typing import Any

import pytest

from novatable.novaraiders.actions import (
    Chain,
    EndTurn,
    Hijack,
    HrlHijack,
    Keep,
    Launch,
    Orbit,
    Place,
    Restow,
    Stevedore,
    Stow,
    Timekeeper,
    Unload,
    Upgrade,
)
from novatable.novaraiders.frames import Placing
from novatable.novaraiders.game import NovaRaiders
from novatable.novaraiders.model import DIRECTIVES
from novatable.novaraiders.scoring import bay_points
from novatable.players import make
from novatable.players.novaraiders.cargo import rebuilt
from tests.builders.novaraiders import arrange, basic, board, directive, gate, new, shards, space, special

POINTS = (1, 5, 10)
"""What the groups in a Bay score (NR-9.1)."""


def decision(game: NovaRaiders, seat: int = 0) -> Any:
    return make("cadet", "novaraiders").decide(game.view(seat), game.legal(seat))


def turn(game: NovaRaiders) -> list[str]:
    """The types of what the cadet does until its turn ends."""
    seat = game.view(None).active
    cadet = make("cadet", "novaraiders")
    done: list[str] = []
    while game.outcome() is None and game.view(None).active == seat and "end_turn" not in done:
        other = game.waiting_for()[0]
        action = cadet.decide(game.view(other), game.legal(other))
        if other == seat:
            done.append(action.to_json()["type"])
        game.play(other, action)
    return done


FETCHING = (
    basic("orbit 1", "jump"),
    basic("orbit 1", "unload"),
    basic("orbit 2", "unload"),
    basic("orbit 2", "hijack"),
    basic("orbit 3", "hijack"),
)


def test_fetches_a_shard_and_unloads_it_in_one_turn() -> None:
    """Launch, Orbit 1 onto the Shard, Orbit 1 back, Unload: three actions and two links."""
    game = arrange(new(), ships={}, piles={space(2, 0, 1): "YB"}, hands={0: FETCHING})
    assert turn(game)[:6] == ["launch", "orbit", "chain", "orbit", "leave", "chain"]
    assert sum(bay_points(bay, POINTS) for bay in game.state.players[0].bays) == 5


def test_links_with_a_card_that_it_does_not_need() -> None:
    game = arrange(new(), ships={0: {gate(2, 0): ""}}, piles={space(2, 0, 1): "YB"}, hands={0: FETCHING})
    game.play(0, Orbit(basic("orbit 1", "jump"), gate(2, 0), space(2, 0, 1)))
    assert decision(game) in (Chain(basic("orbit 2", "hijack")), Chain(basic("orbit 3", "hijack")))


def test_unloads_a_stack_that_is_home() -> None:
    hand = [basic("orbit 3", "unload")]
    game = arrange(new(), ships={0: {gate(4, 0): "YB"}}, piles={}, hands={0: hand})
    assert decision(game) == Unload(hand[0], gate(4, 0))


@pytest.mark.parametrize(
    ("bays", "stack", "best"),
    [
        (["YB", "", ""], "R", 0),  # a run of three
        (["", "YB", "R"], "R", 1),
        (["R", "RR", "Y"], "R", 2),  # a pair of different ones
        (["YBR", "R", "RR"], "B", 1),
    ],
)
def test_stows_where_the_shard_counts_most(bays: list[str], stack: str, best: int) -> None:
    card = basic("jump", "unload")
    game = arrange(new(), ships={0: {gate(4, 0): stack}}, piles={}, bays={0: bays}, hands={0: [card]})
    game.play(0, Unload(card, gate(4, 0)))
    assert decision(game) == Stow(best)


def test_stows_a_whole_stack_for_the_best_division() -> None:
    """From the top: red, black, yellow. All on one Bay are 10 points, spread they are 3."""
    card = basic("jump", "unload")
    game = arrange(new(), ships={0: {gate(4, 0): "YBR"}}, piles={}, hands={0: [card]})
    game.play(0, Unload(card, gate(4, 0)))
    while game.waiting_for() == (0,) and game.view(0).frames:
        game.play(0, decision(game))
    assert sum(bay_points(bay, POINTS) for bay in game.state.players[0].bays) == 10


def test_hijacks_a_stack_next_to_it() -> None:
    hand = [basic("orbit 2", "hijack")]
    at, victim = space(4, 0, 3), space(4, 0, 4)
    game = arrange(new(), ships={0: {at: ""}, 1: {victim: "YB"}}, piles={}, hands={0: hand})
    assert decision(game) == Hijack(hand[0], at, victim)


def test_takes_the_special_card_that_makes_three() -> None:
    hand = [basic("orbit 1", "upgrade")]
    owned = [special("hop", "yellow"), special("shove", "yellow")]
    row = [special("long_burn", "red"), special("gateway", "yellow"), special("plunder", "black")]
    game = arrange(new(), ships={}, piles={}, hands={0: hand}, discards={0: owned}, academy=row)
    assert decision(game) == Upgrade(hand[0], row[1])


def test_flees_the_ring_that_the_star_covers_next() -> None:
    """Two players' Stacks may unload before the next turn, and the Track's next space is an expansion."""
    at = space(1, 0, 1)
    hand = [basic("orbit 1", "jump"), basic("orbit 2", "jump"), basic("orbit 1", "upgrade")]
    game = arrange(new(), ships={0: {at: "YB"}}, piles={}, hands={0: hand}, time=3, academy=[])
    assert board().track[3] == 2, "an expansion comes next"
    turn(game)
    assert all(board().ring[ship] > 0 for ship in game.state.fleets[0])


@pytest.mark.parametrize(("mine", "theirs", "ends"), [("YBR", "", True), ("Y", "YBRYBR", False)])
def test_ends_the_game_when_it_leads(mine: str, theirs: str, ends: bool) -> None:
    hand = [special("timekeeper")]
    bays = {0: ["B", mine, ""], 1: ["", theirs, ""]}
    game = arrange(new(), ships={}, piles={space(4, 1, 2): "Y"}, bays=bays, hands={0: hand}, time=14)
    assert (decision(game) == Timekeeper(hand[0])) is ends


def test_places_a_shard_near_itself_and_away_from_others() -> None:
    """The others' ships are on the outermost ring; one's own wait in the Dock for a ring to launch to."""
    outside = {seat: {space(5, seat, step): "" for step in (0, 1, 2)} for seat in (0, 2)}
    game = arrange(new(), ships=outside, piles={})
    game.state.bag.remove(0)
    game.state.frames = [Placing(1, 0, ())]
    chosen = decision(game, 1)
    assert isinstance(chosen, Place)
    ring = board().ring[chosen.to]
    assert ring < 4
    size = len(board().spaces_of(ring))
    away = (chosen.to - board().home_gates[1][ring]) % size
    assert min(away, size - away) <= 3


@pytest.mark.parametrize(
    ("names", "kept"), [(("Old Hands", "Red Shift"), "Old Hands"), (("Trim", "Buccaneer"), "Buccaneer")]
)
def test_keeps_the_directive_that_is_easier(names: tuple[str, str], kept: str) -> None:
    game = new(directives=True)
    game.state.players[0].dealt = (directive(names[0]), directive(names[1]))
    assert game.state.phase == DIRECTIVES
    assert decision(game) == Keep(directive(kept))


def test_rebuilds_a_bay_in_its_best_order() -> None:
    hand = [special("stevedore", "yellow")]
    game = arrange(new(), ships={}, piles={}, bays={0: ["YYBBRR", "", ""]}, hands={0: hand})
    assert decision(game) == Stevedore(hand[0], 0)
    game.play(0, decision(game))
    while game.view(0).frames:
        answer = decision(game)
        assert isinstance(answer, Restow)
        game.play(0, answer)
    assert bay_points(game.state.players[0].bays[0], POINTS) == 20


@pytest.mark.parametrize("stack", ["YYBBRR", "YYYB", "BBB", "YBRYYBB", "RRYYB"])
def test_the_best_order_is_the_best_of_all_orders(stack: str) -> None:
    best = max(bay_points(order, POINTS) for order in set(permutations(shards(stack))))
    assert bay_points(rebuilt(shards(stack)), POINTS) == best


def test_turns_hrl_against_the_other_player() -> None:
    """Hijack blue is carried out by brown (seat 1): of two blue Stacks, the one at home."""
    game = new(2)
    cards = game.state.rules.cards
    hijack_blue = next(n for n, card in enumerate(cards.hrl) if cards.hrl_name(n) == "Hijack blue")
    fleet = {gate(2, 0): "YB", space(2, 1, 1): "YB"}
    arrange(
        game,
        ships={0: fleet, 1: {}, 2: {space(2, 2, 1): ""}},
        piles={},
        hands={1: [basic("orbit 1", "jump")]},
        hrl_deck=[hijack_blue],
        active=1,
    )
    game.play(1, EndTurn())
    game.play(1, {"type": "draw"})
    chosen = decision(game, 1)
    assert isinstance(chosen, HrlHijack)
    assert chosen.victim == gate(2, 0)


def test_launches_only_to_use_the_ship() -> None:
    game = arrange(new(), ships={}, piles={}, hands={0: [basic("orbit 1", "jump")]})
    assert not isinstance(decision(game), Launch)
