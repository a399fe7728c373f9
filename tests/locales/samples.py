"""What the browser has to put into words, taken from real games. `python -m tests.locales.samples` writes it.

Of every kind of event and action, in every shape that a sentence depends on, and of every phase, there is
one sample for each of two viewers: whoever it is about, and somebody else.
"""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

from novatable import Game
from novatable.afternova.actions import Market
from novatable.afternova.events import PlanetFilled
from novatable.core.actions import Action, Event
from novatable.core.record import read_record
from novatable.locales import LANGUAGES, words

ROOT = Path(__file__).parents[2]
SAMPLES = ROOT / "web/tests/words.samples.json"
SPOKEN = ROOT / "web/tests/words.spoken.json"
NAMES = ("Mia", "Ben", "Ida", "Tom", "Eva", "Jan")
RECORDS = {
    "afternova": (
        "3-players",
        "2-players-wild",
        "2-players-busy",
        "2-players-last-round",
        "3-players-busy-first-edition",
        "4-players-busy",
        "4-players-last-round",
    ),
    "novaraiders": (
        "3-players",
        "2-players-wild",
        "2-players-no-ships",
        "4-players-wild",
        "3-players-random",
        "2-players",
        "3-players-bare-ships",
        "4-players-slow",
        "4-players-busy-no-shards",
    ),
}
"""Golden games that have all of it between them."""
TELLING = {"how", "why", "row", "pile", "free", "stored", "scored", "possible", "event", "use", "push"}
"""Fields whose value picks the words."""

SELDOM: dict[str, tuple[Event | Action, ...]] = {
    "afternova": (PlanetFilled(0, 3, (1, 0, 0, 2, 0)), Market()),
    "novaraiders": (),
}
"""What none of these games has."""

Json = dict[str, Any]


def samples(name: str) -> Json:
    """The samples of one game."""
    events: dict[str, Json] = {}
    actions: dict[str, Json] = {}
    views: dict[str, Json] = {}
    cards: dict[str, Json] = {}
    for record in RECORDS[name]:
        text = (ROOT / "tests/records" / name / f"{record}.jsonl").read_text("utf-8")
        game = Game.replay(text.splitlines()[0])
        about = {"cards": game.setup.cards.name, "people": game.setup.players}
        cards.setdefault(game.setup.cards.name, _json(game.client_cards(game.setup.cards)))
        _events(events, about, game.opening)
        for seat, action in read_record(text).actions:
            for key, view, viewer in _views(game):
                views.setdefault(key, _seen(game, view, {**about, "viewer": viewer}))
            for choice in (*game.legal(seat), action):
                actions.setdefault(_shape(choice), {**about, "viewer": seat, "action": _json(choice)})
            _events(events, about, game.play(seat, action))
        for key, view, viewer in _views(game):
            views.setdefault(key, _seen(game, view, {**about, "viewer": viewer}))
    for told in SELDOM[name]:
        kind, found = ("event", events) if isinstance(told, Event) else ("action", actions)
        found.setdefault(_shape(told), {"cards": "standard", "people": 3, "viewer": 0, kind: _json(told)})
    return {
        "cards": cards,
        "events": [events[key] for key in sorted(events)],
        "actions": [actions[key] for key in sorted(actions)],
        "views": [views[key] for key in sorted(views)],
    }


def _events(found: dict[str, Json], about: Json, happened: Sequence[Event]) -> None:
    for event in happened:
        seat = getattr(event, "by", getattr(event, "seat", None))
        seats = getattr(event, "seats", ())
        mine = seat if seat is not None and seat < about["people"] else next(iter(seats), 0)
        for viewer in (mine, (mine + 1) % about["people"], None):
            face = event.face(viewer)
            key = f"{_shape(face)} {viewer == mine} {viewer == getattr(event, 'seat', None)}"
            if viewer is not None or event.face(None) != event:
                found.setdefault(key, {**about, "viewer": viewer, "event": _json(face)})


