"""Two players and H.R.L. (section 8)."""

from collections.abc import Mapping

import pytest

from novatable.core.cardfile import CardFileError
from novatable.novaraiders.actions import (
    Draw,
    EndTurn,
    GateRam,
    Hijack,
    HrlHijack,
    HrlMove,
    Launch,
    Leave,
    Plunder,
    Shove,
    Timekeeper,
    TractorBeam,
)
from novatable.novaraiders.cards import COLOURS, HRL_ACTIONS, check
from novatable.novaraiders.events import HrlFled, HrlTurned, Reshuffled, ShipDestroyed, StarExpanded
from novatable.novaraiders.game import NovaRaiders
from tests.raiders import (
    CARDS,
    STANDARD,
    arrange,
    basic,
    board,
    end_turn,
    finish,
    gate,
    hrl_card,
    letters,
    new,
    rule_of,
    space,
    special,
)

HRL = 2
FAR = space(5, 0, 3)
TIMES = (1, 4, 8, 12)
"""A moment of the Track with so many rings covered, after a blank or an expansion."""
RING_1 = [space(1, base, step) for base in range(3) for step in range(2)]
RING_2 = [space(2, base, step) for base in range(3) for step in range(3)]
ACQUIRES = ("Acquire inner", "Acquire middle", "Acquire outer")
USED = sorted([*ACQUIRES, "Orbit any", "Hijack blue", "Hijack brown"])
TIMEKEEPER = special("timekeeper")


def turned(
    name: str,
    ships: Mapping[int, Mapping[int, str]],
    piles: Mapping[int, str] | None = None,
    covered: int = 0,
    bare: bool = False,
) -> NovaRaiders:
    """Seat 0, blue, has ended a turn, and this H.R.L. card is turned up."""
    game = arrange(
        new(2, hijack_bare_ships=bare),
        ships=ships,
        piles={FAR: "Y"} if piles is None else {FAR: "Y"} | dict(piles),
        hrl_deck=[hrl_card(name)],
        covered=covered,
        time=TIMES[covered],
    )
    end_turn(game)
    assert game.state.hrl_used == [hrl_card(name)]
    return game


def nothing_moves(game: NovaRaiders) -> bool:
    """Whether the card had no effect: the next player's turn has begun."""
    return (game.view(None).phase, game.waiting_for()) == ("turn", (1,))


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


# ---- NR-8.1, NR-8.2


def test_nr_8_1_the_players_are_blue_and_brown_on_the_board_with_three_bases() -> None:
    game = new(2)
    assert game.state.rules.board.bases == 3
    assert [COLOURS[player.colour] for player in game.view(None).players] == ["blue", "brown"]
    assert [len(game.state.shards[at]) for at in board(2).deposits] == [1] * 9
    assert [len(player.hand) for player in game.state.players] == [3, 4]


def test_nr_8_1_hrl_has_the_red_ships_on_the_three_innermost_red_gates() -> None:
    game = new(2)
    assert COLOURS[game.state.rules.colours[HRL]] == "red"
    assert game.view(None).fleets == ((), (), (gate(1, HRL), gate(2, HRL), gate(3, HRL)))
    assert game.view(None).docks == (3, 3, 0)
    assert [at for at, owner in enumerate(game.state.ships) if owner == HRL] == list(game.state.fleets[HRL])


def test_nr_8_1_its_deck_is_six_cards_without_the_red_and_the_white_hijack() -> None:
    game = new(2)
    assert sorted(CARDS.hrl_name(card) for card in game.state.hrl_deck) == USED
    assert len({tuple(new(2, seed=seed).state.hrl_deck) for seed in range(5)}) > 1  # shuffled


@pytest.mark.parametrize("players", [3, 4])
def test_nr_8_1_there_is_no_hrl_with_more_players(players: int) -> None:
    game = new(players)
    assert (game.view(None).hrl, game.state.hrl_deck) == (None, [])
    end_turn(game)
    assert game.waiting_for() == (1,)


def test_nr_8_2_the_eight_cards() -> None:
    names = [CARDS.hrl_name(number) for number in range(len(CARDS.hrl))]
    assert names == [*ACQUIRES, "Orbit any", "Hijack red", "Hijack white", "Hijack blue", "Hijack brown"]
    assert [HRL_ACTIONS[card.action] for card in CARDS.hrl] == [name.split()[0].lower() for name in names]


