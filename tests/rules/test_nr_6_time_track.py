"""The Time Track: spawns, expansions, the ends of a game (section 6)."""

from collections.abc import Mapping

import pytest

from novatable.novaraiders.actions import EndTurn, Leave, Orbit, Place, Stow, Timekeeper, Unload
from novatable.novaraiders.frames import Placing
from novatable.novaraiders.game import NovaRaiders
from tests.builders.novaraiders import (
    arrange,
    basic,
    board,
    end_turn,
    gate,
    letters,
    new,
    rule_of,
    space,
    special,
)

UNLOAD = basic("orbit 1", "unload")
TIMEKEEPER = special("timekeeper")
FAR = space(5, 0, 4)


def ticking(
    time: int,
    ships: Mapping[int, Mapping[int, str]] | None = None,
    piles: Mapping[int, str] | None = None,
    players: int = 3,
    bag: str = "YBRYBR",
) -> NovaRaiders:
    """Seat 0 can advance the Track, which stands at `time`, with a Timekeeper."""
    return arrange(
        new(players),
        ships={0: {FAR: ""}, 1: {space(5, 1, 4): ""}, 2: {space(5, 2, 4): ""}} if ships is None else ships,
        piles={space(5, 0, 2): "Y"} if piles is None else piles,
        bays={0: ["B"]},
        hands={0: [TIMEKEEPER]},
        bag=bag,
        time=time,
        covered=sum(event == 2 for event in board(players).track[:time]),
    )


def kinds(game: NovaRaiders, seat: int, action: object) -> list[str]:
    return [event.to_json()["type"] for event in game.play(seat, action)]


def test_nr_6_1_blank_does_nothing() -> None:
    game = ticking(1)
    assert kinds(game, 0, Timekeeper(TIMEKEEPER)) == ["played", "time_advanced"]
    assert (game.view(None).time, game.waiting_for()) == (2, (0,))


def test_nr_6_2_spawn_begins_at_the_left_and_each_draws_places_next() -> None:
    game = ticking(0)
    bag = [*reversed(game.state.bag)]
    game.play(0, Timekeeper(TIMEKEEPER))
    for turn, seat in enumerate((1, 2, 0)):
        assert game.waiting_for() == (seat,)
        frame = game.view(None).frames[-1]
        assert isinstance(frame, Placing)
        assert frame.shard == bag[turn]  # drawn only when it is this player's moment
        at = game.legal(seat)[0].to_json()["to"]
        game.play(seat, Place(at))
        assert game.view(None).shards[at] == (bag[turn],)
    assert game.waiting_for() == (0,)


def test_nr_6_2_only_open_asteroids_of_rings_that_are_left_and_placing_is_compulsory() -> None:
    game = ticking(4, ships={0: {space(2, 0, 1): ""}}, piles={space(3, 0, 2): "R"})
    game.play(0, Timekeeper(TIMEKEEPER))
    assert game.view(None).covered == 1
    steps = {2: 1, 3: 2, 4: 2, 5: 3}
    want = {space(ring, base, step) for ring, step in steps.items() for base in range(3)}
    assert {action.to_json()["to"] for action in game.legal(1)} == want - {space(2, 0, 1), space(3, 0, 2)}
    assert rule_of(game, 1, Place(space(1, 0, 1))) == "NR-6.2"
    assert rule_of(game, 1, Place(gate(3, 0))) == "NR-6.2"
    assert rule_of(game, 1, EndTurn()) is not None
    assert rule_of(game, 0, Place(space(4, 0, 2))) is not None  # not seat 0's to place


def test_nr_6_2_players_without_ships_take_part() -> None:
    game = ticking(0, ships={0: {FAR: ""}}, piles={space(5, 0, 2): "Y"})
    game.state.docks[1] = 0
    game.play(0, Timekeeper(TIMEKEEPER))
    assert game.waiting_for() == (1,)


def test_nr_6_2_an_empty_bag_or_no_asteroid_skips_a_player_without_drawing() -> None:
    game = ticking(0, bag="R")
    game.play(0, Timekeeper(TIMEKEEPER))
    events = kinds(game, 1, game.legal(1)[0])
    assert events == ["shard_placed", "spawn_skipped", "spawn_skipped"]
    full = dict.fromkeys(board(3).asteroids[:9], "R") | dict.fromkeys(board(3).asteroids[9:14], "B")
    one = ticking(0, piles=full, bag="YYY")
    one.play(0, Timekeeper(TIMEKEEPER))
    assert kinds(one, 1, one.legal(1)[0]) == ["shard_placed", "spawn_skipped", "spawn_skipped"]
    assert one.view(None).bag_size == 2


