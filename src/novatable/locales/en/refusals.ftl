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
refused-too-many = { $planet } is promised { $icons } more than it needs
refused-helper-bot = a helper is another player; Bot's part is stated separately
refused-helper-nobody = a helper is another player; there is no { $seat }
refused-alone = a deal needs a helper who promises icons; to go alone, simply extract
refused-nobody-receives = nobody gets { $fragments } of the Planet's Fragments
refused-shared-too-much = the terms share out { $fragments } more than the Planet has
refused-receiver = only participants of the deal can get Fragments
refused-given-to-oneself = a Fragment can be given only to somebody else
refused-given-outside = stored Fragments can move only between participants of the deal
refused-holds-less = { $seat } would give { $n2 } { $colour } but has { $n } in Storage
refused-unfair = at this table everyone in a deal must get a Fragment; { $seat } gets none
refused-unfair-open = at this table everyone in a deal must get a Fragment; the open place gets none
refused-idle = a helper must promise at least one icon; { $seat } promises none
refused-idle-open = a helper must promise at least one icon; the open place promises none
refused-open-place = a proposal must name all helpers; an open place belongs in a call
refused-not-your-deal = you can propose only deals that you take part in
refused-declined = these exact terms were declined this turn; change them
refused-proposed = this exact proposal is already on the table
refused-called = this exact call is already on the table
refused-proposals-made = you have no proposals left this turn: the limit is { $n }
refused-no-paw-named = a helper must play at least one Paw: name the Paws for your promise
refused-calls = only the active player can make an open call
refused-call-place = an open call must leave one helper's place open, with at least one icon
refused-call-answered = you have already answered this call: one answer per player and call
refused-call-withdrawn = only the active player can withdraw an open call
refused-proposal-gone = proposal { $n } is no longer on the table
refused-not-asked = proposal { $n } is not waiting for your answer
refused-not-agreed = you have not agreed to proposal { $n }
refused-show-nothing = name the cards to show and the players to show them to
refused-show-twice = name each card and each player only once
refused-show-whom = you can show cards only to other players, not to { $seat }
refused-shown = { $seat } has already been shown { $card } this turn
refused-no-paw = { $card } is not a Paw in your hand
refused-paw-twice = name each Paw only once
refused-upgrades = you have { $n } working { $upgrade }, not { $n2 }
refused-paw-unneeded = { $card } is not needed; keep it in your hand
refused-return-unplayed = { $card } is not among the Paws you play, so it cannot come back
refused-returns = { $n } of these Paws can come back to you, not { $n2 }
refused-jettison-none = you have no Fragments to jettison now
refused-jettison = jettison { $n } of the Fragments in your Storage
refused-bot-game = Bot takes part only in two-player games
refused-bot-empty = Bot's part has no icons: leave it out
refused-bot-too-many = Bot would bring more icons than the Planet requires
refused-bot-alone = at least one icon must come from a player
refused-bot-price = Bot takes one Fragment per icon: { $n }
refused-bot-not-there = Bot takes only Fragments that are on the Planet
refused-bot-covered = Bot takes only colours that are uncovered on its Blueprints
refused-bot = Bot follows its procedure and decides nothing

## AfterNova: the Market and Blueprints

refused-not-in-market = { $card } is not face up in the Market
refused-draw = cards are drawn from a deck only in the first edition
refused-deck-empty = the deck and the discards of the { $row } are empty
refused-no-sweep = the first edition has no sweep, except with a Scanner
refused-sweep-last = a sweep must leave you at least one card to take
refused-market-over = nothing can be taken, so the Market action is over
refused-row-empty = no { $row } are left to lay out
refused-market-draw = the Market has cards: begin with a take or a draw
refused-market-sweep = the Market has cards: begin with a take or a sweep
refused-not-in-hand = { $card } is not in your hand
refused-no-blueprint = { $card } is not a Blueprint in your hand
refused-storage-lacks = your Storage lacks { $colour } Fragments for this payment
refused-costs = { $card } costs { $fragments }
refused-costs-prism = { $card } costs { $fragments }; of these { $n } may be of any other colour
refused-seventh = nobody can complete more than { $n } Blueprints
refused-completions = at this table a player can complete at most { $n } per turn
refused-nothing-to-complete = to complete a Blueprint you need a card in hand and at least { $n } stored Fragments
refused-passed = you have already passed
refused-window = the game is not waiting for you to complete anything
refused-pass = you cannot pass a turn: extract or go to the Market

