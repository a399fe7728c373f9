"""H.R.L.'s cards carried out: Orbit, Acquire and Hijack (NR-8.5, NR-8.6)."""

import pytest

from novatable.novaraiders.actions import (
    HrlHijack,
    HrlMove,
    Leave,
)
from novatable.novaraiders.game import NovaRaiders
from tests.builders.novaraiders import (
    HRL,
    gate,
    hrl_turned_up,
    letters,
    no_effect,
    rule_of,
    space,
)

RING_1 = [space(1, base, step) for base in range(3) for step in range(2)]
RING_2 = [space(2, base, step) for base in range(3) for step in range(3)]


# ---- NR-8.5


def test_nr_8_5_orbit_goes_to_any_open_space_of_the_ring() -> None:
    ship = RING_1[4]
    game = hrl_turned_up("Orbit any", {0: {RING_1[1]: ""}, HRL: {ship: ""}}, {RING_1[3]: "B"})
    assert game.legal(0) == tuple(HrlMove(ship, RING_1[at]) for at in (0, 2, 5))
    for to in (ship, RING_1[1], RING_1[3], RING_2[0], 999):  # its own, a ship's, a Shard's, another ring
        assert rule_of(game, 0, HrlMove(ship, to)) == "NR-8.5"
    assert rule_of(game, 0, HrlMove(RING_1[1], RING_1[0])) == "NR-8.5"  # not a ship of H.R.L.'s
    assert rule_of(game, 0, HrlHijack(ship, RING_1[0], RING_1[1])) == "NR-8.5"
    game.play(0, HrlMove(ship, RING_1[0]))
    assert game.view(None).fleets[HRL] == (RING_1[0],)
    assert game.waiting_for() == (1,)  # a bare ship is not asked what it leaves behind


@pytest.mark.parametrize("left", [0, 1, 2])
def test_nr_8_5_orbit_leaves_shards_behind_at_will(left: int) -> None:
    game = hrl_turned_up("Orbit any", {HRL: {RING_1[4]: "YB"}})
    game.play(0, HrlMove(RING_1[4], RING_1[1]))
    assert game.waiting_for() == (0,)
    assert game.legal(0) == (Leave(0), Leave(1), Leave(2))
    game.play(0, Leave(left))
    view = game.view(None)
    assert letters(view.shards[RING_1[4]]) == "YB"[:left]
    assert letters(view.shards[RING_1[1]]) == "YB"[left:]
    assert (view.fleets[HRL], game.waiting_for()) == ((RING_1[1],), (1,))


def test_nr_8_5_acquire_goes_onto_shards_without_a_ship_on_its_ring() -> None:
    ship = RING_1[4]
    game = hrl_turned_up(
        "Acquire inner",
        {0: {RING_1[1]: "R"}, HRL: {ship: ""}},
        {RING_1[0]: "B", RING_1[3]: "YB", RING_2[0]: "R"},
    )
    assert game.legal(0) == (HrlMove(ship, RING_1[0]), HrlMove(ship, RING_1[3]))
    for to in (ship, RING_1[1], RING_1[2], RING_2[0]):  # its own, a Stack, an open space, another ring
        assert rule_of(game, 0, HrlMove(ship, to)) == "NR-8.5"


def test_nr_8_5_acquire_takes_the_shards_and_may_leave_nothing_behind() -> None:
    game = hrl_turned_up("Acquire inner", {HRL: {RING_1[4]: "R"}}, {RING_1[0]: "YB"})
    game.play(0, HrlMove(RING_1[4], RING_1[0]))
    assert game.waiting_for() == (1,)  # not asked
    assert letters(game.view(None).shards[RING_1[0]]) == "YBR"
    assert game.view(None).shards[RING_1[4]] == ()


def test_nr_8_5_if_there_is_no_such_space_no_effect() -> None:
    assert no_effect(hrl_turned_up("Acquire inner", {HRL: {RING_1[4]: "R"}}))
    full = hrl_turned_up("Orbit any", {HRL: {RING_1[0]: "R"}}, dict.fromkeys(RING_1[1:], "B"))
    assert no_effect(full)
    assert full.view(None).fleets[HRL] == (RING_1[0],)


# ---- NR-8.6


def hijacks(game: NovaRaiders) -> set[tuple[int, int, int]]:
    """The ways to carry the card out: ship, side, victim."""
    assert game.waiting_for() == (0,)
    return {(action.ship, action.side, action.victim) for action in game.legal(0)}  # type: ignore[attr-defined]


@pytest.mark.parametrize(("side", "end"), [(0, 3), (2, 8)])
def test_nr_8_6_an_hrl_ship_moves_next_to_the_victim_from_either_side_and_hijacks_it(
    side: int, end: int
) -> None:
    ship, victim = RING_2[6], RING_2[1]
    game = hrl_turned_up("Hijack blue", {0: {victim: "YB"}, HRL: {ship: "R"}})
    assert hijacks(game) == {(ship, RING_2[0], victim), (ship, RING_2[2], victim)}
    game.play(0, HrlHijack(ship, RING_2[side], victim))
    view = game.view(None)
    assert view.fleets[0] == (RING_2[end],)  # two high: pushed two spaces, away from that side
    assert letters(view.shards[RING_2[end]]) == "B"
    assert view.fleets[HRL] == (victim,)
    assert letters(view.shards[victim]) == "YR"  # onto the Shard that stayed
    assert view.shards[ship] == view.shards[RING_2[side]] == ()  # nothing is left behind in the whole card
    assert game.waiting_for() == (1,)  # and nothing of the kind is asked


