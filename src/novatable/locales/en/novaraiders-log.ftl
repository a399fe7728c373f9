### Nova-Raiders in words: what happened, what can be done, what the game waits for, and the text board.
### In every message with $you: yes is the reader, no somebody else, whose name is $seat.
### $mine: yes if the ship belongs to whoever steers it, you if it is the reader's, no if it is $owner's.

## Cards, spaces, Shards

nr-card-basic = { $first } / { $second }
nr-card-special = { $card } ({ $symbol })
nr-directive = { $directive } ({ $points })
nr-directive-goal = { $directive } ({ $points }). { $goal }
nr-gate = ring { $ring } ({ $colour ->
    [red] red
    [blue] blue
    [brown] brown
   *[white] white
  } Gate)
nr-space = ring { $ring } ({ $step } after the { $colour ->
    [red] red
    [blue] blue
    [brown] brown
   *[white] white
  } Gate)
nr-shard = { $shard ->
    [yellow] a yellow Shard
    [black] a black Shard
   *[red] a red Shard
  }
nr-shards = { $n ->
    [one] { $n } Shard ({ $shards })
   *[other] { $n } Shards ({ $shards })
  }

## What happened

nr-log-directive-kept = { $you ->
    [yes] You keep { $directive }.
   *[no] { $seat } keeps a Directive.
  }
nr-log-turn-began = { $you ->
    [yes] Turn { $turn }, round { $round }: it is your turn.
   *[no] Turn { $turn }, round { $round }: it is { $seat }’s turn.
  }
nr-log-launched = { $you ->
    [yes] You launch a ship to { $to }.
   *[no] { $seat } launches a ship to { $to }.
  }
nr-log-played = { $you ->
    [yes] You play { $card } { $use ->
        [chain] as a Chain
        [orbit] as an Orbit
        [jump] as a Jump
        [unload] as an Unload
        [hijack] as a Hijack
        [upgrade] as an Upgrade
       *[special] for its action
      }.
   *[no] { $seat } plays { $card } { $use ->
        [chain] as a Chain
        [orbit] as an Orbit
        [jump] as a Jump
        [unload] as an Unload
        [hijack] as a Hijack
        [upgrade] as an Upgrade
       *[special] for its action
      }.
  }
nr-log-moved = { $you ->
    [yes] You move { $mine ->
        [yes] a ship
       *[no] { $owner }’s ship
      } from { $from } to { $to }{ $more }.
   *[no] { $seat } moves { $mine ->
        [yes] a ship
        [you] your ship
       *[no] { $owner }’s ship
      } from { $from } to { $to }{ $more }.
  }
nr-log-pushed = { $you ->
    [yes] You push { $mine ->
        [yes] a ship
       *[no] { $owner }’s ship
      } from { $from } to { $to }{ $more }.
   *[no] { $seat } pushes { $mine ->
        [yes] a ship
        [you] your ship
       *[no] { $owner }’s ship
      } from { $from } to { $to }{ $more }.
  }
nr-log-pushed-star = { $you ->
    [yes] You push { $mine ->
        [yes] a ship
       *[no] { $owner }’s ship
      } from { $from } into the Star{ $lost }{ $more }.
   *[no] { $seat } pushes { $mine ->
        [yes] a ship
        [you] your ship
       *[no] { $owner }’s ship
      } from { $from } into the Star{ $lost }{ $more }.
  }
nr-lost = {" "}with { $shards }
nr-left = , leaving { $shards } behind
nr-taken = , onto { $shards }
nr-log-stowed = { $you ->
    [yes] You stow { $shard } in Bay { $bay }.
   *[no] { $seat } stows { $shard } in Bay { $bay }.
  }
nr-log-docked = { $you ->
    [yes] Your ship is back in the Dock.
   *[no] { $seat }’s ship is back in the Dock.
  }
nr-log-lifted = { $you ->
    [yes] You take { $shards } from Bay { $bays }.
   *[no] { $seat } takes { $shards } from Bay { $bays }.
  }
nr-log-restowed = { $you ->
    [yes] You put { $shard } back onto Bay { $bay }.
   *[no] { $seat } puts { $shard } back onto Bay { $bay }.
  }
nr-log-took = { $you ->
    [yes] You take { $card } from the Academy.
   *[no] { $seat } takes { $card } from the Academy.
  }
nr-log-took-refill = { $you ->
    [yes] You take { $card } from the Academy; { $refill } takes its place.
   *[no] { $seat } takes { $card } from the Academy; { $refill } takes its place.
  }
nr-log-took-unseen = { $you ->
    [yes] You take { $card } unseen from the Academy; face up now: { $row }.
   *[no] { $seat } takes a Special card unseen from the Academy; face up now: { $row }.
  }
nr-log-time-advanced = { $why ->
    [timekeeper] Timekeeper advances the Time Track to space { $time }
    [idle] Nobody has advanced the Time Track for a long time, so it advances to space { $time }
    [no_shards] No Shard is on the board, so the Time Track advances to space { $time }
   *[unload] The Time Track advances to space { $time }
  }: { $event }.
