"""Hints say what the engine would: over random games of all player counts, editions and options."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from novatable import Game
from novatable.afternova.actions import Complete, Extract, Jettison, Market, Propose
from novatable.afternova.completing import payments
from novatable.afternova.game import AfterNova
from novatable.afternova.hinting import hints_of
from novatable.afternova.hints import Hints
from novatable.afternova.terms import BotHelp
from tests.builders.afternova import arrange, blueprint, fragments, icons, new, paw, planet
from tests.conftest import Work
from tests.properties import afternova
from tests.properties.games import GAMES, table_name, walk

AFTERNOVA = GAMES[0]


def moments(table: dict[str, Any], games: int) -> Iterator[AfterNova]:
    """Random games, before each action."""
    rng = Random(5)
    for seed in range(games):
        game = Game.new("afternova", seed=seed, **table)
        assert isinstance(game, AfterNova)
        yield game
        for _ in walk(AFTERNOVA, game, rng):
            yield game


def hinted(game: AfterNova, seat: int) -> Hints:
    return hints_of(game.view(seat))


@pytest.mark.parametrize("table", afternova.TABLES, ids=table_name)
def test_hints_agree_with_the_engine(table: dict[str, Any], work: Work) -> None:
    rng = Random(1)
    seen: dict[str, int] = {}
    for game in moments(table, work.amount(1, 20)):
        state = game.state
        for seat in range(state.rules.people):
            hints = hinted(game, seat)
            legal = game.legal(seat)
            _offers_left(game, seat, hints, rng, seen)
            if game.view(seat).phase == "turn" and seat == state.active:
                _alone(game, legal, hints, seen)
            if game.view(seat).phase == "window" and seat in state.window:
                _completes(game, seat, legal, hints, seen)
            if any(isinstance(action, Jettison) for action in legal):
                _jettison(game, seat, legal, hints, seen)
    assert all(seen.get(what) for what in ("offers", "alone")), seen
    assert seen.get("window") or "blueprints_to_end" in table, "only a game this short may have no window"
    work.did(sum(seen.values()), "hints compared with the engine")


def _offers_left(game: AfterNova, seat: int, hints: Hints, rng: Random, seen: dict[str, int]) -> None:
    proposal = afternova.idea(game, seat, rng)
    if isinstance(proposal, Propose) and game.view(seat).phase == "turn":
        refusal = game.check(seat, proposal)
        if refusal is None or refusal.code == "proposals-made":
            answers_a_call = refusal is None and hints.offers_left == 0
            assert answers_a_call or (hints.offers_left == 0) == (refusal is not None)
            seen["offers"] = seen.get("offers", 0) + 1


def _alone(game: AfterNova, legal: tuple[Any, ...], hints: Hints, seen: dict[str, int]) -> None:
    alone = {action.planet for action in legal if isinstance(action, Extract) and action.bot is None}
    assert {hint.planet for hint in hints.planets if not any(hint.lacks)} == alone
    seen["alone"] = seen.get("alone", 0) + 1
    for action in legal:
        if isinstance(action, Extract) and action.bot is not None:
            assert hints.bot_accepts is not None
            for colour in range(5):
                assert action.bot.fragments.count(colour) <= hints.bot_accepts[colour]
    if legal and any(isinstance(action, Market) for action in legal):
        shopping = game.copy()
        shopping.play(game.state.active, Market())
        assert (shopping.state.takes, shopping.state.free_sweeps) == (hints.takes, hints.free_sweeps)


def _completes(
    game: AfterNova, seat: int, legal: tuple[Any, ...], hints: Hints, seen: dict[str, int]
) -> None:
    ready = {action.blueprint for action in legal if isinstance(action, Complete)}
    mine = [hint for hint in hints.blueprints if hint.card in game.state.players[seat].hand]
    assert {hint.card for hint in mine if hint.short == 0} == ready
    seen["window"] = seen.get("window", 0) + 1


def _jettison(game: AfterNova, seat: int, legal: tuple[Any, ...], hints: Hints, seen: dict[str, int]) -> None:
    cards, player = game.state.rules.cards, game.state.players[seat]
    for action in legal:
        left = [player.storage[colour] - action.fragments[colour] for colour in range(5)]
        for hint in hints.blueprints:
            if hint.card in player.hand:
                told = any(all(way[c] <= left[c] for c in range(5)) for way in hint.payments)
                assert told == bool(payments(cards, hint.card, left, player.upgrades[9]))
    seen["overflow"] = seen.get("overflow", 0) + 1


# ---- what is worth a name


REACH = planet("piloting", "security", spaces=3)  # 2 piloting, 2 security
PP, SS = paw("piloting"), paw("security")


def test_an_4_16_without_an_agreed_limit_a_hundred_proposals_are_left() -> None:
    assert hinted(new(3, offers_per_turn=None), 0).offers_left == 100
    assert hinted(new(3, offers_per_turn=[5, 2]), 0).offers_left == 5
    assert hinted(new(3, offers_per_turn=[5, 2]), 1).offers_left == 2


def test_an_9_7_a_prism_stands_for_one_fragment() -> None:
    card = blueprint(size=3)
    wanted = "".join("KWGPO"[c] * n for c, n in enumerate(new().state.rules.cards.cost[card]))
    for prisms, short in ((0, 1), (1, 0)):
        other = next(letter for letter in "KWGPO" if letter not in wanted)
        game = arrange(
            new(),
            hands={0: [card]},
            storage={0: wanted[1:] + other},
            upgrades={0: ["prism"] * prisms},
        )
        (hint,) = [hint for hint in hinted(game, 0).blueprints if hint.card == card]
        assert hint.lacks == fragments(wanted[0])
        assert hint.short == short


def test_paws_of_the_market_that_bring_one_nearer() -> None:
    """A Paw serves a Blueprint if it helps with a Planet that has a Fragment the Blueprint lacks."""
    card = blueprint(size=3)
    letter = "KWGPO"[next(c for c in range(5) if new().state.rules.cards.cost[card][c])]
    empty = [
        (number, "")
        for number in (
            planet("piloting", "security", spaces=4),
            planet("engineering", "extraction", spaces=4),
        )
    ]
    game = arrange(
        new(),
        hands={0: [card, PP]},
        storage={0: ""},
        planets=[(REACH, letter), *empty],
        paws=[SS, paw("engineering")],
    )
    assert [(hint.card, hint.blueprints) for hint in hinted(game, 0).paws] == [(SS, (card,))]


def test_an_8_7_bot_accepts_what_is_uncovered_in_its_row() -> None:
    card = blueprint("WGO")
    game = arrange(new(2), bot_row=[(card, "O")], hands={0: [PP]}, planets=[(REACH, "WGP")], active=0)
    assert hinted(game, 0).bot_accepts == fragments("WG")
    assert hints_of(game.view(None)).bot_accepts == fragments("WG")
    aid = BotHelp(icons(security=2), (1, 2))
    assert game.check(0, Extract(REACH, (PP,), (), (), aid)) is None


def test_spectators_get_no_hints_about_hands() -> None:
    hints = hints_of(new(3).view(None))
    assert (hints.planets, hints.blueprints, hints.offers_left) == ((), (), None)


def test_an_7_2_the_points_of_completed_blueprints_are_added_up() -> None:
    one, other = blueprint(size=3), blueprint(size=4)
    game = arrange(new(3), completed={1: [one, other]})
    points = game.state.rules.cards.points
    for viewer in (0, 1, None):
        assert hints_of(game.view(viewer)).points == (0, points[one] + points[other], 0)
