"""Reviewing AfterNova: each choice of a turn, every deal that was made, and those that were not."""

from collections.abc import Sequence
from random import Random
from typing import ClassVar, Final

from novatable.afternova.actions import (
    Agree,
    Call,
    Complete,
    Decline,
    Discard,
    Draw,
    Extract,
    Jettison,
    Market,
    Pass,
    Propose,
    Sweep,
    Take,
)
from novatable.afternova.events import Agreed, Extracted, OfferEnded, Proposed
from novatable.afternova.game import AfterNova
from novatable.afternova.model import TURN
from novatable.afternova.terms import Terms
from novatable.core.actions import Action
from novatable.core.chance import Chance
from novatable.core.game import Game
from novatable.core.reason import Reason
from novatable.players.afternova.candidates import by_itself, in_turn
from novatable.players.afternova.dealing import DealTable
from novatable.players.afternova.foresight import carry_out
from novatable.players.afternova.hiring import Hiring
from novatable.players.afternova.outlook import Outlook
from novatable.players.afternova.prospects import chances_of, features, time_left
from novatable.players.afternova.quick import Turn as QuickTurn
from novatable.players.afternova.quick import play_on, refuse_all
from novatable.players.afternova.taste import TRADER
from novatable.players.afternova.temper import EVEN
from novatable.players.choice import Choice
from novatable.review.figures import Sample, figure
from novatable.review.judge import Judge, Option, Quality, Question, Trials, fresh_seed, order
from novatable.review.report import Facts, Finding, Gain, Habit, Note
from novatable.review.walk import Step, Turn, Walk

GRADED: Final = (
    Extract,
    Agree,
    Decline,
    Take,
    Draw,
    Sweep,
    Market,
    Discard,
    Jettison,
    Complete,
    Pass,
)
"""Decisions that commit to something. A proposal does so only if it led to a deal: asking costs nothing."""
ALONE: Final = (Extract, Take, Draw, Sweep, Market)
"""What ends the bargaining of a turn without a deal."""
REFUSED: Final = 4.0
"""How much more somebody wants, in points, who has refused in this turn."""
DOUBT: Final = 2.0
"""How much less likely others are to agree than a trader hopes: two of three offers come to nothing."""
WORTHWHILE: Final = 0.5
"""What everybody has to gain from a deal, in points, for it to be worth mentioning."""
GIFTS: Final = 12
"""In how many worlds it is looked at what a choice gives another player."""
COUNTER: Final = Reason("rather-so")
TRIED: Final = 4
"""How many deals of a turn are tried with all cards known."""


