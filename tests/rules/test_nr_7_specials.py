"""The thirteen Special actions (section 7)."""

import pytest

from novatable.novaraiders.actions import (
    Breach,
    Chain,
    DropPod,
    EndTurn,
    GateRam,
    Gateway,
    HitAndRun,
    Hop,
    Jump,
    Launch,
    Leave,
    LongBurn,
    Orbit,
    Plunder,
    Restow,
    Run,
    Shove,
    Slipstream,
    Stevedore,
    Stow,
    Timekeeper,
    TractorBeam,
)
from tests.raiders import CARDS, arrange, basic, board, gate, letters, new, rule_of, space, special

ALL = ["YBR"]
"""A Bay with every symbol."""
A, B, C, D, E, F = (space(5, 0, step) for step in range(6))
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


# ---- Gate Ram


def test_nr_7_9_gate_ram_pushes_the_stack_one_gate_inward_and_keeps_a_shard() -> None:
    ram = special("gate_ram")
    game = arrange(
        new(),
        ships={0: {gate(4, 1): "Y"}, 1: {gate(3, 1): "RB"}},
        piles={gate(2, 1): "B"},
        bays={0: ALL},
        hands={0: [ram]},
    )
    game.play(0, GateRam(ram, gate(4, 1)))  # from a Gate of any base
    game.play(0, Leave(0))
    view = game.view(None)
    assert (view.fleets[0], view.fleets[1]) == ((gate(3, 1),), (gate(2, 1),))
    assert letters(view.shards[gate(3, 1)]) == "RY"  # its lowest Shard stays for you
    assert letters(view.shards[gate(2, 1)]) == "BB"  # Shards lying alone are taken
    assert view.players[0].hijacks == 0


def test_nr_7_9_others_on_the_way_are_pushed_with_all_their_shards() -> None:
    ram = special("gate_ram")
    game = arrange(
        new(),
        ships={0: {gate(4, 0): "", gate(2, 0): "R"}, 1: {gate(3, 0): "Y"}},
        piles={},
        bays={0: ALL},
        hands={0: [ram]},
    )
    game.play(0, GateRam(ram, gate(4, 0)))
    view = game.view(None)
    assert set(view.fleets[0]) == {gate(3, 0), gate(1, 0)}  # one's own is pushed too
    assert view.fleets[1] == (gate(2, 0),)
    assert letters(view.shards[gate(1, 0)]) == "R"
    bare = arrange(
        new(),
        ships={0: {gate(4, 0): ""}, 1: {gate(3, 0): "Y"}, 2: {gate(2, 0): ""}},
        piles={},
        bays={0: ALL},
        hands={0: [ram]},
    )
    bare.play(0, GateRam(ram, gate(4, 0)))
    assert bare.view(None).fleets == ((gate(3, 0),), (gate(2, 0),), (gate(1, 0),))  # bare ones too


def test_nr_7_9_beyond_the_innermost_ring_is_the_star() -> None:
    ram = special("gate_ram")
    game = arrange(
        new(),
        ships={0: {gate(4, 0): "", gate(2, 0): "R"}, 1: {gate(3, 0): "YB"}},
        piles={},
        bays={0: ALL},
        hands={0: [ram]},
        covered=1,
        time=4,
    )
    game.play(0, GateRam(ram, gate(4, 0)))
    view = game.view(None)
    assert view.fleets[0] == (gate(3, 0),)  # the other one fell into the Star with its Shard
    assert view.lost == (0, 0, 1)
    assert view.players[0].destroyed == 0  # one's own never counts (NR-10.4)
    direct = arrange(
        new(),
        ships={0: {gate(2, 0): ""}, 1: {gate(1, 0): "YB"}},
        piles={A: "R"},
        bays={0: ALL},
        hands={0: [ram]},
    )
    direct.play(0, GateRam(ram, gate(2, 0)))
    view = direct.view(None)
    assert (view.fleets[1], view.lost) == ((), (0, 1, 0))
    assert letters(view.shards[gate(1, 0)]) == "Y"
    assert view.players[0].destroyed == 1


