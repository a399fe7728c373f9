### Why something is refused: one message per code. The engine says it in English by itself, so here is nothing but words
### and holes. The name of a hole says what is filled in: a "seat", "card", "planet", "space", "gate", "bay" or "directive"
### by its name at the table; "n" a number, "numbers" and "seats" several; "icons" and "fragments" how many of each;
### "colour", "ship", "shard", "shards", "row", "upgrade", "use", "special" and "hrl" as the game calls them; "option" what a
### rule option is called, "low", "high" and "count" its limits, "values" its words; "name" any text, "names" several.
### An arg "detail" has no hole: it is quoted after the sentence. A second hole of its kind is numbered: "space2".

## AfterNova: extract and deals

refused-planet = { $planet } is not face up; choose one that is
refused-lacks = { $planet } still lacks { $icons }
refused-promise-lacks = your promise still lacks { $icons }
refused-too-many = { $planet } is promised { $icons } too many
refused-helper-bot = a helper is another player; Bot's part is stated separately
refused-helper-nobody = a helper is another player; there is no { $seat }
refused-alone = a deal needs a helper who promises icons; alone you simply extract
refused-nobody-receives = nobody receives { $fragments } of the Planet's Fragments
refused-shared-too-much = the Planet has { $fragments } less than is shared out
refused-receiver = only participants of the deal receive Fragments
refused-given-to-oneself = a Fragment is given to somebody else
refused-given-outside = stored Fragments move between participants of the deal only
refused-holds-less = { $seat } holds { $n } { $colour }, not the { $n2 } to give
refused-unfair = everyone in a deal receives a Fragment at this table; not { $seat }
refused-unfair-open = everyone in a deal receives a Fragment at this table; not the open place
refused-idle = a helper promises at least one icon; { $seat } promises none
refused-idle-open = a helper promises at least one icon; the open place promises none
refused-open-place = a proposal names all helpers; an open place belongs in a call
refused-not-your-deal = propose only deals that you take part in
refused-declined = exactly this was declined in this turn; change the terms
refused-proposed = exactly this proposal stands already
refused-called = exactly this call stands already
refused-proposals-made = you have made your { $n } proposals of this turn
refused-no-paw-named = a helper plays at least one Paw: name the Paws for your promise
refused-calls = only the active player makes an open call
refused-call-place = an open call leaves one helper's place open, with at least one icon
refused-call-answered = you have answered this call already: one answer per player and call
refused-call-withdrawn = only the active player withdraws an open call
refused-proposal-gone = there is no proposal { $n } any more
refused-not-asked = proposal { $n } does not wait for your answer
refused-not-agreed = you have not agreed to proposal { $n }
refused-show-nothing = name the cards to show and the players to show them to
refused-show-twice = name each card and each player once
refused-show-whom = cards are shown to other players, not to { $seat }
refused-shown = { $seat } has been shown { $card } in this turn
refused-no-paw = { $card } is not a Paw in your hand
refused-paw-twice = name each Paw once
refused-upgrades = you have { $n } working { $upgrade }, not { $n2 }
refused-paw-unneeded = { $card } is not needed; keep it in your hand
refused-return-unplayed = { $card } is not among the Paws you play, so it cannot return
refused-returns = { $n } of these Paws can return to you, not { $n2 }
refused-jettison-none = you have no Fragments to jettison now
refused-jettison = jettison { $n } of the Fragments in your Storage
refused-bot-game = Bot takes part in two-player games only
refused-bot-empty = Bot's part has no icons: leave it out
refused-bot-too-many = Bot would bring more icons than the Planet requires
refused-bot-alone = at least one icon must come from a player
refused-bot-price = Bot takes one Fragment per icon: { $n }
refused-bot-not-there = Bot takes Fragments that lie on the Planet
refused-bot-covered = Bot takes only colours uncovered on its Blueprints
refused-bot = Bot follows its procedure and decides nothing

## AfterNova: the Market and Blueprints

