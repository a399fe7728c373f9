"""What to do when there is nothing to bargain about: a player's own cards, Fragments and Blueprints."""

from collections.abc import Sequence

from novatable.afternova.actions import Complete, Discard, Draw, Extract, Jettison, Market, Pass, Take
from novatable.core.actions import Action
from novatable.core.reason import Reason
from novatable.players.afternova.bargain import ONE
from novatable.players.afternova.hiring import Hiring
from novatable.players.afternova.outlook import Outlook
from novatable.players.afternova.planning import Plans
from novatable.players.afternova.remarks import wish
from novatable.players.afternova.worth import minus, plus
from novatable.players.choice import Choice, best_of, value_of


def completions(outlook: Outlook, legal: Sequence[Action]) -> list[Choice]:
    """The Blueprints that can be completed, each paid for in the best way, and passing; the best first."""
    wishes = outlook.me.wishes
    held = outlook.me.storage
    numbers = [plan.card for plan in wishes.plans]
    best: dict[int, Choice] = {}
    for action in legal:
        if isinstance(action, Complete):
            card = action.blueprint
            index = numbers.index(card)
            plan = wishes.plans[index]
            value = plan.value + wishes.without(index).worth(minus(held, action.paid))
            if card not in best or value > best[card].value:
                best[card] = Choice(value, action, Reason("worth-completing", {"card": card, "n": plan.size}))
    choices = [*best.values(), passing(wishes.saving(held) - 1e-9, legal)]
    return sorted(choices, key=value_of, reverse=True)


def passing(value: float, legal: Sequence[Action]) -> Choice:
    """Completing nothing more. The reason is the same whether or not something could be (AN-6.7)."""
    return next(Choice(value, action, Reason("nothing-more")) for action in legal if isinstance(action, Pass))


def jettisons(outlook: Outlook, legal: Sequence[Action]) -> list[Choice]:
    """What to throw overboard, the best first."""
    me = outlook.me
    choices = [
        Choice(me.wishes.worth(minus(me.storage, a.fragments)), a, Reason("spare-fragments"))
        for a in legal
        if isinstance(a, Jettison)
    ]
    return sorted(choices, key=value_of, reverse=True)


def discards(hiring: Hiring, legal: Sequence[Action]) -> list[Choice]:
    """What to discard, the best first."""
    choices = [Choice(-hiring.keep(a.card), a, Reason("least-card")) for a in legal if isinstance(a, Discard)]
    return sorted(choices, key=value_of, reverse=True)


def market(hiring: Hiring, legal: Sequence[Action], plans: Plans | None = None) -> Choice:
    """The first step at the Market, with the worth of the whole action."""
    best = takes(hiring, legal, plans)[0]
    wanted = wish(hiring.outlook, hiring.outlook.me.storage) if isinstance(best.action, Take) else None
    value = hiring.market() if plans is None else plans.market()
    return Choice(value, best.action, wanted or best.why)


def takes(hiring: Hiring, legal: Sequence[Action], plans: Plans | None = None) -> list[Choice]:
    """The next step at the Market, the best first: a row to sweep if there is a poor one, then the cards."""
    choices: list[Choice] = []
    for action in legal:
        if isinstance(action, Take):
            value = hiring.take(action.card) if plans is None else plans.take(action.card)
            choices.append(Choice(value, action, Reason("the-best-card")))
        elif isinstance(action, Draw):
            choices.append(Choice(hiring.unseen(action.row), action, Reason("the-best-card")))
        elif isinstance(action, Market):
            choices.append(Choice(0.0, action, Reason("the-best-card")))
    choices.sort(key=value_of, reverse=True)
    sweep = hiring.poor_row(legal)
    if sweep is not None:
        choices.insert(0, Choice(choices[0].value, sweep, Reason("nothing-in-the-row")))
    return choices


def alone(hiring: Hiring, legal: Sequence[Action], plans: Plans | None = None) -> Choice | None:
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
                value -= outlook.taste.bot_fragment
            if plans is not None:
                value += plans.after(held, action.paws, action.returns, action.planet)
            why = Reason("worth-the-paws", {"planet": action.planet})
            choices.append(Choice(value + me.gain(held), action, why))
    return best_of(choices)
