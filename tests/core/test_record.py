"""Records line by line: what is written, and which line is wrong."""

import json
from typing import Any

import pytest

from novatable import Game
from novatable.afternova.cards import load
from novatable.core.record import FORMAT, read_record, write_record

HASH = "0" * 64


def short_game() -> Game:
    game = Game.new("afternova", players=3, seed=5, first=0)
    for _ in range(4):
        seat = game.waiting_for()[0]
        game.play(seat, game.legal(seat)[-1])
    return game


def lines_of(game: Game) -> list[dict[str, Any]]:
    return [json.loads(line) for line in game.record().splitlines()]


def text_of(lines: list[Any]) -> str:
    return "".join(json.dumps(line) + "\n" for line in lines)


def test_a_record_is_a_header_the_actions_and_a_closing_line() -> None:
    game = short_game()
    header, *actions, closing = lines_of(game)
    assert header["novatable"] == FORMAT == 1
    assert (header["game"], header["rules"], header["players"]) == ("afternova", 2, 3)
    assert set(header["options"]) == {option.name for option in game.options if not option.varied}
    assert header["cards"] == {"name": "standard", "hash": game.setup.cards.hash}
    assert (header["seed"], header["commitment"]) == (game.setup.seed, game.setup.commitment)
    assert "start" not in header
    assert [(line["seat"], line["action"]["type"]) for line in actions] == [
        (seat, action.type) for seat, action in game.history
    ]
    assert closing == {"actions": 4, "digest": game.digest()}


def test_a_record_is_plain_ascii_and_ends_with_a_line_end() -> None:
    record = short_game().record()
    assert record.isascii()
    assert record.endswith("}\n")
    for line in record.splitlines():
        assert line == json.dumps(json.loads(line), separators=(",", ":")), "no space is wasted"


def test_what_a_record_says_cannot_be_changed() -> None:
    record = read_record(short_game().record())
    for part, field in ((record, "closing"), (record.setup, "seed"), (record.setup.cards, "hash")):
        with pytest.raises(AttributeError):
            setattr(part, field, "0")


def test_digests_are_written_beside_actions() -> None:
    game = short_game()
    digests = ["a", "b", "c", "d"]
    text = write_record(game.setup, None, game.history, "end", digests)
    assert [json.loads(line)["digest"] for line in text.splitlines()[1:]] == [*digests, "end"]
    assert read_record(text).digests == digests
    assert read_record(text).closing == "end"


def test_a_game_from_a_position_carries_it() -> None:
    dump = short_game().dump()
    del dump["history"]
    header = lines_of(Game.load(dump))[0]
    assert header["start"] == json.loads(json.dumps(dump["state"]))


def test_a_record_that_was_cut_off_replays_as_far_as_it_goes() -> None:
    game = short_game()
    lines = game.record().splitlines()
    for length in range(1, 6):
        again = Game.replay("\n".join(lines[:length]))
        assert [(seat, action.to_json()) for seat, action in again.history] == [
            (seat, action.to_json()) for seat, action in game.history[: length - 1]
        ]
    assert read_record("\n".join(lines[:3])).closing is None


def test_digests_may_stand_beside_some_actions() -> None:
    game = short_game()
    lines = lines_of(game)
    lines[4]["digest"] = game.digest()
    assert Game.replay(text_of(lines)).digest() == game.digest()
    assert read_record(text_of(lines)).digests == [None, None, None, game.digest()]
    lines[2]["digest"] = HASH
    with pytest.raises(ValueError, match="after action 2 the game is not where its digest says"):
        Game.replay(text_of(lines))


