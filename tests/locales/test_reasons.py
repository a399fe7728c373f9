"""What computer players say is put into the reader's language by its English words: each has its message."""

import re

import pytest

from novatable import Game
from novatable.locales import texts
from novatable.players import levels_of, make

SENTENCE = re.compile(r"^reason-[a-z-]+ = (.+)$", re.MULTILINE)
PATTERNS = [
    re.compile(re.sub(r"\\\{\\ \\\$\w+\\ \\\}", ".+", re.escape(sentence)))
    for sentence in SENTENCE.findall(texts("en")["reasons.ftl"])
]
STEPS = 250


@pytest.mark.parametrize(
    ("game", "level"), [(game, level) for game in Game.kinds for level in levels_of(game)]
)
def test_every_reason_has_its_message(game: str, level: str) -> None:
    unknown: set[str] = set()
    for seed in range(3):
        table = Game.new(game, players=3, seed=seed)
        players = [make(level, game=game, seed=seat) for seat in range(3)]
        for _ in range(STEPS):
            waited = table.waiting_for()
            if not waited:
                break
            seat = waited[0]
            action = players[seat].decide(table.view(seat), table.legal(seat))
            reason = players[seat].reason
            if reason and not any(pattern.fullmatch(reason) for pattern in PATTERNS):
                unknown.add(reason)
            table.play(seat, action)
    assert unknown == set()
