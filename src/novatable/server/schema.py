"""The wire's types as one OpenAPI 3.1 document: `python -m novatable.server.schema > wire.json`.

TypeScript types are generated from it. Beside the messages it has every game's view, actions and events.
"""

import sys
import typing
from importlib import import_module
from typing import Any

import msgspec

from novatable.core.game import Game
from novatable.server import wire


def document() -> dict[str, Any]:
    """Messages keep their names; a game's types are prefixed with it ("AfternovaView")."""
    schemas: dict[str, Any] = {}
    _add(
        schemas,
        "",
        [("ClientMessage", wire.Hello | wire.AnyRequest), ("ServerMessage", wire.AnyServerMessage)],
    )
    for kind in Game.kinds.values():
        package = kind.__module__.rsplit(".", 1)[0]
        named = [
            ("View", typing.get_type_hints(kind.view)["return"]),
            ("Action", import_module(f"{package}.actions").AnyAction),
            ("Event", import_module(f"{package}.events").AnyEvent),
        ]
        _add(schemas, kind.name.capitalize(), named)
    for name in ("View", "Action", "Event"):
        schemas[name] = {
            "anyOf": [
                {"$ref": f"#/components/schemas/{kind.name.capitalize()}{name}"}
                for kind in Game.kinds.values()
            ]
        }
    schemas["Look"]["properties"]["view"] = _ref("View")
    return {
        "openapi": "3.1.0",
        "info": {"title": "Novatable wire", "version": "1"},
        "paths": {},
        "components": {"schemas": dict(sorted(schemas.items()))},
    }


def _ref(name: str) -> dict[str, str]:
    return {"$ref": f"#/components/schemas/{name}"}


def _add(schemas: dict[str, Any], prefix: str, named: list[tuple[str, Any]]) -> None:
    """Each type under its name, with all it is made of."""
    template = "#/components/schemas/" + prefix + "{name}"
    roots, parts = msgspec.json.schema_components([kind for _, kind in named], ref_template=template)
    for name, part in parts.items():
        schemas[prefix + name] = part
    for (name, _), root in zip(named, roots, strict=True):
        if root.get("$ref") != template.format(name=name):
            schemas[prefix + name] = root


if __name__ == "__main__":
    sys.stdout.buffer.write(msgspec.json.format(msgspec.json.encode(document()), indent=1) + b"\n")
