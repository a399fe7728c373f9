"""Data files written by people (cards, boards, tracks): every problem is found, each with its line.

A game opens a file with `read`, `parse` or `CardFile(data, source)`, asks its `root` table for what
it needs, adds its own problems with `Section.problem`, and calls `finish`. A wrong value is noted
and replaced by a harmless one, so that reading goes on and finds the rest.
"""

import json
import re
import tomllib
from collections.abc import Iterator, Sequence
from difflib import get_close_matches
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final, NamedTuple, TypeVar

LONGEST_TEXT: Final = 60

Place = tuple[str | int, ...]
"""Where a value is: ("paws", 2, "icons") are the icons of the third Paw."""

T = TypeVar("T")


class Problem(NamedTuple):
    """One thing to put right. The line is None where there are no lines (JSON)."""

    line: int | None
    message: str


class CardFileError(ValueError):
    """A data file that cannot be used, with everything that is wrong with it."""

    def __init__(self, source: str, problems: Sequence[Problem]) -> None:
        super().__init__(source, problems)
        self.source = source
        self.problems = tuple(problems)

    def __str__(self) -> str:
        return "\n".join(
            f"{self.source}: {message}" if line is None else f"{self.source}:{line}: {message}"
            for line, message in self.problems
        )


class CardFile:
    """An open data file: its root table and the problems found so far."""

    __slots__ = ("_lines", "_problems", "_tables", "_text", "root", "source")

    def __init__(self, data: object, source: str, text: str | None = None) -> None:
        """`data` as TOML or JSON gives it; `text` is the TOML it came from, for the lines."""
        if not isinstance(data, dict):
            raise CardFileError(source, [Problem(None, f"must be a table, not {_shown(data)}")])
        self.source = source
        self._text = text
        self._lines: dict[Place, int] | None = None
        self._problems: list[tuple[Place, str]] = []
        self._tables: list[Section] = []
        self.root = self.table(data, ())

    def table(self, data: dict[str, object], place: Place) -> "Section":
        table = Section(self, data, place)
        self._tables.append(table)
        return table

    def note(self, place: Place, message: str) -> None:
        self._problems.append((place, f"{_named(place)}: {message}" if place else message))

    def line(self, place: Place) -> int | None:
        """The line of a place, or of the nearest thing around it that has one."""
        if self._text is None:
            return None
        if self._lines is None:
            self._lines = _find_lines(self._text)
        while place not in self._lines:
            place = place[:-1]
        return self._lines[place]

    @property
    def sound(self) -> bool:
        """Whether no problem has been found so far."""
        return not self._problems

    def finish(self, *, read_to_the_end: bool = True) -> None:
        """Note the keys that were never asked for; CardFileError if there is any problem."""
        if read_to_the_end:
            for table in self._tables:
                table.note_unknown_keys()
        if self._problems:
            problems = [Problem(self.line(place), message) for place, message in self._problems]
            raise CardFileError(self.source, sorted(problems, key=lambda problem: problem.line or 0))


