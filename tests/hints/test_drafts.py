"""Drafts of deals: what is sent, what lacks, what everybody ends up with, what would help."""

from random import Random
from typing import Any

import msgspec
import pytest

from novatable import Game
from novatable.afternova.actions import Agree, Call, Decline, Extract, Propose
from novatable.afternova.draft import (
    Answer,
    AnyChange,
    Ask,
    Begin,
    Bring,
    Copy,
    Draft,
    Drafting,
    Earlier,
    Give,
    Hand,
    HandBack,
    Idle,
    Instead,
    Lacks,
    Name,
    Named,
    Reading,
    SendOff,
    Side,
)
from novatable.afternova.draft_reading import read
from novatable.afternova.drafting import icons_of, round_half_up, spelled
from novatable.afternova.game import AfterNova
from novatable.afternova.hints import Holding
from novatable.afternova.pledge import lacking
from novatable.afternova.reading import player_of
from novatable.core.reason import Reason
from tests.builders.afternova import arrange, blueprint, fragments, icons, new, paw, planet, terms
from tests.conftest import Work
from tests.properties import afternova
from tests.properties.games import GAMES, table_name, walk

PLANET = planet("piloting", "security", spaces=3)  # 2 piloting, 2 security
PP, P2, SS, PS = paw("piloting"), paw("piloting", nth=1), paw("security"), paw("piloting", "security")
EE = paw("engineering")
K, W, G, P, O = range(5)  # noqa: E741 - the Fragments' letters


def table(
    hand: list[int] | None = None,
    storage: str = "O",
    *,
    players: int = 3,
    active: int = 0,
    **more: Any,
) -> AfterNova:
    """Seat 0 holds these cards; the Planet has black, white and green."""
    hands = {0: [PP, SS, EE] if hand is None else hand}
    return arrange(
        new(players),
        hands=hands,
        storage={0: storage, 1: "P", **({2: "P"} if players > 2 else {})},
        planets=[(PLANET, "KWG")],
        active=active,
        **more,
    )


def told(game: AfterNova, *changes: AnyChange, refused: int | None = None, **more: Any) -> Reading:
    return read(game.view(0), Drafting(None, changes, refused, **more))


def share(draft: Draft, side: Side) -> list[int]:
    return [gem.colour for gem in draft.gems if gem.to == side]


def holding(reading: Reading, seat: int) -> Holding:
    (found,) = [part.holding for part in reading.parts if part.side == seat]
    assert found is not None
    return found


def kinds(reading: Reading) -> list[str]:
    return [way.kind for way in reading.ways]


# ---- which cards to play


def test_the_fewest_paws_none_in_vain() -> None:
    reading = told(table([PP, SS, PS, EE]), Begin(PLANET))
    assert sorted(reading.draft.named.paws) == sorted([PP, SS])
    assert (reading.problems, reading.needless) == ((), ())
    assert reading.action == Extract(PLANET, reading.draft.named.paws)


def test_an_4_5_a_helper_plays_a_paw_even_where_an_upgrade_would_do() -> None:
    game = table([PP], active=1, upgrades={0: ["autopilot"]})
    reading = told(game, Begin(PLANET), Ask(0, 0, -1))
    assert icons_of(reading.draft, 0) == icons(piloting=1)
    assert reading.draft.named.paws == (PP,)


def test_an_9_9_paws_come_back_by_loyalty_but_never_all() -> None:
    game = table([PP, SS], upgrades={0: ["loyalty"]})
    both = told(game, Begin(PLANET), Name(Named((PP, SS), (), (SS,))))
    assert (both.draft.named.returns, both.returns) == ((SS,), 1)
    one = told(game, Begin(PLANET), Name(Named((PP,), (), (PP,))))
    assert (one.draft.named.returns, one.returns) == ((), 0)


def test_a_paw_that_brings_nothing_is_needless() -> None:
    reading = told(table([PP, SS, PS]), Begin(PLANET), Name(Named((PP, SS, PS))))
    assert PS in reading.needless


