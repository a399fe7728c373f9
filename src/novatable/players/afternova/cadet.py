"""The player `cadet`: simple sense."""

from collections.abc import Sequence
from typing import ClassVar, Final

from novatable.afternova.actions import (
    Agree,
    Complete,
    Decline,
    Discard,
    Extract,
    Jettison,
    Pass,
    Propose,
    Take,
)
from novatable.afternova.deals import promise_of
from novatable.afternova.terms import Terms
from novatable.afternova.view import View
from novatable.core.actions import Action
from novatable.players.afternova.bargain import MARGIN, Deal, after, best_deal, envy, others_gain
from novatable.players.afternova.hiring import Hiring
from novatable.players.afternova.outlook import Outlook
from novatable.players.afternova.reading import offers_left, pledges
from novatable.players.afternova.worth import minus, plus
from novatable.players.player import Player

Choice = tuple[float, Action, str]
PROPOSALS: Final = 3
"""How many proposals a cadet makes in its own turn."""
BOT_FRAGMENT: Final = 0.6
"""What a Fragment that Bot gets costs the others."""


class Cadet(Player[View]):
    """Gathers Fragments for its Blueprints, alone or in deals that serve both sides."""

    volunteers: ClassVar[bool] = True

    def decide(self, view: View, legal: Sequence[Action]) -> Action:
        if len(legal) == 1 and view.phase != "turn":
            return self._say((0.0, legal[0], "There was nothing to choose."))
        outlook = Outlook(view)
        if view.phase == "window":
            return self._say(_complete(outlook, legal))
        if view.phase == "overflow":
            return self._say(_jettison(outlook, legal))
        hiring = Hiring(outlook)
        if view.phase == "discard":
            return self._say(_discard(hiring, legal))
        if view.phase == "market":
            return self._say(_take(hiring, legal))
        return self._say(self._turn(hiring, legal))

    def volunteer(self, view: View) -> Action | None:
        if view.phase != "turn" or view.seat == view.active:
            return None
        return None

    def _say(self, choice: Choice) -> Action:
        self.reason = choice[2]
        return choice[1]

    def _turn(self, hiring: Hiring, legal: Sequence[Action]) -> Choice:
        outlook = hiring.outlook
        view = outlook.view
        me = outlook.me
        answer = _answer(hiring, legal)
        if me.seat != view.active:
            assert answer is not None
            if answer[0] >= MARGIN:
                return answer
            return next(
                (0.0, action, "That would not pay for my Paws.")
                for action in legal
                if isinstance(action, Decline)
            )
        best = _market(hiring, legal)
        alone = _alone(hiring, legal)
        if alone is not None and alone[0] > best[0]:
            best = alone
        if answer is not None and answer[0] > best[0]:
            best = answer
        if view.offers_made[me.seat] < PROPOSALS and offers_left(view) > 0:
            proposal = _propose(hiring, best[0])
            if proposal is not None:
                return proposal
        return best


def _complete(outlook: Outlook, legal: Sequence[Action]) -> Choice:
    wishes = outlook.me.wishes
    cards = outlook.cards
    held = outlook.me.storage
    numbers = [plan.card for plan in wishes.plans]
    best: Choice = (0.0, legal[0], "Nothing that I can complete now is better than waiting.")
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
            best = (value, action, f"{name} is worth its {wishes.plans[index].size} Fragments.")
    if wishes.worth(held) > best_value + 1e-9:
        waiting = next(action for action in legal if isinstance(action, Pass))
        best = (0.0, waiting, "I am saving for something better.")
    return best


def _jettison(outlook: Outlook, legal: Sequence[Action]) -> Choice:
    me = outlook.me
    best: Choice | None = None
    for action in legal:
        assert isinstance(action, Jettison)
        value = me.wishes.worth(minus(me.storage, action.fragments))
        if best is None or value > best[0]:
            best = (value, action, "I can do without these most easily.")
    assert best is not None
    return best


