"""The board: rings, Gates, neighbours, Asteroids, Star Bases (section 1)."""

from importlib.resources import files

import pytest

from novatable import Game
from novatable.core.cardfile import CardFileError
from novatable.novaraiders.cards import check, load
from tests.builders.novaraiders import STANDARD, board, gate, new, space

BOTH = pytest.mark.parametrize("players", [3, 4])


@pytest.mark.parametrize(("players", "bases"), [(2, 3), (3, 3), (4, 4)])
def test_nr_1_1_two_boards_with_a_base_per_player(players: int, bases: int) -> None:
    assert new(players).state.rules.board.bases == bases
    assert Game.new("novaraiders", players=players, seed=1).seats == max(players, 3)


@pytest.mark.parametrize("players", [0, 1, 5, True, "3", None])
def test_nr_1_1_two_to_four_players_only(players: object) -> None:
    with pytest.raises(ValueError, match=r"2 to 4 players.*NR-1\.1"):
        Game.new("novaraiders", players=players, seed=1)


def test_nr_1_1_a_card_set_has_both_boards() -> None:
    four = STANDARD.rindex("[[boards]]\n")
    with pytest.raises(CardFileError, match=r"boards.*NR-1\.1"):
        check(STANDARD[:four] + STANDARD[STANDARD.index("# ---- Basic deck") :], "x")
    with pytest.raises(CardFileError, match=r"bases.*NR-1\.1"):
        check(STANDARD.replace("bases = 4", "bases = 3"), "x")


def test_nr_1_1_a_set_without_boards_is_played_on_the_standard_ones() -> None:
    shipped = files("novatable.novaraiders").joinpath("cards/standard.toml").read_text("utf-8")
    assert "bases =" not in shipped
    assert check(shipped, "x").hash == check(STANDARD, "x").hash == load("standard").hash


def test_nr_1_2_a_board_has_just_five_rings() -> None:
    ring = "\n[[boards.rings]]\nwidth = 6\nasteroid = 3\nshards = 0\n"
    with pytest.raises(CardFileError, match=r"rings.*NR-1\.2"):
        check(STANDARD.replace(ring, "", 1), "x")


@BOTH
def test_nr_1_2_five_rings_of_which_three_expansions_leave_two(players: int) -> None:
    plan = board(players)
    assert plan.rings == 5
    assert plan.rings - plan.track.count(2) == 2


@pytest.mark.parametrize(("players", "sizes"), [(3, [6, 9, 12, 15, 18]), (4, [8, 12, 16, 20, 24])])
def test_nr_1_3_ring_r_has_r_plus_1_spaces_per_base(players: int, sizes: list[int]) -> None:
    plan = board(players)
    assert [len(plan.spaces_of(ring)) for ring in range(5)] == sizes
    assert len(plan.gates) == 5 * players
    for ring in range(5):
        for base in range(players):
            at = plan.space(ring, base, 0)
            assert plan.gate[at] is not None
            assert (plan.ring[at], plan.base[at], plan.step[at]) == (ring, base, 0)


def test_nr_1_3_other_widths_are_possible_if_each_ring_is_one_wider_per_base() -> None:
    wider = STANDARD
    for width in (6, 5, 4, 3, 2):
        wider = wider.replace(f"width = {width}\n", f"width = {width + 1}\n")
    assert [len(check(wider, "x").board(3).spaces_of(ring)) for ring in range(5)] == [9, 12, 15, 18, 21]
    with pytest.raises(CardFileError, match=r"width.*must be 4.*NR-1\.3"):
        check(STANDARD.replace("width = 4\n", "width = 5\n", 1), "x")
    with pytest.raises(CardFileError, match=r"width.*2 to 20"):
        check(STANDARD.replace("width = 6\n", "width = 21\n", 1), "x")


@BOTH
def test_nr_1_4_neighbours_are_symmetric_and_four_on_the_middle_rings(players: int) -> None:
    plan = board(players)
    for at in range(plan.size):
        assert len(set(plan.adjacent[at])) == len(plan.adjacent[at])
        for other in plan.adjacent[at]:
            assert at in plan.adjacent[other]
            assert abs(plan.ring[at] - plan.ring[other]) == 1
        if 1 <= plan.ring[at] <= 3:
            assert len(plan.adjacent[at]) == 4


@BOTH
def test_nr_1_4_an_ordinary_space_touches_j_minus_1_and_j_inward_j_and_j_plus_1_outward(players: int) -> None:
    def at(ring: int, base: int, step: int) -> int:
        return space(ring, base, step, players)

    last = players - 1
    assert set(board(players).adjacent[at(3, 1, 2)]) == {at(2, 1, 1), at(2, 1, 2), at(4, 1, 2), at(4, 1, 3)}
    # Step 3 of ring 2 is the next base's Gate; the last base's neighbour is base 0.
    assert set(board(players).adjacent[at(3, last, 3)]) == {
        at(2, last, 2),
        gate(2, 0, players),
        at(4, last, 3),
        at(4, last, 4),
    }


@BOTH
def test_nr_1_4_a_gate_touches_both_next_gates_and_the_spaces_beside_the_outward_one(players: int) -> None:
    outward = gate(4, 0, players)
    plan = board(players)
    beside = {plan.clockwise[outward], plan.counter_clockwise[outward]}
    assert set(plan.adjacent[gate(3, 0, players)]) == {gate(2, 0, players), outward, *beside}
    assert len(plan.adjacent[gate(1, 0, players)]) == 3
    assert plan.adjacent[gate(5, 0, players)] == (gate(4, 0, players),)


@BOTH
def test_nr_1_5_one_asteroid_per_base_and_ring_at_step_half_r_rounded_up(players: int) -> None:
    steps = {1: 1, 2: 1, 3: 2, 4: 2, 5: 3}
    want = {space(ring, base, step, players) for ring, step in steps.items() for base in range(players)}
    assert set(board(players).asteroids) == want
    assert all(board(players).gate[at] is None for at in board(players).asteroids)


@pytest.mark.parametrize("step", [0, 3])
def test_nr_1_5_an_asteroid_is_on_an_ordinary_space(step: int) -> None:
    with pytest.raises(CardFileError, match=r"asteroid.*NR-1\.5"):
        check(STANDARD.replace("width = 3\nasteroid = 1", f"width = 3\nasteroid = {step}", 1), "x")


def test_nr_1_6_a_star_base_has_a_dock_and_three_bays() -> None:
    view = new(4).view(None)
    assert view.docks == (3, 3, 3, 3)
    assert [player.bays for player in view.players] == [((), (), ())] * 4