def test_nr_8_2_the_cards_are_data() -> None:
    changed = check(STANDARD.replace('ship = "any"', 'ship = "inner"'), "x")
    assert changed.hrl_name(3) == "Orbit inner"
    with pytest.raises(CardFileError, match=r"hrl.*NR-8\.2"):
        check(STANDARD + '\n[[hrl]]\naction = "orbit"\nship = "any"\n', "x")


# ---- NR-8.3


def test_nr_8_3_after_the_draw_the_top_card_is_turned_up_for_all_to_see() -> None:
    game = arrange(new(2), hrl_deck=[hrl_card("Orbit any")])
    game.play(0, EndTurn())
    assert game.view(None).hrl.used == ()  # type: ignore[union-attr]
    events = game.play(0, Draw())
    assert [event.to_json()["type"] for event in events] == ["drew", "hrl_turned"]
    shown = HrlTurned(0, hrl_card("Orbit any"), True)
    assert [events[-1].face(viewer) for viewer in (0, 1, None)] == [shown] * 3
    for viewer in (0, 1, None):
        hrl = game.view(viewer).hrl
        assert hrl is not None
        assert (hrl.used, hrl.deck_size) == ((hrl_card("Orbit any"),), 5)


@pytest.mark.parametrize("active", [0, 1])
def test_nr_8_3_the_player_whose_turn_it_was_carries_it_out(active: int) -> None:
    game = arrange(new(2), hrl_deck=[hrl_card("Orbit any")], active=active)
    end_turn(game)
    assert (game.waiting_for(), game.view(None).active) == ((active,), active)
    assert game.legal(1 - active) == game.legal(HRL) == ()
    action = game.legal(active)[0]
    assert rule_of(game, 1 - active, action) == rule_of(game, HRL, action) == "NR-8.5"
    game.play(active, action)
    assert game.waiting_for() == (1 - active,)


def test_nr_8_3_the_player_chooses_wherever_the_card_leaves_a_choice() -> None:
    game = turned("Acquire inner", {HRL: {RING_1[0]: ""}}, {RING_1[2]: "Y", RING_1[5]: "B"})
    assert game.legal(0) == (HrlMove(RING_1[0], RING_1[2]), HrlMove(RING_1[0], RING_1[5]))
    game.play(0, HrlMove(RING_1[0], RING_1[5]))
    assert game.view(None).fleets[HRL] == (RING_1[5],)


def test_nr_8_3_it_must_be_carried_out_if_it_can_be() -> None:
    game = turned("Acquire inner", {HRL: {RING_1[0]: ""}}, {RING_1[2]: "Y"})
    assert game.legal(0) == (HrlMove(RING_1[0], RING_1[2]),)
    for action in (EndTurn(), Draw(), Launch(gate(5, 0)), Leave(0)):
        assert rule_of(game, 0, action) is not None


def test_nr_8_3_a_card_that_cannot_be_carried_out_asks_nothing() -> None:
    game = arrange(new(2), ships={}, piles={FAR: "Y"}, hrl_deck=[hrl_card("Orbit any")])
    game.play(0, EndTurn())
    events = game.play(0, Draw())
    assert HrlTurned(0, hrl_card("Orbit any"), False) in events
    assert nothing_moves(game)
    assert game.state.hrl_used == [hrl_card("Orbit any")]


def test_nr_8_3_no_card_after_the_end_of_the_game() -> None:
    game = arrange(new(2), bays={0: ["B"]}, hands={0: [TIMEKEEPER]}, time=14)
    game.play(0, Timekeeper(TIMEKEEPER))
    assert game.outcome() is not None
    assert (len(game.state.hrl_deck), game.state.hrl_used) == (6, [])


def test_nr_8_3_by_default_a_card_follows_each_turn() -> None:
    game = arrange(new(2), hrl_deck=[hrl_card(name) for name in ACQUIRES])
    for number, seat in enumerate((0, 1, 0), start=1):
        end_turn(game)
        assert (game.waiting_for(), len(game.state.hrl_used)) == ((seat,), number)
        game.play(seat, game.legal(seat)[0])


