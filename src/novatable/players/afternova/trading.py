"""What a trader chooses among: its turn without others, deals to propose, answers, open calls, help."""

from collections.abc import Sequence
from typing import Final

from novatable.afternova.actions import Agree, Call, Complete, Decline, Propose, Show
from novatable.afternova.cards import SKILLS
from novatable.afternova.deals import answering, promise_of
from novatable.afternova.reading import is_new, offers_left, pledges
from novatable.afternova.terms import Terms
from novatable.core.actions import Action
from novatable.core.errors import Args
from novatable.core.reason import Reason
from novatable.core.sentences import counted
from novatable.players.afternova.bargain import gives_what_it_has, opened
from novatable.players.afternova.bidding import best_bids, larger_bids
from novatable.players.afternova.chores import (
    alone,
    completions,
    discards,
    jettisons,
    market,
    passing,
    takes,
)
from novatable.players.afternova.dealing import Bid, DealTable
from novatable.players.afternova.ending import count, ends, hands_it_over, rivals_best, somebody_else_may
from novatable.players.afternova.hiring import Hiring
from novatable.players.afternova.outlook import Outlook
from novatable.players.afternova.planning import Plans
from novatable.players.afternova.remarks import help_for, why_no_answer, why_not
from novatable.players.choice import Choice, best_of, value_of

BEHIND: Final = 1.5
"""Whoever would lose by more does not end the game, unless somebody else is about to."""
CALLING: Final = 1.2
"""An open call is made if it is this many times as likely to find a helper as the best proposal."""


def without_others(outlook: Outlook, legal: Sequence[Action]) -> list[Choice]:
    """The choices that concern nobody else: cards to take and discard, Fragments, Blueprints."""
    phase = outlook.view.phase
    if phase == "window":
        return window(outlook, legal)
    if phase == "overflow":
        return jettisons(outlook, legal)
    hiring = Hiring(outlook)
    return discards(hiring, legal) if phase == "discard" else takes(hiring, legal, Plans(hiring))


def window(outlook: Outlook, legal: Sequence[Action]) -> list[Choice]:
    """What to complete; the game is not ended by somebody who is behind and has time."""
    choices = completions(outlook, legal)
    if not ends(outlook) or len(choices) == 1:
        return choices
    me = outlook.me
    stored = sum(me.storage)
    done = count(outlook, me, me.storage, False) - stored
    values = {plan.card: plan.value for plan in me.wishes.plans}
    ending: list[Choice] = []
    for choice in choices:
        action = choice.action
        if isinstance(action, Complete):
            final = done + values[action.blueprint] + stored - sum(action.paid)
            ending.append(Choice(final, action, Reason("ends-it", {"card": action.blueprint})))
    ending.sort(key=value_of, reverse=True)
    bar = rivals_best(outlook) - BEHIND
    if somebody_else_may(outlook):
        bar = ending[-1].value - BEHIND
    waiting = passing(bar, legal)
    return sorted([*ending, waiting], key=value_of, reverse=True)


def ranked(table: DealTable, legal: Sequence[Action]) -> list[Choice]:
    """The choices in a turn, best first: one's own turn, or the answer to what others propose."""
    if table.outlook.view.seat == table.outlook.view.active:
        return _turn(table, legal)
    return _answer(table, legal)


def _turn(table: DealTable, legal: Sequence[Action]) -> list[Choice]:
    """The Market, extracting alone, a deal that is offered, and those to propose before settling for less."""
    hiring = table.hiring
    view = table.outlook.view
    options = [
        market(hiring, legal, table.plans),
        alone(hiring, legal, table.plans),
        best_offer(table, legal),
    ]
    sure = [choice for choice in options if choice is not None]
    sure.sort(key=value_of, reverse=True)
    bar = sure[0].value
    left = min(offers_left(view), table.temper.offers - view.offers_made[view.active])
    deals: list[Choice] = []
    if left > 0:
        seats = [p.seat for p in view.players if p.seat != view.seat and p.hand_size]
        bids = best_bids(table, [(seat,) for seat in seats], bar, table.temper.patience)
        for bid in larger_bids(table, seats, bids, bar, table.temper.patience) + bids:
            choice = proposed(table, bid)
            if choice is not None and choice.value > bar:
                deals.append(choice)
    return deals + sure


