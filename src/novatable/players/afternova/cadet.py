"""The player `cadet`: common sense. It gathers Fragments for its Blueprints, alone or in fair deals."""

from collections.abc import Sequence
from typing import ClassVar, Final

from novatable.afternova.actions import Decline
from novatable.afternova.reading import offers_left, seat_of
from novatable.afternova.view import View
from novatable.core.actions import Action
from novatable.players.afternova.chores import alone, completions, discards, jettisons, market, takes
from novatable.players.afternova.haggling import best_offer, offer_help, propose, take_call
from novatable.players.afternova.hiring import Hiring
from novatable.players.afternova.outlook import Outlook, names_of
from novatable.players.afternova.remarks import MARGIN, why_no_answer, why_not
from novatable.players.choice import Choice, best_of
from novatable.players.player import Player

PROPOSALS: Final = 3
"""How many proposals a cadet makes in its own turn."""
COUNTERS: Final = 0.6
"""How often a cadet answers a refused deal with a counter-offer."""
OFFERS_HELP: Final = 0.2
"""How often a cadet looks for a deal to offer when another player's turn begins."""


class Cadet(Player[View]):
    """Weighs every action in points, for this turn only."""

    volunteers: ClassVar[bool] = True

    def decide(self, view: View, legal: Sequence[Action]) -> Action:
        choice = _choose(view, legal)
        self.why, self.names = choice.why, names_of(view)
        return choice.action

    def volunteer(self, view: View) -> Action | None:
        """Answer an open call, counter what was refused, or offer help when a turn begins."""
        if view.phase != "turn" or view.seat == view.active:
            return None
        self.names = names_of(view)
        choice = None
        if view.calls:
            hiring = Hiring(Outlook(view))
            choice = take_call(hiring)
            self.why = why_no_answer(hiring)
        elif view.hand and not view.offers and not view.offers_made[seat_of(view)] and offers_left(view) > 0:
            often = COUNTERS if view.declined else OFFERS_HELP
            choice = offer_help(Hiring(Outlook(view))) if self.rng.random() < often else None
        if choice is None:
            return None
        self.why = choice.why
        return choice.action


def _choose(view: View, legal: Sequence[Action]) -> Choice:
    outlook = Outlook(view)
    if view.phase == "window":
        return completions(outlook, legal)[0]
    if view.phase == "overflow":
        return jettisons(outlook, legal)[0]
    hiring = Hiring(outlook)
    if view.phase == "discard":
        return discards(hiring, legal)[0]
    if view.phase == "market":
        return takes(hiring, legal)[0]
    if view.seat == view.active:
        return _turn(hiring, legal)
    return _answer(hiring, legal)


def _turn(hiring: Hiring, legal: Sequence[Action]) -> Choice:
    """The best of the Market, extracting alone, a deal that is offered, and one to propose."""
    view = hiring.outlook.view
    best = best_of([market(hiring, legal), alone(hiring, legal), best_offer(hiring, legal)])
    assert best is not None
    if view.offers_made[view.active] < PROPOSALS and offers_left(view) > 0:
        return propose(hiring, best.value) or best
    return best


def _answer(hiring: Hiring, legal: Sequence[Action]) -> Choice:
    """As a helper: agree to what pays, decline the rest."""
    best = best_offer(hiring, legal)
    if best is not None and best.value >= MARGIN:
        return best
    no = next(a for a in legal if isinstance(a, Decline))
    terms = next(offer.terms for offer in hiring.outlook.view.offers if offer.number == no.offer)
    return Choice(0.0, no, why_not(hiring, terms))