def test_nr_7_9_needs_an_opponents_stack_on_the_next_gate_inward() -> None:
    ram = special("gate_ram")
    game = arrange(
        new(),
        ships={0: {gate(1, 0): "", gate(3, 1): "", B: ""}, 1: {gate(2, 1): "", gate(2, 2): "Y"}},
        piles={},
        bays={0: ALL},
        hands={0: [ram]},
    )
    for ship in (gate(1, 0), gate(3, 1), B):  # innermost, bare victim, no Gate
        assert rule_of(game, 0, GateRam(ram, ship)) == "NR-7.9"
    own = arrange(
        new(), ships={0: {gate(3, 1): "", gate(2, 1): "Y"}}, piles={}, bays={0: ALL}, hands={0: [ram]}
    )
    assert rule_of(own, 0, GateRam(ram, gate(3, 1))) == "NR-7.9"


# ---- other attacks


def test_nr_7_10_plunder_takes_all_of_the_victims_shards() -> None:
    card = special("plunder", "black")
    game = arrange(new(), ships={0: {A: "R"}, 1: {B: "YBY"}}, piles={}, bays={0: ALL}, hands={0: [card]})
    game.play(0, Plunder(card, A, B))
    game.play(0, Leave(0))
    view = game.view(None)
    assert (view.fleets[1], view.shards[D]) == ((D,), ())  # two high: pushed two, bare
    assert letters(view.shards[B]) == "YBYR"
    assert view.players[0].hijacks == 1


def test_nr_7_11_hit_and_run_asks_for_an_orbit_after_what_is_left_behind() -> None:
    card = special("hit_and_run", "black")
    game = arrange(new(), ships={0: {B: "R"}, 1: {C: "Y"}}, piles={}, bays={0: ALL}, hands={0: [card]})
    game.play(0, HitAndRun(card, B, C))
    game.play(0, Leave(1))
    assert letters(game.view(None).shards[B]) == "R"
    ends = {action.to for action in game.legal(0) if isinstance(action, Run)}
    around = {board(3).along(C, steps) for steps in (1, 2, 3, -1, -2, -3)}
    assert ends == {None, *around} - {E}  # the victim is on E
    assert rule_of(game, 0, Run(board(3).along(C, 4))) == "NR-7.11"
    game.play(0, Run(A))
    game.play(0, Leave(1))  # it may itself leave Shards behind
    assert (game.view(None).fleets[0], letters(game.view(None).shards[C])) == ((A,), "Y")
    assert game.view(None).players[0].hijacks == 1


def test_nr_7_11_the_orbit_may_be_declined() -> None:
    card = special("hit_and_run", "black")
    game = arrange(new(), ships={0: {B: ""}, 1: {C: "Y"}}, piles={}, bays={0: ALL}, hands={0: [card]})
    game.play(0, HitAndRun(card, B, C))
    game.play(0, Run(None))
    assert game.view(None).fleets[0] == (C,)


def test_nr_7_12_shove_pushes_bare_ships_too_and_nobody_else_moves() -> None:
    card = special("shove", "yellow")
    game = arrange(
        new(), ships={0: {C: "R"}, 1: {B: ""}, 2: {D: "YB"}}, piles={}, bays={0: ALL}, hands={0: [card]}
    )
    assert rule_of(game, 0, Shove(card, C, B)) is None
    game.play(0, Shove(card, C, D))
    view = game.view(None)
    assert (view.fleets[0], view.fleets[2]) == ((C,), (F,))
    assert (letters(view.shards[F]), view.shards[D]) == ("YB", ())
    assert view.players[0].hijacks == 0


