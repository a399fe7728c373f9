### Nova-Raiders: the table. What stands beside the board, questions and buttons.

nr-table-title = Nova-Raiders
nr-table-round = Round { $round }, { $players ->
    [2] two players
    [3] three players
   *[other] four players
  }
nr-table-round-only = Round { $round }
nr-table-prompt = What the game is waiting for
nr-table-you = You
nr-table-in-bays = in Bays
nr-table-points-in-bays = { $n ->
    [one] { $n } point in Bays
   *[other] { $n } points in Bays
  }
nr-table-hand = Your hand
nr-table-hand-empty = Your hand is empty.
nr-table-hand-of = { $n ->
    [one] { $n } card in hand
   *[other] { $n } cards in hand
  }
nr-table-draw-of = { $n ->
    [one] { $n } card in the draw pile
   *[other] { $n } cards in the draw pile
  }
nr-table-discard-of = { $n ->
    [one] { $n } card discarded
   *[other] { $n } cards discarded
  }
nr-table-specials = Special cards
nr-table-unseen-of = { $n ->
    [one] { $n } Special card taken unseen
   *[other] { $n } Special cards taken unseen
  }
nr-table-thinking = is choosing
nr-table-plays = plays
nr-table-next = next to play
nr-table-computer = computer
nr-table-stand-in = a stand-in plays
nr-table-away = away
nr-table-directive = Directive
nr-table-academy = Space Academy
nr-table-deck = deck { $n }
nr-table-unseen = Top card, unseen: the row is replaced
nr-table-players = Players
nr-table-log = Log
nr-table-talk = Log and chat
nr-table-chat = Chat
nr-table-chat-new = { $n ->
    [one] { $n } new message
   *[other] { $n } new messages
  }
nr-table-close = Close
nr-table-bag = { $n ->
    [one] { $n } Shard in the bag
   *[other] { $n } Shards in the bag
  }
nr-table-overview = The whole board

## The row

nr-table-row = This turn
nr-table-row-of = { $name }’s turn
nr-table-row-count = { $played ->
    [0] { $planned ->
        [0] no card played
        [one] one card planned
       *[other] { $planned } cards planned
      }
    [one] { $planned ->
        [0] one card played
        [one] one card played, one planned
       *[other] one card played, { $planned } planned
      }
   *[other] { $planned ->
        [0] { $played } cards played
        [one] { $played } cards played, one planned
       *[other] { $played } cards played, { $planned } planned
      }
  }
nr-table-row-empty = Tap one half of a card to play it. Cards are joined by Chains or Specials.
nr-table-tag-link = Chain
nr-table-tag-chosen = chosen
nr-table-tag-new = new

## Questions

nr-table-ask-nothing = This cannot be done now
nr-table-ask-ship = Which ship?
nr-table-ask-place = { $third ->
    [yes] { $shard ->
        [yellow] Third Shard: where does the yellow one go?
        [red] Third Shard: where does the red one go?
       *[black] Third Shard: where does the black one go?
      }
   *[no] { $shard ->
        [yellow] Where does the yellow Shard go?
        [red] Where does the red Shard go?
       *[black] Where does the black Shard go?
      }
  }
nr-table-ask-to = { $use ->
    [run] Where does the ship run to?
   *[other] Where does the ship go?
  }
nr-table-ask-victim = { $use ->
    [shove] Who is pushed?
   *[other] Whose Stack?
  }
nr-table-ask-side = From which side?
nr-table-ask-push = Which way is the ship there pushed?
nr-table-ask-take = Which Special card?
nr-table-ask-bay = Which Bays?
nr-table-ask-sure = { $ways ->
    [one] Confirm, or cancel
   *[other] Confirm, or choose another
  }
nr-table-pick-to = { $touch ->
    [yes] Tap a lit space
   *[no] Choose a lit space
  }
nr-table-pick-ship = { $touch ->
    [yes] Tap a lit ship
   *[no] Choose a lit ship
  }
nr-table-pick-victim = { $touch ->
    [yes] Tap a lit Stack
   *[no] Choose a lit Stack
  }
nr-table-pick-take = { $touch ->
    [yes] Tap a card
   *[no] Choose a card
  }

nr-table-hint-link = A Chain first; tap another one to change it
nr-table-hint-orbit = { $n ->
    [one] One space exactly, either way
   *[other] { $n } spaces exactly, either way
  }
