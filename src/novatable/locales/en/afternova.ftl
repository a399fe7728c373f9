### The table of AfterNova: its parts, buttons and the deal table.
### What happens and what the game waits for is in afternova-log.ftl; cards, colours and skills are in cards.ftl.

an-you = You
an-you-small = you
an-bot = Bot
an-anyone = Anyone
an-round = round { $round }
an-n-of = { $n } of { $of }
an-cancel = Cancel

## Around the table

an-blueprints-done = { $n } of { $of } Blueprints
an-about-player = About { $name }
an-away = away
an-computer = computer, { $level }
an-known-in-hand = Known cards in this hand
an-storage = Storage
an-hand-size = Cards in hand
an-storage-of = Storage: { $n } of { $capacity }
an-upgrades = Upgrades in force
an-no-upgrades = None
an-hand-of = Hand: { $n } of { $limit }
an-shown-to-others = { $n ->
    [one] A card was shown to someone else this turn.
   *[other] { $n } cards were shown to others this turn.
  }
an-nothing-known = None of these cards is known.
an-completed = Completed Blueprints
an-completed-of = Completed Blueprints: { $n } of { $of }
an-none-yet = None yet
an-log-and-chat = Log and chat
an-prompt = What the game is waiting for
an-bag = Bag { $n }
an-watching = You are watching: hands stay hidden.

## Bot

an-bot-storage = Bot’s Storage
an-bot-scored = Blueprints Bot has scored
an-bot-takes = Brings any icons, and takes one Fragment for each.
an-bot-accepts = Would take
an-bot-order = Takes, in this order
an-bot-owed = { $n ->
    [one] Bot takes { $n } more Fragment
   *[other] Bot takes { $n } more Fragments
  }
an-bot-overpaid = { $n ->
    [one] Bot gets { $n } Fragment too many
   *[other] Bot gets { $n } Fragments too many
  }
an-wait-bot = Bot’s turn: it follows its procedure step by step.
an-pace = Speed: { $pace }
an-earlier = One place earlier
an-gem-back-to = { $colour }: give it to the active player

## Planets and Market

an-planets = Planets
an-extract-alone = Extract alone
an-extract-with-bot = Extract with Bot
an-make-deal = Make a deal
an-offer-help = Offer help
an-alone-short = Alone
an-deal-short = Deal
an-help-short = Offer help
an-hint-planet = Choose a Planet to open the deal table
an-market = Market
an-market-take = Market: take { $n }
an-market-declare = Market: nothing to take
an-market-now = { $n ->
    [one] Take { $n } card from the Market.
   *[other] Take { $n } cards from the Market, one at a time.
  }
an-market-not = Back from the Market
an-serves = Brings you closer to one of your Blueprints
an-pays = You have all the Fragments it costs
an-pays-part = You have { $have } of the { $of } Fragments it costs
an-paws = Paws
an-blueprints = Blueprints
an-left = { $n } left
an-sweep = Sweep
an-free = free
an-sweep-free = New cards for the whole row, free this time
an-sweep-cost = New cards for the whole row; you take one card fewer
an-draw-paws = Draw a Paw from the deck
an-draw-blueprints = Draw a Blueprint from the deck
an-piles = Decks and discards
an-piles-left = Left in the decks: Paws { $paws }, Blueprints { $blueprints }, Planets { $planets }. Fragments in the bag: { $bag }.
an-discarded-fragments = Discarded Fragments
an-discarded-paws = Discarded Paws: { $n }
an-discarded-blueprints = Discarded Blueprints: { $n }
an-discarded-planets = Discarded Planets: { $n }

## My ship and hand

an-points = Points
an-points-hint = Points on completed Blueprints; Fragments and the objective count at the end
an-objective = Hidden objective
an-objective-short = Objective
an-hold = hold to peek
an-your-hand = Your hand
an-hand-whose = { $name }’s hand
an-discard-hint = Choose a card to discard
an-paw-hint = Paws are played in an Extract: choose a Planet
an-show-cards = Show cards
an-show-title = Show cards
an-show-hint = Only the players you choose see the cards; the others learn how many you showed, and to whom.
an-show-to = To whom?
an-show-all = Everyone
an-show-go = { $n ->
    [one] Show { $n } card
   *[other] Show { $n } cards
  }