@pytest.mark.parametrize(
    ("at", "line", "words"),
    [
        (0, {"novatable": 2}, "line 1: not a Novatable record of format 1"),
        (0, [], "line 1: not a JSON object"),
        (0, {"novatable": 1}, "line 1: .*missing required field `game`"),
        (2, 7, "line 3: not a JSON object"),
        (2, {}, "line 3: neither an action nor a closing line after 1"),
        (2, {"actions": 1, "digest": HASH}, "line 4: nothing may follow the closing line"),
        (2, {"seat": 0}, "line 3: neither an action nor a closing line after 1"),
        (5, {"actions": 3, "digest": HASH}, "line 6: neither an action nor a closing line after 4"),
        (5, {"actions": 4, "digest": None}, "line 6: neither an action nor a closing line after 4"),
        (5, {"actions": 4, "digest": HASH}, "the digest in the closing line does not match the game"),
        (1, {"seat": 0, "action": {"type": "fly"}}, "action 1 cannot be played: not an action"),
        (1, {"seat": 9, "action": {"type": "pass"}}, "action 1 cannot be played: there is no seat 9"),
        (1, {"action": {"type": "pass"}}, "action 1 cannot be played: there is no seat -1"),
        (3, {"seat": 0, "action": {"type": "pass"}}, "action 3 cannot be played: .*AN-6.6"),
    ],
)
def test_the_line_that_is_wrong_is_named(at: int, line: Any, words: str) -> None:
    lines: list[Any] = lines_of(short_game())
    lines[at] = line
    with pytest.raises(ValueError, match=f"^{words}"):
        Game.replay(text_of(lines))


def test_what_is_no_record() -> None:
    with pytest.raises(ValueError, match=r"^line 1: a record begins with a header$"):
        Game.replay("")
    with pytest.raises(ValueError, match=r"^line 1: not a Novatable record of format 1$"):
        Game.replay("{}")
    with pytest.raises(ValueError, match=r"^line 3: not JSON$"):
        Game.replay("\n".join([*short_game().record().splitlines()[:2], "{"]))


@pytest.mark.parametrize(
    ("field", "value", "words"),
    [
        ("game", "chess", "unknown game 'chess'; possible: afternova"),
        ("rules", 99, "AfterNova under rules version 99 needs a newer Novatable than this one"),
        ("rules", 0, "AfterNova under rules version 0 is no longer supported"),
        ("players", 7, "the second edition is for 2 to 6 players, not 7"),
        ("players", "3", "line 1: .*Expected `int`"),
        ("options", {}, "the set-up lacks the options edition, first"),
        ("cards", {"name": "standard", "hash": HASH}, "card set 'standard' has changed since"),
        ("seed", HASH, "the seed does not match its commitment"),
        ("seed", "secret", "a seed is a whole number, 64 hex digits or 32 bytes"),
        ("start", 7, "line 1: `start` must be a position"),
        ("extra", 7, "line 1: .*unknown field `extra`"),
    ],
)
def test_a_header_that_is_wrong_says_where(field: str, value: Any, words: str) -> None:
    lines = lines_of(short_game())
    lines[0][field] = value
    with pytest.raises(ValueError, match=f"^{words}"):
        Game.replay(text_of(lines))


def test_a_card_set_that_is_not_shipped_is_read_from_the_record() -> None:
    """Whole, checked, and only if it is the one that its hash names."""
    lines = lines_of(Game.new("afternova", players=3, seed=1))
    lines[0]["cards"]["set"] = load("standard").to_json()
    assert Game.replay(text_of(lines[:1])).setup.cards.set is not None
    lines[0]["cards"]["set"]["paws"][0]["icons"] = ["wild"]
    with pytest.raises(ValueError, match=r"card set 'standard' has changed since: \w{12} is not \w{12}$"):
        Game.replay(text_of(lines[:1]))
    del lines[0]["cards"]["set"]["paws"]
    with pytest.raises(ValueError, match="paws is missing"):
        Game.replay(text_of(lines[:1]))


def test_a_record_opens_no_files() -> None:
    lines = lines_of(Game.new("afternova", players=3, seed=1))
    lines[0]["cards"]["name"] = "elsewhere"
    with pytest.raises(
        ValueError, match="card set 'elsewhere' does not come with Novatable, so the record must contain it"
    ):
        Game.replay(text_of(lines[:1]))
