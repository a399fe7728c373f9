"""Lesson files: TOML that teachers write. Every problem is found, each with its line (docs/LESSONS.md)."""

from pathlib import Path
from typing import Any, Final

import msgspec

from novatable.core import cardfile
from novatable.core.cardfile import CardFile, CardFileError, Section
from novatable.core.game import Game
from novatable.core.record import read_record
from novatable.lessons.lesson import Cue, Goal, JsonAction, Kind, Lesson, Pattern, Step, Text
from novatable.lessons.patterns import Names
from novatable.lessons.subject import RULE, Subject, subject_of
from novatable.locales import LANGUAGES
from novatable.players import levels_of

KINDS: Final[tuple[Kind, ...]] = ("guide", "exercise", "puzzle")
LONGEST: Final = 300
LONGEST_ENGLISH: Final = 240
"""Characters of a text: a step is one or two sentences."""
MOST_STEPS: Final = 20
MOST_HINTS: Final = 3
SEEDS: Final = 2**53


def load(path: Path) -> Lesson:
    """The lesson in a file; CardFileError has everything that is wrong with its text."""
    file, lesson = read(path)
    file.finish(read_to_the_end=lesson is not None)
    assert lesson is not None
    return lesson


def read(path: Path) -> tuple[CardFile, Lesson | None]:
    """The file with its problems so far, and the lesson if it could be read."""
    file = cardfile.read(str(path), ())
    return file, _lesson(file.root, path)


def _lesson(root: Section, path: Path) -> Lesson | None:
    game = list(Game.kinds)[root.word("game", tuple(Game.kinds), RULE)]
    kind = KINDS[root.word("kind", KINDS, RULE)]
    subject = subject_of(game)
    begun = _begin(root, game, path, subject)
    if begun is None:
        return None
    reader = _Reader(subject, begun)
    reader.play_moves(root)
    seats = begun.setup.players - 1
    others = root.word("others", tuple(levels_of(game)), RULE) if root.has("others") else None
    return Lesson(
        id=path.stem,
        game=game,
        kind=kind,
        title=_text(root, "title"),
        about=_text(root, "about") if root.has("about") else {},
        seat=root.number("seat", 0, seats, RULE) if root.has("seat") else 0,
        others=None if others is None else list(levels_of(game))[others],
        group=root.text("group", RULE) if root.has("group") else "",
        order=root.number("order", 0, 999, RULE) if root.has("order") else 0,
        picture=_picture(root, subject.signs),
        position={"setup": msgspec.to_builtins(begun.setup), "state": begun.state_json()},
        steps=reader.steps(root) if kind == "guide" else (),
        goals=reader.goals(root) if kind != "guide" else (),
        turns=root.number("turns", 1, 20, RULE) if root.has("turns") else None,
        actions=root.number("actions", 1, 99, RULE) if root.has("actions") else None,
        hints=_hints(root),
        solution=reader.actions(root, "solution") if kind != "guide" else (),
    )


def _picture(root: Section, signs: tuple[str, ...]) -> tuple[str, ...]:
    if not root.has("picture"):
        return ()
    return tuple([signs[index] for index in root.words("picture", signs, 1, 3, RULE)])


def _text(table: Section, key: str) -> Text:
    told = table.value(key, dict, "a table with a text for each language", RULE) or {}
    text: Text = {}
    for language, said in told.items():
        if language not in LANGUAGES:
            table.problem(key, f"{language!r} is not one of the languages {', '.join(LANGUAGES)}", RULE)
        elif not isinstance(said, str) or not said.strip():
            table.problem(key, f"{language} must be a text", RULE)
        elif len(said) > (most := LONGEST_ENGLISH if language == "en" else LONGEST):
            table.problem(key, f"{language} has {len(said)} characters; at most {most}", RULE)
        else:
            text[language] = said.strip()
    if not told:
        table.problem(key, "there must be a text in at least one language", RULE)
    return text


def _hints(root: Section) -> tuple[Text, ...]:
    if not root.has("hints"):
        return ()
    tables = root.tables("hints", 1, MOST_HINTS, RULE)
    return tuple([_text(table, "text") for table in tables])


# ---- where it begins


def _begin(root: Section, game: str, path: Path, subject: Subject) -> Game | None:
    """The game at the beginning: from a record, or dealt and then arranged."""
    begin = _table(root, "begin")
    if begin is None:
        return None
    try:
        if begin.has("record"):
            begun = _recorded(begin, game, path)
        else:
            options = begin.value("options", dict, "a table", RULE) if begin.has("options") else {}
            begun = Game.new(game, begin.number("players", 1, 8, RULE), _seed(begin), **(options or {}))
            if begin.has("state"):
                state = begin.value("state", str, "a position as JSON", RULE) or ""
                begun = type(begun).resume(begun.setup, msgspec.json.decode(state))
    except (ValueError, msgspec.MsgspecError) as error:
        begin.problem(None, f"the game cannot begin so: {error}", RULE)
        return None
    position = _table(root, "position") if root.has("position") else None
    if position is None:
        return begun
    subject.arrange(begun, position)
    if not position.sound:
        return None
    try:
        return type(begun).resume(begun.setup, begun.state_json())
    except ValueError as error:
        position.problem(None, f"cannot occur in the game: {error}", RULE)
        return None


def _seed(begin: Section) -> int | str:
    """A number, or the 64 hex digits of a game that was played."""
    seed = begin.value("seed", object, "a whole number", RULE)
    return seed if isinstance(seed, str) else begin.number("seed", 0, SEEDS, RULE)