nr-table-hint-jump = From a Gate to any other open Gate
nr-table-hint-unload = A Stack on one of your own Gates; the Time Track advances
nr-table-hint-hijack = A Stack next to your ship is pushed by your height and leaves its lowest Shard
nr-table-hint-upgrade = A face-up card, or the top card of the deck unseen
nr-table-hint-chain = The card links what was played before it to what comes next
nr-table-hint-launch = From your Dock to one of your own open Gates, on any ring
nr-table-hint-run = One to three spaces, either way, or none
nr-table-hint-place = On an open Asteroid of your choice
nr-table-hint-hrl-move = Wherever its card leaves a choice, you decide
nr-table-hint-hrl-hijack = Wherever its card leaves a choice, you decide

nr-table-yes-orbit = Orbit here
nr-table-yes-jump = Jump here
nr-table-yes-unload = Unload
nr-table-yes-hijack = Hijack
nr-table-yes-upgrade = Take it
nr-table-yes-chain = Play as a Chain
nr-table-yes-launch = Launch here
nr-table-yes-run = Run here
nr-table-yes-place = Place it here
nr-table-yes-hrl = Carry it out
nr-table-yes-hrl-move = Carry it out
nr-table-yes-hrl-hijack = Carry it out

nr-table-cancel = Cancel
nr-table-skip = Skip ahead
nr-table-undo = Undo
nr-table-launch = Launch a ship
nr-table-end = End turn
nr-table-draw = Draw
nr-table-discard = Discard
nr-table-stay = Stay there
nr-table-push-clockwise = Clockwise
nr-table-push-counter-clockwise = Counter-clockwise
nr-table-bay = Bay { $n }
nr-table-bay-tops = The tops of all Bays

## Leaving Shards behind

nr-table-leave = Leave Shards
nr-table-leaving = { $n ->
    [0] Nothing stays behind
    [one] { $n } Shard stays behind
   *[other] { $n } Shards stay behind
  }
nr-table-leave-title = What stays behind?
nr-table-leave-hint = The lowest Shards, up to the cut line.
nr-table-leave-yes = { $n ->
    [one] Leave { $n } Shard
   *[other] Leave { $n } Shards
  }
nr-table-leave-none = Take everything along

## Unloading and Bays

nr-table-unload-title = { $shard ->
    [yellow] Which Bay gets the yellow Shard?
    [red] Which Bay gets the red Shard?
   *[black] Which Bay gets the black Shard?
  }
nr-table-unload-hint = Top first, one at a time, onto any of your Bays; then the ship goes to the Dock.
nr-table-your-stack = Your Stack
nr-table-becomes = { $then ->
    [one] { $now } → { $then } point
   *[other] { $now } → { $then } points
  }
nr-table-stow = Place in Bay { $n }
nr-table-restow-title = Which Shard goes onto Bay { $n }?
nr-table-restow-hint = { $n ->
    [one] One Shard goes back.
   *[other] { $n } Shards go back, one after the other.
  }
nr-table-coming-blank = Then the Time Track goes to { $time }: nothing happens.
nr-table-coming-spawn = Then the Time Track goes to { $time }: everyone places a new Shard.
nr-table-coming-expansion = Then the Time Track goes to { $time }: the Star swallows ring { $ring } with { $ships ->
    [0] no ship
    [one] { $ships } ship
   *[other] { $ships } ships
  } and { $shards ->
    [0] no Shard
    [one] { $shards } Shard
   *[other] { $shards } Shards
  }, as it stands now.
nr-table-coming-supernova = Then the Time Track goes to { $time }: the Supernova ends the game.

## Directives

nr-table-keep-title = Keep one of these Directives
nr-table-keep-hint = The one you keep stays secret until the end. { $n ->
    [2] The other one is discarded.
   *[other] The others are discarded.
  }
nr-table-keep = Keep { $name }

## H.R.L.

nr-table-hrl-none = Its first card is turned up after a turn.
nr-table-hrl-title = H.R.L. acts, you decide
nr-table-hrl-sub = Wherever its card leaves a choice, you decide.
nr-table-hrl-must = It must be carried out if it can be
nr-table-hrl-orbit = The ship goes to any open space on its ring.
nr-table-hrl-acquire = The ship goes to a space with Shards on its ring and takes them.
nr-table-hrl-hijack = A ship on the same ring moves next to the Stack, from either side, and hijacks it.
nr-table-hrl-deck = { $n ->
    [one] { $n } card left in the deck
   *[other] { $n } cards left in the deck
  }
nr-table-hrl-ships = { $n ->
    [one] One H.R.L. ship can do it.
   *[other] { $n } H.R.L. ships can do it.
  }
nr-table-hrl-push-clockwise = { $you ->
    [yes] You are pushed clockwise
   *[no] { $name } is pushed clockwise
  }
