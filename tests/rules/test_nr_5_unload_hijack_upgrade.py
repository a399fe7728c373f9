"""Unload, Hijack, Upgrade, pushing (section 5), with the rulebook's Hijack."""

import pytest

from novatable.novaraiders.actions import (
    Chain,
    GateRam,
    Hijack,
    HitAndRun,
    Leave,
    NovaRaidersAction,
    Orbit,
    Plunder,
    Stow,
    Unload,
    Upgrade,
    name_of,
)
from tests.builders.novaraiders import (
    CARDS,
    arrange,
    basic,
    end_turn,
    gate,
    letters,
    new,
    rule_of,
    space,
    special,
)

UNLOAD = basic("orbit 1", "unload")
UNLOAD_2 = basic("orbit 2", "unload")
HIJACK = basic("orbit 2", "hijack")
UPGRADE = basic("orbit 1", "upgrade")
UPGRADE_4 = basic("orbit 4", "upgrade")
A, B, C, D, E, F = (space(5, 0, step) for step in range(6))


# ---- Unload


def test_nr_5_1_shards_come_off_from_the_top_one_at_a_time_into_any_bay() -> None:
    home = gate(3, 0)
    game = arrange(new(), ships={0: {home: "YBR"}}, piles={}, hands={0: [UNLOAD]}, time=1)
    game.play(0, Unload(UNLOAD, home))
    assert game.legal(0) == (Stow(0), Stow(1), Stow(2))
    assert rule_of(game, 0, Stow(3)) is not None
    game.play(0, Stow(2))
    assert letters(game.view(None).players[0].bays[2]) == "R"
    assert game.view(None).docks[0] == 2  # not home yet
    game.play(0, Stow(2))
    game.play(0, Stow(0))  # all of them
    view = game.view(None)
    assert [letters(bay) for bay in view.players[0].bays] == ["Y", "", "RB"]
    assert (view.docks[0], view.fleets[0]) == (3, ())


def test_nr_5_1_a_stack_on_one_of_your_own_gates() -> None:
    game = arrange(
        new(),
        ships={0: {gate(3, 1): "Y", gate(3, 0): "", space(4, 0, 1): "Y"}},
        piles={},
        hands={0: [UNLOAD]},
    )
    for ship in (gate(3, 1), gate(3, 0), space(4, 0, 1)):  # foreign Gate, no Shards, no Gate
        assert rule_of(game, 0, Unload(UNLOAD, ship)) == "NR-5.1"
    assert not [action for action in game.legal(0) if isinstance(action, Unload)]


def test_nr_5_2_every_unload_advances_the_track_and_the_turn_goes_on_with_the_same_row() -> None:
    home = gate(3, 0)
    game = arrange(
        new(),
        ships={0: {home: "Y", gate(4, 0): "B"}},
        piles={},
        hands={0: [UNLOAD, UNLOAD_2, UPGRADE]},
        bag="RRR",
    )
    game.play(0, Unload(UNLOAD, home))
    events = [event.to_json()["type"] for event in game.play(0, Stow(0))]
    assert events.index("stowed") < events.index("docked") < events.index("time_advanced")
    assert game.view(None).time == 1
    for seat in (1, 2, 0):  # the event is a spawn, with all its decisions
        assert game.waiting_for() == (seat,)
        game.play(seat, game.legal(seat)[0])
    assert game.waiting_for() == (0,)
    assert [card.card for card in game.view(None).row] == [UNLOAD]
    game.play(0, Chain(UPGRADE))
    game.play(0, Unload(UNLOAD_2, gate(4, 0)))
    game.play(0, Stow(0))
    assert game.view(None).time == 2


def test_nr_5_2_a_destroyed_ship_ends_nobodys_turn() -> None:
    game = arrange(
        new(),
        ships={0: {gate(3, 0): "Y", gate(1, 0): "", space(4, 0, 1): ""}},
        piles={space(5, 0, 3): "B"},
        hands={0: [UNLOAD, HIJACK]},
        time=3,
    )
    game.play(0, Unload(UNLOAD, gate(3, 0)))
    game.play(0, Stow(0))
    assert game.view(None).fleets[0] == (space(4, 0, 1),)
    assert game.waiting_for() == (0,)
    assert rule_of(game, 0, Chain(HIJACK)) is None


# ---- Hijack