nr-log-shard-drawn = { $you ->
    [yes] You draw { $shard } from the bag.
   *[no] { $seat } draws { $shard } from the bag.
  }
nr-log-shard-placed = { $you ->
    [yes] You place { $shard } on { $to }.
   *[no] { $seat } places { $shard } on { $to }.
  }
nr-log-spawn-skipped = { $why ->
    [no_shard] { $you ->
        [yes] You place no Shard because the bag is empty.
       *[no] { $seat } places no Shard because the bag is empty.
      }
   *[no_asteroid] { $you ->
        [yes] You place no Shard because no Asteroid is open.
       *[no] { $seat } places no Shard because no Asteroid is open.
      }
  }
nr-log-star-expanded = The Star expands over ring { $ring }.
nr-log-star-expanded-shards = The Star expands over ring { $ring } and swallows { $shards }.
nr-log-ship-destroyed = { $you ->
    [yes] Your ship on { $space } is destroyed.
   *[no] { $seat }’s ship on { $space } is destroyed.
  }
nr-log-ship-destroyed-shards = { $you ->
    [yes] Your ship on { $space } is destroyed with { $shards }.
   *[no] { $seat }’s ship on { $space } is destroyed with { $shards }.
  }
nr-log-hrl-fled = H.R.L.’s ship flees from { $from } to { $to }.
nr-log-hrl-fled-dock = H.R.L.’s ship flees from { $from } into its Dock.
nr-log-turn-ended = { $you ->
    [yes] You end your turn.
   *[no] { $seat } ends the turn.
  }
nr-log-card-discarded = { $you ->
    [yes] You discard { $card }.
   *[no] { $seat } discards { $card }.
  }
nr-log-drew = { $you ->
    [yes] You draw { $cards }.
   *[no] { $seat } draws { $cards }.
  }
nr-log-drew-hidden = { $n ->
    [one] { $seat } draws { $n } card.
   *[other] { $seat } draws { $n } cards.
  }
nr-log-reshuffled = { $you ->
    [yes] { $n ->
        [one] You shuffle { $n } used card into a new draw pile.
       *[other] You shuffle { $n } used cards into a new draw pile.
      }
   *[no] { $n ->
        [one] { $seat } shuffles { $n } used card into a new draw pile.
       *[other] { $seat } shuffles { $n } used cards into a new draw pile.
      }
  }
nr-log-hrl-turned = { $you ->
    [yes] H.R.L.’s card is { $card }: you carry it out.
   *[no] H.R.L.’s card is { $card }: { $seat } carries it out.
  }
nr-log-hrl-turned-nothing = H.R.L.’s card is { $card }: nothing moves.
nr-log-game-ended = { $reason ->
    [supernova] The Star goes Supernova and the game is over: { $winners }.
    [no_ships] No player has a ship left and the game is over: { $winners }.
   *[no_shards] No Shard is left on the board or in the bag, and the game is over: { $winners }.
  } Points: { $scores }. Hands: { $hands }.
nr-log-game-ended-directives = Directives: { $directives }.
nr-wins = { $you ->
    [yes] you win
   *[no] { $seat } wins
  }
nr-of-seat = { $seat } { $what }

## What can be done. Every choice that plays a card ends with the card.

nr-do-with = { $choice }, with { $card }
nr-do-keep = Keep { $directive }
nr-do-launch = Launch a ship to { $to }
nr-do-chain = Play { $card } as a Chain
nr-do-end-turn = End your turn
nr-do-discard = Discard { $card }
nr-do-draw = Discard nothing more and draw
nr-do-orbit = Orbit from { $from } to { $to }
nr-do-jump = Jump from { $from } to { $to }
nr-do-unload = Unload the Stack on { $from }
nr-do-hijack = Hijack the ship on { $victim }, from { $from }
nr-do-upgrade = Take { $take } from the Academy
nr-do-upgrade-unseen = Take a Special card unseen from the Academy
nr-do-leave = { $n ->
    [0] Leave nothing behind
    [one] Leave { $n } Shard behind
   *[other] Leave { $n } Shards behind
  }
nr-do-run = Orbit to { $to }
nr-do-run-stay = Stay
nr-do-stow = Stow the Shard in Bay { $bay }
nr-do-restow = Put { $shard } back next
nr-do-place = Place the Shard on { $to }
nr-do-hrl-move = Move H.R.L.’s ship from { $from } to { $to }
nr-do-hrl-hijack = Hijack the Stack on { $victim } with H.R.L.’s ship on { $from }
nr-do-hrl-hijack-side = Hijack the Stack on { $victim } with H.R.L.’s ship on { $from }, which first moves to { $side }

## What the game waits for

nr-wait-directives = Choose one of your Directives: it stays secret.
nr-wait-directives-others = Waiting for { $seats } to choose a Directive.
nr-wait-turn = { $you ->
    [yes] Your turn: play a card, launch a ship or end your turn.
   *[no] { $seat } is choosing: play a card, launch a ship or end the turn.
  }
nr-wait-turn-docked = { $you ->
    [yes] Your turn: all your ships are in the Dock. Launch one.
   *[no] { $seat } is choosing: launch a ship or end the turn.
  }
