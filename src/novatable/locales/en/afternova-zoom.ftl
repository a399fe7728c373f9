### AfterNova's cards, pieces and numbers, looked at closely.

## Icons

zoom-skill = Skill
zoom-skill-does = Planets ask for it. Hired Paws bring it, and so do some Upgrades.
zoom-skill-wild = Counts as any one skill you need.
zoom-fragment = Fragment
zoom-fragment-does = You pay for Blueprints with Fragments. Those left in your Storage at the end score, too.
zoom-upgrade = Upgrade

## What a card costs, brings and lacks

zoom-paw = { $place ->
    [hand] { $species }, in your hand
    [market] { $species }, in the Market
    [seat] { $species }, in { $name }’s hand
   *[other] Hired Paw, { $species }
  }
zoom-blueprint = { $place ->
    [hand] Blueprint, in your hand
    [market] Blueprint, in the Market
    [seat] Blueprint, in { $name }’s hand
    [done] Blueprint, completed by { $name }
    [mine] Blueprint, completed by you
    [bot] One of Bot’s Blueprints
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
zoom-found-lacks = on { $planet }, where you still need { $icons }
zoom-found-planet = on { $planet }
zoom-found-storage = in { $name }’s Storage
zoom-found-nowhere = Not on any Planet or in any Storage right now.
zoom-take = You can take it when you go to the Market.
zoom-serves = It brings you closer to { $names }.
zoom-alone = Your cards are enough: you can extract it alone.
zoom-together = In a deal, somebody else can bring it.
zoom-asleep = Its Upgrade works from the next turn on.

## Places and numbers

zoom-storage = Spaces taken: { $n } of { $of }. Everyone can see what lies here, and it can change hands in a deal.
zoom-hand = { $n } of { $of } cards, Paws and Blueprints together. Anyone who has more must discard at once.
zoom-completed = { $n } of { $of }. The game ends with the turn in which somebody completes their last one.
zoom-points = What your completed Blueprints are worth. At the end you also get { $points } for each Fragment in your Storage, and the points of your objective.
zoom-objective = Two colours that only you know. At the end, each icon in these colours on your completed Blueprints is worth { $points }.
zoom-objective-hold = Hold the button down to see them.
zoom-deck = { $n ->
    [one] { $n } card
   *[other] { $n } cards
  } in the deck. When it is empty, the discards are shuffled to form a new deck.
zoom-bag = Bag
zoom-bag-does = { $n ->
    [one] { $n } Fragment left
   *[other] { $n } Fragments left
  }. New Planets are filled from it, at random.
zoom-known = Known cards in this hand: { $cards }.
zoom-bot = Plays by a fixed procedure, without Paws. It helps anyone, and takes one Fragment for each icon it brings.
zoom-bot-storage = With { $n } Fragments here, Bot scores a Blueprint that nobody sees.
