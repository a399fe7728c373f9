"""AfterNova, section 8: two players and Bot."""

from collections.abc import Sequence

import pytest

from novatable.afternova import bot as procedure
from novatable.afternova.actions import Agree, Extract, Jettison, Pass, Propose, Take
from novatable.afternova.events import (
    BotDrew,
    BotLaid,
    BotPlaced,
    BotScored,
    BotScoredUnseen,
    BotStored,
    PlanetLaid,
    Reshuffled,
    Siphoned,
    TurnBegan,
    WindowOpened,
)
from novatable.afternova.game import AfterNova
from novatable.afternova.model import BLUEPRINTS, Bot
from novatable.afternova.terms import Icons
from novatable.core.actions import Event
from tests.builders import (
    arrange,
    blueprint,
    bot_help,
    complete,
    fragments,
    icons,
    letters,
    market,
    new,
    outcome,
    pass_all,
    paw,
    planet,
    rule_of,
    starship,
    terms,
)

KG, KP, WG, WP, WO, GO, PO = (blueprint(cost) for cost in ("KG", "KP", "WG", "WP", "WO", "GO", "PO"))
FOURS = [blueprint(size=4, nth=n) for n in range(16)]
WOBBLE = planet("piloting", "engineering", spaces=3)  # 3 piloting, 1 engineering
NEKTARR = planet("piloting", "engineering", spaces=4)  # 3 and 3
REACH = planet("piloting", "security", spaces=3)  # 2 and 2
MOSS = planet("engineering", "extraction", spaces=3)  # 2 and 2
PILOTS = [paw("piloting", nth=n) for n in range(4)]
K, W, G, P, O = range(5)  # noqa: E741


def bot_of(game: AfterNova) -> Bot:
    assert game.state.bot is not None
    return game.state.bot


def row_of(game: AfterNova) -> list[tuple[int, str]]:
    """Bot's row: each Blueprint with the Fragments on it."""
    bot = bot_of(game)
    return [(card, letters(covered)) for card, covered in zip(bot.row, bot.covered, strict=True)]


def of_bot(events: Sequence[Event]) -> list[Event]:
    """What Bot did after it drew."""
    kinds = (BotPlaced, BotStored, BotScored, BotScoredUnseen, BotLaid)
    return [event for event in events if isinstance(event, kinds)]


def hoard_blueprints(game: AfterNova) -> None:
    """No Blueprint is left in the deck or on the discard pile: seat 1 has them all."""
    state = game.state
    arrange(game, hands={1: state.players[1].hand + state.decks[BLUEPRINTS] + state.discards[BLUEPRINTS]})
    assert not state.decks[BLUEPRINTS]
    assert not state.discards[BLUEPRINTS]


# ---- AN-8.1


@pytest.mark.parametrize(("first", "order"), [(0, (2, 0, 1)), (1, (2, 1, 0))])
def test_an_8_1_bot_has_the_highest_seat_and_the_first_turn(first: int, order: tuple[int, ...]) -> None:
    game = new(2, first=first)
    assert game.seats == 3
    assert game.view(None).order == order
    assert game.opening[0] == TurnBegan(2, 1, 1)
    assert game.waiting_for() == (first,)
    paws = [sum(card < 40 for card in game.state.players[seat].hand) for seat in order[1:]]
    assert paws == [4, 5]


def test_an_8_1_bot_has_a_face_down_starship_three_open_blueprints_and_no_hand() -> None:
    game = new(2)
    for viewer in (0, 1, None):
        seen = game.view(viewer).bot
        assert seen is not None
        assert seen.row == tuple(bot_of(game).row)
        assert len(seen.row) == 3
        assert seen.starship is None
    assert [player.seat for player in game.view(None).players] == [0, 1]
    dealt = [bot_of(game).starship, *(player.starship for player in game.state.players)]
    assert sorted(dealt + game.state.spare) == list(range(10))


