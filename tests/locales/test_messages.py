"""Every language has every message, and everything that can happen has its message."""

import re
from functools import cache
from pathlib import Path
from typing import get_args

import msgspec
import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from novatable.afternova import actions as afternova_actions
from novatable.afternova import events as afternova_events
from novatable.afternova.cards import UPGRADE_ROWS
from novatable.locales import LANGUAGES, texts, words
from novatable.novaraiders import actions as novaraiders_actions
from novatable.novaraiders import events as novaraiders_events
from novatable.novaraiders.cards import KINDS as ALL_KINDS
from novatable.novaraiders.cards import load
from novatable.server.table import entries
from tests.locales.samples import ROOT, SAMPLES, SPOKEN, spoken, written

TRANSLATIONS = [language for language in LANGUAGES if language != "en"]
SILENT = {"acted", "turned"}
"""News that is told by the game's events, or by the lesson."""
KINDS = list(enumerate(ALL_KINDS, start=1))
"""Special actions by the number of their rule in section 7."""
DIRECTIVES = [
    (number, card.name.lower().replace(" ", "-"))
    for number, card in enumerate(load("standard").directives, 1)
]
UPGRADES = [(row.name, row.rule.lower().replace(".", "-")) for row in UPGRADE_ROWS]
UNUSED = {
    "afternova-art.ftl art-species": {"species"},
    "review.ftl review-missed-sentence": {"you"},
}
"""Variables that are given to a message but that English does without."""


