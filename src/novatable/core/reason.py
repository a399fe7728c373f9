"""Why a computer player did something, as data that is put into words elsewhere."""

import msgspec

from novatable.core import sentences
from novatable.core.errors import Args


class Reason(msgspec.Struct, frozen=True):
    """A code for why, and the values for it; see `core.errors.Refusal`.

    Everybody at the table may hear it: it gives away nothing that only the player may know.
    """

    code: str
    args: Args = {}

    @property
    def message(self) -> str:
        """One sentence in English, with numbers for names."""
        return sentences.reasoned(self.code, self.args)
