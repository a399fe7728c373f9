"""What the documents say is what there is."""

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from novatable.afternova import rows as afternova_rows
from novatable.novaraiders import rows as novaraiders_rows
from novatable.server.http.app import http_app
from novatable.server.http.schema import described
from novatable.server.net import wire
from novatable.server.operating.settings import Settings, from_environment, to_environment
from novatable.server.table import entries
from tests.server.harness import RunningServer

DOCS = Path(__file__).parents[2] / "docs"
WEB = DOCS.parent / "web"
MESSAGES: tuple[Any, ...] = (
    wire.Hello,
    wire.Ping,
    *get_args(wire.AnyRequest),
    *get_args(wire.AnyServerMessage),
)


@pytest.mark.parametrize("message", MESSAGES, ids=lambda message: message.__name__)
def test_the_wire_document_tells_every_message_with_every_field(message: Any) -> None:
    text = (DOCS / "WIRE.md").read_text()
    (row,) = re.findall(rf"^\| `{message.__struct_config__.tag}` \|(.*)$", text, re.MULTILINE)
    fields = row.split("|")[0]
    assert set(re.findall(r"`(\w+)`", fields)) == set(message.__struct_fields__)


def test_the_wire_document_tells_every_request_over_http_and_no_other() -> None:
    text = (DOCS / "WIRE.md").read_text()
    told = set(re.findall(r"`(GET|POST|PUT|PATCH|DELETE) (/api/[\w/-]+)", text))
    names = {"{table_id}": "ID", "{game}": "GAME", "{seat}": "SEAT", "{lesson}": "LESSON"}
    there = {
        (method.upper(), re.sub(r"{\w+}", lambda found: names[found[0]], path))
        for path, methods in described(http_app(None, Settings()))["paths"].items()
        for method in methods
    }
    assert told == there


def test_the_wire_document_tells_every_kind_of_news_once() -> None:
    _, _, table = (DOCS / "WIRE.md").read_text().partition("| kind | with |")
    told = re.findall(r"^\| (`[^|]*) \|", table.partition("\n\n")[0], re.MULTILINE)
    kinds = [kind for row in told for kind in re.findall(r"`(\w+)`", row)]
    assert sorted(kinds) == sorted(kind.__struct_config__.tag for kind in get_args(entries.AnyEntry))


def test_the_operator_s_page_tells_every_setting_with_its_default() -> None:
    text = (DOCS / "OPERATING.md").read_text()
    for field in msgspec.structs.fields(Settings):
        (default,) = re.findall(rf"^\| `NOVATABLE_{field.name.upper()}` \| ([^|]*) \|", text, re.MULTILINE)
        told = "none" if field.default in ("", ()) else f"{field.default}".removesuffix(".0")
        assert default == told


def test_settings_come_from_the_environment() -> None:
    given = {
        "NOVATABLE_PORT": "9000",
        "NOVATABLE_PACE": "0",
        "NOVATABLE_ALERT_HOSTS": "a.example, b.example",
        "OTHER": "x",
    }
    settings = from_environment(given)
    assert (settings.port, settings.pace) == (9000, 0.0)
    assert settings.alert_hosts == ("a.example", "b.example")
    assert from_environment(to_environment(settings)) == settings
    with pytest.raises(ValueError, match="NOVATABLE_PORT='many'"):
        from_environment({"NOVATABLE_PORT": "many"})


def test_what_is_left_out_when_it_has_its_default_is_not_promised() -> None:
    schemas = described(http_app(None, Settings()))["components"]["schemas"]
    for name, fields in (("SeatInfo", {"seat", "kind", "name"}), ("Hello", {"type", "table"})):
        assert set(schemas[name]["required"]) == fields
        assert not [field for field in schemas[name]["properties"].values() if "default" in field]


def test_the_schema_has_every_message_and_every_game() -> None:
    whole = described(http_app(None, Settings()))
    schemas = whole["components"]["schemas"]
    for message in MESSAGES:
        assert message.__name__ in schemas
    for name in (
        "AfterNovaView",
        "AfterNovaAction",
        "AfterNovaEvent",
        "NovaRaidersView",
        "ClientCards",
        "Steps",
    ):
        assert name in schemas
    assert schemas["Look"]["properties"]["view"] == {"$ref": "#/components/schemas/View"}
    for union in ("ClientMessage", "ServerMessage", "AfterNovaAction", "NovaRaidersEvent"):
        assert schemas[union]["discriminator"]["propertyName"] == "type"
    text = msgspec.json.encode(whole).decode()
    referred = set(re.findall(r"#/components/schemas/(\w+)", text))
    assert referred <= set(schemas)


def test_the_client_s_types_are_those_of_the_messages(tmp_path: Path) -> None:
    """`make wire` would change nothing."""
    generator = WEB / "node_modules" / ".bin" / "openapi-typescript"
    if not generator.exists() and os.environ.get("CI") != "true":
        pytest.skip("the client's tools are not installed (make web); its types are not compared")
    document, generated = tmp_path / "wire.json", tmp_path / "schema.ts"
    document.write_bytes(msgspec.json.encode(described(http_app(None, Settings()))))
    path = os.pathsep.join((str(Path(sys.executable).parent), os.environ["PATH"]))
    command = [str(generator), str(document), "--output", str(generated)]
    subprocess.run(command, env={**os.environ, "PATH": path}, check=True, capture_output=True)
    assert generated.read_text() == (WEB / "src" / "wire" / "schema.ts").read_text(), (
        "make wire brings them up to date"
    )


def test_the_client_s_rows_are_those_of_the_games() -> None:
    rows = {"afternova": afternova_rows.text(), "novaraiders": novaraiders_rows.text()}
    for game, text in rows.items():
        assert (WEB / "src" / "wire" / f"{game}.json").read_text() == text, "make wire renews them"


@pytest.mark.anyio
async def test_the_http_interface_is_described(server: RunningServer) -> None:
    told = (await server.http.get("/api/docs/openapi.json")).json()
    assert told == msgspec.json.decode(msgspec.json.encode(described(http_app(None, Settings()))))
    assert told["openapi"].startswith("3.1")
    paths = told["paths"]
    assert {"/api/people", "/api/tables", "/api/tables/{table_id}/start"} <= set(paths)
    for path, methods in paths.items():
        for method, operation in methods.items():
            assert operation["summary"], (method, path)
            assert {"400", "401", "403", "404", "409", "429", "503"} <= set(operation["responses"])
    page = await server.http.get("/api/docs")
    assert page.headers["content-type"].startswith("text/html")
    for path in paths:
        assert path in page.text
    assert "<script" not in page.text
