"""What an operator does: `novatable admin`, beside a running server and without one, on both databases."""

import asyncio
import sqlite3
import stat
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner

from novatable import Game
from novatable.cli.app import app
from novatable.server.operating import admin
from novatable.server.operating.settings import Settings
from novatable.server.store import Listing, Notice, Row, Store, StoreFailure
from novatable.server.store.backup import back_up, restore
from novatable.server.table import entries
from tests.patience import PATIENCE
from tests.server.folds import NOW, opened
from tests.server.harness import Guest, RunningServer, serving
from tests.server.store.postgres import Postgres, running

pytestmark = pytest.mark.anyio
KEPT = Path(__file__).parent / "store" / "kept"


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    with running() as server:
        yield server


@pytest.fixture(params=["sqlite", "postgresql"])
def chosen(request: pytest.FixtureRequest, settings: Settings) -> Settings:
    if request.param == "sqlite":
        return settings
    postgres: Postgres = request.getfixturevalue("postgres")
    return msgspec.structs.replace(settings, database=postgres.new_schema())


@pytest.fixture
async def server(chosen: Settings) -> AsyncIterator[RunningServer]:
    async with serving(chosen) as running:
        yield running


def url_of(server: RunningServer) -> str:
    return server.app.settings.database


async def two_at_a_table(server: RunningServer) -> tuple[Guest, Guest, str]:
    mia, ben = await server.guests("Mia Secretname", "Ben")
    table = await mia.open("me", "open", name="Mia's own", listed=True, whispers=True)
    await ben.join(table, None)
    await mia.start(table)
    return mia, ben, table


# ---- backing up and restoring


async def test_a_backup_of_a_running_server_is_whole_and_can_be_restored(
    server: RunningServer, tmp_path: Path
) -> None:
    mia, _, table = await two_at_a_table(server)
    file = tmp_path / "backup.db"
    await asyncio.to_thread(back_up, url_of(server), file)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    async with mia.at(table) as hers:  # what comes after the moment of the backup is not in it
        await hers.request("say", seat=0, text="later")
    with pytest.raises(StoreFailure, match="never overwrites"):
        back_up(url_of(server), file)
    elsewhere = f"sqlite:///{tmp_path}/elsewhere/novatable.db"
    (tmp_path / "elsewhere").mkdir()
    restore(file, elsewhere)
    here, there = server.app.store, await Store.open(elsewhere)
    assert await there.read(table) == (await here.read(table))[:-1]
    assert await there.person(mia.id) == await here.person(mia.id)
    assert (await admin.check(there)).damaged == {}
    await there.close()


async def test_a_backup_goes_into_an_empty_postgresql_and_no_other(
    postgres: Postgres, tmp_path: Path
) -> None:
    url = postgres.new_schema()
    await asyncio.to_thread(restore, KEPT / "0001.db", url)
    assert await _checked(url) == (3, {})
    with pytest.raises(StoreFailure, match="not empty"):
        restore(KEPT / "0001.db", url)
    await asyncio.to_thread(back_up, url, tmp_path / "again.db")
    last = f"sqlite:///{tmp_path}/last.db"
    restore(tmp_path / "again.db", last)
    assert await _checked(last) == (3, {})


async def _checked(url: str) -> tuple[int, dict[str, str]]:
    """How many logs there are, and what is damaged."""
    store = await Store.open(url)
    found = await admin.check(store)
    await store.close()
    return found.logs, found.damaged


async def test_a_restore_does_not_touch_the_file_of_a_running_server(
    settings: Settings, tmp_path: Path
) -> None:
    async with serving(settings) as server:
        _, _, table = await two_at_a_table(server)
        before = await server.app.store.read(table)
        with pytest.raises(StoreFailure, match="in use by another process"):
            restore(KEPT / "0001.db", settings.database)
        assert await server.app.store.read(table) == before
    assert restore(KEPT / "0001.db", settings.database) is not None
    (kept,) = tmp_path.glob("novatable.db.before-*[0-9]")
    old = await Store.open(f"sqlite:///{kept}")
    assert await old.read(table) == before[: len(before)]
    await old.close()


