"""A card set as tables."""

from rich.console import Group, RenderableType
from rich.table import Table

from novatable.afternova.cards import CardSet
from novatable.afternova.words import Words
from novatable.core.words import Texts
from novatable.terminal.afternova import marks


def catalogue(cards: CardSet, texts: Texts) -> RenderableType:
    words = Words(texts, cards, (), None)

    def table(title: str, *columns: str) -> Table:
        return Table(
            *[texts.format(f"term-an-cards-{column}") for column in columns],
            title=texts.format(f"term-an-cards-{title}"),
        )

    paws = table("paws", "paw", "species", "icons")
    for number, paw in enumerate(cards.paws):
        paws.add_row(paw.name, words.species(number), marks.icons(words, paw.icons))
    blueprints = table("blueprints", "blueprint", "cost", "points", "upgrade")
    for number, blueprint in enumerate(cards.blueprints, start=cards.n_paws):
        cost = marks.chips(blueprint.cost)
        blueprints.add_row(blueprint.name, cost, str(blueprint.points), marks.upgrade(words, number))
    planets = table("planets", "planet", "requires", "spaces")
    for planet in cards.planets:
        planets.add_row(planet.name, marks.needs(words, planet.needs), str(planet.spaces))
    starships = table("starships", "starship", "objective")
    for starship in cards.starships:
        colours = [int(colour in starship.objective) for colour in range(5)]
        starships.add_row(starship.name, marks.chips(colours))
    return Group(paws, blueprints, planets, starships)


def summary(cards: CardSet, texts: Texts) -> str:
    return texts.format(
        "term-an-cards-summary",
        name=cards.name,
        paws=len(cards.paws),
        blueprints=len(cards.blueprints),
        planets=len(cards.planets),
        starships=len(cards.starships),
        hash=cards.hash,
    )
