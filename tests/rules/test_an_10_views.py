"""AfterNova, section 10: who sees what."""

from random import Random

import pytest

from novatable import Game
from novatable.afternova import view as views
from novatable.afternova.actions import Agree, Discard, Draw, Extract, Jettison, Propose, Show, Take
from novatable.afternova.events import Drew, Extracted, GameEnded, Showed
from novatable.afternova.game import AfterNova
from novatable.afternova.model import BLUEPRINTS, PAWS
from novatable.afternova.terms import Pledge
from novatable.core.chance import commitment
from tests.builders.afternova import (
    arrange,
    blueprint,
    complete,
    fragments,
    icons,
    letters,
    market,
    new,
    outcome,
    paw,
    planet,
    terms,
)

KG, WO, WG, KP, PO = (blueprint(cost) for cost in ("KG", "WO", "WG", "KP", "PO"))
FOURS = [blueprint(size=4, nth=n) for n in range(16)]
REACH = planet("piloting", "security", spaces=3)  # 2 and 2
CLIFF = planet("piloting", "security", spaces=4)  # 4 and 2
PILOT, PILOT_TOO, GUARD, GUARD_TOO, MINER = (
    paw("piloting"),
    paw("piloting", nth=1),
    paw("security"),
    paw("security", nth=1),
    paw("extraction"),
)
DEAL = terms(REACH, {0: icons(piloting=2), 1: icons(security=2)}, {0: "KW", 1: "G"})


def known(game: AfterNova, seat: int) -> list[tuple[int, ...]]:
    """What seats 0, 1, 2 and a spectator know to be in this seat's hand."""
    return [game.view(viewer).players[seat].known for viewer in (0, 1, 2, None)]


def alike(viewer: int | None, one: AfterNova, other: AfterNova) -> bool:
    """Whether two worlds look the same, to the byte; they must not be the same."""
    assert one.state_json() != other.state_json()
    return one.view(viewer).to_bytes() == other.view(viewer).to_bytes()


# ---- AN-10.1


def test_an_10_1_a_view_has_these_fields_and_no_others() -> None:
    allowed = {
        views.View: "game rules options cards commitment seed seat order turn round active phase waiting_for"
        " planets paws blueprints paw_deck blueprint_deck paw_discard blueprint_discard planet_deck"
        " planet_discard bag fragment_discard hand players bot offers calls offers_numbered offers_made"
        " declined shown confided takes free_sweeps extraction window completions final outcome",
        views.PlanetView: "planet fragments",
        views.PlayerView: "seat storage capacity completed ready upgrades hand_size hand_limit known open"
        " starship",
        views.BotView: "row covered storage scored unseen_count unseen starship",
        views.OfferView: "number seat terms asked agreed mine",
        views.CallView: "number terms answered",
        views.ShownView: "seat to card",
        views.ConfidedView: "card to",
        views.ExtractionView: "slot pledges waiting chosen mine",
    }
    for kind, names in allowed.items():
        assert set(kind.__struct_fields__) == set(names.split())
    parts = {
        kind for kind in vars(views).values() if isinstance(kind, type) and kind.__module__ == views.__name__
    }
    assert parts == set(allowed)


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_an_10_1_everyone_sees_what_lies_on_the_table(viewer: int | None) -> None:
    game = arrange(
        new(2),
        hands={0: [PILOT, KG], 1: [GUARD, GUARD_TOO, WG]},
        storage={0: "KW", 1: "O"},
        completed={1: [blueprint("KWP")]},
        paws=[20, 21, 22],
        blueprints=[WO],
        planets=[(REACH, "KWG")],
        bot_row=[(KP, "K"), (PO, "")],
        bot_storage="GG",
        bot_scored=FOURS[:2],
        used_up=["paws", "blueprints", "planets"],
        paw_deck=[30, 31],
        blueprint_deck=[FOURS[5]],
        bag="KKOO",
    )
    state, seen = game.state, game.view(viewer)
    assert (seen.paws, seen.blueprints) == ((20, 21, 22), (WO,))
    assert (seen.planets[0].planet, letters(seen.planets[0].fragments)) == (REACH, "KWG")
    assert [letters(player.storage) for player in seen.players] == ["KW", "O"]
    assert [player.completed for player in seen.players] == [(), (blueprint("KWP"),)]
    assert [sum(player.upgrades) for player in seen.players] == [0, 1]
    assert [player.hand_size for player in seen.players] == [2, 3]
    assert (seen.paw_deck, seen.blueprint_deck, seen.planet_deck, seen.bag) == (2, 1, 0, 4)
    assert seen.paw_discard == tuple(state.discards[PAWS])
    assert seen.blueprint_discard == tuple(state.discards[BLUEPRINTS])
    assert seen.planet_discard == tuple(state.planet_discard)
    assert seen.fragment_discard == tuple(state.fragment_discard)
    assert all((seen.paw_discard, seen.blueprint_discard, seen.planet_discard, any(seen.fragment_discard)))
    assert seen.bot is not None
    assert (seen.bot.row, letters(seen.bot.storage), seen.bot.scored) == ((KP, PO), "GG", tuple(FOURS[:2]))
    assert [letters(covered) for covered in seen.bot.covered] == ["K", ""]


