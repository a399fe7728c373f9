"""Whether a position from outside is possible in the game: its limits and its moment of the turn."""

from typing import Final

from novatable.afternova.deals import canonical, participants, promise_of, refuse_terms
from novatable.afternova.extract import excess
from novatable.afternova.market import can_take
from novatable.afternova.model import (
    DISCARD,
    MARKET,
    OVER,
    OVERFLOW,
    TURN,
    WINDOW,
    Bot,
    State,
)
from novatable.afternova.pledge import refuse_pledge
from novatable.afternova.terms import MOST, Extraction, Offer, Pledge
from novatable.afternova.turn import might_complete
from novatable.core.errors import Impossible, Refusal

LAST: Final = (WINDOW, OVER)
"""The phases in which a 6th Blueprint can be completed already."""


def wrong(what: str) -> Impossible:
    return Impossible(Refusal("request", "position", {"name": "AfterNova", "detail": what}))


def demand(holds: bool, what: str) -> None:
    if not holds:
        raise wrong(what)


def check(state: State) -> None:
    """Impossible says what is wrong with a state; its cards and Fragments have been counted."""
    _check_numbers(state)
    _check_table(state)
    _check_players(state)
    if state.bot is not None:
        _check_bot(state, state.bot)
    _check_knowledge(state)
    _check_moment(state)
    _check_proposals(state)
    demand(
        (state.extraction is not None) == (state.phase == OVERFLOW), "an Extract is open while one overflows"
    )
    if state.extraction is not None:
        _check_extraction(state, state.extraction)


def _check_numbers(state: State) -> None:
    rules = state.rules
    demand(len(state.offers_made) == rules.seats, "proposals are counted per seat")
    demand(len(state.completions) == rules.people, "completions are counted per player")
    counts = [state.takes, state.free_sweeps, state.offers_numbered, *state.chance.used]
    counts += state.offers_made + state.completions
    demand(min(counts) >= 0 and max(counts) <= MOST, f"counts are 0 to {MOST}")
    demand(1 <= state.turn <= MOST, "turns are counted from 1")
    demand(1 <= state.round <= rules.round_limit, f"rounds are 1 to {rules.round_limit}")


def _check_table(state: State) -> None:
    full = state.rules.market_row
    demand(max(map(len, state.rows)) <= full, f"a row of the Market has up to {full} cards")
    for planet, lying in zip(state.planets, state.fragments, strict=True):
        spaces = state.rules.cards.spaces[planet]
        demand(sum(lying) <= spaces, f"Planet {planet} has {spaces} spaces")


def _check_players(state: State) -> None:
    """AN-4.11, AN-5.5, AN-6.4, AN-6.5."""
    last = state.rules.blueprints_to_end
    for seat, player in enumerate(state.players):
        done = len(player.completed)
        demand(done < last or state.phase in LAST, f"the game ends with Blueprint {last} of a player")
        demand(done <= last, f"nobody completes more than {last} Blueprints")
        fresh = state.completions[seat] if state.phase == WINDOW else 0
        demand(player.ready + fresh == done, "`ready` counts the Blueprints completed before this turn")
        allowed = player.hand_limit(state.rules)
        if state.phase == DISCARD and seat == state.active:
            demand(len(player.hand) == allowed + 1, "whoever has to discard is one card above the limit")
        else:
            demand(len(player.hand) <= allowed, f"seat {seat} may hold {allowed} cards")
        demand(excess(state, seat) <= 0 or state.phase == OVERFLOW, f"seat {seat} stores too many Fragments")


def _check_bot(state: State, bot: Bot) -> None:
    """AN-8.2 to AN-8.4, AN-8.8."""
    rules = state.rules
    last = rules.blueprints_to_end
    finished = bot.finished(rules)
    demand(len(bot.row) <= rules.bot_row, f"Bot's row has up to {rules.bot_row} Blueprints")
    demand(len(bot.scored) + len(bot.unseen) <= last, f"Bot scores at most {last} Blueprints")
    ending = state.phase == OVERFLOW or state.phase in LAST
    demand(not finished or ending, f"the game ends with Blueprint {last} of a player")
    room = rules.bot_storage
    demand(sum(bot.storage) < room or finished, f"Bot discards its stored Fragments when they are {room}")
    for blueprint, covered in zip(bot.row, bot.covered, strict=True):
        cost = state.rules.cards.cost[blueprint]
        demand(all(covered[c] <= cost[c] for c in range(5)), "Fragments lie on icons of their colour")
        demand(sum(covered) < sum(cost) or finished, "a covered Blueprint is scored")


def _check_knowledge(state: State) -> None:
    """AN-4.9, AN-10.5."""
    held = [card for player in state.players for card in player.hand]
    for card, mask in enumerate(state.seen):
        demand(0 <= mask <= state.everyone(), "`seen` is a mask of seats")
        demand(mask == 0 or card in held, "`seen` tells of cards in hands")
    demand(state.phase == TURN or not state.shown, "cards are shown before the action")
    for card, viewer in state.shown:
        demand(card in held and viewer in range(state.rules.people), "shown are cards in hands, to players")
        demand(bool(state.seen[card] >> viewer & 1), "a card that was shown is known")


