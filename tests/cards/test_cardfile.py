"""The reader of data files, with a toy file that is of neither game."""

import pickle
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from novatable.core.cardfile import CardFile, CardFileError, Problem, distinct, parse, read

METALS = ("iron", "copper", "tin")

GOOD = """\
title = "Toys"

[[toys]]
name = "Top"
parts = ["tin", "iron"]
weight = 3

[[toys]]
name = "Kite"
parts = ["copper"]
weight = 1
mix = { tin = 2, iron = 1 }
finish = "tin"
"""

ONE_LINE = "must be one line of at most 60 printable characters, without spaces around it"
NO_KEY = "is not a key of this table, which has name, parts, weight, mix, finish"


def read_toys(file: CardFile) -> list[tuple[str, list[int], int, list[int], int | None]]:
    file.root.text("title", "T-1")
    tables = file.root.tables("toys", 1, 3, "T-2")
    toys = [
        (
            table.text("name", "T-3"),
            table.words("parts", METALS, 1, 2, "T-4"),
            table.number("weight", 1, 9, "T-5"),
            table.amounts("mix", METALS, 2, 1, 4, "T-6") if table.has("mix") else [],
            table.word("finish", METALS, "T-7") if table.has("finish") else None,
        )
        for table in tables
    ]
    distinct(tables, "name", [toy[0] for toy in toys], "T-8")
    file.finish()
    return toys


def problems(text: str, reader: Callable[[CardFile], object] = read_toys) -> list[Problem]:
    with pytest.raises(CardFileError) as caught:
        reader(parse(text, "toys.toml"))
    return list(caught.value.problems)


def test_a_good_file_gives_its_values_as_numbers() -> None:
    assert read_toys(parse(GOOD, "toys.toml")) == [
        ("Top", [2, 0], 3, [], None),
        ("Kite", [1], 1, [1, 0, 2], 2),
    ]


@pytest.mark.parametrize(
    ("old", "new", "line", "message"),
    [
        ('title = "Toys"', "title = 7", 1, "title: must be a text, not 7 (T-1)"),
        ('title = "Toys"', "", 1, "title is missing; it must be a text (T-1)"),
        ('"Top"', '"  "', 4, "toys 1, name: must not be empty (T-3)"),
        (
            '"Top"',
            r'"Top\u001b[2J"',
            4,
            rf"toys 1, name: {ONE_LINE}, not 'Top\x1b[2J' (T-3)",
        ),
        (
            '"Top"',
            f'"{"x" * 61}"',
            4,
            f"toys 1, name: {ONE_LINE}, not '{'x' * 60}...' (T-3)",
        ),
        (
            '"Top"',
            '"Top "',
            4,
            f"toys 1, name: {ONE_LINE}, not 'Top ' (T-3)",
        ),
        ('"Kite"', '"TOP"', 9, "toys 2, name: 'TOP' is already taken by toys 1 on line 4 (T-8)"),
        (
            '["copper"]',
            '["COPER"]',
            10,
            "toys 2, parts: 'COPER' is not one of iron, copper, tin; did you mean 'copper'? (T-4)",
        ),
        ('["copper"]', '["gold"]', 10, "toys 2, parts: 'gold' is not one of iron, copper, tin (T-4)"),
        ('["copper"]', "[1]", 10, "toys 2, parts: 1 is not one of iron, copper, tin (T-4)"),
        ('["copper"]', '"copper"', 10, "toys 2, parts: must be a list of words, not 'copper' (T-4)"),
        ('["copper"]', "[]", 10, "toys 2, parts: must have 1 to 2 entries, not 0 (T-4)"),
        ('["copper"]', '["tin","tin","tin"]', 10, "toys 2, parts: must have 1 to 2 entries, not 3 (T-4)"),
        ('parts = ["copper"]', "", 8, "toys 2: parts is missing; it must be a list of words (T-4)"),
        ("weight = 3", "weight = 0", 6, "toys 1, weight: must be a whole number from 1 to 9, not 0 (T-5)"),
        ("weight = 3", "weight = 10", 6, "toys 1, weight: must be a whole number from 1 to 9, not 10 (T-5)"),
        (
            "weight = 3",
            "weight = true",
            6,
            "toys 1, weight: must be a whole number from 1 to 9, not true (T-5)",
        ),
        (
            "weight = 3",
            "weight = 3.0",
            6,
            "toys 1, weight: must be a whole number from 1 to 9, not 3.0 (T-5)",
        ),
        (
            "weight = 3",
            f"weight = 0x{'f' * 5000}",
            6,
            "toys 1, weight: must be a whole number from 1 to 9, not so large a number (T-5)",
        ),
        (
            "weight = 3",
            "weight = 2020-01-01",
            6,
            "toys 1, weight: must be a whole number from 1 to 9, not a date (T-5)",
        ),
        ("tin = 2", "tin = 5", 12, "toys 2, mix: tin must be a whole number from 1 to 4, not 5 (T-6)"),
        (
            "tin = 2",
            "tin = false",
            12,
            "toys 2, mix: tin must be a whole number from 1 to 4, not false (T-6)",
        ),
        ("tin = 2", "zinc = 2", 12, "toys 2, mix: 'zinc' is not one of iron, copper, tin (T-6)"),
        (", iron = 1", "", 12, "toys 2, mix: must have exactly 2 entries, not 1 (T-6)"),
        (
            "{ tin = 2, iron = 1 }",
            "[]",
            12,
            "toys 2, mix: must be a table { word = number, ... }, not a list (T-6)",
        ),
        (
            'finish = "tin"',
            'finish = "tinn"',
            13,
            "toys 2, finish: 'tinn' is not one of iron, copper, tin; did you mean 'tin'? (T-7)",
        ),
        ('finish = "tin"', "finish = {}", 13, "toys 2, finish: must be a word in quotes, not a table (T-7)"),
        (
            'finish = "tin"',
            'finnish = "tin"',
            13,
            f"toys 2, finnish: {NO_KEY}; did you mean 'finish'?",
        ),
        (
            'title = "Toys"',
            'title = "Toys"\nx = 1',
            2,
            "x: is not a key of this table, which has title, toys",
        ),
    ],
)
def test_every_wrong_value_is_told_with_its_line(old: str, new: str, line: int, message: str) -> None:
    assert GOOD.count(old) == 1
    assert problems(GOOD.replace(old, new)) == [Problem(line, message)]


