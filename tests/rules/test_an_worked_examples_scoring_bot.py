"""The rulebooks' examples of completing, scoring and Bot, with their numbers; Ada has seat 0.

The pictures are not in the books' texts, so the cards are ours, chosen to give exactly the stated sums.
"""

import pytest

from novatable.afternova.actions import Extract
from novatable.afternova.events import BotDrew, BotPlaced
from tests.builders.afternova import (
    arrange,
    blueprint,
    bot_help,
    complete,
    fragments,
    icons,
    letters,
    market,
    new,
    outcome,
    paw,
    planet,
    scored,
    starship,
)

ORANGE = 4


def test_an_6_3_worked_example_a_second_blueprint() -> None:
    first, second = blueprint("KG"), blueprint("WPO")
    game = arrange(new(3), hands={0: [second]}, storage={0: "WPO"}, completed={0: [first]})
    before = game.state.fragment_discard[:]
    market(game)
    game.play(0, complete(second))
    ada = game.view(1).players[0]
    assert ada.completed == (first, second)
    assert letters(ada.storage) == ""
    discarded = zip(game.view(1).fragment_discard, before, strict=True)
    assert [now - then for now, then in discarded] == list(fragments("WPO"))


@pytest.mark.parametrize(
    ("edition", "completed", "on_blueprints", "score"),
    [
        ("second", ["KG", "WGO", "WWGG", "WGPP", "GGPPO"], 29, 37),
        ("first", ["KG", "WGO", "WWO", "WGPP", "GGPPO"], 28, 36),
    ],
)
def test_an_7_4_worked_example_the_count(
    edition: str, completed: list[str], on_blueprints: int, score: int
) -> None:
    sixth = blueprint("KP")
    game = arrange(
        new(3, edition=edition),
        hands={0: [sixth]},
        storage={0: "KPGO"},
        completed={0: [blueprint(cost) for cost in completed]},
        starships={0: starship("KW")},
    )
    market(game)
    game.play(0, complete(sixth))
    icons_of = "".join([*completed, "KP"])
    assert (icons_of.count("K"), icons_of.count("W")) == (2, 4)
    assert scored(outcome(game), 0) == {
        "AN-7.2 blueprints": on_blueprints,
        "AN-7.2 storage": 2,
        "AN-7.2 objective": 2 + 4,
    }
    assert outcome(game).scores[0] == score
    assert outcome(game).reason == "sixth_blueprint"


def test_an_8_2_worked_example_bots_orange_fragment_goes_onto_the_leftmost_orange_icon() -> None:
    row = [blueprint("KP"), blueprint("WO"), blueprint("GO")]
    game = arrange(new(2), bot_row=[(card, "") for card in row], bag="O", active=1)
    events = market(game)
    assert events[events.index(BotDrew(ORANGE)) + 1] == BotPlaced(ORANGE, 1, row[1], stored=False)
    bot = game.view(None).bot
    assert bot is not None
    assert [letters(covered) for covered in bot.covered] == ["", "O", ""]


def test_an_8_7_worked_example_bot_takes_white_and_orange_for_1_piloting_and_1_engineering() -> None:
    nektarr = planet("piloting", "engineering", spaces=4)  # 3 piloting, 3 engineering
    crew = (paw("piloting"), paw("engineering"))
    row = [blueprint("KWP"), blueprint("GO"), blueprint("PO")]
    game = arrange(new(2), hands={0: crew}, planets=[(nektarr, "KWGO")], bot_row=[(card, "") for card in row])
    assert str(game.check(0, Extract(nektarr, crew))) == (
        f"Planet {nektarr} still lacks 1 piloting and 1 engineering (AN-4.1)"
    )
    game.play(0, Extract(nektarr, crew, bot=bot_help(icons(piloting=1, engineering=1), "WO")))
    bot = game.view(None).bot
    assert bot is not None
    assert [letters(covered) for covered in bot.covered] == ["W", "O", ""]
    assert letters(game.state.players[0].storage) == "KG"
    assert game.state.players[0].hand == []
