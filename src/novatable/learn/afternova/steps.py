"""The steps of AfterNova, the same for all numbers of players and all options.

Sides are counted from the viewer on; after the players come the open place of a call, and Bot.
"""

from typing import Final

from novatable.afternova.cards import BLUEPRINTS, COLOURS, PAWS, PLANETS
from novatable.learn.codec import Names

CARDS: Final = PAWS + BLUEPRINTS
OPEN: Final = 6
BOT: Final = 7
SIDES: Final = ("the viewer", *[f"seat +{seat}" for seat in range(1, 6)], "whoever is willing", "Bot")
OFFERS: Final = 6
"""How many proposals are shown and can be answered at a time; others come up as these are settled."""
CALLS: Final = 2

_names = Names()
PASS: Final = _names.one("pass: complete nothing more, stay silent, or wait")
DONE: Final = _names.one("done: nothing more belongs to it")
MARKET: Final = _names.one("declare a Market action in which nothing can be taken")
SWEEP: Final = _names.add([f"sweep the {row}" for row in ("Paws", "Blueprints")])
DRAW: Final = _names.add([f"draw from the deck of {row}" for row in ("Paws", "Blueprints")])
TAKE: Final = _names.add([f"take card {card}" for card in range(CARDS)])
DISCARD: Final = _names.add([f"discard card {card}" for card in range(CARDS)])
COMPLETE: Final = _names.add([f"complete Blueprint {card}" for card in range(PAWS, CARDS)])
COLOUR: Final = _names.add([f"a {colour} Fragment" for colour in COLOURS])
EXTRACT: Final = _names.add([f"extract Planet {planet}, alone or with Bot" for planet in range(PLANETS)])
PROPOSE: Final = _names.add([f"propose a deal on Planet {planet}" for planet in range(PLANETS)])
CALL: Final = _names.add([f"an open call on Planet {planet}" for planet in range(PLANETS)])
AGREE: Final = _names.add([f"agree to proposal {number}" for number in range(OFFERS)])
DECLINE: Final = _names.add([f"decline proposal {number}" for number in range(OFFERS)])
WITHDRAW: Final = _names.add([f"withdraw from proposal {number}" for number in range(OFFERS)])
RECALL: Final = _names.add([f"withdraw call {number}" for number in range(CALLS)])
ANSWER: Final = _names.add([f"answer call {number} on its terms" for number in range(CALLS)])
ICON: Final = _names.add([f"the next icon is brought by {side}" for side in SIDES])
FRAGMENT: Final = _names.add([f"the next Fragment goes to {side}" for side in SIDES])
GIVER: Final = _names.add([f"a stored Fragment of {side}" for side in SIDES[:BOT]])
RECEIVER: Final = _names.add([f"it goes to {side}" for side in SIDES[:BOT]])
PAW: Final = _names.add([f"play Paw {card}" for card in range(PAWS)])
RETURN: Final = _names.add([f"take back Paw {card}" for card in range(PAWS)])
NAMES: Final = tuple(_names.names)


def pledge_steps(paws: tuple[int, ...], returns: tuple[int, ...]) -> tuple[int, ...]:
    """The Paws of a pledge and those that come back, each in order of their numbers."""
    played = [PAW + card for card in sorted(paws)]
    return (*played, DONE, *[RETURN + card for card in sorted(returns)], DONE)
