"""A card set as the text of its file."""

import json
from typing import Any


def toml_of(data: dict[str, Any]) -> str:
    """Values first, then the lists of cards, a section each."""
    lists = {name: value for name, value in data.items() if _is_list_of_tables(value)}
    lines = [f"{name} = {_value(value)}" for name, value in data.items() if name not in lists]
    for name, tables in lists.items():
        for table in tables:
            lines += ["", f"[[{name}]]", *[f"{key} = {_value(value)}" for key, value in table.items()]]
    return "\n".join(lines) + "\n"


def _is_list_of_tables(value: object) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(each, dict) for each in value)


def _value(value: object) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {_value(each)}" for key, each in value.items()) + " }"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(_value(each) for each in value) + "]"
    return json.dumps(value, ensure_ascii=False)
