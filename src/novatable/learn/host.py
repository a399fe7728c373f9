"""Begins games for an environment, counts rewards, and says what there is to choose and to see."""

from typing import Any, Literal

import numpy as np
from gymnasium import spaces

from novatable.core.game import Game
from novatable.learn.stepped import SteppedGame

Reward = Literal["win", "points"]
"""`win`: at the end, 1 for a win, a part of it for a shared one. `points`: points as they come and go."""

RenderMode = Literal["ansi", "human"]


class Host:
    """The set-up that all games of an environment share."""

    def __init__(self, game: str, players: int, reward: Reward, options: dict[str, Any]) -> None:
        """ValueError if there is no such game, reward or option."""
        if reward not in ("win", "points"):
            raise ValueError(f"reward must be 'win' or 'points', not {reward!r:.40}")
        self.game = game
        self.players = players
        self.reward: Reward = reward
        self.options = options
        self.agents = [f"player_{seat}" for seat in range(players)]
        self.codec = SteppedGame(Game.new(game, players=players, seed=0, **options)).codec
        self._points: tuple[int, ...] = ()

    def observation_space(self) -> spaces.Space[Any]:
        return spaces.Dict(
            {
                "observation": spaces.Box(0, 255, (len(self.codec.legend),), np.uint8),
                "action_mask": spaces.Box(0, 1, (len(self.codec.actions),), np.int8),
            }
        )

    def action_space(self) -> spaces.Space[Any]:
        return spaces.Discrete(len(self.codec.actions))

    def begin(self, rng: np.random.Generator) -> SteppedGame:
        seed = int(rng.integers(2**63))
        table = SteppedGame(Game.new(self.game, players=self.players, seed=seed, **self.options))
        self._points = table.points() if self.reward == "points" else ()
        return table

    def earned(self, table: SteppedGame) -> list[float]:
        """Per player, the reward of what has just happened."""
        if self.reward == "win":
            return table.win_shares()
        before, self._points = self._points, table.points()
        return [float(now - then) for now, then in zip(self._points, before, strict=True)]

    def render(self, table: SteppedGame, mode: str | None) -> str | None:
        """Where the game stands, as spectators see it: returned, or printed for people."""
        if mode is None:
            return None
        view = table.game.view(None)
        scores = ", ".join([f"{seat}: {points}" for seat, points in enumerate(table.points())])
        waiting = ", ".join([f"{seat}" for seat in view.waiting_for]) or "nobody"
        text = f"{table.game.title}, round {view.round}, {view.phase}. Waits for {waiting}. Points {scores}"
        if mode == "ansi":
            return text
        print(text)
        return None
