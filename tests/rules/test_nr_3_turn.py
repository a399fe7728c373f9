"""A turn: the row of cards, links, Launch, drawing (section 3)."""

from novatable.novaraiders.actions import Chain, EndTurn, Hop, Jump, Launch, Orbit, Slipstream, Upgrade
from tests.builders.novaraiders import arrange, basic, end_turn, gate, new, rule_of, space, special

ORBIT_1 = basic("orbit 1", "jump")
ORBIT_2 = basic("orbit 2", "jump")
ORBIT_3 = basic("orbit 3", "jump")
UPGRADE_1 = basic("orbit 1", "upgrade")
UPGRADE_4 = basic("orbit 4", "upgrade")
HIJACK_2 = basic("orbit 2", "hijack")
HOP = special("hop", "yellow")
HERE, NEXT = space(3, 0, 1), space(3, 0, 2)


def test_nr_3_1_any_number_of_cards_then_the_row_is_discarded_and_five_are_held() -> None:
    game = arrange(new(), ships={0: {HERE: ""}}, hands={0: [ORBIT_1, ORBIT_2, HIJACK_2]})
    game.play(0, Orbit(ORBIT_1, HERE, NEXT))
    assert game.view(None).players[0].discard == ()
    assert game.view(0).players[0].hand == (ORBIT_2, HIJACK_2)
    assert [card.card for card in game.view(None).row] == [ORBIT_1]
    game.play(0, Chain(ORBIT_2))
    game.play(0, EndTurn())
    view = game.view(None)
    assert view.row == ()
    assert view.players[0].discard == (ORBIT_1, ORBIT_2)  # face up, on the own pile
    assert view.players[0].hand_size == 5
    assert game.waiting_for() == (1,)


def test_nr_3_1_only_the_active_player_plays_and_only_cards_held() -> None:
    game = arrange(new(), ships={0: {HERE: ""}, 1: {space(5, 1, 1): ""}}, hands={0: [ORBIT_1], 1: [ORBIT_2]})
    assert rule_of(game, 1, EndTurn()) == "NR-3.1"
    assert rule_of(game, 0, Orbit(ORBIT_2, HERE, space(3, 0, 3))) == "NR-3.1"
    assert rule_of(game, 0, EndTurn()) is None  # none at all is fine too


def test_nr_3_2_an_empty_draw_pile_is_the_shuffled_discards_with_the_row_just_played() -> None:
    game = arrange(new(), ships={0: {HERE: ""}}, hands={0: [ORBIT_1]})
    player = game.state.players[0]
    player.discard, player.draw = player.draw, []
    game.play(0, Orbit(ORBIT_1, HERE, NEXT))
    events = game.play(0, EndTurn())
    assert [event.to_json() for event in events if event.to_json()["type"] == "reshuffled"] == [
        {"type": "reshuffled", "seat": 0, "count": 11}
    ]
    player = game.state.players[0]
    assert (len(player.hand), len(player.draw), player.discard) == (5, 6, [])


def test_nr_3_2_the_discards_are_shuffled() -> None:
    orders = set()
    for seed in range(4):
        game = arrange(new(seed=seed), hands={0: []}, discards={0: list(range(11))})
        game.play(0, EndTurn())
        player = game.state.players[0]
        assert sorted(player.hand + player.draw) == list(range(11))
        orders.add((*player.draw, *reversed(player.hand)))
    assert len(orders) == 4


def test_nr_3_2_if_both_are_empty_the_hand_stays_short() -> None:
    game = arrange(new(), hands={0: [ORBIT_1, ORBIT_2]})
    player = game.state.players[0]
    player.draw = []
    end_turn(game)
    player = game.state.players[0]
    assert (sorted(player.hand), player.draw, player.discard) == (sorted([ORBIT_1, ORBIT_2]), [], [])
    assert game.waiting_for() == (1,)


