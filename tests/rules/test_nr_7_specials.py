"""The Special actions other than attacks (NR-7.1 to NR-7.8)."""

import pytest

from novatable.novaraiders.actions import (
    Chain,
    DropPod,
    EndTurn,
    Gateway,
    Hop,
    Jump,
    Launch,
    Leave,
    LongBurn,
    Orbit,
    Restow,
    Slipstream,
    Stevedore,
    Stow,
    Timekeeper,
    TractorBeam,
)
from tests.builders.novaraiders import (
    CARDS,
    arrange,
    basic,
    board,
    gate,
    letters,
    new,
    rule_of,
    space,
    special,
)

ALL = ["YBR"]
"""A Bay with every symbol."""
A, B, C, D, E = (space(5, 0, step) for step in range(5))
ORBIT_1 = basic("orbit 1", "jump")
ORBIT_2 = basic("orbit 2", "jump")
ORBIT_3 = basic("orbit 3", "jump")


def test_nr_7_1_timekeeper_advances_the_track_with_its_event() -> None:
    card = special("timekeeper")
    game = arrange(new(), bays={0: ALL}, hands={0: [card]}, time=3)
    game.play(0, Timekeeper(card))
    assert (game.view(None).time, game.view(None).covered) == (4, 1)
    assert game.view(None).linked


# ---- Stevedore


def test_nr_7_2_stevedore_exchanges_the_tops_in_bay_order() -> None:
    card = special("stevedore", "yellow")
    game = arrange(new(), bays={0: ["RY", "", "YB"]}, hands={0: [card]})
    game.play(0, Stevedore(card, None))
    assert [letters(bay) for bay in game.view(None).players[0].bays] == ["R", "", "Y"]
    assert game.legal(0) == (Restow(0), Restow(1))
    assert rule_of(game, 0, Restow(2)) == "NR-7.2"
    game.play(0, Restow(1))
    assert game.legal(0) == (Restow(0),)  # a decision with one answer is asked all the same
    game.play(0, Restow(0))
    assert [letters(bay) for bay in game.view(None).players[0].bays] == ["RB", "", "YY"]
    assert game.waiting_for() == (0,)


def test_nr_7_2_stevedore_rebuilds_one_bay_from_the_bottom() -> None:
    card = special("stevedore", "yellow")
    game = arrange(new(), bays={0: ["RYB", "Y", ""]}, hands={0: [card]})
    assert rule_of(game, 0, Stevedore(card, 2)) == "NR-7.2"  # it is empty
    game.play(0, Stevedore(card, 0))
    for shard in (1, 0, 2):
        game.play(0, Restow(shard))
    assert [letters(bay) for bay in game.view(None).players[0].bays] == ["BYR", "Y", ""]


def test_nr_7_2_the_result_may_equal_the_start() -> None:
    card = special("stevedore", "yellow")
    game = arrange(new(), bays={0: ["Y"]}, hands={0: [card]})
    game.play(0, Stevedore(card, None))
    game.play(0, Restow(0))
    assert letters(game.view(None).players[0].bays[0]) == "Y"


# ---- moves


def test_nr_7_3_hop_goes_to_an_adjacent_space_of_the_next_rings() -> None:
    card = special("hop", "yellow")
    at = space(3, 0, 1)
    game = arrange(
        new(),
        ships={0: {at: ""}, 1: {space(4, 0, 2): ""}},
        piles={space(4, 0, 1): "B"},
        bays={0: ALL},
        hands={0: [card]},
    )
    ends = {action.to for action in game.legal(0) if isinstance(action, Hop)}
    assert ends == set(board(3).adjacent[at]) - {space(4, 0, 2)}  # not onto a ship
    assert rule_of(game, 0, Hop(card, at, space(4, 0, 2))) == "NR-4.4"
    assert rule_of(game, 0, Hop(card, at, space(3, 0, 2))) == "NR-7.3"
    game.play(0, Hop(card, at, space(4, 0, 1)))
    assert letters(game.view(None).shards[space(4, 0, 1)]) == "B"  # landing as in Orbit


def test_nr_7_3_hop_never_goes_onto_a_covered_ring() -> None:
    card = special("hop", "yellow")
    at = space(2, 0, 1)
    game = arrange(new(), ships={0: {at: ""}}, piles={}, bays={0: ALL}, hands={0: [card]}, covered=1, time=4)
    assert rule_of(game, 0, Hop(card, at, space(1, 0, 1))) == "NR-7.3"
    assert all(action.to >= space(3, 0, 0) for action in game.legal(0) if isinstance(action, Hop))


