"""The player `cadet`: simple sense."""

from collections.abc import Sequence
from typing import ClassVar, Final, NamedTuple

from novatable.afternova.actions import (
    Agree,
    Call,
    Complete,
    Decline,
    Discard,
    Extract,
    Jettison,
    Pass,
    Propose,
)
from novatable.afternova.deals import answering, promise_of
from novatable.afternova.terms import Promise, Share, Terms, Transfer
from novatable.afternova.view import View
from novatable.core.actions import Action
from novatable.players.afternova.bargain import ONE, Deal, best_deal, gives_what_it_has, judge, with_transfers
from novatable.players.afternova.hiring import Hiring
from novatable.players.afternova.outlook import Outlook, Side
from novatable.players.afternova.reading import is_new, offers_left, pledges, seat_of
from novatable.players.afternova.worth import minus, plus
from novatable.players.player import Player

MARGIN: Final = 0.4
"""The least that a cadet wants to gain as a helper, all counted."""
GENEROUS: Final = 0.5
"""What a cadet adds to that for a helper whose mind it can only guess; more after each refusal."""
TURN: Final = 2.2
"""What an active player wants to gain, who gives a turn for it."""
PROPOSALS: Final = 3
"""How many proposals a cadet makes in its own turn."""
COUNTERS: Final = 0.6
"""How often a cadet answers a refused deal with an offer of its own."""
OFFERS_HELP: Final = 0.2
"""How often a cadet looks for a deal to offer when another turn begins."""
BOT_FRAGMENT: Final = 0.6
"""What a Fragment that Bot gets costs the others."""


class Choice(NamedTuple):
    """An action, what it is worth, and why."""

    value: float
    action: Action
    reason: str


class Cadet(Player[View]):
    """Gathers Fragments for its Blueprints, alone or in deals that serve both sides."""

    volunteers: ClassVar[bool] = True

    def decide(self, view: View, legal: Sequence[Action]) -> Action:
        choice = self._choose(view, legal)
        self.reason = choice.reason
        return choice.action

    def _choose(self, view: View, legal: Sequence[Action]) -> Choice:
        if len(legal) == 1 and view.phase != "turn":
            return Choice(0.0, legal[0], "There was nothing to choose.")
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

    def volunteer(self, view: View) -> Action | None:
        """Answer an open call, counter what was refused, or offer help when a turn begins."""
        if view.phase != "turn" or view.seat == view.active or not view.hand:
            return None
        choice = None
        if view.calls:
            choice = _take_call(Hiring(Outlook(view)))
        elif not view.offers and not view.offers_made[seat_of(view)] and offers_left(view) > 0:
            often = COUNTERS if view.declined else OFFERS_HELP
            choice = _offer_help(Hiring(Outlook(view))) if self.rng.random() < often else None
        if choice is None:
            return None
        self.reason = choice.reason
        return choice.action


def _turn(hiring: Hiring, legal: Sequence[Action]) -> Choice:
    """The best of the Market, extracting alone, a deal that is offered, and one to propose."""
    view = hiring.outlook.view
    best = _market(hiring, legal)
    for other in (_alone(hiring, legal), _best_offer(hiring, legal)):
        if other is not None and other.value > best.value:
            best = other
    if view.offers_made[hiring.outlook.me.seat] < PROPOSALS and offers_left(view) > 0:
        return _propose(hiring, best.value) or best
    return best


def _answer(hiring: Hiring, legal: Sequence[Action]) -> Choice:
    """As a helper: agree to what pays, decline the rest."""
    offer = _best_offer(hiring, legal)
    if offer is not None and offer.value >= MARGIN:
        return offer
    why = "I have no crew for that." if offer is None else "That would not pay for my Paws."
    return next(Choice(0.0, action, why) for action in legal if isinstance(action, Decline))


def _complete(outlook: Outlook, legal: Sequence[Action]) -> Choice:
    wishes = outlook.me.wishes
    cards = outlook.cards
    held = outlook.me.storage
    numbers = [plan.card for plan in wishes.plans]
    best = Choice(0.0, legal[0], "Nothing that I can complete now is better than waiting.")
    best_value = 0.0
    for action in legal:
        if isinstance(action, Pass):
            continue
        assert isinstance(action, Complete)
        index = numbers.index(action.blueprint)
        rest = wishes.without(index).worth(minus(held, action.paid))
        value = wishes.plans[index].value + rest
        if value > best_value:
            best_value = value
            name = cards.card_name(action.blueprint)
            best = Choice(value, action, f"{name} is worth its {wishes.plans[index].size} Fragments.")
    if wishes.worth(held) > best_value + 1e-9:
        waiting = next(action for action in legal if isinstance(action, Pass))
        best = Choice(0.0, waiting, "I am saving for something better.")
    return best


def _jettison(outlook: Outlook, legal: Sequence[Action]) -> Choice:
    me = outlook.me
    best: Choice | None = None
    for action in legal:
        assert isinstance(action, Jettison)
        value = me.wishes.worth(minus(me.storage, action.fragments))
        if best is None or value > best[0]:
            best = Choice(value, action, "I can do without these most easily.")
    assert best is not None
    return best


def _discard(hiring: Hiring, legal: Sequence[Action]) -> Choice:
    keep = {action: hiring.keep(action.card) for action in legal if isinstance(action, Discard)}
    least = min(keep, key=lambda action: keep[action])
    return Choice(-keep[least], least, "This card helps me least.")


