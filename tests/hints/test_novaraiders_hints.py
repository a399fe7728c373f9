"""Hints say what the engine would: about Bays, the Time Track, and what can be played next."""

from itertools import product
from random import Random
from typing import Any

import pytest

from novatable import Game
from novatable.novaraiders.actions import Chain, Leave, Orbit, Restow, Stow
from novatable.novaraiders.events import Pushed
from novatable.novaraiders.game import NovaRaiders
from novatable.novaraiders.hinting import hints_of
from novatable.novaraiders.hints import Coming, Hints, Next
from novatable.novaraiders.scoring import bay_groups, bay_points
from tests.builders.novaraiders import HRL, arrange, basic, gate, hrl_turned_up, new, space, special
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


# ---- what can be played next

UNLOADS = basic("orbit 1", "unload")
HIJACKS = basic("orbit 2", "hijack")
FLIES = basic("orbit 3", "jump")
OTHER = basic("orbit 4", "upgrade")
HOME = gate(3, 0)


def ahead(game: NovaRaiders, *step: Any) -> Hints:
    """What the game would say to seat 0 after these actions, as a preview does."""
    _, world = Game.foresee(game.view(0), *step)
    assert isinstance(world, NovaRaiders)
    return hints_of(world.view(0))


def orbiting(
    hand: list[int], ships: dict[int, dict[int, str]], bay: str = ""
) -> tuple[NovaRaiders, list[Any]]:
    """Seat 0 flies from 3 spaces before its Gate on ring 3 to that Gate, with all its Shards."""
    start = _along(HOME, -3)
    game = arrange(
        new(), ships={0: {start: "YB"}, **ships}, piles={}, hands={0: [FLIES, *hand]}, bays={0: [bay]}
    )
    return game, [Orbit(FLIES, start, HOME), Leave(0)]


def _along(at: int, steps: int) -> int:
    return new().state.rules.board.along(at, steps)


def test_nr_5_1_a_stack_on_its_own_gate_could_unload_next() -> None:
    game, step = orbiting([UNLOADS, HIJACKS], {})
    assert ahead(game, *step).next == (Next("unload", HOME),)


def test_nr_3_5_without_a_card_for_the_link_nothing_could_be_next() -> None:
    game, step = orbiting([UNLOADS], {})
    assert ahead(game, *step).next == ()


def test_nr_5_1_elsewhere_nothing_could_be_unloaded() -> None:
    game, step = orbiting([UNLOADS, HIJACKS], {})
    assert ahead(game, step[0], Leave(2)).next == ()
    assert hints_of(game.view(0)).next == ()


def test_nr_5_3_a_stack_beside_the_ship_could_be_hijacked_next() -> None:
    """It would be pushed by the height of the ship, and further where that space is not open (NR-5.6)."""
    beside = _along(HOME, 1)
    for blocked, steps in (({}, 3), ({_along(beside, 3): ""}, 4)):
        game, step = orbiting([HIJACKS, UNLOADS], {1: {beside: "R", **blocked}})
        hijack = Next("hijack", HOME, 1, steps)
        assert hijack in ahead(game, *step).next


def test_nr_5_6_counter_clockwise_is_counted_as_negative() -> None:
    game, step = orbiting([HIJACKS, UNLOADS], {2: {_along(HOME, -1): "R"}})
    assert Next("hijack", HOME, 2, -3) in ahead(game, *step).next


def test_nr_5_4_a_bare_ship_is_hijacked_only_by_that_option() -> None:
    game, step = orbiting([HIJACKS, UNLOADS], {1: {_along(HOME, 1): ""}})
    assert [each.use for each in ahead(game, *step).next] == ["unload"]


def test_nr_7_10_plunder_counts_as_a_hijack_and_needs_no_link() -> None:
    game, step = orbiting([special("plunder", "red")], {1: {_along(HOME, 1): "R"}}, bay="R")
    assert ahead(game, *step).next == (Next("plunder", HOME, 1, 3),)


def test_nr_3_5_the_link_is_the_card_that_is_missed_least() -> None:
    game, step = orbiting([special("plunder", "red"), UNLOADS, OTHER], {})
    assert hints_of(game.view(0)).links == ()  # the first card needs none
    for action in step:
        game.play(0, action)
    assert hints_of(game.view(0)).links == (OTHER, UNLOADS, special("plunder", "red"))
    assert hints_of(game.view(1)).links == hints_of(game.view(None)).links == ()
    game.play(0, Chain(OTHER))
    linked = hints_of(game.view(0))
    assert (linked.links, linked.after_link) == ((), ())


def test_nr_4_4_an_orbit_that_ends_on_a_ship_is_blocked() -> None:
    end = _along(HOME, 3)
    for hand, blocked in (([basic("orbit 3", "unload")], ()), ([basic("orbit 3", "unload"), OTHER], (end,))):
        game, step = orbiting(hand, {1: {end: ""}})
        assert tuple(each.to for each in ahead(game, *step).blocked) == blocked
        assert all(each.ship == HOME for each in ahead(game, *step).blocked)