## Whose turn it is, and what comes first

refused-over = the game is over
refused-turn = it is { $seat }'s turn
refused-first-turn = first extract a Planet or go to the Market
refused-first-market = not now: you are taking cards from the Market
refused-first-discard = first discard down to the hand limit
refused-moment-turn = not now: the active player has yet to extract or go to the Market
refused-moment-market = not now: the active player is taking cards from the Market
refused-moment-discard = not now: the active player must first discard down to the hand limit
refused-moment-overflow = not now: Fragments above capacity must be jettisoned first
refused-moment-window = not now: Blueprints are being completed
refused-moment-over = not now: the game is over
refused-moment-leaving = not now: { $seat } must first say how many Shards stay behind
refused-moment-running = not now: { $seat } must first say whether the ship orbits on
refused-moment-unloading = not now: { $seat } must finish unloading first
refused-moment-restowing = not now: { $seat } must put Shards back first
refused-moment-placing = not now: { $seat } must place a Shard first
refused-moment-hrl = not now: { $seat } must carry out the H.R.L. card first
refused-moment-directives = not now: everybody must keep a Directive first
refused-moment-none = not now: there is nothing like that to decide
refused-moment-ended = not now: the turn has ended, and cards may be discarded
refused-moment-playing = not now: the active player is playing cards
refused-decides = this is for { $seat } to decide
refused-hrl = H.R.L. follows its cards and decides nothing
refused-no-seat = there is no seat { $name }; seats are 0 to { $n }
refused-no-action = not an action

## Nova-Raiders: moves

refused-no-ship-out = you have no ship on the board; launch one first
refused-no-own-ship = none of your ships is on { $space }
refused-orbit = { $space } is not { $numbers } along the ring from { $space2 }
refused-orbit-short = { $space } is not 1 to 3 spaces along the ring from { $space2 }
refused-reach = { $space } is not within the card's reach of { $space2 }
refused-occupied = there is a ship on { $space }; a move must end on a space without one
refused-jump = { $space } is not a Gate; a Jump must begin on one
refused-no-gate = { $space } is not a Gate on a ring that is left
refused-gate-taken = { $gate } is not open: a ship or a Shard is on it
refused-leave = the ship can leave 0 to { $n } Shards behind, not { $n2 }
refused-dock-empty = there is no ship in your Dock
refused-not-your-gate = { $space } is not one of your Gates on a ring that is left
refused-hop = { $space } is not adjacent to { $space2 } on the next ring
refused-hop-covered = { $space } is on a ring that the Star covers
refused-gateway = { $space } is a Gate; Gateway must begin on an ordinary space
refused-asteroid = { $space } is not an open Asteroid on a ring that is left

## Nova-Raiders: attacks

refused-not-next-to = { $space } is not next to { $space2 } on the same ring
refused-no-opponent = no opponent's ship is on { $space }
refused-bare = the ship on { $space } has no Shard; only a Stack can be hijacked
refused-no-landing = there is no open space on the ring to push the ship to
refused-ram = { $space } is not a Gate; Gate Ram must begin on one
refused-ram-innermost = there is no Gate inward from the innermost ring
refused-ram-nobody = no opponent's Stack is on the next Gate inward, { $space }
refused-breach = { $space } is not a Gate; Breach must begin on one
refused-breach-own = one of your own ships is on { $gate }
refused-breach-nobody = there is nobody to push on { $gate }: give no direction
refused-breach-direction = for { $gate } give the direction of the push
refused-hrl-hijack = { $hrl }: hijack a { $ship } Stack on the { $n } innermost rings, from a side where that is possible
refused-hrl-acquire = { $hrl }: move the right ship to a space on its ring with Shards and no ship
refused-hrl-orbit = { $hrl }: move the right ship to a space on its ring with neither ship nor Shard

