"""AfterNova behind the contract of a game: which action is possible when, and whom the game waits for."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, ClassVar, Final, cast

import msgspec

from novatable.afternova import completing, deals, extract, market, position, setup, turn
from novatable.afternova.actions import (
    AfterNovaAction,
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
    Show,
    Sweep,
    Take,
    Withdraw,
)
from novatable.afternova.cards import STANDARD, card_set, load
from novatable.afternova.client_cards import AfterNovaCards, client_cards
from novatable.afternova.cut_view import views_of
from novatable.afternova.draft import Drafting, Reading
from novatable.afternova.draft_reading import read
from novatable.afternova.events import AnyEvent
from novatable.afternova.hinting import hints_of
from novatable.afternova.hints import Hints
from novatable.afternova.imagine import imagine_state
from novatable.afternova.model import DISCARD, MARKET, OVER, OVERFLOW, TURN, WINDOW, State
from novatable.afternova.outcome import Outcome
from novatable.afternova.terms import Answer, Terms
from novatable.afternova.view import View
from novatable.core import view as core
from novatable.core.actions import Action, Event
from novatable.core.client_cards import ClientCards
from novatable.core.errors import Refusal
from novatable.core.game import Game
from novatable.core.options import Option, Value, as_set_up, value_of
from novatable.core.record import CardsUsed, Setup

_YOUR_MOMENT: Final = ("first-turn", "first-market", "first-discard")
"""What the active player is told in the first three phases."""
_MOMENT: Final = (
    "moment-turn",
    "moment-market",
    "moment-discard",
    "moment-overflow",
    "moment-window",
    "moment-over",
)
"""What everybody else is told, phase by phase."""


class Step:
    """When a kind of action is possible (and which rule says so), how it is checked and carried out."""

    __slots__ = ("active_only", "carry_out", "phases", "refuse", "when")

    def __init__(
        self,
        phases: tuple[int, ...],
        when: str,
        refuse: Callable[[State, int, Any], Refusal | None],
        carry_out: Callable[[State, int, Any, list[Event]], None],
        *,
        active_only: bool = False,
    ) -> None:
        self.phases = phases
        self.when = when
        self.active_only = active_only
        self.refuse = refuse
        self.carry_out = carry_out


def _refuse_answer(state: State, seat: int, action: Decline) -> Refusal | None:
    return deals.refuse_answer(state, seat, action.offer)


def _extract(state: State, seat: int, action: Extract, events: list[Event]) -> None:
    deals.end_offers(state, "extract", events)
    extract.extract_alone(state, seat, action, events)


STEPS: Final[dict[type[Action], Step]] = {
    Take: Step((TURN, MARKET), "AN-3.1", market.refuse_take, market.take, active_only=True),
    Draw: Step((TURN, MARKET), "AN-3.1", market.refuse_draw, market.draw, active_only=True),
    Sweep: Step((TURN, MARKET), "AN-3.1", market.refuse_sweep, market.sweep, active_only=True),
    Market: Step((TURN,), "AN-3.1", market.refuse_declare, market.declare, active_only=True),
    Discard: Step((DISCARD,), "AN-5.5", market.refuse_discard, market.discard, active_only=True),
    Extract: Step((TURN,), "AN-3.1", extract.refuse_extract, _extract, active_only=True),
    Propose: Step((TURN,), "AN-4.10", deals.refuse_propose, deals.propose),
    Call: Step((TURN,), "AN-4.10", deals.refuse_call, deals.call),
    Agree: Step((TURN,), "AN-4.10", deals.refuse_agree, deals.agree),
    Decline: Step((TURN,), "AN-4.10", _refuse_answer, deals.decline),
    Withdraw: Step((TURN,), "AN-4.10", deals.refuse_withdraw, deals.withdraw),
    Show: Step((TURN,), "AN-4.9", deals.refuse_show, deals.show),
    Jettison: Step((OVERFLOW,), "AN-4.11", extract.refuse_jettison, extract.jettison),
    Complete: Step((WINDOW,), "AN-6.1", completing.refuse_complete, completing.complete),
    Pass: Step((WINDOW,), "AN-6.6", completing.refuse_pass, completing.pass_window),
}


class AfterNova(Game):
    """A game of AfterNova. `opening` has Bot's first turn."""

    __slots__ = ("state",)

    name: ClassVar[str] = "afternova"
    title: ClassVar[str] = "AfterNova"
    versions: ClassVar[dict[int, str]] = {
        1: "the first",
        2: "an open call is answered once by each player (AN-4.8)",
    }
    options: ClassVar[tuple[Option, ...]] = setup.OPTIONS
    actions: ClassVar[type[Action]] = AfterNovaAction
    events: ClassVar[Any] = AnyEvent
    view_type: ClassVar[type[core.View]] = View
    cards_type: ClassVar[type[ClientCards]] = AfterNovaCards
    hints_type: ClassVar[type[msgspec.Struct] | None] = Hints
    reading_type: ClassVar[type[core.Reading]] = Reading
    seat_rule: ClassVar[str] = "AN-2.5"
    drafting: ClassVar[type[msgspec.Struct] | None] = Drafting
    automa: ClassVar[str] = "Bot"
    page: ClassVar[str | None] = "afternova.md"
    phrases: ClassVar[tuple[str, ...]] = ("offer", "terms", "next-turn")

    def __init__(self, given: Setup, state: State) -> None:
        super().__init__(given)
        self.state = state

    @property
    def seats(self) -> int:
        return self.state.rules.seats

    def waiting_for(self) -> tuple[int, ...]:
        """Players asked for an answer come before the active player, who may still act."""
        state = self.state
        phase = state.phase
        if phase == TURN:
            return tuple(deals.asked_seats(state)) if state.offers else (state.active,)
        if phase == WINDOW:
            return tuple(state.window)
        if phase == OVERFLOW:
            return tuple(extract.waited_for(state))
        return () if phase == OVER else (state.active,)

    def legal(self, seat: int) -> tuple[Action, ...]:
        """Proposals, calls and showing cards are not listed: `check` says whether one is possible."""
        state = self.state
        phase = state.phase
        if phase == WINDOW:
            return tuple(completing.legal(state, seat))
        if phase == OVER or not 0 <= seat < state.rules.people:
            return ()
        if phase == OVERFLOW:
            return tuple(extract.legal_jettison(state, seat))
        answers = deals.legal_answers(state, seat) if state.offers or state.calls else []
        if seat != state.active:
            return tuple(answers)
        if phase == TURN:
            answers += extract.legal(state, seat)
        answers += market.legal(state)
        return tuple(answers)

    def view(self, seat: int | None) -> View:
        return self.views((seat,))[0]

    def views(self, seats: Sequence[int | None]) -> list[View]:
        for seat in seats:
            if seat is not None and not 0 <= seat < self.seats:
                raise ValueError(f"there is no seat {seat}; seats are 0 to {self.seats - 1}")
        return views_of(self.state, self.setup, seats, self.waiting_for())

    def outcome(self) -> Outcome | None:
        return self.state.outcome

    def answers(self) -> tuple[Answer, ...]:
        """Every agreement and refusal since the game or its position began, oldest first (AN-4.10)."""
        number = self.start.state.offers_numbered if isinstance(self.start, AfterNova) else 0
        proposed: dict[int, Terms] = {}
        found: list[Answer] = []
        for seat, action in self.history:
            if isinstance(action, Propose | Call):
                number += 1
                proposed[number] = deals.canonical(action.terms)
            elif isinstance(action, Agree | Decline) and action.offer in proposed:
                found.append(Answer(proposed[action.offer], seat, isinstance(action, Agree)))
        return tuple(found)

    @classmethod
    def hints(cls, view: View) -> Hints:
        return hints_of(view)

    @classmethod
    def read_draft(cls, view: View, asked: object) -> Reading:
        return read(view, msgspec.convert(asked, Drafting))

    # ---- the contract of a game

    @staticmethod
    def check_players(players: object, options: dict[str, Value]) -> None:
        setup.check_players(players, options)

    @staticmethod
    def load_cards(name: str) -> CardsUsed:
        cards = load(name)
        return CardsUsed(cards.name, cards.hash, None if name == STANDARD else cards.to_json())

    @staticmethod
    def client_cards(used: CardsUsed) -> AfterNovaCards:
        return client_cards(card_set(used))

    @staticmethod
    def scores_so_far(view: View) -> tuple[int, ...]:
        """AN-7.2 and AN-8.9 without the hidden objectives."""
        points = card_set(view.cards).points
        each = value_of(view.options, "fragment_points")
        scores = [
            sum([points[card] for card in one.completed]) + each * sum(one.storage) for one in view.players
        ]
        if view.bot is not None:
            fragments = sum(view.bot.storage) + sum(map(sum, view.bot.covered))
            scores.append(sum([points[card] for card in view.bot.scored]) + each * fragments)
        return tuple(scores)

    @classmethod
    def begin(cls, given: Setup) -> "AfterNova":
        seed = bytes.fromhex(given.seed)
        game = AfterNova(given, setup.set_up(card_set(given.cards), given, seed))
        turn.begin_turn(game.state, game.opening)
        return game

    @classmethod
    def resume(cls, given: Setup, document: object) -> "AfterNova":
        seed = bytes.fromhex(given.seed)
        cards = card_set(given.cards)
        return AfterNova(given, position.read(document, cards, given, seed))

    @classmethod
    def imagine_world(cls, view: View, rng: Random) -> "AfterNova":
        players = len(view.players)
        rules = setup.rules_of(card_set(view.cards), view.rules, players, view.order, view.options)
        state = imagine_state(view, rules, rng)
        seed = view.seed if view.seed is not None else state.chance.seed.hex()
        options = as_set_up(cls.options, view.options)
        given = Setup(cls.name, view.rules, players, options, view.cards, seed, view.commitment)
        return AfterNova(given, state)

    def twin(self) -> "AfterNova":
        return AfterNova(self.setup, self.state.copy())

    def state_json(self) -> dict[str, Any]:
        return position.write(self.state)

    def is_sound(self, action: object) -> bool:
        """A fast path for the most frequent actions. No subclass: the rules would not know it."""
        if type(action) is Take or type(action) is Discard:
            card: object = cast(Any, action).card  # it may be anything: compiled code would insist on int
            return type(card) is int and 0 <= card < len(self.state.seen)
        return type(action) is Pass

    def refusal(self, seat: int, action: Action) -> Refusal | None:
        state = self.state
        step = STEPS[type(action)]
        if state.phase == OVER:
            return Refusal("AN-7.1", "over")
        if seat == state.rules.bot_seat:
            return Refusal("AN-8.2", "bot")
        if state.phase not in step.phases:
            return _not_now(state, seat, action, step.when)
        if step.active_only and seat != state.active:
            return Refusal("AN-3.1", "turn", {"seat": state.active})
        return step.refuse(state, seat, action)

    def apply(self, seat: int, action: Action) -> list[Event]:
        events: list[Event] = []
        STEPS[type(action)].carry_out(self.state, seat, action, events)
        return events


def _not_now(state: State, seat: int, action: Action, rule: str) -> Refusal:
    if state.phase == TURN and seat == state.active and isinstance(action, Pass):
        return Refusal("AN-3.3", "pass")
    if state.phase == DISCARD and isinstance(action, Take | Draw | Sweep):
        rule = "AN-5.5"
    if state.phase == OVERFLOW and isinstance(action, Complete):
        rule = "AN-6.2"
    if seat == state.active and state.phase < len(_YOUR_MOMENT):
        return Refusal(rule, _YOUR_MOMENT[state.phase])
    return Refusal(rule, _MOMENT[state.phase])