def test_all_problems_are_told_at_once_in_the_order_of_the_file() -> None:
    text = GOOD.replace('"Toys"', "1\nx = 1").replace("weight = 1", "weight = -1").replace('"Top"', '""')
    assert [problem.line for problem in problems(text)] == [1, 2, 5, 12]


def test_too_many_tables_point_at_the_first_one_too_many() -> None:
    text = GOOD + '[[toys]]\nname = "C"\nparts = ["tin"]\nweight = 1\n'
    assert len(read_toys(parse(text, "toys.toml"))) == 3
    for name in "DE":
        text += f'[[toys]]\nname = "{name}"\nparts = ["tin"]\nweight = 1\n'
    assert problems(text) == [Problem(18, "toys 4: there must be 1 to 3 of toys, not 5 (T-2)")]


def test_too_few_tables_point_at_the_last_one() -> None:
    def need_three(file: CardFile) -> None:
        for table in file.root.tables("toys", 3, 3, "T-2"):
            table.text("name", "T-3")
        file.finish()

    message = "toys 2: there must be exactly 3 of toys, not 2 (T-2)"
    assert problems('[[toys]]\nname = "A"\n\n[[toys]]\nname = "B"\n', need_three) == [Problem(4, message)]
    message = "toys: there must be exactly 3 of toys, not 0 (T-2)"
    assert problems("\ntoys = []", need_three) == [Problem(2, message)]


def test_missing_or_wrong_lists_of_tables() -> None:
    message = "toys is missing; it must be a list of tables [[toys]] (T-2)"
    assert problems('title = "x"') == [Problem(1, message)]
    message = "toys: must be a list of tables [[toys]], not a table (T-2)"
    assert problems('title = "x"\n[toys]') == [Problem(2, message)]
    assert problems('title = "x"\ntoys = [1]') == [Problem(2, "toys 1: must be a table, not 1 (T-2)")]


TRICKY = '''\
# [[toys]] in a comment, and an apostrophe: it's
title = "Toys" # }
[[ toys ]]   # with spaces
"name" = """
[[toys]]
name = "no" \\""" four""""
parts = [
  "tin", # [
  'iron',
]
weight = 1

[[toys]]
name = \'\'\'
it's
]] four\'\'\'\'
parts = ["[[toys]]"]
weight = 99
mix.tin = 99
mix.'iron' = 1

[[toys]]
'''


def test_lines_are_right_around_strings_comments_and_lists_over_several_lines() -> None:
    found = problems(TRICKY)
    assert [(problem.line, problem.message.partition(":")[0]) for problem in found] == [
        (4, "toys 1, name"),
        (14, "toys 2, name"),
        (17, "toys 2, parts"),
        (18, "toys 2, weight"),
        (19, "toys 2, mix"),
        (22, "toys 3"),
        (22, "toys 3"),
        (22, "toys 3"),
    ]
    assert problems(TRICKY.replace("\n", "\r\n")) == found


