"""The HTTP interface described for programs, and as one plain page: no scripts, nothing from elsewhere."""

import asyncio
from collections.abc import Callable
from html import escape
from typing import Any

import msgspec
from litestar import MediaType, Request
from litestar.datastructures import State
from litestar.openapi.plugins import OpenAPIRenderPlugin

from novatable.server.http.schema import document

STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
h2 { margin: 2rem 0 .3rem; font-size: 1.05rem }
code { background: #8882; padding: .1em .3em; border-radius: .2em }
.method { display: inline-block; min-width: 4.5em; font-weight: 700 } li { margin: .2em 0 }
@media (prefers-color-scheme: dark) { body { background: #111722; color: #dde } a { color: #9cf } }
"""


INTRODUCTION = """<p>Send the token of <code>POST /api/people</code> as
<code>Authorization: Bearer TOKEN</code>. An error's body has <code>rule</code> and <code>message</code>.
The document for programs: <a href=/api/docs/openapi.json>openapi.json</a>.
Playing goes over the WebSocket at <code>/ws</code>, see docs/WIRE.md.</p>"""


async def in_a_thread(request: Request[Any, Any, State]) -> bytes | None:
    """Before a page of this router: the first time, making it takes a third of a second."""
    handler = request.route_handler
    if "request" not in handler.parsed_fn_signature.parameters:  # the page for what is not there
        return None
    make: Callable[[Request[Any, Any, State]], Any] = handler.fn
    return bytes(await asyncio.to_thread(make, request))


class Document(OpenAPIRenderPlugin):
    """The whole document, for programs."""

    def __init__(self, path: str) -> None:
        super().__init__(path=path, media_type=MediaType.JSON)
        self._told: bytes | None = None

    def render(self, _request: Request[Any, Any, State], openapi_schema: dict[str, Any]) -> bytes:
        if self._told is None:
            self._told = msgspec.json.encode(document(openapi_schema))
        return self._told


class DocsPage(OpenAPIRenderPlugin):
    """The same to read."""

    def __init__(self, path: str) -> None:
        super().__init__(path=path)
        self._told: bytes | None = None

    def render(self, _request: Request[Any, Any, State], openapi_schema: dict[str, Any]) -> bytes:
        if self._told is None:
            self._told = _page(document(openapi_schema)).encode()
        return self._told


def _page(told: dict[str, Any]) -> str:
    parts = [
        "<!doctype html><html lang=en><meta charset=utf-8><title>Novatable: HTTP interface</title>",
        f"<style>{STYLE}</style><h1>Novatable: HTTP interface</h1>",
        INTRODUCTION,
    ]
    for path, methods in told["paths"].items():
        for method, operation in methods.items():
            parts.append(_operation(path, method, operation))
    parts.append("<h1>Types</h1>")
    for name, schema in sorted(told["components"]["schemas"].items()):
        parts.append(_type(name, schema))
    return "".join(parts)


def _operation(path: str, method: str, told: dict[str, Any]) -> str:
    lines = [f"<h2><span class=method>{method.upper()}</span> <code>{escape(path)}</code></h2>"]
    lines.append(f"<p>{escape(told.get('summary', ''))}</p><ul>")
    for parameter in told.get("parameters", ()):
        if parameter["in"] != "path":
            lines.append(f"<li>{parameter['in']}: <code>{escape(parameter['name'])}</code></li>")
    for content in told.get("requestBody", {}).get("content", {}).values():
        lines.append(f"<li>takes {_schema(content.get('schema', {}))}</li>")
    for status, answer in told.get("responses", {}).items():
        for content in answer.get("content", {}).values():
            if status.startswith("2"):
                lines.append(f"<li>{status}: {_schema(content.get('schema', {}))}</li>")
    return "".join(lines) + "</ul>"


def _type(name: str, schema: dict[str, Any]) -> str:
    lines = [f"<h2 id={escape(name)}>{escape(name)}</h2><p>{escape(schema.get('description', ''))}</p><ul>"]
    required = schema.get("required", ())
    if "anyOf" in schema:
        lines.append(f"<li>{_schema(schema)}</li>")
    for field, told in schema.get("properties", {}).items():
        optional = "" if field in required else " (optional)"
        lines.append(f"<li><code>{escape(field)}</code>{optional}: {_schema(told)}</li>")
    return "".join(lines) + "</ul>"


def _schema(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        name = schema["$ref"].rsplit("/", 1)[-1]
        return f"<a href='#{escape(name)}'>{escape(name)}</a>"
    for key in ("oneOf", "anyOf", "allOf"):
        if key in schema:
            return " or ".join(_schema(part) for part in schema[key])
    if "prefixItems" in schema:
        return f"list of {', '.join(_schema(part) for part in schema['prefixItems'])}"
    if schema.get("type") == "array":
        return f"list of {_schema(schema.get('items', {}))}"
    if "enum" in schema:
        return " / ".join(f"<code>{escape(str(value))}</code>" for value in schema["enum"])
    if "const" in schema:
        return f"<code>{escape(str(schema['const']))}</code>"
    if isinstance(schema.get("additionalProperties"), dict):
        return f"by name {_schema(schema['additionalProperties'])}"
    return escape(str(schema.get("type", "anything")))
