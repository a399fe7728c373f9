"""The encoding of AfterNova, descriptions of its steps and actions, and what a dataset keeps of its deals."""

from typing import Final

from novatable.learn.afternova.bargains import bargains
from novatable.learn.afternova.codec import AfterNovaCodec
from novatable.learn.afternova.menu import Menu
from novatable.learn.afternova.traits import Traits

CODEC: Final = AfterNovaCodec
BARGAINS: Final = bargains
TRAITS: Final = Traits
MENU: Final = Menu
