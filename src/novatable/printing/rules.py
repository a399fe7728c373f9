"""The rules sheet and the turn aid: our own text, as the rulebook has it."""

import re
from collections.abc import Sequence
from typing import Any, Final

from novatable.core.words import Texts
from novatable.rulebook import rulebook

_MARK: Final = re.compile(r"\[[SDR](?:, data)?\] ?")
"""Where a rule comes from: for readers of the project, not at the table."""


def rules_sheet(game: str, texts: Texts, language: str) -> dict[str, Any]:
    """All statements of the sections that have numbers."""
    book = rulebook(game, language)
    return {
        "title": texts.format("rulebook-title", game=book.title),
        "sections": [
            {
                "title": f"{section.number}. {section.title}",
                "rules": [
                    {
                        "id": rule.id,
                        "text": _MARK.sub("", f"{rule.name}: {rule.text}" if rule.name else rule.text),
                    }
                    for rule in section.statements
                ],
            }
            for section in book.sections
            if section.number is not None
        ],
    }


Column = Sequence[tuple[str, Sequence[str]]]


def aid(texts: Texts, columns: Sequence[Column]) -> list[list[dict[str, Any]]]:
    """A turn aid in columns: under each title the short form of some rules."""
    return [
        [
            {"title": texts.format(title), "lines": [texts.format(f"{rule}.short") for rule in rules]}
            for title, rules in column
        ]
        for column in columns
    ]
