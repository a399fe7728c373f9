"""The games as PettingZoo environments in which all agents act at once."""

from typing import Any

from pettingzoo import ParallelEnv

from novatable.learn.host import Host, RenderMode
from novatable.learn.hosted import Hosted
from novatable.learn.stepped import NotPossible, Observation


class SimultaneousEnv(Hosted, ParallelEnv[str, Observation, int]):  # type: ignore[misc]  # PettingZoo has no types
    """In each cycle, all who decide take a step of theirs; the others wait (step 0).

    Complete decisions are carried out clockwise. Whoever was still making one when somebody else's was
    carried out starts over, as the choice may have changed. A step that is not in the mask is not taken:
    `infos[agent]["refused"]` says so.
    """

    def __init__(self, host: Host, max_cycles: int | None, render_mode: RenderMode | None) -> None:
        super().__init__(host, max_cycles, render_mode)
        self.metadata = {
            "name": f"{host.game}_parallel_v0",
            "render_modes": ["ansi", "human"],
            "render_fps": 2,
        }

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Without a seed, the next game of the last seed begins. Nothing can be set by `options`."""
        del options
        self._begin(seed)
        return self._observations(), {agent: {} for agent in self.agents}

    def _observations(self) -> dict[str, Observation]:
        deciding = self.table.deciding()
        return {
            agent: self.table.observe(seat, seat in deciding)
            for seat, agent in enumerate(self.possible_agents)
        }

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        table, agents = self.table, self.agents
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        rewards = dict.fromkeys(agents, 0.0)
        deciding = table.deciding()
        for seat in deciding:
            agent = self.possible_agents[seat]
            if agent in actions and seat in table.deciding():
                try:
                    went_on = table.step(seat, int(actions[agent]))
                except NotPossible as error:
                    infos[agent]["refused"] = str(error)
                    continue
                if went_on:
                    for other, earned in zip(self.possible_agents, self.host.earned(table), strict=True):
                        rewards[other] += earned
        self._cycles += 1
        over = table.game.outcome() is not None
        cut = not over and self._cycles == self.max_cycles
        if over or cut:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return (
            self._observations(),
            rewards,
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, cut),
            infos,
        )
