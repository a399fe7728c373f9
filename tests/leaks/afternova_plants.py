"""Leaks planted on purpose into AfterNova: each must be found by the test that finds none in the game."""

from typing import Any, ClassVar

from msgspec.structs import replace

from novatable import Outcome, Refusal
from novatable.afternova.actions import Agree, Complete, Propose
from novatable.afternova.events import Agreed, Drew, Passed, Showed, WindowOpened
from novatable.afternova.model import PAWS
from novatable.afternova.scoring import outcome_of
from novatable.afternova.view import View
from tests.leaks.planted import Leaky, Said, Uncut

# ---- in the view


class HandsInTheView(Leaky):
    """Every hand, as if all had been seen."""

    def view(self, viewer: int | None) -> View:
        view: View = self.game.view(viewer)
        hands = [tuple(sorted(player.hand)) for player in self.game.state.players]
        return replace(view, players=tuple(map(_knowing, view.players, hands)))


def _knowing(player: Any, hand: tuple[int, ...]) -> Any:
    return replace(player, known=hand)


class HandOrderInTheView(Leaky):
    """Known cards in the order of the hand, which tells how it is sorted."""

    def view(self, viewer: int | None) -> View:
        view: View = self.game.view(viewer)
        players = []
        for player, held in zip(view.players, self.game.state.players, strict=True):
            known = tuple([card for card in held.hand if card in player.known])
            players.append(replace(player, known=known))
        return replace(view, players=tuple(players))


class PawsCountedInTheView(Leaky):
    """How many cards of a hand are Paws, where the size of the hand belongs."""

    def view(self, viewer: int | None) -> View:
        view: View = self.game.view(viewer)
        players = []
        for player, held in zip(view.players, self.game.state.players, strict=True):
            players.append(replace(player, hand_size=len([card for card in held.hand if card < 40])))
        return replace(view, players=tuple(players))


class HandForSpectators(Leaky):
    """A spectator gets the view of the active player's hand."""

    def view(self, viewer: int | None) -> View:
        view: View = self.game.view(viewer)
        state = self.game.state
        if viewer is None and state.active < state.rules.people:
            return replace(view, hand=tuple(state.players[state.active].hand))
        return view


class ObjectivesInTheView(Leaky):
    """Everyone's Starship."""

    def view(self, viewer: int | None) -> View:
        view: View = self.game.view(viewer)
        players = zip(view.players, self.game.state.players, strict=True)
        return replace(view, players=tuple([replace(seen, starship=held.starship) for seen, held in players]))


class BotsObjectiveInTheView(Leaky):
    """Bot's Starship, which nobody may see."""

    table: ClassVar = {"players": 2}

    def view(self, viewer: int | None) -> View:
        view: View = self.game.view(viewer)
        bot = self.game.state.bot
        return view if view.bot is None else replace(view, bot=replace(view.bot, starship=bot.starship))


class BotsUnseenInTheView(Leaky):
    """The Blueprints that Bot scored face down."""

    table: ClassVar = {"players": 2}

    def view(self, viewer: int | None) -> View:
        view: View = self.game.view(viewer)
        bot = self.game.state.bot
        return view if view.bot is None else replace(view, bot=replace(view.bot, unseen=tuple(bot.unseen)))


class SeedInTheView(Leaky):
    """The seed, before the game is over."""

    def view(self, viewer: int | None) -> View:
        view: View = self.game.view(viewer)
        return replace(view, seed=self.game.setup.seed)


class SeedInTheCommitment(Leaky):
    """A commitment that begins with the seed."""

    def view(self, viewer: int | None) -> View:
        view: View = self.game.view(viewer)
        return replace(view, commitment=self.game.setup.seed[:4] + view.commitment[4:])


class NextCardInTheView(Leaky):
    """The top card of the Paws' deck, where its size belongs."""

    def view(self, viewer: int | None) -> View:
        view: View = self.game.view(viewer)
        return replace(view, paw_deck=(self.game.state.decks[PAWS] or [0])[-1])


class BagOrderInTheView(Leaky):
    """The colour that will be drawn next."""

    def view(self, viewer: int | None) -> View:
        view: View = self.game.view(viewer)
        return replace(view, bag=(self.game.state.bag or [0])[-1])


class ShownCardsInTheView(Leaky):
    """Cards that were shown to somebody else."""

    def view(self, viewer: int | None) -> View:
        view: View = self.game.view(viewer)
        shown = zip(view.shown, self.game.state.shown, strict=True)
        return replace(view, shown=tuple([replace(seen, card=card) for seen, (card, _) in shown]))


class PledgesInTheView(Leaky):
    """The Paws with which somebody else has agreed to a deal that is not concluded."""

    def view(self, viewer: int | None) -> View:
        view: View = self.game.view(viewer)
        offers = zip(view.offers, self.game.state.offers, strict=True)
        return replace(view, offers=tuple([replace(seen, mine=held.pledges[0]) for seen, held in offers]))


class EarlyJettisonInTheView(Leaky):
    """What somebody else has chosen to jettison, before all have chosen."""

    def view(self, viewer: int | None) -> View:
        view: View = self.game.view(viewer)
        extraction = self.game.state.extraction
        if view.extraction is None:
            return view
        chosen = [choice for _, choice in extraction.choices if choice is not None]
        return replace(view, extraction=replace(view.extraction, mine=chosen[0] if chosen else None))