def test_nr_5_3_example_a_hijack_in_three_pictures() -> None:
    game = arrange(new(), ships={0: {A: "BR"}, 1: {B: "YB"}}, piles={}, hands={0: [HIJACK]})
    game.play(0, Hijack(HIJACK, A, B))
    assert game.view(None).fleets[1] == (E,)  # three high: pushed three spaces
    assert letters(game.view(None).shards[E]) == "B"  # its lowest Shard stays behind
    game.play(0, Leave(0))
    view = game.view(None)
    assert view.fleets[0] == (B,)
    assert letters(view.shards[B]) == "YBR"  # red claims it, four high now


def test_nr_5_3_only_an_opponents_stack_next_to_you_on_the_same_ring() -> None:
    game = arrange(
        new(),
        ships={0: {A: "", D: ""}, 1: {C: "Y", gate(4, 0): "Y"}, 2: {E: ""}},
        piles={},
        hands={0: [HIJACK]},
    )
    assert [a for a in game.legal(0) if isinstance(a, Hijack)] == [Hijack(HIJACK, D, C)]
    assert rule_of(game, 0, Hijack(HIJACK, A, C)) == "NR-5.3"  # not next to it
    assert rule_of(game, 0, Hijack(HIJACK, A, gate(4, 0))) == "NR-5.3"  # another ring
    own = arrange(new(), ships={0: {A: "", B: "Y"}}, piles={}, hands={0: [HIJACK]})
    assert rule_of(own, 0, Hijack(HIJACK, A, B)) == "NR-5.3"


def test_nr_5_3_the_push_goes_away_from_you() -> None:
    game = arrange(new(), ships={0: {D: "B"}, 1: {C: "Y"}}, piles={}, hands={0: [HIJACK]})
    game.play(0, Hijack(HIJACK, D, C))
    assert game.view(None).fleets[1] == (A,)


def test_nr_5_4_the_victim_has_a_shard_unless_the_table_plays_otherwise() -> None:
    ships = {0: {A: "B"}, 1: {B: ""}}
    game = arrange(new(), ships=ships, piles={}, hands={0: [HIJACK]})
    assert rule_of(game, 0, Hijack(HIJACK, A, B)) == "NR-5.4"
    rough = arrange(new(hijack_bare_ships=True), ships=ships, piles={}, hands={0: [HIJACK]})
    rough.play(0, Hijack(HIJACK, A, B))
    rough.play(0, Leave(0))
    assert (rough.view(None).fleets[0], rough.view(None).fleets[1]) == ((B,), (D,))
    assert rough.view(None).players[0].hijacks == 1


@pytest.mark.parametrize("bare", [False, True])
def test_nr_5_4_the_option_holds_for_hijack_plunder_and_hit_and_run_only(bare: bool) -> None:
    plunder, run, ram = special("plunder"), special("hit_and_run"), special("gate_ram")
    game = arrange(
        new(hijack_bare_ships=bare),
        ships={0: {A: "", gate(3, 1): ""}, 1: {B: "", gate(2, 1): ""}},
        piles={},
        bays={0: ["YBR"]},
        hands={0: [HIJACK, plunder, run, ram]},
    )
    for action in (Hijack(HIJACK, A, B), Plunder(plunder, A, B), HitAndRun(run, A, B)):
        assert rule_of(game, 0, action) == (None if bare else "NR-5.4")
    assert rule_of(game, 0, GateRam(ram, gate(3, 1))) == "NR-7.9"


def test_nr_5_4_gates_give_no_shelter_and_shards_may_be_left_behind() -> None:
    game = arrange(new(), ships={0: {F: "YB"}, 1: {gate(5, 1): "R"}}, piles={}, hands={0: [HIJACK]})
    game.play(0, Hijack(HIJACK, F, gate(5, 1)))
    assert game.legal(0) == (Leave(0), Leave(1), Leave(2))
    game.play(0, Leave(1))
    assert letters(game.view(None).shards[F]) == "Y"
    assert letters(game.view(None).shards[gate(5, 1)]) == "RB"


# ---- pushing


def test_nr_5_6_on_to_the_first_open_space() -> None:
    game = arrange(new(), ships={0: {A: "BR"}, 1: {B: "YB"}, 2: {F: ""}}, piles={E: "R"}, hands={0: [HIJACK]})
    game.play(0, Hijack(HIJACK, A, B))
    assert game.view(None).fleets[1] == (gate(5, 1),)


def test_nr_5_6_the_height_counts_before_anything_is_left_behind() -> None:
    game = arrange(new(), ships={0: {A: "BR"}, 1: {B: "Y"}}, piles={}, hands={0: [HIJACK]})
    game.play(0, Hijack(HIJACK, A, B))
    game.play(0, Leave(2))
    assert game.view(None).fleets[1] == (E,)