def _check_moment(state: State) -> None:
    """Somebody can act, and it is the right player now (AN-3.1, AN-5.7, AN-6.6, AN-7.1, AN-7.5)."""
    rules = state.rules
    phase = state.phase
    demand(
        state.active in (range(rules.seats) if phase in LAST else range(rules.people)), "a player is active"
    )
    demand((state.takes > 0 and can_take(state)) or phase != MARKET, "something can be taken")
    demand(phase in (MARKET, DISCARD) or state.takes == state.free_sweeps == 0, "takes belong to the Market")
    waits = [seat for seat in range(rules.people) if seat in state.window]
    demand(waits == state.window, "the window names players in order, each once")
    demand(bool(waits) == (phase == WINDOW), "the window is open while it waits for somebody")
    demand(
        all(might_complete(state, seat) for seat in waits), "the window waits for those who might complete"
    )
    sixth = any(len(player.completed) == rules.blueprints_to_end for player in state.players)
    if state.bot is not None:
        sixth = sixth or state.bot.finished(rules)
    demand(state.final == (sixth and phase in LAST), "`final` tells of a last Blueprint")
    full = state.round == rules.round_limit and state.active == rules.order[-1]
    demand(phase != OVER or state.final or full, "a game ends with a last Blueprint or the last round")


def _check_proposals(state: State) -> None:
    """AN-4.8, AN-4.10, AN-4.16."""
    demand(state.phase == TURN or not (state.offers or state.calls), "proposals stand before the action")
    numbers = [offer.number for offer in state.offers] + [call.number for call in state.calls]
    demand(len(set(numbers)) == len(numbers), "every proposal has a number of its own")
    demand(all(0 < number <= state.offers_numbered for number in numbers), "proposals are numbered")
    for call in state.calls:
        demand(None in participants(state, call.terms), f"call {call.number} has an open place")
        demand(refuse_terms(state, call.terms) is None, f"the terms of call {call.number} are possible")
        others = [seat for seat in range(state.rules.people) if seat != state.active]
        answers = [call.answered.count(seat) for seat in others] if state.rules.one_answer else []
        demand(
            sum(answers) == len(call.answered) and max(answers, default=0) <= 1,
            f"call {call.number} is answered by other players, once each",
        )
    for offer in state.offers:
        _check_offer(state, offer)
    for terms in [*state.declined, *[offer.terms for offer in state.offers], *[c.terms for c in state.calls]]:
        demand(canonical(terms) == terms, "terms stand in their one form")


def _check_offer(state: State, offer: Offer) -> None:
    name = f"proposal {offer.number}"
    demand(refuse_terms(state, offer.terms) is None, f"the terms of {name} are possible")
    agreed = [pledge.seat for pledge in offer.pledges]
    demand(offer.seat in agreed and bool(offer.asked), f"{name} is made by one and asks another")
    sides = participants(state, offer.terms)
    demand(
        sorted([*offer.asked, *agreed]) == sorted(s for s in sides if s is not None), f"{name} asks its sides"
    )
    demand(len(agreed) + len(offer.asked) == len(sides), f"{name} names all helpers")
    for pledge in offer.pledges:
        demand(bool(pledge.paws) or pledge.seat == state.active, f"helpers play Paws for {name}")
        demand(_covered(state, offer, pledge), f"the pledges of {name} are covered")


def _covered(state: State, offer: Offer, pledge: Pledge) -> bool:
    need = promise_of(offer.terms, pledge.seat)
    player = state.players[pledge.seat]
    cards = state.rules.cards
    return refuse_pledge(cards, player, pledge.paws, pledge.upgrades, pledge.returns, need) is None


def _check_extraction(state: State, extraction: Extraction) -> None:
    """AN-4.11: those above capacity choose, and at least one has yet to do so."""
    demand(extraction.slot in range(state.rules.planets), "the extracted Planet is laid out")
    demand(not any(state.fragments[extraction.slot]), "an extracted Planet is empty")
    seats = [pledge.seat for pledge in extraction.pledges]
    demand(state.active in seats, "the active player extracts")
    demand(all(seat in range(state.rules.people) for seat in seats), "players take part in an Extract")
    demand(len(set(seats)) == len(seats), "everybody takes part once")
    for pledge in extraction.pledges:
        back = pledge.returns
        demand(len(set(back)) == len(back) and set(back) <= set(pledge.paws), "Paws return that were played")
    over = [seat for seat in range(state.rules.people) if excess(state, seat) > 0]
    demand(over == [seat for seat, _ in extraction.choices], "those choose who store too much")
    demand(all(seat in seats for seat in over), "who overflows took part")
    demand(any(choice is None for _, choice in extraction.choices), "somebody has yet to choose")
    for seat, choice in extraction.choices:
        if choice is not None:
            fits = all(choice[c] <= state.players[seat].storage[c] for c in range(5))
            demand(fits and sum(choice) == excess(state, seat), f"seat {seat} jettisons what is too much")
