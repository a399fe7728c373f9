"""When other players of AfterNova may want to speak up."""

from collections.abc import Sequence

from novatable.afternova.deals import promise_of
from novatable.afternova.events import Called, OfferEnded, Proposed, TurnBegan
from novatable.afternova.view import View
from novatable.core.actions import Event


def opens_talk(events: Sequence[Event]) -> bool:
    """A turn begins, or something is proposed, called, declined or withdrawn."""
    for event in events:
        if isinstance(event, TurnBegan | Called | Proposed):
            return True
        if isinstance(event, OfferEnded) and event.how in ("declined", "withdrawn"):
            return True
    return False


def open_to(view: View) -> list[int]:
    """The open calls, by number, that the viewer may still answer on their terms (AN-4.8)."""
    seat = view.seat
    if seat is None or seat == view.active:
        return []
    taken = [call.number for call in view.calls if any(promise_of(call.terms, seat)) or seat in call.answered]
    return [call.number for call in view.calls if call.number not in taken]


def begins_turn(events: Sequence[Event]) -> bool:
    return any(isinstance(event, TurnBegan) for event in events)