def test_an_8_1_only_two_players_have_bot() -> None:
    game = arrange(new(3), hands={0: PILOTS}, planets=[(WOBBLE, "KWG")])
    assert game.view(None).bot is None
    action = Extract(WOBBLE, (PILOTS[0],), bot=bot_help(icons(piloting=1, engineering=1), "KW"))
    assert str(game.check(0, action)) == "Bot takes part in two-player games only (AN-8.1)"
    with pytest.raises(ValueError, match=r"first edition is for 3 to 6 players.*AN-2\.5"):
        new(2, edition="first")


# ---- AN-8.2


def test_an_8_2_bot_decides_nothing() -> None:
    game = new(2)
    action = Take(game.state.rows[0][0])
    assert str(game.check(2, action)) == "Bot follows its procedure and decides nothing (AN-8.2)"


def test_an_8_2_the_fragment_goes_onto_the_leftmost_uncovered_icon() -> None:
    game = arrange(new(2), bot_row=[(WG, ""), (WO, "O"), (KP, ""), (GO, "")], bag="OWWK", active=1)
    events = market(game)
    assert BotDrew(O) in events
    assert of_bot(events) == [BotPlaced(O, 3, GO, stored=False)]
    assert row_of(game) == [(WG, ""), (WO, "O"), (KP, ""), (GO, "O")]
    assert letters(bot_of(game).storage) == ""
    assert len(game.state.bag) == 3


def test_an_8_2_without_an_uncovered_icon_it_goes_into_storage() -> None:
    game = arrange(new(2), bot_row=[(WG, "G"), (KP, "")], bot_storage="", bag="G", active=1)
    assert of_bot(market(game)) == [BotStored(G)]
    assert letters(bot_of(game).storage) == "G"
    assert row_of(game) == [(WG, "G"), (KP, "")]


# ---- AN-8.3


def test_an_8_3_a_fourth_stored_fragment_scores_the_top_blueprint_unseen() -> None:
    game = arrange(new(2), bot_row=[(WG, "")], bot_storage="KKO", blueprint_deck=[KG, PO], bag="O", active=1)
    discards = game.state.fragment_discard[:]
    events = of_bot(market(game))
    assert events == [BotStored(O), BotScoredUnseen(True, fragments("KKOO"))]
    bot = bot_of(game)
    assert (bot.unseen, bot.scored, letters(bot.storage)) == ([KG], [], "")
    assert game.state.decks[BLUEPRINTS][-1] == PO
    assert (
        letters([now - then for now, then in zip(game.state.fragment_discard, discards, strict=True)])
        == "KKOO"
    )
    for viewer in (0, 1, 2, None):
        seen = game.view(viewer).bot
        assert seen is not None
        assert (seen.unseen_count, seen.unseen) == (1, None)


def test_an_8_3_a_third_stored_fragment_stays() -> None:
    game = arrange(new(2), bot_row=[(WG, "")], bot_storage="KK", bag="O", active=1)
    assert of_bot(market(game)) == [BotStored(O)]
    assert letters(bot_of(game).storage) == "KKO"


def test_an_8_3_without_any_blueprint_left_the_four_are_discarded_for_nothing() -> None:
    game = arrange(new(2), bot_row=[(WG, "")], bot_storage="KKO", bag="O", active=1)
    hoard_blueprints(game)
    assert of_bot(market(game)) == [BotStored(O), BotScoredUnseen(False, fragments("KKOO"))]
    assert bot_of(game).unseen == []
    assert letters(bot_of(game).storage) == ""


def test_an_8_3_an_empty_deck_is_made_from_the_discards_first() -> None:
    game = arrange(new(2), bot_row=[(WG, "")], bot_storage="KKO", bag="O", active=1)
    hoard_blueprints(game)
    game.state.players[1].hand.remove(KG)
    game.state.discards[BLUEPRINTS].append(KG)
    assert Reshuffled("blueprints", 1) in market(game)
    assert bot_of(game).unseen == [KG]