nr-wait-turn-linked = { $you ->
    [yes] The row is linked: play another action, launch a ship or end your turn.
   *[no] { $seat } has a Chain and may play another action.
  }
nr-wait-turn-unlinked = { $you ->
    [yes] Lay a card as a Chain and play on, launch a ship or end your turn.
   *[no] { $seat } may play a Chain, launch a ship or end the turn.
  }
nr-wait-turn-done = { $you ->
    [yes] No card left: launch a ship or end your turn.
   *[no] { $seat } has no card left: launch a ship or end the turn.
  }
nr-wait-turn-slipping = { $you ->
    [yes] Slipstream: your next Orbits need no Chains.
   *[no] { $seat } is in a Slipstream and may orbit without Chains.
  }
nr-wait-discard = { $you ->
    [yes] You played no card: discard what you like, then draw.
   *[no] { $seat } played no card and may discard before drawing.
  }
nr-wait-leave = { $you ->
    [yes] Choose how many Shards stay behind on { $from }.
   *[no] { $seat } is choosing how many Shards to leave behind.
  }
nr-wait-run = { $you ->
    [yes] Hit and Run: orbit 1 to 3 spaces with the same ship, or stay.
   *[no] { $seat } is choosing where to run.
  }
nr-wait-unload = { $you ->
    [yes] Choose a Bay for the top Shard ({ $shard }).
   *[no] { $seat } is choosing a Bay for the top Shard ({ $shard }).
  }
nr-wait-restow = { $you ->
    [yes] Choose the Shard that goes onto Bay { $bay }.
   *[no] { $seat } is choosing the Shard that goes onto Bay { $bay }.
  }
nr-wait-place = { $you ->
    [yes] Place { $shard } on an open Asteroid.
   *[no] { $seat } is placing { $shard } on an Asteroid.
  }
nr-wait-hrl = { $you ->
    [yes] H.R.L. plays { $card }: choose what its ship does.
   *[no] { $seat } is carrying out H.R.L.’s card { $card }.
  }
nr-wait-other = { $you ->
    [yes] It is your decision.
   *[no] Waiting for { $seat }.
  }
nr-wait-over = The game is over: { $winners }.

## The text board

nr-board-now = Now
nr-board-turn = Turn { $turn }, round { $round }.
nr-board-order = Turn order: { $seats }.
nr-board-track = The Time Track is on space { $time } of { $spaces }. Coming: { $events }.
nr-board-track-start = The Time Track has not started ({ $spaces } spaces). Coming: { $events }.
nr-board-track-space = { $time } { $event }
nr-board-bag = { $n ->
    [one] { $n } Shard in the bag.
   *[other] { $n } Shards in the bag.
  }
nr-board-lost = Out of the game: { $shards }.
nr-board-board = Board
nr-board-ring = Ring { $ring }: { $things }.
nr-board-ring-empty = Ring { $ring }: nothing.
nr-board-ring-covered = Ring { $ring } has been swallowed by the Star.
nr-board-ship = { $you ->
    [yes] your ship on { $space }
   *[no] { $seat }’s ship on { $space }
  }
nr-board-stack = { $you ->
    [yes] your Stack on { $space } with { $shards }
   *[no] { $seat }’s Stack on { $space } with { $shards }
  }
nr-board-pile = { $shards } on { $space }
nr-board-asteroids = Open Asteroids: { $spaces }.
nr-board-row = Row
nr-board-row-card = { $card } { $use ->
    [chain] as a Chain
    [orbit] as an Orbit
    [jump] as a Jump
    [unload] as an Unload
    [hijack] as a Hijack
    [upgrade] as an Upgrade
   *[special] for its action
  }
nr-board-linked = The row is linked: a basic action can be played.
nr-board-unlinked = The row is not linked: a Chain must come first.
nr-board-academy = Academy
nr-board-academy-row = Face up: { $cards }. { $n } in the deck.
nr-board-you = You
nr-board-colour = Ships: { $colour ->
    [red] red
    [blue] blue
    [brown] brown
   *[white] white
  }, { $docked } in the Dock.
nr-board-bay = Bay { $bay }: { $shards }.
nr-board-bay-empty = Bay { $bay } is empty.
nr-board-hand = Hand: { $cards }.
nr-board-hand-others = { $n ->
    [one] Hand: { $n } card.
   *[other] Hand: { $n } cards.
  }
nr-board-piles = Draw pile: { $draw }. Discards: { $discard }.
nr-board-specials = Special cards owned: { $cards }.
nr-board-specials-unseen = { $n ->
    [one] { $n } Special card taken unseen.
   *[other] { $n } Special cards taken unseen.
  }
nr-board-directive = Directive: { $directive }
nr-board-dealt = A Directive to choose: { $directive }
nr-board-deeds = Hijacks: { $hijacks }. Opponents’ ships destroyed: { $destroyed }.
nr-board-hrl-deck = { $n ->
    [one] { $n } card in its deck.
   *[other] { $n } cards in its deck.
  } Used: { $cards }.
nr-board-hrl-hold = In its Dock: { $shards }.
