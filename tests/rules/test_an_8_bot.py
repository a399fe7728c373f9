"""AfterNova, section 8: two players and Bot. Its help and its 6th Blueprint are in test_an_8_bot_help."""

import pytest

from novatable.afternova.actions import Extract, Pass, Take
from novatable.afternova.events import (
    BotDrew,
    BotLaid,
    BotPlaced,
    BotScored,
    BotScoredUnseen,
    BotStored,
    Reshuffled,
    TurnBegan,
    WindowOpened,
)
from novatable.afternova.game import AfterNova
from novatable.afternova.model import BLUEPRINTS
from novatable.core.actions import Tie
from tests.builders.afternova import (
    arrange,
    blueprint,
    bot_help,
    bot_of,
    complete,
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
    scored,
    starship,
)

KG, KP, WG, WP, WO, GO, PO = (blueprint(cost) for cost in ("KG", "KP", "WG", "WP", "WO", "GO", "PO"))
WOBBLE = planet("piloting", "engineering", spaces=3)  # 3 piloting, 1 engineering
REACH = planet("piloting", "security", spaces=3)  # 2 and 2
MOSS = planet("engineering", "extraction", spaces=3)  # 2 and 2
PILOTS = [paw("piloting", nth=n) for n in range(4)]
BLACK, WHITE, GREEN, PURPLE, ORANGE = range(5)


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
    assert str(game.check(0, action)) == "Bot takes part only in two-player games (AN-8.1)"
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
    assert BotDrew(ORANGE) in events
    assert of_bot(events) == [BotPlaced(ORANGE, 3, GO, stored=False)]
    assert row_of(game) == [(WG, ""), (WO, "O"), (KP, ""), (GO, "O")]
    assert letters(bot_of(game).storage) == ""
    assert len(game.state.bag) == 3


def test_an_8_2_without_an_uncovered_icon_it_goes_into_storage() -> None:
    game = arrange(new(2), bot_row=[(WG, "G"), (KP, "")], bot_storage="", bag="G", active=1)
    assert of_bot(market(game)) == [BotStored(GREEN)]
    assert letters(bot_of(game).storage) == "G"
    assert row_of(game) == [(WG, "G"), (KP, "")]


# ---- AN-8.3


def test_an_8_3_a_fourth_stored_fragment_scores_the_top_blueprint_unseen() -> None:
    game = arrange(new(2), bot_row=[(WG, "")], bot_storage="KKO", blueprint_deck=[KG, PO], bag="O", active=1)
    discards = game.state.fragment_discard[:]
    events = of_bot(market(game))
    assert events == [BotStored(ORANGE), BotScoredUnseen(True, fragments("KKOO"))]
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
    assert of_bot(market(game)) == [BotStored(ORANGE)]
    assert letters(bot_of(game).storage) == "KKO"


def test_an_8_3_without_any_blueprint_left_the_four_are_discarded_for_nothing() -> None:
    game = arrange(new(2), bot_row=[(WG, "")], bot_storage="KKO", bag="O", active=1)
    hoard_blueprints(game)
    assert of_bot(market(game)) == [BotStored(ORANGE), BotScoredUnseen(False, fragments("KKOO"))]
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
        BotPlaced(GREEN, 1, WG, stored=False),
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
        BotPlaced(BLACK, 1, kko, stored=True),
        BotPlaced(ORANGE, 1, kko, stored=True),
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
    assert scored(outcome(game), 2) == {
        "AN-7.2 blueprints": 3 + 5 + 6,
        "AN-7.2 objective": 1 + 1 + 4,
        "AN-7.2 storage": 3,
        "AN-8.9 fragments-on-blueprints": 3,
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
    people_tied = outcome(game).scores[0] == outcome(game).scores[1]
    assert outcome(game).tie == (Tie("AN-7.3", tie_break) if people_tied else Tie("AN-8.9", "bot"))


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
