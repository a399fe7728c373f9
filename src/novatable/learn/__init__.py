"""The games as environments for learning agents: PettingZoo (turn by turn, and all at once) and Gymnasium.

`docs/LEARN.md` describes the steps, the observations and the rewards. It needs `novatable[learn]`.
"""

from collections.abc import Sequence
from typing import Any

from novatable.extras import advice

try:
    import gymnasium
    import pettingzoo as _pettingzoo  # noqa: F401
except ModuleNotFoundError as missing:
    raise ModuleNotFoundError(advice(missing) or str(missing), name=missing.name) from None

from novatable.core.game import Game
from novatable.learn.aec import TurnEnv
from novatable.learn.codecs import learnable
from novatable.learn.host import Host, RenderMode, Reward
from novatable.learn.parallel import SimultaneousEnv
from novatable.learn.single import LearnerEnv


def aec_env(
    game: str,
    players: int = 4,
    *,
    reward: Reward = "win",
    max_cycles: int | None = None,
    render_mode: RenderMode | None = None,
    **options: Any,
) -> TurnEnv:
    """A PettingZoo environment in which the agents act one after the other.

    `max_cycles` cuts a game off after that many steps. `options` are those of `Game.new`: rules and cards.
    """
    return TurnEnv(Host(game, players, reward, options), max_cycles, render_mode)


def parallel_env(
    game: str,
    players: int = 4,
    *,
    reward: Reward = "win",
    max_cycles: int | None = None,
    render_mode: RenderMode | None = None,
    **options: Any,
) -> SimultaneousEnv:
    """A PettingZoo environment in which all agents act at once; those with nothing to decide wait."""
    return SimultaneousEnv(Host(game, players, reward, options), max_cycles, render_mode)


def gym_env(
    game: str,
    players: int = 4,
    opponents: str | Sequence[str] = "cadet",
    *,
    seat: int | None = None,
    reward: Reward = "win",
    max_cycles: int | None = None,
    render_mode: RenderMode | None = None,
    **options: Any,
) -> LearnerEnv:
    """A Gymnasium environment: one learner, on a random seat unless `seat` is given, and computer players.

    `opponents` is the level of all of them, or a level for each, clockwise from the learner.
    """
    return LearnerEnv(Host(game, players, reward, options), opponents, seat, max_cycles, render_mode)


def gym_id(game: str) -> str:
    """The name under which `gymnasium.make` knows a game: "novatable/AfterNova-v0"."""
    return f"novatable/{Game.kind(game).title}-v0"


for _name in learnable():
    gymnasium.register(gym_id(_name), entry_point="novatable.learn:gym_env", kwargs={"game": _name})

__all__ = ["aec_env", "gym_env", "gym_id", "parallel_env"]
