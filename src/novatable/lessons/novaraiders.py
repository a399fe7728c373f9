"""Nova-Raiders in lessons: what its things are called, positions, and what goals can be about."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from novatable.core.cardfile import Section
from novatable.core.words import Texts
from novatable.lessons.subject import RULE, WON, Measure, Puzzles, Subject, Trail
from novatable.novaraiders.actions import name_of
from novatable.novaraiders.cards import SHARDS, CardSet
from novatable.novaraiders.events import (
    Docked,
    Moved,
    Played,
    Pushed,
    ShipDestroyed,
    StarExpanded,
    Stowed,
    TimeAdvanced,
    Took,
    TookUnseen,
    TurnBegan,
)
from novatable.novaraiders.game import NovaRaiders
from novatable.novaraiders.model import DIRECTIVES, NO_SHARD, TURN, Player, State
from novatable.novaraiders.outcome import Ending
from novatable.novaraiders.scoring import bay_points, outcome_of
from novatable.novaraiders.words import Words

SIGNS: Final = (
    *SHARDS,
    *("ship", "orbit", "jump", "unload", "hijack", "upgrade"),
    *("chain", "special", "star", "track", "directive"),
)


def names(game: NovaRaiders) -> dict[str, int]:
    """Cards and spaces: "Orbit 3 / Jump", "Hop (yellow)", "4.0.2" (ring, base, step; step 0 is the Gate)."""
    rules = game.state.rules
    found = {name: card for card, name in enumerate(_card_names(rules.cards))}
    board = rules.board
    places = zip(board.ring, board.base, board.step, strict=True)
    spaces = {f"{ring + 1}.{base}.{step}": space for space, (ring, base, step) in enumerate(places)}
    directives = {directive.name: number for number, directive in enumerate(rules.cards.directives)}
    return found | spaces | directives | {shard: number for number, shard in enumerate(SHARDS)}


def _card_names(cards: CardSet) -> list[str]:
    basics = [cards.card_name(card) for card in range(cards.n_basics)]
    return basics + [f"{special.name} ({SHARDS[special.symbol]})" for special in cards.specials]


def teller(game: NovaRaiders, texts: Texts, seat: int) -> Words:
    """Says what the seat can do."""
    rules = game.state.rules
    return Words(texts, rules.cards, [""] * game.seats, seat, rules.people)


def promising(game: NovaRaiders, seat: int) -> bool:
    """Whether a decision may make a puzzle: there is something to unload, and not too much can be done."""
    state = game.state
    carried = sum([len(state.shards[space]) for space in state.fleets[seat]])
    return carried >= 2 and not state.frames and 2 <= len(state.players[seat].hand) <= 3


# ---- positions


def arrange(game: NovaRaiders, position: Section) -> None:
    """Change a new game to the position that a lesson describes.

    Cards and Shards are moved, never made: what a place is given comes from the bag or a pile, and what it
    held goes back there.
    """
    state = game.state
    players = position.tables("players", 0, len(state.players), RULE) if position.has("players") else []
    if position.has("shards") or any(table.has("ships") for table in players):
        _clear_board(state)
    for seat, table in enumerate(players):
        if table.has("bays"):
            _fill_bays(state, seat, table)
        if table.has("ships"):
            _place_ships(state, seat, table)
        _deal(state, seat, table)
        if table.has("directive"):
            _give_directive(state, seat, table)
        if table.has("lost"):
            state.docks[seat] -= table.number("lost", 0, state.docks[seat], RULE)
    if position.has("shards"):
        for table in position.tables("shards", 0, state.rules.board.size, RULE):
            space = _space(state, table)
            if state.is_open(space):
                state.shards[space] = _from_bag(state, table, "shards")
            else:
                table.problem(None, "something is on this space already", RULE)
    if position.has("academy"):
        _open_academy(state, position)
    if position.has("time"):
        state.time = position.number("time", 0, len(state.rules.board.track) - 1, RULE)
    if position.has("covered"):
        state.covered = position.number("covered", 0, 3, RULE)
    if state.phase == DIRECTIVES:  # whoever is not given one keeps the first dealt
        for player in state.players:
            player.directive = player.dealt[0] if player.directive is None else player.directive
        state.phase, state.turn, state.round = TURN, 1, 1
    if position.has("active"):
        state.active = position.number("active", 0, len(state.players) - 1, RULE)


def _give_directive(state: State, seat: int, table: Section) -> None:
    """In exchange for one that was dealt; another player may get that one instead."""
    number = table.word("directive", [one.name for one in state.rules.cards.directives], RULE)
    player = state.players[seat]
    if number not in player.dealt:
        old, kept = player.dealt
        for other in state.players:
            other.dealt = tuple([old if each == number else each for each in other.dealt])
        player.dealt = (number, kept)
    player.directive = number


def _clear_board(state: State) -> None:
    for space, owner in enumerate(state.ships):
        state.bag[:0] = state.shards[space]
        state.shards[space] = NO_SHARD
        state.ships[space] = None
        if owner is not None:
            state.fleets[owner].remove(space)
            state.docks[owner] += 1


def _space(state: State, table: Section) -> int:
    board = state.rules.board
    ring = table.number("ring", 1, board.rings, RULE) - 1
    base = table.number("base", 0, board.bases - 1, RULE)
    return board.space(ring, base, table.number("step", 0, board.widths[ring] - 1, RULE))


def _from_bag(state: State, table: Section, key: str) -> tuple[int, ...]:
    given = table.words(key, SHARDS, 0, 12, RULE)
    for shard in given:
        if shard not in state.bag:
            table.problem(key, f"there are not so many {SHARDS[shard]} Shards", RULE)
            return NO_SHARD
        state.bag.remove(shard)
    return tuple(given)


def _fill_bays(state: State, seat: int, table: Section) -> None:
    for bay, stack in enumerate(table.tables("bays", 0, 3, RULE)):
        state.players[seat].bays[bay] = _from_bag(state, stack, "shards")


def _place_ships(state: State, seat: int, table: Section) -> None:
    for ship in table.tables("ships", 0, state.rules.ships, RULE):
        space = _space(state, ship)
        if state.ships[space] is not None:
            ship.problem(None, "two ships on one space", RULE)
            continue
        state.ships[space] = seat
        state.fleets[seat].append(space)
        state.docks[seat] -= 1
        if ship.has("shards"):
            state.shards[space] = _from_bag(state, ship, "shards")


def _deal(state: State, seat: int, table: Section) -> None:
    """Hand, discards and what is drawn next; a Special card joins the player's own."""
    player = state.players[seat]
    cards = _card_names(state.rules.cards)
    hand = table.words("hand", cards, 0, 9, RULE) if table.has("hand") else None
    draw = table.words("draw", cards, 0, 20, RULE) if table.has("draw") else []
    if hand is None:
        return
    player.draw[:0] = player.hand
    player.hand = []
    for card in hand:
        _take(state, seat, card)
        player.hand.append(card)
    for card in reversed(draw):
        _take(state, seat, card)
        player.draw.append(card)