def test_bars_show_which_card_brings_what() -> None:
    game = table([PP, EE], upgrades={0: ["turret", "adapter"]})
    named = Named((PP, EE), ("turret", "adapter"))
    assert told(game, Begin(PLANET), Name(named)).sources == ((PP, PP), (), ("turret", "adapter"), ())


# ---- a draft


def test_it_begins_alone_with_all_that_i_can_bring_and_all_fragments_for_me() -> None:
    game = table()
    reading = told(game, Begin(PLANET))
    assert isinstance(reading.action, Extract)
    assert share(reading.draft, 0) == [K, W, G]
    assert game.check(0, reading.action) is None


def test_it_says_what_lacks_and_takes_in_whoever_brings_it() -> None:
    poor = table([EE])
    assert told(poor, Begin(PLANET)).problems == (Lacks(icons(piloting=2, security=2)),)
    reading = told(poor, Begin(PLANET), Bring(2))
    assert icons_of(reading.draft, 2) == icons(piloting=2, security=2)
    assert share(reading.draft, 2)
    assert (reading.lacks, reading.problems) == (icons(), ())
    assert isinstance(reading.action, Propose)
    assert poor.check(0, reading.action) is None


def test_it_asks_everyone_with_an_open_place() -> None:
    poor = table([EE])
    reading = told(poor, Begin(PLANET), Bring(None))
    assert isinstance(reading.action, Call)
    assert poor.check(0, reading.action) is None
    direct = told(poor, Begin(PLANET), Bring(None), Bring(2))
    assert [part.side for part in direct.draft.parts] == [0, 2]
    assert icons_of(direct.draft, 2) == icons_of(reading.draft, None)
    assert share(direct.draft, 2) == share(reading.draft, None)
    assert isinstance(direct.action, Propose)


def test_it_moves_the_planets_and_stored_fragments() -> None:
    game = table()
    steps = (Begin(PLANET), Bring(1), Give(2, 1), Hand(0, O, 1), Hand(1, P, 0))
    reading = told(game, *steps)
    assert isinstance(reading.action, Propose)
    agreed = reading.action.terms
    assert G in share(reading.draft, 1)
    assert [(each.giver, each.receiver, each.fragments) for each in agreed.transfers] == [
        (0, 1, fragments("O")),
        (1, 0, fragments("P")),
    ]
    assert game.check(0, reading.action) is None
    assert len(told(game, *steps, HandBack(0)).draft.moves) == 1
    alone = told(game, *steps, SendOff(1)).draft
    assert (alone.moves, share(alone, 0)) == ((), [K, W, G])


def test_whoever_takes_another_s_place_gets_what_was_meant_for_them_and_gives_nothing() -> None:
    steps = (Begin(PLANET), Bring(1), Give(2, 1), Hand(0, O, 1), Hand(1, P, 0), Instead(1, 2))
    draft = told(table(), *steps).draft
    assert [(move.giver, move.to) for move in draft.moves] == [(0, 2)]
    assert G in share(draft, 2)


def test_an_4_12_what_a_storage_would_hold_and_what_is_above_its_capacity() -> None:
    game = table(storage="PO")
    held = holding(told(game, Begin(PLANET)), 0)
    assert (held.kept, held.fresh, held.over) == (fragments("PO"), fragments("KWG"), 1)
    lighter = holding(told(game, Begin(PLANET), Bring(1), Hand(0, O, 1)), 0)
    assert (lighter.kept, lighter.over) == (fragments("P"), 0)


def test_it_says_what_could_be_completed_after_it() -> None:
    card = blueprint("KG")
    game = table([PP, SS, card])
    assert holding(told(game, Begin(PLANET)), 0).completes == (card,)
    assert holding(told(game, Begin(PLANET), Bring(1), Give(0, 1), Give(2, 1)), 0).completes == ()


def test_it_follows_the_cards_that_i_choose() -> None:
    reading = told(table(), Begin(PLANET), Name(Named((PP,))))
    assert icons_of(reading.draft, 0) == icons(piloting=2)
    assert reading.problems == (Lacks(icons(security=2)),)


