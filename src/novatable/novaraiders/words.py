"""Nova-Raiders in words: which message says what happened, what a seat can do and what the game waits for.

Messages are named after events (`nr-log-TYPE`) and actions (`nr-do-TYPE`), and their values after the fields.
Rings and Bays count from 1, as people do; Shards are named from the lowest to the highest.
"""

from collections.abc import Sequence
from typing import ClassVar

from novatable.core.actions import Action, Event
from novatable.core.sentences import Arg
from novatable.core.words import Args, Fields, Sentence, Teller, Texts, as_it_is, kebab, kind_of
from novatable.novaraiders import actions, events
from novatable.novaraiders.actions import name_of
from novatable.novaraiders.cards import BASIC_ACTIONS, COLOURS, FACES, GOALS, SHARDS, CardSet
from novatable.novaraiders.frames import AnyFrame, HrlActing, Leaving, Placing, Restowing, Unloading
from novatable.novaraiders.model import colours_of
from novatable.novaraiders.view import View


class Words(Teller[View]):
    """Sentences about one game, and the phrases they consist of. `people` says how many play."""

    def __init__(
        self, texts: Texts, cards: CardSet, names: Sequence[str], viewer: int | None, people: int
    ) -> None:
        super().__init__(texts, names, viewer)
        self.cards = cards
        self.board = cards.board(people)
        self.colours = colours_of(people)

    # ---- spaces, Shards, cards

    def colour(self, base: int) -> str:
        """The colour of a base and of its player's ships, as messages call it."""
        return COLOURS[self.colours[base]]

    def space(self, space: int) -> str:
        return self.mark("space", space, self.space_name(space))

    def space_name(self, space: int) -> str:
        """ "ring 3, blue Gate", "ring 4, 2 after the blue Gate" (clockwise)."""
        board = self.board
        ring, step, colour = board.ring[space] + 1, board.step[space], self.colour(board.base[space])
        return self.texts.format("nr-space" if step else "nr-gate", ring=ring, step=step, colour=colour)

    def shard(self, shard: int) -> str:
        return self.mark("shard", shard, self.texts.format("nr-shard", shard=SHARDS[shard]))

    def symbol(self, shard: int) -> str:
        """The colour of a Shard alone."""
        return self.mark("shard", shard, self.texts.format(f"nr-art-{SHARDS[shard]}"))

    def shards(self, shards: Sequence[int]) -> str:
        """What is moved: "a yellow Shard", "2 Shards (yellow, black)", the lowest first."""
        return self.shard(shards[0]) if len(shards) == 1 else self.lying(shards)

    def lying(self, shards: Sequence[int]) -> str:
        """What lies somewhere: "1 Shard (yellow)"."""
        return self.texts.format("nr-shards", n=len(shards), shards=", ".join(map(self.symbol, shards)))

    def use(self, use: str) -> str:
        """The name of a basic or Special action."""
        return self.texts.format(f"nr-art-use-{kebab(use)}", n=0)

    def card_name(self, card: int) -> str:
        """A hand card's name; a Special of somebody's own card set keeps the one it has there."""
        if card < self.cards.n_basics:
            first, second = self.faces(card)
            return self.texts.format("nr-card-basic", first=first, second=second)
        return self._titled("use", self.cards.card_name(card))

    def faces(self, card: int) -> list[str]:
        """The two halves of a basic card: "Orbit 3", "Jump"."""
        halves = [FACES[face].partition(" ") for face in self.cards.basics[card]]
        return [self.texts.format(f"nr-art-use-{verb}", n=int(n or 0)) for verb, _, n in halves]

    def _titled(self, kind: str, name: str) -> str:
        message = f"nr-art-{kind}-{kebab(name)}"
        return self.texts.format(message) if self.texts.has(message) else name

    def card(self, card: int) -> str:
        """A hand card; of a Special, its symbol too."""
        symbol = self.cards.symbol[card]
        name = self.mark("card", card, self.card_name(card))
        if symbol is None:
            return name
        return self.texts.format("nr-card-special", card=name, symbol=self.symbol(symbol))

    def several(self, cards: Sequence[int]) -> str:
        return self.listed(map(self.card, cards))

    def does(self, card: int) -> str:
        """What the action of a Special does."""
        special = self.cards.specials[card - self.cards.n_basics]
        return self.texts.format(f"nr-art-does-{kebab(name_of(special.kind))}", reach=special.reach)

    def directive_name(self, directive: int) -> str:
        name = self._titled("directive", self.cards.directives[directive].name)
        return self.mark("directive", directive, name)

    def directive(self, directive: int) -> str:
        """A Directive with its points."""
        return self.texts.format("nr-directive", **self._directive(directive))

    def whole_directive(self, directive: int) -> str:
        """A Directive with its points, and what it asks for."""
        return self.texts.format("nr-directive-goal", **self._directive(directive), goal=self.goal(directive))

    def _directive(self, directive: int) -> Args:
        points = self.texts.format("nr-art-points", points=self.cards.directives[directive].points)
        return {"directive": self.directive_name(directive), "points": points}

    def goal(self, directive: int) -> str:
        """What a Directive asks for (section 10)."""
        card = self.cards.directives[directive]
        message = f"nr-art-goal-{kebab(GOALS[card.goal])}"
        return self.texts.format(message, shard=SHARDS[card.shard], least=card.at_least)

    def hrl_card(self, card: int) -> str:
        return self.mark("hrl", card, self._hrl(*self.cards.hrl_words(card)))

    def _hrl(self, action: str, which: str) -> str:
        return self.texts.format(f"nr-art-hrl-{action}", ship=which, colour=which)

    def winners(self, winners: Sequence[int]) -> str:
        return self.listed([self.texts.format("nr-wins", **self.who(seat)) for seat in winners])

    # ---- refusals

    def named(self, kind: str, number: int) -> str | None:
        cards = self.cards
        match kind:
            case "bay":
                return self.texts.format("nr-art-bay", n=number + 1)
            case "seat":
                return self.mark(kind, number, self.names[number]) if number < len(self.names) else None
            case "card":
                return self.mark(kind, number, self.card_name(number)) if number < cards.n_cards else None
            case "directive":
                return self.directive_name(number) if number < len(cards.directives) else None
            case _:
                return self.space(number) if number < self.board.size else None

    def filled(self, kind: str, value: Arg) -> str | int:
        if kind in ("use", "special"):
            return self.use(str(value))
        if kind == "shards" and isinstance(value, tuple):
            return self.listed([self.symbol(SHARDS.index(str(shard))) for shard in value])
        if kind == "hrl" and isinstance(value, tuple):
            action, which = map(str, value)
            return self._hrl(action, which)
        return super().filled(kind, value)

    # ---- whole sentences

    def happened(self, event: Event) -> Sentence:
        event = event.face(self.viewer)
        message = f"nr-log-{kind_of(event)}"
        args = self.parts(event)
        match event:
            case events.Moved() | events.Pushed():
                return self._moved(message, event)
            case events.GameEnded():
                return self._ended(event)
            case events.Played():
                args["use"] = event.use if event.use in ("chain", *BASIC_ACTIONS) else "special"
            case events.TimeAdvanced():
                args["event"] = self.texts.format(f"nr-art-track-{event.event}")
            case events.Took(refill=int()):
                message += "-refill"
            case events.StarExpanded():
                message += "-shards" if event.shards else ""
            case events.ShipDestroyed():
                args["space"] = self.space(event.ship)
                message += "-shards" if event.shards else ""
            case events.HrlFled(to=None):
                message += "-dock"
            case events.Drew(cards=None):
                message += "-hidden"
            case events.HrlTurned():
                args["card"] = self.hrl_card(event.card)
                message += "" if event.possible else "-nothing"
        return self.say(message, **args)

    def _moved(self, message: str, event: events.Moved | events.Pushed) -> Sentence:
        """Whose ship, by whom, and what becomes of the Shards under it and where it ends."""
        lost = event.lost if isinstance(event, events.Pushed) else ()
        mine = "yes" if event.seat == event.by else "you" if event.seat == self.viewer else "no"
        return self.say(
            f"{message}-star" if event.to is None else message,
            **self.who(event.by),
            mine=mine,
            owner=self.seat(event.seat, "dative") if mine == "no" else "",
            **{"from": self.space(event.ship)},
            to="" if event.to is None else self.space(event.to),
            lost=self._shifted("nr-lost", lost),
            more=self._shifted("nr-taken", event.taken) + self._shifted("nr-left", event.left),
        )

    def _shifted(self, message: str, shards: Sequence[int]) -> str:
        return self.texts.format(message, shards=self.shards(shards)) if shards else ""

    def _ended(self, event: events.GameEnded) -> Sentence:
        def each(seat: int, what: str) -> str:
            return self.texts.format("nr-of-seat", seat=self.seat(seat), what=what)

        people = range(len(event.hands))
        said = self.say(
            "nr-log-game-ended",
            reason=event.outcome.reason,
            winners=self.winners(event.outcome.winners),
            scores=self.listed([each(seat, str(event.outcome.scores[seat])) for seat in people]),
            hands="; ".join([each(seat, self.several(event.hands[seat])) for seat in people]),
        )
        kept = [
            each(seat, self.directive_name(kept)) for seat, kept in enumerate(event.kept) if kept is not None
        ]
        if not kept:
            return said
        return *said, *self.cut(" "), *self.say("nr-log-game-ended-directives", directives=self.listed(kept))

    def choice(self, action: Action) -> Sentence:
        message = f"nr-do-{kind_of(action)}"
        args = self.parts(action)
        match action:
            case actions.Keep():
                args["directive"] = self.whole_directive(action.directive)
            case actions.Upgrade(take=None):
                message += "-unseen"
            case actions.Stevedore(bay=None):
                message += "-tops"
            case actions.Breach(push=str()):
                message += "-push"
            case actions.Run(to=None):
                message += "-stay"
            case actions.HrlHijack() if action.side != action.ship:
                message += "-side"
        choice = self.texts.format(message, **args)
        # A card played as a Chain, or discarded, is in the choice itself.
        if "card" not in args or isinstance(action, actions.Chain | actions.Discard):
            return self.cut(choice)
        return self.say("nr-do-with", choice=choice, card=args["card"])

    def waiting(self, view: View) -> Sentence:
        if view.frames:
            return self._pending(view, view.frames[-1])
        active = self.who(view.active)
        match view.phase:
            case "directives" if self.viewer in view.waiting_for:
                return self.say("nr-wait-directives")
            case "directives":
                return self.say("nr-wait-directives-others", seats=self.seats(view.waiting_for, "object"))
            case "turn":
                return self.say(f"nr-wait-turn{_progress(view)}", **active)
            case "discard":
                return self.say("nr-wait-discard", **active)
            case "over":
                winners = () if view.outcome is None else view.outcome.winners
                return self.say("nr-wait-over", winners=self.winners(winners))
            case _:
                return self.say("nr-wait-other", **active)

    def _pending(self, view: View, frame: AnyFrame) -> Sentence:
        args = self.who(frame.seat)
        match frame:
            case Leaving():
                args["from"] = self.space(frame.ship)
            case Unloading():
                args["shard"] = self.symbol(view.shards[frame.ship][-1])
            case Restowing():
                args["bay"] = frame.bays[0] + 1
            case Placing():
                args["shard"] = self.shard(frame.shard)
            case HrlActing():
                args["card"] = self.hrl_card(frame.card)
        return self.say(f"nr-wait-{kind_of(frame)}", **args)

    def _from_one(self, number: int) -> int:
        return number + 1

    def _bays(self, bays: Sequence[int]) -> str:
        return self.listed(dict.fromkeys([str(bay + 1) for bay in bays]))

    fields: ClassVar[Fields] = {
        **dict.fromkeys(("turn", "round", "time", "why", "push"), (None, as_it_is)),
        "count": ("n", as_it_is),
        "ring": (None, _from_one),
        "bay": (None, _from_one),
        "bays": (None, _bays),
        "ship": ("from", space),
        "to": (None, space),
        "victim": (None, space),
        "side": (None, space),
        "shard": (None, shard),
        "shards": (None, shards),
        "card": (None, card),
        "take": (None, card),
        "refill": (None, card),
        "cards": (None, several),
        "row": (None, several),
        "directive": (None, directive),
    }


def _progress(view: View) -> str:
    """How far a row has come (NR-3.5): nothing played (no ship out), no card left, linked, not linked,
    in a Slipstream.
    """
    if view.row and not view.players[view.active].hand_size:
        return "-done"
    if view.slipping:
        return "-slipping"
    if not view.row:
        return "" if view.fleets[view.active] or not view.docks[view.active] else "-docked"
    return "-linked" if view.linked else "-unlinked"
