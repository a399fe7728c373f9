"""Refusals are codes with args; each has its message in every language, which says all of the args."""

import random
import re
from pathlib import Path

import msgspec
import pytest
from fluent.syntax import FluentParser, ast

from novatable import Game
from novatable.afternova.cards import COLOURS, ICONS, UPGRADES
from novatable.core.actions import Action
from novatable.core.errors import Args, Refusal
from novatable.core.sentences import NOUNS, refused
from novatable.locales import texts
from novatable.novaraiders.cards import BASIC_ACTIONS, KINDS, SHARDS
from novatable.novaraiders.cards import COLOURS as SHIPS
from tests.locales.sentences import HOLE, refusals
from tests.locales.test_messages import TRANSLATIONS, Variables

SOURCE = Path(__file__).parents[2] / "src/novatable"


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
    "hrl": r"(Acquire|Orbit|Hijack) \w+",
    "name": ".+",
}
"""All other holes, and what is filled in there."""


def messages(language: str, file: str = "refusals.ftl") -> dict[str, ast.Message]:
    found = FluentParser().parse(texts(language)[file]).body
    return {entry.id.name: entry for entry in found if isinstance(entry, ast.Message)}


def variables(message: ast.Message) -> set[str]:
    found = Variables()
    found.visit(message)
    return found.found


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


ENGLISH = {name.removeprefix("refused-"): message for name, message in messages("en").items()}
SAID = [
    said
    for folder, name in (
        ("core", "Refusal"),
        ("afternova", "Refusal"),
        ("afternova", "_refuse_whom"),
        ("novaraiders", "Refusal"),
        ("server", "Refusal"),
        ("server", "Refused"),
        ("server", "gone"),
    )
    for said in refusals(SOURCE / folder, name)
]


def test_every_refusal_has_a_message_that_says_all_of_it() -> None:
    assert len(SAID) > 150
    wrong = []
    for where, code, args in SAID:
        if HOLE in code:
            continue
        holes = variables(ENGLISH[code]) if code in ENGLISH else None
        if holes is None or (args is not None and args != holes):
            wrong.append(f"{where}: {code} {args}, not {holes}")
    assert wrong == [], "write them in locales/*/refusals.ftl"


def test_no_message_is_for_a_refusal_that_is_gone() -> None:
    said = [re.compile(re.escape(code).replace(HOLE, "[a-z]+")) for _, code, _ in SAID if code != HOLE]
    assert [code for code in ENGLISH if not any(each.fullmatch(code) for each in said)] == []


def test_english_is_words_and_holes_of_known_kinds() -> None:
    """So that the engine can say it without a library."""
    for code, message in ENGLISH.items():
        kinds = {kind for _, kind in parts_of(message) if kind is not None}
        assert kinds <= {*OTHERS, *NOUNS}, code
        assert "refused-" not in refused(code, dict.fromkeys(variables(message), "x"))


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_translations_fill_in_the_same_things(language: str) -> None:
    english, translated = messages("en"), messages(language)
    assert list(translated) == list(english)
    for name, message in translated.items():
        assert variables(message) == variables(english[name]), name


def test_codes_are_short_names() -> None:
    assert [name for name in messages("en") if not re.fullmatch(r"refused-[a-z-]+", name)] == []


@pytest.mark.parametrize(
    ("game", "players"), [("afternova", 2), ("afternova", 4), ("novaraiders", 2), ("novaraiders", 3)]
)
def test_what_is_refused_in_games_is_one_of_the_sentences(game: str, players: int) -> None:
    """Whatever was possible at some time is tried at others."""
    rng = random.Random(players)
    table = Game.new(game, players=players, seed=5)
    known: list[Action] = []
    said: dict[str, Refusal] = {}
    for _ in range(400):
        waited = table.waiting_for()
        if not waited:
            break
        seat = rng.choice(waited)
        known.append(rng.choice(table.legal(seat)))
        for action in rng.sample(known, min(len(known), 12)):
            refusal = table.check(seat, action)
            if refusal is not None:
                said[refusal.message] = refusal
        table.play(seat, known[-1])
    assert len(said) > 20
    for sentence, refusal in said.items():
        message = ENGLISH[refusal.code]
        assert pattern_of(message).fullmatch(sentence), sentence
        assert set(refusal.args) == variables(message), refusal
        assert msgspec.json.decode(msgspec.json.encode(refusal.args), type=Args) == refusal.args


def test_every_code_is_found(tmp_path: Path) -> None:
    (tmp_path / "rule.py").write_text(
        "def refuse(state, goal):\n"
        "    near = 'near-bot' if state.bot else f'near-{state.phase}'\n"
        "    if state.far:\n"
        "        return Refusal('AN-1.1', near, {'seat': 1, 'n': state.n})\n"
        "    return Refusal('AN-1.1', PLACES[state.place], args)\n"
        "PLACES: Final = ('here', 'there')\n",
        "utf-8",
    )
    said = [(code.replace(HOLE, "*"), args) for _, code, args in refusals(tmp_path, "Refusal")]
    assert said == [
        ("near-bot", {"seat", "n"}),
        ("near-*", {"seat", "n"}),
        ("here", None),
        ("there", None),
    ]
