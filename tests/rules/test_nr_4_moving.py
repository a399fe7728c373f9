"""Moving and Stacks (section 4), with the rulebook's two Orbits."""

import pytest

from novatable.novaraiders.actions import Chain, Jump, Leave, Orbit
from tests.builders.novaraiders import arrange, basic, gate, letters, new, rule_of, space

ORBIT_1 = basic("orbit 1", "jump")
ORBIT_2 = basic("orbit 2", "jump")
ORBIT_3 = basic("orbit 3", "jump")
ORBIT_4 = basic("orbit 4", "upgrade")
HERE = space(4, 0, 1)


def test_nr_4_1_moving_does_not_change_the_order_of_a_stack() -> None:
    game = arrange(new(), ships={0: {HERE: "YBR"}}, piles={}, hands={0: [ORBIT_1]})
    game.play(0, Orbit(ORBIT_1, HERE, space(4, 0, 2)))
    game.play(0, Leave(0))
    assert letters(game.view(None).shards[space(4, 0, 2)]) == "YBR"


def test_nr_4_2_shards_where_a_move_ends_go_to_the_bottom_in_their_order() -> None:
    end = space(4, 0, 2)
    game = arrange(new(), ships={0: {HERE: "R"}}, piles={end: "YB"}, hands={0: [ORBIT_1]})
    assert rule_of(game, 0, Orbit(ORBIT_1, HERE, end)) is None
    game.play(0, Orbit(ORBIT_1, HERE, end))
    game.play(0, Leave(0))
    assert letters(game.view(None).shards[end]) == "YBR"
    assert game.view(None).fleets[0] == (end,)
    assert (game.state.ships[HERE], game.state.ships[end]) == (None, 0)


@pytest.mark.parametrize("left", range(4))
def test_nr_4_3_any_number_of_the_lowest_shards_may_stay(left: int) -> None:
    end = space(4, 0, 2)
    game = arrange(new(), ships={0: {HERE: "YBR"}}, piles={}, hands={0: [ORBIT_1]})
    game.play(0, Orbit(ORBIT_1, HERE, end))
    assert game.waiting_for() == (0,)
    assert game.legal(0) == tuple(Leave(count) for count in range(4))
    assert rule_of(game, 0, Leave(4)) == "NR-4.3"
    game.play(0, Leave(left))
    assert letters(game.view(None).shards[HERE]) == "YBR"[:left]
    assert letters(game.view(None).shards[end]) == "YBR"[left:]


def test_nr_4_3_a_bare_ship_is_not_asked() -> None:
    game = arrange(new(), ships={0: {HERE: ""}}, piles={}, hands={0: [ORBIT_1, ORBIT_2]})
    game.play(0, Orbit(ORBIT_1, HERE, space(4, 0, 2)))
    assert rule_of(game, 0, Leave(0)) == "NR-4.3"
    assert rule_of(game, 0, Chain(ORBIT_2)) is None


def test_nr_4_6_whoever_has_no_ship_out_is_told_to_launch_one() -> None:
    game = arrange(new(), ships={0: {}, 1: {HERE: ""}}, piles={}, hands={0: [ORBIT_1]})
    refusal = game.check(0, Orbit(ORBIT_1, HERE, space(4, 0, 2)))
    assert refusal is not None
    assert (refusal.rule, refusal.code) == ("NR-4.6", "no-ship-out")


@pytest.mark.parametrize("under", ["", "Y"])
@pytest.mark.parametrize("owner", [0, 1])
def test_nr_4_4_no_move_ends_on_a_ship_of_whatever_colour(owner: int, under: str) -> None:
    end = space(4, 0, 3)
    ships = {0: {HERE: ""}}
    ships.setdefault(owner, {})[end] = under
    game = arrange(new(), ships=ships, piles={}, hands={0: [ORBIT_2]})
    assert rule_of(game, 0, Orbit(ORBIT_2, HERE, end)) == "NR-4.4"


def test_nr_4_4_ships_and_shards_on_the_way_are_passed_over() -> None:
    way = space(4, 0, 2)
    game = arrange(
        new(), ships={0: {HERE: ""}, 1: {way: "Y"}}, piles={space(4, 0, 3): "B"}, hands={0: [ORBIT_3]}
    )
    game.play(0, Orbit(ORBIT_3, HERE, space(4, 0, 4)))
    view = game.view(None)
    assert (letters(view.shards[way]), letters(view.shards[space(4, 0, 3)])) == ("Y", "B")
    assert view.shards[space(4, 0, 4)] == ()