refused-not-in-market = { $card } is not face up in the Market
refused-draw = only in the first edition is a card taken from the top of a deck
refused-deck-empty = the deck and the discards of the { $row } are empty
refused-no-sweep = the first edition has no sweep, except by a Scanner
refused-sweep-last = after a sweep at least one card must be left to take
refused-market-over = nothing can be taken, so the Market action is over
refused-row-empty = no { $row } are left to lay out
refused-market-draw = the Market has cards: begin with a take or a draw
refused-market-sweep = the Market has cards: begin with a take or a sweep
refused-not-in-hand = { $card } is not in your hand
refused-no-blueprint = { $card } is not a Blueprint in your hand
refused-storage-lacks = your Storage lacks { $colour } Fragments for this payment
refused-costs = { $card } costs { $fragments }
refused-costs-prism = { $card } costs { $fragments }; of these { $n } may be of any other colour
refused-seventh = nobody completes more than { $n } Blueprints
refused-completions = at this table a player completes at most { $n } in a turn
refused-nothing-to-complete = completing takes a card in hand and { $n } stored Fragments or more
refused-passed = you have already passed in this window
refused-window = the completion window does not wait for you
refused-pass = a turn is not passed: extract or go to the Market

## Whose turn it is, and what comes first

refused-over = the game is over
refused-turn = it is the turn of { $seat }
refused-first-turn = first extract a Planet or go to the Market
refused-first-market = not now: you are taking cards from the Market
refused-first-discard = first discard down to the hand limit
refused-moment-turn = not now: the active player has yet to extract or go to the Market
refused-moment-market = not now: the active player is taking cards from the Market
refused-moment-discard = not now: the active player has to discard down to the hand limit
refused-moment-overflow = not now: Fragments above capacity have to be jettisoned first
refused-moment-window = not now: Blueprints are being completed
refused-moment-over = not now: the game is over
refused-moment-leaving = not now: { $seat } says first how many Shards stay behind
refused-moment-running = not now: { $seat } says first whether the ship orbits on
refused-moment-unloading = not now: { $seat } unloads first
refused-moment-restowing = not now: { $seat } puts Shards back first
refused-moment-placing = not now: { $seat } places a Shard first
refused-moment-hrl = not now: { $seat } carries out the H.R.L. card first
refused-moment-directives = not now: everybody keeps a Directive first
refused-moment-none = not now: there is nothing of the kind to decide
refused-moment-ended = not now: the turn has ended, and cards may be discarded
refused-moment-playing = not now: the active player is playing cards
refused-decides = this is for { $seat } to decide
refused-hrl = H.R.L. follows its cards and decides nothing
refused-no-seat = there is no { $seat }; seats are 0 to { $n }
refused-no-action = not an action

## Nova-Raiders: moves

refused-no-ship-out = you have no ship on the board; launch one first
refused-no-own-ship = none of your ships is on { $space }
refused-orbit = { $space } is not { $numbers } along the ring from { $space2 }
refused-orbit-short = { $space } is not 1 to 3 spaces along the ring from { $space2 }
refused-reach = { $space } is not within the card's reach of { $space2 }
refused-occupied = a ship is on { $space }; a move ends on a space without one
refused-jump = { $space } is not a Gate; a Jump begins on one
refused-no-gate = { $space } is not a Gate on a ring that is left
refused-gate-taken = { $gate } is not open: a ship or a Shard is on it
refused-leave = the ship has { $n } Shards to leave behind, not { $n2 }
refused-dock-empty = there is no ship in your Dock
refused-not-your-gate = { $space } is not a Gate of yours on a ring that is left
refused-hop = { $space } is not adjacent to { $space2 } on the next ring
refused-hop-covered = { $space } is on a ring that the Star covers
refused-gateway = { $space } is a Gate; Gateway begins on an ordinary space
refused-asteroid = { $space } is not an open Asteroid on a ring that is left

## Nova-Raiders: attacks

refused-not-next-to = { $space } is not next to { $space2 } on the same ring
refused-no-opponent = no opponent's ship is on { $space }
refused-bare = the ship on { $space } has no Shard; only a Stack can be hijacked
refused-no-landing = no space of the ring is open to push the ship to
refused-ram = { $space } is not a Gate; Gate Ram begins on one
refused-ram-innermost = from the innermost ring there is no Gate inward
refused-ram-nobody = no opponent's Stack is on the next Gate inward, { $space }
refused-breach = { $space } is not a Gate; Breach begins on one
refused-breach-own = a ship of your own is on { $gate }
refused-breach-nobody = on { $gate } there is nobody to push: give no direction
refused-breach-direction = on { $gate } give the direction to push
refused-hrl-hijack = { $hrl }: hijack a { $ship } Stack on the { $n } innermost rings, from a side where it can be
refused-hrl-acquire = { $hrl }: move the ship meant to a space of its ring with Shards and no ship
refused-hrl-orbit = { $hrl }: move the ship meant to a space of its ring with neither ship nor Shard

## Nova-Raiders: cards, Shards and Bays