def test_nr_3_2_the_discards_are_shuffled_only_when_a_card_must_be_drawn() -> None:
    game = arrange(new(), ships={0: {HERE: ""}}, hands={0: [ORBIT_1]})
    player = game.state.players[0]
    player.discard, player.draw = player.draw[:5], player.draw[5:]  # exactly five are left to draw
    game.play(0, Orbit(ORBIT_1, HERE, NEXT))
    game.play(0, EndTurn())
    player = game.state.players[0]
    assert (len(player.hand), len(player.draw), len(player.discard)) == (5, 0, 6)


def test_nr_3_3_launch_to_own_open_gates_without_a_card() -> None:
    game = arrange(
        new(), ships={0: {gate(2, 0): ""}, 1: {gate(4, 0): ""}}, piles={gate(3, 0): "Y"}, hands={0: [ORBIT_1]}
    )
    assert [a.to for a in game.legal(0) if isinstance(a, Launch)] == [gate(1, 0), gate(5, 0)]
    for at in (gate(2, 0), gate(3, 0), gate(4, 0), gate(1, 1), space(1, 0, 1), 999):
        assert rule_of(game, 0, Launch(at)) == "NR-3.3"
    game.play(0, Launch(gate(1, 0)))
    game.play(0, Launch(gate(5, 0)))  # as often as you like
    assert game.view(None).docks[0] == 0
    assert game.view(None).row == ()


def test_nr_3_3_launch_needs_a_ship_in_the_dock() -> None:
    game = arrange(new(), ships={0: {gate(2, 0): "", HERE: ""}}, lost_ships={0: 1})
    assert rule_of(game, 0, Launch(gate(1, 0))) == "NR-3.3"


def test_nr_3_3_launch_between_cards_but_never_inside_an_action() -> None:
    game = arrange(new(), ships={0: {HERE: "Y"}}, hands={0: [ORBIT_1, ORBIT_2]})
    game.play(0, Orbit(ORBIT_1, HERE, NEXT))
    assert rule_of(game, 0, Launch(gate(1, 0))) == "NR-3.3"  # what stays behind is asked first
    game.play(0, {"type": "leave", "count": 0})
    assert rule_of(game, 0, Launch(gate(1, 0))) is None


def test_nr_3_3_launch_on_remaining_rings_only() -> None:
    game = arrange(new(), ships={}, hands={0: [ORBIT_1]}, covered=2, time=8)
    assert [a.to for a in game.legal(0) if isinstance(a, Launch)] == [gate(3, 0), gate(4, 0), gate(5, 0)]
    assert rule_of(game, 0, Launch(gate(2, 0))) == "NR-3.3"


def test_nr_3_4_a_basic_card_is_one_of_its_actions_or_a_chain() -> None:
    game = arrange(new(), ships={0: {gate(3, 0): ""}}, hands={0: [ORBIT_2]})
    assert rule_of(game, 0, Orbit(ORBIT_2, gate(3, 0), space(3, 0, 2))) is None
    assert rule_of(game, 0, Jump(ORBIT_2, gate(3, 0), gate(4, 1))) is None
    assert rule_of(game, 0, Upgrade(ORBIT_2, game.view(None).academy[0])) == "NR-3.4"


def test_nr_3_5_two_basic_actions_need_a_chain_between_them() -> None:
    game = arrange(new(), ships={0: {HERE: ""}}, piles={}, hands={0: [ORBIT_1, ORBIT_2, ORBIT_3, HIJACK_2]})
    assert rule_of(game, 0, Chain(ORBIT_1)) == "NR-3.5"  # a row never begins with one
    game.play(0, Orbit(ORBIT_1, HERE, NEXT))
    assert rule_of(game, 0, Orbit(ORBIT_2, NEXT, gate(3, 1))) == "NR-3.5"
    game.play(0, Chain(ORBIT_3))
    assert rule_of(game, 0, Chain(HIJACK_2)) == "NR-3.5"  # nor do two stand side by side
    game.play(0, Orbit(ORBIT_2, NEXT, gate(3, 1)))
    game.play(0, Chain(HIJACK_2))  # one may be the last card
    game.play(0, EndTurn())