def test_out_of_turn_it_offers_help_to_the_active_player() -> None:
    game = table(active=1)
    reading = told(game, Begin(PLANET))
    assert isinstance(reading.action, Propose)
    assert icons_of(reading.draft, 0) == icons(piloting=2, security=2)
    assert len(share(reading.draft, 0)) + len(share(reading.draft, 1)) == 3
    assert game.check(0, reading.action) is None


def test_it_copies_terms_and_sits_down_in_the_open_place_of_a_call() -> None:
    called = terms(PLANET, {None: icons(piloting=2), 1: icons(security=2)}, {None: "K", 1: "WG"})
    reading = told(table(active=1), Copy(called))
    assert icons_of(reading.draft, 0) == icons(piloting=2)
    assert share(reading.draft, 0) == [K]
    assert reading.draft.named.paws == (PP,)


def test_icons_come_from_somebody_else_where_nothing_lacks() -> None:
    joined = told(table(), Begin(PLANET), Bring(1)).draft
    assert (icons_of(joined, 1), icons_of(joined, 0)) == (icons(piloting=1), icons(piloting=1, security=2))
    more = told(table(), Begin(PLANET), Bring(1), Ask(1, 2, 1))
    assert icons_of(more.draft, 0) == icons(piloting=1, security=1)
    assert (more.lacks, more.problems) == (icons(), ())


def test_an_4_10_agreeing_keeps_the_terms_and_names_cards() -> None:
    deal = terms(PLANET, {0: icons(piloting=2), 1: icons(security=2)}, {0: "K", 1: "WG"})
    ss = paw("security", nth=1)
    game = arrange(table(active=1), hands={0: [PP, P2, SS], 1: [ss]}, active=1)
    game.play(1, Propose(deal, (ss,)))
    reading = told(game, Answer(1))
    assert reading.action in (Agree(1, (PP,)), Agree(1, (P2,)))
    both = told(game, Answer(1), Name(Named((PP, P2))))
    assert icons_of(both.draft, 0) == icons(piloting=2)
    assert both.needless == (PP, P2)
    with pytest.raises(ValueError, match="only the cards"):
        told(game, Answer(1), Give(0, 1))


def test_only_what_my_cards_cannot_bring_is_missing_from_what_i_am_asked_for() -> None:
    deal = terms(PLANET, {0: icons(piloting=2, security=1), 1: icons(security=1)}, {0: "K", 1: "WG"})
    ss = paw("security", nth=1)
    game = arrange(table(active=1), hands={0: [PS, EE], 1: [ss]}, active=1)
    game.play(1, Propose(deal, (ss,)))
    for asked in (Answer(1), Copy(deal)):
        reading = told(game, asked)
        assert reading.draft.named.paws == (PS,)
        assert reading.problems == (Lacks(icons(piloting=1)),)
    refusal = game.check(0, told(game, Answer(1)).action)
    assert refusal is not None
    assert (refusal.code, refusal.args) == ("promise-lacks", {"icons": {"piloting": 1}})


# ---- Bot


def bot_table() -> AfterNova:
    return table([PP, PS], players=2, bot_row=[(blueprint("WGG"), "W")])


def test_an_8_7_bot_is_paid_with_fragments_uncovered_on_its_blueprints() -> None:
    game = bot_table()
    assert told(game, Begin(PLANET)).bot_accepts == fragments("GG")
    reading = told(game, Begin(PLANET), Bring("bot"))
    assert reading.problems == ()
    assert isinstance(reading.action, Extract)
    assert reading.action.bot is not None
    assert (reading.action.bot.icons, reading.action.bot.fragments) == (icons(security=1), (G,))
    assert game.check(0, reading.action) is None
    less = told(game, Begin(PLANET), Bring("bot"), Ask("bot", 2, -1))
    assert (icons_of(less.draft, "bot"), less.draft.order) == (icons(), ())


def test_an_8_7_bot_is_not_paid_with_what_its_blueprints_have() -> None:
    game = table([PP, PS], players=2, bot_row=[(blueprint("WGG"), "GG")])
    reading = told(game, Begin(PLANET), Bring("bot"))
    assert share(reading.draft, "bot") == [W]
    assert game.check(0, reading.action) is None


