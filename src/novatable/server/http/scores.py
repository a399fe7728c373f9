"""The scores that everybody at a table can add up, for the graph of a game."""

from typing import Any

from novatable.afternova.game import card_set as afternova_cards
from novatable.afternova.view import View as AfterNovaView
from novatable.novaraiders.game import card_set as novaraiders_cards
from novatable.novaraiders.scoring import bay_points, points_of_specials
from novatable.novaraiders.view import View as NovaRaidersView


def known_scores(view: Any) -> tuple[int, ...]:
    """Per seat, from a spectator's view; what is hidden is added at the end, in the outcome."""
    if view.outcome is not None:
        return tuple(view.outcome.scores)
    return _afternova(view) if isinstance(view, AfterNovaView) else _novaraiders(view)


def _afternova(view: AfterNovaView) -> tuple[int, ...]:
    """AN-7.2 and AN-8.9 without the hidden objectives."""
    points = afternova_cards(view.cards).points
    scores = [sum(points[card] for card in one.completed) + sum(one.storage) for one in view.players]
    if view.bot is not None:
        fragments = sum(view.bot.storage) + sum(map(sum, view.bot.covered))
        scores.append(sum(points[card] for card in view.bot.scored) + fragments)
    return tuple(scores)


def _novaraiders(view: NovaRaidersView) -> tuple[int, ...]:
    """NR-9.1 and NR-9.2 without the Directives and Specials that were taken unseen; H.R.L. does not score."""
    cards = novaraiders_cards(view.cards)
    per_set = view.options["special_set_points"]
    assert isinstance(per_set, int)
    scores = [
        sum(map(bay_points, one.bays)) + points_of_specials(cards, one.specials, per_set)
        for one in view.players
    ]
    return tuple(scores if view.hrl is None else [*scores, 0])
