"""The table server (`serve`)."""

from typing import Annotated

import msgspec
import typer

from novatable.cli.common import errors, wrong_usage
from novatable.server.operating.settings import from_environment

Host = Annotated[str | None, typer.Option(help="The address to listen on.", show_default="127.0.0.1")]
Port = Annotated[int | None, typer.Option(min=0, max=65535, help="The port.", show_default="8000")]
Database = Annotated[
    str | None,
    typer.Option(metavar="URL", help="sqlite:///FILE or postgresql://...", show_default="a file here"),
]
Workers = Annotated[
    int | None, typer.Option(min=1, help="Processes; more than one needs PostgreSQL.", show_default="1")
]


def serve(host: Host = None, port: Port = None, database: Database = None, workers: Workers = None) -> None:
    """Serve tables over the network, until Ctrl-C.

    All settings can also be given as environment variables NOVATABLE_...; see docs/OPERATING.md.

    Examples:

    novatable serve

    novatable serve --host 0.0.0.0 --port 9000 --database sqlite:///games.db
    """
    from novatable.server.serve import serve as run  # saves other commands half a second

    given = {"host": host, "port": port, "database": database, "workers": workers}
    try:
        settings = from_environment()
        settings = msgspec.structs.replace(settings, **{k: v for k, v in given.items() if v is not None})
        host = "localhost" if settings.host == "127.0.0.1" else settings.host
        errors().print(f"Novatable at http://{host}:{settings.port}; Ctrl-C stops it.")
        run(settings)
    except ValueError as error:
        wrong_usage(str(error))