class AfterNovaJudge(Judge[AfterNova]):
    """Tries choices as a captain does, but always in the same worlds."""

    horizon: ClassVar[int] = 2
    near: ClassVar[int] = 1
    far: ClassVar[int] = 4

    # ---- worlds

    def shuffle(self, game: AfterNova, rng: Random) -> None:
        state = game.state
        cards = state.rules.cards
        state.chance = Chance(fresh_seed(rng), state.chance.streams, state.chance.used[:])
        for deck in state.decks:
            order(deck, rng, cards.n_paws + len(cards.blueprints), 1)
        order(state.planet_deck, rng, len(cards.planets), 1)
        order(state.bag, rng, 5, state.rules.fragments_per_colour)

    def play_on(self, game: AfterNova, until: int) -> None:
        play_on(game, until, [TRADER] * game.state.rules.people)

    def look(self, game: AfterNova) -> Sample:
        state = game.state
        outcome = state.outcome
        if outcome is not None:
            chances = [0.0] * state.rules.seats
            for winner in outcome.winners:
                chances[winner] = 1 / len(outcome.winners)
            return Sample(chances, [float(score) for score in outcome.scores])
        left = time_left(state)
        found = features(state, left)
        return Sample(chances_of(found, left), [one[0] + one[1] for one in found])

    def follow(self, world: AfterNova, seat: int, option: Option) -> bool:
        return carry_out(world, seat, option.actions[0])

    # ---- decisions

    def questions(self, turn: Turn) -> list[Question]:
        made = _made(turn)
        found: list[Question] = []
        refusers: set[int] = set()
        for step in turn.steps:
            if self._is_graded(step, made):
                options = _options(step, refusers)
                if len(options) > 1:
                    found.append(Question(step.number, 1, step.before, step.seat, options))
            refusers |= {e.seat for e in step.events if isinstance(e, OfferEnded) and e.how == "declined"}
        return found

    def question(self, game: AfterNova, seat: int, actions: tuple[Action, ...]) -> Question | None:
        if not isinstance(actions[0], GRADED):
            return None
        options = _options(Step(0, game, seat, actions[0], []), set())
        return Question(0, 1, game, seat, options) if len(options) > 1 else None

    def _is_graded(self, step: Step, made: dict[int, Extracted]) -> bool:
        if isinstance(step.action, Propose):
            game = _afternova(step.before)
            offers = [event.offer for event in step.events if isinstance(event, Proposed)]
            return step.seat == game.state.active and any(offer in made for offer in offers)
        return isinstance(step.action, GRADED)

    def gift(self, question: Question, instead: int, seat: int, loss: int) -> Note | None:
        """The Blueprint that the seat completes in this turn in most worlds, and would not otherwise."""
        view = question.game.view(question.seat)
        counts: list[int] = []
        for number in range(GIFTS):
            world = _afternova(Game.imagine(view, Random(f"gift {number}")))
            done = [self._completed(world, question, option, seat) for option in (0, instead)]
            if done[0] > done[1]:
                counts.append(done[0])
        if 4 * len(counts) < 3 * GIFTS:
            return None
        return Note("gives-blueprint", {"seat": seat, "n": min(counts), "n2": loss})

    def _completed(self, world: AfterNova, question: Question, option: int, seat: int) -> int:
        """How many Blueprints the seat has at the end of this turn."""
        twin = world.twin()
        if self.follow(twin, question.seat, question.options[option]):
            self.play_on(twin, world.state.turn + 1)
        return len(twin.state.players[seat].completed)

    # ---- deals

    def findings(
        self, walk: Walk, number: int, trials: list[Trials], seed: str, quality: Quality
    ) -> list[Finding]:
        turn = walk.turns[number]
        if quality.few == 0:
            return []
        made = _made(turn)
        if any(extracted.offer is not None for extracted in made.values()):
            return [self._deal(turn, seed, quality)]
        ended = [step for step in turn.steps if _ends_bargaining(step)]
        if not ended:
            return []
        step = ended[0]
        missed = [self._missed_publicly(step, trials), self._missed(step, seed, quality)]
        return [finding for finding in missed if finding is not None]

    def _deal(self, turn: Turn, seed: str, quality: Quality) -> Finding:
        """What the deal of a turn was worth to each side, beside what would have happened without it."""
        step = next(s for s in turn.steps if any(isinstance(e, Extracted) for e in s.events))
        extracted = next(event for event in step.events if isinstance(event, Extracted))
        terms, proposer = _terms_of(turn, extracted)
        seats = _participants(terms, extracted.seat)
        until = self.until(step.before, self.near)
        pairs: list[tuple[Sample, Sample]] = []
        for number in range(quality.few):
            world = self.redrawn(_afternova(step.before), f"{seed} deal {number}")
            without = world.twin()
            carry_out(world, step.seat, step.action)
            _without_a_deal(without)
            pairs.append((self.seen_after(world, until), self.seen_after(without, until)))
        view = step.before.view(None)
        action = Propose(terms).to_json()
        note = Note("deal", {"planet": terms.planet, "seat": proposer})
        gains = tuple([_gain(seat, pairs) for seat in seats])
        return Finding(
            "deal", step.number, view.turn, view.round, extracted.seat, note, gains, "all", (action,)
        )

    def _missed_publicly(self, step: Step, trials: list[Trials]) -> Finding | None:
        """A deal that the active player could have found, by what was known to them."""
        for each in trials:
            if each.question.step == step.number:
                proposals = [
                    number
                    for number, option in enumerate(each.question.options)
                    if number and isinstance(option.actions[0], Propose)
                ]
                return _best_missed(step, each, proposals, "public")
        return None

    def _missed(self, step: Step, seed: str, quality: Quality) -> Finding | None:
        """The same with everybody's cards known."""
        game = _afternova(step.before)
        opened = game.twin()
        for player in opened.state.players:
            for card in player.hand:
                opened.state.seen[card] = opened.state.everyone()
        view = opened.view(step.seat)
        legal = game.legal(step.seat)
        choices = in_turn(
            DealTable(Hiring(Outlook(view, TRADER)), EVEN, dict.fromkeys(_others(game, step.seat), 0.0)),
            legal,
        )
        deals = [Option((c.action,), c.why, 1.0) for c in choices if isinstance(c.action, Propose)][:TRIED]
        if not deals:
            return None
        options = [Option((step.action,)), *deals]
        trials = Trials(Question(step.number, 1, game, step.seat, options))
        until = self.until(game, self.near)
        for number in range(quality.few):
            world = self.redrawn(game, f"{seed} missed {number}")
            for option, samples in zip(options, trials.samples, strict=True):
                twin = world.twin()
                possible = self.follow(twin, step.seat, option)
                samples.append(self.seen_after(twin, until) if possible else None)
        return _best_missed(step, trials, list(range(1, len(options))), "all")

    # ---- habits

    def habits(self, walk: Walk, findings: Sequence[Finding]) -> dict[int, tuple[Habit, ...]]:
        """Share of the gain, offers accepted, help given and received, offers made and taken."""
        seats = range(walk.setup.players)
        asked, agreed, made, taken, given, received = [[0] * len(seats) for _ in range(6)]
        for turn in walk.turns:
            proposers: dict[int, int] = {}
            for step in turn.steps:
                if isinstance(step.action, Agree | Decline):
                    asked[step.seat] += 1
                for event in step.events:
                    if isinstance(event, Proposed):
                        proposers[event.offer] = event.seat
                        made[event.seat] += 1
                    elif isinstance(event, Agreed) and isinstance(step.action, Agree):
                        agreed[event.seat] += 1
                    elif isinstance(event, Extracted) and event.offer is not None:
                        taken[proposers[event.offer]] += 1
                        for seat in _participants(_terms_of(turn, event)[0], event.seat):
                            if seat == event.seat:
                                received[seat] += 1
                            else:
                                given[seat] += 1
        return {
            seat: (
                *_share_of_the_gain(seat, findings),
                Habit("offers-accepted", agreed[seat], asked[seat]),
                Habit("offers-taken", taken[seat], made[seat]),
                Habit("help-given", given[seat]),
                Habit("help-received", received[seat]),
            )
            for seat in seats
        }


