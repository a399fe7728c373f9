"""Options: what is impossible is refused with words that say what is possible."""

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from novatable import Game
from novatable.core.errors import Impossible
from novatable.core.options import OneOf, Option, Seat, Switch, Whole, Wholes, in_force, number, settle

WRONG: tuple[Any, ...] = (
    -1,
    2.5,
    "",
    "maybe",
    "SECOND",
    b"first",
    (),
    [1],
    [1, 2, 3],
    {},
    object(),
    10**30,
    [True, 1],
)
"""No option of any game can be one of these."""
EVERY = [(name, option) for name in Game.kinds for option in Game.kinds[name].options]
PLAYERS = 4


@pytest.mark.parametrize(("name", "option"), EVERY, ids=lambda value: getattr(value, "name", value))
def test_bad_values_are_refused_with_what_is_possible(name: str, option: Option) -> None:
    for value in WRONG:
        with pytest.raises(
            Impossible, match=rf"^{option.name} must be .*not .* \({option.rule}\)$"
        ) as raised:
            Game.new(name, players=PLAYERS, seed=1, **{option.name: value})
        for limit in msgspec.structs.astuple(option.kind):
            for each in limit if isinstance(limit, tuple) else (limit,):
                assert str(each) in raised.value.message


@pytest.mark.parametrize(("name", "option"), EVERY, ids=lambda value: getattr(value, "name", value))
def test_defaults_are_possible_values(name: str, option: Option) -> None:
    given: dict[str, Any] = {option.name: option.default}
    game = Game.new(name, players=PLAYERS, seed=1, **given)
    assert game.digest() == Game.new(name, players=PLAYERS, seed=1).digest()


@pytest.mark.parametrize("name", Game.kinds)
def test_an_unknown_option_is_refused_with_those_there_are(name: str) -> None:
    with pytest.raises(ValueError, match="unknown option 'fair_deels'; possible: ") as raised:
        Game.new(name, players=PLAYERS, fair_deels=True)
    names = [option.name for option in Game.kinds[name].options]
    assert str(raised.value).endswith(f"possible: {', '.join(names)}")


@pytest.mark.parametrize("name", ["", "chess", "AFTERNOVA", None, 7, ["afternova"], {}])
def test_an_unknown_game_is_refused_with_those_there_are(name: Any) -> None:
    with pytest.raises(ValueError, match=r"unknown game .*; possible: ") as raised:
        Game.new(name, players=PLAYERS)
    for known in Game.kinds:
        assert known in str(raised.value)


@pytest.mark.parametrize("name", Game.kinds)
@pytest.mark.parametrize("players", [-1, 0, 7, 100, 10**30, 2.0, "4", None, True, [4]])
def test_impossible_numbers_of_players_are_refused(name: str, players: Any) -> None:
    with pytest.raises(ValueError, match=r"\d to \d players"):
        Game.new(name, players=players)


@pytest.mark.parametrize("name", Game.kinds)
@pytest.mark.parametrize("seed", ["seven", b"7", 1.5, True, [7]])
def test_impossible_seeds_are_refused(name: str, seed: Any) -> None:
    with pytest.raises(ValueError, match="a seed is a whole number, 64 hex digits or 32 bytes, not"):
        Game.new(name, players=PLAYERS, seed=seed)


@pytest.mark.parametrize("name", Game.kinds)
@pytest.mark.parametrize("cards", ["", "no-such-set", "no/such/file.toml", ".", 7, None, "\x00"])
def test_impossible_cards_are_refused(name: str, cards: Any) -> None:
    with pytest.raises(ValueError, match=r"\w+ \w+"):
        Game.new(name, players=PLAYERS, cards=cards)


def test_afternova_first_edition_needs_three() -> None:
    with pytest.raises(ValueError, match=r"the first edition is for 3 to 6 players, not 2 \(AN-2.5\)"):
        Game.new("afternova", players=2, edition="first")


def test_the_first_player_is_one_of_the_players() -> None:
    with pytest.raises(ValueError, match=r"first must be a player's seat, 0 to 2, not 3 \(AN-2.3\)"):
        Game.new("afternova", players=3, first=3)