## Nova-Raiders: cards, Shards and Bays

refused-wrong-action = { $card } cannot be played for the basic action { $use }
refused-wrong-special = { $card } is not a card for the action { $special }
refused-no-link = between two basic actions there must be a Chain or a Special card
refused-no-symbol = the action needs a { $shard } Shard in one of your Bays
refused-special-first = a Special without its action needs a card before it in the row
refused-linked = a Chain comes after an action: play an action first
refused-unload = { $space } is not one of your own Gates
refused-no-shards = the ship on { $space } has no Shards
refused-academy-empty = the Academy deck has no card to take unseen
refused-not-in-academy = { $card } is not face up in the Academy
refused-no-bay = there is no { $bay }; Bays are 0 to { $n }
refused-restow = put back one of the Shards you took: { $shards }
refused-bay-empty = { $bay } has no Shards to rebuild it with
refused-directive-kept = you have already kept a Directive
refused-directive-not-dealt = { $directive } was not dealt to you

## The house: seats, links, talk, what is taken back

refused-lesson-watch = watch first: the others are playing
refused-lesson-read = read on first: there is nothing to play in this step
refused-lesson-other = that may be a good idea, but this step is about something else
refused-lesson-over = this try is over: start again
refused-lesson-page = the lesson is not at that step
refused-not-begun = the game has not begun yet
refused-begun = the game has already begun
refused-not-yours = this seat is not yours ({ $seat })
refused-stale = the game has moved on: look again
refused-stand-in = a computer player is playing this seat for you: come back first
refused-foresee = the outcome of this action cannot be known until it is played
refused-undo-nothing = you have nothing to undo
refused-undo-more = the number of steps to undo is { $n }, not { $n2 }: look again
refused-undo-bot = a bot may undo only its own last step, and only if nothing has been revealed
refused-undo-asked = somebody is already asking for an undo
refused-undo-late = the time for that decision is up: it stands
refused-undo-not-asked = nobody is asking you for an undo
refused-no-chat = there is no chat at this table
refused-phrases = at this table you can say only these phrases: { $names }
refused-no-call = there is no open call { $n } waiting for you
refused-no-whispers = there is no whispering at this table: everybody hears what is said
refused-hearers = seats are 0 to { $n }
refused-playing-yourself = you are already playing this seat yourself
refused-time-is-up = your time for this decision is up: the computer player makes it
refused-spectators = spectators can only watch
refused-host = only the host of the table can do this
refused-not-free = this seat is not free ({ $seat })
refused-held = this seat is held ({ $seat }): its holder has to give it up, or be away for { $n } seconds
refused-held-for-good = this seat is held ({ $seat }): only its holder can give it up
refused-second-hand = players and the host cannot take over another hand once it has been dealt
refused-bot-hand = a bot can come only before the deal, or to your own seat: otherwise you would see its hand
refused-not-left = you have not just left this seat ({ $seat })
refused-moved-since = somebody has moved since you left: ask the host for a link to the seat
refused-all-taken = all seats are taken
refused-one-seat = you already have a seat here: leave the others to other people
refused-name-empty = a name needs at least one visible character
refused-text-length = use 1 to { $n } characters, not { $n2 }
refused-text-control = control characters are not allowed
refused-name-accents = one letter cannot have that many accents
refused-name-alphabets = one word of a name cannot mix letters from several alphabets
refused-still-open = seats still open: { $seats }
refused-link-seat = a { $name } link is for one seat: name it
refused-link = this link is invalid or has expired
refused-link-device = this link to another device is invalid or has expired: make a new one there
refused-link-join = you need an invitation to this table, and this one is invalid or has expired
refused-seat-link = this link to a seat is invalid or has expired
refused-seat-link-used = this link to a seat is no longer valid
refused-rematch-who = only those who sit at the table can ask for a rematch
refused-rematch-when = a rematch can be asked for only once the game is over
refused-record-seat = until the game is over, only the holder of a seat can get what that seat may know
refused-record-who = only those who sit at the table can get its record
refused-replay-open = everything is revealed only once the game is over
refused-replay-seat = until the game is over, you can see it from your own seat, not from { $seat }
refused-slower-here = too many requests: please wait a moment
refused-pages = you have too many pages open at this table: close one
refused-log-full = the log of this table is full: it has { $n } entries
refused-token = a valid token is needed, in the header Authorization: Bearer ...
refused-token-or-link = a token or a link to watch is needed
refused-token-ended = this token is invalid or has expired
refused-no-message = not a message
refused-no-table = there is no such table, or you may not see it
refused-store-away = the store is not answering: nothing was changed; try again in a moment
refused-nested = this is nested too deeply to be read
refused-failed = something went wrong on the server; everything confirmed is safe
refused-unfinished = the server could not finish this
refused-request = the server does not understand this request
refused-impossible = this is not possible
refused-not-saved = this could not be saved, so nothing was done
refused-not-read = the table cannot be read
refused-log-damaged = this table has been set aside: its log is damaged after entry { $n }
refused-entry-lost = this table has been set aside: entry { $n } cannot be replayed
refused-log-lost = the log of this table cannot be replayed
refused-rules-gone = this server no longer has the rules that this game was played by
refused-closed-unplayed = the table was closed before a game began
refused-muted = the operator of this server has muted you: you cannot say anything
refused-closed-operator = the operator has closed this table
refused-closed-abandoned = this table was closed because nobody had used it for a long time
refused-closed-rules = this table is closed: the server no longer has the rules it was played by

