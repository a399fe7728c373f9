"""Undo: freely one's own last steps while nothing was revealed, else by the consent of all people."""

from random import Random

import pytest

from novatable.core.actions import Event
from novatable.core.game import Game
from novatable.server.live.faces import frame, look, news
from novatable.server.net import wire
from novatable.server.net.wire import News
from novatable.server.table import entries
from novatable.server.table.course import CHECKPOINT_ACTIONS, begin
from novatable.server.table.house import Refused
from novatable.server.table.table import Table
from tests.server.attackers import settlers, take_cards
from tests.server.folds import NOW, ask, play, playing


def undo(table: Table, seat: int, who: str) -> str:
    actions = max(1, table.undo_reach(seat)[0])
    happening = ask(table, who, wire.Undo(f"u{table.seq}", table.seq, seat, actions))
    return str(happening.entry.__struct_config__.tag)


def digest(table: Table) -> str:
    assert table.game is not None
    return table.game.digest()


def test_a_step_that_reveals_nothing_is_taken_back_freely() -> None:
    table = playing("mia", "ben", "eva")
    before = digest(table)
    play(table, 0, "take")
    assert table.undo_reach(0) == (1, True)
    assert undo(table, 0, "mia") == "undone"
    assert digest(table) == before


def test_several_own_steps_are_taken_back_one_after_the_other() -> None:
    table = playing("mia", "ben", "eva")
    before = digest(table)
    play(table, 0, "take")
    play(table, 0, "take")
    undo(table, 0, "mia")
    undo(table, 0, "mia")
    assert digest(table) == before
    with pytest.raises(Refused, match="nothing to undo"):
        undo(table, 0, "mia")


def test_a_step_that_turns_cards_over_needs_consent() -> None:
    table = playing("mia", "ben", "eva")
    play(table, 0, "sweep")
    shown = digest(table)
    assert table.undo_reach(0) == (1, False)
    assert undo(table, 0, "mia") == "undo_asked"
    assert digest(table) == shown


def test_all_other_people_have_to_consent() -> None:
    table = playing("mia", "ben", "eva")
    before = digest(table)
    play(table, 0, "sweep")
    undo(table, 0, "mia")
    with pytest.raises(Refused, match="nobody is asking you"):
        ask(table, "mia", wire.Consent("own", yes=True))
    ask(table, "ben", wire.Consent("c1", yes=True))
    assert digest(table) != before
    with pytest.raises(Refused, match="nobody is asking you"):
        ask(table, "ben", wire.Consent("twice", yes=True))
    ask(table, "eva", wire.Consent("c2", yes=True))
    assert digest(table) == before
    assert table.undo is None


def test_one_no_ends_the_request() -> None:
    table = playing("mia", "ben", "eva")
    play(table, 0, "sweep")
    undo(table, 0, "mia")
    ask(table, "eva", wire.Consent("c1", yes=False))
    assert table.undo is None
    with pytest.raises(Refused, match="nobody is asking you"):
        ask(table, "ben", wire.Consent("c2", yes=True))


def test_playing_on_ends_the_request() -> None:
    table = playing("mia", "ben", "eva")
    play(table, 0, "sweep")
    undo(table, 0, "mia")
    play(table, 0, "take")
    assert table.undo is None


def test_a_request_ends_when_a_seat_changes_hands() -> None:
    """Those who were asked are not those at the table any more: whoever sits there now is asked again."""
    table = playing("mia", "ben", "eva")
    before = digest(table)
    play(table, 0, "sweep")
    undo(table, 0, "mia")
    table.apply(entries.Sat(at=NOW, by="pia", seat=1, holder="pia", name="Pia"))
    assert table.undo is None
    assert undo(table, 0, "mia") == "undo_asked"
    ask(table, "eva", wire.Consent("c1", yes=True))
    assert digest(table) != before
    ask(table, "pia", wire.Consent("c2", yes=True))
    assert digest(table) == before


def test_what_others_did_since_is_taken_back_with_it_by_consent_only() -> None:
    table = playing("mia", "ben")
    before = digest(table)
    play(table, 0, "take")
    play(table, 0, "take")
    play(table, 0, "take")
    assert table.game is not None
    waiting = table.game.waiting_for()
    while waiting != (1,):  # Mia's window, if she has one
        play(table, waiting[0], "pass")
        waiting = table.game.waiting_for()
    play(table, 1, "take" if table.game.legal(1)[0].type != "pass" else "pass")
    actions, free = table.undo_reach(0)
    assert actions >= 2
    assert not free
    assert undo(table, 0, "mia") == "undo_asked"
    assert digest(table) != before


def test_what_the_page_played_by_itself_is_taken_back_with_the_decision_before_it() -> None:
    table = playing("mia", "ben", "eva")
    play(table, 0, "take")
    assert table.game is not None
    action = table.game.legal(0)[0].to_json()
    forced = ask(table, "mia", wire.Play("p", table.seq, 0, action, forced=True))
    assert table.undo_reach(0) == (2, False)
    assert news(forced.entry, 1) == News("acted", seat=0, how="person")
    undo(table, 0, "mia")
    for person in ("ben", "eva"):
        ask(table, person, wire.Consent(person, yes=True))
    assert table.undo_reach(0) == (0, False)


