"""AfterNova in plain English: what happened, what a seat can do, what a deal says.

Made only from events and actions, the cards and the seats' names. The viewer's own seat is "you".
"""

from collections.abc import Sequence
from typing import Final, assert_never, cast

from novatable.afternova import actions, events
from novatable.afternova.cards import COLOURS, ICONS, UPGRADES, CardSet
from novatable.afternova.terms import BotHelp, Fragments, Pledge, Share, Terms, Transfer
from novatable.core.actions import Action, Event
from novatable.core.words import Seated, capital, listed, plural

Pledged = Pledge | actions.Extract | actions.Propose | actions.Agree
"""Anything that names Paws, Upgrades and Paws to take back (AN-4.10)."""

KINDS: Final = {"paws": "Paw", "blueprints": "Blueprint", "planets": "Planet", "bag": "Fragment"}
REASONS: Final = {
    "sixth_blueprint": "a 6th Blueprint is completed",
    "round_limit": "the last round is played",
}


def tell(event: Event, cards: CardSet, names: Sequence[str], viewer: int | None) -> str | None:
    """What the viewer may know of an event, as a sentence; None if there is nothing to say."""
    text = Words(cards, names, viewer).happened(cast(events.AnyEvent, event.face(viewer)))
    return f"{capital(text)}." if text else None


def describe(action: Action, cards: CardSet, names: Sequence[str], viewer: int | None = None) -> str:
    """An action as something to choose: "Take Swoop (2 piloting)"."""
    return capital(Words(cards, names, viewer).choice(cast(actions.AnyAction, action)))


def terms_in_words(terms: Terms, cards: CardSet, names: Sequence[str], viewer: int | None = None) -> str:
    """What a deal says: the Planet, who brings what, who gets what, which stored Fragments move."""
    return f"{capital(Words(cards, names, viewer).terms(terms))}."


def fragments_in_words(fragments: Sequence[int]) -> str:
    """Fragments per colour: "2 black and 1 white"."""
    return _counted(fragments, COLOURS)


def icons_in_words(icons: Sequence[int]) -> str:
    """Icons per skill, wild ones last: "2 piloting and 1 wild"."""
    return _counted(icons, ICONS)


def _counted(counts: Sequence[int], nouns: Sequence[str]) -> str:
    return listed(
        [f"{count} {noun}" for count, noun in zip(counts, nouns, strict=False) if count] or ["nothing"]
    )


