"""A card set as tables."""

from rich.console import Group, RenderableType
from rich.table import Table

from novatable.afternova.cards import CardSet
from novatable.terminal.afternova import marks


def catalogue(cards: CardSet) -> RenderableType:
    paws = Table("Paw", "species", "icons", title="Hired Paws")
    for paw in cards.paws:
        paws.add_row(paw.name, paw.species, marks.icons(paw.icons))
    blueprints = Table("Blueprint", "cost", "points", "Upgrade", title="Blueprints")
    for number, blueprint in enumerate(cards.blueprints, start=cards.n_paws):
        cost = marks.chips(blueprint.cost)
        blueprints.add_row(blueprint.name, cost, str(blueprint.points), marks.upgrade(cards, number))
    planets = Table("Planet", "requires", "spaces", title="Planets")
    for planet in cards.planets:
        planets.add_row(planet.name, marks.needs(planet.needs), str(planet.spaces))
    starships = Table("Starship", "objective", title="Starships")
    for starship in cards.starships:
        colours = [int(colour in starship.objective) for colour in range(5)]
        starships.add_row(starship.name, marks.chips(colours))
    return Group(paws, blueprints, planets, starships)


def summary(cards: CardSet) -> str:
    return (
        f"card set {cards.name} for AfterNova, {len(cards.paws)} Paws, {len(cards.blueprints)} Blueprints, "
        f"{len(cards.planets)} Planets, {len(cards.starships)} Starships; SHA-256 {cards.hash}"
    )
