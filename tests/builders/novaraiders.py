"""Any position of Nova-Raiders in a line: `arrange(game, ships={0: {space(1, 0, 1): "YB"}})`.

As in builders.py, cards and Shards are moved, never made: what a place is given comes from the bag or a
pile, and what it held goes back there. Shards are letters, the lowest first: Yellow, Black, Red.
"""

from collections.abc import Mapping, Sequence
from pathlib import Path

import novatable.novaraiders
from novatable import Action, Game, Outcome
from novatable.novaraiders.actions import name_of
from novatable.novaraiders.board import Board
from novatable.novaraiders.cards import BOARDS, FACES, SHARDS, CardSet, load
from novatable.novaraiders.frames import Shards
from novatable.novaraiders.game import NovaRaiders
from novatable.novaraiders.model import NO_SHARD, TURN, State

LETTERS = "YBR"
CARDS: CardSet = load("standard")


def with_boards() -> str:
    """The standard set as a designer writes it who has boards of their own."""
    home = Path(novatable.novaraiders.__path__[0])
    boards = []
    for name in BOARDS:
        plan = (home / f"boards/{name}.toml").read_text("utf-8").replace("[[rings]]", "[[boards.rings]]")
        boards.append("[[boards]]\n" + plan)
    before, basics, after = (home / "cards/standard.toml").read_text("utf-8").partition("# ---- Basic deck")
    return "\n".join([before, *boards, basics + after])


STANDARD = with_boards()
"""The file of the standard set, for designers' changes."""
HRL = 2
"""Its seat in a game for two."""
TIMES = (1, 4, 8, 12)
"""A moment of the Track for 2 or 3 players with so many rings covered."""


def new(players: int = 3, seed: int = 1, cards: str = "standard", **options: object) -> NovaRaiders:
    """A new game without Directives, seat 0 first, unless said otherwise."""
    options.setdefault("first", 0)
    options.setdefault("directives", False)
    game = Game.new("novaraiders", players=players, seed=seed, cards=cards, **options)
    assert isinstance(game, NovaRaiders)
    return game


# ---- values


def shards(letters: str) -> Shards:
    """`shards("YB")`: a black Shard on a yellow one."""
    return tuple(LETTERS.index(letter) for letter in letters)


def letters(stack: Sequence[int]) -> str:
    """The other way round."""
    return "".join(LETTERS[shard] for shard in stack)


def board(players: int = 3) -> Board:
    return CARDS.board(players)


def space(ring: int, base: int, step: int, players: int = 3) -> int:
    """The space of a ring (1 to 5, as people count), base and step; step 0 is the Gate."""
    return board(players).space(ring - 1, base, step)


def gate(ring: int, base: int, players: int = 3) -> int:
    return space(ring, base, 0, players)


def basic(*faces: str) -> int:
    """The basic card with these two actions: `basic("orbit 2", "hijack")`."""
    want = sorted(FACES.index(face) for face in faces)
    return next(card for card, pair in enumerate(CARDS.basics) if sorted(pair) == want)


def special(kind: str, symbol: str | None = None, nth: int = 0) -> int:
    """The nth Special card of a kind ("gate_ram"), with that symbol if one is named."""
    found = [
        CARDS.n_basics + number
        for number, card in enumerate(CARDS.specials)
        if name_of(card.kind) == kind and (symbol is None or SHARDS[card.symbol] == symbol)
    ]
    return found[nth]


def directive(name: str) -> int:
    """The Directive of that name."""
    return next(number for number, card in enumerate(CARDS.directives) if card.name == name)


def hrl_card(name: str) -> int:
    """The H.R.L. card of that name: "Acquire inner", "Hijack blue"."""
    return next(number for number in range(len(CARDS.hrl)) if CARDS.hrl_name(number) == name)


# ---- positions


