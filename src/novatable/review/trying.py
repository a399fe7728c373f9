"""Trying the options of a question in imagined worlds, most of the time where it matters."""

from collections.abc import Sequence
from random import Random
from statistics import fmean
from typing import Any, Final

from novatable.core.game import Game
from novatable.review.figures import GOOD, Sample, figure, graded
from novatable.review.judge import Judge, Quality, Question, Trials
from novatable.review.report import Decision, Figure, Way

PLAYED: Final = 0
"""The first option is what was played."""
FEW: Final = 2
"""How many others are tried further."""
SHOWN: Final = 3
"""How many others are kept in the review."""
LEAST: Final = 4
"""In how many worlds an option must be possible to be compared."""


def tried(judge: Judge[Any], question: Question, name: str, quality: Quality) -> Trials:
    """All options in the first worlds, then the best of them, in more worlds as long as it is in doubt.

    What is still in doubt then, and what seems to be a mistake, is judged by the last worlds alone: of many
    decisions chance makes some look worse than they were. The worlds are imagined from what the seat could
    see: nobody is blamed for what they could not know.
    """
    trials = Trials(question)
    left = list(range(len(question.options)))
    _try(judge, trials, left, range(quality.first), name)
    if not can_be_judged(trials):
        return trials
    left = _best(trials, left)
    trials.fresh = quality.first
    _try(judge, trials, left, range(quality.first, quality.few), name)
    if _may_be_a_mistake(trials, left):
        _try(judge, trials, left, range(quality.few, quality.close), name)
        if _may_be_a_mistake(trials, left):
            left = _best(trials, left, 1)
            trials.fresh = quality.close
            _try(judge, trials, left, range(quality.close, quality.sure), name)
    return trials


def _may_be_a_mistake(trials: Trials, options: list[int]) -> bool:
    """Whether something else may be better by more than a good decision costs."""
    others = [option for option in options if option != PLAYED and _tried(trials, option)]
    gains = [figure(_values(trials, option, options)) for option in others]
    return any(gain.value + gain.off > GOOD for gain in gains)


def _try(judge: Judge[Any], trials: Trials, options: list[int], worlds: range, name: str) -> None:
    question = trials.question
    until = judge.until(question.game, judge.horizon)
    view = question.game.view(question.seat)
    for number in worlds:
        world = Game.imagine(view, Random(f"{name} {number}"))
        for option, samples in enumerate(trials.samples):
            samples += [None] * (number - len(samples))
            twin = world.twin()
            if option in options and judge.follow(twin, question.seat, question.options[option]):
                samples.append(judge.seen_after(twin, until))
            else:
                samples.append(None)


def _best(trials: Trials, options: list[int], few: int = FEW) -> list[int]:
    """What was played, and the best of the others; of those that nobody has to agree to at least one.

    What comes to the same as what was played is left out: it tells nothing.
    """
    sure = [option for option in options if trials.question.options[option].consent is None]
    gains = {option: _values(trials, option, options) for option in options if _tried(trials, option)}
    values = {option: fmean(found) for option, found in gains.items() if any(found)}
    others = sorted([option for option in values if option != PLAYED], key=lambda o: -values[o])
    kept = others[:few]
    surest = [option for option in others if option in sure][:1]
    return sorted({PLAYED, *kept, *surest})


def _tried(trials: Trials, option: int) -> bool:
    return option == PLAYED or len(trials.matched(option, PLAYED)) >= LEAST


def _since(trials: Trials, option: int) -> int:
    """From which world on an option is measured: those in which it was picked would flatter it."""
    return trials.fresh if len(trials.matched(option, PLAYED, trials.fresh)) >= LEAST else 0


def _values(trials: Trials, option: int, options: Sequence[int]) -> list[float]:
    """By world, how much more likely the seat is to win than with what was played.

    What others have to agree to is weighted by how likely they are to agree; otherwise the seat does the best
    that it can do alone.
    """
    seat = trials.question.seat
    pairs = trials.matched(option, PLAYED, _since(trials, option))
    gains = [one.chances[seat] - two.chances[seat] for one, two in pairs]
    consent = trials.question.options[option].consent
    if consent is None or option == PLAYED:
        return gains
    alone = _alone(trials, option, options)
    return [consent * gain + (1 - consent) * rest for gain, rest in zip(gains, alone, strict=True)]