def test_an_10_1_everyone_sees_proposals_and_who_has_agreed() -> None:
    game = arrange(new(3), hands={0: [PILOT], 1: [GUARD], 2: [MINER]}, planets=[(REACH, "KWG")])
    deal = terms(
        REACH,
        {0: icons(piloting=2), 1: icons(security=1), 2: icons(security=1)},
        {0: "K", 1: "W", 2: "G"},
    )
    game.play(0, Propose(deal, (PILOT,)))
    game.play(1, Agree(1, (GUARD,)))
    for viewer in (0, 1, 2, None):
        offer = game.view(viewer).offers[0]
        assert (offer.number, offer.seat, offer.terms) == (1, 0, deal)
        assert (offer.agreed, offer.asked) == ((0, 1), (2,))


# ---- AN-10.2


def test_an_10_2_only_the_owner_sees_hand_and_objective() -> None:
    game = arrange(new(3), hands={0: [PILOT, KG]}, starships={0: 7})
    mine = game.view(0)
    assert (mine.hand, mine.players[0].known, mine.players[0].starship) == ((PILOT, KG), (PILOT, KG), 7)
    for viewer in (1, 2, None):
        player = game.view(viewer).players[0]
        assert (player.known, player.starship, player.hand_size) == ((), None, 2)
    assert game.view(None).hand == ()


def test_an_10_2_other_hands_and_objectives_make_no_difference_to_others() -> None:
    one = arrange(new(3), hands={0: [PILOT, KG]})
    other = one.copy()
    player, decks, spare = other.state.players[0], other.state.decks, other.state.spare[:]
    player.hand[0], decks[PAWS][0] = decks[PAWS][0], player.hand[0]
    player.hand[1], decks[BLUEPRINTS][0] = decks[BLUEPRINTS][0], player.hand[1]
    player.starship, spare[0] = spare[0], player.starship
    other.state.spare = spare
    assert not alike(0, one, other)
    for viewer in (1, 2, None):
        assert alike(viewer, one, other)


def test_an_10_2_pledged_cards_stay_secret_until_the_deal_is_concluded() -> None:
    tables = [
        arrange(new(3), hands={0: [PILOT, PILOT_TOO], 1: [GUARD]}, planets=[(REACH, "KWG")]) for _ in "ab"
    ]
    events = [
        game.play(0, Propose(DEAL, (card,))) for game, card in zip(tables, (PILOT, PILOT_TOO), strict=True)
    ]
    assert events[0] == events[1]
    assert tables[0].view(0).offers[0].mine == Pledge(0, (PILOT,), (), ())
    for viewer in (1, 2, None):
        assert tables[0].view(viewer).offers[0].mine is None
        assert alike(viewer, *tables)
    extracted = tables[0].play(1, Agree(1, (GUARD,)))[1].face(None)
    assert isinstance(extracted, Extracted)
    assert [pledge.paws for pledge in extracted.pledges] == [(PILOT,), (GUARD,)]


