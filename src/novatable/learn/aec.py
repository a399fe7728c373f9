"""The games as PettingZoo environments of agents that act one after the other."""

from typing import Any

from pettingzoo import AECEnv

from novatable.learn.host import Host, RenderMode
from novatable.learn.hosted import Hosted
from novatable.learn.stepped import Observation


class TurnEnv(Hosted, AECEnv[str, Observation, int]):  # type: ignore[misc]  # PettingZoo has no types
    """Each step is a small one of whoever decides next; `agents` are the players, `player_0` on seat 0.

    A step that is not in the mask is a ValueError, and nothing has happened.
    """

    def __init__(self, host: Host, max_cycles: int | None, render_mode: RenderMode | None) -> None:
        super().__init__(host, max_cycles, render_mode)
        self.metadata = {
            "name": f"{host.game}_v0",
            "render_modes": ["ansi", "human"],
            "render_fps": 2,
            "is_parallelizable": False,
        }

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Without a seed, the next game of the last seed begins. Nothing can be set by `options`."""
        del options
        self._begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def _select(self) -> None:
        deciding = self.table.deciding()
        if deciding:
            self.agent_selection = self.possible_agents[deciding[0]]

    def observe(self, agent: str) -> Observation:
        decides = agent == self.agent_selection and not self._over(agent)
        return self.table.observe(self.possible_agents.index(agent), decides)

    def _over(self, agent: str) -> bool:
        return self.terminations.get(agent, True) or self.truncations.get(agent, True)

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self._over(agent):
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} decides: a step is needed")
        went_on = self.table.step(self.possible_agents.index(agent), int(action))
        self._cumulative_rewards[agent] = 0.0
        self._cycles += 1
        earned = self.host.earned(self.table) if went_on else ()
        if any(earned):
            self.rewards = dict(zip(self.possible_agents, earned, strict=True))
            self._accumulate_rewards()
        elif any(self.rewards.values()):
            self._clear_rewards()
        if went_on and self.table.game.outcome() is not None:
            self.terminations = dict.fromkeys(self.agents, True)
        if self._cycles == self.max_cycles and not self.terminations[agent]:
            self.truncations = dict.fromkeys(self.agents, True)
        self._select()
        if self.render_mode == "human":
            self.render()
