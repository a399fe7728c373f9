"""The eleven Directives, each fulfilled, missed and tied (section 10)."""

from collections.abc import Mapping, Sequence

import pytest

from novatable.novaraiders.actions import (
    Breach,
    GateRam,
    Hijack,
    HitAndRun,
    HrlHijack,
    Leave,
    Plunder,
    Run,
    Shove,
    Stow,
    Timekeeper,
    TractorBeam,
    Unload,
    Upgrade,
)
from novatable.novaraiders.cards import GOALS, check
from novatable.novaraiders.game import NovaRaiders
from tests.builders.novaraiders import (
    CARDS,
    HRL,
    STANDARD,
    arrange,
    basic,
    board,
    directive,
    end_turn,
    finish,
    gate,
    hrl_turned_up,
    new,
    scored,
    space,
    special,
)

FAR = space(5, 0, 3)
A, B, C, D = (space(5, 1, step) for step in range(4))
HIJACK = basic("orbit 2", "hijack")
UNLOAD = basic("orbit 1", "unload")
UPGRADE = basic("orbit 1", "upgrade")
ORBIT = basic("orbit 1", "jump")
TIMEKEEPER = special("timekeeper")
RAM = special("gate_ram")
SPECIALS = list(range(CARDS.n_basics, CARDS.n_cards))
Ships = Mapping[int, Mapping[int, str]]
Bays = Mapping[int, Sequence[str]]


def part(game: NovaRaiders, rule: str, name: str) -> int:
    """What seat 0 has for its Directive, of which this is the rule."""
    outcome = game.outcome() or finish(game)
    return scored(outcome, 0)[f"{rule} {name}"]


def stowed(rule: str, name: str, bays: Bays, players: int = 3) -> int:
    """The Directive's points for seat 0 with these Bays at the end."""
    game = arrange(
        new(players),
        ships={},
        piles={space(5, 0, 3, players): "Y"},
        bays=bays,
        directives={0: directive(name)},
        covered=3,
        active=1,
    )
    return part(game, rule, name)


def acting(
    name: str, ships: Ships, cards: Sequence[int], time: int = 1, players: int = 3, bare: bool = False
) -> NovaRaiders:
    """Seat 0 has the Directive, these cards and a Shard of each type."""
    return arrange(
        new(players, hijack_bare_ships=bare),
        ships=ships,
        piles={FAR: "Y"},
        bays={0: ["YBR"]},
        hands={0: cards},
        directives={0: directive(name)},
        time=time,
        covered=board(players).track[:time].count(2),
    )


def test_nr_10_1_points_and_names_of_all_directives() -> None:
    """NR-10.1 to NR-10.11 in their order; all of it is data."""
    assert [(card.name, card.points) for card in CARDS.directives] == [
        ("Tower", 6),
        ("Dark Matter", 3),
        ("Red Shift", 6),
        ("Destroyer", 7),
        ("Sunlight", 6),
        ("Event Horizon", 6),
        ("Trim", 5),
        ("Old Hands", 4),
        ("Graduate", 5),
        ("Buccaneer", 6),
        ("Last Light", 5),
    ]
    changed = check(STANDARD.replace('goal = "tower"\npoints = 6', 'goal = "tower"\npoints = 9'), "x")
    assert changed.directives[0].points == 9
    assert {card.goal for card in CARDS.directives} == set(range(len(GOALS)))


# ---- what lies in the Bays


@pytest.mark.parametrize(
    ("bays", "points"),
    [
        ({0: ["YBR", "", "Y"], 1: ["YB", "YB", "RR"], 2: ["", "BB"]}, 6),  # one Bay, not all together
        ({0: ["", "", "Y"]}, 6),
        ({0: ["YB"], 1: ["Y", "RR"]}, 0),  # a tie
        ({0: ["YB"], 2: ["YRR"]}, 0),
        ({0: ["YB"], 1: ["Y"], 2: ["", "BY"]}, 0),
        ({}, 0),
    ],
)
def test_nr_10_1_tower_one_bay_higher_than_every_other_players_highest(bays: Bays, points: int) -> None:
    assert stowed("NR-10.1", "Tower", bays) == points


def test_nr_10_1_every_other_player_is_also_the_fourth() -> None:
    assert stowed("NR-10.1", "Tower", {0: ["YB"], 3: ["RB"]}, players=4) == 0
    assert stowed("NR-10.1", "Tower", {0: ["YBB"], 3: ["RB"]}, players=4) == 6


