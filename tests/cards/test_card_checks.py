"""Card sets of other people: what is wrong is told with line, rule and what would be right (AN-1)."""

import copy
import hashlib
import json
import os
import subprocess
import sys
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from novatable.afternova.cards import CardSet, check, load
from novatable.core.cardfile import CardFileError, Problem

TEXT = files("novatable.afternova").joinpath("cards/standard.toml").read_text("utf-8")
STANDARD = load("standard")


def line_of(text: str, start: int) -> int:
    return text.count("\n", 0, start) + 1


def problems(text: str) -> list[Problem]:
    with pytest.raises(CardFileError) as caught:
        check(text, "mine.toml")
    return list(caught.value.problems)


def entry(kind: str, number: int) -> tuple[int, int]:
    """Where the numbered table of a kind (from 1) begins and ends in the text of the standard set."""
    start = -1
    for _ in range(number):
        start = TEXT.index(f"[[{kind}]]", start + 1)
    end = TEXT.find("\n\n", start)
    return start, len(TEXT) if end < 0 else end


def with_key(kind: str, number: int, key: str, value: str) -> tuple[str, int]:
    """The standard set with one key of one card changed, and the line of that key."""
    start, end = entry(kind, number)
    at = TEXT.index(f"\n{key} = ", start, end) + 1
    return TEXT[:at] + f"{key} = {value}" + TEXT[TEXT.index("\n", at) :], line_of(TEXT, at)


def without(kind: str, number: int) -> str:
    start, end = entry(kind, number)
    return TEXT[:start] + TEXT[end:]


def doubled(kind: str, number: int, changes: dict[str, str]) -> str:
    """The standard set with a changed copy of a card at the end."""
    start, end = entry(kind, number)
    lines = ["", ""]
    for line in TEXT[start:end].splitlines():
        key = line.partition(" = ")[0]
        lines.append(f"{key} = {changes[key]}" if key in changes else line)
    return TEXT + "\n".join(lines) + "\n"


def edited(edit: Callable[[dict[str, Any]], object]) -> CardSet:
    data = copy.deepcopy(STANDARD.to_json())
    edit(data)
    return CardSet.from_json(data)


# ---- counts


@pytest.mark.parametrize(
    ("kind", "count"), [("paws", 40), ("blueprints", 40), ("planets", 18), ("starships", 10)]
)
def test_an_1_1_too_few_cards(kind: str, count: int) -> None:
    text = without(kind, count)
    line = line_of(TEXT, entry(kind, count - 1)[0])
    message = f"{kind} {count - 1}: there must be exactly {count} of {kind}, not {count - 1} (AN-1.1)"
    assert problems(text) == [Problem(line, message)]


@pytest.mark.parametrize(("kind", "count"), [("paws", 40), ("blueprints", 40), ("planets", 18)])
def test_an_1_1_too_many_cards(kind: str, count: int) -> None:
    text = doubled(kind, 1, {"name": '"One Too Many"'})
    line = line_of(text, text.rindex(f"[[{kind}]]"))
    message = f"{kind} {count + 1}: there must be exactly {count} of {kind}, not {count + 1} (AN-1.1)"
    assert problems(text) == [Problem(line, message)]


def test_an_1_1_an_eleventh_starship_is_one_too_many_and_repeats_a_pair() -> None:
    text = doubled("starships", 10, {"name": '"One Too Many"'})
    start = text.rindex("[[starships]]")
    tenth = line_of(TEXT, TEXT.rindex("objective"))
    assert problems(text) == [
        Problem(line_of(text, start), "starships 11: there must be exactly 10 of starships, not 11 (AN-1.1)"),
        Problem(
            line_of(text, start) + 2,
            f"starships 11, objective: 'purple and orange' is already taken by starships 10 on line {tenth}"
            " (AN-1.3)",
        ),
    ]


# ---- one value of one card

A_COLOUR = "is not one of black, white, green, purple, orange"
A_SKILL = "is not one of piloting, engineering, security, extraction"
AN_UPGRADE = (
    "is not one of hold, autopilot, toolkit, turret, drill, adapter, "
    "recruiter, scanner, bunks, prism, siphon, loyalty"
)


def assert_only_problem(kind: str, key: str, value: str, message: str) -> None:
    text, line = with_key(kind, 1, key, value)
    assert problems(text) == [Problem(line, f"{kind} 1, {key}: {message}")]


@pytest.mark.parametrize(
    ("objective", "message"),
    [
        ('["green", "green"]', "must be two different colours"),
        ('["green"]', "must have exactly 2 entries, not 1"),
        ('["black", "white", "green"]', "must have exactly 2 entries, not 3"),
        ('["black", "red"]', f"'red' {A_COLOUR}"),
        ("{ black = 1, white = 1 }", "must be a list of words, not a table"),
    ],
)
def test_an_1_3_a_wrong_objective(objective: str, message: str) -> None:
    assert_only_problem("starships", "objective", objective, f"{message} (AN-1.3)")


