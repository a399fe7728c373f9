"""Chat, standing instructions, stand-ins and clocks, seats that change hands."""

from unittest.mock import Mock

import msgspec
import pytest

from novatable.afternova.actions import Call
from novatable.afternova.terms import Promise, Share, Terms
from novatable.afternova.view import View
from novatable.core.reason import Reason
from novatable.server.live import attendance
from novatable.server.live.faces import news
from novatable.server.live.live_table import LiveTable
from novatable.server.net import wire
from novatable.server.net.page import Page
from novatable.server.table import entries
from novatable.server.table.clocks import stand_ins
from novatable.server.table.config import PHRASES
from novatable.server.table.house import Refused
from novatable.server.table.instructions import Instruction
from novatable.server.table.table import Table
from tests.builders.afternova import CARDS
from tests.server.folds import NOW, ask, opened, play, playing


def test_chat_to_all_is_heard_by_all() -> None:
    table = playing("mia", "ben")
    said = ask(table, "mia", wire.Say("s", 0, "  Hello there "))
    assert news(said.entry, 1).text == news(said.entry, None).text == "Hello there"


def test_a_whisper_is_heard_by_whom_it_is_for() -> None:
    table = playing("mia", "ben", "eva", whispers=True)
    said = ask(table, "mia", wire.Say("s", 0, "psst", (1,)))
    assert [news(said.entry, viewer).text for viewer in (0, 1, 2, None)] == ["psst", "psst", None, None]
    assert news(said.entry, 2).to == (1,)


def test_whispers_only_where_the_table_allows_them() -> None:
    table = playing("mia", "ben")
    with pytest.raises(Refused, match="everybody hears"):
        ask(table, "mia", wire.Say("s", 0, "psst", (1,)))


def test_a_table_of_phrases_hears_phrases_only() -> None:
    table = playing("mia", "ben", talk="phrases")
    said = ask(table, "mia", wire.Say("s", 0, phrase=PHRASES[0])).entry
    assert isinstance(said, entries.Said)
    heard = news(said, 1)
    assert (heard.phrase, heard.text) == ("hello", "Hello!")
    for wrong in (wire.Say("s2", 0, "I have two purple"), wire.Say("s3", 0, phrase="I have two purple")):
        with pytest.raises(Refused, match="only these phrases"):
            ask(table, "mia", wrong)


def test_a_phrase_can_be_said_where_talk_is_free() -> None:
    said = ask(playing("mia", "ben"), "mia", wire.Say("s", 0, phrase="luck")).entry
    assert isinstance(said, entries.Said)
    assert (said.text, said.phrase) == ("", "luck")


def test_a_silent_table_has_no_chat() -> None:
    table = playing("mia", "ben", talk="off")
    with pytest.raises(Refused, match="no chat"):
        ask(table, "mia", wire.Say("s", 0, phrase=PHRASES[0]))


ACTED = '{"type":"acted","at":5,"by":"","seat":1,"action":{"type":"pass"},"how":"computer","reason":%s}'
SAID = '{"type":"said","at":5,"by":"","seat":1,"text":"%s","refuses":3}'


def test_a_reason_travels_as_a_code_and_its_values() -> None:
    why = Reason("cannot-bring", {"planet": 3, "icons": {"security": 2}})
    told = msgspec.json.encode(why).decode()
    assert news(entries.decode(ACTED % told), 0).reason == why
    no = entries.Said(at=5, by="", seat=1, text="", refuses=3, reason=why)
    assert news(entries.decode(entries.encode(no)), None).reason == why


def test_a_reason_in_the_log_of_an_earlier_release_stays_as_it_was_said() -> None:
    assert news(entries.decode(ACTED % '"A fair deal."'), 0).reason == "A fair deal."
    for text in ("I lack the crew for Nektarr.", ""):
        told = news(entries.decode(SAID % text), None)
        assert (told.refuses, told.reason, told.text) == (3, text or None, None)


