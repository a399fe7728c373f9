"""Our own text of the rules: sections, and statements by their ids.

English is read from docs/rules, with everything in it. Other languages have only the statements.
"""

import re
from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from novatable.core.errors import Args, Impossible, Refusal
from novatable.core.game import Game
from novatable.locales import LANGUAGES, texts, words

ENGLISH: Final = "en"

_ID: Final = re.compile(r"[A-Z]{2}-\d+\.\d+")
_CELL: Final = re.compile(r"(?<!\\)\|")


class Statement(msgspec.Struct, frozen=True, omit_defaults=True):
    """One rule. `name` is what a card or a Directive is called, where the statement is about one."""

    id: str
    text: str
    name: str | None = None


class Grid(msgspec.Struct, frozen=True):
    """A table that is not of rules, such as that of the options."""

    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


class Section(msgspec.Struct, frozen=True, omit_defaults=True):
    """`number` counts sections of rules; options, examples and rulings at the end have none."""

    title: str
    number: int | None = None
    text: tuple[str, ...] = ()
    statements: tuple[Statement, ...] = ()
    grids: tuple[Grid, ...] = ()


class Rulebook(msgspec.Struct, frozen=True):
    """All rules of a game. Texts are Markdown without blocks: emphasis, `code`, links, line breaks."""

    game: str
    language: str
    title: str
    introduction: tuple[str, ...]
    sections: tuple[Section, ...]

    def statements(self) -> dict[str, Statement]:
        return {statement.id: statement for section in self.sections for statement in section.statements}


def languages(game: str) -> tuple[str, ...]:
    return tuple([language for language in LANGUAGES if f"rules-{game}.ftl" in texts(language)])


@cache
def rulebook(game: str, language: str = ENGLISH) -> Rulebook:
    """The rules of a game; Impossible says which there are."""
    page = Game.kind(game).page
    if page is None:
        raise Impossible(Refusal("request", "no-rules", {"name": game}))
    if language not in languages(game):
        args: Args = {"name": f"{language!r:.40}", "names": languages(game)}
        raise Impossible(Refusal("request", "no-rules-in", args))
    english = _read(game, (_folder() / page).read_text(encoding="utf-8"))
    return english if language == ENGLISH else _translated(english, language)


def _folder() -> Path:
    """In the project, or beside this file where the package is installed."""
    for folder in Path(__file__).parents:
        rules = folder / "docs" / "rules"
        if rules.is_dir():
            return rules
    raise Impossible(Refusal("server", "no-rules-here"))


def _translated(english: Rulebook, language: str) -> Rulebook:
    """The same sections and statements in another language; their messages are named after the ids."""
    said = words(language).format
    sections = []
    for section in english.sections:
        if section.number is None:
            continue
        statements = [
            Statement(statement.id, said(statement.id.lower().replace(".", "-")))
            for statement in section.statements
        ]
        prefix = statements[0].id.partition("-")[0].lower()
        title = said(f"{prefix}-section-{section.number}")
        sections.append(Section(title, section.number, statements=tuple(statements)))
    return Rulebook(english.game, language, english.title, (), tuple(sections))


def _read(game: str, page: str) -> Rulebook:
    first, *parts = re.split(r"^## +", page, flags=re.MULTILINE)
    title, _, introduction = first.partition("\n")
    sections = [_section(part) for part in parts]
    return Rulebook(game, ENGLISH, title.lstrip("# "), _paragraphs(introduction), tuple(sections))


def _section(part: str) -> Section:
    heading, _, body = part.partition("\n")
    number, dot, title = heading.partition(". ")
    blocks = re.split(r"\n\s*\n", body.strip())
    statements: list[Statement] = []
    grids: list[Grid] = []
    for block in blocks:
        if block.startswith("|"):
            head, *rows = _cells(block)
            if head[0] == "id":
                statements += [_statement(row) for row in rows]
            else:
                grids.append(Grid(head, tuple(rows)))
    text = _paragraphs("\n\n".join(block for block in blocks if not block.startswith("|")))
    numbered = bool(dot) and number.isdecimal()
    return Section(
        title if numbered else heading,
        int(number) if numbered else None,
        text,
        tuple(statements),
        tuple(grids),
    )


def _cells(block: str) -> list[tuple[str, ...]]:
    """The rows of a table, the head first, without the line beneath it."""
    rows = [tuple(cell.strip() for cell in _CELL.split(line.strip())[1:-1]) for line in block.splitlines()]
    return [rows[0], *rows[2:]]


def _statement(row: tuple[str, ...]) -> Statement:
    assert _ID.fullmatch(row[0]), row
    return Statement(row[0], row[-1], row[1] if len(row) > 2 else None)


def _paragraphs(text: str) -> tuple[str, ...]:
    """Paragraphs, and the points of lists as separate paragraphs that begin with "- "."""
    found: list[str] = []
    for block in re.split(r"\n\s*\n|\n(?=- )", text.strip()):
        if block.strip():
            found.append(" ".join(line.strip() for line in block.strip().splitlines()))
    return tuple(found)
