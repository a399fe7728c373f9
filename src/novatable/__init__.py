"""Novatable: AfterNova and Nova-Raiders, played by people, computer players and labs on one engine."""

import os
import sys
from importlib import import_module

from novatable.afternova.game import AfterNova
from novatable.core.actions import Action, Event, Outcome
from novatable.core.errors import IllegalAction, Impossible, Refusal
from novatable.core.game import Game
from novatable.novaraiders.game import NovaRaiders

Game.register(
    AfterNova,
    players="novatable.players.afternova",
    lab="novatable.lab.afternova",
    learn="novatable.learn.afternova",
    lessons="novatable.lessons.afternova",
    terminal="novatable.terminal.afternova",
    printing="novatable.printing.afternova",
    review="novatable.review.afternova",
)
Game.register(
    NovaRaiders,
    players="novatable.players.novaraiders",
    lab="novatable.lab.novaraiders",
    learn="novatable.learn.novaraiders",
    lessons="novatable.lessons.novaraiders",
    terminal="novatable.terminal.novaraiders",
    printing="novatable.printing.novaraiders",
    review="novatable.review.novaraiders",
)
for module in filter(None, map(str.strip, os.environ.get("NOVATABLE_GAMES", "").split(","))):
    try:
        import_module(module)  # it registers its game, see docs/ANOTHER_GAME.md
    except ModuleNotFoundError as error:
        if error.name is None or not f"{module}.".startswith(f"{error.name}."):
            raise
        print(f"NOVATABLE_GAMES: there is no Python module {module}", file=sys.stderr)
        sys.exit(2)  # as every setting that is not possible: see docs/OPERATING.md

__all__ = ["Action", "Event", "Game", "IllegalAction", "Impossible", "Outcome", "Refusal"]
