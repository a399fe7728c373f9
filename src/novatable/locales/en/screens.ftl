### The screens around the tables: home, a new table, the waiting room.

## Frame

frame-skip = Skip to content
frame-pages = Pages
frame-play = Play
frame-learn = Learn
frame-rulebook = Rulebook
frame-cards = Cards
frame-language = Language
frame-sound = Sound
frame-to-light = Switch to the light theme
frame-to-dark = Switch to the dark theme
frame-guest = Guest
frame-change-name = (change your name)
frame-connected = Connected
frame-not-connected = No connection
frame-light-theme = Light theme
frame-dark-theme = Dark theme
frame-reduced-motion = Reduced motion
frame-no-account = No account needed: your seat is kept on this device
seat-free = open seat

## My name

name-title = Your name
name-label = What name should others see?
name-about = Applies to tables you join from now on.
name-keep = Save
name-cancel = Cancel

## Home

home-title = Novatable: AfterNova and Nova-Raiders
home-afternova-players = 2 to 6 players
home-afternova-length = 45 minutes
home-afternova-about = Hire Paws, strike deals over Planets, build the best Starship.
home-novaraiders-players = 2 to 4 players
home-novaraiders-length = 60 minutes
home-novaraiders-about = Chain your cards, race the rings, raid the Star before it bursts.
home-play-now = Play now
home-learn = Learn in five minutes
home-create = Create a table
home-mine = My current games
home-waits =
    { $count ->
        [one] 1 is waiting for you
       *[other] { $count } are waiting for you
    }
home-mine-none = Nothing yet. One click on “Play now” starts a game against computer players.
home-played = Finished games
home-state-played = { $game }, { $when }
home-open-tables = Open tables
home-looking =
    { $count ->
        [one] 1 person looking for a game
       *[other] { $count } people looking for a game
    }
home-open-none = Nobody is looking for players right now. Create a table and list it, or send friends a link.
home-with = With { $names }
home-record = Open a record
home-record-about = A game saved as a file: watch it, or continue from it
home-device = Play on another device
device-title = Play on another device
device-about = Open this link on the other device, or scan the code with its camera. That device will then have all your games too. Keep the link to yourself.
device-qr = QR code of the link
device-link = Link for your other device
device-once = It works once, within { $minutes } minutes.
device-here-title = Is this your device too?
device-here-about = This link comes from another device of yours. Use both, or move here, which signs the other one out.
device-here-kept = The name you used here, { $name }, is kept: click your name at the top to see all your names.
device-here-add = Use both
device-here-move = Move here
session-unknown = This server does not recognise { $name } at the moment. Your access stays on this device: try again later, or continue as a new guest.
session-again = Try again
session-anew = Continue as a new guest
session-kept = Also kept on this device
session-be = Continue as { $name }
home-by-link = Join by link
home-paste = Paste the link you were sent
home-no-link = That is not a link to a table.
home-follow = Go
home-your-turn = Your turn
home-continue = Continue
home-enter = Open
home-join = Join
home-state-you = { $game }, round { $round }: your decision
home-state-other = { $game }, round { $round }: { $name } is choosing
home-state-others = { $game }, round { $round }: { $count } players are choosing
home-state-left = { $game }, { $when }
home-waiting-seats =
    { $free ->
        [one] { $game }: one seat is still open
       *[other] { $game }: { $free } seats are still open
    }
home-waiting-start = { $game }: ready to start
home-open =
    { $free ->
        [one] { $game }, one open seat
       *[other] { $game }, { $free } open seats
    }
home-open-computers =
    { $computers ->
        [one] { home-open }, with a computer player
       *[other] { home-open }, with { $computers } computer players
    }
ago-now = just now
ago-minutes =
    { $count ->
        [one] a minute ago
       *[other] { $count } minutes ago
    }
ago-hours =
    { $count ->
        [one] an hour ago
       *[other] { $count } hours ago
    }
