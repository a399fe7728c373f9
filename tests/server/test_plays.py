"""Several actions that are one step for a person: all or none, one entry, one undo, one step of a replay."""

from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec
import pytest

from novatable.core.game import Game
from novatable.core.record import read_record
from novatable.novaraiders.game import NovaRaiders
from novatable.server.clerks.folding import fold
from novatable.server.clerks.replay import Replay
from novatable.server.live import faces
from novatable.server.net import wire
from novatable.server.operating.settings import Settings
from novatable.server.table import course, entries
from novatable.server.table.course import begin
from novatable.server.table.house import Refused, check, read_step
from novatable.server.table.table import Table
from tests.builders.novaraiders import arrange, basic, new, space
from tests.properties.games import TABLES, Subject, next_action, table_name
from tests.server.folds import NOW, ask, opened, play, playing
from tests.server.harness import Guest, Json, RunningServer, serving

UPGRADE = basic("orbit 1", "upgrade")
ORBIT_3 = basic("orbit 3", "jump")
UNLOAD = basic("orbit 1", "unload")
HOME, GOAL = space(4, 0, 4), space(4, 0, 1)


def scout() -> NovaRaiders:
    """Seat 0 has played a card that links nothing; its ship is a Stack of two Shards."""
    game = arrange(new(), ships={0: {HOME: "YB"}}, piles={}, hands={0: [UPGRADE, ORBIT_3, UNLOAD]}, time=1)
    game.play(0, {"type": "upgrade", "card": UPGRADE, "take": game.view(0).academy[0]})
    return game


STEP: tuple[Json, ...] = (
    {"type": "chain", "card": UNLOAD},
    {"type": "orbit", "card": ORBIT_3, "ship": HOME, "to": GOAL},
    {"type": "leave", "count": 1},
)


def at_table(*people: str) -> Table:
    """The position above at a table of Nova-Raiders, from a record."""
    game = scout()
    assert game.start is not None
    table = opened(*people, game="novaraiders")
    history = tuple([(seat, action.to_json()) for seat, action in game.history])
    table.apply(
        entries.Started(
            at=NOW, by=people[0], setup=game.setup, position=game.start.state_json(), actions=history
        )
    )
    table.settle_moment()
    return table


def send(table: Table, who: str, seat: int, *step: Json) -> Any:
    return ask(table, who, wire.Play(f"s{table.seq}", table.seq, seat, step))


def digest(table: Table) -> str:
    assert table.game is not None
    return table.game.digest()


# ---- all or none


def test_a_link_its_action_and_what_stays_behind_are_one_entry() -> None:
    table = at_table("mia", "ben", "eva")
    one_by_one = scout()
    expected = [event for action in STEP for event in one_by_one.play(0, action)]
    seq = table.seq
    happening = send(table, "mia", 0, *STEP)
    assert table.seq == seq + 1
    assert digest(table) == one_by_one.digest()
    assert happening.events == expected
    told = faces.face(happening, 1, None)
    assert [event.__struct_config__.tag for event in told.events] == ["played", "played", "moved"]
    assert (told.news.kind, told.news.seat) == ("acted", 0)


@pytest.mark.parametrize(
    ("wrong", "rule"),
    [
        ((0, {"type": "orbit", "card": ORBIT_3, "ship": HOME, "to": GOAL}), "NR-3.5"),
        ((1, {"type": "orbit", "card": ORBIT_3, "ship": HOME, "to": HOME}), "NR-4.6"),
        ((1, {"type": "dance"}), "NR-3.1"),
        ((2, {"type": "leave", "count": 3}), "NR-4.3"),
    ],
)
def test_if_one_is_refused_none_is_played(wrong: tuple[int, Json], rule: str) -> None:
    """The answer says which one it was, to a play and to a check alike."""
    table = at_table("mia", "ben", "eva")
    before, seq = digest(table), table.seq
    which, action = wrong
    step = (*STEP[:which], action, *STEP[which + 1 :])
    with pytest.raises(Refused) as refused:
        send(table, "mia", 0, *step)
    assert (refused.value.which, refused.value.rule) == (which, rule)
    told = check(table, "mia", wire.Check("c", 0, step))
    assert told is not None
    assert (told.which, told.rule) == (which, rule)
    assert (digest(table), table.seq) == (before, seq)


def test_a_single_action_is_written_as_ever() -> None:
    """A list of one is that one, and its refusal needs no number."""
    table = playing("mia", "ben", "eva")
    assert table.game is not None
    take = table.game.legal(0)[0]
    happening = send(table, "mia", 0, take.to_json())
    written = msgspec.json.decode(entries.encode(happening.entry))
    assert written["action"] == take.to_json()
    with pytest.raises(Refused) as refused:
        send(table, "mia", 0, {"type": "pass"})
    assert refused.value.which is None