refused-wrong-action = { $card } cannot be played for the basic action { $use }
refused-wrong-special = { $card } is not a card for the action { $special }
refused-no-link = between two basic actions there has to be a Chain or a Special card
refused-no-symbol = the action needs a { $shard } Shard in one of your Bays
refused-special-first = a Special without its action needs a card before it in the row
refused-linked = a Chain follows an action: play an action first
refused-unload = { $space } is not one of your own Gates
refused-no-shards = the ship on { $space } has no Shards
refused-academy-empty = the Academy deck has no card to take unseen
refused-not-in-academy = { $card } does not lie face up in the Academy
refused-no-bay = there is no { $bay }; Bays are 0 to { $n }
refused-restow = put back one of the Shards taken: { $shards }
refused-bay-empty = { $bay } has no Shards to rebuild it with
refused-directive-kept = you have kept a Directive already
refused-directive-not-dealt = { $directive } was not dealt to you

## The house: seats, links, talk, what is taken back

refused-not-begun = the game has not begun yet
refused-begun = the game has begun
refused-not-yours = { $seat } is not yours
refused-stale = the game has gone on since: look again
refused-stand-in = a computer player plays this seat for you: return first
refused-foresee = what comes after this action cannot be known before it is played
refused-undo-nothing = there is nothing of yours to take back
refused-undo-more = this would take back { $n } steps, not { $n2 }: look again
refused-undo-bot = a bot may take back only its own last step while nothing was revealed
refused-undo-asked = somebody is asking for an undo already
refused-undo-late = the time for that decision is up: it stands
refused-undo-not-asked = nobody is asking you for an undo
refused-no-chat = there is no chat at this table
refused-phrases = only these phrases are said at this table: { $names }
refused-no-call = no open call { $n } waits for you
refused-no-whispers = at this table everybody hears what is said
refused-hearers = seats are 0 to { $n }
refused-playing-yourself = you play this seat yourself already
refused-time-is-up = your time for this decision is up: the computer player takes it
refused-spectators = spectators can only watch
refused-host = only the host of the table can do this
refused-not-free = { $seat } is not free
refused-held = { $seat } is held: its holder has to give it away, or be away for { $n } seconds
refused-held-for-good = { $seat } is held: only its holder can give it away
refused-second-hand = whoever plays here or runs the table cannot take a second hand that was dealt
refused-bot-hand = a bot comes before the deal, or to your own seat: otherwise you would see its hand
refused-not-left = you have not just left { $seat }
refused-moved-since = somebody has moved since you left: ask the host for a link to the seat
refused-all-taken = all seats are taken
refused-one-seat = you have a seat here: leave the others to those who come
refused-name-empty = a name needs at least one visible character
refused-text-length = between 1 and { $n } characters are possible, not { $n2 }
refused-text-control = control characters are not possible
refused-name-accents = one letter cannot have so many accents
refused-name-alphabets = one word of a name cannot mix letters of several alphabets
refused-still-open = seats still open: { $seats }
refused-link-seat = a { $name } link is for one seat: name it
refused-link = this link is not valid (any more)
refused-link-device = this link to another device is not valid (any more): show a new one there
refused-link-join = an invitation to this table is needed, and this one is not valid (any more)
refused-seat-link = this link to a seat is not valid (any more)
refused-seat-link-used = this link to a seat is not valid any more
refused-rematch-who = only those who sit at the table can ask for a rematch
refused-rematch-when = a rematch comes after the end of the game
refused-record-seat = before the end only the holder of a seat gets what the seat may know
refused-record-who = only those who sit at the table get its record
refused-replay-open = everything is laid open when the game is over
refused-replay-seat = before the end you see the game from your own seat, not from { $seat }
refused-slower-here = too many requests: please wait a moment
refused-pages = you have too many pages open at this table: close one
refused-log-full = the log of this table is full: it has { $n } entries
refused-token = a valid token is needed, in the header Authorization: Bearer ...
refused-token-or-link = a token or a link to watch is needed
refused-token-ended = this token is not valid (any more)
refused-no-message = not a message
refused-no-table = there is no such table, or it is not yours to see
refused-store-away = the store does not answer: nothing was changed; try again in a moment
refused-nested = this is nested too deeply to be read
refused-failed = something went wrong on the server; nothing confirmed is lost
refused-unfinished = the server could not finish this
refused-request = not a request that the server understands
refused-impossible = not possible as asked
refused-not-saved = not saved, so not done
refused-not-read = the table cannot be read
refused-log-damaged = this table is set aside: its log is damaged after entry { $n }
refused-entry-lost = this table is set aside: entry { $n } cannot be followed
refused-log-lost = the log of this table cannot be followed
refused-rules-gone = the rules this game was played by are not part of this server any more
refused-closed-unplayed = the table was closed before a game began
refused-muted = the operator of this server has muted you: you cannot say anything
refused-closed-operator = this table was closed by the operator
refused-closed-abandoned = this table was closed because nobody had used it for a long time
refused-closed-rules = this table is closed: the rules it was played by are not part of this server any more

