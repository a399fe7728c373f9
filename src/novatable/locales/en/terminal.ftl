### The terminal: `novatable play`, `demo`, `replay` and `cards list`. What happens, what can be done and what is refused
### is said with the messages of the screens. Commands are typed in English in every language.

## The table

term-title = { $you ->
    [yes] Turn { $turn }, round { $round }: your turn
   *[no] Turn { $turn }, round { $round }: { $name }’s turn
  }
term-hand = { $you ->
    [yes] Your hand
   *[no] { $name }’s hand
  }
term-points = { $n } pt
term-unseen = { $n } unseen
term-player = { $name }:
term-quote = { $name }: “{ $text }”
term-refused = Not possible: { $why } ({ $rule })
term-keyboard = { $name }, take the keyboard and press Enter.
term-seed = The seed was { $seed }.
term-speak = In others’ turns you are asked { $speak ->
    [turns] at every turn
    [calls] at open calls only
   *[never] never
  }.

## Commands that both games have

term-help-numbers = do what is listed beside the number; more lists the other ways
term-help-look = show the table again
term-help-log = what happened recently
term-help-quit = leave the game
term-help-rules = a rule by its id; the rules that mention a word
term-help-speak = when to ask you in others’ turns: at each, at open calls, never

## Around a game

term-demo = A game of { $game } between computer players. To see it again: { $command }
term-seated = At the table: { $players }. Type help for the commands, quit to leave.
term-unfinished = The game ends here, unfinished.
term-no-input = No more input: the game ends here, unfinished.
term-record = The record is in { $file }: watch it with { $command }
term-record-ends = The record ends here; the game is not over.
term-replay = { $n } of { $of }: Enter, a number, or q >
term-verified = Verified:
term-verified-game = { $file }, a game of { $game }
term-verify-seed = seed
term-verify-seed-right = matches its commitment
term-verify-seed-position = not checked: the game began from a position
term-verify-actions = actions
term-verify-actions-right = all { $n } are allowed by the rules
term-verify-digests = digests of actions
term-verify-digests-right = { $n } of { $of }, all correct
term-verify-digests-none = none
term-verify-closing = closing digest
term-verify-closing-right = correct
term-verify-closing-none = missing: the record was cut off

## AfterNova

term-an-title-final = { $title }, last chance
term-an-planets = Planets (bag { $bag }, discarded { $discarded })
term-an-in-reach = in reach
term-an-lacks = lacks
term-an-market = Market (decks: { $paws } Paws, { $blueprints } Blueprints)
term-an-hand-objective = { $hand } (hidden objective: { $colours })
term-an-players = Players (Storage, hand, Blueprints, points on them)
term-an-bot-row = on Bot’s row:
term-an-paw = { $card }, { $species }.
term-an-objective = Objective
term-an-take = 1-{ $n } take that card
term-an-discard = 1-{ $n } discard that card
term-an-listen = { $name }’s turn: Enter to listen, or deal, agree, show (help)
term-an-free-sweeps = { $waiting } Free sweeps: { $n }.
term-an-help = { $waiting } (help)
term-an-confirm = . Enter to do it, or no
term-an-confirm-paws = . Enter to do it; with ... for other Paws; or no
term-an-ask-planet = Which Planet? ({ $planets })
term-an-ask-helpers = Who helps? ({ $names }; several with commas)
term-an-ask-more-helpers = Who else helps? ({ $names }; Enter: nobody)
term-an-ask-bring = { $you ->
    [yes] Of { $icons }, what do you bring?
   *[no] Of { $icons }, what does { $seat } bring?
  }
term-an-ask-get = { $you ->
    [yes] Of { $fragments }, what do you get?
   *[no] Of { $fragments }, what does { $seat } get?
  }
term-an-ask-bot = What does Bot bring?
term-an-ask-bot-fragments = { $n ->
    [one] Which of the Planet’s Fragments does Bot get?
   *[other] Which { $n } of the Planet’s Fragments does Bot get, in which order?
  }
