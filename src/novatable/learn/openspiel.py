"""The games as Python games of OpenSpiel: `pyspiel.load_game("python_afternova", {"players": 4})`.

Importing this module registers them. The parameters, all of which can be left out:

- `players`: how many play;
- `options`: rule options, such as "fair_deals:true edition:first";
- `deals`: how many different games there are: chance chooses one of them at the beginning, each with the
  same probability. All later shuffles follow from it;
- `max_steps`: a game is cut off after so many steps;
- `reward`: "win", or "points" for the points that everybody can add up; both are given at the end.

Players act one after the other, in the small steps of the other environments. It needs
`novatable[openspiel]`.
"""

from functools import lru_cache
from hashlib import sha256
from random import Random
from typing import Any, Final

import msgspec
import numpy as np

from novatable.core.actions import Action, Event
from novatable.core.game import Game
from novatable.extras import advice
from novatable.learn.codecs import learnable
from novatable.learn.host import Host
from novatable.learn.stepped import SteppedGame
from novatable.learn.text import seen

try:
    import pyspiel
except ModuleNotFoundError as missing:
    raise ModuleNotFoundError(advice(missing) or str(missing), name=missing.name) from None

DEFAULTS: Final = {"players": 4, "options": "", "deals": 1_000, "max_steps": 50_000, "reward": "win"}
MOST_POINTS: Final = 1_000
"""More points, or fewer than this below nothing, nobody gets."""
Kind = tuple[str, int, str]
"""Game, players, options: what the games of one `pyspiel.Game` have in common."""


@lru_cache
def _host(kind: Kind) -> Host:
    game, players, options = kind
    return Host(game, players, "win", dict([_option(text) for text in options.split()]))


def _option(text: str) -> tuple[str, Any]:
    """ "fair_deals:true" by name and value."""
    name, _, value = text.partition(":")
    try:
        return name, msgspec.json.decode(value)
    except msgspec.DecodeError:
        return name, value


class Course:
    """A game that goes on, as OpenSpiel needs it: copied and pickled in the middle of a decision."""

    def __init__(self, table: SteppedGame, known: list[bytes], steps: int) -> None:
        self.table = table
        table.play = self._play
        self.known = known
        """Per player, the digest of all that they have seen happen."""
        self.steps = steps
        self.taken: list[int] = []
        """The steps of the decision that is being made."""

    @staticmethod
    def begin(game: Game) -> "Course":
        course = Course(SteppedGame(game), [b""] * game.setup.players, 0)
        course._tell(game.opening)
        return course

    def _play(self, seat: int, action: Action) -> list[Event]:
        events = self.table.game.play(seat, action)
        self._tell(events)
        return events

    def _tell(self, events: list[Event]) -> None:
        for seat, known in enumerate(self.known):
            faces = msgspec.json.encode([event.face(seat) for event in events])
            self.known[seat] = sha256(known + faces).digest()

    def seat(self) -> int | None:
        """The seat that decides; None when the game is over."""
        deciding = self.table.deciding()
        return deciding[0] if deciding else None

    def step(self, step: int) -> None:
        seat = self.seat()
        assert seat is not None
        table = self.table
        self.steps += 1
        self.taken.append(step)
        if table.step(seat, step) or not table.is_choosing(seat):
            self.taken.clear()

    def _again(self, steps: list[int]) -> "Course":
        """Take the steps of a decision once more."""
        for step in steps:
            self.step(step)
        self.steps -= len(steps)
        return self

    def imagined(self, seat: int, rng: Random) -> "Course":
        """A course that looks the same to a seat; what it cannot know is by chance.

        What others have seen so far is not imagined: theirs is one mark that fits nobody. What somebody
        else is about to decide starts over.
        """
        table = self.table
        world = table.at(Game.imagine(table.view(seat), rng))
        known = [own if own_seat == seat else b"imagined" for own_seat, own in enumerate(self.known)]
        course = Course(world, known, self.steps)
        return course._again(self.taken) if self.seat() == seat else course

    def __deepcopy__(self, _memo: object) -> "Course":
        return Course(self.table.copy(), self.known[:], self.steps)._again(self.taken)

    def __getstate__(self) -> tuple[Any, ...]:
        dump = {**self.table.game.dump(), "history": None}
        return dump, self.table.calls(), self.known, self.steps, self.taken

    def __setstate__(self, state: tuple[Any, ...]) -> None:
        dump, calls, known, steps, taken = state
        table = SteppedGame(Game.load(dump))
        table.set_calls(calls)
        Course.__init__(self, table, known, steps)
        self._again(taken)


class NovatableGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """One of our games with its parameters; subclasses name it."""

    game: str
    type: Any

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        settings = {**DEFAULTS, **(params or {})}
        if settings["reward"] not in ("win", "points"):
            raise ValueError(f"reward must be 'win' or 'points', not {settings['reward']!r:.40}")
        self.kind: Kind = self.game, settings["players"], settings["options"]
        self.deals: int = settings["deals"]
        self.max_steps: int = settings["max_steps"]
        self.by_points = settings["reward"] == "points"
        info = pyspiel.GameInfo(
            num_distinct_actions=len(_host(self.kind).codec.actions),
            max_chance_outcomes=self.deals,
            num_players=settings["players"],
            min_utility=-MOST_POINTS if self.by_points else 0,
            max_utility=MOST_POINTS if self.by_points else 1,
            max_game_length=self.max_steps,
        )
        super().__init__(self.type, info, params or {})

    def new_initial_state(self) -> "NovatableState":
        return NovatableState(self)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> "Observer | None":
        """What one player sees, public and private together; there are no others."""
        if params:
            raise ValueError(f"observations have no parameters, such as {params!r:.40}")
        kind = kind or pyspiel.IIGObservationType(perfect_recall=False)
        if not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            return None
        return Observer(self.kind, kind.perfect_recall)


class NovatableState(pyspiel.State):  # type: ignore[misc]
    """Before chance has chosen a deal there is no game yet."""

    def __init__(self, game: NovatableGame) -> None:
        super().__init__(game)
        self.kind = game.kind
        self.deals = game.deals
        self.max_steps = game.max_steps
        self.by_points = game.by_points
        self.course: Course | None = None

    def current_player(self) -> int:
        if self.course is None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = self.course.seat()
        if seat is None or self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        return seat

    def is_terminal(self) -> bool:
        course = self.course
        return course is not None and (course.steps >= self.max_steps or course.seat() is None)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1 / self.deals) for deal in range(self.deals)]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.course is not None
        return sorted(self.course.table.options(player))

    def _apply_action(self, action: int) -> None:
        if self.course is None:
            host = _host(self.kind)
            self.course = Course.begin(Game.new(host.game, players=host.players, seed=action, **host.options))
        else:
            self.course.step(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return _host(self.kind).codec.actions[action]

    def returns(self) -> list[float]:
        if self.course is None or not self.is_terminal():
            return [0.0] * self.num_players()
        table = self.course.table
        return [float(points) for points in table.points()] if self.by_points else table.win_shares()

    def resample_from_infostate(self, player: int, sampler: Any) -> "NovatableState":
        """A state that looks the same to a player. Its history is empty, as some of it was secret."""
        state: NovatableState = self.get_game().new_initial_state()
        if self.course is not None:
            state.course = self.course.imagined(player, Random(sampler()))
        return state

    def __str__(self) -> str:
        if self.course is None:
            return "before the deal"
        table, names = self.course.table, _host(self.kind).codec.actions
        taken = "; ".join([names[step] for step in self.course.taken])
        return f"{_host(self.kind).render(table, 'ansi')}\nsteps: {taken}\ndigest: {table.game.digest()}"


class Observer:
    """What a player sees: as text, if recall is perfect with all that they have seen happen; as numbers."""

    def __init__(self, kind: Kind, recall: bool) -> None:
        self.kind = kind
        self.recall = recall
        self.tensor = None if recall else np.zeros(len(_host(kind).codec.legend), np.float32)
        self.dict = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: NovatableState, player: int) -> None:
        if self.tensor is None:
            raise ValueError("an information state has no tensor")
        self.tensor.fill(0)
        if state.course is not None:
            decides = state.current_player() == player
            self.tensor[:] = state.course.table.observe(player, decides)["observation"]

    def string_from(self, state: NovatableState, player: int) -> str:
        course = state.course
        if course is None:
            return f"player {player}, before the deal"
        lines = [f"player {player}"]
        if self.recall:
            lines.append(f"what happened: {course.known[player].hex()}")
        lines.append(seen(course.table.view(player)))
        if state.current_player() == player:
            names = _host(self.kind).codec.actions
            lines.append("steps: " + "; ".join([names[step] for step in course.taken]))
        return "\n".join(lines)


def _register(name: str) -> None:
    kind = Game.kind(name)
    players = [count for count in range(1, 10) if _seats(kind, count)]
    type_ = pyspiel.GameType(
        short_name=f"python_{name}",
        long_name=kind.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        min_num_players=min(players),
        max_num_players=max(players),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=DEFAULTS,
    )
    pyspiel.register_game(type_, type(kind.__name__, (NovatableGame,), {"game": name, "type": type_}))


def _seats(kind: type[Game], players: int) -> bool:
    try:
        Game.new(kind.name, players=players, seed=0)
    except ValueError:
        return False
    return True


for _name in learnable():
    _register(_name)
