"""AfterNova for the leak tests: worlds that differ in secrets (section 10 of the rules)."""

from random import Random
from typing import Any

from novatable import Game
from novatable.afternova.game import AfterNova
from novatable.afternova.model import OVER, State
from novatable.afternova.view import View
from tests.leaks.worlds import Pair


def told(game: AfterNova) -> object:
    """Changes when something was drawn or shuffled, or a deal revealed its Paws."""
    state = game.state
    decks = *map(len, state.decks), len(state.planet_deck), len(state.bag)
    return decks, tuple(state.chance.used), state.extraction is None


def moment(view: View) -> object:
    """What secrets there are: cards pledged, chosen, shown, scored unseen."""
    return (
        view.phase,
        len([offer for offer in view.offers if len(offer.agreed) > 1]),
        bool(view.shown),
        view.extraction is not None and len(view.extraction.chosen) > 0,
        view.bot is not None and view.bot.unseen_count,
    )


def twin(game: AfterNova, viewer: int | None, rng: Random) -> Pair | None:
    """The game and another in which cards hidden from the viewer have changed places; None if none could."""
    document = game.dump()
    del document["history"]
    document.pop("start", None)
    for _ in range(20):
        cards = _card_swaps(game.state, viewer, rng)
        ships = _starship_swaps(game.state, viewer, rng)
        position = _swapped(document["state"], cards, ships, viewer, rng)
        try:
            other = Game.load({**document, "state": position})
        except ValueError:  # somebody could not cover any more what they have agreed to
            continue
        assert isinstance(other, AfterNova)
        return _pair(game.copy(), other, viewer, cards)
    return None


def _pair(one: AfterNova, other: AfterNova, viewer: int | None, cards: dict[int, int]) -> Pair:
    shuffles = one.state.chance.used[:2]

    def secret() -> bool:
        # A swapped card that was played may be back in a deck after the same action.
        if cards and one.state.chance.used[:2] != shuffles:
            return False
        return _hidden(one, cards, viewer) and _hidden(other, cards, viewer)

    return Pair(one, other, viewer, secret, image=lambda action: _image(action, cards))


def _image(action: Any, cards: dict[int, int]) -> Any:
    """The same done with the cards that lie in the same places of the other world."""
    changed = dict(action)
    for key in ("cards", "paws", "returns"):
        if key in changed:
            changed[key] = [cards.get(card, card) for card in changed[key]]
    for key in ("card", "blueprint"):
        if key in changed:
            changed[key] = cards.get(changed[key], changed[key])
    return changed


def _card_swaps(state: State, viewer: int | None, rng: Random) -> dict[int, int]:
    """A permutation of a few hidden cards: between hands, or with a deck or what Bot scored unseen."""
    held = _hidden_in_hands(state, viewer)
    swaps: dict[int, int] = {}
    unseen = [] if state.bot is None else state.bot.unseen
    for _ in range(rng.randint(1, 6)):
        if not held:
            break
        card = rng.choice(held)
        deck = state.decks[0 if card < 40 else 1]
        # What lies at the bottom of a deck stays hidden for long; what lies on top is drawn blind next.
        piles = [held, deck[: len(deck) // 2 + 1], deck[-1:], unseen if card >= 40 else held]
        pile = rng.choice(piles) or held
        instead = rng.choice(pile)
        if card not in swaps and instead not in swaps:
            swaps[card] = instead
            swaps[instead] = card
    return swaps


def _hidden_in_hands(state: State, viewer: int | None) -> list[int]:
    eye = 1 << (state.rules.seats if viewer is None else viewer)
    return [
        card
        for seat, player in enumerate(state.players)
        if seat != viewer
        for card in player.hand
        if not state.seen[card] & eye
    ]


def _starship_swaps(state: State, viewer: int | None, rng: Random) -> dict[int, int]:
    hidden = [player.starship for seat, player in enumerate(state.players) if seat != viewer] + state.spare
    if state.bot is not None:
        hidden.append(state.bot.starship)
    shuffled = hidden[:]
    rng.shuffle(shuffled)
    return dict(zip(hidden, shuffled, strict=True))


def _swapped(
    state: dict[str, Any], cards: dict[int, int], ships: dict[int, int], viewer: int | None, rng: Random
) -> dict[str, Any]:
    """The position with other cards in the hidden places, and with other hands in another order."""

    def those(numbers: list[int]) -> list[int]:
        return [cards.get(number, number) for number in numbers]

    players = []
    for seat, player in enumerate(state["players"]):
        hand = those(player["hand"])
        if seat != viewer:
            rng.shuffle(hand)
        players.append(
            {**player, "hand": hand, "starship": ships.get(player["starship"], player["starship"])}
        )
    bot = state["bot"]
    if bot is not None:
        bot = {**bot, "unseen": those(bot["unseen"]), "starship": ships[bot["starship"]]}
    offers = [
        {
            **offer,
            "pledges": [
                {**pledge, "paws": those(pledge["paws"]), "returns": those(pledge["returns"])}
                for pledge in offer["pledges"]
            ],
        }
        for offer in state["offers"]
    ]
    return {
        **state,
        "players": players,
        "bot": bot,
        "offers": offers,
        "decks": [those(deck) for deck in state["decks"]],
        "spare": [ships[ship] for ship in state["spare"]],
        "seen": [state["seen"][cards.get(card, card)] for card in range(len(state["seen"]))],
        "shown": [[cards.get(card, card), to] for card, to in state["shown"]],
    }


def _hidden(game: AfterNova, cards: dict[int, int], viewer: int | None) -> bool:
    """Whether all swapped cards still lie where the viewer cannot know them."""
    state = game.state
    if state.phase == OVER:
        return False
    unknown = {*_hidden_in_hands(state, viewer), *state.decks[0], *state.decks[1]}
    unknown.update([] if state.bot is None else state.bot.unseen)
    return all(card in unknown for card in cards)
