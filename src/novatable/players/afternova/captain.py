"""The player `captain`: it looks ahead. What a trader would weigh, it tries out in imagined worlds."""

from collections.abc import Sequence
from typing import Final

from novatable.afternova.actions import Agree, Call, Decline, Extract, Propose
from novatable.afternova.deals import answering
from novatable.afternova.terms import Terms
from novatable.afternova.view import View
from novatable.core.actions import Action
from novatable.core.reason import Reason
from novatable.players.afternova.candidates import by_itself, in_turn
from novatable.players.afternova.consent import WIDE, Sounding
from novatable.players.afternova.dealing import DealTable
from novatable.players.afternova.foresight import Foresight, Trial
from novatable.players.afternova.hiring import Hiring
from novatable.players.afternova.outlook import Outlook
from novatable.players.afternova.trader import Trader
from novatable.players.budget import Clock
from novatable.players.choice import Choice, value_of
from novatable.players.undisturbed import undisturbed

BETTER: Final = 0.003
"""By how much a deal has to improve the chance of winning."""
SAFE: Final = 0.9
"""How likely a helper who could agree has to be to get more."""
DENIES: Final = 0.03
"""By how much a choice has to change another's chance of winning to be made for that."""
UNASKED: Final = 0.25
"""The part of its budget for thinking about speaking up unasked."""
MINDS: Final = 6
"""In how many imagined worlds it asks what others would say."""


class Captain(Trader):
    """Thinks like a trader first, then tries the best of it out and goes by the chance of winning."""

    weighs_in = "percent"

    def __init__(self, seed: int) -> None:
        super().__init__(seed, WIDE)

    def decide(self, view: View, legal: Sequence[Action]) -> Action:
        return self._said(view, self._tried(view, legal)[0])

    def explain(self, view: View, legal: Sequence[Action]) -> list[Choice]:
        """The best three choices; what each is worth is its chance of winning, in percent."""
        return self._tried(view, legal)[:3]

    def volunteer(self, view: View) -> Action | None:
        """Speak up like a trader, but not with a deal that lowers its own chance of winning."""
        clock = Clock(self.budget.part(UNASKED))
        with undisturbed():
            action = super().volunteer(view)
            if not isinstance(action, Propose):
                return action
            foresight = Foresight(view, [action, None], [0.0, 0.0])
            foresight.search(clock, self.rng)
        deal, nothing = foresight.trials
        usual = foresight.usual()
        if deal.value(usual) > nothing.value(usual) + BETTER:
            return action
        self.why = Reason("not-on-these-terms")
        return None

    def _dealing(self, outlook: Outlook, greed: dict[int, float]) -> DealTable:
        steps = self.budget.steps
        worlds = MINDS if steps is None else min(max(steps // 4, 2), MINDS)
        return Sounding(Hiring(outlook), greed, self.temper, worlds, self.rng)

    def _tried(self, view: View, legal: Sequence[Action]) -> list[Choice]:
        """The choices with the chances of winning that they turned out to have, the best first."""
        clock = Clock(self.budget)
        with undisturbed():
            return self._searched(self._table(self._outlook(view)), legal, clock)

    def _searched(self, table: DealTable, legal: Sequence[Action], clock: Clock) -> list[Choice]:
        view = table.outlook.view
        choices = in_turn(table, legal) if view.phase == "turn" else by_itself(table.outlook, legal)
        if len(choices) < 2:
            return choices
        foresight = Foresight(view, [c.action for c in choices], [c.value for c in choices])
        foresight.search(clock, self.rng)
        usual = foresight.usual()
        found = [
            Choice(trial.value(usual), choice.action, _reason(view, choice, trial, foresight))
            for choice, trial in zip(choices, foresight.trials, strict=True)
        ]
        if view.phase == "turn":
            found = with_consent(table, found)
        found.sort(key=value_of, reverse=True)
        return [Choice(_percent(choice.value), choice.action, choice.why) for choice in found]


def _percent(chance: float) -> float:
    """The chance as shown; a lead in points can take it below 0 or above 1."""
    return min(max(100 * chance, 0.0), 100.0)


def with_consent(table: DealTable, choices: list[Choice]) -> list[Choice]:
    """The same choices; a deal that others have yet to agree to is worth less, as they may refuse.

    Whoever is active may try again, or settle for what is offered. A helper who asks for more than they are
    offered may lose it, as the active player can do without them: that has to be nearly certain to succeed.
    """
    sure = [choice for choice in choices if _terms(choice.action) is None]
    otherwise = max(sure, key=value_of)
    helping = table.me.seat != table.outlook.view.active
    least = SAFE if helping and isinstance(otherwise.action, Agree) else 0.0
    found: list[Choice] = []
    for choice in choices:
        terms = _terms(choice.action)
        if terms is None:
            found.append(choice)
            continue
        gain = choice.value - otherwise.value
        chance = _chance(table, terms) if gain >= BETTER else 0.0
        gain = min(gain, -BETTER) if chance < least or gain < BETTER else gain * chance**table.temper.patience
        found.append(Choice(otherwise.value + gain, choice.action, choice.why))
    return found


def _terms(action: Action) -> Terms | None:
    return action.terms if isinstance(action, Propose | Call) else None


def _chance(table: DealTable, terms: Terms) -> float:
    """The chance that the others agree; for an open call, that somebody takes it."""
    me = table.me.seat
    seats = [promise.seat for promise in terms.promises]
    if None not in seats:
        chance = 1.0
        for seat in {table.outlook.view.active, *seats}:
            if seat is not None and seat != me:
                chance *= table.chance_of_taking(terms, seat)
        return chance
    nobody = 1.0
    for player in table.outlook.view.players:
        if player.seat != me and player.seat not in seats and player.hand_size:
            nobody *= 1.0 - table.chance_of_taking(answering(terms, player.seat), player.seat)
    return 1.0 - nobody


def _reason(view: View, choice: Choice, trial: Trial, foresight: Foresight) -> Reason | None:
    """Why it would choose this: perhaps for what a deal brings the other, or what the leader loses."""
    others = [other for other in foresight.trials if other is not trial and other.worlds]
    if not others or not trial.worlds:
        return choice.why
    me = foresight.seat
    if isinstance(choice.action, Decline):
        deals = [other for other in others if isinstance(other.action, Agree)]
        if deals and deals[0].mean(view.active) - trial.mean(view.active) > max(
            deals[0].mean(me) - trial.mean(me), DENIES
        ):
            return Reason("helps-you-more")
        return choice.why
    if not isinstance(choice.action, Extract) or len(view.order) < 3:
        return choice.why
    other = foresight.ranked(others)[0]
    rivals = [seat for seat in range(len(view.players)) if seat != me]
    leader = max(rivals, key=other.mean)
    denied = other.mean(leader) - trial.mean(leader)
    if denied > DENIES and denied > trial.mean(me) - other.mean(me) > 0:
        return Reason("keeps-back", {"seat": leader})
    return choice.why