# ---- AN-8.4


def test_an_8_4_a_covered_blueprint_is_scored_and_replaced_at_the_right_end() -> None:
    row = [(KP, "K"), (WG, "W"), (WO, "O")]
    game = arrange(new(2), bot_row=row, bot_storage="", blueprint_deck=[GO, PO], bag="G", active=1)
    discards = game.state.fragment_discard[:]
    assert of_bot(market(game)) == [
        BotPlaced(G, 1, WG, stored=False),
        BotScored(WG, fragments("WG")),
        BotLaid(GO),
    ]
    assert row_of(game) == [(KP, "K"), (WO, "O"), (GO, "")]
    assert (
        letters([now - then for now, then in zip(game.state.fragment_discard, discards, strict=True)]) == "WG"
    )
    for viewer in (0, 1, None):
        seen = game.view(viewer).bot
        assert seen is not None
        assert (seen.scored, seen.unseen_count) == ((WG,), 0)


def test_an_8_4_matching_stored_fragments_move_onto_the_new_one() -> None:
    kko = blueprint("KKO")
    game = arrange(
        new(2), bot_row=[(WG, "W"), (WP, "")], bot_storage="KOO", blueprint_deck=[kko], bag="G", active=1
    )
    assert of_bot(market(game))[2:] == [
        BotLaid(kko),
        BotPlaced(K, 1, kko, stored=True),
        BotPlaced(O, 1, kko, stored=True),
    ]
    assert row_of(game) == [(WP, ""), (kko, "KO")]
    assert letters(bot_of(game).storage) == "O"


def test_an_8_4_a_new_one_that_is_covered_at_once_is_scored_too() -> None:
    game = arrange(
        new(2),
        bot_row=[(WG, "W"), (WP, "")],
        bot_storage="KPO",
        blueprint_deck=[KP, GO, PO],
        bag="G",
        active=1,
    )
    market(game)
    assert bot_of(game).scored == [WG, KP]
    assert row_of(game) == [(WP, ""), (GO, "O")]
    assert letters(bot_of(game).storage) == ""
    assert game.state.decks[BLUEPRINTS][-1] == PO


def test_an_8_4_without_any_blueprint_left_none_is_laid() -> None:
    game = arrange(new(2), bot_row=[(WG, "W"), (WP, "")], bot_storage="", bag="G", active=1)
    hoard_blueprints(game)
    assert of_bot(market(game))[1:] == [BotScored(WG, fragments("WG"))]
    assert row_of(game) == [(WP, "")]


# ---- AN-8.5


def test_an_8_5_bot_uses_no_upgrades() -> None:
    hold, prism, siphon = (blueprint(upgrade=name) for name in ("hold", "prism", "siphon"))
    game = arrange(
        new(2), bot_row=[(WG, "G")], bot_storage="KKO", bot_scored=[hold, prism, siphon], bag="PWK", active=1
    )
    assert of_bot(market(game))[-1] == BotScoredUnseen(True, fragments("KKPO"))
    assert row_of(game) == [(WG, "G")]
    assert len(game.state.bag) == 2


# ---- AN-8.6


@pytest.mark.parametrize(
    ("brings", "takes", "crew", "kept"),
    [
        (icons(piloting=2), "KW", [paw("piloting", "engineering")], "G"),
        (icons(engineering=1), "G", PILOTS[:2], "KW"),
        (icons(piloting=2, engineering=1), "GWK", [paw("piloting", "engineering")], ""),
    ],
)
def test_an_8_6_bot_helps_with_any_skill_and_nobody_else_need_agree(
    brings: Icons, takes: str, crew: list[int], kept: str
) -> None:
    row = [(blueprint("KWP"), ""), (blueprint("GGO"), "")]
    game = arrange(new(2), hands={0: crew}, planets=[(WOBBLE, "KWG")], bot_row=row)
    game.play(0, Extract(WOBBLE, tuple(crew), bot=bot_help(brings, takes)))
    assert game.state.planets[0] != WOBBLE
    assert letters(game.state.players[0].storage) == kept
    assert sum(sum(covered) for covered in bot_of(game).covered) == len(takes)