def test_both_forms_of_two_limits_are_the_same_option() -> None:
    games = [Game.new("afternova", players=3, seed=1, offers_per_turn=limits) for limits in ((3, 1), [3, 1])]
    assert games[0].digest() == games[1].digest()
    assert games[0].setup.options["offers_per_turn"] == [3, 1]


# ---- the kinds


def test_kinds() -> None:
    for kind, good, bad in (
        (OneOf(("a", "b")), ["a", "b"], ["c", "", None, 1, ["a"]]),
        (OneOf((1, 3)), [1, 3], [2, True, 1.0, "1", None]),
        (Switch(), [True, False], [0, 1, None, "True"]),
        (Whole(1, 3), [1, 2, 3], [0, 4, 1.0, True, "1", None]),
        (Wholes(2, 1, 3), [[1, 3]], [[1], [1, 4], [1, 2, 3], [True, 1], 1, "12", None]),
        (Seat(3), [0, 3], [-1, 4, True, "1", None]),
    ):
        assert [kind.read(value) for value in good] == good
        for value in bad:
            with pytest.raises(ValueError):  # noqa: PT011 - the words come from `settle`
                kind.read(value)


def test_none_is_possible_only_where_an_option_says_so() -> None:
    limit = Option("limit", None, "X-1.1", Whole(1, 3), or_none=True)
    assert settle((limit,), {"limit": None}) == {"limit": None}
    with pytest.raises(ValueError, match=r"^limit must be a whole number from 1 to 3, or None, not 0"):
        settle((limit,), {"limit": 0})
    with pytest.raises(ValueError, match=r"^limit must be a whole number from 1 to 3, not None"):
        settle((Option("limit", 1, "X-1.1", Whole(1, 3)),), {"limit": None})


def test_settling_gives_every_option_in_the_declared_order() -> None:
    declared = (
        Option("b", 1, "X-1.1", Whole(0, 9)),
        Option("a", True, "X-1.2", Switch()),
    )
    assert list(settle(declared, {"a": False}).items()) == [("b", 1), ("a", False)]
    with pytest.raises(ValueError, match=r"^b must be a whole number from 0 to 9, not 'x' \(X-1.1\)$"):
        settle(declared, {"b": "x"})


# ---- numbers of a game


def test_a_set_up_leaves_out_numbers_that_have_their_default() -> None:
    declared = (Option("a", True, "X-1.1", Switch()), number("n", 4, 2, 6, "X-1.2"))
    assert settle(declared, {}) == settle(declared, {"n": 4}) == {"a": True}
    assert settle(declared, {"n": 6}) == {"a": True, "n": 6}
    assert in_force(declared, settle(declared, {})) == {"a": True, "n": 4}
    for value in (1, 7, True, 4.0, "4", None):
        with pytest.raises(ValueError, match=r"^n must be a whole number from 2 to 6, not .* \(X-1.2\)$"):
            settle(declared, {"n": value})


@pytest.mark.parametrize(("name", "option"), EVERY, ids=lambda value: getattr(value, "name", value))
def test_a_view_has_every_option_in_force(name: str, option: Option) -> None:
    value: Any = option.kind.high if isinstance(option.kind, Whole) else option.default
    given: dict[str, Any] = {"hand_limit": 30} if option.name == "paws_dealt" else {}
    game = Game.new(name, players=2, seed=1, **{**given, option.name: value})
    assert game.view(None).options[option.name] == value
    assert list(game.view(None).options) == [each.name for each in game.options]


@pytest.mark.parametrize(("game", "page"), [("afternova", "afternova"), ("novaraiders", "nova-raiders")])
def test_the_rules_page_lists_every_number_as_it_is_declared(game: str, page: str) -> None:
    text = (Path(__file__).parents[2] / "docs" / "rules" / f"{page}.md").read_text("utf-8")
    listed = re.findall(r"^\| `(\w+)` \| (\d+) \| (\d+) to (\d+) \|", text, re.MULTILINE)
    told = {name: tuple(map(int, numbers)) for name, *numbers in listed}
    declared = [option for option in Game.kind(game).options if option.varied]
    bounds = {o.name: (o.default, o.kind.low, o.kind.high) for o in declared if isinstance(o.kind, Whole)}
    assert told == bounds
    assert all(re.search(rf"^\| `{o.name}` .*\b{o.rule}\b", text, re.MULTILINE) for o in declared)
