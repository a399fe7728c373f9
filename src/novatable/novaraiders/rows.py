"""The rows of all actions as data for screens: what each asks for, its rule, and what happens to ships.

`make wire` writes them to web/src/wire/novaraiders.json.
"""

import msgspec

from novatable.novaraiders.actions import Goes, NovaRaidersAction, name_of


class Row(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the class of an action says; `asks`: its fields but for the card, in the order of asking."""

    rule: str
    asks: tuple[str, ...] = ()
    goes: Goes | None = None
    moves: bool = False
    pushes: bool = False
    hijacks: bool = False
    unloads: bool = False


def rows() -> dict[str, Row]:
    return {name_of(kind): _row(kind) for kind in NovaRaidersAction.kinds()}


def _row(kind: type[NovaRaidersAction]) -> Row:
    asks = kind.order or tuple([name for name in kind.__struct_fields__ if name != "card"])
    return Row(kind.rule, asks, kind.goes, kind.moves, kind.pushes, kind.hijacks, kind.unloads)


def text() -> str:
    return msgspec.json.format(msgspec.json.encode(rows()), indent=2).decode() + "\n"


if __name__ == "__main__":
    print(text(), end="")
