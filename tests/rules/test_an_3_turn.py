"""AfterNova, section 3: a turn."""

from novatable.afternova.actions import Extract, Market, Pass, Propose, Sweep, Take
from novatable.afternova.events import OfferEnded, PlanetFilled, RowFilled, TurnBegan
from novatable.afternova.game import AfterNova
from novatable.afternova.model import PAWS
from tests.builders.afternova import (
    arrange,
    blueprint,
    complete,
    icons,
    letters,
    market,
    new,
    pass_all,
    paw,
    planet,
    rule_of,
    terms,
)

REACH = planet("piloting", "security", spaces=3)  # 2 piloting, 2 security
MOSS = planet("engineering", "extraction", spaces=3)  # 2 engineering, 2 extraction
PILOT, GUARD = paw("piloting"), paw("security")
SOLO = Extract(REACH, (PILOT, GUARD))
KG, KP, WO = blueprint("KG"), blueprint("KP"), blueprint("WO")
FIVE = [blueprint(upgrade="", nth=n) for n in range(5, 10)]
BIG = [planet(*pair, spaces=5) for pair in (("piloting", "engineering"), ("piloting", "security"))]
BIG.append(planet("piloting", "extraction", spaces=5))


def table() -> AfterNova:
    """Seat 0 can extract Sable Reach alone; seat 2 has a Blueprint to complete in the window."""
    return arrange(
        new(4),
        hands={0: [PILOT, GUARD, blueprint("WP")], 1: [paw("engineering")], 2: [KG]},
        storage={2: "KG"},
        planets=[(REACH, "WWP"), (MOSS, "GOO")],
    )


def scarce() -> AfterNova:
    """Six players, all Fragments in Storages and on Planets; two spaces empty on the middle Planet and two
    on the right one. Seat 5 can complete the Blueprint for a black and a purple Fragment."""
    return arrange(
        new(6),
        hands={5: [KP]},
        storage={**dict.fromkeys(range(5), "KWGPO"), 5: "KWGP"},
        upgrades={seat: ["hold"] for seat in range(5)},
        planets=[(BIG[0], "KWGPO"), (BIG[1], "KWG"), (BIG[2], "POO")],
    )


# ---- AN-3.1


def test_an_3_1_the_active_player_may_extract_or_go_to_the_market() -> None:
    kinds = {action.type for action in table().legal(0)}
    assert kinds == {"extract", "take", "sweep"}


def test_an_3_1_nobody_else_takes_an_action() -> None:
    game = table()
    for action in (Take(game.state.rows[PAWS][0]), Sweep("paws"), Extract(REACH, (paw("engineering"),))):
        refusal = game.check(1, action)
        assert refusal is not None
        assert refusal.rule == "AN-3.1"
        assert "it is seat 0's turn" in refusal.message


def test_an_3_1_after_an_extract_there_is_no_second_action() -> None:
    game = table()
    game.play(0, SOLO)
    assert game.waiting_for() == (0, 2)
    assert rule_of(game, 0, Take(game.state.rows[PAWS][0])) == "AN-3.1"
    assert rule_of(game, 0, Sweep("paws")) == "AN-3.1"
    assert rule_of(game, 0, Extract(MOSS, ())) == "AN-3.1"
    assert {action.type for action in game.legal(0)} == {"pass", "complete"}


def test_an_3_1_after_a_market_there_is_no_second_action() -> None:
    game = table()
    market(game)
    assert game.waiting_for() == (2,)
    assert rule_of(game, 0, SOLO) == "AN-3.1"
    assert rule_of(game, 0, Take(game.state.rows[PAWS][0])) == "AN-3.1"
    assert game.legal(0) == ()


def test_an_3_1_who_has_begun_at_the_market_does_not_extract_any_more() -> None:
    game = table()
    assert rule_of(game, 0, SOLO) is None
    game.play(0, Take(game.state.rows[PAWS][0]))
    assert rule_of(game, 0, SOLO) == "AN-3.1"
    assert not any(action.type == "extract" for action in game.legal(0))


def test_an_3_1_negotiating_about_several_planets_binds_nobody() -> None:
    game = table()
    before = game.view(None).players
    game.play(0, Propose(terms(REACH, {0: icons(piloting=2), 1: icons(security=2)}, {0: "WWP"}), (PILOT,)))
    game.play(0, Propose(terms(MOSS, {1: icons(engineering=2, extraction=2)}, {1: "GOO"})))
    assert game.view(None).players == before
    events = game.play(0, Take(game.state.rows[PAWS][0]))
    assert [event.how for event in events if isinstance(event, OfferEnded)] == ["market", "market"]
    assert game.view(None).offers == ()
    assert [laid.planet for laid in game.view(None).planets][:2] == [REACH, MOSS]


def test_an_3_1_a_negotiation_for_one_planet_may_end_in_an_extract_of_another() -> None:
    game = table()
    game.play(0, Propose(terms(MOSS, {1: icons(engineering=2, extraction=2)}, {1: "GOO"})))
    game.play(0, SOLO)
    assert letters(game.state.players[0].storage) == "WWP"
    assert letters(game.state.players[1].storage) == ""


# ---- AN-3.2


def test_an_3_2_the_window_follows_an_extract_and_then_the_turn_passes_clockwise() -> None:
    game = table()
    game.play(0, SOLO)
    assert (game.view(None).phase, game.view(None).active) == ("window", 0)
    game.play(0, Pass())
    assert (game.view(None).phase, game.view(None).active) == ("window", 0)
    events = game.play(2, complete(KG))
    assert [event for event in events if isinstance(event, TurnBegan)] == [TurnBegan(1, 2, 1)]
    assert game.waiting_for() == (1,)


