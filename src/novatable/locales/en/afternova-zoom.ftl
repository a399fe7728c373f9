### AfterNova's cards, pieces and numbers, looked at closely.

## Icons

zoom-skill = Skill
zoom-skill-does = Planets ask for it. Hired Paws bring it, and some Upgrades.
zoom-skill-wild = Counts as whichever one skill you need.
zoom-fragment = Fragment
zoom-fragment-does = Blueprints are paid with Fragments. Each one left in your Storage at the end is worth 1 point.
zoom-upgrade = Upgrade

## What a card costs, brings and lacks

zoom-paw = { $place ->
    [hand] { $species }, in your hand
    [market] { $species }, in the Market
    [seat] { $species }, in the hand of { $name }
   *[other] Hired Paw, { $species }
  }
zoom-blueprint = { $place ->
    [hand] Blueprint, in your hand
    [market] Blueprint, in the Market
    [seat] Blueprint, in the hand of { $name }
    [done] Blueprint, completed by { $name }
    [mine] Blueprint that you have completed
    [bot] Blueprint of Bot’s
   *[other] Blueprint
  }
zoom-planet = Planet
zoom-costs = Costs
zoom-brings = Brings
zoom-needs = Needs
zoom-holds = Holds
zoom-lack = You lack
zoom-find = Where to find it
zoom-worth = { $points } and no Upgrade
zoom-worth-upgrade = { $points }; { $upgrade }: { $does }
zoom-lacks-nothing = Nothing. You can complete it at the end of a turn.
zoom-found-alone = on { $planet }, which you can extract alone
zoom-found-lacks = on { $planet }, for which you lack { $icons }
zoom-found-planet = on { $planet }
zoom-found-storage = in the Storage of { $name }
zoom-found-nowhere = Now neither on a Planet nor in an open Storage.
zoom-take = You can take it when you go to the Market.
zoom-serves = It brings you nearer to { $names }.
zoom-alone = Your cards are enough: you can extract it alone.
zoom-together = Somebody else can bring it, in a deal.
zoom-asleep = Its Upgrade works from the next turn on.

## Places and numbers

zoom-storage = { $n } of { $of } spaces are taken. What lies here is open to all and can change hands in a deal.
zoom-hand = { $n } of { $of } cards, Paws and Blueprints together. Whoever has more discards at once.
zoom-completed = { $n } of 6. The game ends in the turn in which somebody completes the sixth.
zoom-points = What your completed Blueprints are worth. At the end come 1 point for each Fragment in your Storage and those of your objective.
zoom-objective = Two colours that only you know. At the end, each icon of these colours on your completed Blueprints is worth 1 point.
zoom-objective-hold = Hold the button down to see them.
zoom-deck = { $n } cards in the deck. When it is empty, the discards are shuffled and become the new deck.
zoom-bag = Bag
zoom-bag-does = { $n ->
    [one] { $n } Fragment is in it
   *[other] { $n } Fragments are in it
  }. New Planets are filled from it, at random.
zoom-known = What is known of this hand: { $cards }.
zoom-bot = Plays by a fixed procedure, without Paws. It helps anybody, and takes a Fragment for each icon it brings.
zoom-bot-storage = The fourth Fragment here lets Bot score a Blueprint that nobody sees.
