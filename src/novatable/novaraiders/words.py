"""Nova-Raiders in plain English: what happened, what a seat can do, what is on a card.

Made only from events and actions, the cards, and who plays. The viewer's own seat is "you". Rings and Bays
count from 1, as people do; Shards are named from the lowest to the highest.
"""

from collections.abc import Sequence
from typing import Final, assert_never, cast

from novatable.core.actions import Action, Event
from novatable.core.words import Seated, capital, listed, plural
from novatable.novaraiders import actions, events
from novatable.novaraiders.cards import (
    BASIC_ACTIONS,
    BUCCANEER,
    COLOURS,
    DESTROYER,
    GRADUATE,
    KINDS,
    LAST_LIGHT,
    LONG_BURN,
    MOST,
    OLD_HANDS,
    PAIRS,
    SHARDS,
    TOWER,
    TRIM,
    CardSet,
    Directive,
)
from novatable.novaraiders.model import colours_of

HRL: Final = "H.R.L."
REASONS: Final = {
    "supernova": "the Star goes Supernova",
    "no_ships": "no player has a ship left",
    "no_shards": "no Shard is left on the board or in the bag",
}
WHY: Final = {
    "unload": "",
    "timekeeper": " by Timekeeper",
    "idle": ", as nobody has advanced it for a long time (NR-6.6)",
    "no_shards": ", as no Shard is on the board (NR-6.7)",
}
SPECIALS: Final = {
    "timekeeper": "advance the Time Track by one space",
    "stevedore": "exchange the top Shards of your Bays, or rebuild one Bay",
    "hop": "move a ship to an adjacent space of the next ring",
    "gateway": "jump from an ordinary space to an open Gate",
    "tractor_beam": "orbit an opponent's ship 1 to 3 spaces",
    "drop_pod": "unload from any space; the Time Track advances",
    "long_burn": "orbit any number of spaces up to",
    "slipstream": "the Orbits that follow need no Chains",
    "gate_ram": "from a Gate, push the Stack on the next Gate inward toward the Star",
    "plunder": "hijack a Stack of all its Shards",
    "hit_and_run": "hijack, then orbit 1 to 3 spaces with the same ship",
    "shove": "push a ship next to yours away, by your height",
    "breach": "jump to any Gate and push an opponent on it along the ring",
}


def tell(event: Event, cards: CardSet, names: Sequence[str], viewer: int | None, people: int) -> str:
    """What the viewer may know of an event, as a sentence. `people` says how many play."""
    return Words(cards, names, viewer, people).told(event)


def describe(action: Action, cards: CardSet, names: Sequence[str], viewer: int | None, people: int) -> str:
    """An action as something to choose: "Launch a ship to ring 3, blue Gate"."""
    return Words(cards, names, viewer, people).described(action)


def shards_in_words(shards: Sequence[int]) -> str:
    """ "a yellow Shard", "2 Shards (yellow, black)": the lowest first."""
    if len(shards) == 1:
        return f"a {SHARDS[shards[0]]} Shard"
    return f"{len(shards)} Shards ({', '.join(SHARDS[shard] for shard in shards)})"


def goal_in_words(directive: Directive) -> str:
    """What a Directive asks for (section 10)."""
    colour, count = SHARDS[directive.shard], directive.at_least
    goals = {
        TOWER: "your highest Bay is higher than everybody else's",
        PAIRS: f"for each pair of {colour} Shards in your Bays",
        MOST: f"more {colour} Shards in your Bays than anybody else",
        DESTROYER: "an opponent's ship was destroyed by you",
        TRIM: f"each of your Bays holds at least {plural(count, 'Shard')}",
        OLD_HANDS: "none of your ships was destroyed",
        GRADUATE: "more Special cards than anybody else",
        BUCCANEER: f"you hijacked at least {plural(count, 'time')}",
        LAST_LIGHT: "you triggered the Supernova",
    }
    return goals[directive.goal]


