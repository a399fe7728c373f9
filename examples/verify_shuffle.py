"""Verify the shuffles of a finished game, using only the standard library, not Novatable.

    python examples/verify_shuffle.py game.jsonl

Checks that the seed matches the commitment made before the game. Then repeats the shuffles and prints the
first player and every pile in the order it is drawn (docs/RECORD.md). Compare that with what you saw.
"""

import hashlib
import json
import sys
from typing import Any


def shuffle(seed: bytes, stream: str, items: list[int], block: int = 0) -> int:
    """Fisher-Yates in place, starting at the given block of the stream; returns the next unused block."""
    words: list[int] = []
    for last in range(len(items) - 1, 0, -1):
        while True:
            if not words:
                digest = hashlib.sha256(seed + stream.encode() + b"\0" + block.to_bytes(8, "big")).digest()
                words = [int.from_bytes(digest[at : at + 4], "big") for at in range(0, 32, 4)]
                block += 1
            word = words.pop(0)
            if word < 2**32 - 2**32 % (last + 1):
                break
        other = word % (last + 1)
        items[last], items[other] = items[other], items[last]
    return block


def unshuffled(game: str, players: int, options: dict[str, Any]) -> dict[str, list[int]]:
    """Each pile of the standard cards before its first shuffle, from bottom to top."""
    if game == "afternova":
        bag = [colour for colour in range(5) for _ in range(options.get("fragments_per_colour", 8))]
        piles = {"paws": range(40), "blueprints": range(40, 80), "planets": range(18), "starships": range(10)}
        return {"first": [*range(players)], "bag": bag, **{name: [*pile] for name, pile in piles.items()}}
    bag = [shard for shard in range(3) for _ in range(options.get("shards_per_type", 10))]
    decks = {f"deck {seat}": [*range(11)] for seat in range(players)}
    hrl = {"hrl": [0, 1, 2, 3, 6, 7]} if players == 2 else {}
    return {
        "first": [*range(players)],
        "bag": bag,
        "academy": [*range(11, 35)],
        "directives": [*range(11)],
        **hrl,
        **decks,
    }


def verified(header: dict[str, Any]) -> dict[str, list[int]]:
    """Every pile in the order it is drawn. In `first`, the starting seat comes first."""
    seed = bytes.fromhex(header["seed"])
    if hashlib.sha256(b"novatable commitment " + seed).hexdigest() != header["commitment"]:
        raise ValueError("this is not the seed that was promised before the game")
    if "start" in header or "set" in header["cards"]:
        raise ValueError("only games from the beginning, with the standard cards, can be verified here")
    piles = unshuffled(header["game"], header["players"], header["options"])
    for stream, pile in piles.items():
        shuffle(seed, stream, pile)
    if header["options"]["first"] is not None:  # agreed on, as in a rematch: the winner begins
        piles["first"] = [header["options"]["first"]]
    return {stream: pile if stream == "first" else pile[::-1] for stream, pile in piles.items()}


if __name__ == "__main__":
    with open(sys.argv[1], encoding="utf-8") as record:
        for stream, pile in verified(json.loads(record.readline())).items():
            print(f"{stream}: {' '.join(map(str, pile))}")
