"""Novatable: AfterNova and Nova-Raiders, played by people, computer players and labs on one engine."""

from novatable.afternova.game import AfterNova
from novatable.core.actions import Action, Event, Outcome
from novatable.core.errors import IllegalAction, Refusal
from novatable.core.game import Game
from novatable.novaraiders.game import NovaRaiders

Game.register(AfterNova)
Game.register(NovaRaiders)

__all__ = ["Action", "Event", "Game", "IllegalAction", "Outcome", "Refusal"]