# ---- AN-10.3


def test_an_10_3_nobody_sees_the_order_of_decks_and_bag() -> None:
    game = new(2)
    other = game.copy()
    for pile in (*other.state.decks, other.state.planet_deck, other.state.bag):
        pile.reverse()
    for viewer in (0, 1, 2, None):
        assert alike(viewer, game, other)


def test_an_10_3_nobody_sees_undealt_starships_bots_starship_and_what_it_scored_unseen() -> None:
    game = arrange(new(2), bot_unseen=[KG, WO], blueprint_deck=[KP])
    other = game.copy()
    bot, spare = other.state.bot, other.state.spare[:]
    assert bot is not None
    bot.starship, spare[0] = spare[0], bot.starship
    other.state.spare = spare  # copies of a game share the list, for it never changes
    bot.unseen[0], other.state.decks[BLUEPRINTS][-1] = KP, KG
    for viewer in (0, 1, 2, None):
        assert alike(viewer, game, other)
        seen = game.view(viewer).bot
        assert seen is not None
        assert (seen.starship, seen.unseen, seen.unseen_count) == (None, None, 2)


def test_an_10_3_the_seed_is_not_in_a_view_before_the_end() -> None:
    game = new(3)
    for viewer in (0, 1, 2, None):
        assert game.view(viewer).seed is None
        assert game.setup.seed.encode() not in game.view(viewer).to_bytes()


# ---- AN-10.4


def last_round() -> AfterNova:
    """The last turn of a game with Bot, which has scored a Blueprint unseen."""
    return arrange(
        new(2, round_limit=1),
        hands={0: [PILOT, KG], 1: [GUARD]},
        bot_unseen=[WO],
        paws=[20, 21, 22, 23],
        active=1,
    )


@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_an_10_4_at_the_end_everything_is_revealed(viewer: int | None) -> None:
    game = last_round()
    told = market(game)[-1].face(viewer)
    seen, bot = game.view(viewer), game.state.bot
    assert bot is not None
    starships = (*(player.starship for player in game.state.players), bot.starship)
    hands = ((PILOT, KG), (GUARD, 20, 21, 22))
    end = outcome(game)
    assert told == GameEnded(end, starships, hands, (WO,), game.setup.seed)
    assert seen.bot is not None
    assert tuple(player.known for player in seen.players) == hands
    assert (*(player.starship for player in seen.players), seen.bot.starship) == starships
    assert (seen.bot.unseen, seen.outcome) == ((WO,), end)


@pytest.mark.parametrize("viewer", [0, 2, None])
def test_an_10_4_the_seed_revealed_is_the_one_committed_to_and_tells_the_shuffles(viewer: int | None) -> None:
    before = new(2)
    game = last_round()
    market(game)
    seen = game.view(viewer)
    assert seen.seed is not None
    assert commitment(bytes.fromhex(seen.seed)) == seen.commitment == before.view(viewer).commitment
    assert new(2, seed=seen.seed).state_json() == before.state_json()


# ---- AN-10.5


def test_an_10_5_cards_dealt_are_known_to_nobody_else() -> None:
    game = new(3)
    assert known(game, 0) == [tuple(sorted(game.state.players[0].hand)), (), (), ()]


def test_an_10_5_a_card_taken_face_up_is_known_to_all_until_it_leaves_the_hand() -> None:
    game = arrange(
        new(3),
        hands={0: [MINER]},
        paws=[PILOT, GUARD, 20, 21],
        blueprints=[KG],
        storage={0: "KG"},
        planets=[(REACH, "KWG")],
    )
    for card in (PILOT, GUARD, KG):
        game.play(0, Take(card))
    assert known(game, 0) == [(PILOT, GUARD, MINER, KG), *[(PILOT, GUARD, KG)] * 3]
    game.play(0, complete(KG))
    assert Game.load(game.dump()).digest() == game.digest()
    for _ in range(2):
        assert known(game, 0)[1:] == [(PILOT, GUARD)] * 3
        market(game)
    game.play(0, Extract(REACH, (PILOT, GUARD)))
    assert known(game, 0)[1:] == [(), (), ()]


