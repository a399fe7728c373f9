"""Novatable: AfterNova and Nova-Raiders, played by people, computer players and labs on one engine."""

import os
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
for module in os.environ.get("NOVATABLE_GAMES", "").split(","):
    if module.strip():
        import_module(module.strip())  # it registers its game, see docs/ANOTHER_GAME.md

__all__ = ["Action", "Event", "Game", "IllegalAction", "Impossible", "Outcome", "Refusal"]
