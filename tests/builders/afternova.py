"""Any position of AfterNova in a line: `arrange(game, hands={0: [paw("piloting")]}, storage={0: "KKW"})`.

Cards and Fragments are moved, never made: whatever a place is given comes from where it lies, and what
it held goes back to the bottom of its deck or into the bag. So every built position is a real one, and
it plays, records and dumps like any other.
"""

import re
from collections.abc import Mapping, Sequence
from importlib.resources import files
from pathlib import Path

from novatable import Game
from novatable.afternova.actions import Complete, Discard, Take
from novatable.afternova.cards import COLOURS, SKILLS, UPGRADES, CardSet, load
from novatable.afternova.events import BotLaid, BotPlaced, BotScored, BotScoredUnseen, BotStored
from novatable.afternova.game import AfterNova
from novatable.afternova.model import BLUEPRINTS, DISCARD, MARKET, PAWS, TURN, Bot, State, as_counts
from novatable.afternova.outcome import Outcome
from novatable.afternova.terms import BotHelp, Fragments, Icons, Promise, Share, Terms, Transfer
from novatable.afternova.turn import ready_upgrades
from novatable.core.actions import Event

LETTERS = "KWGPO"
"""Fragments in tests: blacK, White, Green, Purple, Orange."""
CARDS: CardSet = load("standard")


def new(players: int = 4, seed: int | str = 1, cards: str = "standard", **options: object) -> AfterNova:
    """A new game; seat 0 goes first unless said otherwise."""
    options.setdefault("first", 0)
    game = Game.new("afternova", players=players, seed=seed, cards=cards, **options)
    assert isinstance(game, AfterNova)
    return game


def changed_cards(folder: Path, *changes: tuple[str, str]) -> str:
    """A file of the standard cards in which every match of a pattern is replaced; for `new(cards=...)`."""
    text = files("novatable.afternova").joinpath("cards/standard.toml").read_text("utf-8")
    for pattern, new_text in (('name = "standard"', 'name = "changed"'), *changes):
        text, found = re.subn(pattern, new_text, text)
        assert found, f"the standard cards have no {pattern}"
    path = folder / "changed.toml"
    path.write_text(text, "utf-8")
    return str(path)


# ---- values


def fragments(letters: str) -> Fragments:
    """`fragments("KKW")`: two black, one white."""
    return as_counts([letters.count(letter) for letter in LETTERS])


def letters(counts: Sequence[int]) -> str:
    """Fragments per colour as letters: `fragments` the other way round."""
    return "".join(letter * count for letter, count in zip(LETTERS, counts, strict=True))


def icons(**counts: int) -> Icons:
    """`icons(piloting=2, security=1)`."""
    return tuple(counts.get(skill, 0) for skill in SKILLS)  # type: ignore[return-value]


def paw(*skills: str, nth: int = 0) -> int:
    """The nth Paw with exactly these two icons (one skill named: both icons are of it)."""
    want = sorted(skills * 2 if len(skills) == 1 else skills)
    found = [
        number
        for number, counts in enumerate(CARDS.icons)
        if sorted(s for skill, s in enumerate(SKILLS) for _ in range(counts[skill])) == want
    ]
    return found[nth]


def blueprint(
    cost: str | None = None, upgrade: str | None = None, size: int | None = None, nth: int = 0
) -> int:
    """The nth Blueprint of that cost ("KKW"), with that Upgrade ("": none), of that many Fragments."""
    found = [
        card
        for card in range(CARDS.n_paws, len(CARDS.cost))
        if (cost is None or CARDS.cost[card] == fragments(cost))
        and (size is None or CARDS.cost_size[card] == size)
        and (upgrade is None or _upgrade_name(card) == upgrade)
    ]
    return found[nth]


def _upgrade_name(card: int) -> str:
    number = CARDS.upgrade[card]
    return "" if number is None else UPGRADES[number]


def cost_letters(card: int) -> str:
    """What a Blueprint costs, as letters."""
    return letters(CARDS.cost[card])