def test_nr_4_4_a_move_ends_on_another_space_than_it_began() -> None:
    game = arrange(new(), ships={0: {gate(1, 0): ""}}, piles={}, hands={0: [ORBIT_1]})
    assert rule_of(game, 0, Orbit(ORBIT_1, gate(1, 0), gate(1, 0))) == "NR-4.6"
    assert rule_of(game, 0, Jump(ORBIT_1, gate(1, 0), gate(1, 0))) == "NR-4.7"


def test_nr_4_5_open_means_no_ship_and_no_shard() -> None:
    game = arrange(
        new(),
        ships={0: {gate(1, 0): ""}, 1: {gate(2, 1): ""}},
        piles={gate(3, 1): "Y"},
        hands={0: [ORBIT_1]},
    )
    assert rule_of(game, 0, Jump(ORBIT_1, gate(1, 0), gate(4, 1))) is None
    assert rule_of(game, 0, Jump(ORBIT_1, gate(1, 0), gate(2, 1))) == "NR-4.7"
    assert rule_of(game, 0, Jump(ORBIT_1, gate(1, 0), gate(3, 1))) == "NR-4.7"


@pytest.mark.parametrize(("card", "steps"), [(ORBIT_1, 1), (ORBIT_2, 2), (ORBIT_3, 3), (ORBIT_4, 4)])
def test_nr_4_6_orbit_goes_exactly_n_either_way_on_its_ring(card: int, steps: int) -> None:
    at = space(5, 0, 3)
    game = arrange(new(), ships={0: {at: ""}}, piles={}, hands={0: [card]})
    ring = game.state.rules.board
    ends = {action.to for action in game.legal(0) if isinstance(action, Orbit)}
    assert ends == {ring.along(at, steps), ring.along(at, -steps)}
    assert rule_of(game, 0, Orbit(card, at, ring.along(at, steps + 1))) == "NR-4.6"
    assert rule_of(game, 0, Orbit(card, at, space(4, 0, 2))) == "NR-4.6"


def test_nr_4_6_example_a_red_stack_orbits_two_onto_a_blue_gate() -> None:
    at = space(3, 0, 2)
    game = arrange(new(), ships={0: {at: "Y"}}, piles={}, hands={0: [ORBIT_2]})
    game.play(0, Orbit(ORBIT_2, at, gate(3, 1)))
    game.play(0, Leave(0))
    assert game.view(None).fleets[0] == (gate(3, 1),)


def test_nr_4_6_example_blue_orbits_three_over_a_black_shard_onto_a_yellow_one() -> None:
    at, black, yellow = space(5, 1, 1), space(5, 1, 2), space(5, 1, 4)
    game = arrange(
        new(), ships={1: {at: ""}}, piles={black: "B", yellow: "Y"}, hands={1: [ORBIT_3]}, active=1
    )
    game.play(1, Orbit(ORBIT_3, at, yellow))
    view = game.view(None)
    assert view.fleets[1] == (yellow,)
    assert (letters(view.shards[yellow]), letters(view.shards[black])) == ("Y", "B")


def test_nr_4_7_jump_from_any_gate_to_any_other_open_gate_on_any_ring() -> None:
    at = gate(3, 2)  # a Gate of another colour
    game = arrange(new(), ships={0: {at: "Y"}}, piles={}, hands={0: [ORBIT_1]}, covered=1, time=4)
    ends = {action.to for action in game.legal(0) if isinstance(action, Jump)}
    assert ends == {gate(ring, base) for ring in range(2, 6) for base in range(3)} - {at}
    assert rule_of(game, 0, Jump(ORBIT_1, at, gate(1, 0))) == "NR-4.7"  # the Star covers that ring
    game.play(0, Jump(ORBIT_1, at, gate(5, 1)))
    game.play(0, Leave(1))
    assert letters(game.view(None).shards[at]) == "Y"


def test_nr_4_7_a_jump_begins_and_ends_on_gates() -> None:
    game = arrange(new(), ships={0: {HERE: "", gate(1, 0): ""}}, piles={}, hands={0: [ORBIT_1]})
    assert rule_of(game, 0, Jump(ORBIT_1, HERE, gate(2, 0))) == "NR-4.7"
    assert rule_of(game, 0, Jump(ORBIT_1, gate(1, 0), space(4, 1, 1))) == "NR-4.7"