def arrange(
    game: NovaRaiders,
    *,
    ships: Mapping[int, Mapping[int, str]] | None = None,
    piles: Mapping[int, str] | None = None,
    bays: Mapping[int, Sequence[str]] | None = None,
    hands: Mapping[int, Sequence[int]] | None = None,
    draws: Mapping[int, Sequence[int]] | None = None,
    discards: Mapping[int, Sequence[int]] | None = None,
    lost_ships: Mapping[int, int] | None = None,
    academy: Sequence[int] | None = None,
    academy_deck: Sequence[int] | None = None,
    bag: str | None = None,
    hrl_deck: Sequence[int] | None = None,
    directives: Mapping[int, int] | None = None,
    covered: int | None = None,
    time: int | None = None,
    active: int | None = None,
) -> NovaRaiders:
    """The game changed to the position asked for, at the start of the active player's turn.

    `ships`, once given, is the whole board of ships: by seat, space and Shards under it; other ships are
    in their Docks (`lost_ships` of them out of the game). `piles`, once given, are all lone Shards.
    Hands name basic cards and Specials; a Special named comes from wherever it is, and its new holder owns
    it openly. `draws`, `academy_deck`, `bag` and `hrl_deck` come in the order in which they will be drawn;
    `bag` is its whole contents, the other unplaced Shards are out of the game.
    """
    state = game.state
    _clear_board(state, ships is not None, piles is not None)
    for seat, stowed in (bays or {}).items():
        for bay in range(3):
            state.bag += state.players[seat].bays[bay]
            state.players[seat].bays[bay] = NO_SHARD
        for bay, stack in enumerate(stowed):
            state.players[seat].bays[bay] = _from_bag(state, stack)
    for seat, fleet in (ships or {}).items():
        for at, stack in fleet.items():
            assert state.ships[at] is None, f"two ships on space {at}"
            state.ships[at] = seat
            state.shards[at] = _from_bag(state, stack)
            state.fleets[seat].append(at)
            state.docks[seat] -= 1
    for at, stack in (piles or {}).items():
        state.shards[at] = _from_bag(state, stack)
    for seat, count in (lost_ships or {}).items():
        state.docks[seat] -= count
    _set_cards(state, hands, draws, discards, academy, academy_deck)
    _set_bag(state, bag)
    for card in reversed(hrl_deck or ()):
        (state.hrl_deck if card in state.hrl_deck else state.hrl_used).remove(card)
        state.hrl_deck.append(card)
    for seat, number in (directives or {}).items():
        other = next(d for d in range(len(CARDS.directives)) if d not in (directives or {}).values())
        state.players[seat].directive = number
        state.players[seat].dealt = (number, other)
    if covered is not None:
        state.covered = covered
    if time is not None:
        state.time = time
    if active is not None:
        state.active = active
    state.phase = TURN
    state.frames = []
    game.start = game.copy()
    game.history = []
    return game


def _clear_board(state: State, new_ships: bool, new_piles: bool) -> None:
    for at, owner in enumerate(state.ships):
        if (owner is None and new_piles) or (owner is not None and new_ships):
            state.bag += state.shards[at]
            state.shards[at] = NO_SHARD
        if owner is not None and new_ships:
            state.ships[at] = None
    if new_ships:
        for seat in range(state.rules.seats):
            state.fleets[seat] = []
            state.docks[seat] = state.rules.ships


def _from_bag(state: State, stack: str) -> Shards:
    for shard in shards(stack):
        assert shard in state.bag, f"no {SHARDS[shard]} Shard is left in the bag"
        state.bag.remove(shard)
    return shards(stack)


def _set_bag(state: State, bag: str | None) -> None:
    if bag is None:
        return
    for shard in state.bag:
        state.lost[shard] += 1
    state.bag = list(reversed(shards(bag)))
    for shard in state.bag:
        state.lost[shard] -= 1
    assert min(state.lost) >= 0, "the bag asks for Shards that lie elsewhere"


