"""The terminal's own messages: each is used, and each that is used is there."""

import ast
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from novatable.locales import texts

SOURCE = Path(__file__).parents[2] / "src/novatable"
MODULES = [
    ast.parse(path.read_text("utf-8"))
    for folder in ("terminal", "cli")
    for path in sorted((SOURCE / folder).rglob("*.py"))
]
MESSAGES = {
    entry.id.name: entry
    for entry in FluentParser().parse(texts("en")["terminal.ftl"]).body
    if isinstance(entry, fluent.Message)
}


def literals(module: ast.AST) -> set[str]:
    return {
        node.value
        for node in ast.walk(module)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def calls(name: str) -> list[ast.Call]:
    found = [node for module in MODULES for node in ast.walk(module) if isinstance(node, ast.Call)]
    return [call for call in found if isinstance(call.func, ast.Name) and call.func.id == name]


def named() -> set[str]:
    """The messages that are named in full."""
    whole = {text for module in MODULES for text in literals(module) if text.startswith("term-")}
    codes = [call.args[0] for call in calls("Unclear")]
    whole |= {f"unclear-{code.value!s}" for code in codes if isinstance(code, ast.Constant)}
    return {name for name in whole if not name.endswith("-")}


def put_together() -> set[str]:
    """Names that begin with a text and end with one or two others of the same module."""
    made: set[str] = set()
    for module in MODULES:
        texts = literals(module)
        for prefix in [text for text in texts if text.startswith("term-") and text.endswith("-")]:
            made |= {f"{prefix}{one}" for one in texts}
            made |= {f"{prefix}{one}-{two}" for one in texts for two in texts}
    return made


def test_every_message_that_the_terminal_names_is_there() -> None:
    assert len(named()) > 100
    assert sorted(named() - MESSAGES.keys()) == []


def test_every_message_of_the_terminal_is_used() -> None:
    assert sorted(MESSAGES.keys() - named() - put_together()) == []


def test_everything_that_is_sought_by_name_has_its_words() -> None:
    """The last argument says what kind of thing it is, which is what the message tells apart."""
    kinds = [call.args[-1] for name in ("find", "find_all", "read_number") for call in calls(name)]
    sought = {kind.value for kind in kinds if isinstance(kind, ast.Constant)}
    value = MESSAGES["unclear-unknown"].value
    assert value is not None
    [choice, *_] = value.elements
    assert isinstance(choice, fluent.Placeable)
    assert isinstance(choice.expression, fluent.SelectExpression)
    keys = [variant.key for variant in choice.expression.variants]
    assert sought == {key.name for key in keys if isinstance(key, fluent.Identifier)}
