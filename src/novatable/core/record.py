"""The record: a header line, one line per action, a closing line. See docs/RECORD.md."""

import json
from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeVar

import msgspec

from novatable.core.actions import Action
from novatable.core.errors import Impossible, Refusal
from novatable.core.options import Value

FORMAT = 1
History = list[tuple[int, Action]]


class CardsUsed(msgspec.Struct, frozen=True, omit_defaults=True):
    """Which card set a game is played with. A set that is not shipped is carried along whole."""

    name: str
    hash: str
    set: dict[str, Any] | None = None


class CardData(Protocol):
    """What every game's card set has."""

    hash: str


Cards = TypeVar("Cards", bound=CardData)


def cards_of(
    used: CardsUsed,
    shipped: str,
    load: Callable[[str], Cards],
    former: Callable[[str], Cards | None],
    from_json: Callable[[object], Cards],
) -> Cards:
    """The card set meant: one that is or was shipped, or the one carried along; else Impossible.

    Only shipped sets are looked up here: a record from elsewhere must not open files. One that was shipped
    earlier is found by its hash, so that its games can go on.
    """
    if used.set is None and used.name != shipped:
        raise Impossible(Refusal("request", "cards-not-shipped", {"name": f"{used.name!r:.80}"}))
    cards = load(shipped) if used.set is None else from_json(used.set)
    if cards.hash == used.hash:
        return cards
    earlier = former(used.hash) if used.set is None else None
    if earlier is None or earlier.hash != used.hash:
        hashes = f"{cards.hash:.12} is not {used.hash:.12}"
        raise Impossible(
            Refusal("request", "cards-changed", {"name": f"{used.name!r:.80}", "detail": hashes})
        )
    return earlier


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that decides how a game begins."""

    game: str
    rules: int
    players: int
    options: dict[str, Value]
    cards: CardsUsed
    seed: str
    commitment: str


class Record(msgspec.Struct, frozen=True):
    """A record, read but not yet replayed. `digests` are the ones next to actions."""

    setup: Setup
    start: dict[str, Any] | None
    actions: list[tuple[int, dict[str, Any]]]
    digests: list[str | None]
    closing: str | None


def write_record(
    setup: Setup,
    start: dict[str, Any] | None,
    history: Sequence[tuple[int, Action | dict[str, Any]]],
    closing: str | None,
    digests: list[str] | None = None,
) -> str:
    """The lines of a record; without a final digest it has no closing line."""
    header = {"novatable": FORMAT, **msgspec.to_builtins(setup)}
    if start is not None:
        header["start"] = start
    lines: list[dict[str, Any]] = [header]
    for number, (seat, action) in enumerate(history):
        told = action.to_json() if isinstance(action, Action) else action
        line: dict[str, Any] = {"seat": seat, "action": told}
        if digests is not None:
            line["digest"] = digests[number]
        lines.append(line)
    if closing is not None:
        lines.append({"actions": len(history), "digest": closing})
    return "".join(json.dumps(line, separators=(",", ":")) + "\n" for line in lines)


def read_record(text: str) -> Record:
    """Read a record's lines; Impossible names the line that is wrong."""
    lines = text.splitlines()
    if not lines:
        raise Impossible(Refusal("request", "record-empty"))
    header = _object(lines[0], 1)
    if header.pop("novatable", None) != FORMAT:
        raise Impossible(Refusal("request", "record-format", {"n": FORMAT}))
    start = header.pop("start", None)
    try:
        setup = msgspec.convert(header, Setup)
    except msgspec.ValidationError as error:
        raise Impossible(Refusal("request", "record-set-up", {"detail": f"{error!s:.200}"})) from None
    if start is not None and not isinstance(start, dict):
        raise Impossible(Refusal("request", "record-start"))
    actions: list[tuple[int, dict[str, Any]]] = []
    digests: list[str | None] = []
    closing: str | None = None
    for number, raw in enumerate(lines[1:], start=2):
        line = _object(raw, number)
        if closing is not None:
            raise Impossible(Refusal("request", "record-closed", {"n": number}))
        if "action" in line:
            actions.append((line.get("seat", -1), line["action"]))
            digests.append(line.get("digest"))
        elif line.get("actions") == len(actions) and isinstance(line.get("digest"), str):
            closing = line["digest"]
        else:
            raise Impossible(Refusal("request", "record-line", {"n": number, "n2": len(actions)}))
    return Record(setup, start, actions, digests, closing)


def _object(line: str, number: int) -> dict[str, Any]:
    try:
        value = json.loads(line)
    except (ValueError, RecursionError):
        raise Impossible(Refusal("request", "record-json", {"n": number})) from None
    if not isinstance(value, dict):
        raise Impossible(Refusal("request", "record-object", {"n": number}))
    return value
