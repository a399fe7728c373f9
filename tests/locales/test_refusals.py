"""Refusals are put into the reader's language by their English words: each has its message."""

import random
import re
from collections import Counter
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from novatable import Game
from novatable.afternova.cards import COLOURS, ICONS, UPGRADES
from novatable.core.actions import Action
from novatable.locales import texts
from novatable.novaraiders.cards import BASIC_ACTIONS, KINDS, SHARDS
from novatable.novaraiders.cards import COLOURS as SHIPS
from tests.locales.sentences import HOLE, refusals
from tests.locales.test_messages import TRANSLATIONS, Variables

SOURCE = Path(__file__).parents[2] / "src/novatable"
NOUNS = {
    "seat": "seat",
    "card": "card",
    "planet": "Planet",
    "space": "space",
    "gate": "Gate",
    "bay": "Bay",
    "directive": "Directive",
}
"""Holes that stand for a noun with its number, and the engine's noun."""


def counted(words: tuple[str, ...]) -> str:
    one = rf"\d+ ({'|'.join(words)})"
    return rf"{one}( and {one})*"


OTHERS = {
    "n": r"\d+",
    "numbers": r"\d+( or \d+)*",
    "seats": r"\d+(, \d+)*",
    "icons": counted(ICONS),
    "fragments": counted(COLOURS),
    "colour": "|".join(COLOURS),
    "upgrade": "|".join(UPGRADES),
    "row": "paws|blueprints",
    "ship": "|".join(SHIPS),
    "shard": "|".join(SHARDS),
    "shards": rf"({'|'.join(SHARDS)})(, ({'|'.join(SHARDS)}))*",
    "use": "|".join(BASIC_ACTIONS),
    "special": "|".join(KINDS).replace("_", " "),
    "title": ".+",
    "hrl": r"(Acquire|Orbit|Hijack) \w+",
    "name": ".+",
}
"""All other holes, and what is filled in there."""


def messages(language: str) -> dict[str, ast.Message]:
    found = FluentParser().parse(texts(language)["refusals.ftl"]).body
    return {entry.id.name: entry for entry in found if isinstance(entry, ast.Message)}


def variables(message: ast.Message) -> set[str]:
    found = Variables()
    found.visit(message)
    return found.found


def sentence_of(message: ast.Message) -> str:
    """What the source says where the English message has its words and holes."""
    return "".join([f"{noun}{HOLE}" if kind else noun for noun, kind in parts_of(message)])


def pattern_of(message: ast.Message) -> re.Pattern[str]:
    """What comes of it when the holes are filled in."""
    told = [re.escape(text) + (f"({OTHERS[kind]})" if kind else "") for text, kind in parts_of(message)]
    return re.compile("".join(told))


def parts_of(message: ast.Message) -> list[tuple[str, str | None]]:
    """Words, and after some of them the kind of a hole."""
    assert message.value is not None
    parts: list[tuple[str, str | None]] = []
    for element in message.value.elements:
        if isinstance(element, ast.TextElement):
            parts.append((element.value, None))
            continue
        assert isinstance(element.expression, ast.VariableReference), f"{message.id.name}: names only"
        kind = element.expression.id.name.rstrip("2")
        parts.append((f"{NOUNS[kind]} ", "n") if kind in NOUNS else ("", kind))
    return parts


ENGLISH = {name: sentence_of(message) for name, message in messages("en").items()}
SAID = [
    (where, sentence)
    for folder, name in (
        ("core", "Refusal"),
        ("afternova", "Refusal"),
        ("novaraiders", "Refusal"),
        ("server", "Refused"),
        ("server", "gone"),
    )
    for where, sentence in refusals(SOURCE / folder, name)
    if sentence != HOLE
]


def test_every_refusal_has_exactly_one_message() -> None:
    assert len(SAID) > 150
    known = Counter(ENGLISH.values())
    wrong = [f"{where}: {sentence.replace(HOLE, '{}')}" for where, sentence in SAID if known[sentence] != 1]
    assert wrong == [], "write them in locales/*/refusals.ftl"


def test_no_message_is_for_a_refusal_that_is_gone() -> None:
    said = {sentence for _, sentence in SAID}
    assert [name for name, sentence in ENGLISH.items() if sentence not in said] == []


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_translations_fill_in_the_same_things(language: str) -> None:
    english, translated = messages("en"), messages(language)
    assert list(translated) == list(english)
    for name, message in translated.items():
        assert variables(message) == variables(english[name]), name


def test_ids_are_what_the_browser_looks_for() -> None:
    assert [name for name in ENGLISH if not re.fullmatch(r"refused-[a-z-]+", name)] == []


@pytest.mark.parametrize(
    ("game", "players"), [("afternova", 2), ("afternova", 4), ("novaraiders", 2), ("novaraiders", 3)]
)
def test_what_is_refused_in_games_is_one_of_the_sentences(game: str, players: int) -> None:
    """Whatever was possible at some time is tried at others."""
    rng = random.Random(players)
    table = Game.new(game, players=players, seed=5)
    known: list[Action] = []
    said: set[str] = set()
    for _ in range(400):
        waited = table.waiting_for()
        if not waited:
            break
        seat = rng.choice(waited)
        known.append(rng.choice(table.legal(seat)))
        for action in rng.sample(known, min(len(known), 12)):
            refusal = table.check(seat, action)
            if refusal is not None:
                said.add(refusal.message)
        table.play(seat, known[-1])
    assert len(said) > 20
    patterns = [pattern_of(message) for message in messages("en").values()]
    assert [text for text in sorted(said) if sum(bool(each.fullmatch(text)) for each in patterns) != 1] == []


def test_a_refusal_without_a_message_is_found(tmp_path: Path) -> None:
    (tmp_path / "rule.py").write_text(
        "def refuse(state, goal):\n"
        "    who = 'Bot' if state.bot else f'seat {state.seat}'\n"
        "    if state.far:\n"
        "        return Refusal('AN-1.1', f'{goal} is too far for {who}; {state.n} is the most')\n"
        "    return Refusal('AN-1.1', PLACES[state.place])\n"
        "refuse(s, 'the Star')\n",
        "utf-8",
    )
    said = [sentence.replace(HOLE, "{}") for _, sentence in refusals(tmp_path, "Refusal")]
    assert said == [
        "the Star is too far for Bot; {} is the most",
        "the Star is too far for seat {}; {} is the most",
        "{}",
    ]