def test_nr_7_4_gateway_jumps_from_an_ordinary_space_to_any_open_gate() -> None:
    card = special("gateway", "yellow")
    game = arrange(
        new(),
        ships={0: {B: "Y", gate(1, 0): ""}, 1: {gate(2, 0): ""}},
        piles={gate(3, 0): "R"},
        bays={0: ALL},
        hands={0: [card]},
    )
    ends = {(action.ship, action.to) for action in game.legal(0) if isinstance(action, Gateway)}
    taken = {gate(1, 0), gate(2, 0), gate(3, 0)}
    assert ends == {(B, gate(ring, base)) for ring in range(1, 6) for base in range(3)} - {
        (B, at) for at in taken
    }
    assert rule_of(game, 0, Gateway(card, gate(1, 0), gate(4, 0))) == "NR-7.4"
    assert rule_of(game, 0, Gateway(card, B, gate(3, 0))) == "NR-7.4"
    game.play(0, Gateway(card, B, gate(4, 1)))
    game.play(0, Leave(1))
    assert letters(game.view(None).shards[B]) == "Y"


@pytest.mark.parametrize("steps", [1, 2, 3, -1, -3])
def test_nr_7_5_tractor_beam_orbits_an_opponents_ship_and_leaves_nothing_behind(steps: int) -> None:
    card = special("tractor_beam", "yellow")
    game = arrange(new(), ships={0: {A: ""}, 1: {D: "YB"}}, piles={}, bays={0: ALL}, hands={0: [card]})
    end = board(3).along(D, steps)
    if end == A:
        assert rule_of(game, 0, TractorBeam(card, D, end)) == "NR-4.4"
        return
    assert rule_of(game, 0, TractorBeam(card, D, end)) is None
    game.play(0, TractorBeam(card, D, end))
    assert game.view(None).fleets[1] == (end,)
    assert (letters(game.view(None).shards[end]), game.view(None).shards[D]) == ("YB", ())
    assert game.waiting_for() == (0,)


def test_nr_7_5_the_ship_takes_up_shards_where_it_ends() -> None:
    card = special("tractor_beam", "yellow")
    game = arrange(new(), ships={1: {D: "Y"}}, piles={E: "BR"}, bays={0: ALL}, hands={0: [card]})
    assert rule_of(game, 0, TractorBeam(card, D, E)) is None
    game.play(0, TractorBeam(card, D, E))
    assert letters(game.view(None).shards[E]) == "BRY"


def test_nr_7_5_tractor_beam_is_for_others_and_reaches_three_spaces() -> None:
    card = special("tractor_beam", "yellow")
    game = arrange(new(), ships={0: {A: ""}, 1: {D: ""}}, piles={}, bays={0: ALL}, hands={0: [card]})
    assert rule_of(game, 0, TractorBeam(card, A, B)) == "NR-7.5"
    assert rule_of(game, 0, TractorBeam(card, D, board(3).along(D, 4))) == "NR-7.5"


def test_nr_7_6_drop_pod_unloads_anywhere_with_one_advance_in_all() -> None:
    card = special("drop_pod", "yellow")
    game = arrange(new(), ships={0: {C: "RB", A: ""}}, piles={}, bays={0: ["Y"]}, hands={0: [card]}, time=1)
    assert rule_of(game, 0, DropPod(card, A)) == "NR-7.6"  # no Shards
    game.play(0, DropPod(card, C))
    game.play(0, Stow(1))
    game.play(0, Stow(1))
    view = game.view(None)
    assert (view.time, view.docks[0], letters(view.players[0].bays[1])) == (2, 2, "BR")


def test_nr_7_7_long_burn_orbits_by_any_number_of_the_card() -> None:
    card = special("long_burn", "yellow")
    at = gate(5, 1)
    game = arrange(new(), ships={0: {at: ""}}, piles={}, bays={0: ALL}, hands={0: [card]})
    ends = {action.to for action in game.legal(0) if isinstance(action, LongBurn)}
    assert ends == {board(3).along(at, sign * steps) for steps in range(1, 7) for sign in (1, -1)}
    assert rule_of(game, 0, LongBurn(card, at, board(3).along(at, 7))) == "NR-7.7"


# ---- Slipstream


def test_nr_7_8_slipstream_frees_orbits_from_links() -> None:
    slip = special("slipstream", "black")
    game = arrange(
        new(), ships={0: {A: ""}}, piles={}, bays={0: ALL}, hands={0: [slip, ORBIT_1, ORBIT_2, ORBIT_3]}
    )
    game.play(0, Slipstream(slip))
    game.play(0, Orbit(ORBIT_1, A, B))
    assert not game.view(None).linked
    game.play(0, Launch(gate(1, 0)))  # a Launch does not end it
    assert rule_of(game, 0, Orbit(ORBIT_2, B, D)) is None
    game.play(0, Orbit(ORBIT_2, B, D))
    assert (
        rule_of(game, 0, Jump(ORBIT_3, gate(1, 0), gate(2, 0))) == "NR-3.5"
    )  # another action needs a link again
    game.play(0, Orbit(ORBIT_3, D, A))


