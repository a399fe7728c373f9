"""Keeps the shipped card sets by their hash, before they are changed: `python tools/keep_cards.py`.

Games that began with a set go on with it (docs/RECORD.md). Sets that a release has shipped must stay.
"""

from importlib import import_module
from pathlib import Path

import msgspec

from novatable import Game


def keep(folder: Path, digest: str, whole: object) -> None:
    folder.mkdir(exist_ok=True)
    text = msgspec.json.format(msgspec.json.encode(whole), indent=1)
    (folder / f"{digest}.json").write_bytes(text + b"\n")
    print(f"kept {digest:.12} in {folder}")


def main() -> None:
    for name in Game.kinds:
        module = import_module(f"novatable.{name}.cards")
        cards = module.load(module.STANDARD)
        keep(Path(str(module.__file__)).parent / "cards" / "former", cards.hash, cards.to_json())


if __name__ == "__main__":
    main()