def test_an_10_5_a_card_discarded_is_forgotten_even_if_it_comes_back_unseen() -> None:
    game = arrange(new(3, edition="first"), hands={0: range(20, 28), 1: []}, paws=[PILOT, 30, 31, 32])
    game.play(0, Take(PILOT))
    game.play(0, Discard(PILOT))
    assert known(game, 0)[1:] == [(), (), ()]
    market(game)
    game.state.discards[PAWS].remove(PILOT)
    game.state.decks[PAWS].append(PILOT)
    assert game.state.active == 1
    game.play(1, Draw("paws"))
    assert PILOT in game.state.players[1].hand
    assert known(game, 1) == [(), (PILOT,), (), ()]


def test_an_10_5_a_card_drawn_blind_is_known_to_its_owner_alone() -> None:
    game = arrange(new(3, edition="first"), hands={0: []}, paw_deck=[PILOT])
    drawn = game.play(0, Draw("paws"))[0]
    assert known(game, 0) == [(PILOT,), (), (), ()]
    assert drawn.face(0) == Drew(0, "paws", PILOT)
    assert drawn.face(1) == drawn.face(None) == Drew(0, "paws", None)


def test_an_10_5_a_card_shown_is_known_to_those_who_saw_it_until_it_leaves_the_hand() -> None:
    game = arrange(new(4), hands={1: [PILOT, GUARD, KG]}, planets=[(REACH, "KWG")])
    shown = game.play(1, Show((PILOT, KG), (0, 3)))[0]
    assert shown.face(0) == shown.face(3) == shown.face(1) == Showed(1, (0, 3), 2, (PILOT, KG))
    assert shown.face(2) == shown.face(None) == Showed(1, (0, 3), 2, None)
    assert known(game, 1) == [(PILOT, KG), (PILOT, GUARD, KG), (), ()]
    assert game.view(3).players[1].known == (PILOT, KG)
    assert [(s.seat, s.to, s.card) for s in game.view(0).shown] == [
        (1, 0, PILOT),
        (1, 3, None),
        (1, 0, KG),
        (1, 3, None),
    ]
    assert [(s.seat, s.to, s.card) for s in game.view(2).shown] == [(1, 0, None), (1, 3, None)] * 2
    market(game)
    assert known(game, 1)[0] == (PILOT, KG)
    game.play(1, Extract(REACH, (PILOT, GUARD)))
    assert known(game, 1)[0] == (KG,)


@pytest.mark.parametrize("overflow", ["", "KWGP"])
def test_an_10_5_a_card_shown_may_leave_the_hand_in_the_same_turn(overflow: str) -> None:
    game = arrange(new(3), hands={0: [PILOT, GUARD, MINER]}, planets=[(REACH, "KWG")], storage={0: overflow})
    game.play(0, Show((PILOT, MINER), (1,)))
    game.play(0, Extract(REACH, (PILOT, GUARD)))
    for viewer in (0, 1, 2, None):
        assert game.view(viewer).shown == ()
    assert known(game, 0)[1:] == [(MINER,), (), ()]
    if overflow:
        game.play(0, Jettison(fragments("KWG")))
    assert Game.load(game.dump()).digest() == game.digest()


def test_an_10_5_a_card_shown_may_be_discarded_in_the_same_turn() -> None:
    game = arrange(new(3), hands={0: [PILOT, *range(20, 27)]})
    game.play(0, Show((PILOT,), (1,)))
    game.play(0, Take(game.state.rows[PAWS][0]))
    game.play(0, Discard(PILOT))
    assert PILOT not in known(game, 0)[1]


def test_an_10_5_a_paw_taken_back_by_loyalty_is_known_to_all() -> None:
    game = arrange(
        new(3), hands={0: [PILOT, GUARD, MINER]}, planets=[(REACH, "KWG")], upgrades={0: ["loyalty"]}
    )
    game.play(0, Extract(REACH, (PILOT, GUARD), returns=(GUARD,)))
    assert known(game, 0) == [(GUARD, MINER), (GUARD,), (GUARD,), (GUARD,)]