ago-days =
    { $count ->
        [one] yesterday
       *[other] { $count } days ago
    }

unknown-title = There is nothing here
unknown-about = Perhaps the address was cut off when it was copied.
unknown-home = Go to the start page

## A new table

create-title = Create a table
create-game = Game
create-seats = Seats
create-players = Number of players
create-seat = Seat { $number }
create-two-afternova = With two players, Bot joins in as a third crew.
create-two-novaraiders = With two players, H.R.L. joins in as a third fleet.
create-me = Me
create-me-short = Me
create-me-number = { $name } (player { $number } on this device)
create-do = Open the table
create-open = Open seat
create-open-short = Open
create-open-seat = Anyone with your link
create-computer = Computer player
create-computer-short = Computer
create-computer-seat = Computer player
create-level = Strength of the computer player in seat { $number }
create-pass-and-play = Several players on this device: pass it around, and a cover screen hides each hand.
create-no-me = Take one of the seats yourself.
create-who = Who can join
create-private = Only with my link
create-listed = Everyone
create-private-about = Only people with your link can find this table.
create-listed-about = The table is listed on the start page, and anyone can take an open seat.
create-name-usual = { $name }’s table
create-name = Name of the table
create-rules = Rules
create-more-rules = More rule options
create-numbers = Numbers to experiment with
create-cards = Card set
create-cards-standard = Standard
create-manners = Time, chat and absence
create-decision = Time for a decision
create-decision-about = When it runs out, a computer player decides until you are back.
create-away = If someone is away, wait
create-away-about = Then a computer player takes over until they are back.
create-talk = Chat
create-talk-free = Free
create-talk-phrases = Phrases only
create-talk-off = None
create-whispers = Whispering
create-whispers-about = Players may write to just some of the others.
create-reasons = Computer players say why
create-reasons-about = A short reason with every decision. It may give away a little about their hands.
create-coach = Everybody may ask the coach
create-coach-about = What a computer player would do in your place. If you play only against computers, you can always ask.
create-memory = Keep track of known cards
create-memory-about = Cards that others took openly or showed stay visible. Without this, you have to remember them.
create-then-wait = 
    { $open ->
        [one] One seat is open: you will get a link to share.
       *[other] { $open } seats are open: you will get a link to share.
    }
create-then-start = All seats are taken: the game starts right away.
create-start = Start the game
create-no-game = There is no such game here.
time-unlimited = As long as it takes
time-forever = Forever
time-seconds = { $count } seconds
time-minutes =
    { $count ->
        [one] 1 minute
       *[other] { $count } minutes
    }
time-hours =
    { $count ->
        [one] 1 hour
       *[other] { $count } hours
    }
time-days =
    { $count ->
        [one] 1 day
       *[other] { $count } days
    }

## Rule options: what each means