def test_an_8_6_at_least_one_icon_comes_from_a_player() -> None:
    game = arrange(
        new(2), hands={0: PILOTS}, planets=[(REACH, "KWG")], bot_row=[(blueprint("KWP"), ""), (WG, "")]
    )
    everything = bot_help(icons(piloting=2, security=2), "KWG")
    assert str(game.check(0, Extract(REACH, (), bot=everything))) == (
        "at least one icon must come from a player (AN-8.6)"
    )
    all_but_one = bot_help(icons(piloting=1, security=2), "KWG")
    assert rule_of(game, 0, Extract(REACH, (PILOTS[0],), bot=all_but_one)) is None
    assert rule_of(game, 0, Extract(REACH, (), bot=all_but_one)) == "AN-4.1"


def test_an_8_6_the_one_icon_may_be_an_upgrades() -> None:
    game = arrange(
        new(2),
        upgrades={0: ["autopilot"]},
        planets=[(REACH, "KWG")],
        bot_row=[(blueprint("KWP"), ""), (WG, "")],
    )
    all_but_one = bot_help(icons(piloting=1, security=2), "KWG")
    assert rule_of(game, 0, Extract(REACH, (), ("autopilot",), bot=all_but_one)) is None


def test_an_8_6_bot_and_both_players_in_one_deal() -> None:
    helper = paw("engineering")
    game = arrange(
        new(2),
        hands={0: [PILOTS[0], PILOTS[1]], 1: [helper]},
        storage={1: "O"},
        planets=[(NEKTARR, "KWGP")],
        bot_row=[(WG, ""), (WO, "")],
    )
    deal = terms(
        NEKTARR,
        {0: icons(piloting=3), 1: icons(engineering=2)},
        {0: "KP", 1: "G"},
        transfers=[(1, 0, "O")],
        bot=(icons(engineering=1), "W"),
    )
    game.play(0, Propose(deal, (PILOTS[0], PILOTS[1])))
    assert game.waiting_for() == (1,)
    assert row_of(game) == [(WG, ""), (WO, "")]
    game.play(1, Agree(1, (helper,)))
    assert row_of(game) == [(WG, "W"), (WO, "")]
    assert [letters(player.storage) for player in game.state.players] == ["KPO", "G"]


def test_an_8_6_bot_does_not_replace_the_other_players_agreement() -> None:
    game = arrange(
        new(2),
        hands={0: PILOTS[:2], 1: [paw("engineering")]},
        planets=[(NEKTARR, "KWGP")],
        bot_row=[(WG, "")],
    )
    deal = terms(
        NEKTARR,
        {0: icons(piloting=3), 1: icons(engineering=2)},
        {0: "KPG"},
        bot=(icons(engineering=1), "W"),
    )
    game.play(0, Propose(deal, (PILOTS[0], PILOTS[1])))
    game.play(1, {"type": "decline", "offer": 1})
    assert game.state.planets[0] == NEKTARR


# ---- AN-8.7


def helped(row: Sequence[tuple[int, str]], lying: str = "KWGP") -> AfterNova:
    """Seat 0 has 2 piloting and 2 engineering for Nektarr, which asks for 3 and 3."""
    crew = [paw("piloting"), paw("engineering")]
    return arrange(new(2), hands={0: crew}, planets=[(NEKTARR, lying)], bot_row=row, bot_storage="")


def with_bot(takes: str, **brings: int) -> Extract:
    brings = brings or {"piloting": 1, "engineering": 1}
    return Extract(NEKTARR, (paw("piloting"), paw("engineering")), bot=bot_help(icons(**brings), takes))


