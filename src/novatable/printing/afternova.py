"""AfterNova on paper: its cards, 40 Fragments, spaces of Storage, six Starships to play on, and the rules."""

from typing import Any, Final

from novatable.afternova.cards import COLOURS, ICONS, SKILLS
from novatable.afternova.client_cards import AfterNovaCards
from novatable.afternova.setup import OPTIONS
from novatable.core.options import value_of
from novatable.core.words import Texts
from novatable.printing.drawings import Drawings, pale
from novatable.printing.rules import aid

FRAGMENTS: Final = 8
"""Of each colour (AN-1.1)."""
OBJECTIVE_POINTS: Final = value_of({each.name: each.default for each in OPTIONS}, "objective_points")
"""For each icon in its colours (AN-7.2)."""
SEATS: Final = 6
BLUE: Final = "#1c3f8f"

AID: Final = (
    (("an-section-3", ("an-3-1", "an-3-2")), ("an-section-6", ("an-6-1", "an-6-4"))),
    (("an-section-4", ("an-4-1", "an-4-2", "an-4-3", "an-4-4")),),
    (("an-section-5", ("an-5-1", "an-5-2", "an-5-5")), ("an-section-7", ("an-7-1", "an-7-2"))),
)


def sheets(cards: AfterNovaCards, drawings: Drawings, saving: bool, texts: Texts) -> dict[str, Any]:
    said = texts.format
    return {
        "pictures": _saving(drawings.pictures) if saving else drawings.pictures,
        "words": {
            "cards": said("print-cards"),
            "counters": said("print-counters"),
            "boards": said("print-boards"),
            "none": said("art-no-upgrade"),
            "objective": said("print-objective"),
            "objective-does": said("zoom-objective", points=said("art-points", points=OBJECTIVE_POINTS)),
            "completed": said("cards-blueprint"),
            "tuck": said("an-6-3.short"),
        },
        "aid": aid(texts, AID),
        "cards": [*_hand_cards(cards, texts), *_other_cards(cards, texts)],
        "counters": _counters(cards),
    }


def _hand_cards(cards: AfterNovaCards, texts: Texts) -> list[dict[str, Any]]:
    said = texts.format
    icons = {row.name: row.icon for row in cards.upgrades}
    paws = [
        {
            "kind": "paw",
            "picture": f"paw-{at}",
            "back": "back-paw",
            "kind_name": said("cards-paw"),
            "name": paw.name,
            "species": said("art-species", species=paw.species.lower().replace(" ", "-"), name=paw.species),
            "skills": [ICONS.index(icon) for icon in paw.icons],
        }
        for at, paw in enumerate(cards.paws)
    ]
    blueprints = [
        {
            "kind": "blueprint",
            "picture": f"blueprint-{at}",
            "back": "back-blueprint",
            "kind_name": said("cards-blueprint"),
            "name": card.name,
            "cost": [COLOURS.index(colour) for colour in card.cost],
            "points": card.points,
            "upgrade": card.upgrade,
            "icon": _skill(icons.get(card.upgrade or "")),
            "upgrade_name": said("art-upgrade", upgrade=card.upgrade or ""),
            "does": _sentence(said(f"upgrade-does-{card.upgrade}")) if card.upgrade else "",
        }
        for at, card in enumerate(cards.blueprints)
    ]
    return [*paws, *blueprints]


def _other_cards(cards: AfterNovaCards, texts: Texts) -> list[dict[str, Any]]:
    said = texts.format
    planets = [
        {
            "kind": "planet",
            "picture": f"planet-{at}",
            "back": "logo",
            "kind_name": said("cards-planet"),
            "name": planet.name,
            "spaces": planet.spaces,
            "needs": [
                {"skill": SKILLS.index(skill), "number": number} for skill, number in planet.needs.items()
            ],
        }
        for at, planet in enumerate(cards.planets)
    ]
    starships = [
        {
            "kind": "starship",
            "picture": f"starship-{at}",
            "back": "board-5",
            "kind_name": said("cards-starship"),
            "name": starship.name,
            "objective": [COLOURS.index(colour) for colour in starship.objective],
            "colours": [said("art-colour", colour=colour) for colour in starship.objective],
        }
        for at, starship in enumerate(cards.starships)
    ]
    return [*planets, *starships]


def _counters(cards: AfterNovaCards) -> list[dict[str, Any]]:
    """The Fragments, a space of Storage for every Hold (AN-9.1), and an emblem for each player."""
    holds = sum(card.upgrade == "hold" for card in cards.blueprints)
    return [
        *({"kind": "fragment", "colour": colour} for colour in range(len(COLOURS)) for _ in range(FRAGMENTS)),
        *({"kind": "storage"} for _ in range(holds)),
        *({"kind": "emblem", "picture": f"emblem-{seat}"} for seat in range(SEATS)),
    ]


def _skill(icon: str | None) -> int | None:
    return None if icon is None or icon == "wild" else ICONS.index(icon)


def _sentence(text: str) -> str:
    return f"{text[:1].upper()}{text[1:]}."


def _saving(pictures: dict[str, str]) -> dict[str, str]:
    """Pale areas; what was white on blue is blue on white. Small signs stay as they are."""
    return {name: _pale(name, picture) for name, picture in pictures.items()}


def _pale(name: str, picture: str) -> str:
    kind = name.partition("-")[0]
    if kind in ("paw", "planet", "starship", "board", "logo"):
        return pale(picture)
    if kind == "blueprint":
        return pale(picture, BLUE)
    if kind == "back":
        return picture.replace("#ffd9a8", "#8d4a28").replace("#cfe0ff", BLUE)
    return picture
