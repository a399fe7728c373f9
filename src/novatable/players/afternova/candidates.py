"""What is worth trying out: a few choices of every kind, with a first impression of each in points."""

from collections.abc import Sequence
from typing import Final

from novatable.afternova.actions import Agree, Decline, Extract, Propose, Sweep, Take
from novatable.afternova.reading import offers_left
from novatable.core.actions import Action
from novatable.core.reason import Reason
from novatable.players.afternova.bidding import bids_everywhere, larger_bids
from novatable.players.afternova.chores import alone, market, takes
from novatable.players.afternova.dealing import DealTable
from novatable.players.afternova.outlook import Outlook
from novatable.players.afternova.trading import best_offer, offers_of_help, proposed, ranked, without_others
from novatable.players.choice import Choice

FEW: Final = 4
"""How many cards to take or discard are tried out."""
DEALS: Final = 5
"""How many deals with one helper are tried out."""
LEAST: Final = 0.2
"""What a deal has to seem worth to be tried out, in points."""
LESS: Final = 1.0
"""How much less than what can be had without a deal it may seem to be worth, as first impressions deceive."""
BETTER: Final = 0.3
"""How much more than an offer that pays a counter-offer has to seem worth, in points."""
SWEEP: Final = 0.6
"""How much less than the best card a sweep seems to be worth at first."""


def in_turn(table: DealTable, legal: Sequence[Action]) -> list[Choice]:
    """In a turn: one's own, or the answer to what others propose."""
    view = table.outlook.view
    return _own_turn(table, legal) if view.seat == view.active else _answer(table, legal)


def _own_turn(table: DealTable, legal: Sequence[Action]) -> list[Choice]:
    """Deals, the Market with its best card of each kind, each Planet alone, and what is offered."""
    hiring = table.hiring
    step = market(hiring, legal, table.plans)
    found = [step]
    if isinstance(step.action, Take):
        n_paws = table.outlook.cards.n_paws
        card = step.action.card
        for choice in takes(hiring, legal, table.plans):
            if isinstance(choice.action, Take) and (choice.action.card < n_paws) != (card < n_paws):
                value = step.value - table.plans.take(card) + choice.value
                found.append(Choice(value, choice.action, step.why))
                break
    for planet in {action.planet: None for action in legal if isinstance(action, Extract)}:
        here = [action for action in legal if isinstance(action, Extract) and action.planet == planet]
        found += [choice for choice in [alone(hiring, here, table.plans)] if choice is not None]
    found += _agreements(table, legal)
    sure = max([choice.value for choice in found])
    return _deals(table, max(sure - LESS, LEAST)) + found


def _deals(table: DealTable, bar: float) -> list[Choice]:
    """Deals with each helper for each Planet that seem to bring more than the bar."""
    view = table.outlook.view
    if min(offers_left(view), table.temper.offers - view.offers_made[view.active]) < 1:
        return []
    seats = [player.seat for player in view.players if player.seat != view.seat and player.hand_size]
    bids = bids_everywhere(table, [(seat,) for seat in seats], bar, table.temper.patience)
    bids = larger_bids(table, seats, bids, bar, table.temper.patience)[:1] + bids[:DEALS]
    return [choice for choice in [proposed(table, bid) for bid in bids] if choice is not None]


def _agreements(table: DealTable, legal: Sequence[Action]) -> list[Choice]:
    """The best way to agree to each proposal that waits for the viewer."""
    found: list[Choice] = []
    for number in {action.offer: None for action in legal if isinstance(action, Agree)}:
        here = [action for action in legal if isinstance(action, Agree) and action.offer == number]
        found += [choice for choice in [best_offer(table, here)] if choice is not None]
    return found


def _answer(table: DealTable, legal: Sequence[Action]) -> list[Choice]:
    """Agreeing to each proposal that pays, a better one if there is one to ask for, and no.

    Nobody helps for nothing, however well that may turn out in a few imagined worlds.
    """
    paying = [choice for choice in _agreements(table, legal) if choice.value > 0]
    others = [choice for choice in ranked(table, legal) if isinstance(choice.action, Propose | Decline)]
    if paying and len(others) == 1:
        bar = max([choice.value for choice in paying]) + BETTER
        counter = offers_of_help(table, Reason("rather-so"), bar)
        others += [choice for choice in [counter] if choice is not None]
    return paying + others


def by_itself(outlook: Outlook, legal: Sequence[Action]) -> list[Choice]:
    """Where nobody else is concerned: what a trader would consider, and sweeping."""
    found = without_others(outlook, legal)[:FEW]
    if outlook.view.phase == "market":
        known = [choice.action for choice in found]
        for action in legal:
            if isinstance(action, Sweep) and action not in known:
                found.append(Choice(found[0].value - SWEEP, action, Reason("new-row")))
    return found