def test_nr_8_6_a_ship_that_stands_next_to_it_already_may_stay_there_or_go_round() -> None:
    ship, victim = RING_2[0], RING_2[1]
    game = hrl_turned_up("Hijack blue", {0: {victim: "Y"}, HRL: {ship: "RR"}})
    assert hijacks(game) == {(ship, ship, victim), (ship, RING_2[2], victim)}
    game.play(0, HrlHijack(ship, ship, victim))
    view = game.view(None)
    assert (view.fleets[0], view.fleets[HRL]) == ((RING_2[4],), (victim,))
    assert (letters(view.shards[victim]), view.shards[ship]) == ("YRR", ())


def test_nr_8_6_a_stack_of_the_colour_on_the_card() -> None:
    ships = {0: {RING_2[1]: "Y"}, 1: {RING_2[4]: "B"}, HRL: {RING_2[7]: "R", RING_1[0]: ""}}
    for name, victim in (("Hijack blue", RING_2[1]), ("Hijack brown", RING_2[4])):
        assert {way[2] for way in hijacks(hrl_turned_up(name, ships))} == {victim}


@pytest.mark.parametrize("option", [False, True])
def test_nr_8_6_a_bare_ship_is_never_hijacked(option: bool) -> None:
    ships = {0: {RING_2[1]: ""}, HRL: {RING_2[0]: ""}}
    assert no_effect(hrl_turned_up("Hijack blue", ships, bare=option))  # NR-5.4


@pytest.mark.parametrize("covered", [0, 1, 2, 3])
def test_nr_8_6_on_the_three_innermost_rings_that_are_left(covered: int) -> None:
    for ring in range(covered + 1, 6):
        ships = {0: {space(ring, 0, 1): "R"}, HRL: {space(ring, 1, 1): ""}}
        game = hrl_turned_up("Hijack blue", ships, covered=covered)
        assert no_effect(game) == (ring > covered + 3)


def test_nr_8_6_by_an_hrl_ship_on_the_same_ring() -> None:
    ships = {0: {RING_2[1]: "Y"}, HRL: {RING_1[0]: "", gate(3, 0): ""}}
    assert no_effect(hrl_turned_up("Hijack blue", ships))


def test_nr_8_6_every_possible_ship_side_and_victim_is_offered() -> None:
    """One victim has a ship at its side, and that ship is H.R.L.'s own."""
    near, far, brown = RING_2[2], RING_2[7], RING_2[5]
    ships = {0: {RING_2[1]: "Y", RING_2[6]: "B"}, 1: {brown: ""}, HRL: {near: "", far: ""}}
    game = hrl_turned_up("Hijack blue", ships)
    assert hijacks(game) == {
        (near, near, RING_2[1]),
        (near, RING_2[0], RING_2[1]),
        (far, RING_2[0], RING_2[1]),
        (far, far, RING_2[6]),
    }
    for action in (
        HrlHijack(far, near, RING_2[1]),  # another ship stands there
        HrlHijack(near, brown, RING_2[6]),
        HrlHijack(near, RING_2[3], RING_2[1]),  # not next to the victim
        HrlHijack(RING_2[0], RING_2[0], RING_2[1]),  # no ship
        HrlHijack(near, near, brown),  # another colour
        HrlMove(near, RING_2[3]),
    ):
        assert rule_of(game, 0, action) == "NR-8.6"


def test_nr_8_6_shards_where_it_moves_up_are_taken_and_count_for_its_height() -> None:
    ship, victim = RING_2[6], RING_2[1]
    game = hrl_turned_up("Hijack blue", {0: {victim: "Y"}, HRL: {ship: "R"}}, {RING_2[0]: "BY"})
    game.play(0, HrlHijack(ship, RING_2[0], victim))
    view = game.view(None)
    assert view.fleets[0] == (RING_2[5],)  # four high
    assert letters(view.shards[victim]) == "YBYR"
    assert view.shards[RING_2[0]] == ()


def test_nr_8_6_what_is_open_is_judged_after_the_ship_has_moved_up() -> None:
    """The only open spaces are the one it moves up to and the one it comes from."""
    ship, victim = RING_1[3], RING_1[1]
    piles = {RING_1[2]: "B", RING_1[4]: "B", RING_1[5]: "B"}
    game = hrl_turned_up("Hijack blue", {0: {victim: "Y"}, HRL: {ship: ""}}, piles)
    game.play(0, HrlHijack(ship, RING_1[0], victim))
    assert game.view(None).fleets[0] == (ship,)


def test_nr_8_6_only_hijacks_that_can_be_carried_out_count() -> None:
    """Where it stands no space is open; from the other side its own space is."""
    ship, victim = RING_1[0], RING_1[1]
    ships = {0: {victim: "Y"}, HRL: {ship: ""}}
    game = hrl_turned_up("Hijack blue", ships, dict.fromkeys(RING_1[2:], "B"))
    assert hijacks(game) == {(ship, RING_1[2], victim)}
    game.play(0, HrlHijack(ship, RING_1[2], victim))
    assert game.view(None).fleets[0] == (ship,)
    stuck = {**ships, 1: {RING_1[2]: "B"}}
    assert no_effect(hrl_turned_up("Hijack blue", stuck, dict.fromkeys(RING_1[3:], "B")))