def test_an_8_7_bot_takes_one_fragment_per_icon() -> None:
    game = helped([(blueprint("KWP"), ""), (WG, "")])
    assert str(game.check(0, with_bot("K"))) == "Bot takes one Fragment per icon: 2 (AN-8.7)"
    assert rule_of(game, 0, with_bot("KWG")) == "AN-8.7"
    assert rule_of(game, 0, with_bot("", piloting=0)) == "AN-8.7"
    game.play(0, with_bot("KW"))
    assert row_of(game) == [(blueprint("KWP"), "KW"), (WG, "")]
    assert letters(game.state.players[0].storage) == "GP"


def test_an_8_7_bot_brings_no_icon_that_is_not_asked_for() -> None:
    game = helped([(blueprint("KWP"), ""), (WG, "")])
    assert rule_of(game, 0, with_bot("KW", piloting=1, security=1)) == "AN-4.5"


def test_an_8_7_only_fragments_of_the_planet() -> None:
    game = helped([(WO, ""), (WG, "")])
    assert str(game.check(0, with_bot("WO"))) == "Bot takes Fragments that lie on the Planet (AN-4.6)"
    assert rule_of(game, 0, with_bot("WW")) == "AN-4.6"


def test_an_8_7_only_colours_that_are_uncovered() -> None:
    game = helped([(WO, "W"), (WG, "")])
    assert rule_of(game, 0, with_bot("WG")) is None
    assert str(game.check(0, with_bot("WK"))) == "Bot takes only colours uncovered on its Blueprints (AN-8.7)"
    assert rule_of(helped([(WO, "W"), (WG, "W")]), 0, with_bot("WG")) == "AN-8.7"


def test_an_8_7_per_colour_no_more_than_uncovered_icons_before_the_deal() -> None:
    assert rule_of(helped([(WG, ""), (WO, "")], "WWGP"), 0, with_bot("WW")) is None
    game = arrange(helped([(WG, "G"), (KP, "")], "WWGP"), blueprint_deck=[WO])
    assert rule_of(game, 0, with_bot("WW")) == "AN-8.7"  # the white icon of the next Blueprint is too late


@pytest.mark.parametrize(("order", "scored"), [("WK", [WG, KP]), ("KW", [KP, WG])])
def test_an_8_7_placed_in_the_order_that_the_deal_lists(order: str, scored: list[int]) -> None:
    game = arrange(helped([(KP, "P"), (WG, "G")]), blueprint_deck=[GO, PO])
    game.play(0, with_bot(order))
    assert bot_of(game).scored == scored
    assert [card for card, _ in row_of(game)] == [GO, PO]


def test_an_8_7_bot_neither_gives_nor_gets_stored_fragments() -> None:
    game = arrange(
        new(2),
        hands={0: [PILOTS[0]], 1: [paw("engineering")]},
        storage={0: "O"},
        planets=[(WOBBLE, "KWG")],
        bot_row=[(WG, ""), (WO, "")],
        bot_storage="P",
    )
    promises: dict[int | None, Icons] = {0: icons(piloting=2), 1: icons(engineering=1)}
    aid = (icons(piloting=1), "W")
    for giver, receiver, given in ((0, 2, "O"), (2, 0, "P")):
        deal = terms(WOBBLE, promises, {0: "KG"}, [(giver, receiver, given)], aid)
        assert rule_of(game, 0, Propose(deal, (PILOTS[0],))) == "AN-4.4"
    assert (
        rule_of(game, 0, Propose(terms(WOBBLE, promises, {0: "K", 2: "G"}, bot=aid), (PILOTS[0],)))
        == "AN-4.6"
    )
    assert rule_of(game, 0, Propose(terms(WOBBLE, promises, {0: "KG"}, bot=aid), (PILOTS[0],))) is None