an-complete = Complete
an-complete-card = Complete { $card }
an-complete-card-now = Complete { $card }, now
an-complete-nothing = Nothing to complete
an-pass = Pass
an-pay-how = How will you pay?
an-pay-left = leaves
an-jettison-title = { $n ->
    [one] Storage is full: jettison { $n } Fragment
   *[other] Storage is full: jettison { $n } Fragments
  }
an-jettison-go = Jettison { $n } of { $of }
an-still-completable = You could still complete { $cards }.

## The deal table

an-deal-table = Deal table
an-your-draft = Deal table, your draft
an-no-draft = Nothing drafted yet
an-tab-draft = Draft
an-watched = What { $name } proposes
an-draft-counters = Counter-offer to { $name }
an-draft-answers = Answer to { $name }’s call
an-drafts = Drafts
an-draft-of = Draft: { $about }
an-new-draft = Another draft
an-nothing-binds = Nothing is binding until everyone agrees
an-choose-planet = Choose a Planet to draft a deal.
an-choose-planet-help = Choose a Planet to offer { $name } your help.
an-how-bring = Say who brings which icons: your own Paws are chosen for you, others pick theirs when they agree.
an-how-get = Give each Fragment to whoever should have it; stored ones can change hands too.
an-how-offer = Offer it to those you chose, or ask everyone and choose among the takers.
an-lacks = Still missing: { $icons }
an-lacks-n = lacks { $n }
an-extra = { $icons } too many
an-idle = { $name } brings no icon yet
an-idle-you = You bring no icon yet
an-all-given = all Fragments assigned
an-checking = Checking
an-not-possible = Not possible like this
an-complete-deal = Nothing is missing
an-live-waits = Offered: waiting for { $names }
an-live-asked = Asked: waiting for { $names }
an-live-offered = Offered
an-live-nobody = Nobody is willing
an-live-answered = Everybody has answered
an-live-unchanged = Change the terms, then offer them
an-live-declined = { $you ->
    [yes] You said no
   *[no] { $name } said no
  }
an-live-withdrew = { $you ->
    [yes] You withdrew
   *[no] { $name } withdrew
  }
an-offered-change = Your offer is on the table. Change anything to offer something else, or wait for the answers.
an-answered-change = Everybody has answered. Change anything to ask for something else.
an-called-change = Everybody has been asked. Change anything to ask for something else, or wait for the answers.
an-called = Asked everyone for
an-offered-to = Offered to { $names }
an-met = met
an-asked-short = asked
an-gem-goes = { $you ->
    [yes] { $colour } Fragment, goes to you
   *[no] { $colour } Fragment, goes to { $name }
  }
an-gem-hint = Tap or drag any Fragment, from the Planet or a Storage, to whoever should get it.
an-no-fragments = No Fragments here
an-goes-to = Who gets { $colour }?
an-nobody-else = Nobody else takes part yet
an-bring-in = Bring in
an-anyone-hint = Anyone who is willing answers, and you choose among them.
an-cards-in-hand = { $n ->
    [one] { $n } card in hand
   *[other] { $n } cards in hand
  }
an-active = Active player
an-send-off = Leave { $name } out
an-lane-more = More about { $name }’s part
an-lane-more-you = More about your part
an-less = Less { $skill }
an-more = More { $skill }
an-picks-cards = picks the cards when agreeing
an-lane-gets = Gets
an-lane-gives = Gives
an-ends-up = Ends up with
an-gem-from-planet = { $colour } from the Planet
an-gem-from = { $you ->
    [yes] { $colour } from you: take it back
   *[no] { $colour } from { $name }: take it back
  }
an-gem-stored = { $colour } in Storage: give it away
an-take-back = { $you ->
    [yes] { $colour } to you: take it back
   *[no] { $colour } to { $name }: take it back
  }
an-wish = Ask for a stored Fragment
an-can-complete = { $you ->
    [yes] { $n ->
        [one] You can complete { $cards }
       *[other] You can complete one of these: { $cards }
      }
   *[no] { $n ->
        [one] Could complete { $cards }
       *[other] Could complete one of these: { $cards }
      }
  }
an-over-by = { $n ->
    [one] { $n } Fragment too many: it is jettisoned
   *[other] { $n } Fragments too many: they are jettisoned
  }
