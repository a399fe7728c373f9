"""A card set as tables."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from novatable.core.words import capital
from novatable.novaraiders.cards import TRACK_EVENTS, BoardPlan, CardSet
from novatable.novaraiders.words import Words, goal_in_words
from novatable.terminal.novaraiders import marks


def catalogue(cards: CardSet) -> RenderableType:
    basics = Table("action", "or", title="Basic deck")
    for card in range(cards.n_basics):
        basics.add_row(*cards.card_name(card).split(" / "))
    words = Words(cards, (), None, 4)
    specials = Table("Special", "", "action", title="Special cards")
    for number, special in enumerate(cards.specials, start=cards.n_basics):
        specials.add_row(special.name, marks.shard(special.symbol), capital(words.special(number)))
    directives = Table("Directive", "points", "for", title="Directives")
    for directive in cards.directives:
        directives.add_row(directive.name, str(directive.points), capital(goal_in_words(directive)))
    hrl = Table("card", title="H.R.L.")
    for number in range(len(cards.hrl)):
        hrl.add_row(cards.hrl_name(number))
    return Group(basics, specials, directives, hrl, *map(_board, cards.plans))


def _board(plan: BoardPlan) -> RenderableType:
    rings = Table("ring", "spaces", "Asteroid", "Shards", title=f"Board with {plan.bases} bases")
    for number, ring in enumerate(plan.rings, start=1):
        rings.add_row(
            str(number), str(ring.width * plan.bases), f"{ring.asteroid} after each Gate", str(ring.shards)
        )
    track = ", ".join(TRACK_EVENTS[event] for event in plan.track)
    return Group(rings, Text(f"Time Track: {track}."))


def summary(cards: CardSet) -> str:
    return (
        f"card set {cards.name} for Nova-Raiders, {len(cards.basics)} basic cards, "
        f"{len(cards.specials)} Specials, {len(cards.directives)} Directives, {len(cards.hrl)} H.R.L. cards, "
        f"{len(cards.plans)} boards; SHA-256 {cards.hash}"
    )