async def test_a_left_over_wal_does_not_spoil_what_is_restored(tmp_path: Path) -> None:
    """As a killed server leaves it: the file and the -wal belong together, and to nothing else."""
    target = tmp_path / "novatable.db"
    url = f"sqlite:///{target}"
    store = await Store.open(url)
    await store.append("a", 1, b"1")
    copies = {suffix: Path(f"{target}{suffix}").read_bytes() for suffix in ("", "-wal", "-shm")}
    await store.close()
    for suffix, data in copies.items():
        Path(f"{target}{suffix}").write_bytes(data)
    restore(KEPT / "0001.db", url)
    assert not Path(f"{target}-wal").exists()
    store = await Store.open(url)
    assert (await admin.check(store)).damaged == {}
    assert await store.read("a") == []
    await store.close()


@pytest.mark.parametrize("fault", ["text", "empty", "cut", "foreign", "newer"])
def test_what_would_be_malformed_is_not_restored(fault: str, tmp_path: Path) -> None:
    file = tmp_path / "backup.db"
    whole = (KEPT / "0001.db").read_bytes()
    match fault:
        case "text":
            file.write_text("Dear Ann")
        case "empty":
            file.write_bytes(b"")
        case "cut":
            file.write_bytes(whole[: len(whole) // 2])
        case "foreign":
            sqlite3.connect(file).execute("CREATE TABLE letters (body)").connection.close()
        case "newer":
            file.write_bytes(whole)
            connection = sqlite3.connect(file)
            connection.execute("UPDATE alembic_version SET version_num = '9999'")
            connection.commit()
            connection.close()
    with pytest.raises(StoreFailure):
        restore(file, f"sqlite:///{tmp_path}/novatable.db")
    assert not (tmp_path / "novatable.db").exists()


# ---- checking, closing, deleting, muting


async def test_a_closed_table_says_so_to_the_pages_there(server: RunningServer) -> None:
    mia, ben, table = await two_at_a_table(server)
    async with mia.at(table) as hers:
        async with admin.opened(url_of(server)) as store:
            assert await admin.close(store, table)
            assert not await admin.close(store, table)
        closed = await hers.until(lambda message: message["type"] == "happened")
        assert closed["faces"][0]["news"] == {"kind": "closed", "why": "operator"}
        assert (hers.table["status"], hers.table["closed"]) == ("closed", "operator")
        refused = await hers.request("say", seat=0, text="still here?")
        assert refused["rule"] == "closed"
    answer = await ben.ask("GET", f"/api/tables/{table}/record")
    assert Game.replay(answer.text).outcome() is None
    (mine,) = await ben.get("/api/tables/mine")
    assert mine["status"] == "closed"
    steps = await ben.get(f"/api/tables/{table}/replay?everything=true")
    assert steps["count"] == 1


async def test_a_removed_table_is_gone_for_everybody(server: RunningServer) -> None:
    mia, ben, table = await two_at_a_table(server)
    other = await mia.open("me", "random")
    async with mia.at(table) as hers:
        async with admin.opened(url_of(server)) as store:
            await admin.remove_table(store, table)
            with pytest.raises(admin.NotThere):
                await admin.remove_table(store, table)
        gone = await hers.until_type("gone")
        assert gone["message"] == "this table has been removed"
    assert (await ben.ask("GET", f"/api/tables/{table}")).status_code == 404
    assert [line["table"] for line in await mia.get("/api/tables/mine")] == [other]
    assert await server.app.store.read(table) == []


async def test_nothing_is_written_to_a_removed_table(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By whoever has not heard of it yet: it would be a log without a beginning."""

    async def nothing_yet(_after: int) -> list[Notice]:
        return []

    monkeypatch.setattr(server.app.store, "notices", nothing_yet)
    mia, _, table = await two_at_a_table(server)
    async with mia.at(table) as hers:
        async with admin.opened(url_of(server)) as store:
            await admin.remove_table(store, table)
        await hers.send(type="say", id="late", seat=0, text="anybody there?")
        assert (await hers.until_type("gone"))["message"] == "this table has been removed"
    assert await server.app.store.read(table) == []
    assert (await admin.check(server.app.store)).damaged == {}


async def test_erasing_a_person_leaves_no_word_and_a_chain_that_holds(server: RunningServer) -> None:
    mia, ben, table = await two_at_a_table(server)
    async with mia.at(table) as hers, ben.at(table) as his:
        await hers.request("say", seat=0, text="a word of Mia's")
        await hers.request("say", seat=0, text="and a whisper", to=[1])
        await his.request("say", seat=1, text="a word of Ben's")
        game = hers.looks[0]["view"]
        async with admin.opened(url_of(server)) as store:
            assert await admin.remove_person(store, mia.id) == 1
        await his.until_type("gone")
    rows = await server.app.store.read(table)
    text = b"".join(row.body for row in rows).decode()
    for secret in ("Secretname", "word of Mia", "and a whisper", "Mia's own"):
        assert secret not in text
    assert "a word of Ben's" in text
    assert (await admin.check(server.app.store)).damaged == {}
    assert (await mia.ask("GET", "/api/me")).status_code == 401
    listed = await server.app.store.index(person=ben.id)
    assert b"Secretname" not in listed[0].seats
    async with ben.at(table) as his:
        assert his.table["seats"][0]["name"] == "Guest"
        assert his.looks[1]["view"]["planets"] == game["planets"]
    said = [entry for row in rows if isinstance(entry := entries.decode(row.body), entries.Said)]
    assert [entry.text for entry in said] == ["…", "…", "a word of Ben's"]


async def test_what_is_erased_or_removed_is_not_left_in_the_files(settings: Settings, tmp_path: Path) -> None:
    """Also not in the write-ahead log of a server that runs on."""
    file = tmp_path / "novatable.db"

    def is_in_the_files(words: bytes) -> bool:
        return any(words in place.read_bytes() for place in tmp_path.glob(f"{file.name}*"))

    async with serving(msgspec.structs.replace(settings, database=f"sqlite:///{file}")) as server:
        mia, ben, table = await two_at_a_table(server)
        async with mia.at(table) as hers, ben.at(table) as his:
            await hers.request("say", seat=0, text="a word of Mia's")
            await his.request("say", seat=1, text="a word of Ben's")
        assert is_in_the_files(b"a word of Mia's")
        async with admin.opened(url_of(server)) as store:
            await admin.remove_person(store, mia.id)
            assert not is_in_the_files(b"Secretname")
            assert not is_in_the_files(b"a word of Mia's")
            assert is_in_the_files(b"a word of Ben's")
            await admin.remove_table(store, table)
            assert not is_in_the_files(b"a word of Ben's")
        assert (await ben.get("/api/me"))["name"] == "Ben"


def test_a_table_s_name_is_erased_from_the_rematch_that_somebody_else_asked_for() -> None:
    config = opened("mia", "ben", name="Mia's own").config
    log = [
        entries.Opened(at=NOW, by="ben", config=config, after="the first"),
        entries.Sat(at=NOW, by="ben", seat=0, holder="mia", name="Mia"),
    ]
    rows = [Row(seq, entries.encode(entry)) for seq, entry in enumerate(log, 1)]
    assert b"Mia" not in b"".join(admin.erased(rows, "mia").values())
    assert set(admin.erased(rows, "mia")) == {1, 2}


async def test_words_are_erased_from_logs_of_the_first_version_too(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/novatable.db"
    restore(KEPT / "0001.db", url)
    store = await Store.open(url)
    (mia,) = await admin.people(store, "Mia", 10)
    before = {table: len(await store.read(table)) for table in [row.table for row in await _all(store)]}
    assert await admin.remove_person(store, mia.id) == 3
    found = await admin.check(store)
    assert (found.damaged, found.entries) == ({}, sum(before.values()))
    bodies = b"".join([row.body for table in before for row in await store.read(table)])
    assert b"Good luck, all!" not in bodies
    assert b'"Mia"' not in bodies
    assert b"a word for Mia alone" in bodies, "that was Ben's"
    await store.close()


async def _all(store: Store) -> list[Listing]:
    return await admin.tables(store, None, None, 100)


async def test_who_is_muted_says_nothing_until_they_may(server: RunningServer) -> None:
    mia, _, table = await two_at_a_table(server)
    async with mia.at(table) as hers:
        for muted in (True, False):
            async with admin.opened(url_of(server)) as store:
                await admin.mute(store, mia.id, muted)
            async with asyncio.timeout(PATIENCE):
                while True:
                    answer = await hers.request("say", seat=0, text="hear me")
                    if (answer["type"] == "refused") == muted:
                        break
                    await asyncio.sleep(0.1)
            assert answer.get("rule") == ("muted" if muted else None)
            # A no to an open call is an answer in the game, not talk.
            no = await hers.request("say", seat=0, text="", refuses=1)
            assert no["code"] == "no-call"
    with pytest.raises(admin.NotThere):
        await admin.mute(server.app.store, "nobody", True)


async def test_retention_closes_the_abandoned_and_removes_the_old(chosen: Settings) -> None:
    day = 24 * 3600 * 1000
    async with serving(chosen) as server:
        mia, _, table = await two_at_a_table(server)
        fresh = await mia.open("me", "open")
        with server.app.store._database.writing.begin() as connection:
            connection.exec_driver_sql(f"UPDATE heads SET at = at - {100 * day} WHERE table_id = '{table}'")
        async with admin.opened(chosen.database) as store:
            assert await admin.retain(store, 200, 0) == (0, 0)
            assert await admin.retain(store, 90, 30) == (1, 0), "closed now, so not old yet"
            statuses = {row.table: row.status for row in await _all(store)}
            assert statuses == {table: "closed", fresh: "waiting"}
        with server.app.store._database.writing.begin() as connection:
            connection.exec_driver_sql(f"UPDATE heads SET at = at - {100 * day} WHERE table_id = '{table}'")
        async with admin.opened(chosen.database) as store:
            assert await admin.retain(store, 90, 30) == (0, 1)
        assert await server.app.store.read(table) == []
        assert len(await server.app.store.read(fresh)) == 2


# ---- the command


def test_the_command_line(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/novatable.db"
    run = CliRunner()

    def admin_says(*words: str, code: int = 0) -> str:
        done = run.invoke(app, ["admin", *words, "--database", url])
        assert done.exit_code == code, done.output
        return done.output

    assert "there is no database" in admin_says("check", code=1)
    admin_says("restore", str(KEPT / "0001.db"))
    assert "start the server of this version once" in admin_says("check", code=1)
    asyncio.run(_start_once(url))
    assert admin_says("check").startswith("3 logs with 30 entries")
    lines = admin_says("list", "--status", "playing").splitlines()
    assert len(lines) == 1
    table = lines[0].split()[0]
    person = admin_says("list", "people", "--name", "Ben").split()[0]
    assert admin_says("mute", person) == "Ben is muted\n"
    assert "(muted)" in admin_says("list", "people")
    assert admin_says("mute", person, "--off") == "Ben may speak again\n"
    assert admin_says("close", table) == "closed\n"
    assert admin_says("delete", "person", person) == "Ben is erased, at 2 tables\n"
    assert admin_says("delete", "table", table) == "removed\n"
    assert "there is no table" in admin_says("delete", "table", table, code=1)
    assert admin_says("retention", "--abandoned-days", "0") == "0 closed, 0 removed\n"
    assert "backed up" in admin_says("backup", str(tmp_path / "copy.db"))
    assert "there already" in admin_says("backup", str(tmp_path / "copy.db"), code=1)
    connection = sqlite3.connect(tmp_path / "novatable.db")
    connection.execute("UPDATE entries SET body = 'forged' WHERE seq = 2")
    connection.commit()
    connection.close()
    assert "does not fit its hash" in admin_says("check", code=1)


async def _start_once(url: str) -> None:
    await (await Store.open(url)).close()
