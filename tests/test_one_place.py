"""A game is one place, and so is a language: nothing else names one, in Python or in TypeScript."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from novatable import Game
from novatable.locales import LANGUAGES, texts

ROOT = Path(__file__).parents[1]
SPELLED = [kind.__name__ for kind in Game.kinds.values()]
PREFIXES = "|".join([kind.seat_rule.partition("-")[0].lower() for kind in Game.kinds.values()])
"""How the names of messages begin that are one game's: "an-log-drew"."""
NAMES = re.compile(rf"{'|'.join(Game.kinds)}|(?:{'|'.join(SPELLED)})\w|[\"'`](?:{PREFIXES})-[a-z]+")
PYTHON = ROOT / "src" / "novatable"
CLIENT = ROOT / "web" / "src"
OWN = {*Game.kinds, *[f"{name}.py" for name in Game.kinds]}
REGISTERS = PYTHON / "__init__.py"
LISTS = CLIENT / "games.ts"
WIRE = "wire"
"""Types of the wire, generated from Python or made of those."""


def named_in_python(source: str) -> list[str]:
    """Games that code names: strings that are one, and imports of what belongs to one."""
    found = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value in Game.kinds:
            found.append(node.value)
        elif isinstance(node, ast.ImportFrom | ast.Import):
            modules = [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            parts = [*modules, *[alias.name for alias in node.names]]
            found += [part for part in parts if set(part.split(".")) & Game.kinds.keys()]
    return found


def python() -> Iterator[Path]:
    for path in PYTHON.rglob("*.py"):
        if path != REGISTERS and not OWN & set(path.relative_to(PYTHON).parts):
            yield path


def test_python_names_no_game() -> None:
    named = {str(path.relative_to(PYTHON)): named_in_python(path.read_text()) for path in python()}
    assert len(named) > 100
    assert not {path: names for path, names in named.items() if names}


def test_named_games_are_found_in_python() -> None:
    assert named_in_python('if game == "afternova": pass') == ["afternova"]
    assert named_in_python('X = {"afternova": 1, "novaraiders": 2}') == ["afternova", "novaraiders"]
    assert named_in_python("from novatable.afternova.view import View") == ["novatable.afternova.view"]
    assert named_in_python("from novatable.players import novaraiders as n") == ["novaraiders"]
    assert named_in_python('"""novatable play afternova"""') == []


def named_in_the_client(source: str) -> list[str]:
    """Games that TypeScript or Svelte names: "afternova", AfterNovaView, a message such as "nr-art-bay".

    Not in comments.
    """
    code = re.sub(r"<!--.*?-->|/\*.*?\*/|(?<!:)//[^\n]*", "", source, flags=re.DOTALL)
    return NAMES.findall(code)


def client() -> Iterator[Path]:
    for path in CLIENT.rglob("*"):
        parts = set(path.relative_to(CLIENT).parts)
        if path.suffix in (".ts", ".svelte") and path != LISTS and not parts & {*Game.kinds, WIRE}:
            yield path


def test_the_client_names_no_game() -> None:
    named = {str(path.relative_to(CLIENT)): named_in_the_client(path.read_text()) for path in client()}
    assert len(named) > 80
    assert not {path: names for path, names in named.items() if names}


def test_named_games_are_found_in_the_client() -> None:
    assert named_in_the_client('const prefix = game === "novaraiders" ? "NR" : "AN";') == ["novaraiders"]
    assert named_in_the_client("{#if view.game === 'afternova'}<Hand {view} />{/if}") == ["afternova"]
    assert named_in_the_client('import Board from "../novaraiders/art/Board.svelte";') == ["novaraiders"]
    assert named_in_the_client("let view: AfterNovaView;") == ["AfterNovaV"]
    assert named_in_the_client("t(`nr-art-${shard}`)") == ["`nr-art"]
    assert named_in_the_client("/** As in AfterNova. */ // afternova\n<!-- afternova -->") == []


# ---- languages

LANGUAGE_ROW = re.compile(r"^\| a language \|.*?\| (\d+) \.ftl ", re.MULTILINE)


def named_languages(source: str) -> list[str]:
    """Languages that code names, besides English, which all others fall back on."""
    constants = [node.value for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Constant)]
    return [value for value in constants if value in LANGUAGES[1:]]


def test_python_names_languages_in_one_place() -> None:
    named = [str(path.relative_to(PYTHON)) for path in python() if named_languages(path.read_text())]
    assert named == ["locales/__init__.py"]


def test_named_languages_are_found() -> None:
    assert named_languages('LONGEST = {"en": 240, "de": 300}') == ["de"]


def test_the_page_on_changes_counts_the_texts_of_a_language() -> None:
    row = LANGUAGE_ROW.search((ROOT / "docs/CHANGING.md").read_text("utf-8"))
    assert row is not None
    assert int(row[1]) == len(texts("en"))