@pytest.mark.parametrize(
    ("needs", "message"),
    [
        ("{ piloting = 4 }", "must have exactly 2 entries, not 1"),
        ("{ piloting = 3, security = 1, extraction = 1 }", "must have exactly 2 entries, not 3"),
        ("{ piloting = 4, wild = 1 }", f"'wild' {A_SKILL}"),
        ("{ piloting = 5, security = 0 }", "security must be a whole number from 1 to 12, not 0"),
        ("{ piloting = 13, security = 1 }", "piloting must be a whole number from 1 to 12, not 13"),
        ("{ piloting = 2, engineering = 1 }", "a Planet with 3 spaces must need at least 4 icons, not 3"),
        ('["piloting"]', "must be a table { word = number, ... }, not a list"),
    ],
)
def test_an_1_4_wrong_requirements(needs: str, message: str) -> None:
    assert_only_problem("planets", "needs", needs, f"{message} (AN-1.4)")


@pytest.mark.parametrize("spaces", ["0", "9"])
def test_an_1_4_a_wrong_number_of_spaces(spaces: str) -> None:
    message = f"must be a whole number from 1 to 8, not {spaces} (AN-1.4)"
    assert_only_problem("planets", "spaces", spaces, message)


@pytest.mark.parametrize(
    ("icons", "message"),
    [
        ("[]", "must have 1 to 9 entries, not 0"),
        ('["wild"' + ', "wild"' * 9 + "]", "must have 1 to 9 entries, not 10"),
        ('["Pilot"]', f"'Pilot' {A_SKILL}, wild; did you mean 'piloting'?"),
        ('"piloting"', "must be a list of words, not 'piloting'"),
    ],
)
def test_an_1_5_wrong_icons(icons: str, message: str) -> None:
    assert_only_problem("paws", "icons", icons, f"{message} (AN-1.5)")


@pytest.mark.parametrize(
    ("key", "value", "message"),
    [
        ("cost", '["black"]', "must have 2 to 5 entries, not 1"),
        ("cost", '["black"' + ', "white"' * 5 + "]", "must have 2 to 5 entries, not 6"),
        ("cost", '["black", "pink"]', f"'pink' {A_COLOUR}"),
        ("points", "-1", "must be a whole number from 0 to 99, not -1"),
        ("points", "100", "must be a whole number from 0 to 99, not 100"),
        ("points", '"5"', "must be a whole number from 0 to 99, not '5'"),
        ("upgrade", '"scaner"', f"'scaner' {AN_UPGRADE}; did you mean 'scanner'?"),
    ],
)
def test_an_1_6_a_wrong_blueprint(key: str, value: str, message: str) -> None:
    assert_only_problem("blueprints", key, value, f"{message} (AN-1.6)")


@pytest.mark.parametrize(
    ("kind", "key"),
    [
        ("paws", "name"),
        ("paws", "species"),
        ("blueprints", "name"),
        ("planets", "name"),
        ("starships", "name"),
    ],
)
def test_an_1_7_an_empty_name(kind: str, key: str) -> None:
    assert_only_problem(kind, key, '""', "must not be empty (AN-1.7)")


@pytest.mark.parametrize(
    ("kind", "key", "value"),
    [
        ("paws", "icons", '["wild"]'),
        ("paws", "icons", '["piloting"' + ', "wild"' * 8 + "]"),
        ("blueprints", "cost", '["white", "white"]'),
        ("blueprints", "cost", '["black", "black", "black", "black", "black"]'),
        ("blueprints", "points", "0"),
        ("blueprints", "points", "99"),
        ("planets", "needs", "{ security = 12, extraction = 12 }"),
        ("planets", "needs", "{ security = 1, extraction = 3 }"),
        ("planets", "spaces", "1"),
    ],
)
def test_what_stands_at_a_limit_is_accepted(kind: str, key: str, value: str) -> None:
    text, _ = with_key(kind, 1, key, value)
    assert check(text, "mine.toml").hash != STANDARD.hash


def test_an_1_4_the_most_spaces_with_icons_enough() -> None:
    text, line = with_key("planets", 1, "spaces", "8")
    message = "planets 1, needs: a Planet with 8 spaces must need at least 9 icons, not 4 (AN-1.4)"
    assert problems(text) == [Problem(line - 1, message)]
    nine = edited(lambda data: data["planets"][0].update(spaces=8, needs={"security": 8, "piloting": 1}))
    assert (nine.spaces[0], nine.need[0]) == (8, (1, 0, 8, 0))


# ---- between cards


