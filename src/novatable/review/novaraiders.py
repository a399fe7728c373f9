"""Reviewing Nova-Raiders: each turn as a whole, what the Star took, and who was robbed."""

from math import exp
from random import Random
from typing import ClassVar, Final

from novatable.core.actions import Action, Event
from novatable.core.chance import Chance
from novatable.core.game import Game
from novatable.novaraiders.actions import EndTurn, NovaRaidersAction
from novatable.novaraiders.events import Pushed, ShipDestroyed, StarExpanded
from novatable.novaraiders.frames import Shards
from novatable.novaraiders.game import NovaRaiders
from novatable.novaraiders.model import DIRECTIVES, DISCARD, TURN, State
from novatable.novaraiders.row import END_TURN
from novatable.novaraiders.view import View
from novatable.players.novaraiders.chart import Chart, chart_of
from novatable.players.novaraiders.evaluation import Evaluation
from novatable.players.novaraiders.lookahead import play_line
from novatable.players.novaraiders.reasons import reason_of
from novatable.players.novaraiders.search import Line, Search, answers
from novatable.players.novaraiders.settling import settle, settle_others
from novatable.players.novaraiders.weights import NAMES, weights_for
from novatable.review.figures import Sample
from novatable.review.judge import Judge, Option, Quality, Question, Trials, fresh_seed, order
from novatable.review.report import Figure, Finding, Gain, Note
from novatable.review.walk import Step, Turn, Walk

QUICK: Final = 1
"""How widely everybody searches in an imagined future."""
WIDE: Final = 12
"""How widely the best chains of a reviewed turn are searched."""
CHAINS: Final = 5
"""How many chains are tried."""
CLOSE: Final = 6.0
"""How much worse than the best a chain may look at first to be tried, or to count as a way out."""
LATE: Final = 0.13
EARLY: Final = 0.06
"""How much the odds of winning grow with each point of worth, at the end of the game and at its beginning;
`python tools/odds.py` finds them."""
UNDER_WAY: Final = 0.5
"""What a Stack under way counts, of what it will score."""
SCORED: Final = tuple([NAMES.index(name) for name in ("points", "promise", "directive")])
CARRIED: Final = NAMES.index("carried")