def test_nr_3_5_each_action_may_use_another_ship() -> None:
    other = space(5, 1, 2)
    game = arrange(new(), ships={0: {HERE: "", other: ""}}, hands={0: [ORBIT_1, ORBIT_2, ORBIT_3]})
    game.play(0, Orbit(ORBIT_1, HERE, NEXT))
    game.play(0, Chain(ORBIT_3))
    assert rule_of(game, 0, Orbit(ORBIT_2, other, space(5, 1, 4))) is None


def test_nr_3_5_two_ways_to_one_destination_are_one_action() -> None:
    at, opposite = space(1, 0, 0), space(1, 1, 1)  # ring 1 has six spaces: three either way
    game = arrange(new(), ships={0: {at: ""}}, hands={0: [ORBIT_3]})
    assert [a for a in game.legal(0) if isinstance(a, Orbit)] == [Orbit(ORBIT_3, at, opposite)]


def test_nr_3_5_a_decision_with_one_answer_is_asked() -> None:
    game = arrange(
        new(),
        ships={0: {gate(1, 0): "Y"}, 1: {space(2, 0, 1): "", space(3, 0, 2): "", space(4, 0, 2): ""}},
        piles={space(1, 1, 1): "R", space(1, 2, 1): "R", space(2, 1, 1): "R", space(2, 2, 1): "R"},
        hands={0: [basic("orbit 1", "unload")]},
        bag="B",
    )
    for base in (1, 2):
        for ring, step in ((3, 2), (4, 2), (5, 3)):
            game.state.shards[space(ring, base, step)] = (0,)
            game.state.lost[0] -= 1
    game.state.shards[space(5, 0, 3)] = (0,)
    game.state.lost[0] -= 1
    game.play(0, {"type": "unload", "card": basic("orbit 1", "unload"), "ship": gate(1, 0)})
    game.play(0, {"type": "stow", "bay": 0})
    assert game.waiting_for() == (1,)
    assert [action.to_json() for action in game.legal(1)] == [{"type": "place", "to": space(1, 0, 1)}]


def test_nr_3_6_a_special_may_be_performed_with_a_shard_of_its_symbol_at_any_height() -> None:
    game = arrange(new(), ships={0: {HERE: ""}}, hands={0: [HOP]}, bays={0: ["RR", "BYB"]})
    game.play(0, Hop(HOP, HERE, space(4, 0, 1)))
    assert game.view(None).players[0].bays[1] == (1, 0, 1)  # it is not spent
    poor = arrange(new(), ships={0: {HERE: ""}}, hands={0: [HOP]}, bays={0: ["RR"], 1: ["Y"]})
    assert rule_of(poor, 0, Hop(HOP, HERE, space(4, 0, 1))) == "NR-3.6"
    assert not [action for action in poor.legal(0) if isinstance(action, Hop)]


def test_nr_3_6_a_special_chains_on_both_sides() -> None:
    game = arrange(
        new(), ships={0: {HERE: ""}}, piles={}, hands={0: [ORBIT_1, HOP, ORBIT_2]}, bays={0: ["Y"]}
    )
    game.play(0, Orbit(ORBIT_1, HERE, NEXT))
    game.play(0, Hop(HOP, NEXT, space(4, 0, 2)))
    assert rule_of(game, 0, Orbit(ORBIT_2, space(4, 0, 2), space(4, 0, 4))) is None


def test_nr_3_7_a_special_without_its_action_needs_a_row_and_links_it() -> None:
    slip = special("slipstream", "black")
    game = arrange(new(), ships={0: {HERE: ""}}, hands={0: [ORBIT_1, HOP, slip, ORBIT_2]}, bays={0: ["Y"]})
    assert rule_of(game, 0, Chain(HOP)) == "NR-3.7"  # the row is empty
    game.play(0, Hop(HOP, HERE, space(4, 0, 1)))  # with its action it can begin one
    assert rule_of(game, 0, Chain(slip)) is None  # although the row is linked already
    game.play(0, Chain(slip))
    game.play(0, Orbit(ORBIT_1, space(4, 0, 1), space(4, 0, 2)))


