"""How a cadet negotiates: which deals it proposes, offers, takes up and agrees to."""

from collections.abc import Sequence
from typing import Final

from novatable.afternova.actions import Agree, Call, Propose
from novatable.afternova.cards import SKILLS
from novatable.afternova.deals import answering, promise_of
from novatable.afternova.reading import is_new, pledges
from novatable.afternova.terms import Terms
from novatable.core.actions import Action
from novatable.core.reason import Reason
from novatable.core.sentences import counted
from novatable.players.afternova.bargain import Deal, Pair, gives_what_it_has, judge, opened
from novatable.players.afternova.hiring import Hiring
from novatable.players.afternova.outlook import Side
from novatable.players.afternova.remarks import MARGIN, help_for
from novatable.players.choice import Choice, best_of

GENEROUS: Final = 0.5
"""What a cadet adds to MARGIN for a helper, as it can only guess what they want; more after each refusal."""
TURN: Final = 2.2
"""What an active player is thought to want for spending a turn on a deal."""


def best_offer(hiring: Hiring, legal: Sequence[Action]) -> Choice | None:
    """The best of the proposals that wait for the viewer's answer, with the best Paws for it."""
    outlook = hiring.outlook
    worth = {offer.number: judge(outlook, offer.terms) for offer in outlook.view.offers}
    return best_of(
        [
            Choice(
                worth[action.offer] - hiring.price(action.paws, action.returns), action, Reason("a-fair-deal")
            )
            for action in legal
            if isinstance(action, Agree)
        ]
    )


def propose(hiring: Hiring, bar: float) -> Choice | None:
    """A deal worth more than `bar`, with one helper; an open call if nobody is known to have the crew."""
    outlook = hiring.outlook
    view = outlook.view
    me = outlook.me
    best: Deal | None = None
    pair: Pair | None = None
    for player in view.players:
        if player.seat != me.seat and player.hand_size:
            helper = outlook.side(player.seat)
            candidate = Pair(me, helper, _wanted_by(helper))
            deal = candidate.best(bar)
            if deal is not None:
                best = deal
                bar = deal.value
                pair = candidate
    if best is None or pair is None:
        return None
    best = pair.with_swap(best)
    helper = pair.helper
    terms = best.terms
    asked = promise_of(terms, helper.seat)
    if not helper.surely(terms.planet, asked):
        call = opened(terms, helper.seat)
        if is_new(view, call):
            why = Reason("somebody-brings", {"planet": terms.planet, "icons": counted(SKILLS, asked)})
            return Choice(best.value, Call(call), why)
    return _proposal(hiring, terms, Reason("together", {"planet": terms.planet}))


def _wanted_by(helper: Side) -> float:
    """What a helper is thought to want, more after each refusal and unanswered call of this turn."""
    view = helper.outlook.view
    refused = [terms for terms in view.declined if any(promise_of(terms, helper.seat))]
    return MARGIN + GENEROUS * (1 + 2 * (len(refused) + len(view.calls)))


def _proposal(hiring: Hiring, terms: Terms, why: Reason) -> Choice | None:
    """These terms proposed with the least valuable Paws; None if no Paws cover the promise."""
    outlook = hiring.outlook
    worth = judge(outlook, terms)
    return best_of(
        [
            Choice(worth - hiring.price(paws, returns), Propose(terms, paws, upgrades, returns), why)
            for paws, upgrades, returns in pledges(outlook.view, promise_of(terms, outlook.me.seat))
        ]
    )


def take_call(hiring: Hiring) -> Choice | None:
    """A proposal on the terms of the open call that pays best."""
    outlook = hiring.outlook
    me = outlook.me
    choices: list[Choice | None] = []
    for call in outlook.view.calls:
        terms = answering(call.terms, me.seat)
        if (
            me.seat not in call.answered
            and not any(promise_of(call.terms, me.seat))
            and gives_what_it_has(terms, me.seat, me.storage)
            and is_new(outlook.view, terms)
        ):
            choices.append(_proposal(hiring, terms, Reason("willing")))
    best = best_of(choices)
    return best if best is not None and best.value >= MARGIN else None


def offer_help(hiring: Hiring) -> Choice | None:
    """A deal to offer to the active player."""
    outlook = hiring.outlook
    active = outlook.side(outlook.view.active)
    deal = Pair(active, outlook.me, TURN).best(MARGIN)
    if deal is None:
        return None
    return _proposal(hiring, deal.terms, help_for(deal.terms, outlook.me.seat))
