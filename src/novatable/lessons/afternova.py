"""AfterNova in lessons: what its things are called, positions, and what goals can be about."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final

from novatable.afternova.cards import COLOURS, CardSet
from novatable.afternova.events import Completed, Extracted, Jettisoned, Proposed, Took
from novatable.afternova.game import AfterNova
from novatable.afternova.model import BLUEPRINTS, PAWS, State
from novatable.afternova.scoring import outcome_of
from novatable.afternova.turn import ready_upgrades
from novatable.afternova.words import Words
from novatable.core.cardfile import Section
from novatable.core.words import Texts
from novatable.lessons.subject import RULE, WON, Measure, Puzzles, Subject, Trail

MOST: Final = 40
SIGNS: Final = (
    *COLOURS,
    *("piloting", "engineering", "security", "extraction"),
    *("planet", "blueprint", "paw", "deal", "star"),
)


def names(game: AfterNova) -> dict[str, int]:
    """Cards and Planets by their names."""
    cards = game.state.rules.cards
    found = {cards.card_name(card): card for card in range(len(cards.cost))}
    return found | {planet.name: number for number, planet in enumerate(cards.planets)} | _colours()


def _colours() -> dict[str, int]:
    return {colour: number for number, colour in enumerate(COLOURS)}


def teller(game: AfterNova, texts: Texts, seat: int) -> Words:
    """Says what the seat can do."""
    return Words(texts, game.state.rules.cards, [""] * game.seats, seat)


def promising(game: AfterNova, seat: int) -> bool:
    """Whether a turn may make a puzzle: something can be extracted alone, and added to what is stored.

    No Blueprint of the Market can be paid for, so that nothing is gained there in this turn.
    """
    state = game.state
    stored, cost = state.players[seat].storage, state.rules.cards.cost
    for card in state.rows[BLUEPRINTS]:
        if sum([max(0, need - have) for need, have in zip(cost[card], stored, strict=True)]) <= 1:
            return False
    extracts = any(action.type == "extract" for action in game.legal(seat))
    return sum(stored) > 0 and extracts and not state.offers and not state.calls


# ---- positions


def arrange(game: AfterNova, position: Section) -> None:
    """Change a new game to the position that a lesson describes.

    Cards and Fragments are moved, never made: what a place is given comes from where it lies, and what it
    held goes to the bottom of its deck or back into the bag.
    """
    state = game.state
    rules, cards = state.rules, state.rules.cards
    named = [cards.card_name(card) for card in range(len(cards.cost))]
    players = position.tables("players", 0, len(state.players), RULE) if position.has("players") else []
    wanted: list[tuple[list[int], list[int]]] = []
    for seat, table in enumerate(players):
        player = state.players[seat]
        if table.has("completed"):
            wanted.append(
                (player.completed, table.words("completed", named, 0, rules.blueprints_to_end, RULE))
            )
        if table.has("hand"):
            wanted.append((player.hand, table.words("hand", named, 0, 12, RULE)))
    for key, row in (("paws", PAWS), ("blueprints", BLUEPRINTS)):
        if position.has(key):
            wanted.append(
                (state.rows[row], position.words(key, named, rules.market_row, rules.market_row, RULE))
            )
    _set_cards(state, wanted, position)
    for player in state.players:
        player.ready = 0
        player.upgrades = [0] * len(player.upgrades)
        ready_upgrades(state, player)
    _set_fragments(state, players, position)
    for seat, table in enumerate(players):
        if table.has("objective"):
            _set_objective(state, cards, seat, table)
    if position.has("active"):
        state.active = position.number("active", 0, len(state.players) - 1, RULE)


def _set_cards(state: State, wanted: Sequence[tuple[list[int], list[int]]], position: Section) -> None:
    cards = state.rules.cards
    named = Counter([card for _, given in wanted for card in given])
    twice = [cards.card_name(card) for card, count in named.items() if count > 1]
    if twice:
        position.problem(None, f"{', '.join(twice)}: in two places at once", RULE)
        return
    for zone, _ in wanted:
        for card in zone:
            state.decks[PAWS if cards.is_paw(card) else BLUEPRINTS].insert(0, card)
        zone.clear()
    zones = [*state.decks, *state.rows, *[player.hand for player in state.players]]
    for zone, given in wanted:
        for card in given:
            holder = next(each for each in zones if card in each)
            holder.remove(card)
            state.seen[card] = 0
            deck = state.decks[PAWS if cards.is_paw(card) else BLUEPRINTS]
            if holder is not deck:  # whoever had it gets another
                holder.append(next(other for other in reversed(deck) if other not in named))
                deck.remove(holder[-1])
            zone.append(card)
    for seat, player in enumerate(state.players):
        for card in player.hand:
            state.seen[card] &= 1 << seat


def _set_fragments(state: State, players: Sequence[Section], position: Section) -> None:
    places: list[tuple[list[int], list[int], Section]] = []
    for seat, table in enumerate(players):
        if table.has("storage"):
            given = table.words("storage", COLOURS, 0, state.players[seat].capacity(state.rules), RULE)
            places.append((state.players[seat].storage, given, table))
    if position.has("planets"):
        for slot, table in enumerate(
            position.tables("planets", state.rules.planets, state.rules.planets, RULE)
        ):
            _lay_planet(state, slot, table)
            spaces = state.rules.cards.spaces[state.planets[slot]]
            fragments = table.words("fragments", COLOURS, spaces, spaces, RULE)
            places.append((state.fragments[slot], fragments, table))
    for held, _, _ in places:
        for colour in range(len(COLOURS)):
            state.bag[:0] = [colour] * held[colour]
            held[colour] = 0
    for held, given, table in places:
        for colour in given:
            if colour not in state.bag:
                table.problem(None, f"there are not so many {COLOURS[colour]} Fragments", RULE)
                return
            state.bag.remove(colour)
            held[colour] += 1


def _lay_planet(state: State, slot: int, table: Section) -> None:
    cards = state.rules.cards
    number = table.word("planet", [planet.name for planet in cards.planets], RULE)
    old = state.planets[slot]
    if number == old:
        return
    if number in state.planets:
        other = state.planets.index(number)
        state.planets[other] = old
        state.fragments[other], state.fragments[slot] = state.fragments[slot], state.fragments[other]
    else:
        state.planet_deck[state.planet_deck.index(number)] = old
    state.planets[slot] = number


def _set_objective(state: State, cards: CardSet, seat: int, table: Section) -> None:
    one, two = sorted(table.words("objective", COLOURS, 2, 2, RULE) or [0, 1])
    starship = cards.objective.index((one, two)) if one != two else state.players[seat].starship
    old = state.players[seat].starship
    if starship in state.spare:
        state.spare[state.spare.index(starship)] = old
    for other in state.players:
        if other.starship == starship:
            other.starship = old
    state.players[seat].starship = starship


# ---- goals


def _completed(trail: Trail, only: Mapping[str, Any]) -> int:
    return len(_completions(trail, only))


def _completions(trail: Trail, only: Mapping[str, Any]) -> list[int]:
    done = [event for event in trail.events if isinstance(event, Completed) and event.seat == trail.seat]
    return [event.blueprint for event in done if only.get("card") in (None, event.blueprint)]


def _points(trail: Trail, only: Mapping[str, Any]) -> int:
    points = trail.now.state.rules.cards.points
    return sum([points[card] for card in _completions(trail, only)])


def _score(trail: Trail, _only: Mapping[str, Any]) -> int:
    before, now = outcome_of(trail.start.state), outcome_of(trail.now.state)
    return now.scores[trail.seat] - before.scores[trail.seat]


def _extracts(trail: Trail) -> list[Extracted]:
    """Those in which the learner took part."""
    done = [event for event in trail.events if isinstance(event, Extracted)]
    return [event for event in done if any(pledge.seat == trail.seat for pledge in event.pledges)]


def _alone(trail: Trail, only: Mapping[str, Any]) -> int:
    done = [event for event in _extracts(trail) if len(event.pledges) == 1]
    return len([event for event in done if only.get("planet") in (None, event.planet)])


def _deals(trail: Trail, only: Mapping[str, Any]) -> int:
    return len([event for event in _extracts(trail) if len(event.pledges) > 1 and _meant(event, trail, only)])


def _meant(event: Extracted, trail: Trail, only: Mapping[str, Any]) -> bool:
    partners = [pledge.seat for pledge in event.pledges if pledge.seat != trail.seat]
    if only.get("planet") not in (None, event.planet) or len(partners) < only.get("helpers", 1):
        return False
    if only.get("with") is not None and only["with"] not in partners:
        return False
    own = event.offer is not None and any(
        isinstance(told, Proposed) and told.offer == event.offer and told.seat == trail.seat
        for told in trail.events
    )
    return own or not only.get("own", False)


def _given(trail: Trail, only: Mapping[str, Any]) -> int:
    moved = [each for event in _extracts(trail) for each in event.transfers if each.giver == trail.seat]
    return sum([_of_colour(each.fragments, only) for each in moved])


def _received(trail: Trail, only: Mapping[str, Any]) -> int:
    """Fragments of Planets."""
    shares = [share for event in _extracts(trail) for share in event.split if share.seat == trail.seat]
    return sum([_of_colour(share.fragments, only) for share in shares])


def _stored(trail: Trail, only: Mapping[str, Any]) -> int:
    return _of_colour(trail.now.state.players[trail.seat].storage, only)


def _of_colour(fragments: Sequence[int], only: Mapping[str, Any]) -> int:
    colour = only.get("colour")
    return sum(fragments) if colour is None else fragments[colour]


def _jettisoned(trail: Trail, only: Mapping[str, Any]) -> int:
    done = [event for event in trail.events if isinstance(event, Jettisoned) and event.seat == trail.seat]
    return sum([_of_colour(event.fragments, only) for event in done])


def _taken(trail: Trail, only: Mapping[str, Any]) -> int:
    done = [event for event in trail.events if isinstance(event, Took) and event.seat == trail.seat]
    return len([event for event in done if only.get("card") in (None, event.card)])


def _paws_kept(trail: Trail, _only: Mapping[str, Any]) -> int:
    state = trail.now.state
    return len([card for card in state.players[trail.seat].hand if state.rules.cards.is_paw(card)])


def _missed(trail: Trail, _only: Mapping[str, Any]) -> int:
    """How many Blueprints others have completed."""
    return len([event for event in trail.events if isinstance(event, Completed) and event.seat != trail.seat])


MEASURES: Final[dict[str, Measure]] = {
    "completed": Measure(_completed, "Blueprints you complete", ("card",)),
    "points": Measure(_points, "points on the Blueprints you complete", ("card",)),
    "score": Measure(_score, "how much better your score is than at the beginning", final=False),
    "alone": Measure(_alone, "Planets you extract alone", ("planet",)),
    "deals": Measure(
        _deals, "deals carried out in which you take part", ("planet", "with", "helpers", "own")
    ),
    "given": Measure(_given, "Fragments you give from your Storage in deals", ("colour",)),
    "received": Measure(_received, "Fragments you get from Planets", ("colour",)),
    "stored": Measure(_stored, "Fragments in your Storage now", ("colour",), final=False),
    "jettisoned": Measure(_jettisoned, "Fragments you jettison", ("colour",)),
    "taken": Measure(_taken, "cards you take from the Market", ("card",)),
    "paws": Measure(_paws_kept, "Paws in your hand now", final=False),
    "others_completed": Measure(_missed, "Blueprints that others complete"),
    **WON,
}

SUBJECT = Subject(
    MEASURES,
    names,
    words=frozenset({"row", "upgrades"}),
    signs=SIGNS,
    arrange=arrange,
    puzzles=Puzzles(promising, frozenset({"take", "sweep", "draw", "market", "decline", "withdraw"}), teller),
)
