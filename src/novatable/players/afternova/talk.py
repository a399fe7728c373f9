"""When others at the table of AfterNova may want to speak up."""

from collections.abc import Sequence

from novatable.afternova.events import Called, OfferEnded, Proposed, TurnBegan
from novatable.core.actions import Event


def opens_talk(events: Sequence[Event]) -> bool:
    """A turn begins, or something is proposed, called, declined or withdrawn."""
    for event in events:
        if isinstance(event, TurnBegan | Called | Proposed):
            return True
        if isinstance(event, OfferEnded) and event.how in ("declined", "withdrawn"):
            return True
    return False


def begins_turn(events: Sequence[Event]) -> bool:
    return any(isinstance(event, TurnBegan) for event in events)
