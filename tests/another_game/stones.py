"""Stones, a third game: take one to three stones from a heap; whoever takes the last one wins.

It uses `core` and nothing else, and nothing in Novatable knows of it.
"""

from collections.abc import Sequence
from random import Random
from typing import Any, ClassVar, Literal

import msgspec

from novatable.core import view as core
from novatable.core.actions import Action, Event, Outcome, ScorePart
from novatable.core.chance import Chance
from novatable.core.errors import Refusal
from novatable.core.game import Game
from novatable.core.options import Option, Value, Whole
from novatable.core.record import CardsUsed, Setup


class StonesAction(Action, frozen=True):
    rule: ClassVar[str] = "ST-1.1"


class Take(StonesAction, frozen=True, tag="take"):
    stones: int


class TurnBegan(Event, frozen=True, tag="turn_began"):
    begins_turn: ClassVar[bool] = True
    seat: int


class Took(Event, frozen=True, tag="took"):
    seat: int
    stones: int


class View(core.View, frozen=True, kw_only=True):
    game: Literal["stones"]
    heap: int
    taken: tuple[int, ...]


class State(msgspec.Struct, forbid_unknown_fields=True):
    heap: int
    taken: list[int]
    turn: int = 0


class Stones(Game):
    """ST-1.1: one to three stones a turn. ST-1.2: the last one wins."""

    name: ClassVar[str] = "stones"
    title: ClassVar[str] = "Last Stone"
    versions: ClassVar[dict[int, str]] = {1: "the first"}
    options: ClassVar[tuple[Option, ...]] = (Option("most", 3, "ST-1.1", Whole(2, 5)),)
    actions: ClassVar[type[Action]] = StonesAction
    events: ClassVar[Any] = TurnBegan | Took
    view_type: ClassVar[type[core.View]] = View
    seat_rule: ClassVar[str] = "ST-1.0"

    def __init__(self, setup: Setup, state: State) -> None:
        super().__init__(setup)
        self.state = state

    @property
    def seats(self) -> int:
        return self.setup.players

    @property
    def active(self) -> int:
        return self.state.turn % self.seats

    def waiting_for(self) -> tuple[int, ...]:
        return (self.active,) if self.state.heap else ()

    def legal(self, seat: int) -> tuple[Action, ...]:
        most = self.setup.options["most"] if seat in self.waiting_for() else 0
        assert isinstance(most, int)
        return tuple([Take(stones) for stones in range(1, min(most, self.state.heap) + 1)])

    def refusal(self, seat: int, action: Action) -> Refusal | None:
        if not self.state.heap:
            return Refusal("ST-1.2", "over")
        if seat != self.active:
            return Refusal("ST-1.1", "turn", {"seat": self.active})
        return (
            None
            if action in self.legal(seat)
            else Refusal("ST-1.1", "so-many-stones", {"n": self.state.heap})
        )

    def apply(self, seat: int, action: Action) -> list[Event]:
        assert isinstance(action, Take)
        self.state.heap -= action.stones
        self.state.taken[seat] += action.stones
        self.state.turn += bool(self.state.heap)
        events: list[Event] = [Took(seat, action.stones)]
        return [*events, TurnBegan(self.active)] if self.state.heap else events

    def outcome(self) -> Outcome | None:
        if self.state.heap:
            return None
        parts = tuple([(ScorePart("ST-1.2", "stones", stones),) for stones in self.state.taken])
        return Outcome(tuple(self.state.taken), (self.active,), "no_stones", parts)

    def view(self, seat: int | None) -> View:
        setup, turn, outcome = self.setup, self.state.turn, self.outcome()
        return View(
            game="stones",
            rules=setup.rules,
            options=setup.options,
            cards=setup.cards,
            commitment=setup.commitment,
            seed=None if outcome is None else setup.seed,
            seat=seat,
            order=tuple(range(self.seats)),
            turn=turn,
            round=turn // self.seats,
            active=self.active,
            phase="turn" if outcome is None else "over",
            waiting_for=self.waiting_for(),
            outcome=outcome,
            heap=self.state.heap,
            taken=tuple(self.state.taken),
        )

    def views(self, seats: Sequence[int | None]) -> list[View]:
        return [self.view(seat) for seat in seats]

    def is_sound(self, _action: object) -> bool:
        return False

    def twin(self) -> "Stones":
        return Stones(self.setup, msgspec.convert(self.state_json(), State))

    def state_json(self) -> dict[str, Any]:
        return msgspec.to_builtins(self.state)  # type: ignore[no-any-return]

    @staticmethod
    def scores_so_far(view: View) -> tuple[int, ...]:
        return view.taken

    @staticmethod
    def check_players(players: object, _options: dict[str, Value]) -> None:
        if players not in (2, 3, 4):
            raise ValueError(f"Stones is for 2 to 4 players, not {players!r:.40} (ST-1.0)")

    @staticmethod
    def load_cards(name: str) -> CardsUsed:
        return CardsUsed(name, "no cards")

    @classmethod
    def begin(cls, setup: Setup) -> "Stones":
        heap = 12 + Chance(bytes.fromhex(setup.seed), ("heap",), [0]).below("heap", 9)
        return Stones(setup, State(heap, [0] * setup.players))

    @classmethod
    def resume(cls, setup: Setup, state: object) -> "Stones":
        return Stones(setup, msgspec.convert(state, State))

    @classmethod
    def imagine_world(cls, view: View, _rng: Random) -> "Stones":
        setup = Setup(
            cls.name, view.rules, len(view.taken), view.options, view.cards, "0" * 64, view.commitment
        )
        return Stones(setup, State(view.heap, list(view.taken), view.turn))