@pytest.mark.parametrize("ends", ["chain", "special", "special without action"])
def test_nr_7_8_every_card_that_is_no_orbit_ends_it(ends: str) -> None:
    slip, hop = special("slipstream", "black"), special("hop", "yellow")
    hand = [slip, hop, ORBIT_1, ORBIT_2, ORBIT_3, basic("orbit 2", "hijack")]
    game = arrange(new(), ships={0: {A: ""}}, piles={}, bays={0: ALL}, hands={0: hand})
    game.play(0, Slipstream(slip))
    game.play(0, Orbit(ORBIT_1, A, B))
    if ends == "chain":
        game.play(0, Chain(ORBIT_2))
        at = B
    elif ends == "special":
        at = board(3).adjacent[B][0]
        game.play(0, Hop(hop, B, at))
    else:
        game.play(0, Chain(hop))
        at = B
    assert not game.view(None).slipping
    game.play(0, Orbit(ORBIT_3, at, board(3).along(at, 3)))  # each of these linked once
    assert rule_of(game, 0, Orbit(hand[-1], board(3).along(at, 3), board(3).along(at, 5))) == "NR-3.5"


def test_nr_7_8_another_basic_action_ends_it_too() -> None:
    slip = special("slipstream", "black")
    game = arrange(new(), ships={0: {A: ""}}, piles={}, bays={0: ALL}, hands={0: [slip, ORBIT_1, ORBIT_2]})
    game.play(0, Slipstream(slip))
    assert rule_of(game, 0, Jump(ORBIT_1, A, gate(4, 0))) is None  # no Orbit yet: the Slipstream is a link
    game.play(0, Jump(ORBIT_1, A, gate(4, 0)))
    assert rule_of(game, 0, Orbit(ORBIT_2, gate(4, 0), space(4, 0, 2))) == "NR-3.5"


def test_nr_7_8_it_does_not_outlast_the_turn() -> None:
    slip = special("slipstream", "black")
    game = arrange(
        new(), ships={1: {A: ""}}, piles={B: "Y"}, bays={0: ALL}, hands={0: [slip], 1: [ORBIT_1, ORBIT_2]}
    )
    game.play(0, Slipstream(slip))
    game.play(0, EndTurn())
    game.play(1, Orbit(ORBIT_1, A, board(3).counter_clockwise[A]))
    assert rule_of(game, 1, Orbit(ORBIT_2, board(3).counter_clockwise[A], B)) == "NR-3.5"


def test_nr_7_8_another_slipstream_begins_anew() -> None:
    one, two = special("slipstream", "black"), special("slipstream", "red")
    game = arrange(
        new(), ships={0: {A: ""}}, piles={}, bays={0: ALL}, hands={0: [one, two, ORBIT_1, ORBIT_2, ORBIT_3]}
    )
    game.play(0, Slipstream(one))
    game.play(0, Orbit(ORBIT_1, A, B))
    game.play(0, Slipstream(two))
    game.play(0, Orbit(ORBIT_2, B, D))
    game.play(0, Orbit(ORBIT_3, D, A))


def test_nr_7_8_the_action_is_always_possible() -> None:
    slip = special("slipstream", "black")
    game = arrange(new(), ships={}, piles={A: "Y"}, bays={0: ALL}, hands={0: [slip]})
    assert rule_of(game, 0, Slipstream(slip)) is None


def test_nr_7_6_example_a_row_of_cards_with_a_yellow_special_that_unloads() -> None:
    pod = special("drop_pod", "yellow")
    hand = [ORBIT_1, ORBIT_2, ORBIT_3, pod, basic("orbit 1", "unload")]
    game = arrange(
        new(), ships={0: {A: ""}}, piles={D: "R", E: "R"}, bays={0: ["Y"]}, hands={0: hand}, time=1
    )
    game.play(0, Orbit(ORBIT_1, A, B))
    game.play(0, Chain(ORBIT_3))
    game.play(0, Orbit(ORBIT_2, B, D))
    game.play(0, DropPod(pod, D))
    game.play(0, Stow(1))
    assert game.view(None).linked  # it chains another action
    without = arrange(new(), ships={0: {A: ""}}, piles={D: "R"}, hands={0: hand}, time=1)
    without.play(0, Orbit(ORBIT_1, A, B))
    without.play(0, Chain(ORBIT_3))
    without.play(0, Orbit(ORBIT_2, B, D))
    assert rule_of(without, 0, DropPod(pod, D)) == "NR-3.6"
    without.play(0, Chain(pod))  # it would only link


def test_nr_7_7_the_numbers_on_the_card_are_data() -> None:
    assert {CARDS.orbits[special("long_burn", symbol)] for symbol in ("yellow", "red")} == {
        (1, 2, 3, 4, 5, 6)
    }
