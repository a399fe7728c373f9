### AfterNova in words: what happened, what can be done, what the game waits for, and the text board.
### In every message with $you: yes is the reader, no somebody else, whose name is $seat.

## Cards with what is on them

an-card-paw = { $card } ({ $icons })
an-card-blueprint = { $card } ({ $cost }, { $points })
an-card-blueprint-upgrade = { $card } ({ $cost }, { $points }, { $upgrade })

## Parts of deals

an-terms = { $planet }: { $clauses }
an-brings = { $you ->
    [yes] you bring { $icons }
   *[no] { $seat } brings { $icons }
  }
an-brings-nothing = { $you ->
    [yes] you bring nothing
   *[no] { $seat } brings nothing
  }
an-bot-brings = Bot brings { $icons } for { $colours }
an-gets = { $you ->
    [yes] you get { $fragments }
   *[no] { $seat } gets { $fragments }
  }
an-gets-nothing = { $you ->
    [yes] you get nothing
   *[no] { $seat } gets nothing
  }
an-gives = { $you ->
    [yes] you give { $receiver } { $fragments } from Storage
   *[no] { $seat } gives { $receiver } { $fragments } from Storage
  }
an-plays = { $you ->
    [yes] you play { $paws }
   *[no] { $seat } plays { $paws }
  }
an-plays-with = { $you ->
    [yes] you play { $paws } with { $upgrades }
   *[no] { $seat } plays { $paws } with { $upgrades }
  }
an-plays-upgrades = { $you ->
    [yes] you use { $upgrades }
   *[no] { $seat } uses { $upgrades }
  }
an-plays-nothing = { $you ->
    [yes] you play no Paw
   *[no] { $seat } plays no Paw
  }

## What happened

an-log-turn-began = { $you ->
    [yes] Turn { $turn }, round { $round }: it is your turn.
   *[no] Turn { $turn }, round { $round }: it is { $seat }’s turn.
  }
an-log-called = { $you ->
    [yes] You call for help ({ $offer }) on { $terms }.
   *[no] { $seat } calls for help ({ $offer }) on { $terms }.
  }
an-log-proposed = { $you ->
    [yes] You propose ({ $offer }): { $terms }.
   *[no] { $seat } proposes ({ $offer }): { $terms }.
  }
an-log-proposed-call = { $you ->
    [yes] You propose ({ $offer }), as called for in { $call }: { $terms }.
   *[no] { $seat } proposes ({ $offer }), as called for in { $call }: { $terms }.
  }
an-log-agreed = { $you ->
    [yes] You agree to proposal { $offer }.
   *[no] { $seat } agrees to proposal { $offer }.
  }
an-log-offer-ended = { $how ->
    [declined] { $you ->
        [yes] You decline proposal { $offer }.
       *[no] { $seat } declines proposal { $offer }.
      }
    [withdrawn] { $you ->
        [yes] You withdraw proposal { $offer }.
       *[no] { $seat } withdraws proposal { $offer }.
      }
    [extract] { $you ->
        [yes] Proposal { $offer } ends because you extract.
       *[no] Proposal { $offer } ends because { $seat } extracts.
      }
   *[market] { $you ->
        [yes] Proposal { $offer } ends because you go to the Market.
       *[no] Proposal { $offer } ends because { $seat } goes to the Market.
      }
  }
an-log-showed = { $you ->
    [yes] You show { $to } { $cards }.
   *[no] { $seat } shows { $to } { $cards }.
  }
an-log-showed-hidden = { $n ->
    [one] { $seat } shows { $to } { $n } card.
   *[other] { $seat } shows { $to } { $n } cards.
  }
an-log-extracted = { $you ->
    [yes] You extract { $planet } alone: { $clauses }.
   *[no] { $seat } extracts { $planet } alone: { $clauses }.
  }
an-log-extracted-with = { $you ->
    [yes] You extract { $planet } with { $others }: { $clauses }.
   *[no] { $seat } extracts { $planet } with { $others }: { $clauses }.
  }
an-log-overflow-chosen = { $you ->
    [yes] You choose what to jettison.
   *[no] { $seat } chooses what to jettison.
  }
an-log-jettisoned = { $you ->
    [yes] You jettison { $fragments }.
   *[no] { $seat } jettisons { $fragments }.
  }
an-log-planet-laid = { $planet } is laid out with { $fragments } in place of { $old }.
an-log-planet-filled = { $planet } is refilled with { $fragments }.
an-log-paws-returned = { $you ->
    [yes] You take { $paws } back with Loyalty.
   *[no] { $seat } takes { $paws } back with Loyalty.
  }
an-log-siphoned = { $you ->
    [yes] You siphon { $fragment } from the bag.
   *[no] { $seat } siphons { $fragment } from the bag.
  }