def test_bot_places_its_fragments_in_an_order() -> None:
    game = table([PP], players=2, bot_row=[(blueprint("WGG"), "")])
    draft = told(game, Begin(PLANET), Bring("bot")).draft
    assert len(draft.order) == 2
    turned = told(game, Begin(PLANET), Bring("bot"), Earlier(draft.order[1])).draft
    assert turned.order == draft.order[::-1]


# ---- what would help


def test_each_way_brings_the_draft_further() -> None:
    poor = table([EE, PS])
    reading = told(poor, Begin(PLANET))
    assert kinds(reading) == ["bring", "bring"]
    for way in reading.ways:
        assert told(poor, Begin(PLANET), way.change).problems == ()


def test_what_my_blueprints_need_stays_with_me() -> None:
    builder = table([EE, blueprint("KG")])
    joined = told(builder, Begin(PLANET), Bring(1)).draft
    assert (share(joined, 1), share(joined, 0)) == ([W], [K, G])
    busy = table([EE, blueprint("KG"), blueprint("WP")])
    paid = told(busy, Begin(PLANET), Bring(1)).draft
    assert share(paid, 1) == []
    assert [(move.giver, move.colour, move.to) for move in paid.moves] == [(0, O, 1)]


def test_who_said_no_is_offered_more_or_left_out() -> None:
    poor = table([EE, PS])
    steps = (Begin(PLANET), Bring(1))
    assert "more" not in kinds(told(poor, *steps))
    reading = told(poor, *steps, refused=1)
    more, instead = [next(way for way in reading.ways if way.kind == kind) for kind in ("more", "instead")]
    better = told(poor, *steps, more.change).draft
    assert len(share(better, 1)) == len(share(reading.draft, 1)) + 1
    assert instead.change == Instead(1, 2)
    other = told(poor, *steps, instead.change)
    assert icons_of(other.draft, 2) == icons_of(reading.draft, 1)
    assert other.problems == ()


@pytest.mark.parametrize(
    ("code", "colour", "offered"),
    [
        ("one-more", "black", K),
        ("two-more", "green", G),
        ("one-more", "white", None),  # they have it already, and would agree for nothing else
        ("looking-for", "green", G),
        ("looking-for", "purple", G),
        ("cannot-bring", "black", None),
    ],
)
def test_whoever_said_what_they_want_is_offered_that(code: str, colour: str, offered: int | None) -> None:
    poor = table([EE, PS])
    said = Reason(code, {"colour": colour})
    ways = told(poor, Begin(PLANET), Bring(1), Give(0, 0), Give(1, 1), refused=1, said=said).ways
    assert [way.colour for way in ways if way.kind == "more"] == ([] if offered is None else [offered])


def test_my_own_cards_may_take_the_place_of_whoever_said_no() -> None:
    rich = table([PP, SS, EE])
    steps = (Begin(PLANET), Bring(1))
    assert "send-off" not in kinds(told(rich, *steps))
    (alone,) = [way for way in told(rich, *steps, refused=1).ways if way.kind == "send-off"]
    assert [part.side for part in told(rich, *steps, alone.change).draft.parts] == [0]
    assert "send-off" not in kinds(told(table([EE, PS]), *steps, refused=1))


def test_nobody_is_suggested_who_said_no_to_this_planet() -> None:
    poor = table([EE, PS])
    asked = told(poor, Begin(PLANET), Bring(2))
    poor.play(0, asked.action)
    poor.play(2, Decline(1))
    assert [way.side for way in told(poor, Begin(PLANET)).ways if way.kind == "bring"] == [1]
    assert "instead" not in kinds(told(poor, Begin(PLANET), Bring(1), refused=1))


def test_an_4_8_it_says_what_asking_everyone_would_give_away() -> None:
    poor = table([EE, PS])
    reading = told(poor, Begin(PLANET))
    called = told(poor, Begin(PLANET), Bring(None)).draft
    assert sum(reading.calling) > 0
    assert [gem.colour for gem in called.gems if gem.to is None] == spelled(reading.calling)
    assert told(table(active=1), Begin(PLANET)).calling == (0, 0, 0, 0, 0)