def test_nr_6_3_an_expansion_covers_the_innermost_ring_and_all_on_it_leaves_the_game() -> None:
    game = ticking(
        3,
        ships={0: {gate(1, 0): "YB", FAR: ""}, 1: {space(1, 1, 1): "", gate(2, 1): "R"}},
        piles={space(1, 2, 1): "R"},
    )
    lost = game.view(None).lost
    game.play(0, Timekeeper(TIMEKEEPER))
    view = game.view(None)
    assert view.covered == 1
    assert [now - before for now, before in zip(view.lost, lost, strict=True)] == [1, 1, 1]
    assert view.fleets[:2] == ((FAR,), (gate(2, 1),))
    assert all(view.shards[at] == () for at in board(3).spaces_of(0))
    assert letters(view.shards[gate(2, 1)]) == "R"
    assert view.docks[:2] == (1, 1)


@pytest.mark.parametrize("players", [3, 4])
def test_nr_6_4_supernova_ends_the_game_at_once(players: int) -> None:
    game = ticking(14, players=players)
    game.play(0, Timekeeper(TIMEKEEPER))
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.reason == "supernova"
    assert game.view(None).nova == 0  # who triggered it
    assert game.waiting_for() == ()
    assert rule_of(game, 0, EndTurn()) == "NR-6.4"


def test_nr_6_5_the_game_ends_when_no_player_has_a_ship_left() -> None:
    game = arrange(
        new(),
        ships={0: {gate(1, 0): ""}, 1: {space(1, 1, 1): ""}},
        piles={space(5, 0, 2): "Y"},
        bays={0: ["B"]},
        hands={0: [TIMEKEEPER]},
        lost_ships={0: 2, 1: 2, 2: 3},
        time=3,
    )
    game.play(0, Timekeeper(TIMEKEEPER))
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.reason == "no_ships"


def test_nr_6_5_hrl_ships_do_not_count() -> None:
    game = arrange(
        new(2),
        ships={0: {gate(1, 0): ""}, 2: {gate(4, 2): "", gate(5, 2): ""}},
        piles={space(5, 0, 2): "Y"},
        bays={0: ["B"]},
        hands={0: [TIMEKEEPER]},
        lost_ships={0: 2, 1: 3},
        time=3,
    )
    game.play(0, Timekeeper(TIMEKEEPER))
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.reason == "no_ships"


def test_nr_6_5_ships_in_the_dock_keep_the_game_going() -> None:
    game = arrange(
        new(),
        ships={0: {gate(1, 0): ""}},
        piles={FAR: "Y"},
        bays={0: ["B"]},
        hands={0: [TIMEKEEPER]},
        lost_ships={0: 2, 2: 3},
        time=3,
    )
    game.play(0, Timekeeper(TIMEKEEPER))
    assert (game.view(None).docks, game.outcome()) == ((0, 3, 0), None)


def test_nr_6_5_the_game_ends_when_no_shard_is_left_on_the_board_and_in_the_bag() -> None:
    game = arrange(new(), ships={0: {gate(3, 0): "YY"}}, piles={}, hands={0: [UNLOAD]}, bag="", time=1)
    game.play(0, Unload(UNLOAD, gate(3, 0)))
    game.play(0, Stow(0))
    assert game.outcome() is None  # never in between
    game.play(0, Stow(1))
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.reason == "no_shards"


def test_nr_6_5_shards_under_a_ship_keep_the_game_going() -> None:
    game = arrange(
        new(),
        ships={0: {gate(3, 0): "Y"}, 1: {FAR: "B"}},
        piles={},
        hands={0: [UNLOAD]},
        bag="",
        time=1,
    )
    game.play(0, Unload(UNLOAD, gate(3, 0)))
    game.play(0, Stow(0))
    assert game.outcome() is None


@pytest.mark.parametrize("docked", [False, True])
def test_nr_6_5_shards_under_hrls_ships_are_on_the_board_those_in_its_dock_are_not(docked: bool) -> None:
    game = arrange(
        new(2),
        ships={2: {gate(3 if docked else 4, 2): "YR"}},
        piles={},
        bays={0: ["B"]},
        hands={0: [TIMEKEEPER]},
        bag="",
        covered=2,
        time=11,
    )
    game.play(0, Timekeeper(TIMEKEEPER))
    assert game.view(None).docks[2] == (3 if docked else 2)
    outcome = game.outcome()
    assert (outcome is not None and outcome.reason == "no_shards") == docked


