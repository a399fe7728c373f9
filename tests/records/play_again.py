"""Plays records again, digest by digest, and tells what the game said on the way.

As a program, for a process of its own: `python -m tests.records.play_again FOLDER`.
"""

import os
import subprocess
import sys
from hashlib import sha256
from pathlib import Path

import msgspec

from novatable import Game
from novatable.core.record import read_record, write_record


def golden_record(game: Game) -> str:
    """The record of a game with a digest beside every action."""
    header = game.record().splitlines()[0]
    again = Game.replay(header)
    digests = []
    for seat, action in game.history:
        again.play(seat, action)
        digests.append(again.digest())
    start = None if game.start is None else game.start.state_json()
    return write_record(game.setup, start, game.history, game.digest(), digests)


def play_again(text: str) -> str:
    """A hash of all legal lists, events, views and digests along the record; the digests are compared."""
    record = read_record(text)
    game = Game.replay(text.splitlines()[0])
    said = sha256()
    for number, (seat, action) in enumerate(record.actions):
        for other in range(game.seats):
            said.update(msgspec.json.encode(game.legal(other)))
        events = game.play(seat, action)
        said.update(msgspec.json.encode(events))
        if number % 16 == 0:
            for viewer in (None, *range(game.seats)):
                said.update(game.view(viewer).to_bytes())
        assert record.digests[number] == game.digest(), f"action {number + 1} leads to another state"
    assert record.closing == game.digest()
    return said.hexdigest()


def records_in(folder: Path) -> list[Path]:
    return sorted(folder.glob("*.jsonl"))


def play_all(folder: Path) -> list[str]:
    return [play_again(path.read_text("utf-8")) for path in records_in(folder)]


def play_all_elsewhere(folder: Path, hash_seed: int) -> list[str]:
    """The same in a fresh process, in which sets and dictionaries hash otherwise."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.records.play_again", str(folder)],
        cwd=Path(__file__).parents[2],
        env={**os.environ, "PYTHONHASHSEED": str(hash_seed)},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.split()


def main() -> None:
    print(*play_all(Path(sys.argv[1])), sep="\n")


if __name__ == "__main__":
    main()