class Variables(Visitor):
    """The variables that a message takes, with those of its attributes."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


@cache
def entries_of(language: str) -> list[tuple[str, ast.Message | ast.Term]]:
    """File and message, in order."""
    found: list[tuple[str, ast.Message | ast.Term]] = []
    for name, text in texts(language).items():
        for entry in FluentParser(with_spans=False).parse(text).body:
            assert not isinstance(entry, ast.Junk), f"{language}/{name}: {entry.content}"
            if isinstance(entry, ast.Message | ast.Term):
                found.append((name, entry))
    return found


def messages(language: str) -> dict[str, tuple[set[str], set[str]]]:
    """Per message: its attributes and its variables."""
    found: dict[str, tuple[set[str], set[str]]] = {}
    for name, entry in entries_of(language):
        key = f"{name} {entry.id.name}"
        assert key not in found, f"{language}: {key} is there twice"
        variables = Variables()
        variables.visit(entry)
        found[key] = {attribute.id.name for attribute in entry.attributes}, variables.found
    return found


def tags(union: object) -> list[str]:
    return [kind.__struct_config__.tag.replace("_", "-") for kind in get_args(union)]


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_every_message_is_translated(language: str) -> None:
    """In the file of the same name, with the same attributes and no variable that English has not."""
    english, translated = messages("en"), messages(language)
    assert sorted(english.keys() - translated.keys()) == []
    assert sorted(translated.keys() - english.keys()) == []
    for key, (attributes, variables) in translated.items():
        assert attributes == english[key][0], key
        assert variables <= english[key][1] | UNUSED.get(key, set()), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_in_two_files(language: str) -> None:
    names = [entry.id.name for _, entry in entries_of(language)]
    assert len(names) == len(set(names))


@pytest.mark.parametrize(
    ("prefix", "union"),
    [
        ("an-log", afternova_events.AnyEvent),
        ("an-do", afternova_actions.AnyAction),
        ("nr-log", novaraiders_events.AnyEvent),
        ("nr-do", novaraiders_actions.AnyAction),
    ],
)
def test_every_event_and_action_has_its_message(prefix: str, union: object) -> None:
    names = {entry.id.name for _, entry in entries_of("en")}
    assert [tag for tag in tags(union) if f"{prefix}-{tag}" not in names] == []


def test_every_news_has_its_message() -> None:
    names = {entry.id.name for _, entry in entries_of("en")}
    told = [tag for tag in tags(entries.AnyEntry) if tag not in SILENT]
    missing = [tag for tag in told if f"news-{tag}" not in names]
    assert missing == ["undo-answered"], "which is told as news-undo-granted or news-undo-denied"
    assert {"news-undo-granted", "news-undo-denied"} <= names


RULE = re.compile(r"^\| ((AN|NR)-(\d+)\.(\d+)) \|", re.MULTILINE)
SECTION = re.compile(r"^## (\d+)\. ", re.MULTILINE)


@pytest.mark.parametrize(("book", "game"), [("afternova", "an"), ("nova-raiders", "nr")])
def test_every_rule_has_its_message(book: str, game: str) -> None:
    """A statement and a short one, in the order of the page, and no rule that the page has not."""
    text = (ROOT / "docs/rules" / f"{book}.md").read_text("utf-8")
    rules = [match[1].lower().replace(".", "-") for match in RULE.finditer(text)]
    sections = [f"{game}-section-{match[1]}" for match in SECTION.finditer(text)]
    assert len(rules) > 60
    for language in LANGUAGES:
        found = [
            entry
            for name, entry in entries_of(language)
            if name == f"rules-{book.replace('-', '')}.ftl" and isinstance(entry, ast.Message)
        ]
        names = [entry.id.name for entry in found]
        assert [name for name in names if re.fullmatch(rf"{game}-\d+-\d+", name)] == rules
        assert [name for name in names if name.startswith(f"{game}-section-")] == sections
        for entry in found:
            if entry.id.name in rules:
                assert [attribute.id.name for attribute in entry.attributes] == ["short"], entry.id.name


RULING = re.compile(r"^- \*\*((?:AN|NR)-\d+\.\d+)(?: (?:with|and) ((?:AN|NR)-\d+\.\d+))?: ", re.MULTILINE)


@pytest.mark.parametrize(("book", "game"), [("afternova", "an"), ("nova-raiders", "nr")])
def test_every_ruling_has_its_message(book: str, game: str) -> None:
    """At the same rules, in the order of the page."""
    text = (ROOT / "docs/rules" / f"{book}.md").read_text("utf-8").partition("## Rulings")[2]
    rulings = [" ".join(filter(None, match.groups())) for match in RULING.finditer(text)]
    assert len(rulings) == text.count("- **")
    for language in LANGUAGES:
        told = [words(language).format(f"{game}-ruling-{n}.rules") for n in range(1, len(rulings) + 1)]
        assert told == rulings
        names = {entry.id.name for _, entry in entries_of(language)}
        assert f"{game}-ruling-{len(rulings) + 1}" not in names


@pytest.mark.parametrize("path", [SAMPLES, SPOKEN], ids=lambda path: path.name)
def test_what_the_browser_is_tested_with_is_up_to_date(path: Path) -> None:
    made = written() if path == SAMPLES else spoken()
    assert path.read_text("utf-8") == made, "run: python -m tests.locales.samples"


def test_samples_have_every_event_and_action() -> None:
    samples = msgspec.json.decode(SAMPLES.read_bytes())
    for game, events, actions in (
        ("afternova", afternova_events.AnyEvent, afternova_actions.AnyAction),
        ("novaraiders", novaraiders_events.AnyEvent, novaraiders_actions.AnyAction),
    ):
        told = {sample["event"]["type"].replace("_", "-") for sample in samples[game]["events"]}
        done = {sample["action"]["type"].replace("_", "-") for sample in samples[game]["actions"]}
        assert told == set(tags(events))
        assert done == set(tags(actions))


def test_a_language_that_we_do_not_speak_is_english() -> None:
    assert words("fr").format("list-nothing") == "nothing"


def test_a_missing_message_or_argument_is_an_error() -> None:
    with pytest.raises(KeyError, match="no message no-such-thing"):
        words("de").format("no-such-thing")
    with pytest.raises(KeyError, match="message list-and of language de"):
        words("de").format("list-and", most="a")


def test_attributes_are_asked_for_by_name() -> None:
    assert words("en").format("an-4-1.short") != words("en").format("an-4-1")


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_call_cards_as_the_cards_do(language: str) -> None:
    said = words(language).format
    named = [(said(f"nr-art-use-{kind.replace('_', '-')}"), f"nr-7-{number}") for number, kind in KINDS]
    named += [(said(f"nr-art-directive-{name}"), f"nr-10-{number}") for number, name in DIRECTIVES]
    named += [(said("art-upgrade", upgrade=upgrade), rule) for upgrade, rule in UPGRADES]
    for name, rule in named:
        assert name in said(rule).partition(":")[0], rule
        assert name in said(f"{rule}.short").partition(":")[0], rule
