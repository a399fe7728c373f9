"""What an operator can do to a server's database (`admin`)."""

import asyncio
import time
from collections.abc import Coroutine
from pathlib import Path
from typing import Annotated, Any, Literal, TypeVar

import msgspec
import typer

from novatable.cli.common import failed, output
from novatable.server.operating.settings import from_environment

app = typer.Typer(
    help="Look after a server's database: back up, restore, check, close, delete, mute.", no_args_is_help=True
)
delete = typer.Typer(help="Remove a table, or erase a person's name and words.", no_args_is_help=True)
app.add_typer(delete, name="delete")

Database = Annotated[
    str | None,
    typer.Option(metavar="URL", help="The database.", show_default="NOVATABLE_DATABASE, or a file here"),
]
TableId = Annotated[str, typer.Argument(metavar="TABLE", help="A table's id, as in its address.")]
PersonId = Annotated[str, typer.Argument(metavar="PERSON", help="A person's id, see `list people`.")]
Limit = Annotated[int, typer.Option(min=1, help="The most lines to show.")]
Done = TypeVar("Done")


def _url(database: str | None) -> str:
    try:
        return database or from_environment().database
    except ValueError as error:
        failed(str(error))


def _run(work: Coroutine[Any, Any, Done]) -> Done:
    from novatable.server.operating.admin import NotThere
    from novatable.server.store import StoreFailure

    try:
        return asyncio.run(work)
    except (StoreFailure, NotThere) as error:
        failed(str(error))


@app.command()
def backup(file: Path, database: Database = None) -> None:
    """Write the whole database to a new FILE, as it is at one moment. Servers can keep running.

    FILE is an SQLite file, also for PostgreSQL.
    """
    from novatable.server.store import StoreFailure
    from novatable.server.store.backup import back_up

    try:
        back_up(_url(database), file)
    except StoreFailure as error:
        failed(str(error))
    output().print(f"backed up to {file} ({file.stat().st_size / 1e6:.1f} MB)", markup=False)


@app.command()
def restore(file: Path, database: Database = None) -> None:
    """Replace the database with the backup FILE. Stop the server first.

    An existing SQLite file is kept under another name; a PostgreSQL database must be empty.
    """
    from novatable.server.store import StoreFailure
    from novatable.server.store.backup import restore as put_back

    try:
        kept = put_back(file, _url(database))
    except StoreFailure as error:
        failed(str(error))
    output().print("restored" if kept is None else f"restored; what was there is {kept}", markup=False)


@app.command()
def check(database: Database = None) -> None:
    """Verify the hash chain of every table's log. Ends with 1 if one is damaged."""
    from novatable.server.operating import admin

    async def work() -> admin.Checked:
        async with admin.opened(_url(database)) as store:
            return await admin.check(store)

    found = _run(work())
    output().print(f"{found.logs} logs with {found.entries} entries")
    for table, why in sorted(found.damaged.items()):
        output().print(f"damaged: {table}: {why}", markup=False, soft_wrap=True)
    if found.damaged:
        raise typer.Exit(1)


@app.command("list")
def list_(
    what: Annotated[Literal["tables", "people"], typer.Argument()] = "tables",
    status: Annotated[str | None, typer.Option(help="waiting, playing, over or closed.")] = None,
    person: Annotated[str | None, typer.Option(help="Tables of the person with this id.")] = None,
    name: Annotated[str | None, typer.Option(help="People with exactly this name.")] = None,
    limit: Limit = 50,
    database: Database = None,
) -> None:
    """Tables, most recently used first, or people, with their ids."""
    from novatable.server.operating import admin

    async def work() -> list[str]:
        async with admin.opened(_url(database)) as store:
            if what == "people":
                found = await admin.people(store, name, limit)
                return [f"{one.id}  {one.name}{'  (muted)' if one.muted else ''}" for one in found]
            lines = []
            for row in await admin.tables(store, status, person, limit):
                told = msgspec.json.decode(row.seats)
                names = ", ".join(seat["name"] or "–" for seat in told["seats"])
                used = time.strftime("%Y-%m-%d %H:%M", time.localtime(row.updated / 1000))
                lines.append(f"{row.table}  {used}  {row.status:8}  {row.game:11}  {told['name']}: {names}")
            return lines

    for line in _run(work()):
        output().print(line, markup=False, soft_wrap=True)


@app.command()
def close(table: TableId, database: Database = None) -> None:
    """Close a table for good. Its people can still download the record."""
    from novatable.server.operating import admin

    async def work() -> bool:
        async with admin.opened(_url(database)) as store:
            return await admin.close(store, table)

    output().print("closed" if _run(work()) else "it was over, or closed, already")


@app.command()
def mute(
    person: PersonId,
    off: Annotated[bool, typer.Option("--off", help="Let them speak again.")] = False,
    database: Database = None,
) -> None:
    """Stop a person from chatting at any table."""
    from novatable.server.operating import admin

    async def work() -> str:
        async with admin.opened(_url(database)) as store:
            return (await admin.mute(store, person, not off)).name

    name = _run(work())
    output().print(f"{name} may speak again" if off else f"{name} is muted", markup=False)


@app.command()
def retention(
    abandoned_days: Annotated[
        int | None, typer.Option(min=0, help="Close tables unused for this many days. 0: never.")
    ] = None,
    removed_days: Annotated[
        int | None, typer.Option(min=0, help="Remove tables over or closed for this many days. 0: never.")
    ] = None,
    database: Database = None,
) -> None:
    """Close abandoned tables and remove old ones now. Servers also do this every hour.

    Without options, uses NOVATABLE_ABANDONED_DAYS and NOVATABLE_REMOVED_DAYS.
    """
    from novatable.server.operating import admin

    url = _url(database)
    settings = from_environment()
    abandoned = settings.abandoned_days if abandoned_days is None else abandoned_days
    removed = settings.removed_days if removed_days is None else removed_days

    async def work() -> tuple[int, int]:
        async with admin.opened(url) as store:
            return await admin.retain(store, abandoned, removed)

    closed, gone = _run(work())
    output().print(f"{closed} closed, {gone} removed")


@delete.command("table")
def delete_table(table: TableId, database: Database = None) -> None:
    """Remove a table and everything about it, for good."""
    from novatable.server.operating import admin

    async def work() -> None:
        async with admin.opened(_url(database)) as store:
            await admin.remove_table(store, table)

    _run(work())
    output().print("removed")


@delete.command("person")
def delete_person(person: PersonId, database: Database = None) -> None:
    """Erase a person's name, token and words everywhere. Their moves stay, as a guest's."""
    from novatable.server.operating import admin

    async def work() -> tuple[str, int]:
        async with admin.opened(_url(database)) as store:
            known = await store.person(person)
            return known.name if known else person, await admin.remove_person(store, person)

    name, count = _run(work())
    output().print(f"{name} is erased, at {count} tables", markup=False)