def _discard(hiring: Hiring, legal: Sequence[Action]) -> Choice:
    best: Choice | None = None
    for action in legal:
        assert isinstance(action, Discard)
        value = -hiring.keep(action.card)
        if best is None or value > best[0]:
            best = (value, action, "This card helps me least.")
    assert best is not None
    return best


def _take(hiring: Hiring, legal: Sequence[Action]) -> Choice:
    n_paws = hiring.cards.n_paws
    best: Choice = (-1.0, legal[0], "There was nothing else to take.")
    for action in legal:
        if isinstance(action, Take):
            value = hiring.take(action.card)
            if value > best[0]:
                fits = "fits the Planets here" if action.card < n_paws else "fits what I am gathering"
                best = (value, action, f"{hiring.cards.card_name(action.card)} {fits}.")
    return best


def _market(hiring: Hiring, legal: Sequence[Action]) -> Choice:
    action = _take(hiring, legal)
    return (hiring.market(), action[1], action[2])


def _alone(hiring: Hiring, legal: Sequence[Action]) -> Choice | None:
    outlook = hiring.outlook
    me = outlook.me
    lying = {planet.planet: planet.fragments for planet in outlook.view.planets}
    best: Choice | None = None
    for action in legal:
        if not isinstance(action, Extract):
            continue
        fragments = plus(me.storage, lying[action.planet])
        value = 0.0
        if action.bot is not None:
            for colour in action.bot.fragments:
                fragments = minus(fragments, [int(colour == c) for c in range(5)])
                value -= BOT_FRAGMENT
        value += me.gain(fragments)
        for paw in action.paws:
            if paw not in action.returns:
                value -= hiring.keep(paw)
        if best is None or value > best[0]:
            name = outlook.cards.planets[action.planet].name
            best = (value, action, f"My crew can reach {name}, and its Fragments serve me.")
    return best


def _answer(hiring: Hiring, legal: Sequence[Action]) -> Choice | None:
    """The best of the proposals that wait for the viewer's answer."""
    outlook = hiring.outlook
    offers = {offer.number: offer for offer in outlook.view.offers}
    values: dict[int, float] = {}
    best: Choice | None = None
    for action in legal:
        if isinstance(action, Decline) and best is None:
            best = (-99.0, action, "I have not the crew for that.")
        if not isinstance(action, Agree):
            continue
        if action.offer not in values:
            values[action.offer] = judge(outlook, offers[action.offer].terms)
        value = values[action.offer] - sum(
            hiring.keep(paw) for paw in action.paws if paw not in action.returns
        )
        if best is None or value > best[0]:
            best = (value, action, "That is a fair deal for me.")
    return best


def judge(outlook: Outlook, terms: Terms) -> float:
    """What a deal brings to the viewer, without the Paws."""
    me = outlook.me
    value = me.gain(after(terms, me.seat, me.storage))
    return value - envy(outlook) * others_gain(outlook, terms)


def _propose(hiring: Hiring, bar: float) -> Choice | None:
    outlook = hiring.outlook
    view = outlook.view
    me = outlook.me
    best: Deal | None = None
    for player in view.players:
        if player.seat == me.seat or not player.hand_size:
            continue
        refused = sum([1 for terms in view.declined if any(promise_of(terms, player.seat))])
        deal = best_deal(outlook, me, outlook.side(player.seat), MARGIN + 0.5 + 0.8 * refused)
        if deal is not None and deal.value > bar and (best is None or deal.value > best.value):
            best = deal
    if best is None:
        return None
    ways = pledges(view, promise_of(best.terms, me.seat))
    if not ways:
        return None
    way = min(ways, key=lambda way: sum(hiring.keep(paw) for paw in way[0] if paw not in way[2]))
    name = outlook.cards.planets[best.terms.planet].name
    return (best.value, Propose(best.terms, *way), f"Together we reach {name}, and both gain by it.")
