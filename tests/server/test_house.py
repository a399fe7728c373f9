"""What the house allows, without a server: quick to run, so that whoever changes it learns at once."""

from typing import Any

import pytest

from novatable.server.net import wire
from novatable.server.table import entries, house
from novatable.server.table.house import Refused
from novatable.server.table.table import Table
from tests.server.folds import NOW, ask, play, playing


def first_take(table: Table) -> dict[str, Any]:
    assert table.game is not None
    return next(one.to_json() for one in table.game.legal(0) if one.type == "take")


def test_only_its_holder_plays_a_seat() -> None:
    table = playing("mia", "ben")
    with pytest.raises(Refused) as refused:
        ask(table, "ben", wire.Play("k", table.seq, 0, first_take(table)))
    assert refused.value.refusal.code == "not-yours"


def test_only_its_holder_instructs_a_seat() -> None:
    with pytest.raises(Refused) as refused:
        ask(playing("mia", "ben"), "ben", wire.Instruct("i", 0, ("pass",)))
    assert refused.value.refusal.code == "not-yours"


def test_a_step_decided_in_another_moment_is_stale() -> None:
    table = playing("mia", "ben")
    with pytest.raises(Refused) as refused:
        ask(table, "mia", wire.Play("k", table.moment_since - 1, 0, first_take(table)))
    assert refused.value.stale
    ask(table, "mia", wire.Play("k", table.moment_since, 0, first_take(table)))


@pytest.mark.parametrize(("who", "how"), [("mia", "person"), ("bot:1", "bot")])
def test_the_log_says_whether_a_person_or_a_bot_decided(who: str, how: str) -> None:
    table = playing(who, "ben")
    entry = house.answer(table, who, wire.Play("k", table.seq, 0, first_take(table)), NOW)
    assert isinstance(entry, entries.Acted)
    assert entry.how == how


def test_a_bot_takes_back_only_what_is_free() -> None:
    table = playing("bot:1", "ben")
    play(table, 0, "take")
    assert isinstance(ask(table, "bot:1", wire.Undo("u", table.seq, 0)).entry, entries.Undone)
    play(table, 0, "sweep")
    with pytest.raises(Refused) as refused:
        ask(table, "bot:1", wire.Undo("v", table.seq, 0))
    assert refused.value.refusal.code == "undo-bot"


def test_a_draft_is_answered_with_what_stands_against_it_if_anything_does() -> None:
    table = playing("mia", "ben", "eva", seed=1)
    assert table.game is not None
    alone = [{"type": "begin", "planet": 17}]
    answers = []
    for changes in (alone, [*alone, {"type": "bring", "side": 1}]):
        told = house.draft(table, "mia", wire.Draft("d", 0, {"changes": changes}))
        why = table.game.check(0, told.reading.action)
        assert (told.id, told.rule) == ("d", None if why is None else why.rule)
        answers.append(why is None)
    assert answers == [False, True]


def test_whispers_go_to_seats_that_there_are() -> None:
    table = playing("mia", "ben", whispers=True)
    assert ask(table, "mia", wire.Say("s", 0, "psst", (1,))).seq == table.seq
    with pytest.raises(Refused) as refused:
        ask(table, "mia", wire.Say("t", 0, "psst", (2,)))
    assert refused.value.refusal.code == "hearers"
