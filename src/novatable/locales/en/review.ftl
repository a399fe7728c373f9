### The review of a game: what decided it, each choice graded, deals that were possible, luck apart from skill.
### The grades' words are also their accessible names. Numbers with an error are written as "1.8 ± 0.3".

review = Review
review-title = Review: { $name }
review-about = { $players } players, { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}, { $turns } turns
review-complete = Review complete
review-running = Reviewing: { $done } of { $turns } turns
review-left-minutes = about { $n } min
review-left-seconds = about { $n } s
review-begins = The review is starting…
review-begins-about = It takes a few minutes. You can leave: it goes on without you.
review-not-yet = None of these choices has been judged yet. You can leave: the review goes on without you.
review-stopped-before = The review was stopped before it came to any of these choices.
review-stopped = Stopped after { $done } of { $turns } turns
review-stop = Stop
review-go-on = Continue
review-failed = This game cannot be reviewed here.
review-save-page = Save as a page

## Summary

review-result = Result
review-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}, { $points }
review-winner = { $name } won with { $points }
review-you-won = You won
review-even-luck = points with even luck
review-even-luck-short = Even luck
review-even-others = points with even luck; { $name } { $points }
review-mean-loss = Chance lost
review-mean-loss-about = % per decision on average
review-luck-sum = Luck of the draw: { $n }% of the chance to win

## The course

review-chance = Chance to win
review-chance-short = Chance
review-points = Points
review-course = The course of the game
review-course-table = The chance to win at the beginning of each turn, in percent
review-turn = Turn
review-round = R{ $n }
review-round-long = Round { $n }
review-over = end
review-turning = Turning points
review-moment = Moment { $n }: { $what }
review-moment-luck = the draw
review-moment-choice = { $name } decides
review-chance-change = { $before }% possible, { $after }% played

## Choices

review-mine = My choices
review-choices-of = { $name }’s choices
review-whose = Whose choices
review-grade-best = best
review-grade-good = good
review-grade-slip = slip
review-grade-blunder = blunder
review-grade-even = too close to call
review-grade-none = not judged yet
review-about-best = Nothing better was found.
review-about-good = Good: hardly anything was better.
review-about-slip = A slip: something else was better.
review-about-blunder = A blunder: something else was clearly better.
review-about-even = Too close to call: the choices cannot be told apart.
review-loss = −{ $n }
review-loss-long = costs { $n }% of the chance to win
review-nothing = Nothing to improve. Play stronger opponents?

## One choice

review-what-would-you = What would you do here?
review-any-as-good = Any equally good choice counts.
review-find = Find something better
review-show = Show
review-hint = Hint
review-hint-kind = It is about: { $what }
review-try = Try it
review-try-about = A private table from this moment, against computer players
review-next = Next one
review-look-at-table = Look at the table
review-played = Played
review-better = Better
review-best-found = Best chain found
review-way-played = the way played
review-way-best = the better way
review-same-cards = with the same cards
review-others = Also tried
review-better-than = Better than what was played: +{ $n }%
review-not-it = Not better than what was played. Look again?
review-choose-one = What would you rather do?
review-give-up = Give up
review-per-cent = { $n }%
review-gain = +{ $n }%
review-why = Why: { $reason }

## Choices in a few words, for the list

review-an-kind = { $kind ->
    [extract] an Extract
    [propose] a deal
    [call] an open call
    [agree] an offer
    [decline] an offer
    [withdraw] an offer
    [show] showing cards
    [discard] your hand
    [jettison] your Storage
    [complete] a Blueprint
    [pass] Blueprints
   *[other] the Market
  }
review-an-extract = Extracted { $planet } alone
review-an-propose = Deal with { $others }, { $planet }
review-an-call = Open call, { $planet }
review-an-agree = Agreed to an offer
review-an-decline = Declined an offer
review-an-withdraw = Withdrew an offer
review-an-show = Showed cards
review-an-take = Market: { $card }
review-an-draw = { $row ->
    [paws] Drew a Paw
   *[other] Drew a Blueprint
}
review-an-sweep = { $row ->
    [paws] Swept the Paws
   *[other] Swept the Blueprints
}
review-an-market = Market: nothing to take
review-an-discard = Discarded { $card }
review-an-jettison = Jettisoned Fragments
review-an-complete = Completed { $card }
review-an-pass = Completed nothing
review-nr-launch = Launch
review-nr-nothing = No card

## Deals (AfterNova)

review-deals = Deals
review-deals-made = Made
review-deals-gained = points gained by each side
review-deals-none-made = No deal was made.
review-deals-missed = Possible deals
review-deals-found = { $n ->
    [one] { $n } found
   *[other] { $n } found
}
review-deals-all-found = You found every deal worth making.
review-deals-searched = Still looking for deals…
review-facts = Which facts count
review-facts-public = Public facts
review-facts-all = All facts
review-facts-about = Public facts: what was known to whoever’s turn it was. All facts: with everybody’s cards.
review-both-gain = all gain
review-brings = brings
review-gets = gets
review-look-first = There was a deal here: look first
review-found-deal = { $planet }, proposed by { $seat }
review-you = you
review-missed-sentence = In round { $round }, { $names } could { $people ->
    [2] both
   *[other] all
} have gained at least { $n } points at { $planet }.
review-found-missed-deal = { $planet } with { $seat }

## Habits

review-habits = Habits
review-habit-you = You
review-habit-others = Others
review-habit-share-of-the-gain = Share of the gain
review-habit-offers-accepted = Offers accepted
review-habit-offers-taken = Offers that led to a deal
review-habit-help-given = Help given
review-habit-help-received = Help received
review-of = { $n } of { $of }

## Losses (Nova-Raiders)

review-losses = Lost to the Star
review-losses-none = Nothing was lost to the Star.
review-losses-sum = { $shards ->
    [one] { $shards } Shard
   *[other] { $shards } Shards
}, { $points } points
review-hijacks = Hijacks suffered
review-hijacks-none = Nobody hijacked you.
review-hijacks-sum = { $n }, avoidable: { $avoidable }
review-found-burnt-stack = { $n ->
    [one] { $n } Shard
   *[other] { $n } Shards
} on ring { $n2 }
review-found-burnt-ship = a ship on ring { $n }
review-found-hijacked = { $seat }, { $n ->
    [one] { $n } Shard
   *[other] { $n } Shards
}
review-avoidable = there was a way out
review-unavoidable = unavoidable

## In the terminal

review-written = Wrote { $file }.
review-slips = Slips and blunders
review-no-slips = No slips or blunders.
review-line = { $round }, { $name }: { $played } ({ $grade }, { $loss })
review-line-better = better: { $better }
review-player = Player
review-score = Points
review-grades = Grades
review-luck = Luck, %