option-quoted = “{ $option }”
option-chance = Chance decides
option-no-limit = no limit
option-first = Who goes first
option-first-about = Otherwise the winner of the last game goes first, or chance decides.
option-edition = Edition
option-edition-second = Second
option-edition-first = First (2019)
option-edition-about = The first edition deals fewer Paws, has a different Market and no Bot, so it needs three players or more.
option-fair-deals = Fair deals only
option-fair-deals-about = Everyone in a deal must get at least one Fragment.
option-offers-per-turn = Offers per turn
option-offers-per-turn-0 = by the active player
option-offers-per-turn-1 = by each other player
option-offers-per-turn-about = How many offers a player may make in one turn.
option-sweeps-keep-one = A sweep must leave you one card to take
option-sweeps-keep-one-about = You may sweep the Market only if you can still take a card afterwards.
option-completions-per-turn = Blueprints completed per turn
option-completions-per-turn-about = How many Blueprints each player may complete at the end of a turn.
option-tie-break = Tie-break
option-tie-break-turn-order = later in turn order wins
option-tie-break-last-turn = whoever had the last turn wins
option-tie-break-about = The rulebooks in different languages settle ties differently.
option-round-limit = Last round
option-round-limit-about = The game ends after this round, even if nobody has completed enough Blueprints.
option-directives = Directives
option-directives-about = Everyone keeps a secret goal that scores at the end.
option-hijack-bare-ships = Ships without Shards can be hijacked
option-hijack-bare-ships-about = They are pushed away even though there is nothing to take.
option-idle-rounds = Rounds without progress
option-idle-rounds-about = After this many rounds without an advance, the Time Track advances by itself.
option-hrl-pace = H.R.L. moves
option-hrl-pace-each-turn = after every turn
option-hrl-pace-each-round = once a round
option-hrl-pace-about = Only matters with two players.
option-special-set-points = Three matching Special cards
option-special-set-points-6 = 6 points
option-special-set-points-10 = 10 points
option-special-set-points-about = The rulebook says 6 in its list and 10 in a footnote.
option-number-about = From { $from } to { $to }; the rules say { $usual }.
option-paws-dealt = Paws dealt
option-hand-limit = Hand limit
option-storage = Spaces in Storage
option-blueprints-to-end = Blueprints that end the game
option-market-takes = Cards taken at the Market
option-market-row = Cards in a row of the Market
option-planets = Planets laid out
option-fragments-per-colour = Fragments of each colour
option-bot-row = Blueprints in Bot’s row
option-bot-storage = Stored Fragments that score for Bot
option-fragment-points = Points for a stored Fragment
option-objective-points = Points for an icon of the hidden objective
option-ships = Ships of each player
option-shards-per-type = Shards of each type
option-academy-row = Face-up cards in the Academy
option-directives-dealt = Directives dealt to each player
option-hand-size = Cards in a full hand
option-hrl-rings = Rings on which H.R.L. hijacks
option-bay-set-points = Points for three different Shards in a Bay
option-bay-pair-points = Points for two different Shards in a Bay
option-bay-single-points = Points for a single Shard in a Bay
option-special-pair-points = Points for two matching Special cards
option-special-single-points = Points for a single Special card

## The waiting room

waiting-title = { $game } for { $players } players. The game has not started yet.
waiting-seats = At the table
waiting-open = Open seat
waiting-open-about = for whoever joins
waiting-you = that is you
waiting-here = is here
waiting-away = is away
waiting-host = host
waiting-bot = remote bot
waiting-computer = Computer, { $level }
waiting-mind = Who sits in seat { $number }?
waiting-nobody = Leave it open
waiting-take = Sit here
waiting-leave = Stand up
waiting-free = Clear the seat
waiting-still-open =
    { $count ->
        [one] One seat is still open.
       *[other] { $count } seats are still open.
    }
waiting-fill = Fill with computer players and start
waiting-start = Start
waiting-for-others = Waiting for others to join.
waiting-for-host = Everyone is here. The host can start the game.
waiting-invite = Invite friends
waiting-qr = QR code of the link
waiting-link = Link to join
waiting-link-about = Anyone who opens it can take an open seat. No account needed.
waiting-listed-about = The table is also listed on the start page.
waiting-link-elsewhere = The link was made on another device. Making a new one disables it.
waiting-new-link = Make a new link
waiting-watch = Link to watch
waiting-new-watch = Make a link for spectators
waiting-copy = Copy
waiting-copied = Copied
waiting-share = Share

## An invitation

invite-title = { $host } invites you to play { $game }
invite-title-nobody = You are invited to play { $game }
invite-page = An invitation to { $game }
invite-for = { $players } players
invite-seat = You take over the seat of { $name }.
invite-sit = Sit down
invite-begun = The game has started without you. Ask for a link to watch it.
share-waiting =
    A table of { $game } is waiting for you: { $free ->
        [one] one open seat
       *[other] { $free } open seats
    }, about { $length }, no account needed.
invite-full = All seats are taken.

## The result