def starship(objective: str) -> int:
    """The Starship with this hidden objective: `starship("KW")`."""
    one, two = sorted(LETTERS.index(letter) for letter in objective)
    return CARDS.objective.index((one, two))


def complete(card: int, paid: str | None = None) -> Complete:
    """Completing that Blueprint, for what is printed on it unless the payment is named."""
    return Complete(card, CARDS.cost[card] if paid is None else fragments(paid))


def planet(*skills: str, spaces: int) -> int:
    """The Planet of these two skills with so many spaces."""
    want = sorted(skills)
    return next(
        number
        for number, need in enumerate(CARDS.need)
        if CARDS.spaces[number] == spaces and sorted(SKILLS[s] for s in range(4) if need[s]) == want
    )


def terms(
    planet: int,
    promises: Mapping[int | None, Icons],
    split: Mapping[int | None, str],
    transfers: Sequence[tuple[int | None, int | None, str]] = (),
    bot: tuple[Icons, str] | None = None,
) -> Terms:
    """Terms of a deal: icons by seat, Fragments by seat, (giver, receiver, Fragments), Bot's part."""
    return Terms(
        planet,
        tuple(Promise(seat, promised) for seat, promised in promises.items()),
        tuple(Share(seat, fragments(letters)) for seat, letters in split.items()),
        tuple(Transfer(giver, receiver, fragments(letters)) for giver, receiver, letters in transfers),
        None if bot is None else bot_help(*bot),
    )


def bot_help(brings: Icons, takes: str) -> BotHelp:
    """Bot's part of an Extract: its icons, and its Fragments in the order in which it places them."""
    return BotHelp(brings, tuple(LETTERS.index(letter) for letter in takes))


# ---- positions


