"""All types of the wire as one OpenAPI 3.1 document: `python -m novatable.server.http.schema > wire.json`.

It has the HTTP requests with their bodies, the messages of the WebSocket, and every game's view, actions,
events and cards. The framework describes the requests, msgspec the types: it knows tagged unions and bounds.
TypeScript types are generated from it.
"""

import sys
import typing
from collections.abc import Iterable, Iterator
from typing import Any

import msgspec
from litestar import Litestar, Response

from novatable.core.client_cards import ClientCards
from novatable.core.game import Game
from novatable.review.coach import Advice
from novatable.review.report import Finding, Way
from novatable.server.clerks.replay import Moment, Step
from novatable.server.http import bodies, library, routes
from novatable.server.net import wire

JsonDict = dict[str, Any]

ANY_GAME = ("View", "Action", "Event", "Hints", "Drafting", "Reading")
"""What games have in their own form; not every game has hints, or something to draft."""


def _ref(name: str) -> JsonDict:
    return {"$ref": f"#/components/schemas/{name}"}


def _list(name: str, **bounds: int) -> JsonDict:
    return {"type": "array", "items": _ref(name), **bounds}


STEP = {"anyOf": [_ref("Action"), _list("Action", minItems=1, maxItems=wire.MOST_ACTIONS)]}
FIELDS_OF_ANY_GAME: dict[tuple[type[msgspec.Struct], str], JsonDict] = {
    (wire.Look, "view"): _ref("View"),
    (wire.Look, "hints"): _ref("Hints"),
    (wire.Checked, "hints"): _ref("Hints"),
    (wire.Draft, "draft"): _ref("Drafting"),
    (wire.Drafted, "reading"): _ref("Reading"),
    (wire.Play, "action"): STEP,
    (wire.Check, "action"): STEP,
    (Step, "action"): STEP,
    (wire.StepInfo, "solution"): _list("Action"),
    (Moment, "views"): _list("View"),
    (Moment, "hints"): _list("Hints"),
    (Way, "actions"): _list("Action"),
    (Advice, "action"): _ref("Action"),
    (Finding, "actions"): _list("Action"),
}
"""Fields typed as anything, as the server does not look into them."""


def document(described: JsonDict) -> JsonDict:
    """What the framework describes, with the types from here.

    Messages and bodies keep their names; a game's types are prefixed with it ("AfterNovaView").
    """
    schemas: JsonDict = {}
    messages = [
        ("ClientMessage", wire.Hello | wire.Ping | wire.AnyRequest),
        ("ServerMessage", wire.AnyServerMessage),
    ]
    cards = [kind.cards_type for kind in Game.kinds.values()]
    _add(schemas, "", [*messages, *[(None, body) for body in [*_bodies(), *cards]]])
    drawn = [_ref(one.__name__) for one in cards if one is not ClientCards]
    schemas[ClientCards.__name__] = {"anyOf": drawn}
    for kind in Game.kinds.values():
        named = [
            ("View", kind.view_type),
            ("Action", typing.Union[tuple(kind.actions.kinds())]),  # noqa: UP007 - made here
            ("Event", kind.events),
        ]
        if kind.hints_type is not None:
            named.append(("Hints", kind.hints_type))
        if kind.drafting is not None:
            named += [("Drafting", kind.drafting), ("Reading", kind.reading_type)]
        _add(schemas, kind.__name__, named)
    for name in ANY_GAME:
        forms = [f"{kind.__name__}{name}" for kind in Game.kinds.values()]
        schemas[name] = {"anyOf": [_ref(form) for form in forms if form in schemas]}
    for (struct, field), form in FIELDS_OF_ANY_GAME.items():
        schemas[struct.__name__]["properties"][field] = form
    components = {**described["components"], "schemas": dict(sorted(schemas.items()))}
    return {**described, "components": components}


def _bodies() -> Iterator[Any]:
    """What requests take and give."""
    yield bodies.Error
    for handler in (*routes.HANDLERS, *library.HANDLERS):
        for field in (handler.parsed_data_field, handler.parsed_return_field):
            if field is not None and field.annotation not in (None, type(None), str):
                answer = typing.get_origin(field.annotation) is Response
                yield typing.get_args(field.annotation)[0] if answer else field.annotation


def _add(schemas: JsonDict, prefix: str, named: Iterable[tuple[str | None, Any]]) -> None:
    """Add each type under its name, with all types it is made of."""
    template = "#/components/schemas/" + prefix + "{name}"
    named = list(named)
    roots, parts = msgspec.json.schema_components([kind for _, kind in named], ref_template=template)
    structs = {struct.__name__: struct for _, kind in named for struct in _structs(kind)}
    for name, part in parts.items():
        schemas[prefix + name] = part
        if name in structs and _left_out(structs[name]):
            for field in part["properties"].values():
                field.pop("default", None)  # fields with a default are optional
    for (given, _), root in zip(named, roots, strict=True):
        if given is not None and root.get("$ref") != template.format(name=given):
            schemas[prefix + given] = root


def _left_out(struct: type[msgspec.Struct]) -> bool:
    """Whether fields with their default are not sent, by us or by clients."""
    ours = struct.__module__ in (bodies.__name__, wire.__name__)
    config = struct.__struct_config__
    return config.omit_defaults or (ours and config.forbid_unknown_fields)


def _structs(kind: Any) -> Iterator[type[msgspec.Struct]]:
    """All Structs that a type is made of."""
    todo: list[Any] = [msgspec.inspect.type_info(kind)]
    seen: set[type[msgspec.Struct]] = set()
    while todo:
        part = todo.pop()
        if isinstance(part, msgspec.inspect.StructType):
            if part.cls in seen:
                continue
            seen.add(part.cls)
            yield part.cls
            todo += [field.type for field in part.fields]
        for inner in ("item_type", "value_type"):
            todo += [getattr(part, inner)] if hasattr(part, inner) else []
        for inner in ("item_types", "types"):
            todo += getattr(part, inner, ())


def described(app: Litestar) -> JsonDict:
    return document(app.openapi_schema.to_schema())


if __name__ == "__main__":
    from novatable.server.http.app import http_app
    from novatable.server.operating.settings import Settings

    whole = described(http_app(None, Settings()))
    sys.stdout.buffer.write(msgspec.json.format(msgspec.json.encode(whole), indent=1) + b"\n")
