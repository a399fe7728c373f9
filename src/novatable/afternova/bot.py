"""Bot, the simulated third player of two-player games: a printed procedure, no decisions (section 8)."""

from collections.abc import Sequence
from itertools import permutations

from novatable.afternova.cards import CardSet
from novatable.afternova.draw import draw_card, draw_fragment
from novatable.afternova.events import (
    BotDrew,
    BotLaid,
    BotPlaced,
    BotScored,
    BotScoredUnseen,
    BotStored,
)
from novatable.afternova.model import BLUEPRINTS, Bot, State, as_counts
from novatable.core.actions import Event


def take_turn(state: State, bot: Bot, events: list[Event]) -> None:
    """Draw a Fragment and place it (AN-8.2); with nothing to draw, the turn is over (AN-8.10)."""
    colour = draw_fragment(state, events)
    events.append(BotDrew(colour))
    if colour is not None:
        place(state, bot, colour, events)


def uncovered(cards: CardSet, row: Sequence[int], lying: Sequence[Sequence[int]]) -> list[int]:
    """Icons of Bot's row without a Fragment on them, per colour: all that it accepts (AN-8.7)."""
    free = [0] * 5
    for blueprint, covered in zip(row, lying, strict=True):
        cost = cards.cost[blueprint]
        for colour in range(5):
            free[colour] += cost[colour] - covered[colour]
    return free


def orders(state: State, bot: Bot, fragments: tuple[int, ...]) -> list[tuple[int, ...]]:
    """The orders of a deal's Fragments that make a difference; nearly always one (AN-8.7).

    Every Fragment has its icon in the row, whatever the order. But Bot may reach its 6th Blueprint before
    all covered ones are scored, and then it matters which of them is first (AN-8.8). A Blueprint laid
    meanwhile can be scored too, with one or more stored Fragments.
    """
    last = state.rules.blueprints_to_end
    scores = len(bot.scored) + len(bot.unseen) + sum(bot.storage)
    if scores + min(len(bot.row), len(fragments)) <= last:
        return [fragments]
    covered = len(_covered_by(state, bot, fragments))
    if covered < 2 or scores + covered <= last:
        return [fragments]
    by_scoring: dict[tuple[int, ...], tuple[int, ...]] = {}
    for order in permutations(fragments):
        by_scoring.setdefault(_covered_by(state, bot, order), order)
    return list(by_scoring.values())


def _covered_by(state: State, bot: Bot, fragments: tuple[int, ...]) -> tuple[int, ...]:
    """The Blueprints of the row that the Fragments cover, in the order they are covered."""
    cards = state.rules.cards
    lying = [covered[:] for covered in bot.covered]
    done: list[int] = []
    for colour in fragments:
        for blueprint, covered in zip(bot.row, lying, strict=True):
            if covered[colour] < cards.cost[blueprint][colour]:
                covered[colour] += 1
                if sum(covered) == cards.cost_size[blueprint]:
                    done.append(blueprint)
                break
    return tuple(done)


def place(state: State, bot: Bot, colour: int, events: list[Event]) -> None:
    """Onto the leftmost Blueprint with an uncovered icon of the colour, else into Storage (AN-8.2)."""
    cost = state.rules.cards.cost
    for index, blueprint in enumerate(bot.row):
        if bot.covered[index][colour] < cost[blueprint][colour]:
            bot.covered[index][colour] += 1
            events.append(BotPlaced(colour, index, blueprint, stored=False))
            _score_covered(state, bot, index, events)
            return
    bot.storage[colour] += 1
    events.append(BotStored(colour))
    if sum(bot.storage) == state.rules.bot_storage and not bot.finished(state.rules):
        _score_unseen(state, bot, events)


def _score_unseen(state: State, bot: Bot, events: list[Event]) -> None:
    """A 4th stored Fragment: all are discarded for the top card of the deck, face down (AN-8.3)."""
    fragments = as_counts(bot.storage)
    _discard(state, bot.storage)
    card = draw_card(state, BLUEPRINTS, events)
    if card is not None:
        bot.unseen.append(card)
    events.append(BotScoredUnseen(card is not None, fragments))


def _score_covered(state: State, bot: Bot, index: int, events: list[Event]) -> None:
    """A Blueprint with every icon covered is scored and replaced; the new one may be covered too (AN-8.4)."""
    cards = state.rules.cards
    while sum(bot.covered[index]) == cards.cost_size[bot.row[index]] and not bot.finished(state.rules):
        blueprint = bot.row.pop(index)
        covered = bot.covered.pop(index)
        bot.scored.append(blueprint)
        events.append(BotScored(blueprint, as_counts(covered)))
        _discard(state, covered)
        if bot.finished(state.rules):
            return
        new = draw_card(state, BLUEPRINTS, events)
        if new is None:
            return
        index = len(bot.row)
        bot.row.append(new)
        bot.covered.append([0] * 5)
        events.append(BotLaid(new))
        for colour in range(5):
            for _ in range(min(bot.storage[colour], cards.cost[new][colour])):
                bot.storage[colour] -= 1
                bot.covered[index][colour] += 1
                events.append(BotPlaced(colour, index, new, stored=True))


def _discard(state: State, fragments: list[int]) -> None:
    for colour in range(5):
        state.fragment_discard[colour] += fragments[colour]
        fragments[colour] = 0
