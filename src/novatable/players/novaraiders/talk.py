"""When other players of Nova-Raiders may want to speak up: never, as the game waits for all who may act."""

from collections.abc import Sequence

from novatable.core.actions import Event
from novatable.novaraiders.events import TurnBegan
from novatable.novaraiders.view import View


def opens_talk(_events: Sequence[Event]) -> bool:
    return False


def open_to(_view: View) -> list[int]:
    return []


def begins_turn(events: Sequence[Event]) -> bool:
    return any(isinstance(event, TurnBegan) for event in events)