def _recorded(begin: Section, game: str, path: Path) -> Game:
    name = begin.text("record", RULE)
    if Path(name).name != name:
        raise ValueError("a record must lie beside the lesson")
    try:
        record = read_record((path.parent / name).read_text("utf-8"))
    except OSError as error:
        raise ValueError(f"{name} cannot be read: {error.strerror}") from None
    after = begin.number("after", 0, len(record.actions), RULE)
    if record.setup.game != game:
        raise ValueError(f"{name} is a record of another game")
    dump = {"setup": record.setup, "start": record.start, "history": record.actions[:after]}
    return _followed(dump)


def _followed(dump: dict[str, Any]) -> Game:
    kind = Game.kind(dump["setup"].game)
    start = dump["start"]
    game = kind.begin(dump["setup"]) if start is None else kind.resume(dump["setup"], start)
    for seat, action in dump["history"]:
        game.play(seat, action)
    return game


def _table(root: Section, key: str) -> Section | None:
    data = root.value(key, dict, f"a table [{key}]", RULE)
    return None if data is None else root.file.table(data, (*root.place, key))


# ---- steps and goals


class _Reader:
    """Reads the parts that are about one game's actions."""

    def __init__(self, subject: Subject, begun: Game) -> None:
        self.begun = begun
        self.measures = subject.measures
        self.names = Names(subject.names(begun), subject.words)

    def play_moves(self, root: Section) -> None:
        """What happens before the learner begins, such as an offer that waits for an answer."""
        for cue in self.cues(root, "moves"):
            refused = self.begun.check(cue.seat, cue.action)
            if refused is not None:
                root.problem("moves", f"{cue.action} is not possible: {refused.message}", RULE)
                return
            self.begun.play(cue.seat, cue.action)

    def steps(self, root: Section) -> tuple[Step, ...]:
        return tuple([self._step(table) for table in root.tables("steps", 1, MOST_STEPS, RULE)])

    def _step(self, table: Section) -> Step:
        return Step(
            name=table.text("name", RULE),
            title=_text(table, "title"),
            text=_text(table, "text"),
            spots=_strings(table, "spots"),
            accept=self.patterns(table, "accept"),
            times=table.number("times", 1, 20, RULE) if table.has("times") else 1,
            other=_text(table, "other") if table.has("other") else None,
            first=self.cues(table, "first"),
            solution=self.actions(table, "solution"),
            free=bool(table.value("free", bool, "true or false", RULE)) if table.has("free") else False,
        )

    def goals(self, root: Section) -> tuple[Goal, ...]:
        measures = self.measures
        goals = []
        for table in root.tables("goals", 1, 6, RULE):
            name = list(measures)[table.word("measure", tuple(measures), RULE)]
            least = table.number("at_least", 0, 99, RULE) if table.has("at_least") else None
            most = table.number("at_most", 0, 99, RULE) if table.has("at_most") else None
            if least is None and most is None:
                table.problem(None, "at_least or at_most must be there", RULE)
            only = {
                key: self.names.numbered(table.value(key, object, "a value", RULE))
                for key in measures[name].only
                if table.has(key)
            }
            self._known(table, "measure", [value for key, value in only.items() if key != "use"])
            goals.append(Goal(name, least, most, only))
        if not root.has("turns") and not root.has("actions"):
            root.problem(None, "turns or actions must say how long one may try", RULE)
        return tuple(goals)

    def patterns(self, table: Section, key: str) -> tuple[Pattern, ...]:
        kinds = [str(kind.__struct_config__.tag) for kind in self.begun.actions.kinds()]
        patterns = self._told(table, key)
        for pattern in patterns:
            if "type" in pattern and pattern["type"] not in kinds:
                table.problem(key, f"{pattern['type']!r} is not an action of the game", RULE)
        return tuple(patterns)

    def actions(self, table: Section, key: str) -> tuple[JsonAction, ...]:
        return tuple([told for told in self._told(table, key) if self._is_action(table, key, told)])

    def cues(self, table: Section, key: str) -> tuple[Cue, ...]:
        cues = []
        for told in self._told(table, key):
            seat = told.pop("seat", None)
            if not isinstance(seat, int) or not 0 <= seat < self.begun.seats:
                table.problem(key, "seat must say who does it", RULE)
                continue
            if self._is_action(table, key, told):
                cues.append(Cue(seat, told))
        return tuple(cues)

    def _told(self, table: Section, key: str) -> list[Pattern]:
        """A list of actions in their JSON form, names replaced by numbers."""
        if not table.has(key):
            return []
        told = table.value(key, list, "a list of actions { type = ..., ... }", RULE) or []
        found = [self.names.numbered(each) for each in told if isinstance(each, dict)]
        if len(found) < len(told):
            table.problem(key, "must be a list of actions { type = ..., ... }", RULE)
        self._known(table, key, found)
        return found

    def _known(self, table: Section, key: str, found: list[Any]) -> None:
        unknown = self.names.unknown(found)
        if unknown:
            table.problem(key, f"nothing in the game is called {', '.join(map(repr, unknown))}", RULE)

    def _is_action(self, table: Section, key: str, told: JsonAction) -> bool:
        try:
            self.begun.actions.from_json(told)
        except (msgspec.ValidationError, TypeError) as error:
            table.problem(key, f"{told} is not an action: {error!s:.200}", RULE)
            return False
        return True


def _strings(table: Section, key: str) -> tuple[str, ...]:
    if not table.has(key):
        return ()
    told = table.value(key, list, "a list of names", RULE) or []
    if not all(isinstance(each, str) for each in told):
        table.problem(key, "must be a list of names", RULE)
        return ()
    return tuple(told)


__all__ = ["CardFileError", "load", "read"]
