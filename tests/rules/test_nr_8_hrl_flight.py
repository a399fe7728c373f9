"""H.R.L. and the expanding Star (NR-8.7)."""

from collections.abc import Mapping

import pytest

from novatable.novaraiders.actions import (
    GateRam,
    Launch,
    Timekeeper,
)
from novatable.novaraiders.events import HrlFled, ShipDestroyed, StarExpanded
from novatable.novaraiders.game import NovaRaiders
from tests.builders.novaraiders import (
    HRL,
    TIMES,
    arrange,
    board,
    gate,
    letters,
    new,
    rule_of,
    space,
    special,
)

FAR = space(5, 0, 3)
RING_1 = [space(1, base, step) for base in range(3) for step in range(2)]
RING_2 = [space(2, base, step) for base in range(3) for step in range(3)]
TIMEKEEPER = special("timekeeper")


def expanding(
    covered: int, ships: Mapping[int, Mapping[int, str]], piles: Mapping[int, str] | None = None
) -> NovaRaiders:
    """Seat 0 plays a Timekeeper, and so many rings plus one are covered."""
    game = arrange(
        new(2),
        ships=ships,
        piles={FAR: "Y"} if piles is None else piles,
        bays={0: ["B"]},
        hands={0: [TIMEKEEPER]},
        covered=covered,
        time=TIMES[covered + 1] - 1,
    )
    game.play(0, Timekeeper(TIMEKEEPER))
    assert game.view(None).covered == covered + 1
    return game


@pytest.mark.parametrize(("covered", "ring"), [(0, 4), (1, 5)])
def test_nr_8_7_in_an_expansion_it_moves_to_the_red_gate_of_the_third_ring_left(
    covered: int, ring: int
) -> None:
    at, stays = space(covered + 1, 0, 1), space(covered + 2, 0, 1)
    game = expanding(covered, {HRL: {at: "YB", stays: "R"}})
    view = game.view(None)
    assert set(view.fleets[HRL]) == {gate(ring, HRL), stays}
    assert letters(view.shards[gate(ring, HRL)]) == "YB"  # with its Shards, in their order
    assert letters(view.shards[stays]) == "R"
    assert (view.lost, view.docks[HRL]) == ((0, 0, 0), 1)
    assert game.state.ships[gate(ring, HRL)] == HRL
    assert game.state.ships[at] is None


def test_nr_8_7_shards_and_players_ships_leave_first_then_hrl_by_rank() -> None:
    inner, outer = space(1, 2, 1), space(1, 0, 0)
    ships = {1: {RING_1[1]: "R"}, HRL: {outer: "B", inner: "Y"}}
    game = arrange(
        new(2),
        ships=ships,
        piles={RING_1[3]: "R", FAR: "Y"},
        bays={0: ["B"]},
        hands={0: [TIMEKEEPER]},
        time=3,
    )
    events = game.play(0, Timekeeper(TIMEKEEPER))
    assert [event for event in events if isinstance(event, StarExpanded | ShipDestroyed | HrlFled)] == [
        StarExpanded(0, (2,)),
        ShipDestroyed(1, 0, RING_1[1], (2,)),
        HrlFled(inner, gate(4, HRL)),
        HrlFled(outer, space(4, HRL, 1)),
    ]
    view = game.view(None)
    assert (letters(view.shards[gate(4, HRL)]), letters(view.shards[space(4, HRL, 1)])) == ("Y", "B")
    assert view.lost == (0, 0, 2)


def packed(*free: int) -> dict[int, str]:
    """A Shard on each space of ring 4 but these."""
    spaces = [at for at in board(2).spaces_of(3) if at not in free]
    return dict(zip(spaces, "YBR" * 5, strict=False))


def test_nr_8_7_a_gate_that_is_not_open_sends_it_to_the_first_open_space_clockwise() -> None:
    ships = {0: {space(4, 2, 1): ""}, HRL: {RING_1[0]: "R"}}
    game = expanding(0, ships, {gate(4, 2): "Y", space(4, 2, 2): "B"})
    assert game.view(None).fleets[HRL] == (space(4, 2, 3),)
    assert letters(game.view(None).shards[space(4, 2, 3)]) == "R"
    round_the_corner = expanding(
        0, {1: {gate(4, 2): ""}, HRL: {RING_1[0]: ""}}, packed(gate(4, 2), space(4, 0, 1))
    )
    assert round_the_corner.view(None).fleets[HRL] == (space(4, 0, 1),)


def test_nr_8_7_without_an_open_space_it_goes_to_the_dock() -> None:
    game = expanding(0, {1: {gate(4, HRL): ""}, HRL: {RING_1[0]: "RR"}}, packed(gate(4, HRL)))
    view = game.view(None)
    assert (view.fleets[HRL], view.docks[HRL]) == ((), 3)
    assert view.hrl is not None
    assert (view.hrl.hold, view.lost) == ((0, 0, 2), (0, 0, 0))


def test_nr_8_7_when_two_rings_are_left_it_goes_to_the_dock_with_its_shards() -> None:
    stays = gate(4, HRL)
    game = expanding(2, {HRL: {space(3, 1, 2): "YRR", gate(3, HRL): "", stays: "B"}})
    view = game.view(None)
    assert (view.fleets[HRL], view.docks[HRL]) == ((stays,), 2)
    assert view.hrl is not None
    assert (view.hrl.hold, view.lost) == ((1, 0, 2), (0, 0, 0))
    assert rule_of(game, HRL, Launch(gate(5, HRL))) == "NR-8.3"  # out of play


def test_nr_8_7_moved_or_docked_is_not_destroyed() -> None:
    for covered in (0, 2):
        game = expanding(covered, {HRL: {space(covered + 1, 0, 1): "Y"}})
        assert [player.destroyed for player in game.view(None).players] == [0, 0]


def test_nr_8_7_pushed_into_the_star_is_destroyed() -> None:
    ram = special("gate_ram")
    game = arrange(
        new(2),
        ships={0: {gate(2, 0): ""}, HRL: {gate(1, 0): "YB"}},
        piles={FAR: "Y"},
        bays={0: ["R"]},
        hands={0: [ram]},
    )
    game.play(0, GateRam(ram, gate(2, 0)))
    view = game.view(None)
    assert (view.fleets[HRL], view.docks[HRL], view.lost) == ((), 2, (0, 1, 0))
    assert [player.destroyed for player in view.players] == [1, 0]