class Section:
    """One table of a file. Every getter takes the id of the rule that asks for the value."""

    __slots__ = ("_asked", "_data", "file", "place", "sound")

    def __init__(self, file: CardFile, data: dict[str, object], place: Place) -> None:
        self.file = file
        self._data = data
        self._asked: list[str] = []
        self.place = place
        self.sound = True
        """Whether the table has no known problem, so that its values can be compared with others."""

    def problem(self, key: str | None, message: str, rule: str) -> None:
        """Note a problem with a key, or with the whole table."""
        self.sound = False
        place = self.place if key is None else (*self.place, key)
        self.file.note(place, f"{message} ({rule})")

    def has(self, key: str) -> bool:
        """Whether an optional key is there; asking makes it a known key."""
        self._asked.append(key)
        return key in self._data

    def text(self, key: str, rule: str) -> str:
        """One line of text; "" if it is wrong."""
        text = self.value(key, str, "a text", rule)
        if text is None:
            return ""
        if not text.strip():
            self.problem(key, "must not be empty", rule)
            return ""
        if text != text.strip() or not text.isprintable() or len(text) > LONGEST_TEXT:
            wanted = f"one line of at most {LONGEST_TEXT} printable characters, without spaces around it"
            self.problem(key, f"must be {wanted}, not {_shown(text)}", rule)
            return ""
        return text

    def number(self, key: str, low: int, high: int, rule: str) -> int:
        """A whole number from `low` to `high`; `low` if it is wrong."""
        wanted = f"a whole number from {low} to {high}"
        value = self.value(key, int, wanted, rule)
        if value is None:
            return low
        if not low <= value <= high:
            self.problem(key, f"must be {wanted}, not {_shown(value)}", rule)
            return low
        return value

    def word(self, key: str, allowed: Sequence[str], rule: str) -> int:
        """One of the allowed words, as its index; 0 if it is wrong."""
        word = self.value(key, str, "a word in quotes", rule)
        index = None if word is None else self._index(key, word, allowed, rule)
        return index or 0

    def words(self, key: str, allowed: Sequence[str], low: int, high: int, rule: str) -> list[int]:
        """A list of `low` to `high` of the allowed words, as indices, without wrong ones."""
        words = self.value(key, list, "a list of words", rule)
        if words is None:
            return []
        self._check_size(key, len(words), low, high, rule)
        indices = [self._index(key, word, allowed, rule) for word in words]
        return [index for index in indices if index is not None]

    def amounts(
        self, key: str, allowed: Sequence[str], entries: int, low: int, high: int, rule: str
    ) -> list[int]:
        """A table `{ word = number, ... }` with that many entries, as one number per allowed word."""
        amounts = [0] * len(allowed)
        given = self.value(key, dict, "a table { word = number, ... }", rule)
        if given is None:
            return amounts
        self._check_size(key, len(given), entries, entries, rule)
        for word, number in given.items():
            index = self._index(key, word, allowed, rule)
            if index is None:
                continue
            if isinstance(number, int) and not isinstance(number, bool) and low <= number <= high:
                amounts[index] = number
            else:
                wanted = f"a whole number from {low} to {high}"
                self.problem(key, f"{word} must be {wanted}, not {_shown(number)}", rule)
        return amounts

    def tables(self, key: str, low: int, high: int, rule: str) -> list["Section"]:
        """An array of `low` to `high` tables, without anything else in it."""
        entries = self.value(key, list, f"a list of tables [[{key}]]", rule)
        if entries is None:
            return []
        place = (*self.place, key)
        if not low <= len(entries) <= high:
            pointed = min(len(entries) - 1, high)
            wanted = f"there must be {_span(low, high)} of {key}, not {len(entries)} ({rule})"
            self.file.note((*place, pointed) if entries else place, wanted)
        tables = []
        for index, entry in enumerate(entries):
            if isinstance(entry, dict):
                tables.append(self.file.table(entry, (*place, index)))
            else:
                self.file.note((*place, index), f"must be a table, not {_shown(entry)} ({rule})")
        return tables

    def note_unknown_keys(self) -> None:
        for key in self._data:
            if key not in self._asked:
                known = list(dict.fromkeys(self._asked))
                message = f"is not a key of this table, which has {', '.join(known)}{_hint(key, known)}"
                self.file.note((*self.place, key), message)

    def value(self, key: str, kind: type[T], noun: str, rule: str) -> T | None:
        """Anything of that kind; None if it is wrong."""
        if not self.has(key):
            self.problem(None, f"{key} is missing; it must be {noun}", rule)
            return None
        value = self._data[key]
        if isinstance(value, kind) and (kind is not int or not isinstance(value, bool)):
            return value
        self.problem(key, f"must be {noun}, not {_shown(value)}", rule)
        return None

    def _check_size(self, key: str, size: int, low: int, high: int, rule: str) -> None:
        if not low <= size <= high:
            self.problem(key, f"must have {_span(low, high)} entries, not {size}", rule)

    def _index(self, key: str, word: object, allowed: Sequence[str], rule: str) -> int | None:
        if isinstance(word, str) and word in allowed:
            return allowed.index(word)
        self.problem(key, f"{_shown(word)} is not one of {', '.join(allowed)}{_hint(word, allowed)}", rule)
        return None


def distinct(tables: Sequence[Section], key: str, values: Sequence[str], rule: str) -> None:
    """Note every table whose `key` has the same value as an earlier one's, ignoring case.

    An empty value is one that could not be read, and is skipped.
    """
    first: dict[str, Section] = {}
    for table, value in zip(tables, values, strict=True):
        earlier = first.setdefault(value.casefold(), table)
        if value and earlier is not table:
            line = table.file.line((*earlier.place, key))
            where = _named(earlier.place) + ("" if line is None else f" on line {line}")
            table.problem(key, f"{value!r} is already taken by {where}", rule)


