"""Leaks planted on purpose into Nova-Raiders: each must be found by the test that finds none in the game."""

from typing import Any, ClassVar

from msgspec.structs import replace

from novatable import Refusal
from novatable.novaraiders.events import DirectiveKept, Drew, TookUnseen
from novatable.novaraiders.outcome import Ending
from novatable.novaraiders.scoring import outcome_of
from novatable.novaraiders.view import View
from tests.leaks.planted import Leaky, Said, Uncut

# ---- in the view


class HandsInTheView(Leaky):
    """Every hand."""

    def view(self, viewer: int | None) -> View:
        return _with(self.game, viewer, lambda player: {"hand": tuple(player.hand)})


class DrawPilesInTheView(Leaky):
    """What lies in the draw piles, in order: not even their owners may know."""

    def view(self, viewer: int | None) -> View:
        return _with(self.game, viewer, lambda player: {"draw": tuple(player.draw)})


class NextCardInTheView(Leaky):
    """The top card of each draw pile, where its size belongs."""

    def view(self, viewer: int | None) -> View:
        return _with(self.game, viewer, lambda player: {"draw_size": (player.draw or [0])[-1]})


class DirectivesInTheView(Leaky):
    """Everyone's Directive."""

    def view(self, viewer: int | None) -> View:
        return _with(self.game, viewer, lambda player: {"directive": player.directive})


class DealtDirectivesInTheView(Leaky):
    """The Directives that everyone could choose from."""

    def view(self, viewer: int | None) -> View:
        return _with(self.game, viewer, lambda player: {"dealt": player.dealt})


class UnseenSpecialsInTheView(Leaky):
    """Special cards taken unseen, to all."""

    def view(self, viewer: int | None) -> View:
        return _with(self.game, viewer, lambda player: {"unseen": tuple(player.unseen)})


class SpecialsCountedAsSeen(Leaky):
    """All Special cards that a player owns, those taken unseen included."""

    def view(self, viewer: int | None) -> View:
        return _with(self.game, viewer, lambda player: {"specials": tuple(player.specials)})


class SpecialsInHandCounted(Leaky):
    """How many cards of a hand are Special ones, where the size of the hand belongs."""

    def view(self, viewer: int | None) -> View:
        return _with(
            self.game, viewer, lambda player: {"hand_size": len([card for card in player.hand if card > 10])}
        )


class HandForSpectators(Leaky):
    """A spectator sees the hand of the active player."""

    def view(self, viewer: int | None) -> View:
        view: View = self.game.view(viewer)
        if viewer is not None:
            return view
        active = self.game.state.active
        seen = replace(view.players[active], hand=tuple(self.game.state.players[active].hand))
        return replace(view, players=(*view.players[:active], seen, *view.players[active + 1 :]))


class SeedInTheView(Leaky):
    """The seed, before the game is over."""

    def view(self, viewer: int | None) -> View:
        view: View = self.game.view(viewer)
        return replace(view, seed=self.game.setup.seed)


class SeedInTheCommitment(Leaky):
    """A commitment that ends with the seed."""

    def view(self, viewer: int | None) -> View:
        view: View = self.game.view(viewer)
        return replace(view, commitment=view.commitment[:-4] + self.game.setup.seed[-4:])


class BagInTheView(Leaky):
    """The Shards of the bag in the order in which they will be drawn."""

    def view(self, viewer: int | None) -> View:
        view: View = self.game.view(viewer)
        return replace(view, bag=tuple(self.game.state.bag))


class AcademyInTheView(Leaky):
    """The next Special card of the Academy, where the size of its deck belongs."""

    def view(self, viewer: int | None) -> View:
        view: View = self.game.view(viewer)
        return replace(view, academy_deck_size=(self.game.state.academy_deck or [0])[-1])


class HrlCardsInTheView(Leaky):
    """The order of H.R.L.'s deck."""

    table: ClassVar = {"players": 2}

    def view(self, viewer: int | None) -> View:
        view: View = self.game.view(viewer)
        return (
            view
            if view.hrl is None
            else replace(view, hrl=replace(view.hrl, deck=tuple(self.game.state.hrl_deck)))
        )