def test_nr_6_5_is_not_checked_while_a_spawn_is_going_on() -> None:
    """The last Shard is neither in the bag nor on the board while its place is being chosen."""
    game = arrange(new(), ships={0: {gate(3, 0): "Y"}}, piles={}, hands={0: [UNLOAD]}, bag="R")
    game.play(0, Unload(UNLOAD, gate(3, 0)))
    game.play(0, Stow(0))
    assert (game.view(None).bag_size, sum(map(len, game.view(None).shards))) == (0, 0)
    assert (game.waiting_for(), game.outcome()) == ((1,), None)
    game.play(1, game.legal(1)[0])
    assert (game.waiting_for(), game.outcome()) == ((0,), None)


def test_nr_6_6_after_five_idle_rounds_the_track_advances() -> None:
    game = arrange(new(), ships={0: {FAR: ""}}, piles={space(5, 1, 2): "Y"})
    for _ in range(14):
        end_turn(game)
    assert (game.view(None).time, game.view(None).idle) == (0, 14)
    game.play(2, EndTurn())
    game.play(2, {"type": "draw"})
    assert game.view(None).time == 1
    assert game.waiting_for() == (0,)  # a spawn, triggered by seat 2: seat 0 is to its left
    assert game.view(None).frames[-1].seat == 0


def test_nr_6_6_the_option_counts_rounds_and_an_advance_starts_anew() -> None:
    game = arrange(
        new(idle_rounds=1),
        ships={0: {FAR: ""}},
        piles={space(5, 1, 2): "Y"},
        bays={2: ["B"]},
        hands={2: [TIMEKEEPER]},
        time=1,
    )
    end_turn(game)
    end_turn(game)
    game.play(2, Timekeeper(TIMEKEEPER))
    end_turn(game)
    assert (game.view(None).time, game.view(None).idle) == (2, 0)  # that turn is not counted itself
    end_turn(game)
    end_turn(game)
    assert game.view(None).time == 2
    end_turn(game)
    assert game.view(None).time == 3


@pytest.mark.parametrize("rounds", [0, -1, True, "5", None])
def test_nr_6_6_the_option_is_a_number_of_rounds_from_1_on(rounds: object) -> None:
    with pytest.raises(ValueError, match="idle_rounds"):
        new(idle_rounds=rounds)


def test_nr_6_6_hrl_is_not_counted() -> None:
    game = arrange(new(2, idle_rounds=1), piles={space(5, 1, 2): "Y"})
    assert game.state.rules.idle_turns == 2


def test_nr_6_7_without_a_shard_on_the_board_the_track_advances_until_one_is() -> None:
    orbit = basic("orbit 1", "jump")
    game = arrange(new(), ships={1: {FAR: ""}}, piles={}, hands={1: [orbit]}, bag="YBR", time=1, active=1)
    game.play(1, Orbit(orbit, FAR, space(5, 0, 5)))
    game.play(1, EndTurn())
    assert game.view(None).time == 3  # a blank, then a spawn
    assert game.view(None).frames[-1].seat == 2  # triggered by the player whose turn ended
    for seat in (2, 0, 1):
        game.play(seat, game.legal(seat)[0])
    assert (game.waiting_for(), game.view(None).active) == ((2,), 2)


def test_nr_6_7_the_order_at_the_end_of_a_turn() -> None:
    """Row to the discards, discarding (NR-3.10), draw, H.R.L. card, idle count, no Shards, next player."""
    game = arrange(
        new(2, idle_rounds=1), ships={2: {gate(2, 2): ""}}, piles={space(5, 1, 2): "Y"}, hrl_deck=[3]
    )
    game.state.idle = 1
    game.play(0, EndTurn())
    assert game.view(None).phase == "discard"
    events = kinds(game, 0, {"type": "draw"})
    assert events == ["drew", "hrl_turned"]
    game.play(0, game.legal(0)[0])
    assert game.view(None).time == 1  # idle, after the H.R.L. card
    assert game.view(None).active == 0
    for _ in range(3):
        seat = game.waiting_for()[0]
        game.play(seat, game.legal(seat)[0])
    assert game.view(None).active == 1


def test_nr_6_7_lasts_until_the_game_ends_if_nothing_comes() -> None:
    orbit = basic("orbit 1", "jump")
    game = arrange(new(), ships={0: {FAR: ""}}, piles={}, hands={0: [orbit]}, bag="YBR", time=13, covered=3)
    game.play(0, Orbit(orbit, FAR, space(5, 0, 5)))
    game.play(0, EndTurn())
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.reason == "supernova"


def test_nr_6_7_stays_quiet_while_a_shard_is_under_a_ship() -> None:
    orbit = basic("orbit 1", "jump")
    game = arrange(new(), ships={0: {FAR: "Y"}}, piles={}, hands={0: [orbit]}, time=1)
    game.play(0, Orbit(orbit, FAR, space(5, 0, 5)))
    game.play(0, Leave(0))
    game.play(0, EndTurn())
    assert game.view(None).time == 1