def test_an_4_8_a_no_to_an_open_call_is_said_at_every_table_and_has_no_words() -> None:
    table = playing("mia", "ben", "eva", talk="off")
    assert table.game is not None
    with pytest.raises(Refused, match="no open call 1"):
        ask(table, "ben", wire.Say("s", 1, "", refuses=1))
    view = table.game.view(0)
    assert isinstance(view, View)
    planet = view.planets[0]
    need = CARDS.need[planet.planet]
    terms = Terms(planet.planet, (Promise(None, need),), (Share(0, planet.fragments),), ())
    ask(table, "mia", wire.Play("c", table.seq, 0, Call(terms).to_json()))
    before = table.game.digest()
    said = ask(table, "ben", wire.Say("s", 1, "not heard", refuses=1))
    told = [news(said.entry, viewer) for viewer in (0, 1, 2, None)]
    assert {(each.seat, each.text, each.refuses) for each in told} == {(1, None, 1)}
    assert table.game.digest() == before
    for seat, who in ((0, "mia"), (1, "mia")):  # one's own call, another's seat
        with pytest.raises(Refused):
            ask(table, who, wire.Say("t", seat, "", refuses=1))


@pytest.mark.parametrize("text", ["", "   ", "a\x00b", "a\nb", "\u202egnp.exe", "x" * 501])
def test_chat_is_plain_text(text: str) -> None:
    table = playing("mia", "ben")
    with pytest.raises(Refused, match="characters"):
        ask(table, "mia", wire.Say("s", 0, text))


def test_an_instruction_plays_only_what_it_names() -> None:
    table = playing("mia", "ben")
    assert table.game is not None
    legal = table.game.legal(0)
    assert Instruction(("pass",), False, False).choose(legal) is None
    chosen = Instruction(("take",), False, False).choose(legal)
    assert chosen is not None
    assert chosen.type == "take"
    assert Instruction(("take",), True, False).choose(legal) is None


def test_an_instruction_for_this_turn_ends_with_it() -> None:
    table = playing("mia", "ben", "eva")
    ask(table, "ben", wire.Instruct("i", 1, ("decline",), until_turn=True))
    assert table.seats[1].instruction is not None
    while table.waiting_for() != (1,):
        kinds = {action.type for action in table.game.legal(table.waiting_for()[0])}  # type: ignore[union-attr]
        play(table, table.waiting_for()[0], "pass" if "pass" in kinds else "take")
    assert table.seats[1].instruction is None


def test_an_instruction_ends_when_its_holder_acts() -> None:
    table = playing("mia", "ben")
    ask(table, "mia", wire.Instruct("i", 0, ("pass",), only=True))
    play(table, 0, "take")
    assert table.seats[0].instruction is None


def test_an_instruction_stops_when_something_new_is_possible() -> None:
    table = playing("mia", "ben")
    assert table.game is not None
    legal = table.game.legal(0)
    standing = Instruction(("take",), False, False).carried_out([a for a in legal if a.type == "take"])
    assert standing.relevant_change(legal)
    assert not standing.relevant_change([action for action in legal if action.type == "take"])


def test_an_instruction_is_taken_back_with_no_kinds() -> None:
    table = playing("mia", "ben")
    ask(table, "mia", wire.Instruct("i", 0, ("pass",)))
    ask(table, "mia", wire.Instruct("i2", 0, ()))
    assert table.seats[0].instruction is None


def test_nobody_stands_in_for_who_is_there_without_a_clock() -> None:
    table = playing("mia", "ben")
    assert list(stand_ins(table)) == []


def test_who_is_gone_is_replaced_after_the_agreed_time() -> None:
    table = playing("mia", "ben", away_seconds=60)
    table.apply(entries.Away(at=NOW + 1000, seats=(0,)))
    (standing,) = stand_ins(table)
    assert (standing.seat, standing.due, standing.why) == (0, NOW + 61_000, "away")


def test_nobody_stands_in_while_nobody_is_there_to_wait() -> None:
    table = playing("mia", "ben", away_seconds=60)
    table.apply(entries.Away(at=NOW, seats=(0, 1)))
    assert list(stand_ins(table)) == []


def test_a_decision_has_its_time_even_for_who_is_there() -> None:
    table = playing("mia", "ben", decision_seconds=30)
    assert [(standing.seat, standing.due, standing.why) for standing in stand_ins(table)] == [
        (0, NOW + 30_000, "time")
    ]