an-my-cards = My Paws and Upgrades for this
an-no-paws = No Paws in your hand
an-comes-back = Comes back with Loyalty
an-comes-back-card = { $card } comes back with Loyalty
an-start-over = Start over
an-ask-everyone = Ask everyone for
an-offer-to = Offer to { $names }

## Ways to bring a draft further

an-ways = Ways to get
an-ways-other = What would help
an-way-play = Play { $card } too
an-way-use = Use { $upgrade }
an-way-ask = Ask { $name } for 1 { $skill }
an-way-bring = Bring in { $name }
an-way-bot = { $n ->
    [one] Let Bot bring { $n } icon
   *[other] Let Bot bring { $n } icons
  }
an-way-instead = Ask { $name } instead of { $other }
an-way-less = { $name } brings 1 less { $skill }
an-way-less-you = Bring 1 less { $skill }
an-way-room = Give { $name } the { $colour } one
an-way-more = Give { $name } one more: { $colour }
an-way-spare = you can spare it
an-way-over = your Storage would overflow
an-way-known = holds { $card }
an-from-hand = from your hand

## Offers

an-offers = Offers
an-ledger = Deals so far
an-proposals-left = { $n ->
    [0] No proposals left this turn
    [one] { $n } proposal left this turn
   *[other] { $n } proposals left this turn
  }
an-no-offers = No offers yet this turn. Every offer appears here, with everyone’s answer.
an-see-offers = Offers
an-called-on = { $name } asks everyone for help: join in or decline.
an-calling-gives = Whoever helps gets
an-answer-briefly = Answer
an-answer-offers = { $n ->
    [one] Answer the offer
   *[other] Answer { $n } offers
  }
an-your-offer = Your offer
an-offer-of = Offer by { $name }
an-counter-of = Counter-offer by { $name }
an-taker-of = { $name } is willing
an-your-call = Your call to everyone
an-call-of = { $name } asks everyone
an-answers = Answers
an-offers-something = Offers
an-nobody-willing = Nobody is willing. Ask for something else, or ask somebody directly.
an-nobody-for-nothing = Nobody is willing: they would get nothing for it. Give them a Fragment, or ask somebody directly.
an-ended-declined = { $you ->
    [yes] Ended: you said no.
   *[no] Ended: { $name } said no.
  }
an-ended-withdrawn = { $you ->
    [yes] Ended: you withdrew it.
   *[no] Ended: { $name } withdrew it.
  }
an-look = Look at it
an-about-offer = { $what }: { $offer }, { $planet }, no. { $n }
an-propose-own = Make my own offer
an-for = for
an-gives-short = gives
an-your-answer = Your answer
an-thinking = Thinking
an-agreed = Agreed
an-declined = Declined
an-withdrew = Withdrew
an-agree = Agree
an-agree-title = Agree with { $name }
an-agree-with = { $n ->
    [one] Agree with { $n } Paw
   *[other] Agree with { $n } Paws
  }
an-you-bring = Your part:
an-counter = Counter
an-decline = Decline
an-withdraw = Withdraw
an-withdraw-call = Withdraw the call
an-change = Change
an-answer-call = I am willing
an-decline-all = Decline everything this turn
an-decline-all-stop = Stop declining everything
an-helped = { $n ->
    [one] { $n } deal
   *[other] { $n } deals
  }, { $fragments ->
    [one] { $fragments } Fragment
   *[other] { $fragments } Fragments
  }
an-paws-played = { $n ->
    [one] { $n } Paw
   *[other] { $n } Paws
  }
an-no-deals = No deals yet.

## What is said and what is new while bargaining

an-phrase-need = Who can bring { $icons }?
an-phrase-want = What do you want for it?
an-phrase-more = One more and you have a deal.
an-phrase-much = That is too much.
an-phrase-think = I am thinking about it.
an-phrase-deal = Deal!
an-news-said = { $name }: { $text }
an-news-called = { $name } asks everyone for help.
an-news-offer = { $name } makes an offer.
an-news-counter = { $name } makes a counter-offer.
an-news-taker = { $name } is willing.
an-news-agreed = { $name } agrees.
an-news-deal = { $name } agrees: the deal is done.
an-news-no = { $name } says no to the call.
an-news-declined = { $name } says no.
an-news-nos = { $n } players say no: { $names }.
an-news-withdrew = { $name } withdraws.
an-news-call-ended = { $name } has withdrawn the call.