@pytest.mark.parametrize("first", [0, 1])
def test_nr_8_3_each_round_one_card_after_the_last_turn_for_the_players_in_alternation(first: int) -> None:
    game = arrange(new(2, hrl_pace="each_round", first=first), hrl_deck=[hrl_card(name) for name in ACQUIRES])
    last = 1 - first
    for number, carrier in enumerate((first, last, first), start=1):
        end_turn(game)
        assert (game.view(None).phase, game.waiting_for()) == ("turn", (last,))
        end_turn(game)
        assert (game.view(None).phase, game.waiting_for()) == ("hrl", (carrier,))
        assert len(game.state.hrl_used) == number
        assert game.legal(1 - carrier) == ()
        game.play(carrier, game.legal(carrier)[0])
        assert (game.view(None).phase, game.waiting_for()) == ("turn", (first,))


def test_nr_8_3_the_pace_is_one_of_two() -> None:
    assert new(2).setup.options["hrl_pace"] == "each_turn"
    for pace in ("never", 1, None):
        with pytest.raises(ValueError, match="hrl_pace"):
            new(2, hrl_pace=pace)


def test_nr_8_3_the_used_cards_are_shuffled_when_a_card_is_needed_and_the_deck_is_empty() -> None:
    decks = set()
    for seed in range(4):
        game = arrange(
            new(2, seed=seed), ships={}, piles={FAR: "Y"}, hrl_deck=[hrl_card(name) for name in USED]
        )
        for _ in range(6):
            end_turn(game)
        assert (game.state.hrl_deck, len(game.state.hrl_used)) == ([], 6)  # not before it is needed
        game.play(0, EndTurn())
        assert Reshuffled(HRL, 6) in game.play(0, Draw())
        assert (len(game.state.hrl_deck), len(game.state.hrl_used)) == (5, 1)
        deck = [*game.state.hrl_deck, *game.state.hrl_used]
        assert sorted(CARDS.hrl_name(card) for card in deck) == USED
        decks.add(tuple(deck))
    assert len(decks) > 1


# ---- NR-8.4

ON_EACH_RING = {RING_1[2]: "Y", RING_2[4]: "B", space(3, 0, 2): "R"}


@pytest.mark.parametrize(("name", "ring"), [*zip(ACQUIRES, (1, 2, 3), strict=True)])
def test_nr_8_4_inner_middle_and_outer_are_ranks_by_distance_from_the_star(name: str, ring: int) -> None:
    ships = {HRL: {gate(3, HRL): "", gate(1, HRL): "", gate(2, HRL): ""}}
    game = turned(name, ships, ON_EACH_RING)
    assert {action.ship for action in game.legal(0) if isinstance(action, HrlMove)} == {gate(ring, HRL)}


def test_nr_8_4_the_innermost_ship_is_inner_wherever_it_is() -> None:
    ships = {HRL: {FAR + 1: "", space(4, 1, 1): "", gate(3, 2): ""}}
    game = turned("Acquire middle", ships, {space(4, 2, 2): "B"})
    assert game.legal(0) == (HrlMove(space(4, 1, 1), space(4, 2, 2)),)


def test_nr_8_4_any_is_each_of_them() -> None:
    ships = [gate(1, HRL), gate(2, HRL), FAR + 1]
    game = turned("Orbit any", {HRL: dict.fromkeys(ships, "")})
    assert {action.ship for action in game.legal(0) if isinstance(action, HrlMove)} == set(ships)


@pytest.mark.parametrize(
    "clockwise",
    [
        [gate(5, 2), space(5, 2, 3), space(5, 0, 1)],
        [space(5, 2, 5), space(5, 0, 0), space(5, 1, 5)],
        [space(5, 0, 5), space(5, 1, 1), space(5, 1, 2)],
    ],
)
def test_nr_8_4_on_one_ring_the_ranks_go_clockwise_from_the_red_gate(clockwise: list[int]) -> None:
    for name, ship in zip(ACQUIRES, clockwise, strict=True):
        game = turned(name, {HRL: dict.fromkeys(sorted(clockwise), "")})
        assert game.legal(0) == (HrlMove(ship, FAR),)


def test_nr_8_4_the_ring_comes_before_the_place_on_it() -> None:
    ships = {HRL: {gate(5, HRL): "", space(4, 1, 4): ""}}  # the last space clockwise on ring 4
    game = turned("Acquire inner", ships, {space(4, 0, 2): "B"})
    assert game.legal(0) == (HrlMove(space(4, 1, 4), space(4, 0, 2)),)


