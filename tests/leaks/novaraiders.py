"""Nova-Raiders for the leak tests: worlds that differ in secrets (section 11 of the rules)."""

from random import Random
from typing import Any

from novatable import Game
from novatable.novaraiders.game import NovaRaiders
from novatable.novaraiders.model import OVER, State
from novatable.novaraiders.view import View
from tests.leaks.worlds import Pair


def told(game: NovaRaiders) -> object:
    """Changes when something was drawn, turned up or shuffled."""
    state = game.state
    decks = len(state.bag), len(state.academy_deck), len(state.hrl_deck)
    return decks, tuple(state.chance.used), tuple([len(player.draw) for player in state.players])


def moment(view: View) -> object:
    """What secrets there are: Directives being chosen, Special cards taken unseen."""
    return view.phase, sum(player.unseen_count for player in view.players), len(view.frames)


def twin(game: NovaRaiders, viewer: int | None, rng: Random) -> Pair:
    """The game and another in which others' hands, unseen Special cards and Directives are different."""
    state = game.state
    specials = _special_swaps(state, viewer, rng)
    directives = _directive_swaps(state, viewer, rng)
    document = game.dump()
    position = _changed(document["state"], specials, directives, viewer, rng)
    other = Game.load({"setup": document["setup"], "state": position})
    assert isinstance(other, NovaRaiders)
    one = game.copy()

    def secret() -> bool:
        return _hidden(one.state, specials, viewer) and _hidden(other.state, specials, viewer)

    return Pair(one, other, viewer, secret, image=lambda action: _image(action, directives))


def _special_swaps(state: State, viewer: int | None, rng: Random) -> dict[int, int]:
    """Special cards that others took unseen, exchanged with others of those or with the Academy's deck."""
    unseen = [card for seat, player in enumerate(state.players) if seat != viewer for card in player.unseen]
    swaps: dict[int, int] = {}
    if len(state.academy_deck) > 5 and rng.random() < 0.5:  # the one on top is taken unseen next
        unseen = [*unseen, state.academy_deck[-1]]
    for card in unseen:
        instead = rng.choice([*unseen, *state.academy_deck])
        if card not in swaps and instead not in swaps:
            swaps[card] = instead
            swaps[instead] = card
    return swaps


def _directive_swaps(state: State, viewer: int | None, rng: Random) -> dict[int, int]:
    mine = () if viewer is None or viewer >= state.rules.people else state.players[viewer].dealt
    hidden = [number for number in range(len(state.rules.cards.directives)) if number not in mine]
    shuffled = hidden[:]
    rng.shuffle(shuffled)
    return dict(zip(hidden, shuffled, strict=True))


def _changed(
    state: dict[str, Any],
    specials: dict[int, int],
    directives: dict[int, int],
    viewer: int | None,
    rng: Random,
) -> dict[str, Any]:
    """The position with other cards in the hidden places; hands and draw piles are dealt again, or not."""

    def those(numbers: list[int]) -> list[int]:
        return [specials.get(number, number) for number in numbers]

    players = []
    for seat, player in enumerate(state["players"]):
        hand, draw = those(player["hand"]), those(player["draw"])
        if seat != viewer and rng.random() < 0.6:
            mixed = hand + draw
            rng.shuffle(mixed)
            hand, draw = mixed[: len(hand)], mixed[len(hand) :]
        kept = player["directive"]
        players.append(
            {
                **player,
                "hand": hand,
                "draw": draw,
                "specials": those(player["specials"]),
                "unseen": those(player["unseen"]),
                "dealt": [directives.get(number, number) for number in player["dealt"]],
                "directive": None if kept is None else directives.get(kept, kept),
            }
        )
    return {**state, "players": players, "academy_deck": those(state["academy_deck"])}


def _image(action: Any, directives: dict[int, int]) -> Any:
    """Somebody else keeps the Directive that lies in the same place of the other world."""
    if "directive" in action:
        return {**action, "directive": directives[action["directive"]]}
    return action


def _hidden(state: State, specials: dict[int, int], viewer: int | None) -> bool:
    """Whether the exchanged Special cards are still unseen. A hand that was dealt again never shows it."""
    if state.phase == OVER:
        return False
    unknown = state.academy_deck[:]
    for seat, player in enumerate(state.players):
        if seat != viewer:
            unknown += player.unseen
    return all(card in unknown for card in specials)