@pytest.mark.parametrize(
    ("bays", "points"),
    [
        ({0: ["B"]}, 0),
        ({0: ["BB"]}, 3),
        ({0: ["BRB", "YB", ""]}, 3),  # an odd one is ignored
        ({0: ["BRB", "YB", "B"]}, 6),  # over all Bays together, anywhere in them
        ({0: ["BBB", "BBB"], 1: ["BBBB"]}, 9),  # whatever others have
        ({0: ["YYRR"], 1: ["BBBB"]}, 0),
    ],
)
def test_nr_10_2_dark_matter_three_for_each_pair_of_black_shards(bays: Bays, points: int) -> None:
    assert stowed("NR-10.2", "Dark Matter", bays) == points


def most(letter: str) -> list[tuple[Bays, int]]:
    """Bays in which seat 0 has more Shards of a type, equally many, or fewer; others do not matter."""
    other = "B" if letter == "Y" else "Y"
    return [
        ({0: [letter, other, letter], 1: [letter], 2: ["", letter]}, 6),  # more than any, not than all
        ({0: [letter], 1: [other * 5]}, 6),
        ({0: [letter * 2], 1: [letter, letter]}, 0),  # no ties
        ({0: [letter * 2], 2: [letter * 2]}, 0),
        ({0: [letter], 1: [letter * 2]}, 0),
        ({0: [other * 3], 1: [other]}, 0),
        ({}, 0),
    ]


@pytest.mark.parametrize(("bays", "points"), most("R"))
def test_nr_10_3_red_shift_more_red_shards_than_any_other_player(bays: Bays, points: int) -> None:
    assert stowed("NR-10.3", "Red Shift", bays) == points


@pytest.mark.parametrize(("bays", "points"), most("Y"))
def test_nr_10_5_sunlight_more_yellow_shards_than_any_other_player(bays: Bays, points: int) -> None:
    assert stowed("NR-10.5", "Sunlight", bays) == points


@pytest.mark.parametrize(("bays", "points"), most("B"))
def test_nr_10_6_event_horizon_more_black_shards_than_any_other_player(bays: Bays, points: int) -> None:
    assert stowed("NR-10.6", "Event Horizon", bays) == points


def test_nr_10_3_only_shards_in_bays_count_and_hrl_is_no_player() -> None:
    game = arrange(
        new(2),
        ships={0: {gate(5, 1): "R"}, 1: {gate(5, 0): "RRR"}},
        piles={FAR: "Y"},
        bays={0: ["R"]},
        directives={0: directive("Red Shift")},
        covered=3,
        active=1,
    )
    for _ in range(4):
        game.state.bag.remove(2)
        game.state.hrl_hold[2] += 1
    assert part(game, "NR-10.3", "Red Shift") == 6


@pytest.mark.parametrize(
    ("bays", "points"),
    [
        ({0: ["YY", "BR", "RRR"], 1: ["YYY", "BBB", "RRR"]}, 5),
        ({0: ["YYYY", "BB", "R"]}, 0),
        ({0: ["YYYY", "BB", ""]}, 0),
        ({0: ["Y", "B", "R"]}, 0),
    ],
)
def test_nr_10_7_trim_each_bay_holds_at_least_two(bays: Bays, points: int) -> None:
    assert stowed("NR-10.7", "Trim", bays) == points


# ---- NR-10.4, NR-10.8: ships destroyed


def test_nr_10_4_destroyer_an_opponents_ship_in_an_expansion_that_you_triggered() -> None:
    ships = {0: {gate(4, 0): "Y"}, 1: {gate(1, 1): ""}}
    game = acting("Destroyer", ships, [TIMEKEEPER], time=3)
    game.play(0, Timekeeper(TIMEKEEPER))
    assert part(game, "NR-10.4", "Destroyer") == 7
    unloaded = acting("Destroyer", ships, [UNLOAD], time=3)
    unloaded.play(0, Unload(UNLOAD, gate(4, 0)))
    unloaded.play(0, Stow(0))
    assert part(unloaded, "NR-10.4", "Destroyer") == 7


def test_nr_10_4_also_when_your_turn_ended() -> None:
    idle = acting("Destroyer", {1: {gate(1, 1): ""}}, [ORBIT], time=3)
    idle.state.idle = idle.state.rules.idle_turns - 1
    end_turn(idle)
    assert (idle.view(None).covered, part(idle, "NR-10.4", "Destroyer")) == (1, 7)


def test_nr_10_4_pushed_into_the_star_by_you_hrl_too() -> None:
    direct = acting("Destroyer", {0: {gate(2, 0): ""}, 1: {gate(1, 0): "Y"}}, [RAM])
    direct.play(0, GateRam(RAM, gate(2, 0)))
    assert part(direct, "NR-10.4", "Destroyer") == 7
    behind = acting("Destroyer", {0: {gate(3, 0): ""}, 1: {gate(2, 0): "Y"}, 2: {gate(1, 0): ""}}, [RAM])
    behind.play(0, GateRam(RAM, gate(3, 0)))
    assert part(behind, "NR-10.4", "Destroyer") == 7
    hrl = acting("Destroyer", {0: {gate(2, 0): ""}, HRL: {gate(1, 0): "Y"}}, [RAM], players=2)
    hrl.play(0, GateRam(RAM, gate(2, 0)))
    assert part(hrl, "NR-10.4", "Destroyer") == 7