def _take(state: State, seat: int, card: int) -> None:
    player = state.players[seat]
    if card < state.rules.cards.n_basics:
        for pile in (player.hand, player.draw, player.discard):
            if card in pile:
                pile.remove(card)
        return
    if card in state.academy:
        state.academy[state.academy.index(card)] = state.academy_deck.pop()
    elif card in state.academy_deck:
        state.academy_deck.remove(card)
    player.specials.append(card)


def _open_academy(state: State, position: Section) -> None:
    given = position.words("academy", _card_names(state.rules.cards), 3, 3, RULE)
    for place, card in enumerate(given):
        if card in state.academy:
            other = state.academy.index(card)
            state.academy[other], state.academy[place] = state.academy[place], state.academy[other]
        elif card in state.academy_deck:
            state.academy_deck[state.academy_deck.index(card)] = state.academy[place]
            state.academy[place] = card
        else:
            position.problem("academy", "a card of it is somebody's already", RULE)


# ---- goals


def _of(trail: Trail, kind: type[Any]) -> list[Any]:
    """What happened of that kind to the learner."""
    return [event for event in trail.events if isinstance(event, kind) and event.seat == trail.seat]


def _points(trail: Trail, _only: Mapping[str, Any]) -> int:
    return _bays(trail.now, trail.seat) - _bays(trail.start, trail.seat)


def _bays(game: NovaRaiders, seat: int) -> int:
    return sum([bay_points(bay, game.state.rules.bay_points) for bay in game.state.players[seat].bays])


def _score(trail: Trail, _only: Mapping[str, Any]) -> int:
    before, now = [outcome_of(game.state, Ending.SUPERNOVA) for game in (trail.start, trail.now)]
    return now.scores[trail.seat] - before.scores[trail.seat]


def _stowed(trail: Trail, only: Mapping[str, Any]) -> int:
    return len([event for event in _of(trail, Stowed) if only.get("shard") in (None, event.shard)])


def _docked(trail: Trail, _only: Mapping[str, Any]) -> int:
    return len(_of(trail, Docked))


def _picked(trail: Trail, only: Mapping[str, Any]) -> int:
    """From the board, not from other ships."""
    taken = [shard for event in _of(trail, Moved) if event.by == trail.seat for shard in event.taken]
    return len([shard for shard in taken if only.get("shard") in (None, shard)])


def _left(trail: Trail, _only: Mapping[str, Any]) -> int:
    return sum([len(event.left) for event in _of(trail, Moved) if event.by == trail.seat])


def _carried(trail: Trail, only: Mapping[str, Any]) -> int:
    stacks = _stacks(trail.now.state, trail.seat, only.get("ring"))
    return sum([len(_some(stack, only)) for stack in stacks])