def test_lines_are_right_in_nested_arrays_of_tables() -> None:
    def read_boxes(file: CardFile) -> None:
        for box in file.root.tables("boxes", 1, 9, "T-1"):
            for lid in box.tables("lids", 1, 9, "T-1"):
                lid.number("size", 1, 9, "T-2")
        file.finish()

    text = (
        "[[boxes]]\n[[boxes.lids]]\nsize = 1\n[[boxes]]\n[[boxes.lids]]\nsize = 2\n[[boxes.lids]]\nsize = 0\n"
    )
    message = "boxes 2, lids 2, size: must be a whole number from 1 to 9, not 0 (T-2)"
    assert problems(text, read_boxes) == [Problem(8, message)]
    text = "boxes = [\n  { lids = [{ size = 1 }] },\n  { lids = [{ size = 0 }] },\n]\n"
    assert [problem.line for problem in problems(text, read_boxes)] == [1]


@pytest.mark.parametrize(
    ("text", "line", "beginning"),
    [
        ('title = "x"\n\nname "y"\n', 3, "is not TOML: Expected '='"),
        ('title = "x"\ntitle = "y"\n', 2, "is not TOML: Cannot overwrite"),
        ("toys = [\n1,\n2", 3, "is not TOML: "),
        ("x = " + "9" * 5000, None, "is not TOML: "),
        ("x = " + "[" * 5000, None, "is not TOML: nested too deeply"),
    ],
)
def test_what_is_not_toml_is_told_with_its_line(text: str, line: int | None, beginning: str) -> None:
    [problem] = problems(text)
    assert problem.line == line
    assert problem.message.startswith(beginning)


def test_the_error_lists_its_problems_as_file_and_line() -> None:
    error = CardFileError("a.toml", [Problem(3, "one"), Problem(None, "two")])
    assert str(error) == "a.toml:3: one\na.toml: two"
    copied = pickle.loads(pickle.dumps(error))
    assert (copied.source, copied.problems, str(copied)) == (error.source, error.problems, str(error))


def test_files_are_read_with_or_without_byte_order_mark(tmp_path: Path) -> None:
    file = tmp_path / "toys.toml"
    file.write_bytes(b"\xef\xbb\xbf" + GOOD.replace("\n", "\r\n").encode())
    assert len(read_toys(read(str(file), []))) == 2


@pytest.mark.parametrize("name", ["", "missing.toml", "null\0byte"])
def test_what_cannot_be_read_is_told(tmp_path: Path, name: str) -> None:
    path = f"{tmp_path}/{name}"
    with pytest.raises(
        CardFileError, match=r"cannot be read: .*; without a file there is toys, more"
    ) as caught:
        read(path, ["toys", "more"])
    assert caught.value.source == path


def test_a_file_that_is_not_text_is_told(tmp_path: Path) -> None:
    file = tmp_path / "toys.toml"
    file.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(CardFileError, match="is not a text in UTF-8"):
        read(str(file), [])


def test_json_is_read_like_a_file_but_has_no_lines() -> None:
    data: dict[str, Any] = {"title": "x", "toys": [{"name": "A", "parts": ["tin"], "weight": None}]}
    with pytest.raises(CardFileError) as caught:
        read_toys(CardFile(data, "record"))
    message = "toys 1, weight: must be a whole number from 1 to 9, not null (T-5)"
    assert str(caught.value) == f"record: {message}"
    data["toys"][0]["weight"] = 2
    assert read_toys(CardFile(data, "record")) == [("A", [2], 2, [], None)]
    with pytest.raises(CardFileError, match="record: must be a table, not a list"):
        CardFile([], "record")


STRANGE: st.SearchStrategy[object] = st.sampled_from(
    [None, True, -1, 10**5000, float("nan"), "", "\x1b", "\ud800", "tin", [], {}, [[]]]
)
TOY = st.dictionaries(
    st.sampled_from(["name", "parts", "weight", "mix", "finish", "\n"]),
    STRANGE | st.lists(STRANGE, max_size=3) | st.dictionaries(st.sampled_from(["tin", "\x00"]), STRANGE),
)


@settings(max_examples=200, deadline=None)
@given(st.lists(TOY | STRANGE, max_size=5) | STRANGE)
def test_no_data_crashes_the_reader_or_the_screen(toys: object) -> None:
    with pytest.raises(CardFileError) as caught:
        read_toys(CardFile({"toys": toys}, "fuzz"))
    assert all(problem.message.isprintable() for problem in caught.value.problems)


@settings(max_examples=150, deadline=None)
@given(st.data())
def test_no_damage_to_a_file_crashes_the_reader(data: st.DataObject) -> None:
    start = data.draw(st.integers(0, len(TRICKY)))
    end = data.draw(st.integers(start, min(start + 20, len(TRICKY))))
    damage = data.draw(st.text(st.sampled_from("[]{}=\"'#\n\\.,x1 "), max_size=4))
    text = TRICKY[:start] + damage + TRICKY[end:]
    for problem in problems(text):
        assert problem.line is not None
        assert 1 <= problem.line <= text.count("\n") + 1
