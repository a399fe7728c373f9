"""What a dataset keeps of the deals of AfterNova: who proposed what to whom, and what came of it."""

from collections.abc import Sequence
from typing import Any

import msgspec

from novatable.afternova.events import Agreed, Called, OfferEnded, Proposed
from novatable.afternova.terms import Terms
from novatable.afternova.view import View
from novatable.core.actions import Event
from novatable.core.game import Game
from novatable.learn.bargains import AnswerRow, OfferRow, SideRow
from novatable.players.afternova.bargain import after
from novatable.players.afternova.outlook import Outlook
from novatable.players.afternova.taste import TRADER


def bargains(number: int, decision: int, before: Game, events: Sequence[Event]) -> list[Any]:
    """The rows of one decision: offers with a row for each side, and answers to them."""
    rows: list[Any] = []
    for event in events:
        if isinstance(event, Proposed | Called):
            rows += _offered(number, decision, before, event)
        elif isinstance(event, Agreed):
            rows.append(AnswerRow(number, decision, event.offer, event.seat, "agreed"))
        elif isinstance(event, OfferEnded):
            rows.append(AnswerRow(number, decision, event.offer, event.seat, event.how))
    return rows


def _offered(number: int, decision: int, before: Game, event: Proposed | Called) -> list[Any]:
    view = _view(before, event.seat)
    terms, call = event.terms, event.call if isinstance(event, Proposed) else None
    if isinstance(event, Called):
        kind = "call"
    elif call is not None:
        kind = "answer to a call"
    elif event.seat == view.active:
        kind = "proposal"
    else:
        kind = "counter-offer" if any(event.seat in offer.asked for offer in view.offers) else "offer of help"
    asked = [offer.number for offer in view.offers if event.seat in offer.asked]
    offer = OfferRow(
        number,
        decision,
        event.offer,
        view.turn,
        view.round,
        kind,
        event.seat,
        view.active,
        terms.planet,
        call,
        asked[0] if asked else None,
        msgspec.json.encode(terms).decode(),
    )
    return [offer, *[_side(number, event.offer, before, terms, seat) for seat in _sides(terms, view.active)]]


def _sides(terms: Terms, active: int) -> list[int]:
    seats = [promise.seat for promise in terms.promises]
    return [active, *[seat for seat in seats if seat is not None and seat != active]]


def _side(number: int, offer: int, before: Game, terms: Terms, seat: int) -> SideRow:
    """What it brings and gets, and the gain by its own valuation: what it knows, with a trader's taste."""
    promised = next((promise.icons for promise in terms.promises if promise.seat == seat), (0, 0, 0, 0))
    share = next((one.fragments for one in terms.split if one.seat == seat), (0, 0, 0, 0, 0))
    me = Outlook(_view(before, seat), TRADER).me
    return SideRow(
        number,
        offer,
        seat,
        sum(promised),
        sum(share),
        sum([sum(one.fragments) for one in terms.transfers if one.giver == seat]),
        sum([sum(one.fragments) for one in terms.transfers if one.receiver == seat]),
        round(me.gain(after(terms, seat, me.storage)), 4),
    )


def _view(game: Game, seat: int) -> View:
    view = game.view(seat)
    assert isinstance(view, View)
    return view
