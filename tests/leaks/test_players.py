"""Players do not peek: same seed and same view, same decision, whatever world the view is of."""

from itertools import islice

import msgspec
import pytest

from novatable import Game
from novatable.players import levels_of, make
from tests.conftest import Work
from tests.leaks.games import SECRETS
from tests.leaks.worlds import pairs
from tests.properties.games import GAMES

SUBJECTS = {subject.name: subject for subject in GAMES}
STEPS = 2
"""What a player may think, so that the clock has no say."""
EVERY = [(game, level) for game in Game.kinds for level in levels_of(game)]


@pytest.mark.parametrize(("game", "level"), EVERY)
def test_players_decide_by_their_view(game: str, level: str, work: Work) -> None:
    """The other player gets the view of the other world, through its bytes, as a remote one would."""
    subject = SUBJECTS[game]
    asked = 0
    for table in subject.tables:
        for pair in islice(pairs(subject, SECRETS[game], table, seed=71), work.amount(25, 500)):
            seat = pair.viewer
            if seat is None or seat >= pair.one.setup.players:
                continue
            views = [pair.one.view(seat), pair.other.view(seat)]
            views[1] = msgspec.json.decode(views[1].to_bytes(), type=type(views[1]))
            players = [make(f"{level}@{STEPS}", game, seed=9) for _ in range(2)]
            told = [player.volunteer(view) for player, view in zip(players, views, strict=True)]
            if seat in pair.one.waiting_for():
                asked += 1
                lists = [pair.one.legal(seat), pair.other.legal(seat)]
                told += [p.decide(v, acts) for p, v, acts in zip(players, views, lists, strict=True)]
                assert told[2] == told[3]
            assert told[0] == told[1]
            assert players[0].reason == players[1].reason
    assert asked > 20
    work.did(asked, "pairs of decisions")
