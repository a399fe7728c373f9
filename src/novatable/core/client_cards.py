"""Card sets as clients get them: everything there is to draw, with the numbers that views and actions use."""

from typing import Any

import msgspec


class ClientCards(msgspec.Struct, frozen=True):
    """A card set to draw; a game adds its cards."""

    name: str
    hash: str


class ClientCard(msgspec.Struct, frozen=True, omit_defaults=True):
    """`number` is what views, actions and events call it."""

    number: int


def numbered(cards: list[dict[str, Any]], first: int = 0) -> list[dict[str, Any]]:
    return [{"number": first + place, **card} for place, card in enumerate(cards)]