class ScoresInTheView(Leaky):
    """The scores as they stand, secret Directives included."""

    def view(self, viewer: int | None) -> View:
        view: View = self.game.view(viewer)
        return replace(view, outcome=outcome_of(self.game.state, Ending.SUPERNOVA))


def _with(game: Any, viewer: int | None, more: Any) -> View:
    """The view with more of every player in it."""
    view: View = game.view(viewer)
    players = zip(view.players, game.state.players, strict=True)
    return replace(view, players=tuple([replace(seen, **more(held)) for seen, held in players]))


# ---- in the events


class DrawnCardsUncut(Leaky):
    """The cards that somebody drew, told to all."""

    def play(self, seat: int, action: Any) -> list[Any]:
        return [Uncut(event) if isinstance(event, Drew) else event for event in self.game.play(seat, action)]


class UnseenCardUncut(Leaky):
    """A Special card taken unseen, told to all."""

    def play(self, seat: int, action: Any) -> list[Any]:
        events = self.game.play(seat, action)
        return [Uncut(event) if isinstance(event, TookUnseen) else event for event in events]


class DirectiveUncut(Leaky):
    """Which Directive somebody keeps, told to all."""

    def play(self, seat: int, action: Any) -> list[Any]:
        events = self.game.play(seat, action)
        return [Uncut(event) if isinstance(event, DirectiveKept) else event for event in events]


class HandsTold(Leaky):
    """Whoever ends a turn is said to hold Special cards or not."""

    def play(self, seat: int, action: Any) -> list[Any]:
        events: list[Any] = self.game.play(seat, action)
        if seat < len(self.game.state.players) and max(self.game.state.players[seat].hand, default=0) > 10:
            events.append(Said(f"seat {seat} has something special"))
        return events


class EventsInTheOrderOfHands(Leaky):
    """Events told in an order that depends on a hand."""

    def play(self, seat: int, action: Any) -> list[Any]:
        events: list[Any] = self.game.play(seat, action)
        return events[::-1] if sum(self.game.state.players[0].hand) % 2 else events


# ---- in what is asked, listed and refused


class SkippedPrompts(Leaky):
    """The active player is passed over when no card in hand can be played."""

    def waiting_for(self) -> tuple[int, ...]:
        waiting: tuple[int, ...] = self.game.waiting_for()
        if self.game.view(None).phase != "turn":
            return waiting
        return tuple([seat for seat in waiting if any(hasattr(a, "card") for a in self.game.legal(seat))])


class WaitingForTheUndecided(Leaky):
    """Whoever was dealt the first Directive is waited for last."""

    def waiting_for(self) -> tuple[int, ...]:
        dealt = [min(player.dealt, default=0) for player in self.game.state.players]
        return tuple(
            sorted(self.game.waiting_for(), key=lambda seat: dealt[seat] if seat < len(dealt) else 0)
        )


class ListDependsOnOthers(Leaky):
    """The legal list is shorter when somebody else holds a certain card."""

    def legal(self, seat: int) -> tuple[Any, ...]:
        listed: tuple[Any, ...] = self.game.legal(seat)
        players = self.game.state.players
        held = any(6 in player.hand for other, player in enumerate(players) if other != seat)
        return listed[:-1] if held else listed


class WordyRefusals(Leaky):
    """A refusal that says more about others than its rule needs."""

    def check(self, seat: int, action: Any) -> Refusal | None:
        refusal: Refusal | None = self.game.check(seat, action)
        if refusal is None:
            return None
        other = self.game.state.players[1 if seat == 0 else 0]
        return Refusal(refusal.rule, refusal.code, {**refusal.args, "n": sum(other.hand) % 7})


PLANTS = {plant.__name__: plant for plant in Leaky.__subclasses__() if plant.__module__ == __name__}