def _market(hiring: Hiring, legal: Sequence[Action]) -> Choice:
    """The next step at the Market, with the worth of the whole action at its beginning."""
    value = hiring.market() if hiring.outlook.view.phase == "turn" else 0.0
    sweep = hiring.poor_row(legal)
    if sweep is not None:
        return Choice(value, sweep, f"None of these {sweep.row} is of use to me.")
    action, _ = hiring.best_take(legal)
    return Choice(value, action, "Of all in the Market this helps me most.")


def _alone(hiring: Hiring, legal: Sequence[Action]) -> Choice | None:
    """The best Extract without other players, if there is one."""
    outlook = hiring.outlook
    me = outlook.me
    lying = {planet.planet: planet.fragments for planet in outlook.view.planets}
    best: Extract | None = None
    most = 0.0
    for action in legal:
        if isinstance(action, Extract):
            held = plus(me.storage, lying[action.planet])
            value = -hiring.price(action.paws, action.returns)
            if action.bot is not None:
                for colour in action.bot.fragments:
                    held = minus(held, ONE[colour])
                    value -= BOT_FRAGMENT
            value += me.gain(held)
            if best is None or value > most:
                best = action
                most = value
    if best is None:
        return None
    planet = outlook.cards.planets[best.planet].name
    crew = "My crew reaches" if best.bot is None else "With Bot my crew reaches"
    return Choice(most, best, f"{crew} {planet}, and its Fragments are worth it.")


def _best_offer(hiring: Hiring, legal: Sequence[Action]) -> Choice | None:
    """The best of the proposals that wait for the viewer's answer, with the best Paws for it."""
    outlook = hiring.outlook
    worth = {offer.number: offer.terms for offer in outlook.view.offers}
    judged: dict[int, float] = {}
    best: Agree | None = None
    most = 0.0
    for action in legal:
        if isinstance(action, Agree):
            if action.offer not in judged:
                judged[action.offer] = judge(outlook, worth[action.offer])
            value = judged[action.offer] - hiring.price(action.paws, action.returns)
            if best is None or value > most:
                best = action
                most = value
    return None if best is None else Choice(most, best, "That is a fair deal for me.")


def _propose(hiring: Hiring, bar: float) -> Choice | None:
    """A proposal that is better than all else; an open call if nobody is known to have the crew for it."""
    outlook = hiring.outlook
    view = outlook.view
    me = outlook.me
    best: Deal | None = None
    helper = me
    for player in view.players:
        if player.seat != me.seat and player.hand_size:
            side = outlook.side(player.seat)
            deal = best_deal(outlook, me, side, bar, _wanted(view, side))
            if deal is not None:
                best = deal
                bar = deal.value
                helper = side
    if best is None:
        return None
    best = with_transfers(outlook, me, helper, best, _wanted(view, helper))
    name = outlook.cards.planets[best.terms.planet].name
    if not helper.surely(best.terms.planet, promise_of(best.terms, helper.seat)):
        call = _opened(best.terms, helper.seat)
        if is_new(view, call):
            return Choice(best.value, Call(call), f"Somebody may have the crew that I lack for {name}.")
    return _proposal(hiring, best, f"Together we reach {name}, and both of us gain by it.")


def _wanted(view: View, side: Side) -> float:
    """What a helper is thought to want, more after each refusal and unanswered call of this turn."""
    refused = [terms for terms in view.declined if any(promise_of(terms, side.seat))]
    return MARGIN + GENEROUS * (1 + 2 * (len(refused) + len(view.calls)))


def _proposal(hiring: Hiring, deal: Deal, reason: str) -> Choice | None:
    view = hiring.outlook.view
    ways = pledges(view, promise_of(deal.terms, hiring.outlook.me.seat))
    if not ways:
        return None
    paws, upgrades, returns = min(ways, key=lambda way: hiring.price(way[0], way[2]))
    return Choice(deal.value, Propose(deal.terms, paws, upgrades, returns), reason)


def _opened(terms: Terms, helper: int) -> Terms:
    """The same terms with the helper's place open to all."""

    def leave(seat: int | None) -> int | None:
        return None if seat == helper else seat

    return Terms(
        terms.planet,
        tuple([Promise(leave(promise.seat), promise.icons) for promise in terms.promises]),
        tuple([Share(leave(share.seat), share.fragments) for share in terms.split]),
        tuple(
            [Transfer(leave(gift.giver), leave(gift.receiver), gift.fragments) for gift in terms.transfers]
        ),
    )


def _take_call(hiring: Hiring) -> Choice | None:
    """A proposal on the terms of the best open call that pays."""
    outlook = hiring.outlook
    me = outlook.me
    best: Choice | None = None
    for call in outlook.view.calls:
        if any(promise_of(call.terms, me.seat)):
            continue
        terms = answering(call.terms, me.seat)
        if not gives_what_it_has(terms, me.seat, me.storage) or not is_new(outlook.view, terms):
            continue
        value = judge(outlook, terms)
        choice = _proposal(hiring, Deal(value, 0.0, terms), "I am willing, on these terms.")
        if choice is not None:
            assert isinstance(choice.action, Propose)
            value -= hiring.price(choice.action.paws, choice.action.returns)
            if value >= (MARGIN if best is None else best.value):
                best = Choice(value, choice.action, choice.reason)
    return best


def _offer_help(hiring: Hiring) -> Choice | None:
    """A deal to offer to the active player."""
    outlook = hiring.outlook
    active = outlook.side(outlook.view.active)
    deal = best_deal(outlook, active, outlook.me, MARGIN, TURN)
    if deal is None:
        return None
    name = outlook.cards.planets[deal.terms.planet].name
    return _proposal(hiring, deal, f"I could help with {name}, for a share of it.")
