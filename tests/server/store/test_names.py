"""People, links and listings: what is found by a name or a hash."""

import pytest

from novatable.server.store import Conflict, Link, Listing, Person, Store

pytestmark = pytest.mark.anyio


async def test_a_person_is_found_by_the_hash_of_their_token(store: Store) -> None:
    await store.add_person(Person("1", "Ann"), b"hash of Ann's token")
    await store.add_person(Person("2", "Ann"), b"hash of another")
    assert await store.person_by_token_hash(b"hash of Ann's token") == Person("1", "Ann")
    assert await store.person_by_token_hash(b"hash of nobody's") is None
    assert await store.person("2") == Person("2", "Ann")
    assert await store.person("3") is None


async def test_nobody_gets_the_id_or_the_token_of_another(store: Store) -> None:
    await store.add_person(Person("1", "Ann"), b"token")
    with pytest.raises(Conflict):
        await store.add_person(Person("1", "Eve"), b"another")
    with pytest.raises(Conflict):
        await store.add_person(Person("2", "Eve"), b"token")
    assert await store.person_by_token_hash(b"token") == Person("1", "Ann")


async def test_a_person_changes_name_and_token(store: Store) -> None:
    await store.add_person(Person("1", "Ann"), b"old")
    await store.rename("1", "Änn")
    await store.set_token("1", b"new")
    assert await store.person_by_token_hash(b"new") == Person("1", "Änn")
    assert await store.person_by_token_hash(b"old") is None
    await store.set_token("1", None)
    assert await store.person_by_token_hash(b"new") is None
    assert await store.person("1") == Person("1", "Änn")


async def test_a_link_is_found_until_it_ends(store: Store) -> None:
    link = Link(b"hash", "invitation", "a", None, 1)
    await store.put_link(link)
    assert await store.link_by_hash(b"hash") == link
    await store.end_link(b"hash")
    assert await store.link_by_hash(b"hash") is None


async def test_a_link_issued_again_ends_the_one_before(store: Store) -> None:
    others = [
        Link(b"1", "seat", "a", 1, 1),
        Link(b"2", "seat", "a", None, 1),
        Link(b"3", "bot", "a", 0, 1),
        Link(b"4", "seat", "b", 0, 1),
    ]
    lost = Link(b"lost", "seat", "a", 0, 1)
    again = Link(b"again", "seat", "a", 0, 2)
    for link in [*others, lost, again]:
        await store.put_link(link)
    assert await store.link_by_hash(b"lost") is None
    for link in [*others, again]:
        assert await store.link_by_hash(link.hash) == link
    await store.put_link(Link(b"5", "seat", "a", None, 2))
    assert await store.link_by_hash(b"2") is None


async def listings(store: Store) -> dict[str, Listing]:
    rows = [
        Listing("a", "afternova", True, "open", b'["ann"]', ("ann",), 10),
        Listing("b", "novaraiders", True, "running", b'["ann","bob"]', ("ann", "bob"), 30),
        Listing("c", "afternova", False, "open", b'["bob"]', ("bob",), 20),
    ]
    for row in rows:
        await store.append(row.table, 1, b"opened", listing=row)
    return {row.table: row for row in rows}


async def test_the_public_list_names_listed_tables_only(store: Store) -> None:
    rows = await listings(store)
    assert await store.index() == [rows["b"], rows["a"]]
    assert await store.index(game="afternova") == [rows["a"]]
    assert await store.index(status="running") == [rows["b"]]
    assert await store.index(game="afternova", status="over") == []


async def test_people_find_their_tables(store: Store) -> None:
    rows = await listings(store)
    assert await store.index(person="ann") == [rows["b"], rows["a"]]
    assert await store.index(person="bob") == [rows["b"], rows["c"]]
    assert await store.index(person="eve") == []
    left = Listing("b", "novaraiders", True, "running", b'["bob"]', ("bob", "bob"), 40)
    await store.append("b", 2, b"left", listing=left)
    assert await store.index(person="ann") == [rows["a"]]
    assert [row.people for row in await store.index(person="bob")] == [("bob",), ("bob",)]


async def test_long_lists_have_pages(store: Store) -> None:
    rows = await listings(store)
    assert await store.index(limit=1) == [rows["b"]]
    assert await store.index(limit=1, before=30) == [rows["a"]]
    assert await store.index(before=10) == []