result-you-win = You win!
result-wins = { $name } wins
result-shared = Shared victory: { $names }
result-bot = Bot
result-hrl = H.R.L.
result-reason-sixth-blueprint = Somebody has completed their last Blueprint.
result-reason-round-limit = The last round has been played.
result-reason-supernova = The Star has burst.
result-reason-no-shards = There are no Shards left.
result-reason-no-ships = No player has a ship left.
result-tie-turn-order = { $names } are tied at { $points } points. Whoever comes later in turn order wins.
result-tie-last-turn = { $names } are tied at { $points } points. Whoever had the last turn wins.
result-tie-bot = { $names } are tied at { $points } points. Bot never wins a tie.
result-tie-shards = { $names } are tied at { $points } points. Whoever has more Shards in the Bays wins.
result-tie-ships = { $names } are tied at { $points } points, with the same number of Shards in the Bays. Whoever has more ships left wins.
result-tie-shared = { $names } are tied at { $points } points, with the same number of Shards in the Bays and of ships left, and share the victory.
result-me = you
result-player = Player
result-total = Total
result-part-blueprints = Blueprints
result-part-storage = Storage
result-part-objective = Objective
result-part-fragments-on-blueprints = Covered icons
result-part-bays = Cargo Bays
result-part-specials = Special cards
result-part-directive = Directive
result-objective = Hidden objective:
result-directive = Directive: { $name } ({ $points }{ "\u00A0" }points)
result-graph = Points by turn
result-graph-about = Points by turn. At the end: { $scores }.
result-graph-turns = { $count } turns
result-rematch = Rematch
result-shuffle-kept = Fair shuffle, checked: it was settled before the first card was dealt
result-shuffle-broken = The shuffle is not the one that was promised before the game
result-shuffle-about = Before the first card was dealt, everyone was shown a fingerprint of the seed behind all shuffles. Now the seed is revealed, and your browser has computed the fingerprint again.
result-commitment = Promised before the game
result-seed = Seed of the shuffles
result-computed = Fingerprint of the seed, computed here

## Replay

replay-title = Replay: { $name }
replay-none = There is no replay here
replay-none-about = Only those who sat at the table, or who have a link to watch, can see the replay.
replay-controls = Replay
replay-first = To the beginning
replay-turn-back = One turn back
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-forward = One step forward
replay-turn-forward = One turn forward
replay-last = To the end
replay-scrub = Step
replay-step = Step { $step } of { $of }, round { $round }
replay-eyes = Whose view
replay-as-spectator = A spectator
replay-all-open = Everything revealed
replay-hands = All hands
replay-hand-of = Hand of { $name }
replay-sit = Sit here
replay-share = Link to this moment
replay-to-table = Back to the table

## Cards

cards-title = Cards of { $game }
cards-heading = Cards
cards-search = Search by name, skill, colour…
cards-kind = Kind of card
cards-filter = Only with
cards-any = Anything
cards-all = All
cards-paw = Hired Paws
cards-blueprint = Blueprints
cards-planet = Planets
cards-starship = Starships
cards-basic = Basic cards
cards-special = Special cards
cards-directive = Directives
cards-hrl = H.R.L. cards
cards-count =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
cards-none = No cards match.

## The rulebook

rulebook-title = Rules of { $game }
rulebook-contents = Contents
rulebook-search = Search the rules
rulebook-found =
    { $count ->
        [one] 1 rule
       *[other] { $count } rules
    }