an-log-took = { $you ->
    [yes] You take { $card }.
   *[no] { $seat } takes { $card }.
  }
an-log-drew = { $you ->
    [yes] You draw { $card } from the deck.
   *[no] { $seat } draws { $card } from the deck.
  }
an-log-drew-hidden = { $row ->
    [paws] { $seat } draws a Paw from the deck.
   *[blueprints] { $seat } draws a Blueprint from the deck.
  }
an-log-swept = { $row ->
    [paws] { $you ->
        [yes] You sweep the Paws: { $cards }.
       *[no] { $seat } sweeps the Paws: { $cards }.
      }
   *[blueprints] { $you ->
        [yes] You sweep the Blueprints: { $cards }.
       *[no] { $seat } sweeps the Blueprints: { $cards }.
      }
  }
an-log-swept-free = { $row ->
    [paws] { $you ->
        [yes] You sweep the Paws for free with Scanner: { $cards }.
       *[no] { $seat } sweeps the Paws for free with Scanner: { $cards }.
      }
   *[blueprints] { $you ->
        [yes] You sweep the Blueprints for free with Scanner: { $cards }.
       *[no] { $seat } sweeps the Blueprints for free with Scanner: { $cards }.
      }
  }
an-log-row-filled = New in the Market: { $cards }.
an-log-card-discarded = { $you ->
    [yes] You discard { $card }.
   *[no] { $seat } discards { $card }.
  }
an-log-market-ended = { $you ->
    [yes] You leave the Market.
   *[no] { $seat } leaves the Market.
  }
an-log-reshuffled = { $pile ->
    [paws] { $n ->
        [one] { $n } discarded Paw becomes a new deck.
       *[other] { $n } discarded Paws become a new deck.
      }
    [blueprints] { $n ->
        [one] { $n } discarded Blueprint becomes a new deck.
       *[other] { $n } discarded Blueprints become a new deck.
      }
    [planets] { $n ->
        [one] { $n } discarded Planet becomes a new deck.
       *[other] { $n } discarded Planets become a new deck.
      }
   *[bag] { $n ->
        [one] { $n } discarded Fragment goes back into the bag.
       *[other] { $n } discarded Fragments go back into the bag.
      }
  }
an-log-window-opened = End of the turn: { $seats } may complete Blueprints.
an-log-completed = { $you ->
    [yes] You complete { $blueprint }.
   *[no] { $seat } completes { $blueprint }.
  }
an-log-completed-paying = { $you ->
    [yes] You complete { $blueprint }, paying { $paid }.
   *[no] { $seat } completes { $blueprint }, paying { $paid }.
  }
an-log-passed = { $you ->
    [yes] You pass.
   *[no] { $seat } passes.
  }
an-log-bot-drew = Bot draws { $fragment }.
an-log-bot-drew-nothing = Bot draws nothing.
an-log-bot-placed = Bot puts { $fragment } on { $blueprint }.
an-log-bot-placed-stored = Bot puts { $fragment } from its Storage on { $blueprint }.
an-log-bot-stored = Bot stores { $fragment }.
an-log-bot-scored = Bot completes { $blueprint }; { $fragments } are discarded.
an-log-bot-scored-unseen = Bot discards { $fragments } and scores a Blueprint unseen.
an-log-bot-scored-unseen-nothing = Bot discards { $fragments } and finds no Blueprint to score.
an-log-bot-laid = Bot lays out { $blueprint }.
an-log-game-ended = { $reason ->
    [sixth_blueprint] Somebody has completed their last Blueprint and the game is over: { $winners }.
   *[round_limit] The last round has been played and the game is over: { $winners }.
  } Points: { $scores }. Objectives: { $objectives }. Hands: { $hands }.
an-log-game-ended-unseen = Bot had scored { $blueprints } unseen.
an-wins = { $you ->
    [yes] you win
   *[no] { $seat } wins
  }
an-of-seat = { $seat } { $what }

## What can be done

an-do-extract = Extract { $planet }: { $clauses }
an-do-propose = Propose { $terms }; to cover it, { $pledge }
an-do-call = Call for help on { $terms }
an-do-agree = Agree to proposal { $offer }: { $pledge }
an-do-decline = Decline proposal { $offer }
an-do-withdraw = Withdraw proposal { $offer }
an-do-show = Show { $to } { $cards }
an-do-take = Take { $card }
an-do-draw = { $row ->
    [paws] Draw a Paw from the deck
   *[blueprints] Draw a Blueprint from the deck
  }
an-do-sweep = { $row ->
    [paws] Sweep the Paws
   *[blueprints] Sweep the Blueprints
  }