def test_nr_5_6_the_spaces_of_pusher_and_victim_are_never_open() -> None:
    """Ring 1 has six spaces: pushed by six, the victim would come round to its own."""
    at, victim = space(1, 0, 0), space(1, 0, 1)
    game = arrange(new(), ships={0: {at: "YYYYY"}, 1: {victim: "B"}}, piles={}, hands={0: [HIJACK]})
    game.play(0, Hijack(HIJACK, at, victim))
    assert game.view(None).fleets[1] == (space(1, 1, 0),)


def test_nr_5_6_a_full_circle_without_an_open_space_makes_it_unplayable() -> None:
    ring = [space(1, base, step) for base in range(3) for step in range(2)]
    game = arrange(
        new(),
        ships={0: {ring[0]: ""}, 1: {ring[1]: "Y"}},
        piles=dict.fromkeys(ring[2:], "R"),
        hands={0: [HIJACK]},
    )
    assert rule_of(game, 0, Hijack(HIJACK, ring[0], ring[1])) == "NR-5.6"
    assert not [action for action in game.legal(0) if isinstance(action, Hijack)]


# ---- Upgrade


def test_nr_5_5_a_face_up_card_is_replaced_in_its_place_at_once() -> None:
    row = [special("hop"), special("shove"), special("breach")]
    top = special("gate_ram")
    game = arrange(new(), hands={0: [UPGRADE]}, academy=row, academy_deck=[top])
    game.play(0, Upgrade(UPGRADE, row[1]))
    assert game.view(None).academy == (row[0], top, row[2])
    assert row[1] in (game.view(0).players[0].hand or ())
    assert row[1] in game.view(1).players[0].specials


def test_nr_5_5_blind_the_row_goes_to_the_bottom_and_three_new_ones_come() -> None:
    row = [special("hop"), special("shove"), special("breach")]
    tops = [special("gate_ram"), special("plunder"), special("gateway"), special("timekeeper")]
    game = arrange(new(), hands={0: [UPGRADE]}, academy=row, academy_deck=tops)
    game.play(0, Upgrade(UPGRADE, None))
    assert tops[0] in (game.view(0).players[0].hand or ())
    assert tops[0] not in game.view(1).players[0].specials
    assert list(game.view(None).academy) == tops[1:]
    assert sorted(game.state.academy_deck[:3]) == sorted(row)  # drawn from the end


def test_nr_5_5_a_short_row_stays_short_and_an_empty_academy_cannot_be_visited() -> None:
    game = new()
    state = game.state
    state.players[1].specials = state.academy_deck[1:] + state.academy[1:]
    state.players[1].draw += state.players[1].specials
    state.academy_deck, state.academy = state.academy_deck[:1], state.academy[:1]
    game = arrange(game, hands={0: [UPGRADE, UPGRADE_4, HIJACK, UNLOAD]}, ships={0: {A: ""}}, piles={E: "Y"})
    first, last = state.academy[0], state.academy_deck[0]
    game.play(0, Upgrade(UPGRADE, first))
    assert game.view(None).academy == (last,)
    game.play(0, Chain(HIJACK))
    assert rule_of(game, 0, Upgrade(UPGRADE_4, None)) == "NR-5.5"  # the deck has no card
    game.play(0, Upgrade(UPGRADE_4, last))
    assert game.view(None).academy == ()
    end_turn(game)
    arrange(game, hands={1: [UPGRADE]}, active=1)
    assert not [action for action in game.legal(1) if isinstance(action, Upgrade)]


def test_nr_5_5_only_cards_of_the_row_can_be_taken() -> None:
    game = arrange(new(), hands={0: [UPGRADE]}, ships={0: {A: ""}}, piles={})
    hidden = next(c for c in range(CARDS.n_basics, CARDS.n_cards) if c not in game.view(None).academy)
    assert rule_of(game, 0, Upgrade(UPGRADE, hidden)) == "NR-5.5"
    assert rule_of(game, 0, Orbit(UPGRADE, A, B)) is None


def test_nr_5_6_what_each_action_does_to_ships_and_stacks() -> None:
    """As clients are told: which actions move an own ship, push somebody, count as a Hijack, unload."""

    def those(what: str) -> set[str]:
        return {name_of(kind) for kind in NovaRaidersAction.kinds() if getattr(kind, what)}

    assert those("hijacks") == {"hijack", "hit_and_run", "plunder"}
    assert those("pushes") == {*those("hijacks"), "breach", "gate_ram", "hrl_hijack", "shove"}
    assert those("unloads") == {"drop_pod", "unload"}
    alone = {"gateway", "hop", "jump", "long_burn", "orbit", "run"}
    assert those("moves") == {*those("hijacks"), *alone, "breach", "gate_ram"}