def _afternova(game: Game) -> AfterNova:
    assert isinstance(game, AfterNova)
    return game


def _made(turn: Turn) -> dict[int, Extracted]:
    """The deals that were carried out, by the number of their offer."""
    events = [event for step in turn.steps for event in step.events if isinstance(event, Extracted)]
    return {event.offer: event for event in events if event.offer is not None}


def _terms_of(turn: Turn, extracted: Extracted) -> tuple[Terms, int]:
    """The terms of a deal, and who proposed them."""
    for step in turn.steps:
        for event in step.events:
            if isinstance(event, Proposed) and event.offer == extracted.offer:
                return event.terms, event.seat
    raise ValueError(f"nobody proposed offer {extracted.offer}")


def _participants(terms: Terms, active: int) -> list[int]:
    seats = [promise.seat for promise in terms.promises if promise.seat is not None]
    return [active, *[seat for seat in seats if seat != active]]


def _others(game: AfterNova, seat: int) -> list[int]:
    return [other for other in range(game.state.rules.people) if other != seat]


def _ends_bargaining(step: Step) -> bool:
    game = _afternova(step.before)
    return game.state.phase == TURN and isinstance(step.action, ALONE)


def _options(step: Step, refusers: set[int]) -> list[Option]:
    """What was played, and what a captain would consider instead."""
    game = _afternova(step.before)
    view = game.view(step.seat)
    legal = game.legal(step.seat)
    if len(legal) < 2 and view.phase != "turn":
        return []
    outlook = Outlook(view, TRADER)
    if view.phase != "turn":
        choices = by_itself(outlook, legal)
        table = None
    else:
        greed = {seat: REFUSED if seat in refusers else 0.0 for seat in _others(game, step.seat)}
        table = DealTable(Hiring(outlook), EVEN, greed)
        choices = in_turn(table, legal)
    played = [choice.why for choice in choices if choice.action == step.action]
    options = [Option((step.action,), played[0] if played else None)]
    for choice in choices:
        if choice.action != step.action:
            options.append(Option((choice.action,), _why(choice), _consent(table, step.seat, choice.action)))
    return options


