"""The encoding of AfterNova, and what a dataset keeps of its deals."""

from typing import Final

from novatable.learn.afternova.bargains import bargains
from novatable.learn.afternova.codec import AfterNovaCodec

CODEC: Final = AfterNovaCodec
BARGAINS: Final = bargains