def arrange(
    game: AfterNova,
    *,
    hands: Mapping[int, Sequence[int]] | None = None,
    storage: Mapping[int, str] | None = None,
    completed: Mapping[int, Sequence[int]] | None = None,
    upgrades: Mapping[int, Sequence[str]] | None = None,
    planets: Sequence[tuple[int, str]] | None = None,
    paws: Sequence[int] | None = None,
    blueprints: Sequence[int] | None = None,
    paw_deck: Sequence[int] | None = None,
    blueprint_deck: Sequence[int] | None = None,
    bag: str | None = None,
    bot_row: Sequence[tuple[int, str]] | None = None,
    bot_storage: str | None = None,
    bot_scored: Sequence[int] | None = None,
    bot_unseen: Sequence[int] | None = None,
    starships: Mapping[int, int] | None = None,
    active: int | None = None,
    planet_deck: Sequence[int] | None = None,
    used_up: Sequence[str] = (),
) -> AfterNova:
    """The game changed to the position asked for; what is not named stays where it is if it can.

    `upgrades` completes fitting Blueprints whose Upgrades work already. Decks and the bag are given in
    the order in which they will be drawn, on top of what else they hold; `bag` gives its whole contents
    (the rest lies in the discards). Decks that are `used_up` ("paws", "blueprints", "planets") hold no more
    than they are given; their rest, too, lies in the discards.
    """
    state = game.state
    elsewhere = {*(paws or ()), *(blueprints or ()), *(blueprint_deck or ()), *(bot_scored or ())}
    elsewhere.update(bot_unseen or (), (card for card, _ in bot_row or ()))
    for cards in (*(hands or {}).values(), *(completed or {}).values()):
        elsewhere.update(cards)
    for seat, named in (upgrades or {}).items():
        used = [*state.players[seat].completed]
        for name in named:
            fitting = [c for c in range(CARDS.n_paws, len(CARDS.cost)) if _upgrade_name(c) == name]
            free = [card for card in fitting if card not in elsewhere and card not in used]
            assert free, f"all {len(fitting)} Blueprints with {name} are asked for elsewhere"
            used.append(free[0])
        elsewhere.update(used)
        _set(state, state.players[seat].completed, used)
    for seat, cards in (completed or {}).items():
        _set(state, state.players[seat].completed, [*state.players[seat].completed, *cards])
    for player in state.players:
        ready_upgrades(state, player)
    for seat, cards in (hands or {}).items():
        _set(state, state.players[seat].hand, cards)
    if paws is not None:
        _set(state, state.rows[PAWS], paws)
    if blueprints is not None:
        _set(state, state.rows[BLUEPRINTS], blueprints)
    if bot_row is not None:
        assert state.bot is not None
        _set(state, state.bot.row, [card for card, _ in bot_row])
    if bot_scored is not None:
        assert state.bot is not None
        _set(state, state.bot.scored, bot_scored)
    if bot_unseen is not None:
        assert state.bot is not None
        _set(state, state.bot.unseen, bot_unseen)
    for card in (*(paw_deck or ()), *(blueprint_deck or ())):
        _take_away(state, card)
    _refill(state, keep_paws=paws is not None, keep_blueprints=blueprints is not None)
    for row, top in ((PAWS, paw_deck), (BLUEPRINTS, blueprint_deck)):
        state.decks[row].extend(reversed(top or ()))
    places = [(state.players[seat].storage, letters) for seat, letters in (storage or {}).items()]
    if planets is not None:
        _set_planets(state, [number for number, _ in planets])
        places += [(state.fragments[slot], letters) for slot, (_, letters) in enumerate(planets)]
    for number in reversed(planet_deck or ()):
        pile = state.planet_deck if number in state.planet_deck else state.planet_discard
        pile.remove(number)
        state.planet_deck.append(number)
    _use_up(state, used_up, len(paw_deck or ()), len(blueprint_deck or ()), len(planet_deck or ()))
    if state.bot is not None and bot_row is not None:
        for covered in state.bot.covered:
            _to_bag(state, covered)
        state.bot.covered = [[0] * 5 for _ in bot_row]
        places += [(state.bot.covered[at], letters) for at, (_, letters) in enumerate(bot_row)]
    if state.bot is not None and bot_storage is not None:
        places.append((state.bot.storage, bot_storage))
    _set_fragments(state, places, bag)
    for seat, starship in (starships or {}).items():
        _swap_starship(state, seat, starship)
    if active is not None:
        state.active = active
    state.phase = TURN
    game.start = game.copy()
    game.history = []
    return game


def _zones(state: State) -> list[list[int]]:
    zones = [*state.decks, *state.discards, *state.rows]
    for player in state.players:
        zones += [player.hand, player.completed]
    if state.bot is not None:
        zones += [state.bot.row, state.bot.scored, state.bot.unseen]
    return zones


def _take_away(state: State, card: int) -> None:
    for zone in _zones(state):
        if card in zone:
            zone.remove(card)
    state.seen[card] = 0


def _set(state: State, zone: list[int], cards: Sequence[int]) -> None:
    for card in zone[:]:
        _take_away(state, card)
        state.decks[PAWS if CARDS.is_paw(card) else BLUEPRINTS].insert(0, card)
    for card in cards:
        _take_away(state, card)
        zone.append(card)


def _refill(state: State, *, keep_paws: bool, keep_blueprints: bool) -> None:
    for row, keep in ((PAWS, keep_paws), (BLUEPRINTS, keep_blueprints)):
        while not keep and len(state.rows[row]) < 4 and state.decks[row]:
            state.rows[row].append(state.decks[row].pop())


def _use_up(state: State, named: Sequence[str], *kept: int) -> None:
    decks = {
        "paws": (state.decks[PAWS], state.discards[PAWS], kept[0]),
        "blueprints": (state.decks[BLUEPRINTS], state.discards[BLUEPRINTS], kept[1]),
        "planets": (state.planet_deck, state.planet_discard, kept[2]),
    }
    for name in named:
        deck, discards, keep = decks[name]
        while len(deck) > keep:
            discards.append(deck.pop(0))