def test_nr_10_4_not_your_own_ship_nor_an_hrl_ship_that_flees() -> None:
    own = acting("Destroyer", {0: {gate(1, 1): ""}}, [TIMEKEEPER], time=3)
    own.play(0, Timekeeper(TIMEKEEPER))
    assert part(own, "NR-10.4", "Destroyer") == 0
    ships = {0: {gate(3, 0): "", gate(1, 0): ""}, 1: {gate(2, 0): "Y"}}
    rammed = acting("Destroyer", ships, [RAM])
    rammed.play(0, GateRam(RAM, gate(3, 0)))
    assert rammed.view(None).docks[0] == 1
    assert part(rammed, "NR-10.4", "Destroyer") == 0
    fled = acting("Destroyer", {HRL: {gate(1, 1): ""}}, [TIMEKEEPER], time=3, players=2)
    fled.play(0, Timekeeper(TIMEKEEPER))
    assert part(fled, "NR-10.4", "Destroyer") == 0


def test_nr_10_4_not_in_an_expansion_that_somebody_else_triggered() -> None:
    game = arrange(
        new(),
        ships={2: {gate(1, 1): ""}},
        piles={FAR: "Y"},
        bays={1: ["B"]},
        hands={1: [TIMEKEEPER]},
        directives={0: directive("Destroyer"), 1: directive("Tower")},
        time=3,
        active=1,
    )
    game.play(1, Timekeeper(TIMEKEEPER))
    assert [player.destroyed for player in game.view(None).players] == [0, 1, 0]
    assert part(game, "NR-10.4", "Destroyer") == 0


def test_nr_10_8_old_hands_none_of_your_ships_was_destroyed() -> None:
    ships = {0: {gate(4, 0): "", FAR + 1: "Y"}, 1: {gate(1, 1): ""}}
    game = acting("Old Hands", ships, [TIMEKEEPER], time=3)
    game.play(0, Timekeeper(TIMEKEEPER))
    assert part(game, "NR-10.8", "Old Hands") == 4  # only another one's was; Dock and board are as good


def test_nr_10_8_missed_by_an_expansion_and_by_gate_ram_even_if_it_is_your_own() -> None:
    swallowed = acting("Old Hands", {0: {gate(1, 1): ""}}, [TIMEKEEPER], time=3)
    swallowed.play(0, Timekeeper(TIMEKEEPER))
    assert part(swallowed, "NR-10.8", "Old Hands") == 0
    rammed = acting("Old Hands", {0: {gate(3, 0): "", gate(1, 0): ""}, 1: {gate(2, 0): "Y"}}, [RAM])
    rammed.play(0, GateRam(RAM, gate(3, 0)))
    assert part(rammed, "NR-10.8", "Old Hands") == 0


# ---- NR-10.9


@pytest.mark.parametrize(
    ("owned", "points"), [((3, 2, 2), 5), ((1, 0, 0), 5), ((2, 2, 0), 0), ((2, 0, 2), 0), ((1, 2, 0), 0)]
)
def test_nr_10_9_graduate_more_special_cards_than_any_other_player(
    owned: tuple[int, ...], points: int
) -> None:
    first, second = owned[0], owned[0] + owned[1]
    game = arrange(
        new(),
        ships={},
        piles={FAR: "Y"},
        hands={0: SPECIALS[:1], 1: [ORBIT]},
        draws={0: SPECIALS[1:first][:1]},
        discards={0: SPECIALS[2:first], 1: SPECIALS[first:second], 2: SPECIALS[second : sum(owned)]},
        directives={0: directive("Graduate")},
        covered=3,
        active=1,
    )
    assert part(game, "NR-10.9", "Graduate") == points


def test_nr_10_9_cards_taken_unseen_count_on_both_sides() -> None:
    for taker, points in ((0, 5), (1, 0)):
        game = arrange(
            new(),
            ships={},
            piles={FAR: "Y"},
            hands={taker: [UPGRADE]},
            discards={0: SPECIALS[:1], 1: SPECIALS[1 : 2 - taker]},
            directives={0: directive("Graduate")},
            covered=3,
            active=taker,
        )
        game.play(taker, Upgrade(UPGRADE, None))
        assert part(game, "NR-10.9", "Graduate") == points


# ---- NR-10.10


PLUNDER, RUN = special("plunder", "black"), special("hit_and_run", "red")