an-do-market = Go to the Market, where nothing is left to take
an-do-discard = Discard { $card }
an-do-jettison = Jettison { $fragments }
an-do-complete = Complete { $blueprint }
an-do-complete-paying = Complete { $blueprint }, paying { $paid }
an-do-pass = Pass
an-pledge = play { $paws }
an-pledge-with = play { $paws } with { $upgrades }
an-pledge-upgrades = use { $upgrades }
an-pledge-nothing = play no Paw
an-pledge-back = { $pledge } and take { $paws } back

## What the game waits for

an-wait-turn = { $you ->
    [yes] Your turn: extract a Planet or go to the Market.
   *[no] { $seat } is choosing: Extract or Market.
  }
an-wait-answer = { $n ->
    [one] { $seat } proposes a deal to you: agree, decline or make a counter-offer.
   *[other] { $n } proposals wait for your answer: agree, decline or make a counter-offer.
  }
an-wait-answer-unable = { $n ->
    [one] { $seat } proposes a deal that your cards cannot cover: decline or make a counter-offer.
   *[other] Your cards cannot cover any of the { $n } proposals: decline or make a counter-offer.
  }
an-wait-answers = { $you ->
    [yes] Waiting for an answer from { $asked }. You need not wait: extract alone or go to the Market.
   *[no] Negotiations: waiting for an answer from { $asked }.
  }
an-wait-market = { $you ->
    [yes] { $n ->
        [one] Market: take { $n } more card.
       *[other] Market: take { $n } more cards.
      }
   *[no] { $n ->
        [one] { $seat } is at the Market, with { $n } card left to take.
       *[other] { $seat } is at the Market, with { $n } cards left to take.
      }
  }
an-wait-discard = { $you ->
    [yes] Hand limit { $limit }: discard { $n ->
        [one] { $n } card
       *[other] { $n } cards
      }.
   *[no] { $seat } discards down to { $limit } cards.
  }
an-wait-overflow = { $n ->
    [one] Your Storage is full: choose { $n } Fragment to jettison.
   *[other] Your Storage is full: choose { $n } Fragments to jettison.
  }
an-wait-overflow-others = Waiting for { $seats } to jettison Fragments.
an-wait-window = Complete Blueprints from your hand, or pass.
an-wait-window-final = Last chance: complete Blueprints from your hand, or pass.
an-wait-window-others = Waiting for { $seats } to complete Blueprints or pass.
an-wait-window-idle = End of the turn: you have nothing to complete.
an-wait-over = The game is over: { $winners }.

## The text board

an-board-now = Now
an-board-turn = Turn { $turn }, round { $round }.
an-board-order = Turn order: { $seats }.
an-board-planets = Planets
an-board-planet = { $planet }: needs { $needs }; holds { $fragments }.
an-board-planet-empty = { $planet }: needs { $needs }; holds no Fragments.
an-board-market = Market
an-board-market-paws = Paws: { $cards }.
an-board-market-blueprints = Blueprints: { $cards }.
an-board-supply = Supply
an-board-decks = Left in the decks: Paws { $paws }, Blueprints { $blueprints }, Planets { $planets }. Fragments in the bag: { $bag }.
an-board-discards = Discarded Fragments: { $fragments }.
an-board-discarded-paws = Discarded Paws: { $cards }.
an-board-discarded-blueprints = Discarded Blueprints: { $cards }.
an-board-you = You
an-board-storage = Storage: { $fragments } ({ $n } of { $capacity } spaces).
an-board-completed = Completed Blueprints: { $cards }.
an-board-upgrades = Upgrades in force: { $upgrades }.
an-board-upgrade = { $n ->
    [one] { $upgrade }
   *[other] { $n } × { $upgrade }
  }
an-board-hand = Hand ({ $n } of { $limit }): { $cards }.
an-board-hand-others = { $n ->
    [one] Hand: { $n } card.
   *[other] Hand: { $n } cards.
  }
an-board-known = Known to be in the hand: { $cards }.
an-board-objective = Objective: { $colours }.
an-board-missing = { $blueprint } still needs { $fragments }.
an-board-ready = { $blueprint } can be paid for.
an-board-bot-row = { $blueprint }: covered { $covered }; uncovered { $open }.
an-board-bot-storage = Storage: { $fragments }.
an-board-bot-scored = Scored: { $cards }.
an-board-bot-unseen = { $n ->
    [one] { $n } Blueprint scored unseen.
   *[other] { $n } Blueprints scored unseen.
  }
an-board-offers = Proposals
an-board-offer = Proposal { $offer } by { $seat }: { $terms }. Agreed: { $agreed }. Asked: { $asked }.
an-board-call = Open call { $offer }: { $terms }.
an-board-shown = Shown this turn: { $card } by { $seat } to { $to }.
an-board-shown-hidden = Shown this turn: a card by { $seat } to { $to }.
an-board-final = Somebody has completed their last Blueprint: this is the last chance to complete yours.
