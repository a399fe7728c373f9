"""Messages may be lost, doubled, late, stale: every action is done exactly once, or refused and not done."""

import asyncio
from random import Random

import pytest

from novatable.server.table import entries
from novatable.server.table.table import Table
from tests.conftest import Work
from tests.server.exactly_once import assert_exactly_once
from tests.server.faulty import FaultyPlayer
from tests.server.harness import RunningServer

pytestmark = pytest.mark.anyio

AT_ONCE = 50
"""Links."""


async def played(
    server: RunningServer, seed: int, decisions: int
) -> tuple[FaultyPlayer, list[entries.Entry]]:
    mia = await server.guest("Mia")
    table = await mia.open("me", "me", "me", options={"round_limit": 1_000_000})
    await mia.start(table)
    player = FaultyPlayer(mia, table, Random(seed))
    await player.play(decisions)
    return player, [entries.decode(row.body) for row in await server.app.store.read(table)]


@pytest.mark.parametrize("part", [0, 1])
async def test_every_action_is_done_exactly_once(server: RunningServer, work: Work, part: int) -> None:
    actions = work.amount(120, 500_000)
    each = min(actions // 2, 500)
    seeds = range(1_000 * part, 1_000 * part + actions // each)
    for first in range(0, len(seeds), AT_ONCE):
        games = [played(server, seed, each) for seed in seeds[first : first + AT_ONCE]]
        for player, log in await asyncio.gather(*games):
            assert_exactly_once(log, player.decided, player.confirmed, player.given_up)
            assert player.answered == len(player.decided)
            assert len(player.confirmed) > len(player.decided) / 2
            work.did(len(player.decided), "actions over faulty links")


async def test_a_server_that_forgets_what_it_did_is_found_out(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Planted: repeated requests are not recognised, and stale ones pass."""
    monkeypatch.setattr(Table, "done", lambda *_: None)
    monkeypatch.setattr("novatable.server.table.house.not_stale", lambda *_: None)

    async def play_some() -> None:
        for seed in range(20):  # by chance a single game may show nothing of it
            player, log = await played(server, seed, 150)
            assert_exactly_once(log, player.decided, player.confirmed, player.given_up)

    with pytest.raises(AssertionError, match=r"twice|lost|refused"):
        await play_some()