def test_an_8_7_another_order_for_bot_makes_another_deal() -> None:
    game = arrange(
        new(2),
        hands={0: PILOTS, 1: [paw("engineering")]},
        planets=[(NEKTARR, "KWGP")],
        bot_row=[(WG, ""), (KP, "")],
    )
    promises: dict[int | None, Icons] = {0: icons(piloting=2), 1: icons(engineering=2)}
    one, other = (
        Propose(
            terms(NEKTARR, promises, {0: "GP"}, bot=(icons(piloting=1, engineering=1), order)), (PILOTS[0],)
        )
        for order in ("KW", "WK")
    )
    game.play(0, one)
    assert rule_of(game, 0, one) == "AN-4.16"
    assert rule_of(game, 0, other) is None


# ---- AN-8.8


def test_an_8_8_the_action_is_finished_then_the_window_then_the_end() -> None:
    game = arrange(
        helped([(WG, "G"), (KP, "")], "KWWP"),
        storage={1: "OO"},
        upgrades={0: ["siphon"]},
        bot_scored=FOURS[:5],
    )
    events = game.play(0, with_bot("WK"))
    ended = [BotScored, BotPlaced, PlanetLaid, Siphoned, WindowOpened]
    assert [type(event) for event in events][-len(ended) :] == ended
    assert game.waiting_for() == (1,)
    assert game.outcome() is None
    pass_all(game)
    assert outcome(game).reason == "sixth_blueprint"


def test_an_8_8_what_overflows_is_still_jettisoned() -> None:
    row = [(WG, "G"), (KP, "")]
    game = arrange(helped(row, "KWWP"), storage={0: "KGOO", 1: "OO"}, bot_scored=FOURS[:5])
    game.play(0, with_bot("WK"))
    assert game.view(None).phase == "overflow"
    game.play(0, Jettison(fragments("OP")))
    assert game.waiting_for() == (1,)
    game.play(1, Pass())
    assert outcome(game).breakdown[0]["AN-7.2 storage"] == 4


def test_an_8_8_after_its_sixth_bot_scores_and_draws_nothing_and_keeps_what_is_due() -> None:
    game = arrange(helped([(WG, "G"), (KP, "P"), (PO, "")]), bot_scored=FOURS[:5], bot_unseen=[])
    deck = game.state.decks[BLUEPRINTS][:]
    events = of_bot(game.play(0, with_bot("WK")))
    assert events == [
        BotPlaced(W, 0, WG, stored=False),
        BotScored(WG, fragments("WG")),
        BotPlaced(K, 0, KP, stored=False),
    ]
    assert row_of(game) == [(KP, "KP"), (PO, "")]
    assert game.state.decks[BLUEPRINTS] == deck
    pass_all(game)
    assert outcome(game).breakdown[2]["AN-8.9 fragments on Blueprints"] == 2


def test_an_8_8_a_fourth_stored_fragment_stays_after_the_sixth() -> None:
    game = arrange(new(2), bot_row=[(WG, "")], bot_storage="KKO", bot_scored=FOURS[:6])
    events: list[Event] = []
    procedure.place(game.state, bot_of(game), P, events)
    assert events == [BotStored(P)]
    assert letters(bot_of(game).storage) == "KKPO"


def test_an_8_8_a_blueprint_scored_unseen_may_be_the_sixth() -> None:
    game = arrange(
        new(2),
        bot_row=[(WG, "")],
        bot_storage="KKO",
        bot_scored=FOURS[:5],
        bag="O",
        storage={0: "KW"},
        active=1,
    )
    market(game)
    game.play(0, Pass())
    assert len(bot_of(game).unseen) == 1
    assert game.waiting_for() == (0,)
    game.play(0, Pass())
    assert outcome(game).reason == "sixth_blueprint"


def test_an_8_8_a_fifth_of_bots_ends_nothing() -> None:
    game = arrange(new(2), bot_row=[(WG, "W")], bot_scored=FOURS[:3], bot_unseen=[KP], bag="G", active=1)
    market(game)
    assert len(bot_of(game).scored) == 4
    assert game.outcome() is None


# ---- AN-8.9


