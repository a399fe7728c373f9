"""How the house says no."""

from novatable.core.errors import Args, Refusal


class Refused(Exception):
    """No, because of a rule of the game or of the house. `stale`: the client has not seen what is new."""

    def __init__(self, rule: str, code: str, args: Args | None = None) -> None:
        self.refusal = Refusal(rule, code, args or {})
        super().__init__(self.refusal.message)

    @property
    def rule(self) -> str:
        return self.refusal.rule

    @property
    def stale(self) -> bool:
        return self.rule == "stale"