@pytest.mark.parametrize(("direction", "end"), [("clockwise", 2), ("counter_clockwise", -2)])
def test_nr_7_13_breach_pushes_an_opponent_along_its_ring_in_the_chosen_direction(
    direction: str, end: int
) -> None:
    card = special("breach", "yellow")
    target = gate(5, 1)
    game = arrange(
        new(), ships={0: {gate(3, 0): "R"}, 1: {target: "YB"}}, piles={}, bays={0: ALL}, hands={0: [card]}
    )
    assert rule_of(game, 0, Breach(card, gate(3, 0), target)) == "NR-7.13"
    game.play(0, {"type": "breach", "card": card, "ship": gate(3, 0), "to": target, "push": direction})
    game.play(0, Leave(0))
    view = game.view(None)
    assert view.fleets[1] == (board(3).along(target, end),)
    assert letters(view.shards[board(3).along(target, end)]) == "YB"
    assert (view.fleets[0], letters(view.shards[target])) == ((target,), "R")


def test_nr_7_13_breach_takes_shards_alone_and_is_blocked_by_ones_own_ship() -> None:
    card = special("breach", "yellow")
    game = arrange(
        new(),
        ships={0: {gate(3, 0): "", gate(4, 0): "", B: ""}},
        piles={gate(2, 1): "YB"},
        bays={0: ALL},
        hands={0: [card]},
    )
    assert rule_of(game, 0, Breach(card, gate(3, 0), gate(4, 0))) == "NR-7.13"
    assert rule_of(game, 0, Breach(card, gate(3, 0), gate(4, 0), "clockwise")) == "NR-7.13"
    assert rule_of(game, 0, Breach(card, B, gate(5, 1))) == "NR-7.13"  # from a Gate only
    assert rule_of(game, 0, Breach(card, gate(3, 0), gate(2, 1), "clockwise")) == "NR-7.13"  # nobody to push
    assert rule_of(game, 0, Breach(card, gate(3, 0), gate(2, 1))) is None
    game.play(0, Breach(card, gate(3, 0), gate(2, 1)))
    assert letters(game.view(None).shards[gate(2, 1)]) == "YB"


def test_nr_7_13_the_gate_that_is_left_is_never_open() -> None:
    """On ring 1 the victim, pushed by five, would come to the Gate that the breaching ship leaves."""
    card = special("breach", "yellow")
    start, target = gate(1, 0), gate(1, 1)
    around = board(3).along(target, 4)
    assert around == start
    game = arrange(
        new(), ships={0: {start: "RRR"}, 1: {target: ""}}, piles={}, bays={0: ALL}, hands={0: [card]}
    )
    game.play(0, Breach(card, start, target, "clockwise"))
    assert game.view(None).fleets[1] == (board(3).along(target, 5),)
    blocked = {board(3).along(target, steps): "R" for steps in (1, 2, 3)}
    bare = arrange(
        new(), ships={0: {start: ""}, 1: {target: ""}}, piles=blocked, bays={0: ALL}, hands={0: [card]}
    )
    bare.play(0, Breach(card, start, target, "clockwise"))
    assert bare.view(None).fleets[1] == (board(3).along(target, 5),)


def test_nr_7_13_not_onto_a_covered_ring_nor_if_no_space_is_open() -> None:
    card = special("breach", "yellow")
    game = arrange(
        new(), ships={0: {gate(3, 0): ""}}, piles={}, bays={0: ALL}, hands={0: [card]}, covered=1, time=4
    )
    assert rule_of(game, 0, Breach(card, gate(3, 0), gate(1, 0))) == "NR-7.13"
    assert rule_of(game, 0, Breach(card, gate(3, 0), gate(2, 0))) is None
    ring = [space(1, base, step) for base in range(3) for step in range(2)]
    full = arrange(
        new(),
        ships={0: {gate(3, 0): ""}, 1: {ring[0]: ""}},
        piles=dict.fromkeys(ring[1:], "R"),
        bays={0: ALL},
        hands={0: [card]},
    )
    for direction in ("clockwise", "counter_clockwise"):
        push = {"type": "breach", "card": card, "ship": gate(3, 0), "to": ring[0], "push": direction}
        assert rule_of(full, 0, push) == "NR-5.6"


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
