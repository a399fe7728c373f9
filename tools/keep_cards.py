"""Keeps the shipped card sets by their hash, before they are changed: `python tools/keep_cards.py`.

Games that began with a set go on with it (docs/RECORD.md). Sets that a release has shipped must stay.
"""

from pathlib import Path

import msgspec

from novatable.afternova import cards as afternova
from novatable.novaraiders import cards as novaraiders


def keep(folder: Path, digest: str, whole: object) -> None:
    folder.mkdir(exist_ok=True)
    text = msgspec.json.format(msgspec.json.encode(whole), indent=1)
    (folder / f"{digest}.json").write_bytes(text + b"\n")
    print(f"kept {digest:.12} in {folder}")


def main() -> None:
    for module in (afternova, novaraiders):
        cards = module.load(module.STANDARD)
        keep(Path(str(module.__file__)).parent / "cards" / "former", cards.hash, cards.to_json())


if __name__ == "__main__":
    main()
