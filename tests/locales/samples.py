"""What has to be put into words, and what Python says. `python -m tests.locales.samples` writes it.

Of every kind of event and action, in every shape that a sentence depends on, and of every phase, there is
one sample from real games for each of two viewers: whoever it is about, and somebody else. Refusals and
reasons are all there, with made-up values. Beside each sample is the sentence in every language; the browser
must say the same.
"""

import re
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

from novatable import Game
from novatable.afternova.actions import Market
from novatable.afternova.cards import card_set as afternova_cards
from novatable.afternova.events import PlanetFilled
from novatable.afternova.words import Words as AfterNovaWords
from novatable.core.actions import Action, Event
from novatable.core.errors import Args, Refusal
from novatable.core.reason import Reason
from novatable.core.record import CardsUsed, read_record
from novatable.core.words import Sentence, Teller, text_of
from novatable.locales import LANGUAGES, texts, words
from novatable.novaraiders.cards import card_set as novaraiders_cards
from novatable.novaraiders.words import Words as NovaRaidersWords

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

FILLED: Args = {
    "seat": 1,
    "card": 0,
    "n": 2,
    "numbers": (2, 3),
    "name": "Nektarr",
    "names": ("cadet", "trader"),
    "option": "hand_limit",
    "low": 1,
    "high": 6,
    "count": 2,
    "values": ("turn_order", "last_turn"),
    "planet": 2,
    "icons": {"piloting": 1, "security": 2},
    "fragments": {"black": 2, "white": 1},
    "colour": "black",
    "row": "paws",
    "upgrade": "autopilot",
    "space": 1,
    "gate": 0,
    "bay": 1,
    "directive": 0,
    "ship": "blue",
    "shard": "yellow",
    "shards": ("yellow", "black"),
    "use": "orbit",
    "special": "gate_ram",
    "hrl": ("acquire", "inner"),
}
"""Values of refusals and reasons, per kind."""
RAIDING = set(list(FILLED)[17:])
"""The kinds of values that only Nova-Raiders has; what has none of them is told as AfterNova's."""

Json = dict[str, Any]


def teller(game: str, used: CardsUsed, people: int, viewer: int | None, language: str) -> Teller[Any]:
    """Who puts a sample into words."""
    said, names = words(language), (*NAMES[:people], Game.kind(game).automa)
    if game == "afternova":
        return AfterNovaWords(said, afternova_cards(used), names, viewer)
    return NovaRaidersWords(said, novaraiders_cards(used), names, viewer, people)


class Table:
    """What the samples of one table have in common."""

    def __init__(self, game: str, cards: CardsUsed, people: int) -> None:
        self.game = game
        self.cards = cards
        self.people = people

    def sample(
        self, kind: str, told: Any, viewer: int | None, say: Callable[[Teller[Any]], Sentence | None]
    ) -> Json:
        said = {}
        for language in LANGUAGES:
            sentence = say(teller(self.game, self.cards, self.people, viewer, language))
            said[language] = None if sentence is None else text_of(sentence)
        about = {"cards": self.cards.name, "people": self.people, "viewer": viewer}
        return {**about, kind: _json(told), "said": said}

    def event(self, event: Event, viewer: int | None) -> Json:
        return self.sample("event", event, viewer, lambda teller: teller.happened(event))

    def action(self, action: Action, viewer: int | None) -> Json:
        return self.sample("action", action, viewer, lambda teller: teller.choice(action))

    def view(self, view: Any, viewer: int | None) -> Json:
        hints = msgspec.to_builtins(Game.kind(view.game).hints(view))
        return {**self.sample("view", view, viewer, lambda teller: teller.waiting(view)), "hints": hints}

    def coded(self, kind: str, why: Refusal | Reason) -> Json:
        def say(teller: Teller[Any]) -> Sentence:
            return teller.refused(why) if isinstance(why, Refusal) else teller.reason(why)

        return self.sample("coded", {"message": f"{kind}-{why.code}", "args": why.args}, 0, say)


def samples(name: str) -> Json:
    """The samples of one game."""
    events: dict[str, Json] = {}
    actions: dict[str, Json] = {}
    views: dict[str, Json] = {}
    cards: dict[str, Json] = {}
    standard = Table(name, Game.new(name, players=3, seed=1).setup.cards, 3)
    for record in RECORDS[name]:
        text = (ROOT / "tests/records" / name / f"{record}.jsonl").read_text("utf-8")
        game = Game.replay(text.splitlines()[0])
        table = Table(name, game.setup.cards, game.setup.players)
        cards.setdefault(game.setup.cards.name, _json(game.client_cards(game.setup.cards)))
        _events(events, table, game.opening)
        for seat, recorded in read_record(text).actions:
            action = game.read_action(seat, recorded)
            assert isinstance(action, Action)
            for key, view, viewer in _views(game):
                if key not in views:
                    views[key] = table.view(view, viewer)
            for choice in (*game.legal(seat), action):
                if (shape := _shape(choice)) not in actions:
                    actions[shape] = table.action(choice, seat)
            _events(events, table, game.play(seat, action))
        for key, view, viewer in _views(game):
            if key not in views:
                views[key] = table.view(view, viewer)
    for told in SELDOM[name]:
        if isinstance(told, Event):
            events[_shape(told)] = standard.event(told, 0)
        else:
            actions[_shape(told)] = standard.action(told, 0)
    return {
        "cards": cards,
        "events": [events[key] for key in sorted(events)],
        "actions": [actions[key] for key in sorted(actions)],
        "views": [views[key] for key in sorted(views)],
        "coded": [standard.coded(kind, why) for kind, why in _coded(name)],
    }


def _coded(game: str) -> Iterator[tuple[str, Refusal | Reason]]:
    """A refusal or a reason with each code of the game."""
    english = texts("en")["refusals.ftl"] + texts("en")["reasons.ftl"]
    for kind, code, sentence in re.findall(r"^(refused|reason)-(\S+) = (.+)$", english, re.MULTILINE):
        holes = re.findall(r"\$(\w+)", sentence)
        kinds = {hole.rstrip("2") for hole in holes}
        if kinds <= FILLED.keys() and bool(kinds & RAIDING) == (game == "novaraiders"):
            args = {hole: FILLED[hole.rstrip("2")] for hole in holes}
            yield kind, Refusal("AN-1.1", code, args) if kind == "refused" else Reason(code, args)


def _events(found: dict[str, Json], table: Table, happened: Sequence[Event]) -> None:
    for event in happened:
        seat = getattr(event, "by", getattr(event, "seat", None))
        seats = getattr(event, "seats", ())
        mine = seat if seat is not None and seat < table.people else next(iter(seats), 0)
        for viewer in (mine, (mine + 1) % table.people, None):
            face = event.face(viewer)
            key = f"{_shape(face)} {viewer == mine} {viewer == getattr(event, 'seat', None)}"
            if key not in found and (viewer is not None or event.face(None) != event):
                found[key] = table.event(face, viewer)


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


def _json(value: object) -> Any:
    return msgspec.to_builtins(value)


def written() -> str:
    """The whole file: one sample a line, so that a change can be read."""
    lines = ["{"]
    for number, name in enumerate(RECORDS):
        found = samples(name)
        lines.append(f'"{name}": {{"cards": {msgspec.json.encode(found["cards"]).decode()}')
        for kind in ("events", "actions", "views", "coded"):
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