def read(path: str, shipped: Sequence[str]) -> CardFile:
    """Open a TOML file; `shipped` are the names that could have been given instead of a path."""
    try:
        text = Path(path).read_bytes().decode("utf-8-sig")
    except UnicodeDecodeError:
        raise CardFileError(path, [Problem(None, "is not a text in UTF-8")]) from None
    except (OSError, ValueError) as error:
        reason = (isinstance(error, OSError) and error.strerror) or str(error)
        message = f"cannot be read: {reason}; without a file there is {', '.join(shipped)}"
        raise CardFileError(path, [Problem(None, message)]) from None
    return parse(text, path)


def parse(text: str, source: str) -> CardFile:
    """Open a TOML text; `source` is what error messages call it."""
    try:
        data = tomllib.loads(text)
    except RecursionError:
        raise CardFileError(source, [Problem(None, "is not TOML: nested too deeply")]) from None
    except ValueError as error:
        raise CardFileError(source, [_syntax_problem(str(error), text)]) from None
    return CardFile(data, source, text)


def former(folder: Traversable, digest: str) -> object | None:
    """A set shipped earlier, in the form that records carry, from FOLDER/HASH.json; None if there is none."""
    if re.fullmatch("[0-9a-f]{64}", digest) is None:
        return None
    file = folder.joinpath(f"{digest}.json")
    return json.loads(file.read_text("utf-8")) if file.is_file() else None


def _syntax_problem(message: str, text: str) -> Problem:
    """tomllib puts the position at the end of its message."""
    found = re.search(r" \(at (?:line (\d+), column \d+|end of document)\)$", message)
    if found is None:
        return Problem(None, f"is not TOML: {message}")
    line = int(found[1]) if found[1] else text.count("\n") + 1
    return Problem(line, f"is not TOML: {message[: found.start()]}")


# What decides where a statement of TOML ends: strings, comments, brackets and line ends.
_TOKEN = re.compile(
    r'''
    """ (?: [^\\] | \\. )*? """ (?!")  |  \'{3} .*? \'{3} (?!')
    |  " (?: [^"\\] | \\. )* "        |  ' [^']* '
    |  [#] [^\n]*                     |  [\n\[\]{}]
    ''',
    re.DOTALL | re.VERBOSE,
)


def _statements(text: str) -> Iterator[tuple[int, str]]:
    """Each statement of a valid TOML text with the line on which it begins."""
    line, start, depth = 1, 0, 0
    text += "\n"
    for match in _TOKEN.finditer(text):
        token = match.group()
        if token in ("[", "{"):
            depth += 1
        elif token in ("]", "}"):
            depth -= 1
        elif token == "\n" and depth == 0:
            statement = text[start : match.start()]
            if statement.strip():
                yield line, statement.strip()
            line += statement.count("\n") + 1
            start = match.end()


def _find_lines(text: str) -> dict[Place, int]:
    """The line of every table and key of a valid TOML text, which tomllib does not give."""
    lines: dict[Place, int] = {(): 1}
    sizes: dict[Place, int] = {}
    table: Place = ()
    for line, statement in _statements(text):
        node: object = tomllib.loads(statement)
        if not statement.startswith("["):
            _note_keys(node, table, line, lines)
            continue
        table = ()
        while isinstance(node, dict) and node:
            key, node = next(iter(node.items()))
            table = (*table, key)
            lines.setdefault(table, line)
            if isinstance(node, list):
                sizes[table] = sizes.get(table, 0) + 1
            if table in sizes:
                table = (*table, sizes[table] - 1)
                lines.setdefault(table, line)
    return lines


def _note_keys(node: object, place: Place, line: int, lines: dict[Place, int]) -> None:
    if isinstance(node, dict):
        for key, value in node.items():
            lines.setdefault((*place, key), line)
            _note_keys(value, (*place, key), line, lines)


def _named(place: Place) -> str:
    """A place in words: "paws 3, icons"."""
    words = ""
    for part in place:
        words += f" {part + 1}" if isinstance(part, int) else f", {_shown(part)[1:-1]}"
    return words.removeprefix(", ")


def _span(low: int, high: int) -> str:
    return f"exactly {low}" if low == high else f"{low} to {high}"


def _hint(word: object, known: Sequence[str]) -> str:
    close = get_close_matches(word.lower(), known, n=1) if isinstance(word, str) else []
    return f"; did you mean {_shown(close[0])}?" if close else ""


def _shown(value: object) -> str:
    """A value for an error message: short, and safe for any value."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return repr(value if len(value) <= LONGEST_TEXT else value[:LONGEST_TEXT] + "...")
    if isinstance(value, int):
        return str(value) if abs(value) < 10**12 else "so large a number"
    if isinstance(value, float):
        return str(value)
    names = {list: "a list", dict: "a table", type(None): "null"}
    return names.get(type(value), f"a {type(value).__name__}")
