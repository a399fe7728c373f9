"""The Special actions that push others (NR-7.9 to NR-7.13)."""

from typing import Any

import pytest

from novatable.novaraiders.actions import Breach, GateRam, HitAndRun, Leave, Plunder, Run, Shove
from novatable.novaraiders.events import Pushed
from tests.builders.novaraiders import arrange, board, gate, letters, new, rule_of, space, special

ALL = ["YBR"]
"""A Bay with every symbol."""
A, B, C, D, E, F = (space(5, 0, step) for step in range(6))


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
    told = direct.play(0, GateRam(ram, gate(2, 0)))
    (fell,) = [event for event in told if isinstance(event, Pushed)]
    assert (fell.to, letters(fell.left), letters(fell.lost)) == (None, "Y", "B")
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


@pytest.mark.parametrize("push", [0, 7, True, "outward"])
def test_nr_7_13_only_a_direction_is_a_direction(push: Any) -> None:
    card = special("breach", "red")
    game = arrange(
        new(),
        ships={0: {gate(5, 0): ""}, 1: {gate(4, 1): "Y"}},
        piles={},
        bays={0: ["R"]},
        hands={0: [card]},
        time=1,
    )
    assert rule_of(game, 0, Breach(card, gate(5, 0), gate(4, 1), "clockwise")) is None
    assert rule_of(game, 0, Breach(card, gate(5, 0), gate(4, 1), push)) == "NR-7.13"