class Words(Seated):
    """Phrases about the cards and seats of one game, for one viewer."""

    __slots__ = ("cards",)

    def __init__(self, cards: CardSet, names: Sequence[str], viewer: int | None) -> None:
        super().__init__(names, viewer)
        self.cards = cards

    def named(self, kind: str, number: int) -> str | None:
        if kind == "planet" and number < len(self.cards.planets):
            return f"Planet {self.cards.planets[number].name}"
        if kind == "card" and number < len(self.cards.paws) + len(self.cards.blueprints):
            return self.cards.card_name(number)
        return super().named(kind, number)

    def card(self, card: int) -> str:
        """A hand card with what is on it."""
        cards = self.cards
        if cards.is_paw(card):
            return f"{cards.card_name(card)} ({icons_in_words(cards.icons[card])})"
        upgrade = cards.upgrade[card]
        facts = [fragments_in_words(cards.cost[card]), plural(cards.points[card], "point")]
        if upgrade is not None:
            facts.append(UPGRADES[upgrade].capitalize())
        return f"{cards.card_name(card)} ({', '.join(facts)})"

    def whole(self, cards: Sequence[int]) -> str:
        return listed([self.card(card) for card in cards])

    def called(self, cards: Sequence[int]) -> str:
        return listed([self.cards.card_name(card) for card in cards] or ["nothing"])

    def planet(self, planet: int) -> str:
        return self.cards.planets[planet].name

    def _completing(self, blueprint: int, paid: Fragments) -> str:
        """Mentions the payment if it is not the printed cost (AN-9.7)."""
        otherwise = "" if paid == self.cards.cost[blueprint] else f", paying {fragments_in_words(paid)}"
        return f"complete {self.card(blueprint)}{otherwise}"

    # ---- deals

    def terms(self, terms: Terms) -> str:
        brought = [self.does(p.seat, f"bring {icons_in_words(p.icons)}") for p in terms.promises]
        return f"{self.planet(terms.planet)}: " + "; ".join(
            [", ".join(brought), *self._goods(terms.split, terms.transfers, terms.bot)]
        )

    def _goods(self, split: Sequence[Share], transfers: Sequence[Transfer], bot: BotHelp | None) -> list[str]:
        """Bot's part, the Planet's Fragments and the stored ones, as clauses."""
        clauses: list[str] = []
        if bot is not None:
            colours = listed([COLOURS[colour] for colour in bot.fragments])
            clauses.append(f"Bot brings {icons_in_words(bot.icons)} for {colours}")
        if split:
            got = [self.does(share.seat, f"get {fragments_in_words(share.fragments)}") for share in split]
            clauses.append(", ".join(got))
        clauses += [
            self.does(t.giver, f"give {self.name(t.receiver)} {fragments_in_words(t.fragments)} from Storage")
            for t in transfers
        ]
        return clauses

    def _playing(self, pledge: Pledged) -> str:
        """What covers a promise, as a verb phrase: "play Swoop and Tock with Autopilot"."""
        used = listed([upgrade.capitalize() for upgrade in pledge.upgrades]) if pledge.upgrades else ""
        if not pledge.paws:
            return f"use {used}" if used else "play no Paw"
        return f"play {self.called(pledge.paws)}" + (f" with {used}" if used else "")

    def pledging(self, pledge: Pledged) -> str:
        back = f" and take {self.called(pledge.returns)} back" if pledge.returns else ""
        return self._playing(pledge) + back

    def _extracted(self, event: events.Extracted) -> str:
        others = [self.name(pledge.seat) for pledge in event.pledges if pledge.seat != event.seat]
        others += [] if event.bot is None else ["Bot"]
        company = f"with {listed(others)}" if others else "alone"
        played = [self.does(pledge.seat, self._playing(pledge)) for pledge in event.pledges]
        clauses = [", ".join(played), *self._goods(event.split, event.transfers, event.bot)]
        return self.does(event.seat, f"extract {self.planet(event.planet)} {company}: {'; '.join(clauses)}")

    # ---- events

    def happened(self, event: events.AnyEvent) -> str:
        """A clause without capital or full stop; empty if there is nothing to say."""
        match event:
            case events.TurnBegan():
                return f"turn {event.turn}, round {event.round}: it is {self.whose(event.seat)} turn"
            case events.Called():
                return self.does(event.seat, f"call for help ({event.offer}) on {self.terms(event.terms)}")
            case events.Proposed():
                answer = "" if event.call is None else f", as called for in {event.call}"
                return self.does(event.seat, f"propose ({event.offer}){answer}: {self.terms(event.terms)}")
            case events.Agreed():
                return self.does(event.seat, f"agree to proposal {event.offer}")
            case events.OfferEnded():
                return self._ended(event)
            case events.Showed():
                shown = plural(event.count, "card") if event.cards is None else self.whole(event.cards)
                return self.does(event.seat, f"show {listed(map(self.name, event.to))} {shown}")
            case events.Extracted():
                return self._extracted(event)
            case events.OverflowChosen():
                return self.does(event.seat, "choose what to jettison")
            case events.Jettisoned():
                return self.does(event.seat, f"jettison {fragments_in_words(event.fragments)}")
            case events.PlanetLaid():
                new, old = self.planet(event.planet), self.planet(event.old)
                return f"{new} is laid out with {fragments_in_words(event.fragments)} in place of {old}"
            case events.PlanetFilled():
                return f"{self.planet(event.planet)} is filled up with {fragments_in_words(event.fragments)}"
            case events.PawsReturned():
                return self.does(event.seat, f"take {self.called(event.paws)} back by Loyalty")
            case events.Siphoned():
                return self.does(event.seat, f"siphon 1 {COLOURS[event.colour]} from the bag")
            case events.Took():
                return self.does(event.seat, f"take {self.card(event.card)}")
            case events.Drew():
                what = f"a {KINDS[event.row]}" if event.card is None else self.card(event.card)
                return self.does(event.seat, f"draw {what} from the deck")
            case events.Swept():
                free = " by Scanner, at no cost" if event.free else ""
                return self.does(
                    event.seat, f"sweep the {KINDS[event.row]}s{free}: {self.called(event.cards)}"
                )
            case events.RowFilled():
                return f"new in the Market: {self.whole(event.cards)}" if event.cards else ""
            case events.CardDiscarded():
                return self.does(event.seat, f"discard {self.card(event.card)}")
            case events.MarketEnded():
                return self.does(event.seat, "leave the Market")
            case events.Reshuffled():
                into = "go back into the bag" if event.pile == "bag" else "become a new deck"
                return f"{event.count} discarded {KINDS[event.pile]}s {into}"
            case events.WindowOpened():
                return f"Blueprints may be completed by {listed(map(self.name, event.seats))}"
            case events.Completed():
                return self.does(event.seat, self._completing(event.blueprint, event.paid))
            case events.Passed():
                return self.does(event.seat, "pass")
            case events.BotDrew():
                return f"Bot draws {'nothing' if event.colour is None else COLOURS[event.colour]}"
            case events.BotPlaced():
                stored = " from its Storage" if event.stored else ""
                return f"Bot puts {COLOURS[event.colour]}{stored} on {self.called([event.blueprint])}"
            case events.BotStored():
                return f"Bot stores {COLOURS[event.colour]}"
            case events.BotScored():
                paid = fragments_in_words(event.fragments)
                return f"Bot completes {self.card(event.blueprint)}; {paid} are discarded"
            case events.BotScoredUnseen():
                scored = "scores a Blueprint unseen" if event.scored else "finds no Blueprint to score"
                return f"Bot discards {fragments_in_words(event.fragments)} and {scored}"
            case events.BotLaid():
                return f"Bot lays out {self.card(event.blueprint)}"
            case events.GameEnded():
                return self._game_ended(event)
            case _:
                assert_never(event)

    def _ended(self, event: events.OfferEnded) -> str:
        match event.how:
            case "declined":
                return self.does(event.seat, f"decline proposal {event.offer}")
            case "withdrawn":
                return self.does(event.seat, f"withdraw proposal {event.offer}")
            case "extract":
                return f"proposal {event.offer} ends, as {self.does(event.seat, 'extract')}"
            case "market":
                return f"proposal {event.offer} ends, as {self.does(event.seat, 'go to the Market')}"
            case _:
                assert_never(event.how)

    def _game_ended(self, event: events.GameEnded) -> str:
        outcome = event.outcome
        winners = listed(self.does(seat, "win") for seat in outcome.winners)
        scores = listed(f"{self.name(seat)} {score}" for seat, score in enumerate(outcome.scores))
        aims = listed(
            f"{self.name(seat)} {listed(COLOURS[colour] for colour in self.cards.objective[starship])}"
            for seat, starship in enumerate(event.starships)
        )
        hands = "; ".join(f"{self.name(seat)} {self.called(hand)}" for seat, hand in enumerate(event.hands))
        unseen = f" Bot had scored {self.whole(event.unseen)} unseen." if event.unseen else ""
        return (
            f"the game is over, as {REASONS[outcome.reason]}: {winners}. Points: {scores}. "
            f"Objectives: {aims}. Hands: {hands}.{unseen} The seed was {event.seed}"
        )

    # ---- actions

    def choice(self, action: actions.AnyAction) -> str:
        """An action in the imperative, without capital."""
        match action:
            case actions.Extract():
                clauses = [self.pledging(action), *self._goods((), (), action.bot)]
                return f"extract {self.planet(action.planet)}: {'; '.join(clauses)}"
            case actions.Propose():
                return f"propose {self.terms(action.terms)}; for it {self.pledging(action)}"
            case actions.Call():
                return f"call for help on {self.terms(action.terms)}"
            case actions.Agree():
                return f"agree to proposal {action.offer}: {self.pledging(action)}"
            case actions.Decline():
                return f"decline proposal {action.offer}"
            case actions.Withdraw():
                return f"withdraw proposal {action.offer}"
            case actions.Show():
                return f"show {listed(map(self.name, action.to))} {self.called(action.cards)}"
            case actions.Take():
                return f"take {self.card(action.card)}"
            case actions.Draw():
                return f"draw a {KINDS[action.row]} from the deck"
            case actions.Sweep():
                return f"sweep the {KINDS[action.row]}s"
            case actions.Market():
                return "go to the Market, where nothing is left to take"
            case actions.Discard():
                return f"discard {self.card(action.card)}"
            case actions.Jettison():
                return f"jettison {fragments_in_words(action.fragments)}"
            case actions.Complete():
                return self._completing(action.blueprint, action.paid)
            case actions.Pass():
                return "pass"
            case _:
                assert_never(action)
