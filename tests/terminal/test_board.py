"""The table as it is drawn: all that a player needs, nothing that is hidden, within the width."""

from io import StringIO
from random import Random

import pytest
from rich.console import Console, RenderableType

from novatable.afternova import actions
from novatable.afternova.game import AfterNova
from novatable.locales import words
from novatable.terminal.afternova.screen import AfterNovaScreen
from novatable.terminal.screen import Unclear
from tests.builders.afternova import CARDS, arrange, blueprint, icons, new, paw, planet, terms

NAMES = ("Mia", "Rigel", "Vega", "Mira", "Deneb", "Altair")
NEKTARR = planet("piloting", "engineering", spaces=4)


def screen(game: AfterNova) -> AfterNovaScreen:
    people = len(game.state.players)
    return AfterNovaScreen(words("en"), CARDS, [*NAMES[:people], *["Bot"] * (game.seats - people)])


def drawn(what: RenderableType | None, width: int = 80) -> str:
    assert what is not None
    console = Console(file=StringIO(), width=width)
    console.print(what)
    file = console.file
    assert isinstance(file, StringIO)
    return file.getvalue()


def board(game: AfterNova, seat: int | None, width: int = 80) -> str:
    return drawn(screen(game).board(game.view(seat), seat, width), width)


def played_on(players: int, decisions: int) -> AfterNova:
    game = new(players, seed=players)
    rng = Random(1)
    for _ in range(decisions):
        seat = game.waiting_for()[0]
        game.play(seat, rng.choice(game.legal(seat)))
    return game


@pytest.mark.parametrize("width", [80, 100, 140])
@pytest.mark.parametrize("players", [2, 3, 6])
def test_the_board_fits_its_width(players: int, width: int) -> None:
    game = played_on(players, 120)
    for seat in (None, 0):
        lines = board(game, seat, width).splitlines()
        assert max(map(len, lines)) <= width
        assert not any("…" in line for line in lines)


@pytest.mark.parametrize("width", [80, 100, 140])
def test_the_board_shows_all_that_is_public(width: int) -> None:
    game = played_on(2, 60)
    text = board(game, 0, width)
    view = game.view(0)
    assert view.bot is not None
    for laid in view.planets:
        assert CARDS.planets[laid.planet].name in text
    for card in (*view.paws, *view.blueprints, *view.hand, *view.bot.row):
        assert CARDS.card_name(card) in text
    assert "You" in text
    assert "Rigel" in text


def test_an_10_2_no_hidden_card_and_no_objective_of_another_is_drawn() -> None:
    game = played_on(4, 40)
    for seat in (None, 0, 1):
        view = game.view(seat)
        text = board(game, seat, 140)
        face_up = {*view.paws, *view.blueprints, *view.hand}
        for other, player in enumerate(game.state.players):
            if other != seat:
                hidden = [CARDS.card_name(card) for card in player.hand if card not in face_up]
                assert not [name for name in hidden if name in text]
        assert ("objective" in text) == (seat is not None)


def test_missing_fragments_are_small_letters_and_a_tick_marks_what_is_ready() -> None:
    ready, not_yet = blueprint("PO"), blueprint("KKG")
    game = arrange(new(3), hands={0: [ready, not_yet]}, storage={0: "KPO"})
    lines = {line for line in board(game, 0).splitlines() if CARDS.card_name(ready) in line}
    assert any("✓" in line and "◆P★O" in line for line in lines)
    lines = {line for line in board(game, 0).splitlines() if CARDS.card_name(not_yet) in line}
    assert any("■K k g" in line and "✓" not in line for line in lines)


def test_planets_say_how_far_the_hand_goes() -> None:
    game = arrange(new(3), hands={0: [paw("piloting"), paw("piloting", nth=1)]}, planets=[(NEKTARR, "KKWO")])
    line = next(line for line in board(game, 0).splitlines() if "Nektarr" in line)
    assert "3 Pil 3 Eng" in line
    assert "■K■K○W★O" in line
    assert "lacks 3 Eng" in line


def test_proposals_stand_on_the_table() -> None:
    game = arrange(new(3), hands={0: [paw("piloting"), paw("piloting", nth=1)]}, planets=[(NEKTARR, "KKWO")])
    deal = terms(NEKTARR, {0: icons(piloting=3), 1: icons(engineering=3)}, {0: "KK", 1: "WO"})
    game.play(0, actions.Propose(deal, (paw("piloting"), paw("piloting", nth=1))))
    text = " ".join(board(game, 1).split())
    assert "Proposal 1 by Mia: Nektarr: Mia brings 3 piloting, you bring 3 engineering" in text
    assert "Agreed: Mia. Asked: you." in text


def test_the_menu_offers_the_best_of_like_actions_first() -> None:
    hand = [
        paw("piloting"),
        paw("piloting", nth=1),
        *(paw("piloting", "engineering", nth=n) for n in range(4)),
    ]
    game = arrange(new(3), hands={0: hand}, planets=[(NEKTARR, "KKWO")])
    legal = game.legal(0)
    menu = screen(game).menu(game.view(0), legal)
    assert sorted(map(repr, menu.actions)) == sorted(map(repr, legal))
    extracts = [action for action in menu.actions[: menu.shown] if isinstance(action, actions.Extract)]
    assert [len(action.paws) for action in extracts] == [3]
    shown = drawn(screen(game).offer(game.view(0), menu))
    assert "1-8 take that card" in shown
    assert "Extract Nektarr" in shown
    assert f"more ({len(legal) - menu.shown})" in shown


def test_a_closer_look() -> None:
    game = arrange(new(3), upgrades={1: ["drill"]})
    game.play(0, actions.Take(game.state.rows[0][0]))
    card = game.state.players[0].hand[-1]
    look = screen(game).inspect
    seen = drawn(look("mia", game.view(1)), 200)
    assert f"Known to be in the hand: {CARDS.card_name(card)}" in seen
    assert "Upgrades in force: Drill." in drawn(look("rig", game.view(0)), 200)
    assert "swift" in drawn(look("swoop", game.view(0)))
    with pytest.raises(Unclear):
        look("zed", game.view(0))


def test_the_result_has_every_score_by_rule() -> None:
    game = new(2, seed=3, round_limit=1)
    rng = Random(1)
    while waiting := game.waiting_for():
        game.play(waiting[0], rng.choice(game.legal(waiting[0])))
    text = drawn(screen(game).result(game.view(0), 0))
    outcome = game.outcome()
    assert outcome is not None
    assert "The last round has been played." in text
    for part in ("Blueprints", "Storage", "Objective", "AN-7.2"):
        assert part in text
    for score in outcome.scores:
        assert str(score) in text
    assert game.setup.seed in text.replace("\n", "")