def _highest(trail: Trail, only: Mapping[str, Any]) -> int:
    return max([len(_some(stack, only)) for stack in _stacks(trail.now.state, trail.seat, None)], default=0)


def _some(stack: Sequence[int], only: Mapping[str, Any]) -> list[int]:
    return [shard for shard in stack if only.get("shard") in (None, shard)]


def _stacks(state: State, seat: int, ring: int | None) -> list[tuple[int, ...]]:
    board = state.rules.board
    return [
        state.shards[space] for space in state.fleets[seat] if ring is None or board.ring[space] + 1 == ring
    ]


def _ships(trail: Trail, only: Mapping[str, Any]) -> int:
    return len(_stacks(trail.now.state, trail.seat, only.get("ring")))


def _player(game: NovaRaiders, seat: int) -> Player:
    return game.state.players[seat]


def _hijacked(trail: Trail, _only: Mapping[str, Any]) -> int:
    before, now = [_player(game, trail.seat) for game in (trail.start, trail.now)]
    return now.hijacks - before.hijacks


def _pushed(trail: Trail, only: Mapping[str, Any]) -> int:
    done = [event for event in trail.events if isinstance(event, Pushed) and event.by == trail.seat]
    return len([event for event in done if event.to is None or not only.get("star", False)])


def _upgraded(trail: Trail, only: Mapping[str, Any]) -> int:
    taken = [*_of(trail, Took), *_of(trail, TookUnseen)]
    return len([event for event in taken if only.get("card") in (None, event.card)])


def _lost(trail: Trail, _only: Mapping[str, Any]) -> int:
    fell = [event for event in _of(trail, Pushed) if event.to is None]
    return len(_of(trail, ShipDestroyed)) + len(fell)


def _destroyed(trail: Trail, _only: Mapping[str, Any]) -> int:
    before, now = [_player(game, trail.seat) for game in (trail.start, trail.now)]
    return now.destroyed - before.destroyed


def _cards(trail: Trail, only: Mapping[str, Any]) -> int:
    """The longest row of cards; or how often cards were played for one kind of action."""
    use = only.get("use")
    longest = row = 0
    for event in trail.events:
        if isinstance(event, TurnBegan):
            row = 0
        elif isinstance(event, Played) and event.seat == trail.seat and use in (None, event.use):
            row += 1
            longest = max(longest, row)
    return longest


def _specials(trail: Trail, _only: Mapping[str, Any]) -> int:
    """Special cards played for their action."""
    kinds = {name_of(special.kind) for special in trail.now.state.rules.cards.specials}
    return len([event for event in _of(trail, Played) if event.use in kinds])


def _advanced(trail: Trail, _only: Mapping[str, Any]) -> int:
    return len([event for event in trail.events if isinstance(event, TimeAdvanced)])


def _expanded(trail: Trail, _only: Mapping[str, Any]) -> int:
    return len([event for event in trail.events if isinstance(event, StarExpanded)])


def _bay(trail: Trail, _only: Mapping[str, Any]) -> int:
    """The best Bay."""
    state: State = trail.now.state
    return max([bay_points(bay, state.rules.bay_points) for bay in state.players[trail.seat].bays])


MEASURES: Final[dict[str, Measure]] = {
    "points": Measure(_points, "points gained in your Bays", final=False),
    "score": Measure(_score, "how much better your whole score is than at the beginning", final=False),
    "bay": Measure(_bay, "points of your best Bay now", final=False),
    "stowed": Measure(_stowed, "Shards you unload", ("shard",)),
    "docked": Measure(_docked, "ships that come home by unloading"),
    "picked": Measure(_picked, "Shards you pick up", ("shard",)),
    "left": Measure(_left, "Shards you leave behind"),
    "carried": Measure(_carried, "Shards under your ships now", ("shard", "ring"), final=False),
    "highest": Measure(_highest, "Shards under one ship of yours now", ("shard",), final=False),
    "ships": Measure(_ships, "ships of yours on the board now", ("ring",), final=False),
    "hijacked": Measure(_hijacked, "your hijacks"),
    "pushed": Measure(_pushed, "ships you push; star = true: into the Star", ("star",)),
    "upgraded": Measure(_upgraded, "Special cards you take", ("card",)),
    "lost": Measure(_lost, "ships you lose"),
    "destroyed": Measure(_destroyed, "ships of others that you destroy"),
    "cards": Measure(_cards, "cards in your longest row; use: those played for one action", ("use",)),
    "specials": Measure(_specials, "Special cards played for their action"),
    "advanced": Measure(_advanced, "spaces that the Time Track advances"),
    "expanded": Measure(_expanded, "Star Expansions"),
    **WON,
}

SUBJECT = Subject(
    MEASURES,
    names,
    words=frozenset({"push"}),
    signs=SIGNS,
    arrange=arrange,
    puzzles=Puzzles(promising, frozenset({"draw", "timekeeper"}), teller),
)