def test_an_3_2_the_window_follows_a_market_too_and_is_for_all_players() -> None:
    game = arrange(new(3), hands={0: [KG], 1: [KP], 2: [WO]}, storage={0: "KG", 1: "KP", 2: "WO"})
    market(game)
    assert game.waiting_for() == (0, 1, 2)
    game.play(2, complete(WO))
    game.play(1, complete(KP))
    assert game.view(None).active == 0
    game.play(0, complete(KG))
    assert game.waiting_for() == (1,)
    assert game.view(None).phase == "turn"


def test_an_3_2_after_the_last_player_a_new_round_begins_with_the_first() -> None:
    game = new(3, first=1)
    for _ in range(3):
        assert game.view(None).round == 1
        market(game)
    assert (game.view(None).active, game.view(None).round, game.view(None).turn) == (1, 2, 4)


# ---- AN-3.3


def test_an_3_3_a_turn_is_not_passed() -> None:
    game = table()
    refusal = game.check(0, Pass())
    assert refusal is not None
    assert refusal.rule == "AN-3.3"
    assert "extract or go to the Market" in refusal.message
    assert Pass() not in game.legal(0)


def test_an_3_3_the_market_can_be_chosen_whatever_the_hand_holds() -> None:
    game = arrange(new(4), hands={0: []})
    assert {action.type for action in game.legal(0)} == {"take", "sweep"}
    market(game)
    assert game.view(None).active == 1


def test_an_3_3_the_market_can_be_chosen_even_without_a_card_in_it() -> None:
    game = arrange(new(4), hands={0: []}, paws=[], blueprints=[])
    assert game.legal(0) == (Market(),)
    game.play(0, Market())
    assert game.view(None).active == 1


# ---- AN-3.4


def test_an_3_4_empty_spaces_are_filled_from_left_to_right_as_far_as_possible() -> None:
    game = scarce()
    market(game)
    game.play(5, complete(KP))
    assert [letters(laid.fragments) for laid in game.view(None).planets] == ["KWGPO", "KWG", "POO"]
    pass_all(game)
    assert sorted(letters(game.state.fragments[1])) == sorted("KWG" + "KP")
    assert letters(game.state.fragments[2]) == "POO"
    assert game.state.active == 1


def test_an_3_4_the_next_planet_is_filled_when_the_ones_before_are_full() -> None:
    dear = blueprint("KGP")
    game = arrange(scarce(), hands={4: [dear]})
    market(game)
    game.play(4, complete(dear))
    pass_all(game)
    assert [sum(laid.fragments) for laid in game.view(None).planets] == [5, 5, 4]
    assert (game.state.bag, sum(game.state.fragment_discard)) == ([], 0)


def test_an_3_4_nothing_is_filled_before_the_window_is_over() -> None:
    game = arrange(scarce(), hands={4: [WO]})
    market(game)
    game.play(4, complete(WO))
    game.play(5, complete(KP))
    assert [sum(laid.fragments) for laid in game.view(None).planets] == [5, 3, 3]
    assert sum(game.state.fragment_discard) == 4


def everyone_holds_paws() -> AfterNova:
    """All Paws are in hands, six each, but for two in the Market, where four should lie."""
    hands = {seat: list(range(6 * seat, 6 * seat + 6)) for seat in range(6)}
    hands[5] += [36, 37, KG]
    hands[0] = [PILOT, GUARD, *[card for card in range(6) if card not in (PILOT, GUARD)]]
    hands[1] = [card for card in range(6, 12) if card != GUARD]
    return arrange(new(6), hands=hands, paws=[38, 39], storage={5: "KG"}, planets=[(REACH, "WWP")])


def test_an_3_4_short_rows_are_filled_after_the_window() -> None:
    game = everyone_holds_paws()
    game.play(0, SOLO)
    assert game.view(None).paws == (38, 39)
    pass_all(game)
    assert set(game.view(None).paws) == {38, 39, PILOT, GUARD}
    assert game.state.active == 1


def test_an_3_4_planets_are_filled_before_the_rows() -> None:
    game = arrange(everyone_holds_paws(), planets=[(REACH, "WWP"), (MOSS, "G"), (BIG[0], "KWGPO")])
    game.play(0, SOLO)
    events = [*game.play(0, Pass()), *game.play(5, Pass())]
    order = [type(event) for event in events if isinstance(event, PlanetFilled | RowFilled | TurnBegan)]
    assert order == [PlanetFilled, RowFilled, TurnBegan]


def test_an_3_4_nothing_is_filled_when_the_game_is_over() -> None:
    game = arrange(scarce(), completed={5: FIVE})
    market(game)
    game.play(5, complete(KP))
    pass_all(game)
    assert game.outcome() is not None
    assert [sum(laid.fragments) for laid in game.view(None).planets] == [5, 3, 3]
    assert sum(game.state.fragment_discard) == 2


def test_an_3_4_a_short_row_stays_short_when_the_game_is_over() -> None:
    game = arrange(everyone_holds_paws(), completed={5: FIVE})
    game.play(0, SOLO)
    game.play(5, complete(KG))
    pass_all(game)
    assert game.outcome() is not None
    assert game.view(None).paws == (38, 39)


def test_an_3_4_bots_row_is_not_topped_up() -> None:
    game = arrange(new(2), bot_row=[(KG, ""), (KP, "")], storage={0: "KG"})
    market(game)
    pass_all(game)
    assert game.state.active == 1
    assert game.state.decks[1]
    assert game.state.bot is not None
    assert game.state.bot.row == [KG, KP]
