"""Refusals, reasons and results are codes with args, and each has its message in every language."""

import ast as python
import random
import re
from pathlib import Path

import msgspec
import pytest
from fluent.syntax import ast

from novatable import Game
from novatable.afternova.cards import COLOURS, ICONS, UPGRADES
from novatable.core.actions import Action
from novatable.core.errors import Args, Refusal
from novatable.core.reason import Reason
from novatable.core.sentences import DETAIL, FILES, NOUNS, Arg, reasoned, refused
from novatable.core.words import text_of
from novatable.locales import LANGUAGES, words
from novatable.novaraiders.cards import BASIC_ACTIONS, HRL_ACTIONS, HRL_SHIPS, SHARDS
from novatable.novaraiders.cards import COLOURS as SHIPS
from novatable.novaraiders.cards import KINDS as ALL_KINDS
from novatable.players import levels_of, make
from novatable.server.table.config import phrases_of
from novatable.terminal.plain import PlainWords
from tests.locales.codes import CONSTRUCTORS, ENDINGS, Said, codes
from tests.locales.samples import FILLED, SAMPLES
from tests.locales.test_messages import TRANSLATIONS, Variables, entries_of

PREFIXES = tuple({*[kind.prefix for kind in CONSTRUCTORS.values()], ENDINGS})
SAID = codes()
KINDS = {*FILLED, "seats"}
"""What can be filled in, by the name of its hole."""
SHOWN = {"result-tie-": {"names", "points"}}
"""What screens fill in besides the args."""
APART = {"refused-": {DETAIL}, "result-part-": {"directive"}}
"""Args that screens show beside the sentence: what is quoted, and the card of a Directive."""
NUMBERED = {"seat", "active", "card", "paw", "blueprint", "planet", "space", "ship", "victim", "gate", "bay"}
"""Names in the source of what has a name at the table."""
BARE = re.compile(r"(card|Planet|space|Gate|Directive) \d")


def messages(language: str) -> dict[str, ast.Message]:
    """The messages that codes name."""
    found = [entry for _, entry in entries_of(language) if isinstance(entry, ast.Message)]
    return {entry.id.name: entry for entry in found if entry.id.name.startswith(PREFIXES)}


def holes(message: ast.Message) -> set[str]:
    found = Variables()
    found.visit(message)
    return found.found


def kind_of(hole: str) -> str:
    return hole.rstrip("2")


def about(message: str, given: dict[str, set[str]]) -> set[str]:
    return next((names for prefix, names in given.items() if message.startswith(prefix)), set())


ENGLISH = messages("en")


def wrong_with(said: Said) -> str | None:
    """What is missing between a call and its message."""
    if said.message not in ENGLISH:
        return "has no message"
    wanted = holes(ENGLISH[said.message]) - about(said.message, SHOWN)
    given = set(said.args) - about(said.message, APART)
    if wanted != given:
        return f"gives {sorted(given)}, and the message takes {sorted(wanted)}"
    for name, value in said.args.items():
        if kind_of(name) not in NOUNS and last_name(value) in NUMBERED:
            return f"says {python.unparse(value)} as the bare number {name}"
    return None


def last_name(value: python.expr) -> str:
    return value.id if isinstance(value, python.Name) else getattr(value, "attr", "")


def test_every_code_has_a_message_that_says_all_of_it() -> None:
    assert len(SAID) > 300
    wrong = [f"{said.where}: {said.message} {why}" for said in SAID if (why := wrong_with(said))]
    assert wrong == []


@pytest.mark.parametrize(
    ("call", "why"),
    [
        ('Refusal("X-1.1", "no-such-code")', "has no message"),
        (
            'Refused("seat", "lacks", {"planet": 1})',
            "gives ['planet'], and the message takes ['icons', 'planet']",
        ),
        ('Refusal("X-1.1", "over", {"n": 1})', "gives ['n'], and the message takes []"),
        ('Refusal("X-1.1", "undo-more", {"n": state.seat, "n2": 2})', "says state.seat as the bare number n"),
        ('Reason("no-such-reason")', "has no message"),
        ('ScorePart("X-1.1", "no-such-part", 3)', "has no message"),
        ('Tie("X-1.1", "no-such-tie")', "has no message"),
    ],
)
def test_what_is_wrong_with_a_call_is_found(tmp_path: Path, call: str, why: str) -> None:
    (tmp_path / "rule.py").write_text(f"def rule(state):\n    return {call}\n", "utf-8")
    assert [wrong_with(said) for said in codes(tmp_path)] == [why]


def test_codes_are_followed_to_where_they_are_written(tmp_path: Path) -> None:
    (tmp_path / "rule.py").write_text(
        "class Ending(StrEnum):\n"
        "    LAST_ROUND = 'last_round'\n"
        "def refuse(state, goal):\n"
        "    near = 'near-bot' if state.bot else f'near-{state.tie_break}'\n"
        "    given: Args = {'seat': 1}\n"
        "    if state.far:\n"
        "        return Refusal('AN-1.1', near, {**given, 'n': state.n})\n"
        "    return whom(Refusal('AN-1.1', PLACES[state.place], given), 'there')\n"
        "def whom(refusal, code):\n"
        "    return Refusal('AN-1.1', f'{code}-open') or Refusal('AN-1.1', refusal.code)\n"
        "PLACES: Final = ('here',)\n",
        "utf-8",
    )
    assert {(said.message, *said.args) for said in codes(tmp_path)} == {
        ("refused-near-bot", "seat", "n"),
        ("refused-near-turn-order", "seat", "n"),
        ("refused-near-last-turn", "seat", "n"),
        ("refused-here", "seat"),
        ("refused-there-open",),
        ("result-reason-last-round",),
    }
    (tmp_path / "rule.py").write_text(
        "def refuse(state):\n    return Refusal('AN-1.1', state.why())\n", "utf-8"
    )
    with pytest.raises(AssertionError, match="a code that cannot be read"):
        codes(tmp_path)