def test_whoever_is_known_to_hold_what_lacks_comes_first() -> None:
    poor = arrange(table([EE, PS]), hands={2: [P2]})
    poor.state.seen[P2] = poor.state.everyone()
    first = told(poor, Begin(PLANET)).ways[0]
    assert (first.kind, first.side, first.paw) == ("bring", 2, P2)
    assert told(poor, Begin(PLANET), remember=False).ways[0].paw is None


def test_room_is_made_and_who_does_nothing_is_sent_off() -> None:
    game = table(storage="PO")
    idle = told(game, Begin(PLANET), Bring(1), Ask(0, 0, 1))
    assert idle.problems == (Idle(1),)
    assert "send-off" in kinds(idle)
    assert "room" in kinds(
        told(table([EE], "POO"), Begin(PLANET), Bring(1), Give(0, 0), Give(1, 0), Give(2, 0))
    )


def test_an_4_11_a_fragment_handed_to_me_takes_room() -> None:
    game = table([EE], "O")
    full = (Begin(PLANET), Bring(1), Give(0, 0), Give(1, 0), Give(2, 0))
    assert "room" not in kinds(told(game, *full))
    assert "room" in kinds(told(game, *full, Hand(1, P, 0)))


def test_a_fragment_that_is_not_there_is_given_to_nobody() -> None:
    game = table()
    assert share(told(game, Begin(PLANET), Bring(1), Give(2, 1)).draft, 1)
    with pytest.raises(ValueError, match="there is no such Fragment"):
        told(game, Begin(PLANET), Bring(1), Give(3, 1))


def test_halves_are_rounded_up() -> None:
    assert [round_half_up(part, 4) for part in range(1, 7)] == [0, 1, 1, 1, 1, 2]


def test_the_cards_of_a_player_are_those_that_the_viewer_knows() -> None:
    view = table().view(0)
    assert [sorted(player_of(view, seat).hand) for seat in (0, 1)] == [sorted([PP, SS, EE]), []]


# ---- against the engine


