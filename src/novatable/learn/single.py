"""The games as Gymnasium environments: one learner against computer players."""

from collections.abc import Sequence
from typing import Any

import gymnasium

from novatable.learn.host import Host, RenderMode
from novatable.learn.stepped import NotPossible, Observation
from novatable.players import make
from novatable.players.match import Match, Move


class LearnerEnv(gymnasium.Env[Observation, int]):
    """The learner sits on one seat; computer players on the others act between its steps.

    A step that is not in the mask is not taken: `info["refused"]` says so. The mask is also in `info`.
    """

    def __init__(
        self,
        host: Host,
        opponents: str | Sequence[str],
        seat: int | None,
        max_cycles: int | None,
        render_mode: RenderMode | None,
    ) -> None:
        """`opponents`: one level for all, or one for each, clockwise from the learner."""
        others = host.players - 1
        levels = [opponents] * others if isinstance(opponents, str) else list(opponents)
        if len(levels) != others:
            raise ValueError(f"{host.players} players leave {others} opponents, not {len(levels)}")
        if seat is not None and seat not in range(host.players):
            raise ValueError(f"there is no seat {seat!r:.40}; seats are 0 to {others}")
        for level in levels:
            make(level, host.game)  # says so if there is no such level
        self.levels = levels
        self.metadata = {"render_modes": ["ansi", "human"], "render_fps": 2}
        self.host = host
        self.chair = seat
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.observation_space = host.observation_space()
        self.action_space = host.action_space()
        self._steps = 0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Without a seed, the next game of the last seed begins. Nothing can be set by `options`."""
        super().reset(seed=seed, options=options)
        players = self.host.players
        self.table = self.host.begin(self.np_random)
        self.seat = int(self.np_random.integers(players)) if self.chair is None else self.chair
        seeds = self.np_random.integers(2**31, size=len(self.levels))
        named = zip(self.levels, seeds, strict=True)
        made = [None, *[make(level, self.host.game, int(own)) for level, own in named]]
        seated = [made[(seat - self.seat) % players] for seat in range(players)]
        self.match = Match(self.table.game, seated, watch=self._watch)
        self.table.play = self.match.play
        self.table.listeners = (self.seat,)
        self._steps = 0
        self._until_the_learner()
        return self._shown({})

    def _watch(self, move: Move) -> None:
        self.table.heard(move.seat, move.events)

    def _until_the_learner(self) -> float:
        """Let the computer players act until the learner decides; the learner's reward meanwhile."""
        earned = 0.0
        while self.seat not in self.table.deciding() and self.match.step() is not None:
            earned += self.host.earned(self.table)[self.seat]
        return earned

    def _shown(self, info: dict[str, Any]) -> tuple[Observation, dict[str, Any]]:
        seen = self.table.observe(self.seat, self.seat in self.table.deciding())
        return seen, {**info, "action_mask": seen["action_mask"]}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        info: dict[str, Any] = {}
        reward = 0.0
        try:
            if self.table.step(self.seat, int(action)):
                reward = self.host.earned(self.table)[self.seat]
        except NotPossible as error:
            info["refused"] = str(error)
        else:
            reward += self._until_the_learner()
        self._steps += 1
        over = self.table.game.outcome() is not None
        cut = not over and self._steps == self.max_cycles
        if self.render_mode == "human":
            self.render()
        seen, info = self._shown(info)
        return seen, reward, over, cut, info

    def render(self) -> Any:
        """What the spectators see, as text; `human` prints it."""
        return self.host.render(self.table, self.render_mode)