def test_nr_10_10_buccaneer_three_times_by_hijack_plunder_and_hit_and_run() -> None:
    for deeds, points in ((2, 0), (3, 6)):
        game = acting("Buccaneer", {0: {A: ""}, 1: {B: "YB"}, 2: {D: "B"}}, [HIJACK, RUN, PLUNDER])
        game.play(0, Hijack(HIJACK, A, B))
        game.play(0, HitAndRun(RUN, B, C))
        game.play(0, Leave(0))
        game.play(0, Run(None))
        if deeds == 3:
            game.play(0, Plunder(PLUNDER, C, D))
            game.play(0, Leave(0))
        assert game.view(None).players[0].hijacks == deeds
        assert part(game, "NR-10.10", "Buccaneer") == points


def with_two_hijacks(ships: Ships, cards: Sequence[int], players: int = 3, bare: bool = False) -> NovaRaiders:
    """Seat 0 has hijacked twice so far."""
    game = acting("Buccaneer", ships, cards, players=players, bare=bare)
    game.state.players[0].hijacks = 2
    return game


@pytest.mark.parametrize(
    "action", [Hijack(HIJACK, A, B), Plunder(PLUNDER, A, B), HitAndRun(RUN, A, B)], ids=lambda a: a.type
)
def test_nr_10_10_victims_of_hrl_count_and_with_the_option_bare_ones(
    action: Hijack | Plunder | HitAndRun,
) -> None:
    ships = {0: {A: ""}, HRL: {B: "Y"}}
    bare = {0: {A: ""}, 1: {B: ""}}
    for game in (
        with_two_hijacks(ships, [action.card], players=2),
        with_two_hijacks(bare, [action.card], bare=True),
    ):
        game.play(0, action)
        if isinstance(action, HitAndRun):
            game.play(0, Run(None))
        assert part(game, "NR-10.10", "Buccaneer") == 6


def test_nr_10_10_other_pushes_do_not_count() -> None:
    shove, beam = special("shove", "black"), special("tractor_beam", "red")
    breach = special("breach", "red")
    near = {0: {A: ""}, 1: {B: "Y"}}
    gates = {0: {gate(4, 0): ""}, 1: {gate(3, 0): "Y"}}
    for ships, action in (
        (near, Shove(shove, A, B)),
        (near, TractorBeam(beam, B, C)),
        (gates, GateRam(RAM, gate(4, 0))),
        (gates, Breach(breach, gate(4, 0), gate(3, 0), "clockwise")),
    ):
        game = with_two_hijacks(ships, [action.card])
        game.play(0, action)
        assert part(game, "NR-10.10", "Buccaneer") == 0


def test_nr_10_10_hrl_cards_that_you_carry_out_do_not_count() -> None:
    ship, victim = gate(2, 0), space(2, 0, 1)
    game = hrl_turned_up("Hijack brown", {1: {victim: "Y"}, HRL: {ship: ""}})
    player = game.state.players[0]
    player.directive, player.hijacks = directive("Buccaneer"), 2
    game.play(0, HrlHijack(ship, ship, victim))
    assert game.view(None).fleets[HRL] == (victim,)
    assert part(game, "NR-10.10", "Buccaneer") == 0


# ---- NR-10.11


def test_nr_10_11_last_light_you_triggered_the_supernova_by_an_action() -> None:
    game = acting("Last Light", {}, [TIMEKEEPER], time=14)
    game.play(0, Timekeeper(TIMEKEEPER))
    assert part(game, "NR-10.11", "Last Light") == 5
    unloaded = acting("Last Light", {0: {gate(4, 0): "Y"}}, [UNLOAD], time=14)
    unloaded.play(0, Unload(UNLOAD, gate(4, 0)))
    unloaded.play(0, Stow(0))
    assert part(unloaded, "NR-10.11", "Last Light") == 5


def test_nr_10_11_or_because_your_turn_ended() -> None:
    idle = acting("Last Light", {}, [ORBIT], time=14)
    assert part(idle, "NR-10.11", "Last Light") == 5  # NR-6.6
    bare = acting("Last Light", {}, [ORBIT], time=13)
    bare.state.shards[FAR] = ()
    bare.state.bag.append(0)
    end_turn(bare)
    assert bare.outcome() is not None
    assert part(bare, "NR-10.11", "Last Light") == 5  # NR-6.7


def test_nr_10_11_not_if_somebody_else_did_or_if_there_was_none() -> None:
    other = acting("Last Light", {}, [ORBIT], time=14)
    other.state.active = 1
    assert part(other, "NR-10.11", "Last Light") == 0
    ended = acting("Last Light", {0: {gate(4, 0): "Y"}}, [UNLOAD], time=1)
    ended.state.shards[FAR] = ()
    ended.state.bag = []
    ended.play(0, Unload(UNLOAD, gate(4, 0)))
    ended.play(0, Stow(0))
    outcome = ended.outcome()
    assert outcome is not None
    assert outcome.reason == "no_shards"
    assert part(ended, "NR-10.11", "Last Light") == 0
