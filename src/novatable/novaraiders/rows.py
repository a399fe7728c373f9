"""The words of Nova-Raiders and the rows of all actions as data for screens.

A row says what an action asks for, its rule, and what happens to ships.
`make wire` writes them to web/src/wire/novaraiders.json.
"""

import msgspec

from novatable.novaraiders.actions import Goes, NovaRaidersAction, name_of
from novatable.novaraiders.cards import COLOURS, SHARDS, TRACK_EVENTS, TRACK_RULES
from novatable.novaraiders.model import colours_of


class Row(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the class of an action says; `asks`: its fields but for the card, in the order of asking."""

    rule: str
    asks: tuple[str, ...] = ()
    goes: Goes | None = None
    moves: bool = False
    pushes: bool = False
    hijacks: bool = False
    unloads: bool = False


class Rows(msgspec.Struct, frozen=True):
    """Words are in the order of their numbers, actions by their type.

    `seats`: the colour of each base, by how many play. `track`: the rule of each event on the Time Track.
    """

    shards: tuple[str, ...]
    colours: tuple[str, ...]
    seats: dict[int, tuple[int, ...]]
    track: dict[str, str]
    actions: dict[str, Row]


def _row(kind: type[NovaRaidersAction]) -> Row:
    asks = kind.order or tuple([name for name in kind.__struct_fields__ if name != "card"])
    return Row(kind.rule, asks, kind.goes, kind.moves, kind.pushes, kind.hijacks, kind.unloads)


def text() -> str:
    seats = {people: colours_of(people) for people in (2, 3, 4)}
    actions = {name_of(kind): _row(kind) for kind in NovaRaidersAction.kinds()}
    track = dict(zip(TRACK_EVENTS, TRACK_RULES, strict=True))
    rows = Rows(SHARDS, COLOURS, seats, track, actions)
    return msgspec.json.format(msgspec.json.encode(rows), indent=2).decode() + "\n"


if __name__ == "__main__":
    print(text(), end="")
