"""Computer players. They see views only; `make` gives one by its level."""

from novatable.players.afternova import LEVELS as AFTERNOVA
from novatable.players.novaraiders import LEVELS as NOVARAIDERS
from novatable.players.player import AnyPlayer, Maker, Player

LEVELS: dict[str, dict[str, Maker]] = {"afternova": AFTERNOVA, "novaraiders": NOVARAIDERS}
"""The levels of each game, from the weakest to the strongest."""


def make(level: str, game: str = "afternova", seed: int = 1) -> AnyPlayer:
    """A computer player of that level; ValueError says which there are."""
    levels = LEVELS.get(game)
    if levels is None:
        raise ValueError(f"no computer players for the game {game!r:.80}; possible: {', '.join(LEVELS)}")
    maker = levels.get(level)
    if maker is None:
        raise ValueError(f"{game} has no computer player {level!r:.80}; possible: {', '.join(levels)}")
    return maker(seed)


__all__ = ["LEVELS", "AnyPlayer", "Player", "make"]