def test_no_more_is_taken_back_than_the_player_has_seen() -> None:
    """Alone among computer players too, whose steps since would go with it."""
    table = playing("mia", "=random", "=random")
    for _ in range(3):
        play(table, 0, "take")
    while (game := table.game) is not None and game.waiting_for() != (1,):
        play(table, game.waiting_for()[0], "pass")
    assert table.game is not None
    table.apply(entries.Acted(at=NOW, by="", seat=1, action=table.game.legal(1)[0], how="computer"))
    actions, free = table.undo_reach(0)
    shown = look(table, 0)
    assert shown is not None
    assert (shown.undo, shown.undo_actions, free) == ("ask", actions, False)
    assert actions > 1
    for seen in (1, actions - 1, actions + 1):
        with pytest.raises(Refused, match=f"steps to undo is {actions}"):
            ask(table, "mia", wire.Undo("u", table.seq, 0, seen))
    assert ask(table, "mia", wire.Undo("u", table.seq, 0, actions)).entry == entries.Undone(
        at=NOW, by="mia", id="u", seat=0, actions=actions, consented=("mia",)
    )


def test_alone_among_computer_players_nobody_else_is_asked() -> None:
    table = playing("mia", "=random", "=random")
    before = digest(table)
    play(table, 0, "sweep")
    assert undo(table, 0, "mia") == "undone"
    assert digest(table) == before


def test_an_undo_is_recorded_and_folds_to_the_same_game() -> None:
    table = playing("mia", "ben")
    play(table, 0, "take")
    seq = table.seq
    undo(table, 0, "mia")
    assert table.seq == seq + 1


def test_an_undo_shows_nobody_the_next_card() -> None:
    """After the undo every viewer sees byte for byte what they saw before the step that was taken back."""
    table = playing("mia", "ben", "eva")
    viewers = (0, 1, 2, None)
    seen = {viewer: look(table, viewer).view.to_json() for viewer in viewers}  # type: ignore[union-attr]
    play(table, 0, "sweep")
    undo(table, 0, "mia")
    ask(table, "ben", wire.Consent("c1", yes=True))
    happening = ask(table, "eva", wire.Consent("c2", yes=True))
    for viewer in viewers:
        told = look(table, viewer)
        assert told is not None
        assert told.view.to_json() == seen[viewer]
        text = frame(happening, (viewer,), None, newest=table)
        assert b'"events"' not in text
        assert b'"seed":null' in text


def test_undo_is_over_with_the_game_and_not_for_others_seats() -> None:
    table = playing("mia", "ben")
    play(table, 0, "take")
    with pytest.raises(Refused, match="not yours"):
        ask(table, "ben", wire.Undo("u", table.seq, 0))


def test_an_undo_that_comes_late_is_stale() -> None:
    table = playing("mia", "ben")
    made_at = table.seq
    play(table, 0, "take")
    play(table, 0, "take")
    play(table, 0, "take")
    with pytest.raises(Refused, match="moved on"):
        ask(table, "mia", wire.Undo("u", made_at - 1, 0))


def brought(actions: int) -> Table:
    """A table whose game has so many actions, all from a record."""
    game = settlers(3)
    take_cards(game, Random(3), actions)
    history = tuple([(seat, action.to_json()) for seat, action in game.history])
    table = Table("t", entries.Opened(at=NOW, by="mia", config=playing("mia", "ben", "eva", "tom").config))
    table.apply(entries.Started(at=NOW, by="mia", setup=game.setup, actions=history))
    return table


def test_however_often_somebody_undoes_little_is_played_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """One step to and fro a hundred times after a long record; then back step by step to the first."""
    length = 1000
    table = brought(length)
    played = 0
    play = Game.play

    def counted(self: Game, seat: int, action: object) -> list[Event]:
        nonlocal played
        played += 1
        return play(self, seat, action)

    monkeypatch.setattr(Game, "play", counted)
    assert table.game is not None
    for _ in range(100):
        seat = table.game.waiting_for()[0]
        take = next(one for one in table.game.legal(seat) if one.type != "complete")
        table.apply(entries.Acted(at=NOW, by="mia", seat=seat, action=take))
        table.apply(entries.Undone(at=NOW, by="mia", seat=seat, actions=1))
    assert played <= 100
    for left in range(length - 1, 0, -1):
        table.apply(entries.Undone(at=NOW, by="mia", seat=0, actions=1))
        assert len(table.game.history) == left
        assert len(table.checkpoints) <= 12
    assert played <= 10 * length


def test_an_undo_late_in_a_long_game_is_as_exact_as_an_early_one() -> None:
    """The game is taken from a checkpoint; played from the beginning it is the same."""
    table = playing("mia", "ben", "eva")
    assert table.game is not None
    rng = Random(3)
    while len(table.game.history) < 2 * CHECKPOINT_ACTIONS + 3:
        seat = table.game.waiting_for()[0]
        legal = [action for action in table.game.legal(seat) if action.type != "complete"]
        holder = table.seats[seat].holder
        assert holder is not None
        ask(table, holder, wire.Play(f"a{table.seq}", table.seq, seat, rng.choice(legal).to_json()))
    for actions in (1, 2, 3, CHECKPOINT_ACTIONS, 50):
        before = table.game
        table.apply(entries.Undone(at=0, by="mia", seat=0, actions=actions))
        expected = begin(before.setup, None)
        for seat, action in before.history[: len(before.history) - actions]:
            expected.play(seat, action)
        assert table.game.digest() == expected.digest()
        assert table.game.history == expected.history
        assert all(len(copy.history) == count for count, copy in table.checkpoints)
        assert len(table.revealing) == len(expected.history)
