"""The player `cadet`: common sense. It gathers Fragments for its Blueprints, alone or in fair deals."""

from collections.abc import Sequence
from typing import ClassVar, Final

from novatable.afternova.actions import Complete, Decline, Discard, Extract, Jettison, Pass
from novatable.afternova.reading import offers_left, seat_of
from novatable.afternova.view import View
from novatable.core.actions import Action
from novatable.core.reason import Reason
from novatable.players.afternova.bargain import ONE
from novatable.players.afternova.haggling import best_offer, offer_help, propose, take_call
from novatable.players.afternova.hiring import Hiring
from novatable.players.afternova.outlook import Outlook, names_of
from novatable.players.afternova.remarks import MARGIN, why_no_answer, why_not, wish
from novatable.players.afternova.worth import minus, plus
from novatable.players.choice import Choice, best_of
from novatable.players.player import Player

PROPOSALS: Final = 3
"""How many proposals a cadet makes in its own turn."""
COUNTERS: Final = 0.6
"""How often a cadet answers a refused deal with a counter-offer."""
OFFERS_HELP: Final = 0.2
"""How often a cadet looks for a deal to offer when another player's turn begins."""
BOT_FRAGMENT: Final = 0.6
"""What a Fragment that Bot gets costs the others."""


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
        return _complete(outlook, legal)
    if view.phase == "overflow":
        return _jettison(outlook, legal)
    hiring = Hiring(outlook)
    if view.phase == "discard":
        return _discard(hiring, legal)
    if view.phase == "market":
        return _market(hiring, legal)
    if view.seat == view.active:
        return _turn(hiring, legal)
    return _answer(hiring, legal)


def _turn(hiring: Hiring, legal: Sequence[Action]) -> Choice:
    """The best of the Market, extracting alone, a deal that is offered, and one to propose."""
    view = hiring.outlook.view
    best = best_of([_market(hiring, legal), _alone(hiring, legal), best_offer(hiring, legal)])
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


def _complete(outlook: Outlook, legal: Sequence[Action]) -> Choice:
    """What to complete first, unless it is better to save everything for another Blueprint."""
    wishes = outlook.me.wishes
    held = outlook.me.storage
    numbers = [plan.card for plan in wishes.plans]
    choices: list[Choice] = []
    for action in legal:
        if isinstance(action, Complete):
            index = numbers.index(action.blueprint)
            plan = wishes.plans[index]
            value = plan.value + wishes.without(index).worth(minus(held, action.paid))
            why = Reason("worth-completing", {"card": action.blueprint, "n": plan.size})
            choices.append(Choice(value, action, why))
    best = best_of(choices)
    if best is not None and best.value >= wishes.worth(held) - 1e-9:
        return best
    done = Reason("nothing-more") if choices else None
    return next(Choice(0.0, a, done) for a in legal if isinstance(a, Pass))


def _jettison(outlook: Outlook, legal: Sequence[Action]) -> Choice:
    me = outlook.me
    best = best_of(
        [
            Choice(me.wishes.worth(minus(me.storage, a.fragments)), a, Reason("spare-fragments"))
            for a in legal
            if isinstance(a, Jettison)
        ]
    )
    assert best is not None
    return best


def _discard(hiring: Hiring, legal: Sequence[Action]) -> Choice:
    best = best_of(
        [Choice(-hiring.keep(a.card), a, Reason("least-card")) for a in legal if isinstance(a, Discard)]
    )
    assert best is not None
    return best


def _market(hiring: Hiring, legal: Sequence[Action]) -> Choice:
    """The next step at the Market, with the worth of the whole action at its beginning."""
    begins = hiring.outlook.view.phase == "turn"
    value = hiring.market() if begins else 0.0
    sweep = hiring.poor_row(legal)
    if sweep is not None:
        return Choice(value, sweep, Reason("nothing-in-the-row"))
    wanted = wish(hiring.outlook, hiring.outlook.me.storage) if begins else None
    return Choice(value, hiring.best_take(legal), wanted or Reason("the-best-card"))


def _alone(hiring: Hiring, legal: Sequence[Action]) -> Choice | None:
    """The best Extract without other players, if there is one."""
    outlook = hiring.outlook
    me = outlook.me
    lying = {planet.planet: planet.fragments for planet in outlook.view.planets}
    choices: list[Choice] = []
    for action in legal:
        if isinstance(action, Extract):
            held = plus(me.storage, lying[action.planet])
            value = -hiring.price(action.paws, action.returns)
            for colour in () if action.bot is None else action.bot.fragments:
                held = minus(held, ONE[colour])
                value -= BOT_FRAGMENT
            why = Reason("worth-the-paws", {"planet": action.planet})
            choices.append(Choice(value + me.gain(held), action, why))
    return best_of(choices)
