"""AfterNova as numbers: what a view looks like as a row of bytes, entry by entry."""

from collections.abc import Sequence

from novatable.afternova.actions import Pass
from novatable.afternova.cards import COLOURS, PAWS, PLANETS, SKILLS, STARSHIPS, UPGRADES
from novatable.afternova.events import Called
from novatable.afternova.model import PHASES
from novatable.afternova.terms import Terms
from novatable.afternova.view import PlayerView, View
from novatable.core.actions import Action, Event
from novatable.core.record import CardsUsed
from novatable.learn.afternova.choice import Choice, concerning, shown_calls, steps_to, ways_of
from novatable.learn.afternova.draft import sketch_names
from novatable.learn.afternova.steps import CALLS, CARDS, NAMES, OFFERS, PASS
from novatable.learn.codec import LARGEST, Choosing, Codec, Names, Way

_SILENCE: Way = (PASS,), Pass()
_PHASE = {phase: number for number, phase in enumerate(PHASES)}


class AfterNovaCodec(Codec[View]):
    """The steps are the same for all numbers of players; observations have a part for each player."""

    actions = NAMES

    def __init__(self, players: int, _used: CardsUsed) -> None:
        self.players = players
        self._simple: dict[Action, Way] = {}
        self._lay_out()

    def decide(self, view: View, legal: Sequence[Action]) -> Choosing:
        return Choice(view, ways_of(view, legal, self._simple), self._sketch)

    def steps_to(self, view: View, action: Action) -> tuple[int, ...] | None:
        return steps_to(view, action)

    def is_called(self, events: Sequence[Event]) -> bool:
        return any(isinstance(event, Called) for event in events)

    def speak_up(self, view: View) -> Choosing:
        return Choice(view, [_SILENCE], self._sketch)

    def draft(self) -> int:
        return self._draft

    # ---- the layout

    def _lay_out(self) -> None:
        names, people = Names(), range(self.players)
        self._phase = names.add([f"phase: {phase}" for phase in PHASES])
        self._active = names.add([f"seat +{seat} is active" for seat in people])
        names.one("Bot is active")
        self._waiting = names.add([f"the game waits for seat +{seat}" for seat in people])
        self._course = names.add(
            [
                "round",
                "the last turn has come",
                "cards still to take",
                "free sweeps",
                "Paws in the deck",
                "Blueprints in the deck",
                "Planets in the deck",
                "Fragments in the bag",
                "proposals that stand",
            ]
        )
        self._declined = names.add([f"declined deals that seat +{seat} was to help in" for seat in people])
        self._discarded = names.add([f"{colour} Fragments discarded" for colour in COLOURS])
        self._planets = names.add(
            [
                f"Planet {planet}: {what}"
                for planet in range(PLANETS)
                for what in ("laid out", *[f"{colour} Fragments" for colour in COLOURS])
            ]
        )
        self._gone = names.add([f"Planet {planet} discarded" for planet in range(PLANETS)])
        self._market = names.add([f"card {card} in the Market" for card in range(CARDS)])
        self._discards = names.add([f"card {card} discarded" for card in range(CARDS)])
        self._hand = names.add([f"card {card} in the hand" for card in range(CARDS)])
        self._ship = names.add([f"Starship {number}" for number in range(STARSHIPS)])
        self._player = []
        for seat in people:
            who = f"seat +{seat}"
            self._player.append(names.add([f"{who}: {colour} in Storage" for colour in COLOURS]))
            names.add([f"{who}: {upgrade} working" for upgrade in UPGRADES])
            names.add(
                [
                    f"{who}: Storage capacity",
                    f"{who}: cards in the hand",
                    f"{who}: hand limit",
                    f"{who}: proposals made in this turn",
                    f"{who}: Blueprints completed in this turn",
                    f"{who}: to jettison",
                ]
            )
            names.add([f"{who}: Blueprint {card} completed" for card in range(PAWS, CARDS)])
            if seat:
                names.add([f"{who}: card {card} known in the hand" for card in range(CARDS)])
        self._bot = len(names.names)
        if self.players == 2:
            names.add([f"Bot: {colour} in Storage" for colour in COLOURS])
            names.add([f"Bot: {colour} on its row" for colour in COLOURS])
            names.one("Bot: Blueprints scored unseen")
            names.add([f"Bot: Blueprint {card} in its row" for card in range(PAWS, CARDS)])
            names.add([f"Bot: Blueprint {card} scored" for card in range(PAWS, CARDS)])
        self._offers = [self._lay_out_terms(names, f"proposal {number}") for number in range(OFFERS)]
        self._calls = [self._lay_out_terms(names, f"call {number}") for number in range(CALLS)]
        self._sketch = names.add(sketch_names())
        self._draft = names.add([f"step taken: {name}" for name in NAMES])
        self.legend = tuple(names.names)
        self._width = len(self.legend)

    def _lay_out_terms(self, names: Names, what: str) -> int:
        start = names.add([f"{what}: Planet {planet}" for planet in range(PLANETS)])
        names.add([f"{what}: made by seat +{seat}" for seat in range(self.players)])
        for side in [*[f"seat +{seat}" for seat in range(self.players)], "whoever is willing"]:
            names.add([f"{what}: {side} is asked", f"{what}: {side} has agreed"])
            names.add([f"{what}: {side} brings {skill}" for skill in SKILLS])
            names.add([f"{what}: {side} gets {colour}" for colour in COLOURS])
            names.add([f"{what}: {side} gives stored {colour}" for colour in COLOURS])
            names.add([f"{what}: {side} gets stored {colour}" for colour in COLOURS])
        names.add([f"{what}: Bot brings {skill}" for skill in SKILLS])
        names.add([f"{what}: Bot gets {colour}" for colour in COLOURS])
        return start

    # ---- observations

    def observe(self, view: View) -> bytearray:
        row = bytearray(self._width)
        players = self.players
        me = view.seat if view.seat is not None and view.seat < players else 0
        row[self._phase + _PHASE[view.phase]] = 1
        row[self._active + ((view.active - me) % players if view.active < players else players)] = 1
        for seat in view.waiting_for:
            row[self._waiting + (seat - me) % players] = 1
        at = self._course
        row[at] = min(view.round, LARGEST)
        row[at + 1] = view.final
        row[at + 2] = view.takes
        row[at + 3] = view.free_sweeps
        row[at + 4] = view.paw_deck
        row[at + 5] = view.blueprint_deck
        row[at + 6] = view.planet_deck
        row[at + 7] = view.bag
        row[at + 8] = min(len(view.offers), LARGEST)
        for terms in view.declined:
            for promise in terms.promises:
                if promise.seat is not None and any(promise.icons):
                    at = self._declined + (promise.seat - me) % players
                    row[at] = min(row[at] + 1, LARGEST)
        row[self._discarded : self._discarded + 5] = bytes(view.fragment_discard)
        for one in view.planets:
            at = self._planets + 6 * one.planet
            row[at] = 1
            row[at + 1 : at + 6] = bytes(one.fragments)
        for planet in view.planet_discard:
            row[self._gone + planet] = 1
        at = self._market
        for card in view.paws:
            row[at + card] = 1
        for card in view.blueprints:
            row[at + card] = 1
        at = self._discards
        for card in view.paw_discard:
            row[at + card] = 1
        for card in view.blueprint_discard:
            row[at + card] = 1
        for card in view.hand:
            row[self._hand + card] = 1
        for player in view.players:
            self._write_player(row, view, player, (player.seat - me) % players)
        ship = view.players[me].starship
        if ship is not None:
            row[self._ship + ship] = 1
        if view.bot is not None:
            self._write_bot(row, view)
        if view.offers or view.calls:
            self._write_offers(row, view, me)
        return row

    def _write_player(self, row: bytearray, view: View, one: PlayerView, side: int) -> None:
        at = self._player[side]
        row[at : at + 5] = bytes(one.storage)
        row[at + 5 : at + 17] = bytes(one.upgrades)
        row[at + 17] = one.capacity
        row[at + 18] = one.hand_size
        row[at + 19] = one.hand_limit
        row[at + 20] = min(view.offers_made[one.seat], LARGEST)
        row[at + 21] = view.completions[one.seat]
        row[at + 22] = max(sum(one.storage) - one.capacity, 0)
        at += 23 - PAWS
        for card in one.completed:
            row[at + card] = 1
        if side:
            at += CARDS
            for card in one.known:
                row[at + card] = 1

    def _write_bot(self, row: bytearray, view: View) -> None:
        bot, at = view.bot, self._bot
        assert bot is not None
        row[at : at + 5] = bytes(bot.storage)
        for covered in bot.covered:
            for colour in range(5):
                row[at + 5 + colour] += covered[colour]
        row[at + 10] = bot.unseen_count
        at += 11 - PAWS
        for card in bot.row:
            row[at + card] = 1
        at += CARDS - PAWS
        for card in bot.scored:
            row[at + card] = 1

    def _write_offers(self, row: bytearray, view: View, me: int) -> None:
        for at, offer in zip(self._offers, concerning(view), strict=False):
            self._write_terms(row, at, offer.terms, offer.seat, me)
            first = at + PLANETS + self.players
            for seat in offer.asked:
                row[first + 21 * ((seat - me) % self.players)] = 1
            for seat in offer.agreed:
                row[first + 21 * ((seat - me) % self.players) + 1] = 1
        for at, call in zip(self._calls, shown_calls(view), strict=False):
            self._write_terms(row, at, call.terms, view.active, me)

    def _write_terms(self, row: bytearray, at: int, terms: Terms, maker: int, me: int) -> None:
        players = self.players
        row[at + terms.planet] = 1
        row[at + PLANETS + (maker - me) % players] = 1
        first = at + PLANETS + players

        def place(seat: int | None) -> int:
            """Where the part of a participant begins."""
            return first + 21 * (players if seat is None else (seat - me) % players)

        for promise in terms.promises:
            start = place(promise.seat) + 2
            row[start : start + 4] = bytes(promise.icons)
        for share in terms.split:
            start = place(share.seat) + 6
            row[start : start + 5] = bytes(share.fragments)
        for transfer in terms.transfers:
            giver, receiver = place(transfer.giver) + 11, place(transfer.receiver) + 16
            for colour in range(5):
                row[giver + colour] += transfer.fragments[colour]
                row[receiver + colour] += transfer.fragments[colour]
        if terms.bot is not None:
            start = first + 21 * (players + 1)
            row[start : start + 4] = bytes(terms.bot.icons)
            for colour in terms.bot.fragments:
                row[start + 4 + colour] += 1
