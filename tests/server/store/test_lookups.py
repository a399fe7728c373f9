"""Lookups that come at the same time are one query."""

import asyncio

import pytest
from sqlalchemy import event

from novatable.server.store import Person, Store, StoreFailure
from novatable.server.store.lookups import MOST, Lookups

pytestmark = pytest.mark.anyio


async def test_those_who_come_together_are_found_by_one_query(store: Store) -> None:
    for number in range(20):
        await store.add_person(Person(f"person {number}", f"Guest {number}"), b"%032d" % number)
    queries = 0

    @event.listens_for(store._database.reading, "before_cursor_execute")
    def count(_connection: object, _cursor: object, statement: str, *_: object) -> None:
        nonlocal queries
        queries += "FROM people" in statement

    keys = [b"%032d" % (number % 25) for number in range(100)]
    found = await asyncio.gather(*[store.person_by_token_hash(key) for key in keys])
    names = [None if person is None else person.name for person in found]
    assert names == [f"Guest {number % 25}" if number % 25 < 20 else None for number in range(100)]
    assert queries == 1


async def test_more_than_fit_into_one_query() -> None:
    asked: list[int] = []

    async def find(keys: list[bytes]) -> dict[bytes, int]:
        asked.append(len(keys))
        return {key: int(key) for key in keys}

    lookups = Lookups(find)
    wanted = range(2 * MOST + 1)
    assert await asyncio.gather(*[lookups.get(b"%d" % number) for number in wanted]) == [*wanted]
    assert asked == [MOST, MOST, 1]


async def test_one_who_goes_spoils_no_other() -> None:
    going = asyncio.Event()

    async def find(keys: list[bytes]) -> dict[bytes, int]:
        await going.wait()
        return dict.fromkeys(keys, 1)

    lookups = Lookups(find)
    first, second = [asyncio.ensure_future(lookups.get(b"same")) for _ in range(2)]
    await asyncio.sleep(0.01)
    first.cancel()
    going.set()
    assert await second == 1
    assert first.cancelled()


async def test_all_are_told_that_the_database_failed() -> None:
    async def find(_keys: list[bytes]) -> dict[bytes, int]:
        raise StoreFailure("away")

    lookups = Lookups(find)
    told = await asyncio.gather(*[lookups.get(b"%d" % n) for n in range(3)], return_exceptions=True)
    assert [str(each) for each in told] == ["away"] * 3


async def test_those_who_come_while_a_query_runs_are_the_next_one() -> None:
    asked: list[list[bytes]] = []
    going = asyncio.Event()

    async def find(keys: list[bytes]) -> dict[bytes, int]:
        asked.append(keys)
        await going.wait()
        return dict.fromkeys(keys, len(asked))

    lookups = Lookups(find)
    waiting = [asyncio.ensure_future(lookups.get(b"first"))]
    while not asked:
        await asyncio.sleep(0)
    for key in (b"second", b"third"):
        waiting.append(asyncio.ensure_future(lookups.get(key)))
        await asyncio.sleep(0)
    going.set()
    assert await asyncio.gather(*waiting) == [1, 2, 2]
    assert asked == [[b"first"], [b"second", b"third"]]