@pytest.mark.parametrize("table", novaraiders.TABLES, ids=table_name)
def test_nr_3_5_what_can_be_played_after_a_link_is_told(table: dict[str, Any], work: Work) -> None:
    """Exactly that: whichever card is the link, and nothing that is possible without one."""
    rng = Random(6)
    asked = seed = 0
    while asked < work.amount(30, 600):
        seed += 1
        game = Game.new("novaraiders", seed=seed, **table)
        assert isinstance(game, NovaRaiders)
        for _ in walk(GAMES[1], game, rng):
            seat = game.state.active
            legal = game.legal(seat)
            hints = hints_of(game.view(seat))
            chains = [action for action in legal if isinstance(action, Chain)]
            if game.state.linked or not chains:
                assert (hints.links, hints.after_link) == ((), ())
                continue
            asked += 1
            assert sorted(hints.links) == sorted(chain.card for chain in chains)
            possible = set()
            for chain in chains:
                after = game.copy()
                after.play(seat, chain)
                possible |= {each for each in after.legal(seat) if not isinstance(each, Chain)}
                _next_is_true(after, seat)
            assert set(hints.after_link) == possible - set(legal)
    work.did(asked, "turns without a link")


def _next_is_true(game: NovaRaiders, seat: int) -> None:
    hints = hints_of(game.view(seat))
    played = [action for action in game.legal(seat) if action.type in ("unload", "hijack")]
    told = {(each.use, each.ship, each.victim, each.steps) for each in hints.next}
    seen = set()
    for action in played:
        after = game.copy()
        pushed = [event for event in after.play(seat, action) if isinstance(event, Pushed)]
        victim, steps = (pushed[0].seat, pushed[0].steps) if pushed else (None, None)
        seen.add((action.type, getattr(action, "ship"), victim, steps))  # noqa: B009 - both have one
    assert {each for each in told if each[0] in ("unload", "hijack")} == seen


def test_nr_8_6_how_far_a_hijack_of_hrl_pushes_is_told_to_whoever_carries_it_out() -> None:
    """From either side, by the height of the ship once it has moved up there."""
    ring = [space(2, 0, 0, 2) + step for step in range(9)]
    ships = {0: {ring[2]: "YB"}, HRL: {ring[7]: "R"}}
    game = hrl_turned_up("Hijack blue", ships, piles={ring[1]: "R"})
    steps = hints_of(game.view(0)).hrl_steps
    for action, told in zip(game.legal(0), steps, strict=True):
        after = game.copy()
        (pushed,) = [event for event in after.play(0, action) if isinstance(event, Pushed)]
        assert pushed.steps == told
    assert sorted(steps) == [-2, 3]
    assert hints_of(game.view(1)).hrl_steps == hints_of(game.view(None)).hrl_steps == ()


# ---- the Time Track


def test_nr_6_3_what_an_expansion_would_cover() -> None:
    time = new().state.rules.board.track.index(2)
    ring = {0: {space(1, 0, 1): "YB", space(2, 0, 1): "R"}, 1: {space(1, 1, 1): ""}}
    game = arrange(new(), ships=ring, piles={space(1, 2, 1): "R"}, time=time)
    for viewer in (0, 1, None):
        told = hints_of(game.view(viewer)).coming
        assert told == Coming(time + 1, "expansion", 0, ships=2, shards=3)


def test_nr_5_2_what_is_being_unloaded_is_safe_from_the_expansion_that_it_brings() -> None:
    time = new().state.rules.board.track.index(2)
    card = basic("orbit 1", "unload")
    mine = {0: {gate(1, 0): "YB", space(1, 0, 1): "R"}}
    game = arrange(new(), ships=mine, piles={}, hands={0: [card]}, time=time)
    for action in ({"type": "unload", "card": card, "ship": gate(1, 0)}, {"type": "stow", "bay": 0}):
        game.play(0, action)
        coming = hints_of(game.view(0)).coming
        assert coming is not None
        assert (coming.ships, coming.shards) == (1, 1)


def test_nr_8_7_ships_of_hrl_flee_and_are_not_counted() -> None:
    board = new(2).state.rules.board
    time = board.track.index(2)
    ring = {HRL: {space(1, 2, 1, 2): "YB"}, 0: {space(1, 0, 1, 2): "R"}}
    game = arrange(new(2), ships=ring, piles={}, time=time)
    coming = hints_of(game.view(0)).coming
    assert coming is not None
    assert (coming.ships, coming.shards) == (1, 1)


def test_nr_6_4_after_the_supernova_nothing_is_coming() -> None:
    game = new()
    last = len(game.state.rules.board.track)
    told = [hints_of(arrange(new(), time=at).view(0)).coming for at in (last - 1, last)]
    assert told == [Coming(last, "supernova", None, 0, 0), None]
