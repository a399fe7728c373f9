"""Computer players. They see only views; `make` builds one by its level."""

from collections.abc import Mapping

from novatable.core.errors import Args, Impossible, Refusal
from novatable.core.game import Game
from novatable.players.budget import budget_of
from novatable.players.player import AnyPlayer, Maker, Player
from novatable.players.random import RandomPlayer

ANY_GAME: Mapping[str, Maker] = {"random": RandomPlayer}


def levels_of(game: str) -> Mapping[str, Maker]:
    """The levels of a game, from the weakest to the strongest; Impossible says which games there are."""
    levels: Mapping[str, Maker] | None = Game.part(game, "players", "LEVELS")
    return ANY_GAME if levels is None else levels


def usual_level(game: str) -> str:
    """The default level: the second, or the only one."""
    return list(levels_of(game))[:2][-1]


def make(level: str, game: str | None = None, seed: int = 1) -> AnyPlayer:
    """A computer player of that level; Impossible says which there are.

    `captain@0.2s` thinks for 0.2 seconds about a decision, `captain@200` for 200 steps.
    """
    name, limited, budget = level.partition("@")
    player = maker_of(game or Game.usual(), name)(seed)
    if limited:
        player.budget = budget_of(budget)
    return player


def maker_of(game: str, level: str | None) -> Maker:
    """What makes players of a level; Impossible says which levels there are."""
    levels = levels_of(game)
    if level is None or level not in levels:
        args: Args = {"name": game, "name2": f"{level!r:.40}", "names": tuple(levels)}
        raise Impossible(Refusal("request", "no-level", args))
    return levels[level]


__all__ = ["AnyPlayer", "Player", "levels_of", "make", "maker_of", "usual_level"]