def _set_cards(
    state: State,
    hands: Mapping[int, Sequence[int]] | None,
    draws: Mapping[int, Sequence[int]] | None,
    discards: Mapping[int, Sequence[int]] | None,
    academy: Sequence[int] | None,
    academy_deck: Sequence[int] | None,
) -> None:
    for seat, cards in (hands or {}).items():
        player = state.players[seat]
        for card in player.hand:
            if card >= CARDS.n_basics:
                player.specials.remove(card)
                state.academy_deck.insert(0, card)
            else:
                player.draw.insert(0, card)
        player.hand = []
        for card in cards:
            _take(state, seat, card)
            player.hand.append(card)
    for seat, cards in (discards or {}).items():
        for card in cards:
            _take(state, seat, card)
            state.players[seat].discard.append(card)
    for seat, cards in (draws or {}).items():
        for card in reversed(cards):
            _take(state, seat, card)
            state.players[seat].draw.append(card)
    if academy is not None:
        for card in state.academy[:]:
            state.academy.remove(card)
            state.academy_deck.insert(0, card)
        for card in academy:
            state.academy_deck.remove(card)
            state.academy.append(card)
    for card in reversed(academy_deck or ()):
        state.academy_deck.remove(card)
        state.academy_deck.append(card)


def _take(state: State, seat: int, card: int) -> None:
    """Take a card from wherever it is; a Special joins the seat's own."""
    own = state.players[seat]
    if card < CARDS.n_basics:
        for pile in (own.hand, own.draw, own.discard):
            if card in pile:
                pile.remove(card)
        return
    for pile in (state.academy, state.academy_deck):
        if card in pile:
            pile.remove(card)
    for player in state.players:
        for pile in (player.hand, player.draw, player.discard, player.specials, player.unseen):
            if card in pile:
                pile.remove(card)
    own.specials.append(card)


def hrl_turned_up(
    name: str,
    ships: Mapping[int, Mapping[int, str]],
    piles: Mapping[int, str] | None = None,
    covered: int = 0,
    bare: bool = False,
) -> NovaRaiders:
    """Two players: seat 0, blue, has ended a turn, and this H.R.L. card is turned up.

    There is always a yellow Shard on an Asteroid of ring 5; `bare` is the option hijack_bare_ships.
    """
    game = arrange(
        new(2, hijack_bare_ships=bare),
        ships=ships,
        piles={space(5, 0, 3): "Y", **(piles or {})},
        hrl_deck=[hrl_card(name)],
        covered=covered,
        time=TIMES[covered],
    )
    end_turn(game)
    assert game.state.hrl_used == [hrl_card(name)]
    return game


def no_effect(game: NovaRaiders) -> bool:
    """Whether the H.R.L. card that seat 0 turned up moved nothing: the turn of seat 1 has begun."""
    return (game.view(None).phase, game.waiting_for()) == ("turn", (1,))


def rule_of(game: NovaRaiders, seat: int, action: Action | dict[str, object]) -> str | None:
    """The rule that refuses the action, None if it is possible; the list of actions says the same."""
    refusal = game.check(seat, action)
    form = action.to_json() if isinstance(action, Action) else action
    listed = [possible.to_json() for possible in game.legal(seat)]
    assert (form in listed) == (refusal is None), (
        f"{form} is {'' if form in listed else 'not '}listed: {refusal}"
    )
    return None if refusal is None else refusal.rule


def end_turn(game: NovaRaiders) -> None:
    """The active player ends the turn, discards nothing and draws."""
    seat = game.view(None).active
    game.play(seat, {"type": "end_turn"})
    if game.view(None).phase == "discard":
        game.play(seat, {"type": "draw"})


def finish(game: NovaRaiders) -> Outcome:
    """The active player's turn ends, and as nothing has happened for long, the Supernova comes (NR-6.6).

    If an H.R.L. card comes before it, its first possibility is taken.
    """
    state = game.state
    state.time = len(state.rules.board.track) - 1
    state.idle = state.rules.idle_turns - 1
    state.advanced = False
    end_turn(game)
    while game.view(None).phase == "hrl":
        (seat,) = game.waiting_for()
        game.play(seat, game.legal(seat)[0])
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.reason == "supernova"
    return outcome


def scored(outcome: Outcome, seat: int) -> dict[str, int]:
    """The points of a seat, by rule and what they are for; a Directive by its name."""
    found = {}
    for part in outcome.breakdown[seat]:
        directive = part.args.get("directive")
        name = CARDS.directives[directive].name if isinstance(directive, int) else part.code
        found[f"{part.rule} {name}"] = part.points
    return found