@pytest.mark.parametrize(("name", "moves"), [*zip(ACQUIRES, (True, True, False), strict=True)])
def test_nr_8_4_with_two_ships_the_outer_rank_is_missing(name: str, moves: bool) -> None:
    game = turned(name, {HRL: {gate(2, HRL): "", gate(3, HRL): ""}}, ON_EACH_RING)
    assert nothing_moves(game) != moves


@pytest.mark.parametrize(("name", "moves"), [*zip(ACQUIRES, (True, False, False), strict=True)])
def test_nr_8_4_with_one_ship_the_middle_rank_is_missing_too(name: str, moves: bool) -> None:
    game = turned(name, {HRL: {gate(3, HRL): ""}}, ON_EACH_RING)
    assert nothing_moves(game) != moves


# ---- NR-8.5


def test_nr_8_5_orbit_goes_to_any_open_space_of_the_ring() -> None:
    ship = RING_1[4]
    game = turned("Orbit any", {0: {RING_1[1]: ""}, HRL: {ship: ""}}, {RING_1[3]: "B"})
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
    game = turned("Orbit any", {HRL: {RING_1[4]: "YB"}})
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
    game = turned(
        "Acquire inner",
        {0: {RING_1[1]: "R"}, HRL: {ship: ""}},
        {RING_1[0]: "B", RING_1[3]: "YB", RING_2[0]: "R"},
    )
    assert game.legal(0) == (HrlMove(ship, RING_1[0]), HrlMove(ship, RING_1[3]))
    for to in (ship, RING_1[1], RING_1[2], RING_2[0]):  # its own, a Stack, an open space, another ring
        assert rule_of(game, 0, HrlMove(ship, to)) == "NR-8.5"


def test_nr_8_5_acquire_takes_the_shards_and_may_leave_nothing_behind() -> None:
    game = turned("Acquire inner", {HRL: {RING_1[4]: "R"}}, {RING_1[0]: "YB"})
    game.play(0, HrlMove(RING_1[4], RING_1[0]))
    assert game.waiting_for() == (1,)  # not asked
    assert letters(game.view(None).shards[RING_1[0]]) == "YBR"
    assert game.view(None).shards[RING_1[4]] == ()


def test_nr_8_5_if_there_is_no_such_space_nothing_moves() -> None:
    assert nothing_moves(turned("Acquire inner", {HRL: {RING_1[4]: "R"}}))
    full = turned("Orbit any", {HRL: {RING_1[0]: "R"}}, dict.fromkeys(RING_1[1:], "B"))
    assert nothing_moves(full)
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
    game = turned("Hijack blue", {0: {victim: "YB"}, HRL: {ship: "R"}})
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
    game = turned("Hijack blue", {0: {victim: "Y"}, HRL: {ship: "RR"}})
    assert hijacks(game) == {(ship, ship, victim), (ship, RING_2[2], victim)}
    game.play(0, HrlHijack(ship, ship, victim))
    view = game.view(None)
    assert (view.fleets[0], view.fleets[HRL]) == ((RING_2[4],), (victim,))
    assert (letters(view.shards[victim]), view.shards[ship]) == ("YRR", ())


def test_nr_8_6_a_stack_of_the_colour_on_the_card() -> None:
    ships = {0: {RING_2[1]: "Y"}, 1: {RING_2[4]: "B"}, HRL: {RING_2[7]: "R", RING_1[0]: ""}}
    for name, victim in (("Hijack blue", RING_2[1]), ("Hijack brown", RING_2[4])):
        assert {way[2] for way in hijacks(turned(name, ships))} == {victim}


@pytest.mark.parametrize("option", [False, True])
def test_nr_8_6_a_bare_ship_is_never_hijacked(option: bool) -> None:
    ships = {0: {RING_2[1]: ""}, HRL: {RING_2[0]: ""}}
    assert nothing_moves(turned("Hijack blue", ships, bare=option))  # NR-5.4