term-an-ask-stored = Stored Fragments that change hands? (such as { $example }; Enter: { $usual })

term-an-help-take = take a card from the Market; the beginning of a name is enough everywhere
term-an-help-sweep = replace a row of the Market, for one take; first edition: draw paws, from the deck
term-an-help-extract = extract Planet A alone with the fewest Paws; choose them: extract A with swoop, tock
term-an-help-deal = propose a deal, question by question (propose is the same)
term-an-help-line = the same in one line; whatever nobody else brings or gets falls to the active player
term-an-help-letters = Fragments: K black, W white, G green, P purple, O orange; skills: pil, eng, sec, ext
term-an-help-call = ask whoever is willing; call alone asks question by question
term-an-help-agree = agree to proposal 3, or take up open call 3; choose Paws: agree 3 with tock
term-an-help-counter = propose 3 with these terms changed; counter 3 alone asks for them
term-an-help-decline = say no to a proposal; take back your own yes, or your call
term-an-help-show = let players see cards from your hand; to all: everyone
term-an-help-complete = complete a Blueprint; with a Prism: complete pocket paying KKW
term-an-help-pass = complete nothing more for now
term-an-help-discard = give up cards, or Fragments, above what you may hold
term-an-help-look = look at a player or a card more closely
term-an-help-with = name Upgrades like Paws; back names the Paws that Loyalty returns

term-an-cards-paws = Hired Paws
term-an-cards-paw = Paw
term-an-cards-species = species
term-an-cards-icons = icons
term-an-cards-blueprints = Blueprints
term-an-cards-blueprint = Blueprint
term-an-cards-cost = cost
term-an-cards-points = points
term-an-cards-upgrade = Upgrade
term-an-cards-planets = Planets
term-an-cards-planet = Planet
term-an-cards-requires = requires
term-an-cards-spaces = spaces
term-an-cards-starships = Starships
term-an-cards-starship = Starship
term-an-cards-objective = objective
term-an-cards-summary = card set { $name } for AfterNova, { $paws } Paws, { $blueprints } Blueprints, { $planets } Planets, { $starships } Starships; SHA-256 { $hash }

## Nova-Raiders

# How a space is named in sentences: ring, base and step, such as 3b2.
term-nr-space = { $code }
term-nr-colour = { $colour ->
    [red] red
    [blue] blue
    [brown] brown
   *[white] white
  }
term-nr-directives = Everybody keeps one of two Directives
term-nr-time = Time { $time }/{ $spaces }
term-nr-next = next: { $event }
term-nr-covered = ring { $ring } is covered in { $n }
term-nr-supernova = Supernova in { $n }
term-nr-idle = idle { $n }/{ $of }
term-nr-linked = linked
term-nr-unlinked = a Chain is needed next
term-nr-academy = { $n ->
    [one] Academy (deck { $deck }; bag { $n } Shard)
   *[other] Academy (deck { $deck }; bag { $n } Shards)
  }
term-nr-column-dock = Dock
term-nr-column-bays = Bays
term-nr-column-points = points
term-nr-column-cards = cards
term-nr-column-specials = Specials
# At most seven characters.
term-nr-ring = ring { $ring }
term-nr-star = Star
term-nr-legend = { $colour ->
    [red] 3{ $base } is the red Gate of ring 3, 3{ $base }2 the space 2 after it; * an Asteroid; { $ship }3 a red ship of height 3; Y B R Shards
    [blue] 3{ $base } is the blue Gate of ring 3, 3{ $base }2 the space 2 after it; * an Asteroid; { $ship }3 a blue ship of height 3; Y B R Shards
    [brown] 3{ $base } is the brown Gate of ring 3, 3{ $base }2 the space 2 after it; * an Asteroid; { $ship }3 a brown ship of height 3; Y B R Shards
   *[white] 3{ $base } is the white Gate of ring 3, 3{ $base }2 the space 2 after it; * an Asteroid; { $ship }3 a white ship of height 3; Y B R Shards
  }
