"""Two players and H.R.L.: set-up, pace, ranks, spawns (section 8)."""

import pytest

from novatable.core.cardfile import CardFileError
from novatable.novaraiders.actions import (
    Breach,
    Draw,
    EndTurn,
    Hijack,
    HrlMove,
    Launch,
    Leave,
    Plunder,
    Shove,
    Timekeeper,
    TractorBeam,
)
from novatable.novaraiders.cards import COLOURS, HRL_ACTIONS, check
from novatable.novaraiders.events import HrlTurned, Reshuffled
from novatable.novaraiders.game import NovaRaiders
from tests.builders.novaraiders import (
    CARDS,
    HRL,
    STANDARD,
    arrange,
    basic,
    board,
    end_turn,
    finish,
    gate,
    hrl_card,
    hrl_turned_up,
    letters,
    new,
    no_effect,
    rule_of,
    space,
    special,
)

FAR = space(5, 0, 3)
RING_1 = [space(1, base, step) for base in range(3) for step in range(2)]
RING_2 = [space(2, base, step) for base in range(3) for step in range(3)]
ACQUIRES = ("Acquire inner", "Acquire middle", "Acquire outer")
USED = sorted([*ACQUIRES, "Orbit any", "Hijack blue", "Hijack brown"])
TIMEKEEPER = special("timekeeper")


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


def test_nr_8_1_a_card_set_leaves_a_card_in_the_deck() -> None:
    text = STANDARD[: STANDARD.index("[[hrl]]")]
    text += '[[hrl]]\naction = "hijack"\ncolour = "red"\n' * 8
    with pytest.raises(CardFileError, match=r"red or white.*NR-8\.1"):
        check(text, "x")


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
    game.play(active, EndTurn())
    assert HrlTurned(active, hrl_card("Orbit any"), True) in game.play(active, Draw())
    assert (game.waiting_for(), game.view(None).active) == ((active,), active)
    assert game.legal(1 - active) == game.legal(HRL) == ()
    action = game.legal(active)[0]
    assert rule_of(game, 1 - active, action) == rule_of(game, HRL, action) == "NR-8.5"
    game.play(active, action)
    assert game.waiting_for() == (1 - active,)


def test_nr_8_3_the_player_chooses_wherever_the_card_leaves_a_choice() -> None:
    game = hrl_turned_up("Acquire inner", {HRL: {RING_1[0]: ""}}, {RING_1[2]: "Y", RING_1[5]: "B"})
    assert game.legal(0) == (HrlMove(RING_1[0], RING_1[2]), HrlMove(RING_1[0], RING_1[5]))
    game.play(0, HrlMove(RING_1[0], RING_1[5]))
    assert game.view(None).fleets[HRL] == (RING_1[5],)


def test_nr_8_3_it_must_be_carried_out_if_it_can_be() -> None:
    game = hrl_turned_up("Acquire inner", {HRL: {RING_1[0]: ""}}, {RING_1[2]: "Y"})
    assert game.legal(0) == (HrlMove(RING_1[0], RING_1[2]),)
    for action in (EndTurn(), Draw(), Launch(gate(5, 0)), Leave(0)):
        assert rule_of(game, 0, action) is not None


def test_nr_8_3_a_card_that_cannot_be_carried_out_asks_nothing() -> None:
    game = arrange(new(2), ships={}, piles={FAR: "Y"}, hrl_deck=[hrl_card("Orbit any")])
    game.play(0, EndTurn())
    events = game.play(0, Draw())
    assert HrlTurned(0, hrl_card("Orbit any"), False) in events
    assert no_effect(game)
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
    game = hrl_turned_up(name, ships, ON_EACH_RING)
    assert {action.ship for action in game.legal(0) if isinstance(action, HrlMove)} == {gate(ring, HRL)}


def test_nr_8_4_the_innermost_ship_is_inner_wherever_it_is() -> None:
    ships = {HRL: {FAR + 1: "", space(4, 1, 1): "", gate(3, 2): ""}}
    game = hrl_turned_up("Acquire middle", ships, {space(4, 2, 2): "B"})
    assert game.legal(0) == (HrlMove(space(4, 1, 1), space(4, 2, 2)),)


def test_nr_8_4_any_is_each_of_them() -> None:
    ships = [gate(1, HRL), gate(2, HRL), FAR + 1]
    game = hrl_turned_up("Orbit any", {HRL: dict.fromkeys(ships, "")})
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
        game = hrl_turned_up(name, {HRL: dict.fromkeys(sorted(clockwise), "")})
        assert game.legal(0) == (HrlMove(ship, FAR),)


def test_nr_8_4_the_ring_comes_before_the_place_on_it() -> None:
    ships = {HRL: {gate(5, HRL): "", space(4, 1, 4): ""}}  # the last space clockwise on ring 4
    game = hrl_turned_up("Acquire inner", ships, {space(4, 0, 2): "B"})
    assert game.legal(0) == (HrlMove(space(4, 1, 4), space(4, 0, 2)),)


@pytest.mark.parametrize(("name", "moves"), [*zip(ACQUIRES, (True, True, False), strict=True)])
def test_nr_8_4_with_two_ships_the_outer_rank_is_missing(name: str, moves: bool) -> None:
    game = hrl_turned_up(name, {HRL: {gate(2, HRL): "", gate(3, HRL): ""}}, ON_EACH_RING)
    assert no_effect(game) != moves


@pytest.mark.parametrize(("name", "moves"), [*zip(ACQUIRES, (True, False, False), strict=True)])
def test_nr_8_4_with_one_ship_the_middle_rank_is_missing_too(name: str, moves: bool) -> None:
    game = hrl_turned_up(name, {HRL: {gate(3, HRL): ""}}, ON_EACH_RING)
    assert no_effect(game) != moves


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
    outcome = finish(game)
    assert (outcome.scores, outcome.winners) == ((0, 0, 0), (0, 1))
    assert outcome.breakdown[HRL] == ()


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
    for action in (
        Hijack(cards[0], ship, victim),
        Plunder(cards[1], ship, victim),
        Shove(cards[2], ship, victim),
        TractorBeam(cards[3], victim, RING_2[4]),
        Breach(cards[4], ship, gate(3, 0), "clockwise"),
    ):
        assert rule_of(game, 0, action) is None
    game.play(0, Hijack(cards[0], ship, victim))
    view = game.view(None)
    assert (view.fleets[0], set(view.fleets[HRL])) == ((victim,), {RING_2[2], gate(3, 0)})
    assert (letters(view.shards[victim]), letters(view.shards[RING_2[2]])) == ("Y", "B")
    assert view.players[0].hijacks == 1
