"""A whole game that fits a view: what the viewer cannot know is chosen at random.

Everything in the view is kept, so the imagined game gives the same view. Hands are dealt from
the cards the viewer has not located; a player who has agreed to a proposal gets Paws that can cover it.
"""

from random import Random

from novatable.afternova.actions import Jettison
from novatable.afternova.cards import CardSet
from novatable.afternova.deals import promise_of
from novatable.afternova.extract import legal_jettison
from novatable.afternova.hands import Hands
from novatable.afternova.model import PHASES, STREAMS, Bot, Player, Rules, State
from novatable.afternova.pledge import covers_of
from novatable.afternova.terms import Extraction, Offer, OpenCall, Pledge
from novatable.afternova.view import OfferView, PlayerView, View
from novatable.core.chance import SEED_BYTES, Chance


def imagine_state(view: View, rules: Rules, rng: Random) -> State:
    cards = rules.cards
    paws, blueprints = _unlocated(view, cards)
    starships = _unlocated_starships(view, cards)
    bag = _bag(view, rules.fragments_per_colour)
    planets = _planet_deck(view, cards)
    for pile in (paws, blueprints, starships, bag, planets):
        rng.shuffle(pile)
    state = State(
        rules=rules,
        chance=Chance(rng.randbytes(SEED_BYTES), STREAMS, [0] * len(STREAMS)),
        players=[_player(player, view, starships) for player in view.players],
        bot=_bot(view, starships, blueprints),
        decks=[[], []],
        discards=[list(view.paw_discard), list(view.blueprint_discard)],
        rows=[list(view.paws), list(view.blueprints)],
        planet_deck=planets,
        planet_discard=list(view.planet_discard),
        planets=[laid.planet for laid in view.planets],
        fragments=[list(laid.fragments) for laid in view.planets],
        bag=bag,
        fragment_discard=list(view.fragment_discard),
        spare=starships,
        seen=[0] * len(cards.cost),
        active=view.active,
        turn=view.turn,
        round_=view.round,
        phase=PHASES.index(view.phase),
        offers=[],
        calls=[OpenCall(call.number, call.terms, call.answered) for call in view.calls],
        offers_numbered=view.offers_numbered,
        offers_made=list(view.offers_made),
        declined=list(view.declined),
        shown=[],
        takes=view.takes,
        free_sweeps=view.free_sweeps,
        extraction=None,
        window=list(view.window),
        completions=list(view.completions),
        final=view.final,
        outcome=view.outcome,
    )
    if not Hands(state, view, paws, blueprints, rng).deal():
        raise ValueError("no hands fit what has been agreed in this view")
    state.offers = _offers(state, view, rng)
    _remember(state, view, rng)
    state.extraction = _extraction(state, view, rng)
    return state


def _unlocated(view: View, cards: CardSet) -> tuple[list[int], list[int]]:
    """Paws and Blueprints whose place the viewer does not know."""
    located = {*view.paws, *view.blueprints, *view.paw_discard, *view.blueprint_discard}
    for player in view.players:
        located.update(player.known, player.completed)
    if view.bot is not None:
        located.update(view.bot.row, view.bot.scored, view.bot.unseen or ())
    if view.extraction is not None:
        located.update(paw for pledge in view.extraction.pledges for paw in pledge.paws)
    paws = [card for card in range(cards.n_paws) if card not in located]
    blueprints = [card for card in range(cards.n_paws, len(cards.cost)) if card not in located]
    return paws, blueprints


def _unlocated_starships(view: View, cards: CardSet) -> list[int]:
    known = [player.starship for player in view.players]
    if view.bot is not None:
        known.append(view.bot.starship)
    return [starship for starship in range(len(cards.starships)) if starship not in known]


def _bag(view: View, per_colour: int) -> list[int]:
    piles = [view.fragment_discard]
    piles += [laid.fragments for laid in view.planets]
    piles += [player.storage for player in view.players]
    if view.bot is not None:
        piles += [view.bot.storage, *view.bot.covered]
    return [colour for colour in range(5) for _ in range(per_colour - sum(pile[colour] for pile in piles))]


def _planet_deck(view: View, cards: CardSet) -> list[int]:
    seen = [*[laid.planet for laid in view.planets], *view.planet_discard]
    return [planet for planet in range(len(cards.planets)) if planet not in seen]


def _player(player: PlayerView, view: View, starships: list[int]) -> Player:
    mine = player.seat == view.seat
    return Player(
        starships.pop() if player.starship is None else player.starship,
        list(view.hand if mine else player.known),
        list(player.storage),
        list(player.completed),
        player.ready,
        list(player.upgrades),
    )


def _bot(view: View, starships: list[int], blueprints: list[int]) -> Bot | None:
    """Bot, with Blueprints from the shuffled unlocated ones for those it scored unseen."""
    bot = view.bot
    if bot is None:
        return None
    unseen = bot.unseen
    if unseen is None:
        unseen = tuple([blueprints.pop() for _ in range(bot.unseen_count)])
    return Bot(
        starships.pop() if bot.starship is None else bot.starship,
        list(bot.row),
        [list(fragments) for fragments in bot.covered],
        list(bot.storage),
        list(bot.scored),
        list(unseen),
    )


def _covers(state: State, offer: OfferView, seat: int) -> list[Pledge]:
    """Every pledge with which the seat can have agreed."""
    covers = covers_of(state.rules.cards, state.players[seat], promise_of(offer.terms, seat))
    return [Pledge(seat, paws, named, ()) for paws, named in covers if paws or seat == state.active]


def _offers(state: State, view: View, rng: Random) -> list[Offer]:
    offers: list[Offer] = []
    for offer in view.offers:
        pledges = tuple(
            [
                offer.mine
                if offer.mine is not None and seat == view.seat
                else rng.choice(_covers(state, offer, seat))
                for seat in offer.agreed
            ]
        )
        offers.append(Offer(offer.number, offer.seat, offer.terms, offer.asked, pledges))
    return offers


def _remember(state: State, view: View, rng: Random) -> None:
    """What has been seen and shown: as the viewer knows it, and guessed for other players (AN-10.5)."""
    eye = 1 << (state.rules.seats if view.seat is None else view.seat)
    for player in view.players:
        for card in player.open:
            state.seen[card] = state.everyone()
        if player.seat != view.seat:
            for card in player.known:
                state.seen[card] |= eye
    for confided in view.confided:
        for seat in confided.to:
            state.seen[confided.card] |= 1 << seat
    for shown in view.shown:
        if shown.card is not None:
            card = shown.card
        else:
            hand = state.players[shown.seat].hand
            known = [c for c in hand if view.seat is not None and state.seen[c] & eye]
            fresh = [c for c in hand if (c, shown.to) not in state.shown]
            card = rng.choice([c for c in fresh if c not in known] or fresh)
        state.shown.append((card, shown.to))
        state.seen[card] |= 1 << shown.to


def _extraction(state: State, view: View, rng: Random) -> Extraction | None:
    waiting = view.extraction
    if waiting is None:
        return None
    seats = sorted(waiting.waiting + waiting.chosen)
    state.extraction = Extraction(waiting.slot, waiting.pledges, tuple([(seat, None) for seat in seats]))
    choices = []
    for seat in seats:
        choice = waiting.mine if seat == view.seat else None
        if choice is None and seat in waiting.chosen:
            action = rng.choice(legal_jettison(state, seat))
            assert isinstance(action, Jettison)
            choice = action.fragments
        choices.append((seat, choice))
    return Extraction(waiting.slot, waiting.pledges, tuple(choices))