class NovaRaidersJudge(Judge[NovaRaiders]):
    """Tries chains as a captain does, in matched worlds, until everybody has had another turn."""

    horizon: ClassVar[int] = 1
    near: ClassVar[int] = 1
    far: ClassVar[int] = 2
    whole_turns: ClassVar[bool] = True
    share: ClassVar[float] = 0.3

    # ---- worlds

    def shuffle(self, game: NovaRaiders, rng: Random) -> None:
        state = game.state
        cards = state.rules.cards
        state.chance = Chance(fresh_seed(rng), state.chance.streams, state.chance.used[:])
        order(state.bag, rng, 3, state.rules.shards_per_type)
        many = len(cards.symbol)
        order(state.academy_deck, rng, many, 1)
        order(state.hrl_deck, rng, many, 1)
        for player in state.players:
            order(player.draw, rng, many, 1)

    def play_on(self, game: NovaRaiders, until: int) -> None:
        state = game.state
        chart = chart_of(game.view(None))
        while state.outcome is None and state.turn < until:
            if state.phase == DIRECTIVES:
                seat = game.waiting_for()[0]
                game.apply(seat, game.legal(seat)[0])
            elif state.frames:
                settle(game, _eyes(state, state.frames[-1].seat, chart), [])
            else:
                _quick_turn(game, _eyes(state, state.active, chart))

    def look(self, game: NovaRaiders) -> Sample:
        state = game.state
        people = state.rules.people
        seats = state.rules.seats
        outcome = state.outcome
        if outcome is not None:
            chances = [1 / len(outcome.winners) if seat in outcome.winners else 0.0 for seat in range(seats)]
            return Sample(chances, [float(score) for score in outcome.scores])
        chart = chart_of(game.view(None))
        points: list[float] = []
        for seat in range(people):
            numbers = _eyes(state, seat, chart).numbers(state)
            points.append(sum(numbers[place] for place in SCORED) + UNDER_WAY * numbers[CARRIED])
        none = [0.0] * (seats - people)  # H.R.L. cannot win
        return Sample([*odds(worths_of(game), left_of(state)), *none], [*points, *none])

    def follow(self, world: NovaRaiders, seat: int, option: Option) -> bool:
        """Play the chain as far as it is possible in this world; the rest of the turn is played quickly."""
        state = world.state
        turn = state.turn
        eyes = _eyes(state, seat, chart_of(world.view(None)))
        for action in option.actions:
            settle_others(world, eyes)
            if state.turn != turn or state.phase != TURN or world.refusal(seat, action) is not None:
                return True
            world.apply(seat, action)
        settle(world, eyes, [])
        if state.turn == turn and state.phase == TURN:
            world.apply(seat, END_TURN)
        return True

    # ---- turns

    def questions(self, turn: Turn) -> list[Question]:
        steps = _own(turn)
        if not steps:
            return []
        game = _raiders(steps[0].before)
        seat = steps[0].seat
        view = game.view(seat)
        world = Game.imagine(view, Random(turn.number))
        assert isinstance(world, NovaRaiders)
        options = _options(view, world, [step.action for step in steps])
        return [Question(steps[0].number, len(steps), game, seat, options)] if len(options) > 1 else []

    def question(self, game: NovaRaiders, seat: int, actions: tuple[Action, ...]) -> Question | None:
        """A whole turn, which has ended."""
        if not isinstance(actions[-1], EndTurn):
            return None
        options = _options(game.view(seat), game, list(actions))
        return Question(0, len(actions), game, seat, options) if len(options) > 1 else None

    # ---- losses

    def findings(
        self, walk: Walk, number: int, _trials: list[Trials], seed: str, quality: Quality
    ) -> list[Finding]:
        if quality.few == 0:
            return []
        found: list[Finding] = []
        for step in walk.turns[number].steps:
            ring: int | None = None
            for event in step.events:
                if isinstance(event, StarExpanded):
                    ring = event.ring
            for event in step.events:
                burnt = _burnt(event)
                if burnt is not None:
                    found.append(self._burnt(walk, number, step, *burnt, ring))
            if isinstance(step.action, NovaRaidersAction) and step.action.hijacks:
                found += self._hijacks(walk, number, step, seed)
        return found

    def _burnt(
        self, walk: Walk, number: int, step: Step, seat: int, shards: Shards, ring: int | None
    ) -> Finding:
        """A ship that the Star took; avoidable, if its owner had a good turn that left it elsewhere."""
        before = _last_turn(walk, number, seat)
        escape: Line | None = None
        if before is not None and ring is not None:
            game = _raiders(before.start)
            for line in _lines(game, seat, 40):
                after = game.twin()
                self.follow(after, seat, Option(_chain(line.actions)))
                board = after.state.rules.board
                if all(board.ring[ship] != ring for ship in after.state.fleets[seat]):
                    escape = line
                    break
        view = step.before.view(None)
        state = _raiders(step.before).state
        eyes = _eyes(state, seat, _chart(step.before))
        place = (ring or 0) + 1
        note = (
            Note("burnt-stack", {"n": len(shards), "n2": place})
            if shards
            else Note("burnt-ship", {"n": place})
        )
        worth = eyes.gain(tuple(state.players[seat].bays), shards) if shards else 0.0
        return Finding(
            "lost",
            step.number,
            view.turn,
            view.round,
            seat,
            note,
            (Gain(seat, Figure(round(-worth, 2)), Figure(0.0)),),
            "all",
            () if escape is None else tuple([a.to_json() for a in _chain(escape.actions)]),
            escape is not None,
        )

    def _hijacks(self, walk: Walk, number: int, step: Step, seed: str) -> list[Finding]:
        """Robberies; avoidable, if after another good turn of the victim the same turn robs nobody of it."""
        found: list[Finding] = []
        state = _raiders(step.before).state
        view = step.before.view(None)
        for event in step.events:
            if not isinstance(event, Pushed) or not event.left or event.seat >= state.rules.people:
                continue
            victim = event.seat
            eyes = _eyes(state, victim, _chart(step.before))
            bays = tuple(state.players[victim].bays)
            stack = state.shards[event.ship]
            worth = eyes.gain(bays, stack) - eyes.gain(bays, stack[len(event.left) :])
            way = self._way_round(walk, number, victim, step, seed)
            found.append(
                Finding(
                    "hijacked",
                    step.number,
                    view.turn,
                    view.round,
                    victim,
                    Note("hijacked", {"seat": step.seat, "n": len(event.left)}),
                    (Gain(victim, Figure(round(-worth, 2)), Figure(0.0)),),
                    "all",
                    () if way is None else tuple([a.to_json() for a in _chain(way.actions)]),
                    way is not None,
                )
            )
        return found

    def _way_round(self, walk: Walk, number: int, victim: int, step: Step, seed: str) -> Line | None:
        """A good turn of the victim after which its ships were not robbed by the same player."""
        before = _last_turn(walk, number, victim)
        if before is None or before.number == walk.turns[number].number:
            return None
        for line in _lines(_raiders(before.start), victim, CHAINS):
            world = self.redrawn(_raiders(before.start), seed)
            self.follow(world, victim, Option(_chain(line.actions)))
            self.play_on(world, walk.turns[number].number)
            hijacks = world.state.players[step.seat].hijacks
            carried = _carried(world.state, victim)
            self.play_on(world, walk.turns[number].number + 1)
            robbed = world.state.players[step.seat].hijacks > hijacks
            if not robbed or _carried(world.state, victim) >= carried:
                return line
        return None


