"""AfterNova, section 4: showing cards (AN-4.9)."""

import pytest

from novatable.afternova.actions import Draw, Extract, Show, Sweep, Take
from novatable.afternova.events import Showed
from novatable.afternova.game import AfterNova
from novatable.afternova.model import PAWS
from novatable.afternova.view import ShownView
from tests.builders.afternova import arrange, blueprint, new, paw, planet, rule_of

REACH = planet("piloting", "security", spaces=3)  # 2 piloting, 2 security
PP, SS, EE, KG = paw("piloting"), paw("security"), paw("engineering"), blueprint("KG")


def table(edition: str = "second") -> AfterNova:
    return arrange(new(4, edition=edition), hands={0: [PP, SS, KG], 1: [EE]}, planets=[(REACH, "KWG")])


def known(game: AfterNova, viewer: int | None, owner: int = 0) -> set[int]:
    return set(game.view(viewer).players[owner].known)


def test_an_4_9_cards_are_shown_to_chosen_players_only() -> None:
    game = table()
    game.play(0, Show((PP, KG), (1, 3)))
    assert known(game, 1) == known(game, 3) == {PP, KG}
    assert known(game, 2) == known(game, None) == set()


def test_an_4_9_cards_are_shown_to_all() -> None:
    game = table()
    game.play(0, Show((SS,), (1, 2, 3)))
    assert known(game, 1) == known(game, 2) == known(game, 3) == {SS}


def test_an_4_9_a_shown_card_stays_in_the_hand() -> None:
    game = table()
    game.play(0, Show((PP, KG), (1,)))
    assert game.view(0).hand == (PP, SS, KG)


def test_an_4_9_any_player_may_show_on_anybodys_turn() -> None:
    game = table()
    game.play(1, Show((EE,), (0,)))
    assert known(game, 0, owner=1) == {EE}
    assert game.waiting_for() == (0,)


def test_an_4_9_the_table_learns_who_showed_how_many_cards_to_whom() -> None:
    game = table()
    [event] = game.play(0, Show((PP, KG), (1,)))
    assert event == Showed(0, (1,), 2, (PP, KG))
    assert event.face(0) == event.face(1) == event
    for outsider in (2, 3, None):
        assert event.face(outsider) == Showed(0, (1,), 2, None)
        assert [(shown.seat, shown.to, shown.card) for shown in game.view(outsider).shown] == [
            (0, 1, None)
        ] * 2
    assert game.view(1).shown == (ShownView(0, 1, PP), ShownView(0, 1, KG))


def test_an_4_9_no_card_is_shown_twice_to_the_same_player_in_a_turn() -> None:
    game = table()
    game.play(0, Show((PP,), (1,)))
    refusal = game.check(0, Show((SS, PP), (2, 1)))
    assert str(refusal) == f"seat 1 has already been shown card {PP} this turn (AN-4.9)"
    assert rule_of(game, 0, Show((PP,), (2, 3))) is None
    assert rule_of(game, 0, Show((SS,), (1,))) is None


def test_an_4_9_in_the_next_turn_a_card_may_be_shown_again() -> None:
    game = arrange(table(), hands={0: [PP, SS, KG, paw("security", nth=1)]})
    game.play(0, Show((KG,), (1,)))
    game.play(0, Extract(REACH, (PP, SS)))
    while game.view(None).phase == "window":
        game.play(game.waiting_for()[0], {"type": "pass"})
    assert game.state.active == 1
    assert rule_of(game, 0, Show((KG,), (1,))) is None


@pytest.mark.parametrize(
    ("cards", "to", "message"),
    [
        ((EE,), (1,), "is not in your hand"),
        ((PP,), (0,), "you can show cards only to other players, not to seat 0"),
        ((PP,), (4,), "you can show cards only to other players, not to seat 4"),
        ((), (1,), "name the cards to show"),
        ((PP,), (), "and the players to show them to"),
        ((PP, PP), (1,), "name each card and each player only once"),
        ((PP,), (1, 1), "name each card and each player only once"),
    ],
)
def test_an_4_9_own_cards_are_shown_to_other_players(
    cards: tuple[int, ...], to: tuple[int, ...], message: str
) -> None:
    refusal = table().check(0, Show(cards, to))
    assert refusal is not None
    assert refusal.rule == "AN-4.9"
    assert message in refusal.message


def test_an_4_9_nothing_is_shown_to_bot() -> None:
    game = arrange(new(2), hands={0: [PP]})
    assert rule_of(game, 0, Show((PP,), (2,))) == "AN-4.9"


@pytest.mark.parametrize("first_step", ["extract", "take", "sweep", "draw"])
def test_an_4_9_showing_ends_with_the_first_step_of_the_action(first_step: str) -> None:
    game = table("first" if first_step == "draw" else "second")
    game.play(0, Show((PP, KG), (1,)))
    game.play(
        0,
        {
            "extract": Extract(REACH, (PP, SS)),
            "take": Take(game.state.rows[PAWS][0]),
            "sweep": Sweep("paws"),
            "draw": Draw("paws"),
        }[first_step],
    )
    assert game.state.active == 0
    for seat, card in ((0, KG), (1, EE)):
        refusal = game.check(seat, Show((card,), (2,)))
        assert refusal is not None
        assert refusal.rule == "AN-4.9"
        assert refusal.message.startswith("not now")
    for viewer in (0, 1, 2, None):
        assert game.view(viewer).shown == ()  # and a shown card that has been played harms no view
