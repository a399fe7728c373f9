### The lab: reports and comparisons. Not for the browser.

lab-title = { $game }: what the games show
lab-how = Lines are 95% intervals: if the whole run were repeated with other seeds, 19 of 20 such intervals would contain the true value. Dashed marks show a fair share, or the median. Places in the turn order are counted from the first player, who is drawn at random in each game. Minutes are an estimate for people: 8 seconds per decision.
lab-stands = ({ $games } games)
lab-figures = Figures

## What was played

lab-fact-games = Games
lab-fact-players = Players
lab-fact-levels = Computer players
lab-fact-cards = Card set
lab-fact-rules = Rules version
lab-fact-seed = Seed

## Sections

lab-section-wins = Who wins
    .about = The dashed mark is a fair share.
lab-section-length = Length
    .about = The dashed line is the median.
lab-section-scores = Scores
    .about = The lead changes when somebody overtakes whoever led before, hidden points included.
lab-section-cards-blueprints = Blueprints
    .about = How often each Blueprint is offered, taken and completed, and what taking it does to winning.
lab-section-cards-paws = Hired Paws
    .about = How often each Paw is offered, taken and played.
lab-section-cards-specials = Special cards
    .about = How often each Special is offered, taken and played, and what taking it does to winning.
lab-section-cards-upgrades = Upgrades
    .about = How often a Blueprint with each Upgrade is offered, taken and completed, and what taking it does to winning. Blueprints with the same Upgrade are counted together.
lab-section-cards-cards = Cards
    .about = How often each card is offered, taken and used.
lab-section-deals = Deals
    .about = Extracts alone and with help: what each side puts in and gets out, on average per Extract.
lab-section-counts = What happens
    .about = Everything else that is counted, and how games end.

## Plots

lab-place = Place { $place }
lab-wins-place = By place in the turn order, { $players } players
lab-by-players = By number of players
lab-wins-level = By level
lab-wins-aim = By hidden objective
lab-spread-turns = Turns
lab-spread-decisions = Decisions
lab-spread-minutes = Minutes
lab-spread-best = The winner’s score
lab-spread-margin = Margin over second place
lab-spread-lead-changes = Lead changes
lab-axis-wins = share of games won
lab-axis-games = games
lab-axis-games-share = share of games
lab-axis-effect = percentage points
lab-effect = Effect on winning
lab-effect-about = Seats that took the card the first time they could, compared with seats that did not but were equally well off. The intervals hold for all { $n } cards at once; a filled dot means that there is an effect.
lab-card-figures = Card by card
lab-counted = Counted
lab-ends = How games end
lab-end-sixth-blueprint = last Blueprint
lab-end-round-limit = last round
lab-end-supernova = Supernova
lab-end-no-shards = no Shards left
lab-end-no-ships = no ships left
lab-median = Median
lab-middle-half = Middle half
lab-deals-alone = Alone
lab-deals-deal = In a deal
lab-deals-automa = With Bot’s help
lab-deal-rate = Share of all Extracts
lab-deal-own-yield = Fragments per Paw, active player
lab-deal-helpers-yield = Fragments per Paw, helpers
lab-deal-size = Fragments on the Planet
lab-deal-own-cards = Paws of the active player
lab-deal-own-share = Fragments for the active player
lab-deal-helpers = Helpers
lab-deal-helpers-cards = Paws of the helpers
lab-deal-helpers-share = Fragments for the helpers
lab-deal-given = Stored Fragments given to helpers
lab-deal-received = Stored Fragments received from helpers

## Tables

lab-head-what = What
lab-head-measure = Measure
lab-head-share = Share
lab-head-mean = Mean
lab-head-interval = 95% interval
lab-head-par = Fair share
lab-head-card = Card
lab-head-offered = Offered to seats
lab-head-taken = Taken when offered
lab-head-used-blueprints = Completed by owners
lab-head-used-paws = Played by owners
lab-head-used-specials = Played by owners
lab-head-used-upgrades = Completed by owners
lab-head-used-cards = Used by owners
lab-head-winners = In winners’ tableaus

## Measures

lab-measure-turns-per-game = turns
lab-measure-decisions-per-game = decisions
lab-measure-minutes-per-game = minutes
lab-measure-the-winner-s-score = winner’s score
lab-measure-margin-of-the-winner = margin
lab-measure-changes-of-the-lead = lead changes
lab-measure-deals-per-game = Deals per game
lab-measure-proposals-per-game = Proposals per game
lab-measure-extracts-per-game = Extracts per game
lab-measure-extracts-with-help = Share of Extracts with help
lab-measure-paws-per-extract = Paws per Extract
lab-measure-deals-with-stored-fragments = Share of deals with stored Fragments
lab-measure-fragments-jettisoned-per-game = Fragments jettisoned per game
lab-measure-sweeps-per-game = Sweeps per game
lab-measure-blueprints-completed-per-game = Blueprints completed per game
lab-measure-rounds-per-game = Rounds per game
lab-measure-cards-per-turn = Cards per turn
lab-measure-unloads-per-game = Unloads per game
lab-measure-shards-per-unload = Shards per Unload
lab-measure-hijacks-per-game = Hijacks per game
lab-measure-upgrades-per-game = Upgrades per game
lab-measure-special-actions-per-game = Special actions per game
lab-measure-ships-destroyed-per-game = Ships destroyed per game
lab-measure-shards-lost-to-the-star-per-game = Shards lost to the Star per game
lab-measure-h-r-l-cards-carried-out-per-game = H.R.L. cards carried out per game
lab-measure-time-track-advances-per-game = Time Track advances per game
lab-measure-advances-because-nobody-unloaded = Advances because nobody unloaded

## Comparisons

lab-compare-matched = { $n } pairs of games with the same seeds. B compared with A:
lab-compare-unmatched = At least { $n } games of each, with different seeds. B compared with A:
lab-compare-wins = wins of place { $place } in the turn order, in percentage points
lab-compare-more = { $measure }: { $value } more, { $low } to { $high } ({ $first } → { $second })
lab-compare-less = { $measure }: { $value } less, { $low } to { $high } ({ $first } → { $second })
lab-compare-same = { $measure }: no difference that matters ({ $first } → { $second })
lab-compare-open = { $measure }: open, between { $low } and { $high } ({ $first } → { $second }); about { $games } more games would settle it
lab-compare-more-turns-per-game = Longer by { $value } turns, { $low } to { $high } ({ $first } → { $second })
lab-compare-less-turns-per-game = Shorter by { $value } turns, { $low } to { $high } ({ $first } → { $second })
