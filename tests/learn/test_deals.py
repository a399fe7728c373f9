"""Deals composed in small steps: all that are possible and no others, each in one way."""

from collections.abc import Iterator
from itertools import combinations_with_replacement, product
from random import Random
from typing import Any

import pytest

from novatable import Game
from novatable.afternova.actions import Call, Propose
from novatable.afternova.deals import canonical
from novatable.afternova.reading import pledges
from novatable.afternova.terms import BotHelp, Fragments, Icons, Promise, Share, Terms
from novatable.learn.afternova.bounds import Bounds
from novatable.learn.afternova.draft import GIFTS, Draft
from novatable.learn.afternova.steps import DONE
from novatable.learn.stepped import SteppedGame
from tests.conftest import Work
from tests.properties import afternova
from tests.properties.games import table_name


def composed(draft: Draft) -> Iterator[Terms]:
    """All deals without gifts that a draft can lead to."""
    for step in draft.options():
        if draft.stage != GIFTS:
            further = draft.copy()
            further._push(step)
            yield from composed(further)
        elif step == DONE:
            yield draft.terms()


def counts(total: tuple[int, ...], parties: int) -> Iterator[list[list[int]]]:
    """All ways to deal so many things of each kind out to so many parties."""
    ways = [list(combinations_with_replacement(range(parties), amount)) for amount in total]
    for chosen in product(*ways):
        yield [[who.count(party) for who in chosen] for party in range(parties)]


def possible(game: Game, seat: int, planet: int) -> set[Terms]:
    """All deals without gifts that the game accepts of this seat, by trying everything."""
    view: Any = game.view(seat)
    people = len(view.players)
    parties = people + (view.bot is not None)
    lying = next(one.fragments for one in view.planets if one.planet == planet)
    need = game.state.rules.cards.need[planet]  # type: ignore[attr-defined]
    found: set[Terms] = set()
    for icons in counts(need, parties):
        a, b, c, d = icons[seat]
        covers = pledges(view, (a, b, c, d))
        if not covers:
            continue
        promises = [Promise(who, _icons(own)) for who, own in enumerate(icons[:people]) if any(own)]
        for shares in counts(lying, parties):
            split = [Share(who, _fragments(own)) for who, own in enumerate(shares[:people]) if any(own)]
            bot = None
            if parties > people and (any(icons[people]) or any(shares[people])):
                price = [colour for colour in range(5) for _ in range(shares[people][colour])]
                bot = BotHelp(_icons(icons[people]), tuple(price))
            terms = Terms(planet, tuple(promises), tuple(split), (), bot)
            if game.check(seat, Propose(terms, *covers[0])) is None:
                found.add(canonical(terms))
    return found


def _icons(counts: list[int]) -> Icons:
    return counts[0], counts[1], counts[2], counts[3]


def _fragments(counts: list[int]) -> Fragments:
    return counts[0], counts[1], counts[2], counts[3], counts[4]


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("fair", [False, True])
@pytest.mark.parametrize("mine", ["own turn", "another's turn"])
def test_drafts_lead_to_all_deals_and_to_each_in_one_way(players: int, mine: str, fair: bool) -> None:
    game = Game.new("afternova", players=players, seed=5, fair_deals=fair, first=0, offers_per_turn=[99, 99])
    seat = 0 if mine == "own turn" else 1
    view: Any = game.view(seat)
    planet = min(view.planets, key=lambda one: sum(one.fragments)).planet
    for _ in range(3):  # then with deals that are known and cannot be proposed again
        drafted = list(composed(Draft(Bounds(game.view(seat), planet, calling=False), [], 0)))  # type: ignore[arg-type]
        assert len(set(drafted)) == len(drafted)
        assert set(drafted) == possible(game, seat, planet)
        assert (players == 2) == any(terms.bot is not None for terms in drafted)
        terms = drafted[len(drafted) // 2]
        promise = next((one.icons for one in terms.promises if one.seat == seat), (0, 0, 0, 0))
        game.play(seat, Propose(terms, *pledges(view, promise)[0]))


@pytest.mark.parametrize("table", afternova.TABLES, ids=table_name)
def test_every_draft_is_completed_and_accepted(table: dict[str, Any], work: Work) -> None:
    rng = Random(7)
    deals = 0
    steps = work.amount(800, 20_000)
    while steps:
        desk = SteppedGame(Game.new("afternova", seed=steps, **table))
        while steps and (deciding := desk.deciding()):
            seat = deciding[0]
            options = desk.options(seat)
            assert len(options) == len(set(options)) > 0
            step = rng.choice(options)
            went_on = desk.step(seat, step)  # a refusal would be an IllegalAction
            if not went_on and step != desk.codec.wait:
                assert desk.deciding()[0] == seat  # until the draft is complete
            steps -= 1
        deals += len([action for _, action in desk.game.history if isinstance(action, Propose | Call)])
    assert deals > 5
    work.did(deals, "deals composed in steps")