def _options(view: View, world: NovaRaiders, actions: list[Action]) -> list[Option]:
    """The turn as it was played, and the best chains with the same hand."""
    assert view.seat is not None
    played = _chain(actions)
    options = [Option(played, reason_of(view, [*played, END_TURN]))]
    for line in _lines(world, view.seat):
        chain = _chain(line.actions)
        if all(option.actions != chain for option in options):
            options.append(Option(chain, reason_of(view, line.actions)))
    return options


def odds(worths: list[float], left: float) -> list[float]:
    """Everybody's chance of winning, by what the position is worth to each."""
    slope = LATE + (EARLY - LATE) * left
    most = max(worths)
    grown = [exp(slope * (worth - most)) for worth in worths]
    return [each / sum(grown) for each in grown]


def worths_of(game: NovaRaiders) -> list[float]:
    """What the position is worth to each player."""
    chart = chart_of(game.view(None))
    return [_eyes(game.state, seat, chart).of(game.state) for seat in range(game.state.rules.people)]


def left_of(state: State) -> float:
    """How much of the Time Track is left."""
    track = len(state.rules.board.track)
    return (track - state.time) / track


def _raiders(game: Game) -> NovaRaiders:
    assert isinstance(game, NovaRaiders)
    return game


def _chart(game: Game) -> Chart:
    return chart_of(_raiders(game).view(None))


def _eyes(state: State, seat: int, chart: Chart) -> Evaluation:
    return Evaluation(state, seat, chart, weights_for(len(chart.board.track)))


def _quick_turn(game: NovaRaiders, eyes: Evaluation) -> None:
    state = game.state
    turn = state.turn
    if state.phase == DISCARD:
        game.apply(state.active, answers(game, eyes, QUICK)[0].actions[0])
        return
    play_line(game, eyes, Search(game, eyes, QUICK, 1).best().actions)
    if state.turn == turn and state.phase == TURN:
        game.apply(eyes.seat, END_TURN)


def _lines(game: NovaRaiders, seat: int, count: int = CHAINS) -> list[Line]:
    """The best chains that lead to different positions, none of them much worse than the best."""
    eyes = _eyes(game.state, seat, chart_of(game.view(None)))
    lines = Search(game, eyes, WIDE).courses(count)
    return [line for line in lines if line.value > lines[0].value - CLOSE]


def _own(turn: Turn) -> list[Step]:
    """What the active player did in the turn, without what is asked of others in it."""
    found: list[Step] = []
    for step in turn.steps:
        state = _raiders(step.before).state
        if state.phase == TURN and step.seat == state.active:
            found.append(step)
    return found


def _chain(actions: list[Action]) -> tuple[Action, ...]:
    """A turn without its end, which all turns have."""
    return tuple([action for action in actions if not isinstance(action, EndTurn)])


def _burnt(event: Event) -> tuple[int, Shards] | None:
    """Whose ship went into the Star, with which Shards."""
    if isinstance(event, ShipDestroyed):
        return event.seat, event.shards
    if isinstance(event, Pushed) and event.to is None:
        return event.seat, event.lost
    return None


def _last_turn(walk: Walk, number: int, seat: int) -> Turn | None:
    """The seat's last turn up to that one."""
    for turn in reversed(walk.turns[: number + 1]):
        steps = _own(turn)
        if steps and steps[0].seat == seat:
            return turn._replace(start=steps[0].before)
    return None


def _carried(state: State, seat: int) -> int:
    return sum(len(state.shards[ship]) for ship in state.fleets[seat])


JUDGE: Final = NovaRaidersJudge()