@pytest.mark.parametrize("covered", [0, 1, 2, 3])
def test_nr_8_6_on_the_three_innermost_rings_that_are_left(covered: int) -> None:
    for ring in range(covered + 1, 6):
        ships = {0: {space(ring, 0, 1): "R"}, HRL: {space(ring, 1, 1): ""}}
        game = turned("Hijack blue", ships, covered=covered)
        assert nothing_moves(game) == (ring > covered + 3)


def test_nr_8_6_by_an_hrl_ship_on_the_same_ring() -> None:
    ships = {0: {RING_2[1]: "Y"}, HRL: {RING_1[0]: "", gate(3, 0): ""}}
    assert nothing_moves(turned("Hijack blue", ships))


def test_nr_8_6_every_possible_ship_side_and_victim_is_offered() -> None:
    """One victim has a ship at its side, and that ship is H.R.L.'s own."""
    near, far, brown = RING_2[2], RING_2[7], RING_2[5]
    ships = {0: {RING_2[1]: "Y", RING_2[6]: "B"}, 1: {brown: ""}, HRL: {near: "", far: ""}}
    game = turned("Hijack blue", ships)
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
    game = turned("Hijack blue", {0: {victim: "Y"}, HRL: {ship: "R"}}, {RING_2[0]: "BY"})
    game.play(0, HrlHijack(ship, RING_2[0], victim))
    view = game.view(None)
    assert view.fleets[0] == (RING_2[5],)  # four high
    assert letters(view.shards[victim]) == "YBYR"
    assert view.shards[RING_2[0]] == ()


def test_nr_8_6_what_is_open_is_judged_after_the_ship_has_moved_up() -> None:
    """The only open spaces are the one it moves up to and the one it comes from."""
    ship, victim = RING_1[3], RING_1[1]
    piles = {RING_1[2]: "B", RING_1[4]: "B", RING_1[5]: "B"}
    game = turned("Hijack blue", {0: {victim: "Y"}, HRL: {ship: ""}}, piles)
    game.play(0, HrlHijack(ship, RING_1[0], victim))
    assert game.view(None).fleets[0] == (ship,)


def test_nr_8_6_only_hijacks_that_can_be_carried_out_count() -> None:
    """Where it stands no space is open; from the other side its own space is."""
    ship, victim = RING_1[0], RING_1[1]
    ships = {0: {victim: "Y"}, HRL: {ship: ""}}
    game = turned("Hijack blue", ships, dict.fromkeys(RING_1[2:], "B"))
    assert hijacks(game) == {(ship, RING_1[2], victim)}
    game.play(0, HrlHijack(ship, RING_1[2], victim))
    assert game.view(None).fleets[0] == (ship,)
    stuck = {**ships, 1: {RING_1[2]: "B"}}
    assert nothing_moves(turned("Hijack blue", stuck, dict.fromkeys(RING_1[3:], "B")))


# ---- NR-8.7


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


def test_nr_8_7_a_gate_that_is_not_open_sends_it_to_the_first_open_space_clockwise() -> None:
    ships = {0: {space(4, 2, 1): ""}, HRL: {RING_1[0]: "R"}}
    game = expanding(0, ships, {gate(4, 2): "Y", space(4, 2, 2): "B"})
    assert game.view(None).fleets[HRL] == (space(4, 2, 3),)
    assert letters(game.view(None).shards[space(4, 2, 3)]) == "R"
    round_the_corner = expanding(0, {1: {gate(4, 2): ""}, HRL: {RING_1[0]: ""}}, full_ring_4(but=1))
    assert round_the_corner.view(None).fleets[HRL] == (space(4, 0, 1),)


def full_ring_4(but: int | None = None) -> dict[int, str]:
    """Shards on each space of ring 4, except the red Gate and the space so many behind the first Gate."""
    spaces = [at for at in board(2).spaces_of(3) if at not in (gate(4, HRL), gate(4, 0) + (but or -1))]
    return dict(zip(spaces, "YBRYBRYBRYBRYBR", strict=False))


def test_nr_8_7_without_an_open_space_it_goes_to_the_dock() -> None:
    game = expanding(0, {1: {gate(4, HRL): ""}, HRL: {RING_1[0]: "RR"}}, full_ring_4())
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


# ---- NR-8.8