## What cannot be: set-ups, card sets, records

refused-no-game = unknown game { $name }; possible: { $names }
refused-no-budget = A computer player thinks for seconds (0.2s) or steps (200), not { $name }
refused-no-level = { $name } has no computer player { $name2 }; possible: { $names }
refused-no-option = unknown option { $name }; possible: { $names }
refused-option-switch = { $option } must be True or False, not { $name }
refused-option-switch-or-none = { $option } must be True or False, or None, not { $name }
refused-option-one-of = { $option } must be { $values }, not { $name }
refused-option-one-of-or-none = { $option } must be { $values }, or None, not { $name }
refused-option-whole = { $option } must be a whole number from { $low } to { $high }, not { $name }
refused-option-whole-or-none = { $option } must be a whole number from { $low } to { $high }, or None, not { $name }
refused-option-wholes = { $option } must be { $count } whole numbers from { $low } to { $high }, not { $name }
refused-option-wholes-or-none = { $option } must be { $count } whole numbers from { $low } to { $high }, or None, not { $name }
refused-option-seat = { $option } must be a player's seat, 0 to { $high }, not { $name }
refused-option-seat-or-none = { $option } must be a player's seat, 0 to { $high }, or None, not { $name }
refused-option-hand-limit = { $option } must be at least { $low }, as many cards as the last player is dealt, not { $n }
refused-option-dealt = { $option } must be at most { $high } with { $n } players, as there are no more cards, not { $n2 }
refused-players-first-edition = the first edition is for { $low } to { $high } players, not { $name }
refused-players-second-edition = the second edition is for { $low } to { $high } players, not { $name }
refused-players = Nova-Raiders is for { $low } to { $high } players, not { $name }
refused-no-cards = there is no card set { $name }; possible: { $names }
refused-bad-cards = this card set has mistakes in it
refused-cards-not-shipped = card set { $name } is not shipped, so the set-up has to carry it
refused-cards-changed = card set { $name } has changed since
refused-rules-old = { $name } by rules version { $n } is not played any more
refused-rules-new = { $name } by rules version { $n } needs a newer Novatable than this one
refused-position = not a position of { $name }
refused-record-empty = line 1: a record begins with a header
refused-record-format = line 1: not a Novatable record of format { $n }
refused-record-set-up = line 1: the set-up cannot be read
refused-record-start = line 1: `start` must be a position
refused-record-json = line { $n }: not JSON
refused-record-object = line { $n }: not a JSON object
refused-record-line = line { $n }: neither an action nor a closing line after { $n2 }
refused-record-closed = line { $n }: nothing may follow the closing line
refused-record-options = the set-up lacks the options { $names }
refused-record-seed = the seed does not match its commitment
refused-record-action = action { $n } cannot be played
refused-record-digest = action { $n } leads to another state than its digest says
refused-record-closing = the closing line's digest is not that of the game after the last action
refused-record-long = a record can have at most { $n } characters
refused-record-actions = a record can have at most { $n } actions
refused-record-seats = the record is of a game for { $n } players, not { $n2 }
refused-moments = at most { $n } steps can be asked for at once
refused-no-rules = { $name } has no rules to read
refused-no-rules-in = there are no rules in { $name }; possible: { $names }
refused-no-rules-here = the rules pages are not installed here
refused-alerts-off = turn alerts are off on this server
refused-alerts-address = this is not an address of the form https://HOST/PATH
refused-alerts-hosts = alerts go only to these hosts: { $names }

## Why a page is closed

refused-page-failed = something went wrong on the server; what was confirmed is safe
refused-page-restart = the server is restarting: connect again in a moment
refused-page-token = this token is not valid any more
refused-page-hello = say hello first
refused-page-greeting = not a greeting
refused-page-table = there is no such table, or you may not see it (any more)
refused-page-unreadable = too many messages that cannot be read
refused-page-watch = this link to watch is not valid any more
refused-page-left = you no longer have a seat at this table
refused-page-removed = this table was removed
refused-page-changed = this table was changed: connect again in a moment