@pytest.mark.parametrize("count", [0, wire.MOST_ACTIONS + 1])
def test_a_step_has_one_to_four_actions(count: int) -> None:
    text = {"type": "play", "id": "a", "seq": 1, "seat": 0, "action": [{"type": "pass"}] * count}
    with pytest.raises(msgspec.ValidationError):
        wire.read_request(msgspec.json.encode(text))


# ---- chance and secrets


@pytest.mark.parametrize("second", [{"type": "take", "card": 0}, {"type": "pass"}, {"type": "nonsense"}, {}])
def test_nothing_follows_in_a_step_what_chance_decides(second: Json) -> None:
    """The refusal is the same whatever comes next: nobody learns what would have been turned up."""
    table = playing("mia", "ben", "eva")
    before = digest(table)
    with pytest.raises(Refused) as refused:
        send(table, "mia", 0, {"type": "sweep", "row": "paws"}, second)
    assert (refused.value.rule, refused.value.refusal.code, refused.value.which) == (
        "unforeseen",
        "foresee",
        0,
    )
    assert digest(table) == before


def test_the_last_of_a_step_may_be_decided_by_chance() -> None:
    table = playing("mia", "ben", game="novaraiders", options={"directives": False})
    keep(table)
    happening = send(table, "mia", 0, {"type": "end_turn"}, {"type": "draw"})
    assert any(event.surprises for event in happening.events)
    assert table.undo_reach(0) == (1, False)


def keep(table: Table) -> None:
    """Everybody keeps a Directive, where they are dealt."""
    assert table.game is not None
    while table.game.view(None).phase == "directives":
        seat = table.game.waiting_for()[0]
        play(table, seat, "keep")


def test_a_step_whose_second_action_would_tell_a_secret_is_refused_for_its_first() -> None:
    """Planted: were it not, asking for every card in turn would tell which one is drawn."""
    game = Game.new("novaraiders", players=2, seed=3, first=0, directives=False)
    game.play(0, {"type": "end_turn"})
    told = set()
    for card in range(35):
        with pytest.raises(Refused) as refused:
            read_step(game, 0, [{"type": "draw"}, {"type": "chain", "card": card}])
        told.add((refused.value.rule, refused.value.which))
    assert told == {("unforeseen", 0)}


@pytest.mark.parametrize(("subject", "table"), TABLES, ids=table_name)
def test_what_is_accepted_together_is_what_is_accepted_one_by_one(
    subject: Subject, table: dict[str, Any]
) -> None:
    rng = Random(5)
    together = alone = 0
    for seed in range(2):
        game = Game.new(subject.name, seed=seed, **table)
        for _ in range(80):
            if game.outcome() is not None:
                break
            seat, action = next_action(subject, game, rng)
            before = game.copy()
            surprised = any(event.surprises for event in game.play(seat, action))
            legal = game.legal(seat)
            if not legal:
                continue
            step = (action, rng.choice(legal))
            refusal = refused(before, seat, step)
            if surprised:
                assert refusal is not None
                assert (refusal.rule, refusal.which) == ("unforeseen", 0)
                alone += 1
            else:
                assert refusal is None
                assert read_step(before, seat, step) == step
                together += 1
    assert together
    assert alone


def refused(game: Game, seat: int, step: Sequence[object]) -> Refused | None:
    try:
        read_step(game, seat, step)
    except Refused as refusal:
        return refusal
    return None


# ---- undo


def test_a_step_is_taken_back_as_one() -> None:
    table = at_table("mia", "=random", "=random")
    before = digest(table)
    send(table, "mia", 0, *STEP)
    shown = faces.look(table, 0)
    assert shown is not None
    assert shown.undo_actions == 1
    happening = ask(table, "mia", wire.Undo("u", table.seq, 0))
    assert isinstance(happening.entry, entries.Undone)
    assert digest(table) == before


def two_cards(table: Table) -> tuple[int, list[Json]]:
    """Whose turn it is, and a step that takes two cards from the Market."""
    assert table.game is not None
    view: Any = table.game.view(None)
    return view.active, [{"type": "take", "card": card} for card in [*view.paws, *view.blueprints][:2]]


def take(table: Table) -> entries.Entry:
    seat, step = two_cards(table)
    holder = table.seats[seat].holder
    assert holder is not None
    entry: entries.Entry = send(table, holder, seat, *step).entry
    return entry