def test_no_message_is_for_a_code_that_is_gone() -> None:
    assert sorted(ENGLISH.keys() - {said.message for said in SAID}) == []


def test_every_phrase_has_a_message_and_no_message_is_for_another() -> None:
    said = {entry.id.name for _, entry in entries_of("en") if isinstance(entry, ast.Message)}
    wanted = {f"phrase-{phrase}" for game in Game.kinds for phrase in phrases_of(game)}
    assert {name for name in said if name.startswith("phrase-")} == wanted


def test_codes_are_short_names() -> None:
    assert [name for name in ENGLISH if not re.fullmatch(r"[a-z-]+", name)] == []


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_translations_fill_in_the_same_things(language: str) -> None:
    translated = messages(language)
    assert list(translated) == list(ENGLISH)
    assert {name: holes(message) for name, message in translated.items()} == {
        name: holes(message) for name, message in ENGLISH.items()
    }


def test_english_is_words_and_holes_of_known_kinds() -> None:
    """So that the engine can say it without a library."""
    for file, entry in entries_of("en"):
        if file not in FILES or not isinstance(entry, ast.Message):
            continue
        assert entry.value is not None
        for element in entry.value.elements:
            if isinstance(element, ast.Placeable):
                assert isinstance(element.expression, ast.VariableReference), entry.id.name
        assert {kind_of(hole) for hole in holes(entry)} <= KINDS, entry.id.name
        kind, _, code = entry.id.name.partition("-")
        say = refused if kind == "refused" else reasoned
        assert "{" not in say(code, dict.fromkeys(holes(entry), "x"))


def test_nothing_with_a_name_is_said_by_its_number() -> None:
    """Every refusal and reason, as the screens say it."""
    coded = [each for game in msgspec.json.decode(SAMPLES.read_bytes()).values() for each in game["coded"]]
    assert len(coded) > 150
    for sample in coded:
        for hole, value in sample["coded"]["args"].items():
            if noun := NOUNS.get(kind_of(hole)):
                for language in LANGUAGES:
                    assert f"{noun} {value}" not in sample["said"][language], sample


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "this seat is not free (Seat 3)"),
        ("de", "Der Platz (Platz 3) ist nicht frei."),
        ("it", "Il posto (Posto 3) non è libero."),
    ],
)
def test_a_seat_without_a_name_is_counted_from_one(language: str, said: str) -> None:
    nobody = PlainWords(words(language), (), None)
    assert text_of(nobody.refused(Refusal("seat", "not-free", {"seat": 2}))) == said


# ---- in games

WORDS: dict[str, tuple[str, ...]] = {
    "icons": ICONS,
    "fragments": COLOURS,
    "colour": COLOURS,
    "upgrade": UPGRADES,
    "row": ("paws", "blueprints"),
    "ship": SHIPS,
    "shard": SHARDS,
    "shards": SHARDS,
    "use": BASIC_ACTIONS,
    "special": ALL_KINDS,
    "hrl": (*HRL_ACTIONS, *HRL_SHIPS, *SHIPS),
}
"""Which words are filled in, per kind; of all other kinds, numbers."""


def fits(why: Refusal | Reason) -> bool:
    """Whether it has its message and all of the args, of their kinds also after a way over the wire."""
    kind = "refused" if isinstance(why, Refusal) else "reason"
    wired = msgspec.json.decode(msgspec.json.encode(why.args), type=Args)
    known = [is_of_kind(kind_of(name), value) for name, value in why.args.items()]
    return set(why.args) == holes(ENGLISH[f"{kind}-{why.code}"]) and wired == why.args and all(known)


def is_of_kind(kind: str, value: Arg) -> bool:
    if kind in WORDS:
        return {value} <= set(WORDS[kind]) if isinstance(value, str | int) else set(value) <= set(WORDS[kind])
    each = value if isinstance(value, tuple) else (value,)
    return all(isinstance(number, int) for number in each)


@pytest.mark.parametrize(
    ("game", "players"), [("afternova", 2), ("afternova", 4), ("novaraiders", 2), ("novaraiders", 3)]
)
def test_what_is_refused_in_games_has_its_message(game: str, players: int) -> None:
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
    assert [why for why in said.values() if not fits(why)] == []


@pytest.mark.parametrize(
    ("game", "level"), [(game, level) for game in Game.kinds for level in levels_of(game)]
)
def test_every_reason_in_games_is_said_with_names(game: str, level: str) -> None:
    said: dict[str, Reason] = {}
    for seed in range(3):
        table = Game.new(game, players=3, seed=seed)
        players = [make(f"{level}@2", game=game, seed=seat) for seat in range(3)]
        for _ in range(250):
            waited = table.waiting_for()
            if not waited:
                break
            player = players[waited[0]]
            action = player.decide(table.view(waited[0]), table.legal(waited[0]))
            if player.why is not None:
                said[player.reason] = player.why
            table.play(waited[0], action)
    assert said
    assert [why for why in said.values() if not fits(why)] == []
    assert [sentence for sentence in said if BARE.search(sentence)] == []
