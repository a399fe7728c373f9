"""What both kinds of PettingZoo environments have in common: spaces, the game at the table, its picture."""

from typing import Any

from gymnasium import spaces
from gymnasium.utils import seeding

from novatable.learn.host import Host, RenderMode


class Hosted:
    """An environment whose games a host begins."""

    def __init__(self, host: Host, max_cycles: int | None, render_mode: RenderMode | None) -> None:
        super().__init__()
        self.host = host
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.possible_agents = host.agents[:]
        self.agents: list[str] = []
        self.observation_spaces = {agent: host.observation_space() for agent in host.agents}
        self.action_spaces = {agent: host.action_space() for agent in host.agents}
        self._rng, _ = seeding.np_random(None)
        self._cycles = 0

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def _begin(self, seed: int | None) -> None:
        """Without a seed, the next game of the last seed begins."""
        if seed is not None:
            self._rng, _ = seeding.np_random(seed)
        self.table = self.host.begin(self._rng)
        self._cycles = 0
        self.agents = self.possible_agents[:]

    def render(self) -> str | None:
        """What the spectators see, as text; `human` prints it."""
        return self.host.render(self.table, self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""