term-nr-help = { $waiting } (help)
term-nr-more = { $n ->
    [one] more: { $n } other, the same with another card
   *[other] more: { $n } others, the same with other cards
  }
term-nr-as = as { $letter }
term-nr-unseen = unseen
term-nr-tops = the tops of all Bays
term-nr-push = { $push ->
    [clockwise] clockwise
   *[counter_clockwise] counter-clockwise
  }
term-nr-from = from { $code }
term-nr-bay-points = { $now } to { $then } points
term-nr-which = Which of these?
term-nr-use-launch = launch
term-nr-use-link = link
term-nr-use-discard = discard
term-nr-use-draw = draw
term-nr-use-end = end
term-nr-use-keep = keep
term-nr-use-leave = leave
term-nr-use-stow = stow
term-nr-use-put = put back
term-nr-use-place = place
term-nr-look-special = { $cards }: { $does }
term-nr-look-player = { $name } on the board: { $ships }.
term-nr-look-discards = Discards: { $cards }.
term-nr-look-space = { $code } is { $space }.
term-nr-look-asteroid = { $code } is { $space }, an Asteroid.
term-nr-look-there = There: { $thing }.
term-nr-look-around = Next to { $beside } on its ring; adjacent to { $adjacent } on the next rings.

term-nr-help-orbit = move to that space; if several ships or cards can, you are asked
term-nr-help-with = the same with ship and card named; cards go by letter or name
term-nr-help-jump = any action by its name and destination; the same for gateway, long burn, breach
term-nr-help-hijack = the victim; from another ship: hijack 3b2 3b1; the same for plunder, hit and run
term-nr-help-unload = the Stack to unload; then stow 2 puts its top Shard in Bay 2
term-nr-help-upgrade = take a Special card from the Academy
term-nr-help-tractor = an opponent’s ship, and where it goes
term-nr-help-stevedore = exchange the top Shards of your Bays, or rebuild Bay 2; then put yellow, ...
term-nr-help-launch = a ship from the Dock to your Gate on ring 3
term-nr-help-link = play a card as a Chain, or a Special without its action
term-nr-help-leave = how many of the lowest Shards stay behind
term-nr-help-place = place a Shard drawn in a spawn
term-nr-help-hrl = carry out H.R.L.’s card
term-nr-help-end = end your turn; without a card played: discard b, draw
term-nr-help-look = look at a space, a player, a card or a Directive more closely
term-nr-help-spaces = 3b is the blue Gate of ring 3, 3b2 the space 2 after it; r red, b blue, n brown, w white

term-nr-cards-basics = Basic deck
term-nr-cards-action = action
term-nr-cards-or = or
term-nr-cards-specials = Special cards
term-nr-cards-special = Special
term-nr-cards-symbol = symbol
term-nr-cards-does = action
term-nr-cards-directives = Directives
term-nr-cards-directive = Directive
term-nr-cards-points = points
term-nr-cards-for = for
term-nr-cards-hrl = H.R.L.
term-nr-cards-hrl-card = card
term-nr-cards-board = Board with { $n } bases
term-nr-cards-ring = ring
term-nr-cards-spaces = spaces
term-nr-cards-asteroid = Asteroid
term-nr-cards-after = { $n } after each Gate
term-nr-cards-shards = Shards
term-nr-cards-track = Time Track: { $events }.
term-nr-cards-summary = card set { $name } for Nova-Raiders, { $basics } basic cards, { $specials } Specials, { $directives } Directives, { $hrl } H.R.L. cards, { $boards } boards; SHA-256 { $hash }

## Any other game

term-plain-turn = Turn { $turn }
term-plain-waiting = Waiting for { $seats }
term-plain-over = The game is over. Won by { $winners }
term-plain-cards = card set { $name }

## What cannot be understood

