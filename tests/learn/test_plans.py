"""Whole deals read from observations: each can be composed in steps; what teachers propose is among them."""

from random import Random
from typing import Any

import numpy as np
import pytest

from novatable import Game
from novatable.afternova.actions import Call, Propose
from novatable.afternova.cards import card_set
from novatable.afternova.terms import Terms
from novatable.core.actions import Action
from novatable.learn.afternova import steps as s
from novatable.learn.afternova.plans import GIFTS, NO_GIFT, Plans, meant_by, plans_of
from novatable.learn.afternova.sight import Sight, Tables
from novatable.learn.codec import Choosing
from novatable.learn.codecs import codec_of
from novatable.learn.stepped import shown
from novatable.players import make
from novatable.players.match import Match, Move


class Watcher:
    """Reads what the active player of a game sees."""

    def __init__(self, players: int) -> None:
        self.game = Game.new("afternova", players=players, seed=11)
        self.players = players
        self.codec = codec_of(self.game)
        self.tables = Tables(self.codec.legend, players, card_set(self.game.setup.cards))

    def plans(self, view: Any, choosing: Choosing) -> tuple[Plans, Sight]:
        seen = shown(self.codec, self.codec.observe(view), choosing, choosing.options())
        sight = Sight(self.tables, seen["observation"][None])
        return plans_of(sight, seen["action_mask"][None]), sight

    def composed(self, seat: int, plans: Plans, chosen: int) -> Action | None:
        """What comes of a plan if its steps are taken; None if it may not be proposed."""
        view = self.game.view(seat)
        choosing = self.codec.decide(view, self.game.legal(seat))
        wanted = [part[chosen].tolist() for part in plans]
        action = None
        while action is None:
            if s.DONE in choosing.steps:  # the Paws: any will do
                action = choosing.choose(choosing.options()[0])
                continue
            found, _ = self.plans(view, choosing)
            same = [
                number
                for number in range(len(found.rows))
                if [part[number].tolist() for part in found][2:] == wanted[2:]
            ]
            if not same:
                return None
            action = choosing.choose(int(found.steps[same[0]]))
        return action


def terms_of(action: Action) -> Terms:
    assert isinstance(action, Propose | Call)
    return action.terms


def is_as_planned(terms: Terms, plans: Plans, at: int, me: int, players: int) -> bool:
    """Whether a deal is what a plan says: who brings what, who gets what."""
    helper = None if plans.calls[at] else (me + int(plans.helpers[at])) % players
    icons = {promise.seat: promise.icons for promise in terms.promises}
    shares = {share.seat: share.fragments for share in terms.split}
    given = np.zeros(5)
    for transfer in terms.transfers:
        given += np.array(transfer.fragments) * (1 if transfer.receiver == me else -1)
    return (
        set(icons) | {me} == {me, helper}
        and tuple(plans.icons[at]) == icons[helper]
        and tuple(plans.shares[at]) == shares[helper]
        and (given == GIFTS[plans.gifts[at]]).all()
        and (plans.gifts[at] != NO_GIFT) == bool(terms.transfers)
    )


@pytest.mark.parametrize("players", [3, 4])
def test_a_plan_is_composed_step_by_step(players: int) -> None:
    watcher, rng = Watcher(players), Random(3)
    tried = lost = 0

    def look(_: Move) -> None:
        nonlocal tried, lost
        game = watcher.game
        seat = game.view(None).active
        if game.view(None).phase != "turn" or game.waiting_for() != (seat,):
            return
        view = game.view(seat)
        plans, _sight = watcher.plans(view, watcher.codec.decide(view, game.legal(seat)))
        if not len(plans.rows) or tried >= 60:
            return
        chosen = rng.randrange(len(plans.rows))
        action = watcher.composed(seat, plans, chosen)
        tried += 1
        if action is None:
            lost += 1
            return
        assert game.check(seat, action) is None
        assert is_as_planned(terms_of(action), plans, chosen, seat, players)

    seated = [make("cadet", "afternova", seat) for seat in range(players)]
    Match(watcher.game, seated, watch=look).run()
    assert tried == 60
    assert lost <= 3  # deals that were declined in this turn


def test_what_a_teacher_proposes_is_among_the_plans() -> None:
    watcher = Watcher(4)
    before = [watcher.game.copy()]
    proposed = found = 0

    def look(move: Move) -> None:
        nonlocal proposed, found
        game, before[0] = before[0], watcher.game.copy()
        view = game.view(move.seat)
        if not isinstance(move.action, Propose | Call) or view.active != move.seat:
            return
        plans, sight = watcher.plans(view, watcher.codec.decide(view, game.legal(move.seat)))
        path = watcher.codec.steps_to(view, move.action)
        assert path is not None
        proposed += 1
        meant = np.flatnonzero(meant_by(path, plans, sight, 0))
        if len(meant) and len(move.action.terms.transfers) < 2:
            found += 1
            assert any(is_as_planned(move.action.terms, plans, at, move.seat, 4) for at in meant.tolist())

    Match(watcher.game, [make("cadet", "afternova", seat) for seat in range(4)], watch=look).run()
    assert proposed > 15
    assert found > 0.8 * proposed