def spawning(game: NovaRaiders) -> list[int]:
    """Who places Shards, one after another."""
    seats = []
    while game.view(None).frames:
        (seat,) = game.waiting_for()
        placed = sum(map(len, game.view(None).shards))
        game.play(seat, game.legal(seat)[0])
        assert sum(map(len, game.view(None).shards)) == placed + 1
        seats.append(seat)
    return seats


@pytest.mark.parametrize("trigger", [0, 1])
def test_nr_8_8_after_the_two_players_the_one_who_did_not_trigger_it_places_a_third(trigger: int) -> None:
    game = arrange(
        new(2), piles={FAR: "Y"}, bays={trigger: ["B"]}, hands={trigger: [TIMEKEEPER]}, active=trigger
    )
    game.play(trigger, Timekeeper(TIMEKEEPER))
    assert spawning(game) == [1 - trigger, trigger, 1 - trigger]
    assert game.waiting_for() == (trigger,)


def test_nr_8_8_also_when_the_end_of_a_turn_triggered_it() -> None:
    idle = arrange(new(2, idle_rounds=1), ships={}, piles={FAR: "Y"}, time=2)
    end_turn(idle)
    end_turn(idle)
    assert idle.view(None).time == 3  # NR-6.6, by seat 1
    assert spawning(idle) == [0, 1, 0]
    bare = arrange(new(2), ships={}, piles={}, bag="YBR", time=2)
    end_turn(bare)
    assert bare.view(None).time == 3  # NR-6.7, by seat 0
    assert spawning(bare) == [1, 0, 1]


def test_nr_8_8_the_third_is_skipped_if_the_bag_is_empty() -> None:
    game = arrange(new(2), piles={FAR: "Y"}, bays={0: ["B"]}, hands={0: [TIMEKEEPER]}, bag="YB")
    game.play(0, Timekeeper(TIMEKEEPER))
    assert spawning(game) == [1, 0]


# ---- NR-8.9


def test_nr_8_9_hrl_does_not_score_and_never_wins() -> None:
    game = arrange(new(2), ships={HRL: {gate(4, HRL): "YBRYBR"}}, piles={FAR: "Y"}, covered=3)
    game.state.hrl_deck, game.state.hrl_used = [], [hrl_card(name) for name in USED if "Hijack" in name]
    outcome = finish(game)
    assert (outcome.scores, outcome.winners) == ((0, 0, 0), (0, 1))
    assert outcome.breakdown[HRL] == {}


def test_nr_8_9_hrl_decides_and_unloads_nothing() -> None:
    game = arrange(new(2), ships={HRL: {gate(2, HRL): "YB"}}, piles={FAR: "Y"})
    assert game.legal(HRL) == ()
    assert rule_of(game, HRL, EndTurn()) == "NR-8.3"
    assert rule_of(game, HRL, {"type": "unload", "card": basic("orbit 1", "unload"), "ship": 6}) == "NR-8.3"
    assert len(game.view(None).players) == 2  # no Bays, no hand


def test_nr_8_9_its_ships_are_hijacked_pushed_and_controlled_like_any_opponents() -> None:
    ship, victim = RING_2[0], RING_2[1]
    cards = [basic("orbit 2", "hijack")]
    cards += [special(kind, "black") for kind in ("plunder", "shove")]
    cards += [special("tractor_beam", "yellow"), special("breach", "yellow")]
    game = arrange(
        new(2),
        ships={0: {ship: ""}, HRL: {victim: "YB", gate(3, 0): ""}},
        piles={FAR: "Y"},
        bays={0: ["YBR"]},
        hands={0: cards},
    )
    listed = game.legal(0)
    assert Hijack(cards[0], ship, victim) in listed
    assert Plunder(cards[1], ship, victim) in listed
    assert Shove(cards[2], ship, victim) in listed
    assert TractorBeam(cards[3], victim, RING_2[4]) in listed
    pushes = [action.to_json() for action in listed if action.type == "breach"]
    assert {push["push"] for push in pushes if push["to"] == gate(3, 0)} == {"clockwise", "counter_clockwise"}
    game.play(0, Hijack(cards[0], ship, victim))
    view = game.view(None)
    assert (view.fleets[0], set(view.fleets[HRL])) == ((victim,), {RING_2[2], gate(3, 0)})
    assert (letters(view.shards[victim]), letters(view.shards[RING_2[2]])) == ("Y", "B")
    assert view.players[0].hijacks == 1