class Words(Seated):
    """Phrases about the cards, spaces and seats of one game, for one viewer."""

    __slots__ = ("board", "cards", "colours")

    def __init__(self, cards: CardSet, names: Sequence[str], viewer: int | None, people: int) -> None:
        super().__init__(names, viewer)
        self.cards = cards
        self.board = cards.board(people)
        self.colours = colours_of(people)

    # ---- nouns

    def colour(self, base: int) -> str:
        """The colour of a base and of its player's ships."""
        return COLOURS[self.colours[base]]

    def space(self, space: int) -> str:
        """ "ring 3, blue Gate", "ring 4, 2 after the blue Gate" (clockwise)."""
        board = self.board
        ring, step, colour = board.ring[space] + 1, board.step[space], self.colour(board.base[space])
        return f"ring {ring}, {step} after the {colour} Gate" if step else f"ring {ring}, {colour} Gate"

    def card(self, card: int) -> str:
        """A hand card; of a Special, its symbol too."""
        symbol = self.cards.symbol[card]
        name = self.cards.card_name(card)
        return name if symbol is None else f"{name} ({SHARDS[symbol]})"

    def several(self, cards: Sequence[int]) -> str:
        return listed([self.card(card) for card in cards] or ["nothing"])

    def special(self, card: int) -> str:
        """What the action of a Special does."""
        special = self.cards.specials[card - self.cards.n_basics]
        reach = f" {special.reach}" if special.kind == LONG_BURN else ""
        return SPECIALS[KINDS[special.kind]] + reach

    def directive(self, directive: int) -> str:
        """A Directive with its points and what it asks for."""
        card = self.cards.directives[directive]
        return f"{card.name} ({plural(card.points, 'point')}: {goal_in_words(card)})"

    def _ship(self, seat: int, by: int) -> str:
        """A ship as whoever steers it would call it."""
        return "a ship" if seat == by else f"{self.whose(seat)} ship"

    # ---- refusals

    def named(self, kind: str, number: int) -> str | None:
        if kind in ("space", "gate") and number < self.board.size:
            return self.space(number)
        if kind == "card" and number < self.cards.n_cards:
            return self.card(number)
        if kind == "directive" and number < len(self.cards.directives):
            return self.cards.directives[number].name
        return f"Bay {number + 1}" if kind == "bay" else super().named(kind, number)

    # ---- events

    def told(self, event: Event) -> str:
        """What the viewer may know of an event, as a sentence."""
        return f"{capital(self.happened(cast(events.AnyEvent, event.face(self.viewer))))}."

    def happened(self, event: events.AnyEvent) -> str:
        """A clause without capital or full stop."""
        match event:
            case events.DirectiveKept():
                kept = "a Directive" if event.directive is None else self.directive(event.directive)
                return self.does(event.seat, f"keep {kept}")
            case events.TurnBegan():
                return f"turn {event.turn}, round {event.round}: it is {self.whose(event.seat)} turn"
            case events.Launched():
                return self.does(event.seat, f"launch a ship to {self.space(event.to)}")
            case events.Played():
                return self.does(event.seat, f"play {self.card(event.card)} {_use(event.use)}")
            case events.Moved():
                way = f"from {self.space(event.ship)} to {self.space(event.to)}"
                moved = self.does(event.by, f"move {self._ship(event.seat, event.by)} {way}")
                return moved + _left(event.left) + _taken(event.taken)
            case events.Pushed():
                lost = f" with {shards_in_words(event.lost)}" if event.lost else ""
                to = f"into the Star{lost}" if event.to is None else f"to {self.space(event.to)}"
                ship = self._ship(event.seat, event.by)
                pushed = self.does(event.by, f"push {ship} from {self.space(event.ship)} {to}")
                return pushed + _left(event.left) + _taken(event.taken)
            case events.Stowed():
                return self.does(event.seat, f"stow {shards_in_words([event.shard])} in Bay {event.bay + 1}")
            case events.Docked():
                return f"{self.whose(event.seat)} ship is back in the Dock"
            case events.Lifted():
                bays = listed(dict.fromkeys(str(bay + 1) for bay in event.bays))
                return self.does(event.seat, f"take {shards_in_words(event.shards)} from Bay {bays}")
            case events.Restowed():
                return self.does(
                    event.seat, f"put {shards_in_words([event.shard])} back onto Bay {event.bay + 1}"
                )
            case events.Took():
                laid = "" if event.refill is None else f"; {self.card(event.refill)} takes its place"
                return self.does(event.seat, f"take {self.card(event.card)} from the Academy{laid}")
            case events.TookUnseen():
                card = "a Special card" if event.card is None else self.card(event.card)
                took = self.does(event.seat, f"take {card} unseen from the Academy")
                return f"{took}; face up now: {self.several(event.row)}"
            case events.TimeAdvanced():
                name = "Supernova" if event.event == "supernova" else event.event
                return f"the Time Track advances to space {event.time}, {name}{WHY[event.why]}"
            case events.ShardDrawn():
                return self.does(event.seat, f"draw {shards_in_words([event.shard])} from the bag")
            case events.ShardPlaced():
                return self.does(
                    event.seat, f"place the {SHARDS[event.shard]} Shard on {self.space(event.to)}"
                )
            case events.SpawnSkipped():
                lacking = "the bag is empty" if event.why == "no_shard" else "no Asteroid is open"
                return f"{self.does(event.seat, 'place')} no Shard, as {lacking}"
            case events.StarExpanded():
                lost = f" and swallows {shards_in_words(event.shards)}" if event.shards else ""
                return f"the Star expands over ring {event.ring + 1}{lost}"
            case events.ShipDestroyed():
                lost = f" with {shards_in_words(event.shards)}" if event.shards else ""
                return f"{self.whose(event.seat)} ship on {self.space(event.ship)} is destroyed{lost}"
            case events.HrlFled():
                to = "into its Dock" if event.to is None else f"to {self.space(event.to)}"
                return f"{HRL}'s ship flees from {self.space(event.ship)} {to}"
            case events.TurnEnded():
                return self.does(event.seat, f"end {'your' if event.seat == self.viewer else 'the'} turn")
            case events.CardDiscarded():
                return self.does(event.seat, f"discard {self.card(event.card)}")
            case events.Drew():
                drawn = plural(event.count, "card") if event.cards is None else self.several(event.cards)
                return self.does(event.seat, f"draw {drawn}")
            case events.Reshuffled():
                return self.does(
                    event.seat, f"shuffle {plural(event.count, 'used card')} into a new draw pile"
                )
            case events.HrlTurned():
                todo = f"{self.does(event.seat, 'carry')} it out" if event.possible else "nothing moves"
                return f"{HRL}'s card is {self.cards.hrl_name(event.card)}: {todo}"
            case events.GameEnded():
                return self._game_ended(event)
            case _:
                assert_never(event)

    def _game_ended(self, event: events.GameEnded) -> str:
        outcome = event.outcome
        people = range(len(event.hands))
        winners = listed(self.does(seat, "win") for seat in outcome.winners)
        scores = listed(f"{self.name(seat)} {outcome.scores[seat]}" for seat in people)
        kept = [
            f"{self.name(seat)} {self.cards.directives[directive].name}"
            for seat, directive in enumerate(event.kept)
            if directive is not None
        ]
        directives = f" Directives: {listed(kept)}." if kept else ""
        hands = "; ".join(f"{self.name(seat)} {self.several(event.hands[seat])}" for seat in people)
        return (
            f"the game is over, as {REASONS[outcome.reason]}: {winners}. Points: {scores}.{directives} "
            f"Hands: {hands}. The seed was {event.seed}"
        )

    # ---- actions

    def described(self, action: Action) -> str:
        """An action as something to choose."""
        return capital(self.choice(cast(actions.AnyAction, action)))

    def choice(self, action: actions.AnyAction) -> str:
        """An action in the imperative, without capital."""
        match action:
            case actions.Keep():
                return f"keep {self.directive(action.directive)}"
            case actions.Launch():
                return f"launch a ship to {self.space(action.to)}"
            case actions.Chain():
                return f"play {self.card(action.card)} {_use('chain')}"
            case actions.EndTurn():
                return "end your turn"
            case actions.Discard():
                return f"discard {self.card(action.card)}"
            case actions.Draw():
                return "discard nothing more and draw"
            case actions.Orbit() | actions.Jump():
                return f"{action.type} {self._way(action.ship, action.to)}{self._with(action.card)}"
            case actions.Unload():
                return f"unload the Stack on {self.space(action.ship)}{self._with(action.card)}"
            case actions.Hijack():
                return self._attack("hijack", action)
            case actions.Upgrade():
                what = "a Special card unseen" if action.take is None else self.card(action.take)
                return f"take {what} from the Academy{self._with(action.card)}"
            case actions.Timekeeper():
                return f"advance the Time Track{self._with(action.card)}"
            case actions.Stevedore():
                what = "exchange the top Shards" if action.bay is None else f"rebuild Bay {action.bay + 1}"
                return f"{what}{self._with(action.card)}"
            case actions.Hop() | actions.Gateway() | actions.LongBurn():
                return f"move {self._way(action.ship, action.to)}{self._with(action.card)}"
            case actions.TractorBeam():
                return f"move an opponent's ship {self._way(action.ship, action.to)}{self._with(action.card)}"
            case actions.DropPod():
                return f"unload the Stack on {self.space(action.ship)}{self._with(action.card)}"
            case actions.Slipstream():
                return f"orbit without Chains from now on{self._with(action.card)}"
            case actions.GateRam():
                return f"ram the next Gate inward from {self.space(action.ship)}{self._with(action.card)}"
            case actions.Plunder():
                return self._attack("plunder", action)
            case actions.HitAndRun():
                return self._attack("hijack", action)
            case actions.Shove():
                return self._attack("shove", action)
            case actions.Breach():
                pushed = "" if action.push is None else f", pushing {action.push.replace('_', '-')}"
                return f"jump {self._way(action.ship, action.to)}{pushed}{self._with(action.card)}"
            case actions.Leave():
                return f"leave {plural(action.count, 'Shard') if action.count else 'nothing'} behind"
            case actions.Run():
                return "stay" if action.to is None else f"orbit to {self.space(action.to)}"
            case actions.Stow():
                return f"stow the Shard in Bay {action.bay + 1}"
            case actions.Restow():
                return f"put {shards_in_words([action.shard])} back next"
            case actions.Place():
                return f"place the Shard on {self.space(action.to)}"
            case actions.HrlMove():
                return f"move {HRL}'s ship {self._way(action.ship, action.to)}"
            case actions.HrlHijack():
                up = "" if action.side == action.ship else f", moved up to {self.space(action.side)}"
                return (
                    f"hijack {self.space(action.victim)} with {HRL}'s ship on {self.space(action.ship)}{up}"
                )
            case _:
                assert_never(action)

    def _way(self, ship: int, to: int) -> str:
        return f"from {self.space(ship)} to {self.space(to)}"

    def _with(self, card: int) -> str:
        return f", with {self.card(card)}"

    def _attack(
        self, verb: str, action: actions.Hijack | actions.Plunder | actions.HitAndRun | actions.Shove
    ) -> str:
        where = f"{self.space(action.victim)} from {self.space(action.ship)}"
        return f"{verb} the ship on {where}{self._with(action.card)}"


def _use(use: str) -> str:
    if use == "chain":
        return "as a Chain"
    return f"to {use}" if use in BASIC_ACTIONS else "for its action"


def _left(shards: Sequence[int]) -> str:
    return f", leaving {shards_in_words(shards)} behind" if shards else ""


def _taken(shards: Sequence[int]) -> str:
    return f", onto {shards_in_words(shards)}" if shards else ""