class ScoresInTheView(Leaky):
    """The scores as they stand, hidden objectives included."""

    def view(self, viewer: int | None) -> View:
        standing: Outcome = outcome_of(self.game.state)
        view: View = self.game.view(viewer)
        return replace(view, outcome=standing)


# ---- in the events


class BlindDrawUncut(Leaky):
    """A card drawn blind, told to all."""

    table: ClassVar = {"edition": "first"}

    def play(self, seat: int, action: Any) -> list[Any]:
        return [Uncut(event) if isinstance(event, Drew) else event for event in self.game.play(seat, action)]


class ShownCardsUncut(Leaky):
    """Cards shown to one, told to all."""

    def play(self, seat: int, action: Any) -> list[Any]:
        events = self.game.play(seat, action)
        return [Uncut(event) if isinstance(event, Showed) else event for event in events]


class AgreementTellsCards(Leaky):
    """An agreement is told together with a hint of the hand that covers it."""

    def play(self, seat: int, action: Any) -> list[Any]:
        events: list[Any] = self.game.play(seat, action)
        if any(isinstance(event, Agreed) for event in events):
            paws = [card for card in self.game.state.players[seat].hand if card < 40]
            events.append(Said(f"seat {seat} has {len(paws)} Paws left"))
        return events


class ReluctanceTold(Leaky):
    """Whoever declines to complete is said to have been able to."""

    def play(self, seat: int, action: Any) -> list[Any]:
        able = any(isinstance(listed, Complete) for listed in self.game.legal(seat))
        events: list[Any] = self.game.play(seat, action)
        if able and any(isinstance(event, Passed) for event in events):
            events.append(Said(f"seat {seat} could have completed a Blueprint"))
        return events


class EventsInTheOrderOfHands(Leaky):
    """Events told in an order that depends on a hand."""

    def play(self, seat: int, action: Any) -> list[Any]:
        events: list[Any] = self.game.play(seat, action)
        return events[::-1] if sum(self.game.state.players[0].hand) % 2 else events


class WindowOfTheAble(Leaky):
    """The window is announced for those who really can complete something."""

    def play(self, seat: int, action: Any) -> list[Any]:
        events: list[Any] = self.game.play(seat, action)
        for index, event in enumerate(events):
            if isinstance(event, WindowOpened):
                able = [seat for seat in event.seats if len(self.game.legal(seat)) > 1]
                events[index] = WindowOpened(tuple(able))
        return events


# ---- in what is asked, listed and refused


class WaitingForTheAble(Leaky):
    """Whoever is asked and cannot cover the promise is not waited for."""

    def waiting_for(self) -> tuple[int, ...]:
        return tuple([seat for seat in self.game.waiting_for() if self._able(seat)])

    def _able(self, seat: int) -> bool:
        view = self.game.view(seat)
        asked = any(seat in offer.asked for offer in view.offers)
        return not asked or any(isinstance(action, Agree) for action in self.game.legal(seat))


class SkippedPrompts(Leaky):
    """Whoever has no Blueprint that could be completed is left out of the window."""

    def waiting_for(self) -> tuple[int, ...]:
        waiting: tuple[int, ...] = self.game.waiting_for()
        if self.game.view(None).phase != "window":
            return waiting
        return tuple([seat for seat in waiting if len(self.game.legal(seat)) > 1])


class ListDependsOnOthers(Leaky):
    """The legal list is shorter when somebody else holds few Paws."""

    def legal(self, seat: int) -> tuple[Any, ...]:
        listed: tuple[Any, ...] = self.game.legal(seat)
        state = self.game.state
        others = [player for other, player in enumerate(state.players) if other != seat]
        poor = any(len([card for card in player.hand if card < 40]) < 3 for player in others)
        return listed[:-1] if poor else listed


class ListInAnOrderOfOthers(Leaky):
    """The legal list is in an order that depends on the Starship of somebody else."""

    def legal(self, seat: int) -> tuple[Any, ...]:
        listed: tuple[Any, ...] = self.game.legal(seat)
        ships = [player.starship for player in self.game.state.players]
        return listed[::-1] if ships[0] > ships[1] else listed


class HelpersHandsChecked(Leaky):
    """A deal is refused because a helper's hand could not cover the promise."""

    def check(self, seat: int, action: Any) -> Refusal | None:
        refusal: Refusal | None = self.game.check(seat, action)
        if refusal is None and isinstance(self.game.read_action(seat, action), Propose):
            trial = self.game.copy()
            trial.play(seat, action)
            for asked in trial.state.offers[-1].asked:
                if not any(isinstance(listed, Agree) for listed in trial.legal(asked)):
                    return Refusal("AN-4.5", "idle", {"seat": asked})
        return refusal


class WordyRefusals(Leaky):
    """A refusal that says more about others than its rule needs."""

    def check(self, seat: int, action: Any) -> Refusal | None:
        refusal: Refusal | None = self.game.check(seat, action)
        if refusal is None:
            return None
        other = self.game.state.players[-1 if seat == 0 else 0]
        has = "a" if any(card >= 40 for card in other.hand) else "no"
        return Refusal(refusal.rule, refusal.code, {**refusal.args, "n": has})


PLANTS = {plant.__name__: plant for plant in Leaky.__subclasses__() if plant.__module__ == __name__}