def take(table: Table, now: int) -> None:
    """mia takes a card."""
    assert table.game is not None
    action = next(action for action in table.game.legal(0) if action.type == "take")
    ask(table, "mia", wire.Play(f"take {table.seq}", table.seq, 0, action.to_json()), now)


def test_the_clock_of_a_decision_starts_anew_with_every_own_action() -> None:
    table = playing("mia", "ben", decision_seconds=30)
    take(table, now=NOW + 20_000)
    (standing,) = stand_ins(table)
    assert standing.due == NOW + 50_000


def test_a_step_taken_back_gives_no_time_back() -> None:
    table = playing("mia", "ben", decision_seconds=30)
    for number in range(3):  # two steps to and fro
        for step in range(2):
            take(table, now=NOW + 8000 * number + 1000 * step)
        for step in range(2):
            ask(table, "mia", wire.Undo(f"{number} {step}", table.seq, 0), now=NOW + 8000 * number + 4000)
        assert [standing.due for standing in stand_ins(table)] == [NOW + 30_000]


def test_a_step_taken_back_gives_others_no_time() -> None:
    table = playing("mia", "ben", "eva", game="novaraiders", decision_seconds=30)  # all choose a Directive
    for number, (who, seat) in enumerate([("mia", 0), ("ben", 1)] * 3, start=1):
        assert table.game is not None
        keep = table.game.legal(seat)[0].to_json()
        ask(table, who, wire.Play(f"k{number}", table.seq, seat, keep), now=NOW + 2000 * number)
        ask(table, who, wire.Undo(f"u{number}", table.seq, seat), now=NOW + 2000 * number + 1000)
    assert {standing.due for standing in stand_ins(table)} == {NOW + 30_000}


def test_a_step_taken_back_by_consent_gives_all_their_time() -> None:
    table = playing("mia", "ben", decision_seconds=30)
    play(table, 0, "sweep")
    ask(table, "mia", wire.Undo("u", table.seq, 0), now=NOW + 20_000)
    ask(table, "ben", wire.Consent("c", yes=True), now=NOW + 40_000)
    assert [standing.due for standing in stand_ins(table)] == [NOW + 70_000]


def here(table: Table, *holders: str) -> LiveTable:
    """The table in use, with pages of these people open."""
    live = LiveTable(table, None)
    live.connections = {Page(Mock(), "127.0.0.1") for _ in holders}
    for page, who in zip(live.connections, holders, strict=True):
        page.who = who
    return live


def test_no_stand_in_is_seated_for_who_has_just_acted(monkeypatch: pytest.MonkeyPatch) -> None:
    table = playing("mia", "ben", decision_seconds=30)
    monkeypatch.setattr(attendance, "now_ms", lambda: NOW + 30_000)
    decide = attendance.due(here(table, "mia", "ben"), grace=10)
    assert decide is not None
    assert isinstance(decide(table), entries.StoodIn)
    take(table, now=NOW + 29_999)  # it was on its way when the clock rang
    with pytest.raises(attendance.Overtaken):
        decide(table)


def test_who_comes_back_too_late_leaves_the_decision_to_the_stand_in(monkeypatch: pytest.MonkeyPatch) -> None:
    table = playing("mia", "ben", decision_seconds=30)
    table.apply(entries.Away(at=NOW + 10_000, seats=(0,)))
    live = here(table, "mia", "ben")
    monkeypatch.setattr(attendance, "now_ms", lambda: NOW + 31_000)
    assert attendance.returned(live) is not None  # nobody has taken it over yet
    table.apply(entries.StoodIn(at=NOW + 30_000, seat=0, level="random", why="time"))
    assert attendance.returned(live) is None
    assert table.game is not None
    action = next(action for action in table.game.legal(0) if action.type == "take")
    table.apply(entries.Acted(at=NOW + 30_500, by="mia", seat=0, action=action, how="stand_in"))
    decide = attendance.returned(live)
    assert decide is not None
    assert isinstance(decide(table), entries.Back)


