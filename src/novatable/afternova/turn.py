"""The course of turns: the completion window, what is filled up after it, the next turn, the end."""

from novatable.afternova import bot
from novatable.afternova.draw import fill_planet, fill_row
from novatable.afternova.events import GameEnded, PlanetFilled, RowFilled, TurnBegan, WindowOpened
from novatable.afternova.model import (
    BLUEPRINTS,
    OVER,
    PAWS,
    TURN,
    WINDOW,
    Player,
    State,
    as_counts,
)
from novatable.afternova.scoring import outcome_of
from novatable.core.actions import Event


def might_complete(state: State, seat: int) -> bool:
    """Whether, going by public facts, the player might complete something in this window (AN-6.6)."""
    player = state.players[seat]
    limit = state.rules.completions_per_turn
    return (
        bool(player.hand)
        and sum(player.storage) >= state.rules.cards.cheapest
        and len(player.completed) < state.rules.blueprints_to_end
        and (limit is None or state.completions[seat] < limit)
    )


def open_window(state: State, events: list[Event]) -> None:
    """The action is over: every player may complete Blueprints (AN-3.2, AN-6.1)."""
    state.phase = WINDOW
    state.completions = [0] * state.rules.people
    if state.bot is not None and state.bot.finished(state.rules):
        state.final = True
    reopen_window(state, events)
    settle_window(state, events)


def reopen_window(state: State, events: list[Event]) -> None:
    """Wait for all who might complete something, whether or not they have passed (AN-7.1)."""
    state.window = [seat for seat in range(state.rules.people) if might_complete(state, seat)]
    if state.window:
        events.append(WindowOpened(tuple(state.window)))


def settle_window(state: State, events: list[Event]) -> None:
    """Once the game waits for nobody, the turn passes or the game ends (AN-3.2, AN-7.1)."""
    if state.window:
        return
    for player in state.players:
        ready_upgrades(state, player)
    rules = state.rules
    position = rules.order.index(state.active)
    if state.final or (position == rules.seats - 1 and state.round >= rules.round_limit):
        end(state, events)
        return
    _fill_up(state, events)
    if position == rules.seats - 1:
        position = -1
        state.round += 1
    state.active = rules.order[position + 1]
    begin_turn(state, events)


def ready_upgrades(state: State, player: Player) -> None:
    """Upgrades of Blueprints completed in this turn work from the next one on (AN-6.4)."""
    for card in player.completed[player.ready :]:
        upgrade = state.rules.cards.upgrade[card]
        if upgrade is not None:
            player.upgrades[upgrade] += 1
    player.ready = len(player.completed)


def _fill_up(state: State, events: list[Event]) -> None:
    """Empty spaces on Planets, then short Market rows, as far as possible (AN-3.4)."""
    for slot, planet in enumerate(state.planets):
        if sum(state.fragments[slot]) < state.rules.cards.spaces[planet]:
            added = fill_planet(state, slot, events)
            if any(added):
                events.append(PlanetFilled(slot, planet, as_counts(added)))
    fill_rows(state, events)


def fill_rows(state: State, events: list[Event]) -> None:
    """Both rows of the Market back to their full length, as far as possible (AN-5.1)."""
    paws = fill_row(state, PAWS, events)
    if paws:
        events.append(RowFilled("paws", tuple(paws)))
    blueprints = fill_row(state, BLUEPRINTS, events)
    if blueprints:
        events.append(RowFilled("blueprints", tuple(blueprints)))


def begin_turn(state: State, events: list[Event]) -> None:
    """AN-3.1; Bot's turn is its procedure, then a window like in any other turn (AN-8.10)."""
    state.turn += 1
    state.phase = TURN
    state.offers_made = [0] * state.rules.seats
    state.declined = []
    events.append(TurnBegan(state.active, state.turn, state.round))
    if state.bot is not None and state.active == state.rules.bot_seat:
        bot.take_turn(state, state.bot, events)
        open_window(state, events)


def end(state: State, events: list[Event]) -> None:
    """The game is over and everything is revealed (AN-7.1, AN-7.5, AN-10.4)."""
    state.phase = OVER
    state.outcome = outcome_of(state)
    starships = [player.starship for player in state.players]
    hands = tuple([tuple(sorted(player.hand)) for player in state.players])
    unseen: list[int] = []
    if state.bot is not None:
        starships.append(state.bot.starship)
        unseen = state.bot.unseen
    seed = state.chance.seed.hex()
    events.append(GameEnded(state.outcome, tuple(starships), hands, tuple(unseen), seed))