def proposed(table: DealTable, bid: Bid) -> Choice | None:
    """A bid as a proposal, or as an open call if that is likelier to find somebody."""
    terms = bid.terms
    view = table.outlook.view
    helpers = [promise.seat for promise in terms.promises if promise.seat not in (None, view.active)]
    args: Args = {"planet": terms.planet}
    made = proposal(table, terms, Reason("together" if len(helpers) == 1 else "all-together", args))
    if made is not None and len(helpers) == 1 and not terms.transfers:
        none = 1.0
        call = opened(terms, helpers[0])
        for player in view.players:
            if player.seat != view.seat and player.hand_size:
                none *= 1.0 - table.chance_of_taking(answering(call, player.seat), player.seat)
        if 1.0 - none > CALLING * bid.chance and is_new(view, call):
            asked = counted(SKILLS, promise_of(terms, helpers[0]))
            why = Reason("somebody-brings", {"planet": terms.planet, "icons": asked})
            return Choice(made.value, Call(call), why)
    return made


def _answer(table: DealTable, legal: Sequence[Action]) -> list[Choice]:
    """As a helper: agree to what pays, counter what does not, or say what is wrong with it."""
    margin = table.temper.margin
    best = best_offer(table, legal)
    no = next(a for a in legal if isinstance(a, Decline))
    terms = next(offer.terms for offer in table.outlook.view.offers if offer.number == no.offer)
    if hands_it_over(table.outlook, terms):
        why = Reason("helps-you-more")
    else:
        why = why_not(table.hiring, terms, table.net, margin)
    refusal = Choice(0.0, no, why)
    if best is not None and best.value >= margin:
        return [best, refusal]
    counter = offers_of_help(table, Reason("rather-so"))
    return [refusal] if counter is None else [counter, refusal]


def best_offer(table: DealTable, legal: Sequence[Action]) -> Choice | None:
    """The best of the proposals that wait for the viewer's answer, with the best Paws for it."""
    terms = {offer.number: offer.terms for offer in table.outlook.view.offers}
    worth = {number: table.judge(each) for number, each in terms.items()}
    choices: list[Choice | None] = []
    for action in legal:
        if isinstance(action, Agree):
            value = worth[action.offer] - table.cost(terms[action.offer], action.paws, action.returns)
            choices.append(Choice(value, action, Reason("better-off")))
    return best_of(choices)


def proposal(table: DealTable, terms: Terms, why: Reason) -> Choice | None:
    """These terms proposed with the least valuable Paws; None if no Paws cover the promise."""
    worth = table.judge(terms)
    return best_of(
        [
            Choice(worth - table.cost(terms, paws, returns), Propose(terms, paws, upgrades, returns), why)
            for paws, upgrades, returns in pledges(table.outlook.view, promise_of(terms, table.me.seat))
        ]
    )


def answers(table: DealTable) -> tuple[Reason, Choice | None]:
    """Why not to take an open call, and a proposal on the terms of the one that pays best, if it pays."""
    view = table.outlook.view
    me = table.outlook.me
    margin = table.temper.margin
    choices: list[Choice | None] = []
    for call in view.calls:
        terms = answering(call.terms, me.seat)
        if (
            not call.answered_by(me.seat)
            and gives_what_it_has(terms, me.seat, me.storage)
            and is_new(view, terms)
        ):
            choices.append(proposal(table, terms, Reason("willing")))
    best = best_of(choices)
    why = why_no_answer(table.hiring, table.net, margin)
    return why, best if best is not None and best.value >= margin else None


def offers_of_help(table: DealTable, why: Reason | None = None, bar: float = 0.0) -> Choice | None:
    """A deal worth more than the bar to offer to the active player; after vain offers, a card to show."""
    view = table.outlook.view
    seat = table.me.seat
    if any(offer.seat == seat for offer in view.offers):
        return None
    if offers_left(view) > 0 and view.offers_made[seat] < table.temper.offers_as_helper:
        bar = max(bar, table.temper.margin)
        bids = best_bids(table, [(seat,)], bar, 1.0)
        if bids:
            terms = bids[0].terms
            choice = proposal(table, terms, why or help_for(terms, seat))
            return choice if choice is not None and choice.value >= bar else None
    return _shown(table) if view.offers_made[seat] and why is None else None


def _shown(table: DealTable) -> Choice | None:
    """A Paw that the active player does not know of, with the most icons that they lack for a Planet."""
    view = table.outlook.view
    cards = table.outlook.cards
    crew = table.partners[view.active].side
    if any(shown.seat == table.me.seat for shown in view.shown):
        return None
    told = {card.card for card in view.confided if view.active in card.to}
    hidden = [paw for paw in table.outlook.me.paws if paw not in told]
    have = [sum([cards.icons[paw][skill] for paw in crew.paws]) for skill in range(4)]
    best: Choice | None = None
    for lying in view.planets:
        need = cards.need[lying.planet]
        for paw in hidden:
            helped = sum([min(cards.icons[paw][k], max(need[k] - have[k], 0)) for k in range(4)])
            if helped and (best is None or helped > best.value):
                best = Choice(float(helped), Show((paw,), (view.active,)), Reason("look-what-i-have"))
    return best
