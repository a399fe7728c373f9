"""Making a review: turn by turn, in any order and any process, then all parts together."""

from collections.abc import Sequence
from hashlib import sha256
from itertools import pairwise
from typing import Any, Final

from msgspec.structs import replace

from novatable.core.chance import commitment
from novatable.core.errors import Impossible, Refusal
from novatable.core.game import Game
from novatable.review.figures import Sample, chances_of, differences, mean, total
from novatable.review.judge import QUALITIES, Judge, Quality, Trials
from novatable.review.report import (
    FORMAT,
    GRADES,
    Decision,
    Figure,
    Luck,
    Part,
    Point,
    Review,
    Standing,
    TurningPoint,
)
from novatable.review.trying import can_be_judged, decided, tried
from novatable.review.walk import Turn, Walk

MOMENTS: Final = 5
"""How many moments are named at most."""
MUCH: Final = 0.06
"""By how much a chance has to change in a turn to be a moment."""


def judge_of(game: str) -> Judge[Any]:
    """Impossible: such games cannot be reviewed."""
    judge: Judge[Any] | None = Game.part(game, "review", "JUDGE")
    if judge is None:
        raise Impossible(Refusal("request", "review-no-game", {"name": Game.kind(game).title}))
    return judge


def quality_of(name: str) -> Quality:
    quality = QUALITIES.get(name)
    if quality is None:
        raise Impossible(Refusal("request", "review-quality", {"values": tuple(QUALITIES)}))
    return quality


# ---- one turn


def part(walk: Walk, number: int, quality: Quality, seed: int = 1) -> Part:
    """The review of the turn with that place in the record."""
    judge = judge_of(walk.setup.game)
    quality = quality.part(judge.share)
    turn = walk.turns[number]
    name = f"{seed} {number}"
    decisions: list[Decision] = []
    trials: list[Trials] = []
    if quality.first:
        for question in judge.questions(turn):
            found = tried(judge, question, f"{name} {question.step}", quality)
            if can_be_judged(found):
                trials.append(found)
                decisions.append(decided(found))
    points, luck = _course(walk, judge, turn, number, name, quality.curve)
    findings = judge.findings(walk, number, trials, name, quality)
    return Part(turn.number, points, tuple(decisions), tuple(findings), luck)


def _course(
    walk: Walk, judge: Judge[Any], turn: Turn, number: int, name: str, worlds: int
) -> tuple[tuple[Point, ...], Luck | None]:
    """The chances after the turn (and before it, if it is the first), and what its draws brought.

    Luck is how the game looks after the turn, compared with the same turn with other draws.
    """
    until = judge.until(turn.start, judge.near) + 1
    after: list[Sample] = []
    anew: list[Sample] = []
    for world in range(worlds):
        after.append(judge.seen_after(judge.redrawn(turn.end, f"{name} {world}"), until))
        again = judge.redrawn(turn.start, f"{name} {world}")
        for step in turn.steps:
            if again.check(step.seat, step.action) is not None:
                break  # what was taken is not there now
            again.apply(step.seat, step.action)
        anew.append(judge.seen_after(again, until))
    luck = Luck(*differences(after, anew))
    points = [_point(judge, turn.end, turn.first + len(turn.steps), name, worlds)]
    if number == 0:
        points.insert(0, _point(judge, turn.start, turn.first, name, worlds))
        if walk.dealt:
            dealt = _deal(walk, judge, turn, name, worlds)
            luck = Luck(_added(luck.chances, dealt.chances), _added(luck.points, dealt.points))
    return tuple(points), luck


def _added(one: tuple[Figure, ...], two: tuple[Figure, ...]) -> tuple[Figure, ...]:
    return tuple([total(pair) for pair in zip(one, two, strict=True)])


def _deal(walk: Walk, judge: Judge[Any], turn: Turn, name: str, worlds: int) -> Luck:
    """What the deal brought, compared with other deals."""
    until = judge.until(turn.start, judge.near)
    own: list[Sample] = []
    others: list[Sample] = []
    kind = Game.kind(walk.setup.game)
    for world in range(worlds):
        own.append(judge.seen_after(judge.redrawn(turn.start, f"{name} {world}"), until))
        seed = sha256(f"{name} deal {world}".encode()).digest()
        again = kind.begin(replace(walk.setup, seed=seed.hex(), commitment=commitment(seed)))
        others.append(judge.seen_after(again, until))
    return Luck(*differences(own, others))


