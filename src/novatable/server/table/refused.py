"""How the house says no."""

from novatable.core.errors import Args, Refusal


class Refused(Exception):
    """No, because of a rule of the game or of the house. `stale`: the client has not seen what is new.

    `which`: the action that is refused, if several were sent as one step, counted from 0.
    """

    def __init__(self, rule: str, code: str, args: Args | None = None, which: int | None = None) -> None:
        self.refusal = Refusal(rule, code, args or {})
        self.which = which
        super().__init__(self.refusal.message)

    def at(self, which: int) -> "Refused":
        """The same no, to one of several actions."""
        return Refused(self.rule, self.refusal.code, self.refusal.args, which)

    @property
    def rule(self) -> str:
        return self.refusal.rule

    @property
    def stale(self) -> bool:
        return self.rule == "stale"