def test_an_1_3_two_starships_with_the_same_pair() -> None:
    text, line = with_key("starships", 3, "objective", '["white", "black"]')
    _, first = with_key("starships", 1, "objective", "")
    message = f"'black and white' is already taken by starships 1 on line {first} (AN-1.3)"
    assert problems(text) == [Problem(line, f"starships 3, objective: {message}")]


def test_an_1_3_objectives_that_cannot_be_read_are_not_compared() -> None:
    text, first = with_key("starships", 1, "objective", '["green"]')
    text = text.replace('objective = ["purple", "orange"]', "objective = 1")
    last = line_of(TEXT, TEXT.rindex("objective"))
    assert [problem.line for problem in problems(text)] == [first, last]


@pytest.mark.parametrize("kind", ["paws", "blueprints", "planets", "starships"])
def test_an_1_7_two_cards_with_the_same_name(kind: str) -> None:
    name = STANDARD.to_json()[kind][1]["name"].upper()  # type: ignore[index]
    text, line = with_key(kind, 4, "name", f'"{name}"')
    _, second = with_key(kind, 2, "name", "")
    message = f"{kind} 4, name: '{name}' is already taken by {kind} 2 on line {second} (AN-1.7)"
    assert problems(text) == [Problem(line, message)]


# ---- the file as a whole


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        (
            'game = "afternova"',
            'game = "novaraiders"',
            "game: 'novaraiders' is not one of afternova (AN-1.7)",
        ),
        ('name = "standard"', 'name = " "', "name: must not be empty (AN-1.7)"),
        (
            'name = "standard"',
            'name = "standard"\nauthor = "me"',
            "author: is not a key of this table, which has game, name, paws, blueprints, planets, starships",
        ),
    ],
)
def test_an_1_7_the_head_of_the_file(old: str, new: str, message: str) -> None:
    line = line_of(TEXT, TEXT.index(old)) + new.count("\n")
    assert problems(TEXT.replace(old, new)) == [Problem(line, message)]


@pytest.mark.parametrize(
    ("key", "noun", "rule"),
    [
        ("game", "a word in quotes", "AN-1.7"),
        ("name", "a text", "AN-1.7"),
        ("paws", "a list of tables [[paws]]", "AN-1.1"),
        ("blueprints", "a list of tables [[blueprints]]", "AN-1.1"),
        ("planets", "a list of tables [[planets]]", "AN-1.1"),
        ("starships", "a list of tables [[starships]]", "AN-1.1"),
    ],
)
def test_an_1_7_a_part_of_the_file_is_missing(key: str, noun: str, rule: str) -> None:
    with pytest.raises(CardFileError) as caught:
        edited(lambda data: data.pop(key))
    assert str(caught.value) == f"card set: {key} is missing; it must be {noun} ({rule})"


@pytest.mark.parametrize(
    ("kind", "key", "rule"),
    [
        ("paws", "name", "AN-1.7"),
        ("paws", "species", "AN-1.7"),
        ("paws", "icons", "AN-1.5"),
        ("blueprints", "name", "AN-1.7"),
        ("blueprints", "cost", "AN-1.6"),
        ("blueprints", "points", "AN-1.6"),
        ("planets", "name", "AN-1.7"),
        ("planets", "needs", "AN-1.4"),
        ("planets", "spaces", "AN-1.4"),
        ("starships", "name", "AN-1.7"),
        ("starships", "objective", "AN-1.3"),
    ],
)
def test_an_1_7_a_key_of_a_card_is_missing(kind: str, key: str, rule: str) -> None:
    with pytest.raises(CardFileError) as caught:
        edited(lambda data: data[kind][2].pop(key))
    [problem] = caught.value.problems
    assert problem.message.startswith(f"{kind} 3: {key} is missing; ")
    assert problem.message.endswith(f"({rule})")


def test_an_1_7_a_misspelt_key() -> None:
    text, line = with_key("blueprints", 1, "upgrade", '"hold"')
    text = text.replace('upgrade = "hold"', 'upgarde = "hold"', 1)
    message = "is not a key of this table, which has name, cost, points, upgrade; did you mean 'upgrade'?"
    assert problems(text) == [Problem(line, f"blueprints 1, upgarde: {message}")]


def test_an_1_7_all_problems_are_told_together() -> None:
    text, spaces = with_key("planets", 5, "spaces", "0")
    text = text.replace('species = "swift"', "species = 1").replace('name = "standard"', "")
    told = [(problem.line, problem.message[-8:]) for problem in problems(text)]
    species = line_of(TEXT, TEXT.index('species = "swift"'))
    assert told == [(1, "(AN-1.7)"), (species, "(AN-1.7)"), (spaces, "(AN-1.4)")]


