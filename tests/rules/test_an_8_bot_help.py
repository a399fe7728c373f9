"""AfterNova, section 8: Bot's help in an Extract, and its 6th Blueprint."""

from collections.abc import Sequence

import pytest

from novatable.afternova import bot as procedure
from novatable.afternova.actions import Agree, Call, Extract, Jettison, Pass, Propose
from novatable.afternova.events import (
    BotPlaced,
    BotScored,
    BotStored,
    PlanetLaid,
    Siphoned,
    WindowOpened,
)
from novatable.afternova.game import AfterNova
from novatable.afternova.model import BLUEPRINTS
from novatable.afternova.terms import Icons
from novatable.core.actions import Event
from tests.builders.afternova import (
    arrange,
    blueprint,
    bot_help,
    bot_of,
    fragments,
    icons,
    letters,
    market,
    new,
    of_bot,
    outcome,
    pass_all,
    paw,
    planet,
    row_of,
    rule_of,
    scored,
    terms,
)

KP, WG, WO, GO, PO = (blueprint(cost) for cost in ("KP", "WG", "WO", "GO", "PO"))
FOURS = [blueprint(size=4, nth=n) for n in range(16)]
WOBBLE = planet("piloting", "engineering", spaces=3)  # 3 piloting, 1 engineering
NEKTARR = planet("piloting", "engineering", spaces=4)  # 3 and 3
REACH = planet("piloting", "security", spaces=3)  # 2 and 2
PILOTS = [paw("piloting", nth=n) for n in range(4)]
BLACK, WHITE, GREEN, PURPLE, ORANGE = range(5)


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


def test_an_8_6_bot_may_be_part_of_a_counter_offer_and_of_an_open_call() -> None:
    helper = paw("engineering")
    game = arrange(
        new(2),
        hands={0: PILOTS[:2], 1: [helper]},
        planets=[(NEKTARR, "KWGP")],
        bot_row=[(WG, ""), (WO, "")],
    )
    promised = icons(engineering=2)
    deal, call = (
        terms(
            NEKTARR,
            {0: icons(piloting=3), place: promised},
            {0: "KP", place: "G"},
            bot=(icons(engineering=1), "W"),
        )
        for place in (1, None)
    )
    called = game.copy()
    called.play(0, Call(call))
    for table in (game, called):
        table.play(1, Propose(deal, (helper,)))
        assert table.waiting_for() == (0,)
        table.play(0, Agree(table.view(0).offers[0].number, tuple(PILOTS[:2])))
        assert row_of(table)[0] == (WG, "W")


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
    assert str(game.check(0, with_bot("WO"))) == "Bot takes only Fragments that are on the Planet (AN-4.6)"
    assert rule_of(game, 0, with_bot("WW")) == "AN-4.6"


def test_an_8_7_only_colours_that_are_uncovered() -> None:
    game = helped([(WO, "W"), (WG, "")])
    assert rule_of(game, 0, with_bot("WG")) is None
    assert (
        str(game.check(0, with_bot("WK")))
        == "Bot takes only colours that are uncovered on its Blueprints (AN-8.7)"
    )
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


def orders_listed(game: AfterNova) -> set[str]:
    aids = [action.bot for action in game.legal(0) if isinstance(action, Extract)]
    wanted = icons(piloting=1, engineering=1)
    return {letters_in_order(aid.fragments) for aid in aids if aid is not None and aid.icons == wanted}


def letters_in_order(colours: Sequence[int]) -> str:
    return "".join("KWGPO"[colour] for colour in colours)


def test_an_8_7_every_order_that_matters_is_listed() -> None:
    """With its 6th Blueprint near, the first that is covered is scored and the other is not (AN-8.8)."""
    row = [(KP, "P"), (WG, "G")]
    far, near, stored = (
        arrange(helped(row, "KWP"), bot_scored=FOURS[:before], bot_storage=storage)
        for before, storage in ((4, ""), (5, ""), (3, "OO"))
    )
    assert orders_listed(far) == {"KW"}
    assert orders_listed(near) == {"KW", "WK"}
    assert orders_listed(stored) == {"KW", "WK"}  # a new Blueprint could be scored from Storage in between
    ends = set()
    for order in orders_listed(near):
        game = near.copy()
        game.play(0, with_bot(order))
        ends.add(tuple(bot_of(game).scored[5:]))
    assert ends == {(KP,), (WG,)}


def test_an_8_7_orders_that_come_to_the_same_are_listed_once() -> None:
    game = arrange(helped([(KP, "P"), (WG, "")], "KWP"), bot_scored=FOURS[:5])
    assert orders_listed(game) == {"KW"}  # one Blueprint is covered, whatever comes first


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
    assert scored(outcome(game), 0)["AN-7.2 storage"] == 4


def test_an_8_8_after_its_sixth_bot_scores_and_draws_nothing_and_keeps_what_is_due() -> None:
    game = arrange(helped([(WG, "G"), (KP, "P"), (PO, "")]), bot_scored=FOURS[:5], bot_unseen=[])
    deck = game.state.decks[BLUEPRINTS][:]
    events = of_bot(game.play(0, with_bot("WK")))
    assert events == [
        BotPlaced(WHITE, 0, WG, stored=False),
        BotScored(WG, fragments("WG")),
        BotPlaced(BLACK, 0, KP, stored=False),
    ]
    assert row_of(game) == [(KP, "KP"), (PO, "")]
    assert game.state.decks[BLUEPRINTS] == deck
    pass_all(game)
    assert scored(outcome(game), 2)["AN-8.9 fragments-on-blueprints"] == 2


def test_an_8_8_a_fourth_stored_fragment_stays_after_the_sixth() -> None:
    game = arrange(new(2), bot_row=[(WG, "")], bot_storage="KKO", bot_scored=FOURS[:6])
    events: list[Event] = []
    procedure.place(game.state, bot_of(game), PURPLE, events)
    assert events == [BotStored(PURPLE)]
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
