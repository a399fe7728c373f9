"""Nova-Raiders behind the contract of a game: which action is possible when, and whom it waits for."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, ClassVar, Final, cast

import msgspec

from novatable.core import view as core
from novatable.core.actions import Action, Event
from novatable.core.client_cards import ClientCards
from novatable.core.errors import Refusal
from novatable.core.game import Game
from novatable.core.options import Option, Value, as_set_up
from novatable.core.record import CardsUsed, Setup
from novatable.novaraiders import (
    attacks,
    basics,
    bays,
    hrl,
    moving,
    position,
    row,
    setup,
    specials,
    track,
    turn,
)
from novatable.novaraiders.actions import (
    LARGEST,
    Breach,
    Chain,
    Discard,
    Draw,
    EndTurn,
    Hijack,
    HrlHijack,
    HrlMove,
    Jump,
    Keep,
    Launch,
    Leave,
    NovaRaidersAction,
    Orbit,
    Place,
    Restow,
    Run,
    Stow,
    Unload,
    Upgrade,
)
from novatable.novaraiders.cards import STANDARD, card_set, load
from novatable.novaraiders.client_cards import NovaRaidersCards, client_cards
from novatable.novaraiders.cut_view import views_of
from novatable.novaraiders.events import AnyEvent
from novatable.novaraiders.frames import Frame, HrlActing, Leaving, Placing, Restowing, Running, Unloading
from novatable.novaraiders.hinting import hints_of
from novatable.novaraiders.hints import Hints
from novatable.novaraiders.imagine import imagine_state
from novatable.novaraiders.model import (
    DIRECTIVES,
    DISCARD,
    OVER,
    TURN,
    State,
    bay_points_in,
    special_points_in,
)
from novatable.novaraiders.outcome import Outcome
from novatable.novaraiders.scoring import bay_points, points_of_specials
from novatable.novaraiders.view import View

_ALONE: Final = ((0,), (1,), (2,), (3,))


class Step:
    """A kind of action between cards: in which phase it is possible, its check, carrying it out."""

    __slots__ = ("carry_out", "phase", "refuse")

    def __init__(
        self,
        phase: int,
        refuse: Callable[[State, int, Any], Refusal | None],
        carry_out: Callable[[State, int, Any, list[Event]], None],
    ) -> None:
        self.phase = phase
        self.refuse = refuse
        self.carry_out = carry_out


class Answer:
    """A kind of action that answers a frame: which one, its check, carrying it out."""

    __slots__ = ("carry_out", "frame", "refuse")

    def __init__(
        self,
        frame: type[Frame],
        refuse: Callable[[State, Any, Any], Refusal | None],
        carry_out: Callable[[State, Any, Any, list[Event]], None],
    ) -> None:
        self.frame = frame
        self.refuse = refuse
        self.carry_out = carry_out


def _accept(_state: State, _seat: int, _action: Action) -> Refusal | None:
    return None


STEPS: Final[dict[type[Action], Step]] = {
    Keep: Step(DIRECTIVES, turn.refuse_keep, turn.keep),
    Launch: Step(TURN, row.refuse_launch, row.launch),
    Chain: Step(TURN, row.refuse_chain, row.chain),
    EndTurn: Step(TURN, _accept, turn.end_turn),
    Discard: Step(DISCARD, turn.refuse_discard, turn.discard),
    Draw: Step(DISCARD, _accept, turn.draw_now),
    Orbit: Step(TURN, basics.refuse_orbit, basics.orbit),
    Jump: Step(TURN, basics.refuse_jump, basics.jump),
    Unload: Step(TURN, basics.refuse_unload, basics.unload),
    Hijack: Step(TURN, attacks.refuse_hijack, attacks.hijack),
    Upgrade: Step(TURN, basics.refuse_upgrade, basics.upgrade),
    **{kind: Step(TURN, rule.refuse, rule.carry_out) for kind, rule in specials.RULES.items()},
}
ANSWERS: Final[dict[type[Action], Answer]] = {
    Leave: Answer(Leaving, moving.refuse_leave, moving.leave),
    Run: Answer(Running, moving.refuse_run, moving.run),
    Stow: Answer(Unloading, bays.refuse_stow, bays.stow),
    Restow: Answer(Restowing, bays.refuse_restow, bays.restow),
    Place: Answer(Placing, track.refuse_place, track.place),
    HrlMove: Answer(HrlActing, hrl.refuse_move, hrl.carry_out_move),
    HrlHijack: Answer(HrlActing, hrl.refuse_hijack, hrl.carry_out_hijack),
}
OF_NUMBERS: Final = frozenset([*STEPS, *ANSWERS]) - {Breach}
"""The kinds of action whose fields are numbers, or None where something is left out."""
LISTS: Final[dict[type[Frame], Callable[[State, Any], list[Action]]]] = {
    Leaving: moving.legal_leave,
    Running: moving.legal_run,
    Unloading: bays.legal_stow,
    Restowing: bays.legal_restow,
    Placing: track.legal_place,
    HrlActing: hrl.legal_act,
}
_MOMENTS: Final = {
    Leaving: "moment-leaving",
    Running: "moment-running",
    Unloading: "moment-unloading",
    Restowing: "moment-restowing",
    Placing: "moment-placing",
    HrlActing: "moment-hrl",
}
"""What somebody else has to decide first."""


class NovaRaiders(Game):
    """A game of Nova-Raiders."""

    __slots__ = ("state",)

    name: ClassVar[str] = "novaraiders"
    title: ClassVar[str] = "Nova-Raiders"
    versions: ClassVar[dict[int, str]] = {1: "the first"}
    options: ClassVar[tuple[Option, ...]] = setup.OPTIONS
    actions: ClassVar[type[Action]] = NovaRaidersAction
    events: ClassVar[Any] = AnyEvent
    view_type: ClassVar[type[core.View]] = View
    cards_type: ClassVar[type[ClientCards]] = NovaRaidersCards
    hints_type: ClassVar[type[msgspec.Struct] | None] = Hints
    seat_rule: ClassVar[str] = "NR-2.8"
    automa: ClassVar[str] = "H.R.L."
    page: ClassVar[str | None] = "nova-raiders.md"

    def __init__(self, given: Setup, state: State) -> None:
        super().__init__(given)
        self.state = state

    @property
    def seats(self) -> int:
        return self.state.rules.seats

    def waiting_for(self) -> tuple[int, ...]:
        state = self.state
        if state.frames:
            return _ALONE[state.frames[-1].seat]
        if state.phase == DIRECTIVES:
            return tuple(turn.choosing(state))
        return () if state.phase == OVER else _ALONE[state.active]

    def legal(self, seat: int) -> tuple[Action, ...]:
        """Every action that the seat can do now: in this game they can all be listed."""
        state = self.state
        if state.frames:
            frame = state.frames[-1]
            return tuple(LISTS[type(frame)](state, frame)) if frame.seat == seat else ()
        if state.phase == DIRECTIVES:
            return tuple(turn.legal_keep(state, seat)) if 0 <= seat < state.rules.people else ()
        if seat != state.active or state.phase == OVER:
            return ()
        return tuple(row.legal(state, seat) if state.phase == TURN else turn.legal_discard(state, seat))

    def view(self, seat: int | None) -> View:
        return self.views((seat,))[0]

    def views(self, seats: Sequence[int | None]) -> list[View]:
        for seat in seats:
            if seat is not None and not 0 <= seat < self.seats:
                raise ValueError(f"there is no seat {seat}; seats are 0 to {self.seats - 1}")
        return views_of(self.state, self.setup, seats, self.waiting_for())

    def outcome(self) -> Outcome | None:
        return self.state.outcome

    @classmethod
    def hints(cls, view: View) -> Hints:
        return hints_of(view)

    # ---- the contract of a game

    @staticmethod
    def check_players(players: object, options: dict[str, Value]) -> None:
        setup.check_players(players, options)

    @staticmethod
    def load_cards(name: str) -> CardsUsed:
        cards = load(name)
        return CardsUsed(cards.name, cards.hash, None if name == STANDARD else cards.to_json())

    @staticmethod
    def client_cards(used: CardsUsed) -> NovaRaidersCards:
        return client_cards(card_set(used))

    @staticmethod
    def scores_so_far(view: View) -> tuple[int, ...]:
        """NR-9.1 and NR-9.2 without the Directives and Specials that were taken unseen; H.R.L. has none."""
        cards = card_set(view.cards)
        bays, specials = bay_points_in(view.options), special_points_in(view.options)
        scores = [
            sum([bay_points(bay, bays) for bay in one.bays])
            + points_of_specials(cards, one.specials, specials)
            for one in view.players
        ]
        return tuple(scores if view.hrl is None else [*scores, 0])

    @classmethod
    def begin(cls, given: Setup) -> "NovaRaiders":
        seed = bytes.fromhex(given.seed)
        opening: list[Event] = []
        state = setup.set_up(card_set(given.cards), given.players, given.options, seed, opening)
        game = NovaRaiders(given, state)
        game.opening = opening
        return game

    @classmethod
    def resume(cls, given: Setup, document: object) -> "NovaRaiders":
        seed = bytes.fromhex(given.seed)
        cards = card_set(given.cards)
        return NovaRaiders(given, position.read(document, cards, given.players, given.options, seed))

    @classmethod
    def imagine_world(cls, view: View, rng: Random) -> "NovaRaiders":
        players = len(view.players)
        rules = setup.rules_of(card_set(view.cards), players, view.order, view.options)
        state = imagine_state(view, rules, rng)
        seed = view.seed if view.seed is not None else state.chance.seed.hex()
        options = as_set_up(cls.options, view.options)
        given = Setup(cls.name, view.rules, players, options, view.cards, seed, view.commitment)
        return NovaRaiders(given, state)

    def twin(self) -> "NovaRaiders":
        return NovaRaiders(self.setup, self.state.copy())

    def state_json(self) -> dict[str, Any]:
        return position.write(self.state)

    def is_sound(self, action: object) -> bool:
        """The rules refuse wrong numbers themselves. Whatever is None or a direction is read as JSON."""
        if type(action) not in OF_NUMBERS:
            return False
        for value in msgspec.structs.astuple(cast(NovaRaidersAction, action)):
            if type(value) is not int or not 0 <= value <= LARGEST:
                return False
        return True

    def refusal(self, seat: int, action: Action) -> Refusal | None:
        state = self.state
        kind = type(action)
        if state.frames:
            frame = state.frames[-1]
            answer = ANSWERS.get(kind)
            if answer is None or answer.frame is not type(frame):
                return Refusal(action.rule, _MOMENTS[type(frame)], {"seat": frame.seat})
            if seat != frame.seat:
                return Refusal(action.rule, "decides", {"seat": frame.seat})
            return answer.refuse(state, frame, action)
        if state.phase == OVER:
            return Refusal("NR-6.4", "over")
        step = STEPS.get(kind)
        if step is None or step.phase != state.phase:
            return self._not_now(action)
        if seat == state.rules.hrl_seat:
            return Refusal("NR-8.3", "hrl")
        if seat != state.active and state.phase != DIRECTIVES:
            return Refusal("NR-3.1", "turn", {"seat": state.active})
        return step.refuse(state, seat, action)

    def _not_now(self, action: Action) -> Refusal:
        if self.state.phase == DIRECTIVES:
            return Refusal("NR-2.7", "moment-directives")
        if type(action) in ANSWERS:
            return Refusal(action.rule, "moment-none")
        if self.state.phase == DISCARD:
            return Refusal("NR-3.10", "moment-ended")
        return Refusal(action.rule, "moment-playing")

    def apply(self, seat: int, action: Action) -> list[Event]:
        events: list[Event] = []
        state = self.state
        if state.frames:
            ANSWERS[type(action)].carry_out(state, state.frames[-1], action, events)
        else:
            STEPS[type(action)].carry_out(state, seat, action, events)
        if not state.frames:
            turn.go_on(state, events)
        return events
