"""Nova-Raiders on paper: all decks, ships and Shards, the boards with their overlays and Time Tracks."""

import re
from typing import Any, Final

from novatable.core.words import Texts
from novatable.novaraiders.cards import COLOURS, SHARDS
from novatable.novaraiders.client_cards import NovaRaidersCards
from novatable.printing.drawings import Drawings, pale
from novatable.printing.rules import aid

SHARDS_OF_A_TYPE: Final = 10
SHIPS: Final = 3
"""Of each colour (NR-2.1)."""

GROUNDS: Final = {
    "special": ("#5a6aa8", "#1c2550"),
    "directive": ("#c98a2c", "#5e3a0a"),
    "hrl": ("#c2303c", "#5c111b"),
}

AID: Final = (
    (
        ("nr-section-3", ("nr-3-1", "nr-3-3", "nr-3-4", "nr-3-5", "nr-3-6")),
        ("nr-section-9", ("nr-9-1", "nr-9-2", "nr-9-3")),
    ),
    (("nr-section-4", ("nr-4-2", "nr-4-3", "nr-4-4", "nr-4-6", "nr-4-7")),),
    (
        ("nr-section-5", ("nr-5-1", "nr-5-2", "nr-5-3", "nr-5-5", "nr-5-6")),
        ("nr-section-6", ("nr-6-2", "nr-6-3", "nr-6-4")),
    ),
)


def sheets(cards: NovaRaidersCards, drawings: Drawings, saving: bool, texts: Texts) -> dict[str, Any]:
    said = texts.format
    light = {
        "icon-chain-light": drawings.pictures["icon-chain"].replace(
            "#39415c", "#1c2238" if saving else "#eef2ff"
        )
    }
    pictures = {**drawings.pictures, **light}
    return {
        "pictures": {name: _pale(name, each) for name, each in pictures.items()} if saving else pictures,
        "sizes": drawings.sizes,
        "words": {
            "cards": said("print-cards"),
            "counters": said("print-counters"),
            "overlays": said("print-overlays"),
            "glue": said("print-glue"),
            "start": said("print-start"),
            "track": said("nr-art-track"),
            "chain": said("nr-art-use-chain"),
            "directive": said("nr-art-directive"),
            "hrl": said("nr-art-hrl-name"),
        },
        "aid": aid(texts, AID),
        "cards": [
            *_basics(cards, texts),
            *_specials(cards, texts),
            *_directives(cards, texts),
            *_hrl(cards, texts),
        ],
        "counters": _counters(),
        "boards": _boards(cards, texts),
    }


def _basics(cards: NovaRaidersCards, texts: Texts) -> list[dict[str, Any]]:
    """A deck for each colour (NR-2.5)."""
    return [
        {
            "kind": "basic",
            "back": f"emblem-{colour}",
            "colour": colour,
            "halves": [_half(action, texts) for action in card.actions],
        }
        for colour in range(len(COLOURS))
        for card in cards.basics
    ]


def _half(action: str, texts: Texts) -> dict[str, str]:
    use, _, n = action.partition(" ")
    return {
        "icon": f"{use}{n}",
        "name": texts.format(f"nr-art-use-{use}", n=int(n or 0)),
        "ink": f"ink-{use}",
    }


def _specials(cards: NovaRaidersCards, texts: Texts) -> list[dict[str, Any]]:
    return [
        {
            "kind": "special",
            "back": "back-special",
            "kind_name": texts.format("cards-special"),
            "ground": GROUNDS["special"],
            "icon": card.kind,
            "shard": SHARDS.index(card.symbol),
            "name": _named(texts, "nr-art-use", card.name),
            "does": texts.format(f"nr-art-does-{_kebab(card.kind)}", reach=card.reach or 0),
        }
        for card in cards.specials
    ]


def _directives(cards: NovaRaidersCards, texts: Texts) -> list[dict[str, Any]]:
    return [
        {
            "kind": "directive",
            "back": "logo",
            "kind_name": texts.format("cards-directive"),
            "ground": GROUNDS["directive"],
            "picture": f"directive-{at}",
            "points": card.points,
            "name": _named(texts, "nr-art-directive", card.name),
            "asks": texts.format(
                f"nr-art-goal-{_kebab(card.goal)}", shard=card.shard or "black", least=card.at_least or 0
            ),
        }
        for at, card in enumerate(cards.directives)
    ]


def _hrl(cards: NovaRaidersCards, texts: Texts) -> list[dict[str, Any]]:
    told = []
    for at, card in enumerate(cards.hrl):
        args = {"ship": card.ship or "any", "colour": card.colour or ""}
        told.append(
            {
                "kind": "hrl",
                "back": "ship-0",
                "kind_name": texts.format("nr-art-hrl-name"),
                "ground": GROUNDS["hrl"],
                "picture": f"hrl-{at}",
                "name": texts.format(f"nr-art-hrl-{card.action}", **args),
                "does": texts.format(f"nr-art-hrl-{card.action}.text", **args),
            }
        )
    return told


def _counters() -> list[dict[str, Any]]:
    """Shards, ships, and the token of the Time Track."""
    return [
        *(
            {"picture": f"shard-{shard}", "ground": "#e9e6f2"}
            for shard in range(len(SHARDS))
            for _ in range(SHARDS_OF_A_TYPE)
        ),
        *(
            {"picture": f"ship-{colour}", "ground": "#26306b"}
            for colour in range(len(COLOURS))
            for _ in range(SHIPS)
        ),
        {"picture": "logo", "ground": "#0a1335"},
    ]


def _boards(cards: NovaRaidersCards, texts: Texts) -> list[dict[str, Any]]:
    return [
        {
            "name": texts.format("print-bases", n=board.bases),
            "picture": f"board-{board.bases}",
            "overlays": [f"overlay-{board.bases}-{n}" for n in range(1, board.track.count("expansion") + 1)],
            "track": [
                {"kind": event, "name": texts.format(f"nr-art-track-{event}")} for event in board.track
            ],
        }
        for board in cards.boards
    ]


def _named(texts: Texts, prefix: str, name: str) -> str:
    """The translated name of the standard set's cards, else as the file has it."""
    message = f"{prefix}-{_kebab(name)}"
    return texts.format(message) if texts.has(message) else name


def _kebab(word: str) -> str:
    return re.sub("[^a-z0-9]+", "-", word.lower())


def _pale(name: str, picture: str) -> str:
    """Of a board the dark gaps between its spaces stay."""
    kind = name.partition("-")[0]
    if kind == "board":
        return pale(picture, stays="#060a1a")
    return pale(picture) if kind in ("overlay", "logo", "directive", "hrl") else picture