## Impossible set-ups, card sets and records

refused-no-game = unknown game { $name }; possible: { $names }
refused-no-budget = a computer player thinks for seconds (0.2s) or steps (200), not { $name }
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
refused-cards-not-shipped = card set { $name } does not come with Novatable, so the record must contain it
refused-cards-changed = card set { $name } has changed since
refused-rules-old = { $name } under rules version { $n } is no longer supported
refused-rules-new = { $name } under rules version { $n } needs a newer Novatable than this one
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
refused-record-digest = after action { $n } the game is not where its digest says
refused-record-closing = the digest in the closing line does not match the game after the last action
refused-record-long = a record can have at most { $n } characters
refused-coach-seat = the coach helps only with your own seat
refused-coach-off = there is no coach at a table with other people, unless it was agreed
refused-coach-when = ask the coach when it is your turn to decide
refused-review-not-over = a game can be reviewed only once it is over
refused-review-not-done = this game has no finished review yet
refused-review-no-game = games of { $name } cannot be reviewed
refused-review-quality = the quality must be one of { $values }
refused-record-actions = a record can have at most { $n } actions
refused-record-seats = the record is of a game for { $n } players, not { $n2 }
refused-moments = at most { $n } steps can be asked for at once
refused-no-rules = { $name } has no rules to read
refused-no-rules-in = there are no rules in { $name }; possible: { $names }
refused-no-rules-here = the rules pages are not installed here
refused-not-drawn = the drawings to print have not been built here: make web
refused-not-printed = { $name } has nothing to print
refused-no-printing = printing needs packages that are not installed here: pip install 'novatable[print]'
refused-alerts-off = turn alerts are off on this server
refused-alerts-address = this is not an address of the form https://HOST/PATH
refused-alerts-hosts = alerts go only to these hosts: { $names }

## Why a page is closed

refused-page-failed = something went wrong on the server; everything confirmed is safe
refused-page-restart = the server is restarting: connect again in a moment
refused-page-token = this token is no longer valid
refused-page-hello = say hello first
refused-page-greeting = not a greeting
refused-page-table = there is no such table, or you may not see it
refused-page-unreadable = too many messages that cannot be read
refused-page-watch = this link to watch is no longer valid
refused-page-left = you no longer have a seat at this table
refused-page-removed = this table has been removed
refused-page-changed = this table has changed: connect again in a moment