def _why(choice: Choice) -> Reason | None:
    """Who makes a counter-offer says only that they prefer it; to whoever looks back it is a deal."""
    if isinstance(choice.action, Propose) and choice.why == COUNTER:
        return Reason("together", {"planet": choice.action.terms.planet})
    return choice.why


def _consent(table: DealTable | None, seat: int, action: Action) -> float | None:
    """The chance that all agree to a proposal; None for anything else."""
    if table is None or not isinstance(action, Propose | Call):
        return None
    chance = 1.0
    active = table.outlook.view.active
    for other in _participants(action.terms, active):
        if other != seat:
            chance *= table.chance_of_taking(action.terms, other) ** DOUBT
    return chance


def _without_a_deal(game: AfterNova) -> None:
    """The active player does the best they can without others."""
    refuse_all(game)
    state = game.state
    turn = QuickTurn(state, [TRADER] * state.rules.people)
    alone = turn.alone(turn.market())
    if alone is None:
        turn.shop(game)
    else:
        game.apply(state.active, alone)


def _gain(seat: int, pairs: Sequence[tuple[Sample, Sample]]) -> Gain:
    return Gain(
        seat,
        figure([one.points[seat] - two.points[seat] for one, two in pairs]),
        figure([one.chances[seat] - two.chances[seat] for one, two in pairs]),
    )


def _best_missed(step: Step, trials: Trials, proposals: list[int], facts: Facts) -> Finding | None:
    """The deal in which all participants would have gained most, if there is one."""
    best: Finding | None = None
    most = 0.0
    view = step.before.view(None)
    for number in proposals:
        action = trials.question.options[number].actions[0]
        assert isinstance(action, Propose)
        pairs = trials.matched(number, 0)
        if len(pairs) < 4:
            continue
        seats = _participants(action.terms, step.seat)
        gains = tuple([_gain(seat, pairs) for seat in seats])
        least = min(gain.points.value for gain in gains)
        sure = all(gain.points.value > gain.points.off for gain in gains)
        together = sum(gain.points.value for gain in gains)
        if least >= WORTHWHILE and sure and together > most:
            most = together
            note = Note("missed-deal", {"planet": action.terms.planet, "seat": seats[1]})
            best = Finding(
                "missed",
                step.number,
                view.turn,
                view.round,
                step.seat,
                note,
                gains,
                facts,
                (action.to_json(),),
            )
    return best


def _share_of_the_gain(seat: int, findings: Sequence[Finding]) -> tuple[Habit, ...]:
    """The seat's share of what everybody gained in the deals that it took part in."""
    deals = [finding.gains for finding in findings if finding.kind == "deal"]
    mine = [gains for gains in deals if any(gain.seat == seat for gain in gains)]
    own = sum(max(gain.points.value, 0.0) for gains in mine for gain in gains if gain.seat == seat)
    everybody = sum(max(gain.points.value, 0.0) for gains in mine for gain in gains)
    return (Habit("share-of-the-gain", round(own, 2), round(everybody, 2)),) if everybody > 0 else ()


JUDGE: Final = AfterNovaJudge()
