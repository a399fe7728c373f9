"""What the compiler is told about a class, without a package that only the compiler needs."""

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(**_said: object) -> Callable[[type], type]:
        """The class itself: the compiler has read what was said about it."""
        return lambda kind: kind