nr-table-hrl-push-counter-clockwise = { $you ->
    [yes] You are pushed counter-clockwise
   *[no] { $name } is pushed counter-clockwise
  }
nr-table-hrl-from = { $stays ->
    [yes] by the ship beside it, on ring { $ring }
   *[no] by the ship from ring { $ring }, which moves up first
  }

## What would happen

nr-table-lands = Lands here:
nr-table-takes-nothing = { $height ->
    [1] nothing to pick up
   *[other] nothing to pick up, Stack { $height } high
  }
nr-table-takes-height = takes { $n ->
    [one] { $n } Shard
   *[other] { $n } Shards
  }, Stack { $height } high
nr-table-then = Then { $use }
nr-table-pushed = { $you ->
    [yes] You are pushed { $n } { $n ->
        [one] space
       *[other] spaces
      }
   *[no] { $name } is pushed { $n } { $n ->
        [one] space
       *[other] spaces
      }
  }
nr-table-falls = { $you ->
    [yes] Your ship falls into the Star
   *[no] { $name }’s ship falls into the Star
  }

## A closer look

nr-closer-not-now = (Not possible now.)
nr-closer-basic = Basic card: play one half, or turn it into a Chain
nr-closer-special = Special card, always a link
nr-closer-needs = Its action needs
nr-closer-symbol = { $shard ->
    [yellow] A yellow Shard in one of your Bays, however deep. It is not used up.
    [red] A red Shard in one of your Bays, however deep. It is not used up.
   *[black] A black Shard in one of your Bays, however deep. It is not used up.
  }
nr-closer-special-scores = At the end, Specials score by symbol: { $one } for one, { $two } for two, { $three } for three of the same.
nr-closer-directive = Your secret Directive
nr-closer-directive-secret = Only you can see it. It is revealed and scored at the end.
nr-closer-hrl = H.R.L., the third fleet in a two-player game
nr-closer-hrl-about = After a turn, a card moves its ships; whoever carries it out decides wherever it leaves a choice. H.R.L. does not score.
nr-closer-pile-hand = At the end of your turn you draw until you have { $n } cards. Only the owner sees a hand.
nr-closer-pile-deck = The draw pile. When it is empty, the discard pile is shuffled to form a new one.
nr-closer-pile-discard = Cards that have been played. Anybody may look at them.
nr-closer-scoring = In a Bay, three different Shards in a row score { $three }, two different ones { $two }, a single one { $one }.
nr-closer-more-points = Special cards and your Directive are added at the end.
nr-closer-group = { $count ->
    [1] a single Shard
    [2] two different ones
   *[other] three different ones
  }
nr-closer-dock-own = { $ships ->
    [0] Your Dock, empty
    [one] Your Dock, { $ships } ship
   *[other] Your Dock, { $ships } ships
  }
nr-closer-dock = Ships wait here until you launch them, and come back after unloading.
nr-closer-academy = An Upgrade takes one of these Special cards into your hand.
nr-closer-bag = Shards are drawn from here in a spawn.
nr-closer-blank = Nothing happens here.
nr-closer-spawn = Every player draws a Shard from the bag and places it on an open Asteroid.
nr-closer-expansion = The Star swallows the innermost ring that is left, with all ships and Shards on it.
nr-closer-supernova = The game ends at once, and everybody scores.
nr-closer-track = The token moves on whenever somebody unloads.
nr-closer-track-when = { $where ->
    [past] It is past.
    [now] The token is here.
   *[ahead] { $n ->
        [one] The next step leads here.
       *[other] Still { $n } steps away.
      }
  }
nr-closer-stack = A ship on top of the Shards it carries. The higher it is, the further it pushes others.
nr-closer-ship = A ship without Shards. It picks up whatever lies where it lands.
nr-closer-pile = A ship that ends its move here picks up all of them.
nr-closer-gate = { $you ->
    [yes] Your own Gate: your ships launch here, jump between Gates, and unload here.
   *[no] Gate of { $name }: ships launch here, jump between Gates, and unload only on their own.
  }
nr-closer-asteroid = Asteroid: new Shards are placed here in a spawn.
nr-closer-base = Star Base: Dock and three Cargo Bays.
nr-closer-star = The Star
nr-closer-star-about = { $n ->
    [0] It has not swallowed a ring yet.
    [one] It has swallowed one ring.
   *[other] It has swallowed { $n } rings.
  }
nr-table-bays = Your Bays
nr-table-directive-of = Directive: { $name }
nr-table-discard-card = Discard { $card }