def test_a_step_whose_time_is_up_is_not_taken_back() -> None:
    table = playing("mia", "ben", decision_seconds=30)
    take(table, now=NOW + 20_000)
    with pytest.raises(Refused, match="it stands"):
        ask(table, "mia", wire.Undo("u", table.seq, 0), now=NOW + 30_000)


@pytest.mark.parametrize("field", ["at", "time", "deadline", "now"])
def test_nobody_dates_their_own_requests(field: str) -> None:
    """The server's clock is the only one: a client cannot say when it decided, and entries never go back."""
    request = {"type": "play", "id": "a", "seq": 1, "seat": 0, "action": {"type": "pass"}}
    assert isinstance(wire.read_request(msgspec.json.encode(request)), wire.Play)
    with pytest.raises(msgspec.ValidationError, match=field):
        wire.read_request(msgspec.json.encode({**request, field: NOW - 10_000}))


def test_nobody_s_time_runs_out_while_no_server_runs() -> None:
    table = playing("mia", "ben", decision_seconds=30)
    table.resumed = NOW + 500_000
    (standing,) = stand_ins(table)
    assert standing.due == NOW + 530_000
    table = playing("mia", "ben", decision_seconds=3600)
    table.resumed = NOW + 3_590_000
    (standing,) = stand_ins(table)
    assert standing.due == NOW + 3_650_000


def test_a_stand_in_plays_until_its_person_is_back() -> None:
    table = playing("mia", "ben")
    table.apply(entries.StoodIn(at=NOW, seat=0, level="random", why="time"))
    assert table.seats[0].stand_in == "random"
    with pytest.raises(Refused, match="come back first"):
        play(table, 0, "take")
    ask(table, "mia", wire.Return("r", 0))
    assert table.seats[0].mind is None
    play(table, 0, "take")
    with pytest.raises(Refused, match="already"):
        ask(table, "mia", wire.Return("r2", 0))


def test_who_goes_and_comes_back_has_no_more_time() -> None:
    table = playing("mia", "ben", decision_seconds=30)
    table.apply(entries.Away(at=NOW + 10_000, seats=(0,)))
    table.apply(entries.Back(at=NOW + 29_000, by="mia", seats=(0,)))
    assert [(standing.seat, standing.due) for standing in stand_ins(table)] == [(0, NOW + 30_000)]
    table.apply(entries.StoodIn(at=NOW + 30_000, seat=0, level="random", why="time"))
    with pytest.raises(Refused, match="time for this decision is up"):
        ask(table, "mia", wire.Return("r", 0), now=NOW + 30_000)
    assert table.game is not None
    action = next(action for action in table.game.legal(0) if action.type == "take")
    table.apply(entries.Acted(at=NOW + 30_500, by="mia", seat=0, action=action, how="stand_in"))
    ask(table, "mia", wire.Return("r2", 0), now=NOW + 31_000)
    assert [(standing.seat, standing.due) for standing in stand_ins(table)] == [(0, NOW + 60_500)]


def test_who_leaves_in_mid_game_leaves_the_seat_to_a_computer_player() -> None:
    table = playing("mia", "ben")
    table.apply(entries.Left(at=NOW, by="ben", seat=1))
    assert table.seats[1].kind == "computer"
    assert table.seats_of("ben") == ()
    with pytest.raises(Refused, match="not yours"):
        ask(table, "ben", wire.Say("s", 1, "still here"))


def test_who_leaves_before_the_game_leaves_the_seat_open() -> None:
    table = opened("mia", "ben")
    table.apply(entries.Left(at=NOW, by="ben", seat=1))
    assert table.seats[1].kind == "open"


def test_a_host_who_leaves_leaves_the_table_to_the_next_person() -> None:
    table = opened("mia", "=random", "ben")
    table.apply(entries.Left(at=NOW, by="mia", seat=0))
    assert table.host == "ben"


def test_the_same_id_of_two_people_is_two_requests() -> None:
    table = playing("mia", "ben")
    ask(table, "mia", wire.Say("same", 0, "one"))
    ask(table, "ben", wire.Say("same", 1, "two"))
    assert table.done("mia", "same") == table.seq - 1
    assert table.done("ben", "same") == table.seq
