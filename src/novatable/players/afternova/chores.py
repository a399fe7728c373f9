"""What to do when there is nothing to bargain about: a player's own cards, Fragments and Blueprints."""

from collections.abc import Sequence

from novatable.afternova.actions import Complete, Discard, Extract, Jettison, Pass
from novatable.core.actions import Action
from novatable.core.reason import Reason
from novatable.players.afternova.bargain import ONE
from novatable.players.afternova.hiring import Hiring
from novatable.players.afternova.outlook import Outlook
from novatable.players.afternova.remarks import wish
from novatable.players.afternova.worth import minus, plus
from novatable.players.choice import Choice, best_of


def complete(outlook: Outlook, legal: Sequence[Action]) -> Choice:
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


def jettison(outlook: Outlook, legal: Sequence[Action]) -> Choice:
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


def discard(hiring: Hiring, legal: Sequence[Action]) -> Choice:
    best = best_of(
        [Choice(-hiring.keep(a.card), a, Reason("least-card")) for a in legal if isinstance(a, Discard)]
    )
    assert best is not None
    return best


def market(hiring: Hiring, legal: Sequence[Action]) -> Choice:
    """The next step at the Market, with the worth of the whole action at its beginning."""
    begins = hiring.outlook.view.phase == "turn"
    value = hiring.market() if begins else 0.0
    sweep = hiring.poor_row(legal)
    if sweep is not None:
        return Choice(value, sweep, Reason("nothing-in-the-row"))
    wanted = wish(hiring.outlook, hiring.outlook.me.storage) if begins else None
    return Choice(value, hiring.best_take(legal), wanted or Reason("the-best-card"))


def alone(hiring: Hiring, legal: Sequence[Action]) -> Choice | None:
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
            why = Reason("worth-the-paws", {"planet": action.planet})
            choices.append(Choice(value + me.gain(held), action, why))
    return best_of(choices)
