"""A coach while a game is played: what a computer player would do, and a word when a choice loses much.

Only what the player sees is used, and worlds imagined from it.
"""

from collections.abc import Sequence
from random import Random
from typing import Any, Final

import msgspec

from novatable.core.actions import Action
from novatable.core.game import Game
from novatable.core.reason import Reason
from novatable.players import make
from novatable.players.budget import Budget
from novatable.players.choice import Measure
from novatable.review.judge import QUALITIES
from novatable.review.report import Decision, Note
from novatable.review.reviewing import judge_of
from novatable.review.trying import can_be_judged, decided, tried

SECONDS: Final = 1.0
"""How long a player that searches may think."""
HELPS: Final = 0.05
"""By how much somebody else's chance has to grow to be named."""


class Advice(msgspec.Struct, frozen=True, omit_defaults=True):
    """One of the best choices: `worth` is its level's own measure, of the best one 1."""

    action: Any
    worth: float
    behind: float
    """How much less it is worth than the best."""
    measure: Measure
    """What `behind` is counted in."""
    why: Reason | None = None


class Word(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the coach says about a choice that was just made."""

    decision: Decision
    note: Note


def advise(view: Any, legal: Sequence[Action], level: str, seconds: float = SECONDS) -> list[Advice]:
    """The best three choices of a level, the best first; empty if it does not weigh choices here."""
    player = make(level, view.game, seed=1)
    player.budget = Budget(seconds)
    choices = player.explain(view, legal)
    if not choices:
        return []
    best, least = choices[0].value, min(choice.value for choice in choices)
    spread = max(best - least, 1.0)
    return [
        Advice(
            choice.action.to_json(),
            round(1 - 0.6 * (best - choice.value) / spread, 3),
            round(best - choice.value, 2),
            player.weighs_in,
            choice.why,
        )
        for choice in choices
    ]


def word(view: Any, actions: Sequence[Action]) -> Word | None:
    """Something to say if these actions, just played from this view, lose as much as a blunder."""
    judge = judge_of(view.game)
    question = judge.question(Game.imagine(view, Random(0)), view.seat, tuple(actions))
    if question is None:
        return None
    trials = tried(judge, question, "coach", QUALITIES["quick"].part(judge.share))
    if not can_be_judged(trials):
        return None
    decision = decided(trials)
    if decision.grade != "blunder" or decision.better is None:
        return None
    best = next(
        number
        for number, option in enumerate(question.options)
        if tuple([action.to_json() for action in option.actions]) == decision.better.actions
    )
    pairs = trials.matched(0, best)
    gains = [
        sum(mine.chances[seat] - other.chances[seat] for mine, other in pairs) / max(len(pairs), 1)
        for seat in range(question.game.setup.players)
    ]
    most = max(range(len(gains)), key=lambda seat: gains[seat])
    n = round(100 * decision.loss.value)
    if gains[most] <= HELPS:
        return Word(decision, Note("costs", {"n": n}))
    return Word(decision, judge.gift(question, best, most, n) or Note("helps", {"seat": most, "n": n}))
