"""A card set as tables."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from novatable.core.words import Texts
from novatable.novaraiders.cards import TRACK_EVENTS, BoardPlan, CardSet
from novatable.novaraiders.words import Words
from novatable.terminal.novaraiders import marks


def catalogue(cards: CardSet, texts: Texts) -> RenderableType:
    words = Words(texts, cards, (), None, 4)
    basics = _table(texts, "basics", "action", "or")
    for card in range(cards.n_basics):
        basics.add_row(*words.faces(card))
    specials = _table(texts, "specials", "special", "symbol", "does")
    for number, special in enumerate(cards.specials, start=cards.n_basics):
        specials.add_row(words.card_name(number), marks.shard(special.symbol), words.does(number))
    directives = _table(texts, "directives", "directive", "points", "for")
    for number, directive in enumerate(cards.directives):
        name = words.plain(words.directive_name(number))
        directives.add_row(name, str(directive.points), words.goal(number))
    hrl = _table(texts, "hrl", "hrl-card")
    for number in range(len(cards.hrl)):
        hrl.add_row(words.plain(words.hrl_card(number)))
    return Group(basics, specials, directives, hrl, *[_board(plan, texts) for plan in cards.plans])


def _table(texts: Texts, title: str, *columns: str, **args: int) -> Table:
    headings = [texts.format(f"term-nr-cards-{column}") for column in columns]
    return Table(*headings, title=texts.format(f"term-nr-cards-{title}", **args))


def _board(plan: BoardPlan, texts: Texts) -> RenderableType:
    rings = _table(texts, "board", "ring", "spaces", "asteroid", "shards", n=plan.bases)
    for number, ring in enumerate(plan.rings, start=1):
        asteroid = texts.format("term-nr-cards-after", n=ring.asteroid)
        rings.add_row(str(number), str(ring.width * plan.bases), asteroid, str(ring.shards))
    track = ", ".join(texts.format(f"nr-art-track-{TRACK_EVENTS[event]}") for event in plan.track)
    return Group(rings, Text(texts.format("term-nr-cards-track", events=track)))


def summary(cards: CardSet, texts: Texts) -> str:
    return texts.format(
        "term-nr-cards-summary",
        name=cards.name,
        basics=len(cards.basics),
        specials=len(cards.specials),
        directives=len(cards.directives),
        hrl=len(cards.hrl),
        boards=len(cards.plans),
        hash=cards.hash,
    )
