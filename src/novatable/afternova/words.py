"""AfterNova in words: which message says what happened, what a seat can do and what the game waits for.

Messages are named after events (`an-log-TYPE`) and actions (`an-do-TYPE`), and their values after the fields.
"""

from collections.abc import Sequence
from typing import ClassVar

from novatable.afternova import actions, events
from novatable.afternova.cards import COLOURS, ICONS, UPGRADES, CardSet
from novatable.afternova.game import AfterNova
from novatable.afternova.terms import BotHelp, Fragments, Pledge, Share, Terms, Transfer
from novatable.afternova.view import View
from novatable.core.actions import Action, Event
from novatable.core.sentences import Arg
from novatable.core.words import Args, Fields, Sentence, Teller, Texts, as_it_is, as_text, kebab, kind_of

Pledged = Pledge | actions.Extract | actions.Propose | actions.Agree
"""Anything that names Paws, Upgrades and Paws to take back (AN-4.10)."""


class Words(Teller[View]):
    """Sentences about one game, and the phrases they consist of."""

    def __init__(self, texts: Texts, cards: CardSet, names: Sequence[str], viewer: int | None) -> None:
        super().__init__(texts, names, viewer)
        self.cards = cards

    # ---- cards and pieces

    def colour(self, colour: int) -> str:
        return self.texts.format("art-colour", colour=COLOURS[colour])

    def fragment(self, colour: int, n: int = 1) -> str:
        return self.mark("fragment", colour, self.texts.format(f"fragment-{COLOURS[colour]}", n=n))

    def fragments(self, counts: Sequence[int]) -> str:
        """Fragments per colour: "2 black and 1 white"."""
        return self.listed([self.fragment(colour, n) for colour, n in enumerate(counts) if n])

    def skill(self, skill: int) -> str:
        return self.texts.format("art-skill", skill=ICONS[skill])

    def icons(self, counts: Sequence[int]) -> str:
        """Icons per skill, wild ones last: "2 piloting and 1 any skill"."""
        return self.listed([self._icon(skill, n) for skill, n in enumerate(counts) if n])

    def _icon(self, skill: int, n: int) -> str:
        return self.mark("skill", skill, self.texts.format("skill-count", n=n, skill=self.skill(skill)))

    def upgrade(self, upgrade: str) -> str:
        return self.texts.format("art-upgrade", upgrade=upgrade)

    def upgrades(self, upgrades: Sequence[str]) -> str:
        return self.listed(map(self.upgrade, upgrades))

    def planet(self, planet: int) -> str:
        return self.mark("planet", planet, self.cards.planets[planet].name)

    def called(self, card: int) -> str:
        """A hand card's name."""
        return self.mark("card", card, self.cards.card_name(card))

    def called_all(self, cards: Sequence[int]) -> str:
        return self.listed(map(self.called, cards))

    def card(self, card: int) -> str:
        """A hand card with what is on it."""
        cards = self.cards
        if cards.is_paw(card):
            return self.texts.format(
                "an-card-paw", card=self.called(card), icons=self.icons(cards.icons[card])
            )
        facts: Args = {
            "card": self.called(card),
            "cost": self.fragments(cards.cost[card]),
            "points": self.texts.format("art-points", points=cards.points[card]),
        }
        upgrade = cards.upgrade[card]
        if upgrade is None:
            return self.texts.format("an-card-blueprint", **facts)
        return self.texts.format(
            "an-card-blueprint-upgrade", **facts, upgrade=self.upgrade(UPGRADES[upgrade])
        )

    def species(self, paw: int) -> str:
        species = self.cards.paws[paw].species
        return self.texts.format("art-species", species=kebab(species), name=species)

    def whole(self, cards: Sequence[int]) -> str:
        return self.listed(map(self.card, cards))

    def winners(self, winners: Sequence[int]) -> str:
        return self.listed([self.texts.format("an-wins", **self.who(seat)) for seat in winners])

    # ---- refusals

    def named(self, kind: str, number: int) -> str | None:
        cards = self.cards
        if kind == "seat":
            return self.mark(kind, number, self.names[number]) if number < len(self.names) else None
        if kind == "planet":
            return self.planet(number) if number < len(cards.planets) else None
        return self.called(number) if number < len(cards.cost) else None

    def filled(self, kind: str, value: Arg) -> str | int:
        if kind == "icons" and isinstance(value, dict):
            return self.listed([self._icon(ICONS.index(skill), n) for skill, n in value.items()])
        if kind == "fragments" and isinstance(value, dict):
            return self.listed([self.fragment(COLOURS.index(colour), n) for colour, n in value.items()])
        return self.upgrade(str(value)) if kind == "upgrade" else super().filled(kind, value)

    # ---- deals

    def terms(self, terms: Terms) -> str:
        """The Planet, who brings what, who gets what, which stored Fragments move."""
        brought = [
            self._part("an-brings", p.seat, p.icons, icons=self.icons(p.icons)) for p in terms.promises
        ]
        clauses = [", ".join(brought), *self._goods(terms.split, terms.transfers, terms.bot)]
        return self.texts.format("an-terms", planet=self.planet(terms.planet), clauses="; ".join(clauses))

    def _goods(self, split: Sequence[Share], transfers: Sequence[Transfer], bot: BotHelp | None) -> list[str]:
        """Bot's part, the Planet's Fragments and the stored ones, as clauses."""
        clauses: list[str] = []
        if bot is not None:
            taken = self.fragments([bot.fragments.count(colour) for colour in range(len(COLOURS))])
            clauses.append(self.texts.format("an-bot-brings", icons=self.icons(bot.icons), colours=taken))
        if split:
            got = [
                self._part("an-gets", s.seat, s.fragments, fragments=self.fragments(s.fragments))
                for s in split
            ]
            clauses.append(", ".join(got))
        for move in transfers:
            receiver, what = self.seat(move.receiver, "dative"), self.fragments(move.fragments)
            clauses.append(
                self.texts.format("an-gives", **self.who(move.giver), receiver=receiver, fragments=what)
            )
        return clauses

    def _part(self, message: str, seat: int | None, counts: Sequence[int], **args: str) -> str:
        return self.texts.format(message if any(counts) else f"{message}-nothing", **self.who(seat), **args)

    def _played(self, message: str, pledge: Pledged, **who: str | int) -> str:
        """Which of four messages fits the Paws and Upgrades named: both, one kind or none."""
        if pledge.paws:
            which = "-with" if pledge.upgrades else ""
        else:
            which = "-upgrades" if pledge.upgrades else "-nothing"
        paws, upgrades = self.called_all(pledge.paws), self.upgrades(pledge.upgrades)
        return self.texts.format(message + which, **who, paws=paws, upgrades=upgrades)

    def pledge(self, pledge: Pledged) -> str:
        """What covers a promise, as something to do: "play Swoop and Tock with Autopilot"."""
        said = self._played("an-pledge", pledge)
        if not pledge.returns:
            return said
        return self.texts.format("an-pledge-back", pledge=said, paws=self.called_all(pledge.returns))

    # ---- whole sentences

    def happened(self, event: Event) -> Sentence | None:
        event = event.face(self.viewer)
        message = f"an-log-{kind_of(event)}"
        args = self.parts(event)
        match event:
            case events.RowFilled(cards=()):
                return None
            case events.Extracted():
                return self._extracted(event)
            case events.GameEnded():
                return self._ended(event)
            case events.Proposed(call=int()):
                message += "-call"
            case events.Showed(cards=None) | events.Drew(card=None):
                message += "-hidden"
            case events.Swept():
                args["cards"] = self.called_all(event.cards)
                message += "-free" if event.free else ""
            case events.Completed():
                message += self._paying(event.blueprint, event.paid)
            case events.BotDrew(colour=None) | events.BotScoredUnseen(scored=False):
                message += "-nothing"
            case events.BotPlaced():
                args["blueprint"] = self.called(event.blueprint)
                message += "-stored" if event.stored else ""
        return self.say(message, **args)

    def _extracted(self, event: events.Extracted) -> Sentence:
        company = [self.seat(pledge.seat, "dative") for pledge in event.pledges if pledge.seat != event.seat]
        company += [] if event.bot is None else [AfterNova.automa]
        played = [self._played("an-plays", pledge, **self.who(pledge.seat)) for pledge in event.pledges]
        clauses = [", ".join(played), *self._goods(event.split, event.transfers, event.bot)]
        return self.say(
            "an-log-extracted-with" if company else "an-log-extracted",
            **self.who(event.seat),
            planet=self.planet(event.planet),
            others=self.listed(company),
            clauses="; ".join(clauses),
        )

    def _paying(self, blueprint: int, paid: Fragments) -> str:
        """The payment is said if it is not the printed cost (AN-9.7)."""
        return "" if paid == self.cards.cost[blueprint] else "-paying"

    def _ended(self, event: events.GameEnded) -> Sentence:
        def each(what: Sequence[str]) -> list[str]:
            return [
                self.texts.format("an-of-seat", seat=self.seat(seat), what=one)
                for seat, one in enumerate(what)
            ]

        objectives = [self.cards.objective[starship] for starship in event.starships]
        said = self.say(
            "an-log-game-ended",
            reason=event.outcome.reason,
            winners=self.winners(event.outcome.winners),
            scores=self.listed(each([str(score) for score in event.outcome.scores])),
            objectives=self.listed(each([self.listed(map(self.colour, colours)) for colours in objectives])),
            hands="; ".join(each([self.called_all(hand) for hand in event.hands])),
        )
        if not event.unseen:
            return said
        return (
            *said,
            *self.cut(" "),
            *self.say("an-log-game-ended-unseen", blueprints=self.whole(event.unseen)),
        )

    def choice(self, action: Action) -> Sentence:
        message = f"an-do-{kind_of(action)}"
        args = self.parts(action)
        match action:
            case actions.Extract():
                args["clauses"] = "; ".join([self.pledge(action), *self._goods((), (), action.bot)])
            case actions.Propose() | actions.Agree():
                args["pledge"] = self.pledge(action)
            case actions.Show():
                args["cards"] = self.called_all(action.cards)
            case actions.Complete():
                message += self._paying(action.blueprint, action.paid)
        return self.say(message, **args)

    def waiting(self, view: View) -> Sentence:
        active = self.who(view.active)
        mine = self.viewer in view.waiting_for
        me = next((player for player in view.players if player.seat == self.viewer), None)
        match view.phase:
            case "turn":
                asking = [offer.seat for offer in view.offers if self.viewer in offer.asked]
                if asking:
                    return self.say("an-wait-answer", n=len(asking), seat=self.seat(asking[0]))
                if view.offers:
                    return self.say("an-wait-answers", **active, asked=self.seats(view.waiting_for, "dative"))
                return self.say("an-wait-turn", **active)
            case "market":
                return self.say("an-wait-market", **active, n=view.takes)
            case "discard":
                player = view.players[view.active]
                over = player.hand_size - player.hand_limit
                return self.say("an-wait-discard", **active, limit=player.hand_limit, n=over)
            case "overflow" if mine and me is not None:
                return self.say("an-wait-overflow", n=sum(me.storage) - me.capacity)
            case "window" if mine:
                return self.say("an-wait-window-final" if view.final else "an-wait-window")
            case "overflow" | "window":
                return self.say(f"an-wait-{view.phase}-others", seats=self.seats(view.waiting_for, "object"))
            case "over":
                winners = () if view.outcome is None else view.outcome.winners
                return self.say("an-wait-over", winners=self.winners(winners))

    def _receivers(self, seats: Sequence[int]) -> str:
        return self.seats(seats, "dative")

    fields: ClassVar[Fields] = {
        **dict.fromkeys(("turn", "round", "how", "row", "pile"), (None, as_it_is)),
        "count": ("n", as_it_is),
        "offer": (None, as_text),
        "call": (None, as_text),
        "terms": (None, terms),
        "to": (None, _receivers),
        "seats": (None, Teller.seats),
        "planet": (None, planet),
        "old": (None, planet),
        "colour": ("fragment", fragment),
        "fragments": (None, fragments),
        "paid": (None, fragments),
        "card": (None, card),
        "cards": (None, whole),
        "blueprint": (None, card),
        "paws": (None, called_all),
    }