def _set_planets(state: State, planets: Sequence[int]) -> None:
    for slot, number in enumerate(planets):
        if state.planets[slot] != number:
            if number in state.planets:
                other = state.planets.index(number)
                state.planets[other] = state.planets[slot]
                state.fragments[other], state.fragments[slot] = state.fragments[slot], state.fragments[other]
            else:
                pile = state.planet_deck if number in state.planet_deck else state.planet_discard
                pile[pile.index(number)] = state.planets[slot]
            state.planets[slot] = number


def _set_fragments(state: State, places: Sequence[tuple[list[int], str]], bag: str | None) -> None:
    for held, _ in places:
        _to_bag(state, held)
    for held, letters in places:
        _from_bag(state, held, letters)
    if bag is not None:
        for colour in state.bag:
            state.fragment_discard[colour] += 1
        state.bag = [LETTERS.index(letter) for letter in reversed(bag)]
        for colour in state.bag:
            state.fragment_discard[colour] -= 1
        assert min(state.fragment_discard) >= 0, "the bag asks for Fragments that lie elsewhere"


def _to_bag(state: State, held: list[int]) -> None:
    for colour in range(5):
        state.bag[:0] = [colour] * held[colour]
        held[colour] = 0


def _from_bag(state: State, held: list[int], letters: str) -> None:
    for letter in letters:
        colour = LETTERS.index(letter)
        if colour in state.bag:
            state.bag.remove(colour)
        else:
            assert state.fragment_discard[colour], f"no {COLOURS[colour]} Fragment is left"
            state.fragment_discard[colour] -= 1
        held[colour] += 1


def _swap_starship(state: State, seat: int, starship: int) -> None:
    holder = state.players[seat] if seat < len(state.players) else state.bot
    assert holder is not None
    if starship in state.spare:
        state.spare[state.spare.index(starship)] = holder.starship
    for other in state.players:
        if other.starship == starship:
            other.starship = holder.starship
    if state.bot is not None and state.bot.starship == starship:
        state.bot.starship = holder.starship
    holder.starship = starship


# ---- play


def market(game: AfterNova) -> list[Event]:
    """The active player takes all Paws they may and keeps them within the hand limit; what came of it."""
    state, events = game.state, list[Event]()
    seat, turn = state.active, state.turn
    while state.turn == turn and state.phase in (TURN, MARKET, DISCARD):
        card = (state.rows[PAWS] or state.rows[BLUEPRINTS])[0]
        events += game.play(
            seat, Take(card) if state.phase != DISCARD else Discard(state.players[seat].hand[-1])
        )
    return events


def pass_all(game: AfterNova) -> None:
    """Everyone in the window completes nothing more."""
    while game.waiting_for() and game.view(None).phase == "window":
        game.play(game.waiting_for()[0], {"type": "pass"})


def bot_of(game: AfterNova) -> Bot:
    assert game.state.bot is not None
    return game.state.bot


def row_of(game: AfterNova) -> list[tuple[int, str]]:
    """Bot's row: each Blueprint with the Fragments on it, as `arrange` takes it."""
    bot = bot_of(game)
    return [(card, letters(covered)) for card, covered in zip(bot.row, bot.covered, strict=True)]


def of_bot(events: Sequence[Event]) -> list[Event]:
    """Those of the events that tell what Bot did with Fragments and Blueprints."""
    kinds = (BotPlaced, BotStored, BotScored, BotScoredUnseen, BotLaid)
    return [event for event in events if isinstance(event, kinds)]


def outcome(game: AfterNova) -> Outcome:
    """The outcome of a game that is over."""
    found = game.outcome()
    assert found is not None
    return found


def scored(outcome: Outcome, seat: int) -> dict[str, int]:
    """The points of a seat, by rule and what they are for."""
    return {f"{part.rule} {part.code}": part.points for part in outcome.breakdown[seat]}


def rule_of(game: AfterNova, seat: int, action: object) -> str | None:
    """The rule that refuses the action, None if it is possible."""
    refusal = game.check(seat, action)
    return None if refusal is None else refusal.rule