rulebook-options = Rule options
rulebook-options-about = Whoever opens a table can choose these.
rulebook-ruling = Ruling:
rulebook-none = No rules match.
rulebook-link = { $rule }, link to this rule
rulebook-afternova-about = A star has burst, and the Planets around it are full of Fragments. You hire Paws for their skills, extract Planets alone or in deals with others, and turn Fragments into Blueprints for points.
rulebook-afternova-turn = On your turn you extract a Planet or go to the Market. Whoever helps you extract gets what you agreed on. After every turn, everyone may complete Blueprints.
rulebook-afternova-end = A player’s 6th Blueprint ends the game. Blueprints, stored Fragments and a hidden objective score; the most points win.
rulebook-novaraiders-about = Shards lie on five rings around the dying Star. Your three ships pick them up, steal them from others, and bring them home through Gates into your Cargo Bays.
rulebook-novaraiders-turn = On your turn you play cards one by one and do what each says. Between two actions there must be a link: a card laid sideways, or a Special card.
rulebook-novaraiders-end = Every Unload moves time on: the Star grows, and in the end it bursts. Bays, Special cards and a secret Directive score.
rulebook-paw = A Hired Paw: two skills
rulebook-blueprint = A Blueprint: points, cost, Upgrade
rulebook-planet = A Planet: what it needs, what it gives
rulebook-starship = A Starship with its Storage
rulebook-chain = A row of cards: an action, a card laid sideways as a Chain, a second action, a Special card that links by itself.
example-back = Previous picture
example-forward = Next picture
example-picture = Picture { $number }
example-planet-gone = The Planet has been extracted.
example-brings = brings
example-gets = gets
example-red = Red
example-blue = Blue
example-brown = Brown
example-deal = Example: two crews for one Planet
example-deal-1 = Ada is active and wants { $planet }. Her Paws cover only part of what it needs.
example-deal-2 = Ben offers one Paw and asks for the two purple Fragments. Together, their icons meet the requirement.
example-deal-3 = Ada agrees. Both discard the Paws they played; Ben stores the purple Fragments, Ada the others.
example-pay = Example: paying with a stored Fragment
example-pay-1 = Ada is one piloting icon short for { $planet }. She wants all four Fragments, but she already has a green one in her Storage.
example-pay-2 = She offers the green one to anyone who adds one piloting icon. Ben accepts.
example-pay-3 = The green Fragment is gone, so all four fit and nothing is lost. What counts is how full a Storage is once everything has moved.
example-count = Example: scoring
example-count-1 = Ada has completed her 6th Blueprint. The points on her Blueprints: 29.
example-count-2 = Two Fragments are left in her Storage: 2 more.
example-count-3 = Her hidden objective is black and white. On her Blueprints are 2 black and 4 white icons: 6 more.
example-count-4 = That makes 37.
example-gate = Example: onto another player’s Gate
example-gate-1 = A red Stack on ring 3 is about to orbit 2 spaces.
example-gate-2 = It ends on a blue Gate, which is allowed: for an Orbit, a Gate is a space like any other.
example-over = Example: over one Shard, onto another
example-over-1 = A blue ship on the outermost ring is about to orbit 3 spaces. A black and a yellow Shard lie ahead.
example-over-2 = It passes the black Shard, which stays where it is, and ends on the yellow one, which is now the lowest Shard of its Stack.
example-hijack = Example: a Hijack in three pictures
example-hijack-1 = Red’s Stack is 3 high. A blue Stack is next to it on the ring, with a yellow Shard at the bottom.
example-hijack-2 = Red hijacks: Blue is pushed 3 spaces away, as far as Red is high, and its lowest Shard stays behind.
example-hijack-3 = Red moves onto the yellow Shard, which goes to the bottom of its Stack. Red is 4 high now.
example-cover = Try it: which Paws extract Nektarr?
example-cover-try = Tap Paws to play them. The rules answer at once; one Paw too many is refused, too.
example-cover-yes = These Paws extract the Planet, and none of them is wasted.
example-flight = Try it: where can the red ship go?
example-flight-try = Choose how to play the card, then point at a space on the board.
example-flight-yes = The ship can go there.
example-flight-use = How to play the card
example-bay = Try it: what is a Bay worth?
example-bay-holds = The Bay, from the bottom: { $shards }
example-bay-worth =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
example-bay-try = Put Shards on top, or take them away. Neighbours that count together are drawn together.
example-bay-remove = Take one away
example-bay-empty = Empty it