def test_an_8_9_bots_score() -> None:
    game = arrange(
        new(2, round_limit=1),
        bot_scored=[KG, blueprint("WWPO")],
        bot_unseen=[blueprint("KKOO")],
        bot_row=[(WG, "W"), (blueprint("KGP"), "KP"), (PO, "")],
        bot_storage="GGO",
        starships={2: starship("KO")},
        active=1,
    )
    market(game)
    assert outcome(game).breakdown[2] == {
        "AN-7.2 blueprints": 3 + 5 + 6,
        "AN-7.2 objective": 1 + 1 + 4,
        "AN-7.2 storage": 3,
        "AN-8.9 fragments on Blueprints": 3,
    }
    assert outcome(game).scores[2] == 26
    assert outcome(game).winners == (2,)


@pytest.mark.parametrize("tie_break", ["turn_order", "last_turn"])
@pytest.mark.parametrize(("storage", "winner"), [({0: "KWG"}, 0), ({1: "KWG"}, 1), ({0: "KWG", 1: "PPO"}, 1)])
def test_an_8_9_bot_loses_every_tie(storage: dict[int, str], winner: int, tie_break: str) -> None:
    game = new(2, round_limit=1, tie_break=tie_break)
    arrange(game, storage=storage, bot_row=[(WO, "W")], bot_storage="KK", active=1)
    market(game)
    pass_all(game)
    assert max(outcome(game).scores) == outcome(game).scores[2] == 3
    assert outcome(game).winners == (winner,)


def test_an_8_9_bot_loses_a_tie_even_if_it_had_the_last_turn() -> None:
    game = arrange(
        new(2, tie_break="last_turn"),
        hands={0: [KG]},
        storage={0: "KG"},
        completed={0: [KP, WG, WP, GO, PO]},
        bot_scored=[blueprint("KWGO"), blueprint("KKWWP")],
        bot_row=[(blueprint("WGO"), "W"), (blueprint("KGP"), "KG")],
        bot_storage="OO",
        starships={0: starship("KW"), 2: starship("GO")},
        bag="K",
        active=1,
    )
    market(game)
    game.play(0, Pass())
    game.play(0, complete(KG))  # in the window of Bot's turn
    assert outcome(game).scores[0] == outcome(game).scores[2] == 22
    assert outcome(game).winners == (0,)


# ---- AN-8.10


def test_an_8_10_bots_turn_has_a_window() -> None:
    game = arrange(new(2), hands={0: [KG]}, storage={0: "KG"}, active=1)
    market(game)
    events = game.play(0, Pass())
    assert isinstance(events[-1], WindowOpened)
    assert (game.state.active, game.waiting_for()) == (2, (0,))
    game.play(0, complete(KG))
    assert (game.state.active, game.waiting_for()) == (0, (0,))
    assert game.state.players[0].completed == [KG]


def test_an_8_10_an_empty_bag_is_filled_from_the_discards() -> None:
    game = arrange(new(2), bag="", active=1)
    waiting = sum(game.state.fragment_discard)
    events = market(game)
    assert Reshuffled("bag", waiting) in events
    assert len(game.state.bag) == waiting - 1
    assert game.state.active == 0


def test_an_8_10_with_nothing_to_draw_bots_turn_is_over() -> None:
    game = arrange(
        new(2),
        planets=[(WOBBLE, "KWG"), (REACH, "KWG"), (MOSS, "KWG")],
        storage={0: "K" * 5 + "W" * 5 + "G" * 5, 1: "P" * 8 + "O" * 8},
        bot_row=[(WG, ""), (KP, ""), (PO, "")],
        bot_storage="",
        active=1,
    )
    assert not game.state.bag
    market(game)
    game.play(0, Pass())
    events = game.play(1, Pass())
    assert BotDrew(None) in events
    assert of_bot(events) == []
    assert (game.state.active, game.waiting_for()) == (2, (0, 1))
    pass_all(game)
    assert game.waiting_for() == (0,)