def test_others_steps_are_counted_as_steps_too() -> None:
    table = playing("mia", "ben", "eva")
    assert table.game is not None
    before = digest(table)
    take(table)
    play(table, 0, "take")
    while table.game.waiting_for() != (1,):
        play(table, table.game.waiting_for()[0], "pass")
    take(table)
    assert table.undo_reach(1) == (1, True)
    since_mia = next(
        count for count, (seat, _) in enumerate(reversed(table.game.history), start=1) if seat == 0
    )
    assert table.undo_reach(0) == (since_mia - 1, False)  # Ben's two actions are one step
    steps = len(table.lengths)
    assert steps == len(table.game.history) - 2
    table.apply(entries.Undone(at=NOW, by="mia", seat=0, actions=steps))
    assert digest(table) == before
    assert (len(table.lengths), len(table.revealing), len(table.since)) == (0, 0, 0)


def test_an_undo_of_steps_is_exact_from_any_checkpoint(monkeypatch: pytest.MonkeyPatch) -> None:
    """Steps of several actions leap over the actions at which the game is kept."""
    monkeypatch.setattr(course, "CHECKPOINT_ACTIONS", 5)
    table = playing("mia", "ben", "eva", seed=3)
    assert table.game is not None
    rng = Random(2)
    kept = set()
    while len(table.game.history) < 120:
        (seat, *_) = table.game.waiting_for()
        if refused(table.game, *two_cards(table)) is None:
            take(table)
        else:
            kinds = {each.type for each in table.game.legal(seat)} - {"complete"}
            play(table, seat, rng.choice(sorted(kinds)))
        kept |= {count for count, _ in table.checkpoints}
    assert {count // 5 for count in kept} == set(range(1, 25))
    assert any(count % 5 for count in kept)
    while len(table.lengths) > 3:
        before, actions = table.game, sum(table.lengths[-3:])
        table.apply(entries.Undone(at=NOW, by="mia", seat=0, actions=3))
        expected = begin(before.setup, None)
        for seat, action in before.history[: len(before.history) - actions]:
            expected.play(seat, action)
        assert table.game.digest() == expected.digest()
        assert sum(table.lengths) == len(table.game.history) == len(expected.history)
        assert len(table.revealing) == len(table.since) == len(table.lengths)


def test_taking_a_step_back_gains_no_time() -> None:
    table = playing("mia", "ben", "eva", decision_seconds=30)
    take(table)
    ask(table, "mia", wire.Undo("u", table.seq, 0), NOW + 20_000)
    assert table.seats[0].waited == NOW
    take(table)
    with pytest.raises(Refused, match="time"):
        ask(table, "mia", wire.Undo("u", table.seq, 0), NOW + 31_000)


# ---- standing instructions


def test_an_instruction_ends_when_its_holder_plays_a_step() -> None:
    table = at_table("mia", "ben", "eva")
    ask(table, "mia", wire.Instruct("i", 0, ("end_turn",)))
    assert table.seats[0].instruction is not None
    send(table, "mia", 0, *STEP)
    assert table.seats[0].instruction is None


# ---- logs


def rows_of(table: Table, *more: entries.Entry) -> list[tuple[int, bytes]]:
    assert table.game is not None
    log = [
        entries.Opened(at=NOW, by="mia", config=table.config),
        entries.Started(at=NOW, by="mia", setup=table.game.setup),
        *more,
    ]
    return [(seq, entries.encode(entry)) for seq, entry in enumerate(log, start=1)]


def test_a_log_with_steps_folds_to_the_same_table() -> None:
    table = playing("mia", "ben", "eva")
    assert table.game is not None
    acted = [take(table), entries.Undone(at=NOW, by="mia", seat=0, actions=1)]
    table.apply(acted[1])
    acted.append(take(table))
    again, happenings, wrong = fold("t", rows_of(table, *acted))
    assert wrong is None
    assert again is not None
    assert digest(again) == digest(table)
    assert list(again.lengths) == list(table.lengths)
    assert [happening.game_changed for happening in happenings] == [False, True, True, True, True]
    record = read_record(again.record())
    assert len(record.actions) == 2


def test_a_log_of_earlier_versions_is_counted_as_it_was_written() -> None:
    """One action to each step, and undos that count actions: the same number."""
    table = playing("mia", "ben", "eva")
    assert table.game is not None
    setup = msgspec.to_builtins(table.game.setup)
    take = table.game.legal(0)[0].to_json()
    other = table.game.legal(0)[1].to_json()
    config = msgspec.to_builtins(table.config)
    old: list[Json] = [
        {"type": "opened", "at": 1, "by": "mia", "config": config},
        {"type": "started", "at": 2, "by": "mia", "setup": setup},
        {"type": "acted", "at": 3, "by": "mia", "id": "a", "seat": 0, "action": take},
        {"type": "acted", "at": 4, "by": "mia", "id": "b", "seat": 0, "action": other},
        {"type": "undone", "at": 5, "by": "mia", "id": "c", "seat": 0, "actions": 1},
    ]
    rows = [(seq, msgspec.json.encode(entry)) for seq, entry in enumerate(old, start=1)]
    again, _, wrong = fold("t", rows)
    assert wrong is None
    assert again is not None
    assert again.game is not None
    assert [action.to_json() for _, action in again.game.history] == [take]
    assert again.done("mia", "b") == 4


def test_a_game_whose_rules_are_gone_keeps_the_actions_of_its_steps() -> None:
    table = playing("mia", "ben", "eva")
    assert table.game is not None
    acted = [take(table), entries.Undone(at=NOW, by="mia", seat=0, actions=1)]
    table.apply(acted[1])
    acted.append(take(table))
    gone = msgspec.structs.replace(table.game.setup, rules=0)
    rows = rows_of(table, *acted)
    rows[1] = (2, entries.encode(entries.Started(at=NOW, by="mia", setup=gone)))
    again, _, wrong = fold("t", rows)
    assert wrong is None
    assert again is not None
    assert again.unplayed is not None
    played = [(seat, action.to_json()) for seat, action in table.game.history]
    assert again.unplayed.actions == played


# ---- the replay


def test_a_step_is_one_step_of_the_replay() -> None:
    table = playing("mia", "ben", "eva")
    assert table.game is not None
    digests = [digest(table)]
    acted: list[entries.Entry] = []
    for _ in range(3):
        acted.append(take(table))
        digests.append(digest(table))
        acted.append(entries.Undone(at=NOW, by="mia", seat=0, actions=1))
        table.apply(acted[-1])
        digests.append(digest(table))
    replay = Replay()
    replay.follow(rows_of(table, *acted))
    assert replay.count == len(digests)
    assert [replay.game_at(step).digest() for step in range(replay.count)] == digests
    told = replay.steps(-1, None, everything=True).steps
    assert [step.kind for step in told] == ["started", *["acted", "undone"] * 3]
    assert [action["type"] for action in told[1].action] == ["take", "take"]
    assert len(told[1].events) == 2
    moments = replay.moments(0, 9, None, everything=False)
    assert [moment.views[0] for moment in moments] == [
        replay.game_at(step).view(None) for step in range(replay.count)
    ]


# ---- a server


@pytest.mark.anyio
async def test_a_step_survives_a_restart_and_is_done_once(settings: Settings) -> None:
    async with serving(settings) as server:
        mia = await server.guest("Mia")
        body = {"record": scout().record(), "seats": [{"who": "me"}, {"who": "me"}, {"who": "me"}]}
        table = (await mia.post("/api/tables/import", body))["table"]["id"]
        async with mia.at(table) as hers:
            seen = await hers.request("check", seat=0, action=STEP, preview=True)
            done = await hers.play(0, list(STEP), id="once")
            assert done["type"] == "done", done
            await hers.until_seq(done["seq"])
            (face,) = [face for face in hers.got[-1]["faces"] if face["seat"] == 0]
            assert seen["events"] == face["events"]
            assert seen["legal"] == face["look"]["legal"]
            before = face["look"]["view"]
            again = await hers.play(0, list(STEP), id="once")
            assert again == done
    async with serving(settings) as server:
        mia = Guest(server, "Mia", mia.id, mia.token)
        async with mia.at(table) as hers:
            assert hers.looks[0]["view"] == before
            assert (await hers.play(0, list(STEP), id="once")) == done
            undone = await hers.request("undo", seq=hers.seq, seat=0, actions=1)
            await hers.until_seq(undone["seq"])
            assert hers.looks[0]["view"] == msgspec.json.decode(msgspec.json.encode(scout().view(0)))
            refused = await hers.play(0, [*STEP[:2], {"type": "leave", "count": 9}])
            assert (refused["type"], refused["rule"], refused["which"]) == ("refused", "NR-4.3", 2)


@pytest.mark.anyio
async def test_a_step_is_paid_for_by_its_actions(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    paid: list[tuple[str, float]] = []
    budgets = server.app.doors.budgets
    pay = budgets.pay

    def noted(what: str, *payers: Any, times: float = 1.0, besides: float = 0.0) -> float:
        paid.append((what, times))
        return pay(what, *payers, times=times, besides=besides)

    monkeypatch.setattr(budgets, "pay", noted)
    mia = await server.guest("Mia")
    table = await mia.open("me", "me")
    await mia.start(table)
    async with mia.at(table) as hers:
        await hers.request("check", seat=0, action=[{"type": "pass"}] * 3)
        await hers.play(0, [{"type": "pass"}] * 2)
    assert ("check", 3) in paid
    assert ("play", 2) in paid