def _point(judge: Judge[Any], game: Game, step: int, name: str, worlds: int) -> Point:
    """Everybody's chances, with everything still to be drawn reshuffled."""
    view = game.view(None)
    until = judge.until(game, judge.far)
    samples = [judge.seen_after(judge.redrawn(game, f"{name} {world}"), until) for world in range(worlds)]
    seat = None if view.outcome is not None else view.active
    return Point(step, view.turn, view.round, seat, chances_of(samples), Game.known_scores(view))


# ---- all parts together


def assemble(walk: Walk, parts: Sequence[Part], quality: str, seed: int, done: int | None = None) -> Review:
    """The review, as far as there are parts; `done` of them are final, the rest a first look."""
    judge = judge_of(walk.setup.game)
    ordered = sorted(parts, key=lambda each: each.turn)
    points = tuple([point for each in ordered for point in each.points])
    decisions = tuple([decision for each in ordered for decision in each.decisions])
    findings = tuple([finding for each in ordered for finding in each.findings])
    ready = len(parts) if done is None else done
    return Review(
        format=FORMAT,
        game=walk.setup.game,
        players=walk.setup.players,
        quality=quality,
        seed=seed,
        steps=walk.steps,
        turns=len(walk.turns),
        done=ready,
        rough=ready < len(walk.turns),
        points=points,
        decisions=decisions,
        moments=_moments(points, ordered, decisions),
        findings=findings,
        standings=_standings(walk, ordered, decisions, judge.habits(walk, findings)),
    )


def _moments(
    points: Sequence[Point], parts: Sequence[Part], decisions: Sequence[Decision]
) -> tuple[TurningPoint, ...]:
    """The turns that changed a chance most, beyond what may be error, in the order of the game."""
    found: list[TurningPoint] = []
    by_turn = {each.turn: each for each in parts}
    for before, after in pairwise(points):
        part = by_turn.get(before.turn)
        if part is None:
            continue
        pairs = list(zip(before.chances, after.chances, strict=True))
        seat = max(range(len(pairs)), key=lambda each: abs(pairs[each][1].value - pairs[each][0].value))
        old, new = pairs[seat]
        change = new.value - old.value
        if abs(change) < max(MUCH, (old.off**2 + new.off**2) ** 0.5):
            continue
        here = [one for one in decisions if one.turn == before.turn]
        worst = max(here, key=lambda one: one.loss.value, default=None)
        drawn = 0.0 if part.luck is None else part.luck.chances[seat].value
        lucky = abs(drawn) > abs(change - drawn)
        step = worst.step if worst is not None and worst.grade in ("slip", "blunder") else None
        found.append(
            TurningPoint(
                before.step,
                before.turn,
                before.round,
                seat,
                round(change, 5),
                "luck" if lucky and step is None else "choice",
                step,
            )
        )
    best = sorted(found, key=lambda one: -abs(one.change))[:MOMENTS]
    return tuple(sorted(best, key=lambda one: one.step))


def _standings(
    walk: Walk, parts: Sequence[Part], decisions: Sequence[Decision], habits: dict[int, Any]
) -> tuple[Standing, ...]:
    outcome = walk.final.outcome()
    assert outcome is not None
    found: list[Standing] = []
    for seat in range(walk.setup.players):
        own = [one for one in decisions if one.seat == seat]
        lucks = [each.luck for each in parts if each.luck is not None]
        drawn = total([luck.points[seat] for luck in lucks])
        found.append(
            Standing(
                seat=seat,
                score=outcome.scores[seat],
                won=seat in outcome.winners,
                grades={grade: sum(one.grade == grade for one in own) for grade in GRADES},
                loss=mean([one.loss for one in own]) if own else None,
                luck=total([luck.chances[seat] for luck in lucks]),
                even=Figure(round(outcome.scores[seat] - drawn.value, 3), drawn.off),
                habits=habits.get(seat, ()),
            )
        )
    return tuple(found)