def test_an_1_7_a_set_is_loaded_from_a_file(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text(TEXT.replace('name = "standard"', 'name = "mine"'), encoding="utf-8")
    loaded = load(str(mine))
    assert loaded.name == "mine"
    assert loaded.paws == STANDARD.paws
    mine.write_text("game = 1", encoding="utf-8")
    with pytest.raises(
        CardFileError, match=r"mine\.toml:1: game: must be a word in quotes, not 1 \(AN-1\.7\)"
    ):
        load(str(mine))


def test_an_1_7_a_name_that_is_neither_a_set_nor_a_file() -> None:
    with pytest.raises(
        CardFileError,
        match="standrad: cannot be read: No such file or directory; without a file there is standard",
    ):
        load("standrad")


# ---- JSON and hash


def test_json_round_trip() -> None:
    text = json.dumps(STANDARD.to_json())
    again = CardSet.from_json(json.loads(text))
    assert json.dumps(again.to_json()) == text
    assert again.hash == STANDARD.hash
    for table in (
        "paws",
        "blueprints",
        "planets",
        "starships",
        "icons",
        "cost",
        "upgrade",
        "need",
        "objective",
    ):
        assert getattr(again, table) == getattr(STANDARD, table)


def test_json_is_checked_like_a_file() -> None:
    with pytest.raises(CardFileError) as caught:
        edited(lambda data: data["planets"][0].update(spaces=4))
    message = "planets 1, needs: a Planet with 4 spaces must need at least 5 icons, not 4 (AN-1.4)"
    assert str(caught.value) == f"card set: {message}"
    wrong_types: list[object] = [None, [], "standard", 7]
    for wrong in wrong_types:
        with pytest.raises(CardFileError, match="card set: must be a table, not "):
            CardSet.from_json(wrong)


def test_the_hash_is_that_of_the_canonical_json() -> None:
    canonical = json.dumps(STANDARD.to_json(), sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    assert STANDARD.hash == hashlib.sha256(canonical.encode()).hexdigest()


@pytest.mark.parametrize("seed", ["0", "1"])
def test_the_hash_is_the_same_in_every_process(seed: str) -> None:
    program = "from novatable.afternova.cards import load; print(load('standard').hash)"
    environment = os.environ | {"PYTHONHASHSEED": seed}
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True, env=environment
    )
    assert done.stdout.strip() == STANDARD.hash


def test_the_hash_does_not_depend_on_how_the_file_is_written() -> None:
    text, _ = with_key("starships", 1, "objective", '[ "white", "black" ] # the other way round')
    assert check("# a comment\n\n" + text, "mine.toml").hash == STANDARD.hash
    text, _ = with_key("planets", 1, "needs", "{ engineering = 1, piloting = 3 }")
    assert check(text.replace("\n", "\r\n"), "mine.toml").hash == STANDARD.hash


CHANGES: list[tuple[str, str, Callable[[Any], object]]] = [
    ("paws", "name", lambda name: name + "!"),
    ("paws", "species", lambda species: species + "!"),
    ("paws", "icons", lambda icons: [*icons, "wild"]),
    ("blueprints", "name", lambda name: name + "!"),
    ("blueprints", "cost", lambda cost: [*cost[1:], "black" if cost[0] != "black" else "white"]),
    ("blueprints", "points", lambda points: points + 1),
    ("blueprints", "upgrade", lambda upgrade: "hold" if upgrade != "hold" else "drill"),
    ("planets", "name", lambda name: name + "!"),
    ("planets", "needs", lambda needs: {skill: need + 1 for skill, need in needs.items()}),
    ("planets", "spaces", lambda spaces: spaces - 1),
    ("starships", "name", lambda name: name + "!"),
]


@pytest.mark.parametrize(
    ("kind", "key", "change"), CHANGES, ids=[f"{kind}-{key}" for kind, key, _ in CHANGES]
)
def test_the_hash_changes_with_any_change_of_any_card(
    kind: str, key: str, change: Callable[[Any], object]
) -> None:
    hashes = {STANDARD.hash}
    cards = len(getattr(STANDARD, kind))
    for number in range(cards):

        def edit(data: dict[str, Any], card: int = number) -> None:
            data[kind][card][key] = change(data[kind][card].get(key))

        hashes.add(edited(edit).hash)
    assert len(hashes) == cards + 1


def test_the_hash_changes_with_the_name_and_the_order_of_the_cards() -> None:
    def swap(kind: str) -> Callable[[dict[str, Any]], object]:
        return lambda data: data[kind].insert(0, data[kind].pop(1))

    kinds = ("paws", "blueprints", "planets", "starships")
    hashes = {edited(swap(kind)).hash for kind in kinds}
    hashes.add(edited(lambda data: data.update(name="mine")).hash)
    hashes.add(edited(lambda data: data["blueprints"][0].pop("upgrade")).hash)
    assert len(hashes | {STANDARD.hash}) == 7
