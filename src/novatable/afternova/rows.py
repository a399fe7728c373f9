"""The words of AfterNova and its Upgrades as data for screens, in the order of their numbers.

`make wire` writes them to web/src/wire/afternova.json.
"""

import msgspec

from novatable.afternova.cards import COLOURS, ICONS
from novatable.afternova.client_cards import UpgradeRow, upgrade_rows


class Rows(msgspec.Struct, frozen=True):
    colours: tuple[str, ...]
    icons: tuple[str, ...]
    upgrades: tuple[UpgradeRow, ...]


def text() -> str:
    rows = Rows(COLOURS, ICONS, upgrade_rows())
    return msgspec.json.format(msgspec.json.encode(rows), indent=2).decode() + "\n"


if __name__ == "__main__":
    print(text(), end="")