def test_nr_3_7_even_if_its_action_were_possible() -> None:
    game = arrange(new(), ships={0: {HERE: ""}}, hands={0: [ORBIT_1, HOP, ORBIT_2]}, bays={0: ["Y"]})
    game.play(0, Orbit(ORBIT_1, HERE, NEXT))
    game.play(0, Chain(HOP))
    assert game.view(None).linked
    game.play(0, Orbit(ORBIT_2, NEXT, gate(3, 1)))


def test_nr_3_8_an_action_that_cannot_be_carried_out_cannot_be_played() -> None:
    lonely = arrange(new(), ships={}, hands={0: [HIJACK_2, HOP, ORBIT_1]}, bays={0: ["Y"]})
    kinds = {action.type for action in lonely.legal(0)}
    assert kinds == {"end_turn", "launch"}
    lonely.play(0, Launch(gate(3, 0)))
    lonely.play(0, Orbit(ORBIT_1, gate(3, 0), space(3, 0, 1)))
    assert Chain(HOP) in lonely.legal(0)


def test_nr_3_9_a_card_newly_taken_can_be_played_in_the_same_turn() -> None:
    slip = special("slipstream", "black")
    game = arrange(
        new(),
        ships={0: {HERE: ""}},
        hands={0: [UPGRADE_1, ORBIT_2]},
        bays={0: ["B"]},
        academy=[slip, HOP, special("shove")],
    )
    game.play(0, Upgrade(UPGRADE_1, slip))
    assert slip in game.view(0).players[0].hand  # type: ignore[operator]
    game.play(0, Slipstream(slip))


def test_nr_3_10_without_a_card_played_cards_may_be_discarded_one_by_one() -> None:
    game = arrange(new(), ships={}, hands={0: [ORBIT_1, ORBIT_2, HIJACK_2]})
    game.play(0, Launch(gate(3, 0)))  # a Launch is no card
    game.play(0, EndTurn())
    assert (game.view(None).phase, game.waiting_for()) == ("discard", (0,))
    assert rule_of(game, 0, Launch(gate(1, 0))) == "NR-3.10"  # none is possible afterwards
    game.play(0, {"type": "discard", "card": ORBIT_2})
    game.play(0, {"type": "discard", "card": ORBIT_1})
    assert rule_of(game, 0, {"type": "discard", "card": ORBIT_1}) == "NR-3.1"
    assert rule_of(game, 0, {"type": "discard", "card": HIJACK_2}) is None
    assert rule_of(game, 0, {"type": "draw"}) is None
    game.play(0, {"type": "draw"})
    assert game.view(None).players[0].discard == (ORBIT_2, ORBIT_1)
    assert game.view(None).players[0].hand_size == 5
    assert HIJACK_2 in (game.view(0).players[0].hand or ())


def test_nr_3_10_who_played_a_card_is_not_asked() -> None:
    game = arrange(new(), ships={0: {HERE: ""}}, hands={0: [ORBIT_1, ORBIT_2]})
    game.play(0, Orbit(ORBIT_1, HERE, NEXT))
    game.play(0, EndTurn())
    assert (game.view(None).phase, game.waiting_for()) == ("turn", (1,))
    assert rule_of(game, 0, {"type": "discard", "card": ORBIT_2}) is not None


def test_nr_3_10_a_dead_hand_can_be_thrown_away_whole() -> None:
    game = arrange(new(), ships={}, hands={0: [UPGRADE_1, UPGRADE_4]})
    game.play(0, EndTurn())
    game.play(0, {"type": "discard", "card": UPGRADE_1})
    game.play(0, {"type": "discard", "card": UPGRADE_4})  # nothing is left to ask
    assert game.waiting_for() == (1,)