def random_change(reading: Reading, people: int, rng: Random) -> AnyChange:
    sides = [part.side for part in reading.draft.parts]
    pick = rng.randrange(7)
    if pick == 0 and reading.ways:
        return rng.choice(reading.ways).change
    if pick == 1:
        return Bring(rng.choice([None, *range(people)]))
    if pick == 2 and reading.draft.gems:
        return Give(rng.randrange(len(reading.draft.gems)), rng.choice(sides))
    if pick == 3:
        return Name(Named(tuple(rng.sample(reading.draft.named.paws, len(reading.draft.named.paws) // 2))))
    if pick == 4:
        return SendOff(rng.choice(sides))
    return Ask(rng.choice(sides), rng.randrange(4), rng.choice((1, -1)))


@pytest.mark.parametrize("table", afternova.TABLES, ids=table_name)
def test_drafts_agree_with_the_engine(table: dict[str, Any], work: Work) -> None:
    """A problem means a refusal; what covers, covers; every way can be taken; bars add up."""
    rng = Random(9)
    accepted = readings = 0
    for seed in range(work.amount(3, 30)):
        game = Game.new("afternova", seed=seed, **table)
        assert isinstance(game, AfterNova)
        for _ in walk(GAMES[0], game, rng):
            view = game.view(rng.randrange(game.state.rules.people))
            if view.phase != "turn" or rng.random() < 0.5:
                continue
            assert view.seat is not None
            reading = read(view, Drafting(None, (Begin(rng.choice(view.planets).planet),)))
            for _ in range(4):
                readings += 1
                refusal = game.check(view.seat, reading.action)
                accepted += refusal is None
                if reading.problems and isinstance(reading.action, Propose):
                    assert refusal is not None, reading
                if reading.needless:
                    assert refusal is not None, reading
                _adds_up(game, view.seat, reading)
                for way in reading.ways:
                    read(view, Drafting(reading.draft, (way.change,)))
                try:
                    change = random_change(reading, len(view.players), rng)
                    reading = read(view, Drafting(reading.draft, (change,)))
                except ValueError:
                    continue
    assert readings > 30
    assert accepted
    work.did(readings, "drafts compared with the engine")


def _adds_up(game: AfterNova, seat: int, reading: Reading) -> None:
    named, promised = reading.draft.named, icons_of(reading.draft, seat)
    bare = lacking(game.state.rules.cards, named.paws, named.upgrades, promised) or [0] * 4
    assert [len(bring) for bring in reading.sources] == [promised[s] - bare[s] for s in range(4)]


def test_whatever_a_page_sends_is_read_or_refused() -> None:
    """A draft from outside may be anything of the right form."""
    rng = Random(3)
    game = bot_table()
    view = game.view(0)

    def side() -> Side:
        return rng.choice([None, "bot", 0, 1, 2, 9_999])

    def few() -> int:
        return rng.randrange(3)

    for _ in range(3_000):
        draft = {
            "planet": rng.choice([PLANET, PLANET, 9_999]),
            "parts": [
                {"side": side(), "icons": [rng.choice([0, 1, 2, 9_999]) for _ in range(4)]}
                for _ in range(few())
            ]
            + [{"side": 0, "icons": [few(), 0, few(), 0]}],
            "gems": [{"colour": colour, "to": rng.choice([0, side()])} for colour in (K, W, G)],
            "order": [few() for _ in range(few())],
            "moves": [
                {"giver": side(), "colour": few(), "to": rng.choice([0, 1, None])} for _ in range(few())
            ],
            "named": {"paws": rng.choice([[], [PP], [PP, PP], [9_999]])},
        }
        changes = [
            rng.choice(
                [
                    {"type": "give", "gem": few() * 5, "to": side()},
                    {"type": "ask", "side": side(), "skill": few(), "by": 1},
                    {"type": "bring", "side": side()},
                    {"type": "send_off", "side": side()},
                    {"type": "instead", "leaves": 1, "comes": 9_999},
                    {"type": "hand", "giver": 1, "colour": 0, "to": 9_999},
                    {"type": "earlier", "gem": few()},
                    {"type": "answer", "offer": few()},
                    {"type": "begin", "planet": 9_999},
                    {
                        "type": "copy",
                        "terms": {
                            "planet": PLANET,
                            "promises": [],
                            "split": [{"seat": 0, "fragments": [9_999] * 5}] * 50,
                        },
                    },
                ]
            )
            for _ in range(few())
        ]
        try:
            asked = {"draft": draft, "changes": changes}
            assert isinstance(AfterNova.read_draft(view, asked), Reading)
        except ValueError:
            pass


def test_a_reading_survives_the_wire() -> None:
    reading = told(table([EE, PS]), Begin(PLANET), Bring(1))
    again = msgspec.json.decode(msgspec.json.encode(reading.draft), type=Draft)
    assert again == reading.draft


# ---- who can take part


def test_an_4_8_only_the_active_player_can_leave_a_place_open() -> None:
    assert told(table(), Begin(PLANET)).others == (1, 2, None)
    assert told(table(), Begin(PLANET), Bring(1), Bring(None)).others == (2,)
    assert told(table(active=1), Begin(PLANET)).others == (2,)


def test_an_8_6_bot_can_be_brought_in_but_gets_nothing_stored() -> None:
    game = table(players=2, bot_row=[(blueprint("WGO"), "")])
    assert told(game, Begin(PLANET)).others == (1, "bot", None)
    reading = told(game, Begin(PLANET), Bring(1), Bring("bot"))
    assert {part.side: part.receives for part in reading.parts} == {0: True, 1: True, "bot": False}


def test_nobody_joins_a_proposal_that_stands() -> None:
    game = table([PP, SS], active=1)
    game.play(1, Propose(terms(PLANET, {0: icons(piloting=2, security=2)}, {0: "KWG"})))
    assert told(game, Answer(1)).others == ()