@pytest.mark.parametrize("viewer", [0, 2, None])
def test_an_10_5_an_imagined_world_keeps_what_is_known(viewer: int | None) -> None:
    game = arrange(new(3), hands={0: [], 1: [GUARD, GUARD_TOO, WO]}, paws=[PILOT, MINER, 20, 21])
    for card in (PILOT, MINER, 20):
        game.play(0, Take(card))
    game.play(1, Show((GUARD, WO), (2,)))
    view = game.view(viewer)
    hands = set()
    for seed in range(10):
        world = Game.imagine(view, Random(seed))
        assert isinstance(world, AfterNova)
        assert world.view(viewer).to_json() == view.to_json()
        assert {PILOT, MINER, 20} <= set(world.state.players[0].hand)
        if viewer == 2:
            assert {GUARD, WO} <= set(world.state.players[1].hand)
        hands.add(tuple(sorted(world.state.players[1].hand)))
    assert len(hands) > 1  # the rest of the hand is anybody's guess


def test_an_10_5_everyone_is_told_which_cards_of_a_hand_the_whole_table_knows() -> None:
    game = arrange(new(3), hands={0: [MINER], 1: [GUARD]}, paws=[PILOT, KG, 20, 21])
    game.play(0, Take(PILOT))
    for viewer in (0, 1, 2, None):
        assert [player.open for player in game.view(viewer).players] == [(PILOT,), (), ()]


def test_an_10_5_whoever_showed_a_card_is_told_who_knows_it_and_nobody_else_is() -> None:
    game = arrange(new(4), hands={1: [PILOT, GUARD]})
    game.play(1, Show((PILOT,), (0, 3)))
    market(game)
    assert [(card.card, card.to) for card in game.view(1).confided] == [(PILOT, (0, 3))]
    for viewer in (0, 2, 3, None):
        assert game.view(viewer).confided == ()
        assert game.view(viewer).players[1].open == ()


@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_an_10_5_public_knowledge_is_public_in_an_imagined_world(viewer: int | None) -> None:
    """Also of the viewer's own hand, and to whom the viewer has shown a card in an earlier turn."""
    game = arrange(new(3), hands={0: [MINER], 1: [GUARD, GUARD_TOO]}, paws=[PILOT, 20, 21, 22])
    game.play(1, Show((GUARD,), (2,)))
    for card in (PILOT, 20, 21):
        game.play(0, Take(card))
    while game.view(None).active == 0:
        game.play(game.waiting_for()[0], game.legal(game.waiting_for()[0])[0])
    for seed in range(5):
        world = Game.imagine(game.view(viewer), Random(seed))
        assert isinstance(world, AfterNova)
        for eyes in (0, 1, 2, None):
            assert {PILOT, 20, 21} <= set(world.view(eyes).players[0].known)
        if viewer == 1:
            assert GUARD in world.view(2).players[1].known
            assert GUARD not in world.view(0).players[1].known


def test_an_10_5_an_imagined_world_is_found_however_much_was_agreed() -> None:
    """Three hands of three Paws that promise six icons each, all there is of them: random swaps gave up."""
    pilots, both = (
        [paw("piloting", nth=n) for n in range(4)],
        [paw("piloting", "security", nth=n) for n in range(4)],
    )
    hands = {
        1: (pilots[0], both[0], both[1]),
        2: (pilots[1], both[2], both[3]),
        3: (pilots[2], pilots[3], GUARD),
    }
    game = arrange(new(4, offers_per_turn=None), hands={0: [MINER], **hands}, planets=[(CLIFF, "KWGP")])
    for seat, cards in hands.items():
        deal = terms(CLIFF, {seat: icons(piloting=4, security=2)}, {0: "K", seat: "WGP"})
        game.play(seat, Propose(deal, cards))
    for viewer in (0, None):
        view = game.view(viewer)
        for seed in range(20):
            assert Game.imagine(view, Random(seed)).view(viewer).to_json() == view.to_json()