unclear-unknown = { $what ->
    [command] No command “{ $typed }”
    [player] No player “{ $typed }”
    [player-card] No player or card “{ $typed }”
    [thing] No player, card, Directive or space “{ $typed }”
    [planet] No Planet “{ $typed }”
    [colour] No colour “{ $typed }”
    [skill] No skill “{ $typed }”
    [deck] No deck called “{ $typed }”
    [row] No row called “{ $typed }”
    [card-market] No card in the Market called “{ $typed }”
    [card-hand] No card in your hand called “{ $typed }”
    [card-academy] No card in the Academy called “{ $typed }”
    [blueprint-hand] No Blueprint in your hand called “{ $typed }”
    [pledged] No Paw or Upgrade of yours called “{ $typed }”
    [played] No Paw among those played called “{ $typed }”
    [base] No base “{ $typed }”
    [shard] No Shard “{ $typed }”
    [bay] No Bay “{ $typed }”
    [direction] No direction “{ $typed }”
    [directive] No Directive of yours called “{ $typed }”
    [count] No number of Shards “{ $typed }”
   *[number] None of these has the number “{ $typed }”
  }. Possible: { $names }.
unclear-unknown-none = { $what ->
    [card-hand] No card called “{ $typed }”: your hand is empty.
    [blueprint-hand] No Blueprint called “{ $typed }”: there is none in your hand.
    [pledged] No Paw or Upgrade called “{ $typed }”: you have none.
    [played] No Paw called “{ $typed }”: none is being played.
   *[other] There is no “{ $typed }” here.
  }
unclear-many = “{ $typed }” could be { $names }.
unclear-number = There is no { $typed } now; type 1 to { $n }, or help.
unclear-number-none = There is no { $typed } now; type a command, or help.
unclear-speak = speak turns, calls or never; now it is { $speak }.
unclear-rules = Name a rule, { $first } to { $last }, or a word to look for.
unclear-rules-many = “{ $typed }” is in many rules: { $rules }. Name one of them, or more words.
unclear-rules-missing = The rules are not installed here; see docs/rules in the project.
unclear-spectator = Only those who sit at the table can do that.
unclear-counted = “{ $typed }” is not understood: say how many of what, such as 2 black or 1 pil.
unclear-clause = “{ $typed }”: say who brings, gets or gives what.
unclear-subject = { $verb ->
    [bring] Who brings { $typed }? Name a player before brings.
    [get] Who gets { $typed }? Name a player before gets.
   *[give] Who gives { $typed }? Name a player before gives.
  }
unclear-extract = Alone, or with Bot alone, you extract; with others you make a deal.
unclear-helper = A deal needs a helper.
unclear-dropped = Nothing is proposed.
unclear-proposal = There is no proposal { $typed } on the table.
unclear-which-proposal = Which proposal? On the table: { $names }.
unclear-no-proposal = Which proposal? There is none on the table.
unclear-space = “{ $typed }” is not a space: say ring, base and step, such as 3b2 or 3b.
unclear-ring = There is no ring { $typed }: rings are 1 to { $n }.
unclear-step = There is no { $typed }: the last space of that base is { $last }.
unclear-spaces = That is { $n } spaces, and { $most } can be named here.
unclear-here = “{ $typed }” is not understood here; spaces are ring, base and step, such as 3b2.
unclear-say-more = That could be { $n } actions: say more, such as ship, space or card.
unclear-no-card = None of your cards is for { $use }.
unclear-missing = { $field ->
    [card] Say which card as well; see help for examples.
    [ship] Say which ship as well; see help for examples.
    [side] Say from which side as well; see help for examples.
    [to] Say where to as well; see help for examples.
    [victim] Say whom as well; see help for examples.
    [take] Say which Special card as well; see help for examples.
    [bay] Say which Bay as well; see help for examples.
    [count] Say how many as well; see help for examples.
    [shard] Say which Shard as well; see help for examples.
   *[directive] Say which Directive as well; see help for examples.
  }
unclear-not-a-number = “{ $typed }” is not understood: type the number of an action.
unclear-look = There is no “{ $typed }” to look at.