def _views(game: Game) -> Iterator[tuple[str, Any, int | None]]:
    """The view of somebody the game waits for, and of somebody else."""
    waited = game.waiting_for()
    others = [seat for seat in range(game.setup.players) if seat not in waited]
    for viewer in (*waited[:1], *others[:1]):
        view = game.view(viewer)
        frames = getattr(view, "frames", ())
        state = (
            view.phase,
            type(frames[-1]).__name__ if frames else "",
            bool(getattr(view, "offers", ())),
            getattr(view, "linked", None) if getattr(view, "row", ()) else "",
            getattr(view, "slipping", None),
            viewer in waited,
        )
        yield str(state), view, viewer


def _shape(told: object) -> str:
    """What kind of sentence it takes: its type, what is there and what is not, and what picks the words."""
    data = _json(told)
    parts = []
    for field, value in sorted(data.items()):
        if field in TELLING and isinstance(value, str | bool):
            parts.append(f"{field}={value}")
        elif value is None or isinstance(value, list | tuple | dict):
            parts.append(f"{field}:{bool(value)}")
    if isinstance(data.get("outcome"), dict):
        parts.append(data["outcome"]["reason"])
    return f"{data['type']} {' '.join(parts)}"


def _seen(game: Game, view: Any, about: Json) -> Json:
    return {**about, "view": _json(view), "hints": msgspec.to_builtins(game.hints(view))}


def _json(value: object) -> Any:
    return msgspec.to_builtins(value)


def written() -> str:
    """The whole file: one sample a line, so that a change can be read."""
    lines = ["{"]
    for number, name in enumerate(RECORDS):
        found = samples(name)
        lines.append(f'"{name}": {{"cards": {msgspec.json.encode(found["cards"]).decode()}')
        for kind in ("events", "actions", "views"):
            rows = ",\n".join(msgspec.json.encode(sample).decode() for sample in found[kind])
            lines.append(f',"{kind}": [\n{rows}\n]')
        lines.append("}," if number == 0 else "}")
    lines.append("}")
    return "\n".join(lines) + "\n"


SAID: tuple[tuple[str, dict[str, str | int]], ...] = (
    ("list-and", {"most": "Mia, Ben", "last": "Ida"}),
    ("fragment-black", {"n": 1}),
    ("fragment-black", {"n": 2}),
    ("fragment-orange", {"n": 12345}),
    ("news-undo-asked", {"you": "yes", "seat": "", "n": 1}),
    ("news-undo-asked", {"you": "no", "seat": "Mia", "n": 3}),
    ("news-stood-in", {"you": "no", "seat": "Mia", "why": "time", "level": "Cadet"}),
    ("an-log-took", {"you": "yes", "seat": "", "card": "Swoop"}),
    ("an-log-took", {"you": "no", "seat": "Mia", "card": "Swoop"}),
    ("an-log-reshuffled", {"pile": "planets", "n": 1}),
    ("an-wait-market", {"you": "yes", "seat": "", "n": 1}),
    ("nr-do-leave", {"n": 0}),
    ("nr-do-leave", {"n": 1}),
    ("nr-space", {"ring": 4, "step": 2, "colour": "blue"}),
    ("nr-left", {"shards": "2"}),
    ("nr-log-game-ended", {"reason": "supernova", "winners": "W", "scores": "S", "hands": "H"}),
)
"""Messages with arguments that Python and the browser must say alike."""


def spoken() -> str:
    """What Python says, in every language."""
    rows = [
        {
            "id": name,
            "args": args,
            "said": {language: words(language).format(name, **args) for language in LANGUAGES},
        }
        for name, args in SAID
    ]
    return "[\n" + ",\n".join(msgspec.json.encode(row).decode() for row in rows) + "\n]\n"


if __name__ == "__main__":
    SAMPLES.write_text(written(), "utf-8")
    SPOKEN.write_text(spoken(), "utf-8")
