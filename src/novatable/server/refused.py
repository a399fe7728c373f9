"""How the house says no."""


class Refused(Exception):
    """No, because of a rule of the game or of the house. `stale`: the client has not seen what stands now."""

    def __init__(self, rule: str, message: str) -> None:
        super().__init__(message)
        self.rule = rule
        self.message = message

    @property
    def stale(self) -> bool:
        return self.rule == "stale"