def _alone(trials: Trials, option: int, options: Sequence[int]) -> list[float]:
    """By world in which an option was tried: the gain of the best one that needs nobody's agreement."""
    seat = trials.question.seat
    best: list[float] | None = None
    for other in options:
        if trials.question.options[other].consent is not None and other != PLAYED:
            continue
        found: list[float] = []
        since = _since(trials, option)
        tried_in = [trials.samples[each][since:] for each in (other, PLAYED, option)]
        for mine, base, here in zip(*tried_in, strict=False):
            if base is not None and here is not None:
                found.append(0.0 if mine is None else mine.chances[seat] - base.chances[seat])
        if best is None or (found and fmean(found) > fmean(best)):
            best = found
    return best or []


def _loss(trials: Trials, options: list[int]) -> tuple[Figure, int]:
    """What was lost by what was played, and beside which option.

    The best option, which may be what was played, is chosen by one half of the worlds and measured by the
    other, and the other way round: the best of several estimates would seem better than it is in the worlds
    that made it the best.
    """
    gains = {
        option: _values(trials, option, options)
        for option in options
        if option != PLAYED and _tried(trials, option)
    }
    if not gains:
        return Figure(0.0), PLAYED
    best = max(gains, key=lambda option: fmean(gains[option]))
    measured: list[float] = []
    for half in (0, 1):
        chosen = max(gains, key=lambda option: fmean(gains[option][1 - half :: 2]))
        better = fmean(gains[chosen][1 - half :: 2]) > 0
        measured += [gain if better else 0.0 for gain in gains[chosen][half::2]]
    spread = figure(gains[best])
    return Figure(round(fmean(measured), 5), spread.off), best


def can_be_judged(trials: Trials) -> bool:
    """Whether what was played was possible in enough worlds: a deal may not be, if hands are dealt again."""
    return len(trials.matched(PLAYED, PLAYED)) >= LEAST


def decided(trials: Trials) -> Decision:
    """The decision with its grade."""
    question = trials.question
    view = question.game.view(None)
    options = list(range(len(question.options)))
    tried_most = max(sum(sample is not None for sample in samples) for samples in trials.samples[1:])
    finalists = [
        option
        for option in options
        if option == PLAYED or sum(s is not None for s in trials.samples[option]) >= tried_most // 2
    ]
    loss, best = _loss(trials, finalists)
    grade = graded(loss)
    if grade == "best":
        loss = Figure(0.0, loss.off)
    played = _way(trials, PLAYED)
    ranked = sorted(
        [option for option in options[1:] if _tried(trials, option)],
        key=lambda option: -fmean(_values(trials, option, options)),
    )
    better = None if best == PLAYED or grade == "best" else _way(trials, best)
    others = [_way(trials, option) for option in ranked if option != best or better is None]
    return Decision(
        question.step,
        question.length,
        view.turn,
        view.round,
        question.seat,
        grade,
        loss,
        played,
        better,
        tuple(others[:SHOWN]),
    )


def _way(trials: Trials, option: int) -> Way:
    """An option with its chance: that of what was played, and what it gains in the same worlds."""
    question = trials.question
    base = figure(_chances(trials.samples[PLAYED], question.seat))
    gain = Figure(0.0) if option == PLAYED else figure(_values(trials, option, range(len(question.options))))
    chance = min(max(base.value + gain.value, 0.0), 1.0)
    told = question.options[option]
    actions = tuple([action.to_json() for action in told.actions])
    return Way(actions, Figure(round(chance, 5), base.off if option == PLAYED else gain.off), told.why)


def _chances(samples: Sequence[Sample | None], seat: int) -> list[float]:
    return [sample.chances[seat] for sample in samples if sample is not None]
