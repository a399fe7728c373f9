### The rules of AfterNova by section and number, as in docs/rules; “.short” explains a refusal in one sentence.

an-section-1 = Components

an-1-1 = The game consists of 40 Hired Paws, 40 Blueprints, 18 Planets, 10 Starships, and a bag with 40 Fragments, 8 of each of 5 colours.
    .short = The game has 40 Paws, 40 Blueprints, 18 Planets, 10 Starships and 40 Fragments.
an-1-2 = The colours are black, white, green, purple and orange.
    .short = Fragments are black, white, green, purple or orange.
an-1-3 = Every Starship has room for 4 Fragments (its Storage) and a hidden objective that names two different colours. Five colours make ten pairs, and each pair is on one of the 10 Starships.
    .short = A Starship stores 4 Fragments and has a hidden objective of two colours.
an-1-4 = A Planet asks for two skills, a number of icons of each, and has a number of spaces for Fragments. Its two skills are never the same. Four skills make six pairs, and each pair is on 3 of the 18 Planets. One Planet is called Nektarr; it asks for piloting and engineering.
    .short = A Planet asks for icons of two skills and has spaces for Fragments.
an-1-5 = A Hired Paw shows skill icons. There are four skills: the rulebooks mention piloting and engineering; a published review adds security and extraction, and counts two icons on every Paw. Two icons, alike or unlike, can be combined in 10 ways, and 4 Paws of each make the 40. The engine also understands Paws with more or fewer icons, and wild icons (any one skill, chosen when the Paw is played), so that other card sets can have them.
    .short = A Paw shows skill icons: piloting, engineering, security or extraction.
an-1-6 = A Blueprint has a cost in coloured Fragments (a colour can occur more than once), a number of Victory Points and, on most cards, one Upgrade. A cost is 2 to 5 Fragments. Nobody can pay more than 4 without an Upgrade that enlarges their Storage.
    .short = A Blueprint costs 2 to 5 Fragments and gives points and usually an Upgrade.
an-1-7 = The rulebooks do not say what is printed on each card. The cards that come with this program are our own design within AN-1.1 to AN-1.6. A card set is a data file, and a game can be started with a different one: an owner of the printed game might transcribe theirs.
    .short = The cards come from a card set, which is a data file.

an-section-2 = Set-up

an-2-1 = The Market: shuffle the Paws and the Blueprints separately and lay out a face-up row of 4 from each deck. The Planets: shuffle them and lay out 3 face up. The Fragments: all go into the bag, and every space on the three Planets is filled by drawing at random.
    .short = Market, Planets and Fragments are laid out at random.
an-2-2 = Everyone gets a Starship at random, and only its owner knows the objective. The Starships left over are out of the game, unseen.
    .short = Everybody gets a Starship at random; only its owner knows the objective.
an-2-3 = Whoever won a game most recently is first player. At a table this is the winner of the game played there before; if there is none, chance decides. Turns go clockwise.
    .short = The winner of the last game goes first, otherwise chance decides; turns go clockwise.
an-2-4 = Everyone is dealt 1 Blueprint. The first player is also dealt 3 Paws, the last player 5, and everybody in between 4. In the first edition, the first player is dealt 2, the last player 4, and the others 3.
    .short = Everybody is dealt 1 Blueprint, and 3, 4 or 5 Paws by turn order.
an-2-5 = Three to six people can play, or two together with Bot (section 8). The first edition has no Bot and is for three to six.
    .short = Three to six can play, or two with Bot.

an-section-3 = A turn

an-3-1 = The active player carries out one action per turn, no more and no less: Extract or Market. Talk binds nobody until a deal is struck: they may negotiate about several Planets, drop it all and go to the Market instead.
    .short = The active player does one action per turn: Extract or Market.
an-3-2 = After the action comes the completion window for all players (section 6). Then it is the next player’s turn, clockwise.
    .short = After the action everybody may complete Blueprints; then it is the next player’s turn.
an-3-3 = Passing is not possible, and never necessary: you can always choose the Market (AN-5.7).
    .short = A turn cannot be passed: extract or go to the Market.
an-3-4 = Between the window and the next turn, gaps are closed as far as the supply allows: first the empty spaces of the Planets, from left to right, then the rows of the Market that are short. Nothing is filled once the game is over, and Bot’s row of Blueprints is never topped up in this way.
    .short = Before the next turn empty spaces and short rows are filled.

an-section-4 = Extract

an-4-1 = The active player picks a face-up Planet. The icons on all Paws that the participants play, together with the skill Upgrades that they use, have to reach both of its requirements; more is allowed. No icon counts twice.
    .short = The icons played must reach both requirements of a face-up Planet; no icon counts twice.
an-4-2 = Alone, the active player plays every Paw needed and receives every Fragment.
    .short = Alone, you play every Paw needed and get every Fragment.
an-4-3 = Together, the active player makes a deal with one or more helpers. Its terms are: the Planet; what each participant promises, in icons of each skill; the receiver of every Fragment on the Planet; and which stored Fragments change hands. Once all participants have agreed to the same terms, it is carried out at once and in full. Otherwise none of it happens.
    .short = A deal needs a helper, and everybody’s agreement to the same terms.
an-4-4 = Fragments in Storage may pass between any participants of the deal in any direction. Nobody outside the deal gives or gets anything. You can only give what you held before the deal, and no Fragment moves more than once in it.
    .short = Stored Fragments move between participants only, and you give only what you held before.
an-4-5 = In the terms, the icons promised for each skill (Bot’s included) must add up to exactly the requirement. A helper promises one icon or more, and needs at least one Paw to keep the promise: Upgrades alone do not make a helper. The active player, however, may promise nothing at all, and may extract with Upgrades only.
    .short = Promised icons must add up to exactly the requirement, and a helper needs at least one Paw.
an-4-6 = Each Fragment of the Planet has exactly one receiver among the participants (Bot can be one: AN-8.7). Helping for nothing is allowed. With the rule option “fair_deals” (off unless chosen) every player in a deal must get at least one Fragment, from the Planet or from a Storage; extracting alone, or with nobody but Bot, is not affected.
    .short = Each Fragment of the Planet goes to exactly one participant.
an-4-7 = Only Fragments are traded, never cards. A promise about a later turn binds nobody, though players may of course make one (in the chat).
    .short = Only Fragments are traded; promises for later bind nobody.
an-4-8 =
    Proposals come from the active player, or go to the active player from any other player who takes part in the deal proposed: a counter-offer, which may also bring in further helpers. Several proposals can be on the table at once.

    Hands stay hidden: a proposal is judged by what is public and by the proposer’s own hand. The game waits for everyone who is asked, whether they could deliver or not, and even if their hand is empty.

    The active player may also make an open call to whoever is willing: terms in which the place of one helper is left open. It binds nobody, but uses up one of the active player’s proposals (AN-4.16). Those who are willing answer with a proposal on exactly these terms, which uses up none of theirs (once per player and call, so that a turn comes to an end), or with a counter-offer, and the active player picks among the takers. The call ends when proposals do (AN-4.10), or when the active player withdraws it.
    .short = Proposals come from the active player, or go to the active player from someone who takes part.
an-4-9 = While negotiating you may show cards from your hand, to everyone or only to certain players. Any player may do so until the Extract, the first take, blind draw or sweep, or a declared Market. The table learns who showed how many cards to whom. The same card is not shown twice to the same player in one turn.
    .short = You may show cards from your hand, each once per turn and player, until the action begins.
an-4-10 =
    Whoever proposes a deal thereby agrees to it. Agreeing includes a pledge: you name the Paws and the Upgrades that cover your own promise. Surplus icons on them count for nothing. A Paw may not be among them if the other Paws and Upgrades named would keep the promise without it; the same goes for a solo Extract. You need not use an Upgrade that you have, and may name one that turns out not to be needed: it then does nothing. To change a pledge, withdraw.

    Those asked agree or decline; one refusal ends the proposal. Anyone who has agreed may still withdraw, and that ends it as well, but it may be proposed again.

    With the last agreement the deal is carried out on the spot; if there are several proposals, the first one to be complete is carried out. The active player need not wait for answers before acting. All proposals end with a solo Extract, the first take or the first sweep.
    .short = Agreeing means naming Paws that are all needed; one refusal or withdrawal ends a proposal.
an-4-11 = A deal is carried out in this order: the Paws are revealed; Fragments move from the Planet and between Storages; Bot places its Fragments, with everything that follows from them; then every participant with more Fragments than their Storage holds chooses which of all their Fragments to discard, down to capacity. They choose at the same time; when all choices are in, they are carried out together and play goes on. Discarded Fragments lie on the discard pile; they do not go back into the bag.
    .short = Whoever holds more than the Storage has room for discards down to capacity.
an-4-12 = Capacity is checked only once, when all Fragments of the deal have moved. Giving one away therefore makes room for another, as the rulebook’s own example shows.
    .short = Capacity is checked once, when all Fragments of the deal have moved.
an-4-13 = The Planet and the Paws played go to their discard piles. A new Planet takes the place of the old one and is filled from the bag. Then come Loyalty (AN-9.9), Siphon (AN-9.8) and the completion window, in this order.
    .short = Planet and Paws are discarded, and a new Planet is filled from the bag.
an-4-14 = When the Planet deck has run out, its discard pile is shuffled and becomes the deck. When the bag has run out, the discarded Fragments go into it and drawing continues. Both happen only when something has to be drawn and nothing is left. If bag and discard pile are both empty, the spaces not yet filled stay empty for now (AN-3.4).
    .short = An empty deck or bag is refilled from the discards when something must be drawn.
an-4-15 = A Planet with no Fragments on it can be extracted too; that replaces it.
    .short = A Planet without Fragments can be extracted too.
an-4-16 = The rule option “offers_per_turn” limits how many proposals the active player, and each other player, may make in a turn: 6 and 2 by default, 100 each at a table of people. Every proposal that was accepted as valid counts. You cannot make a proposal that is identical to one on the table or to one declined in the same turn. Identical means: the same Planet, participants, promises, colours for each receiver, transfers, and icons and order for Bot. Who proposes it makes no difference.
    .short = Proposals per turn may be limited, and the same one is not made twice.

an-section-5 = Market

an-5-1 = Take 3 cards, one at a time, from the two face-up rows, in any mix. The rows are refilled to 4 only when you have finished taking.
    .short = Take 3 cards from the face-up rows; they are refilled when you have finished.
an-5-2 = At any point in the action you may sweep one of the rows, which costs you one of your takes: its cards are discarded and 4 new ones laid out.
    .short = A sweep costs one take and replaces a whole row.
an-5-3 = You may sweep repeatedly, but after a sweep at least one take must be left (rule option “sweeps_keep_one”, on unless switched off). If cards have already been taken from the row, what remains of it is swept and 4 new cards are laid out. The swept cards go to the discard pile before the new ones are drawn. Sweeping a row requires at least one card in its deck, its discard pile and the row taken together.
    .short = After a sweep at least one take must be left.
an-5-4 = When a deck has run out, its shuffled discard pile becomes the new deck. This happens only when a card has to be drawn and none is left. If deck and discard pile are both empty, the row remains short for now (AN-3.4).
    .short = An empty deck is replaced by its shuffled discards.
an-5-5 = Your hand, Paws and Blueprints counted together, never exceeds 8 cards; if it does, you discard cards of your choice at once, down to 8. Every single take is followed by this check, and the new card may be the one to go. Rows are refilled only after that, and only then is it checked whether anything is left to take.
    .short = Above the hand limit of 8 cards you discard at once.
an-5-6 = First edition: there is no sweeping. Instead each of the 3 cards comes from a row or, unseen, from the top of either deck; you look at a card drawn this way before you take the next.
    .short = In the first edition you draw from the decks instead of sweeping.
an-5-7 = You must use all your takes as long as there is a card to take. When there is none (both rows are empty; in the first edition the decks and discard piles as well), the action is over early, even if a sweep were possible. The action begins with its first take, draw or sweep. It can be merely declared only if nothing can be taken, and is then over at once.
    .short = You must use all your takes as long as there is a card to take.

an-section-6 = Completing Blueprints

an-6-1 = At the end of each turn, whoever’s turn it was, every player may complete Blueprints from their hand, as many as they like, by discarding the Fragments that each costs from their Storage. The first edition speaks of one Blueprint in its text and of several in its summary; we play without a limit. The rule option “completions_per_turn” can set one.
    .short = At the end of every turn you may complete Blueprints with Fragments from your Storage.
an-6-2 = If you hold more Fragments than you have room for, the surplus is discarded before anything is completed.
    .short = Surplus Fragments are discarded before anything is completed.
an-6-3 = Show the Blueprint, put its Fragments on the discard pile, and tuck the card under your Starship so that the Upgrade can be seen and the points cannot. (Hiding the points is a matter of display only, for everybody has just seen the card.)
    .short = A completed Blueprint is shown, paid for and tucked under the Starship.
an-6-4 = The Upgrade works from the next turn to the end of the game. It never works on the turn in which its Blueprint was completed, and so not later in the same window either. If you have the same Upgrade more than once, the effects add up.
    .short = An Upgrade works from the next turn on; several of one kind add up.
an-6-5 = A player’s 6th Blueprint is their last: there is no 7th.
    .short = Nobody completes a 7th Blueprint.
an-6-6 = All act in the window at once, in no fixed order. The game waits for each player who as far as the table can tell might complete something: fewer than 6 completed Blueprints, at least one card in hand, and no fewer stored Fragments than the cheapest Blueprint of the card set costs. The real contents of the hand never matter here. You remain in the window until you pass, until one of these conditions no longer holds, or until you have reached “completions_per_turn” (AN-6.1), which applies to the last window too.
    .short = The window waits for everybody who might be able to complete something, until they pass.
an-6-7 = The table learns who completed what and who passed, but not who could have completed something.
    .short = Nobody learns who could have completed something.

an-section-7 = End and scoring

an-7-1 = As soon as one player’s 6th Blueprint is complete, everyone else still has the chance to complete theirs, and the game ends with that window. At the first 6th Blueprint of the game, even if it is Bot’s, all passes made so far in this window lapse: those players are in it again (AN-6.6).
    .short = The game ends with the window in which a 6th Blueprint is completed.
an-7-2 = Your score is the sum of: the points on your completed Blueprints; 1 for each Fragment in your Storage; and 1 for each Fragment icon on your completed Blueprints that has one of the two colours of your hidden objective. For the last, the icons printed on the cards count, whatever you paid.
    .short = You score Blueprints, stored Fragments and icons in the colours of your objective.
an-7-3 = The highest score wins. Of tied players, the one who comes later in turn order, counting from the first player, wins. The rule option “tie_break” chooses between this (“turn_order”, the default, from the English rulebook) and the Italian rulebook’s way (“last_turn”): among those tied, whoever had their turn most recently.
    .short = The highest score wins; in a tie, whoever comes later in turn order.
an-7-4 = The rulebook’s example: 29 points on Blueprints, 2 Fragments stored, 2 black and 4 white icons that match the objective: 37 in all. The same example in the first edition: 28, 2 stored, and 6 for icons: 36.
    .short = 29 points on Blueprints, 2 stored Fragments and 6 matching icons are 37.
an-7-5 = So that every game comes to an end, the rule option “round_limit” (200 by default) names the last round: after the last window of that round the game is over and is scored. Bot’s turn is part of a round. The outcome says why the game ended: “sixth_blueprint”, even if that happens in this very window, or “round_limit”.
    .short = After the last round the game is over and is scored.

an-section-8 = Two players and Bot (second edition)

an-8-1 = A simulated third player, Bot, joins in. Its Starship lies face down, and beside it is a row of 3 Blueprints that all can see. It never has Paws. It is first player. Bot occupies the seat with the highest number and still has the first turn; then comes the player whom AN-2.3 chooses, then the other. Of the two, the former is dealt 4 Paws and the latter 5.
    .short = With two players Bot is the third, and has the first turn.
an-8-2 = On Bot’s turn a Fragment is drawn from the bag. It goes onto the leftmost of Bot’s Blueprints that has an icon of its colour still uncovered. If none has, it goes into Bot’s Storage.
    .short = Bot draws a Fragment and places it on its leftmost fitting Blueprint, or stores it.
an-8-3 = When a 4th Fragment enters Bot’s Storage, all 4 are discarded, and the top card of the Blueprint deck is scored for Bot. That card lies face down, and nobody looks at it before the end.
    .short = With a 4th stored Fragment Bot discards all 4 and scores a Blueprint unseen.
an-8-4 = When all icons of one of Bot’s Blueprints are covered, the Fragments on it are discarded and Bot scores it; it stays known to everyone. The rest of the row closes up to the left, a new Blueprint from the deck is added at the right end, and matching Fragments move at once from Bot’s Storage onto it. If that covers the new one too, the same happens again, and so on. If deck and discard pile are both empty, here or in AN-8.3, no card is laid out or scored, but the Fragments are still discarded.
    .short = Bot scores a Blueprint that is fully covered and lays out a new one.
an-8-5 = Bot uses no Upgrades.
    .short = Bot does not use Upgrades.
an-8-6 = Bot helps in any Extract, with any skill and without limit. One deal may include Bot and the other player. A player has to contribute at least one icon, which may come from an Upgrade. The active player needs nobody’s agreement to extract with Bot alone.
    .short = Bot helps with any skill, but a player brings at least one icon.
an-8-7 = Every icon that Bot contributes earns it one of the Planet’s Fragments, of a colour that is uncovered on its Blueprints; it is placed as in AN-8.2. (The Italian rulebook says “per icon”. The English one says per skill requirement, but in its example 2 icons cost 2 Fragments.) This is checked before the deal: of each colour, Bot can get no more Fragments than its row has uncovered icons at that moment, not counting Blueprints drawn during the deal. They are placed in the order in which the deal lists them. Stored Fragments neither come from Bot nor go to it.
    .short = Bot gets one Fragment per icon, in a colour that is uncovered on its Blueprints.
an-8-8 = When Bot scores its 6th Blueprint the game ends as with a player’s 6th: first the action is finished, then comes the window, then the end. From then on Bot scores and draws nothing. Fragments that are still due to it are placed and stay where they are, and count, even where they cover a whole Blueprint or are the 4th in its Storage.
    .short = Bot’s 6th Blueprint ends the game as a player’s does.
an-8-9 = Bot’s score is made up of its completed Blueprints, its hidden objective (applied to all of them, the face-down ones included), and 1 for each Fragment in its Storage and on its unfinished Blueprints. Bot may win the game, but never a tie.
    .short = Bot scores like a player, and for Fragments on unfinished Blueprints too; it never wins a tie.
an-8-10 = Bot’s turn ends with a completion window for the players, as every turn does. If Bot is to draw from an empty bag, AN-4.14 applies; if there is nothing to draw at all, its turn is over.
    .short = Bot’s turn ends with a completion window too.

an-section-9 = Upgrades

an-9-1 = Hold: Your Storage has 1 more space.
    .short = Hold: 1 more space in your Storage.
an-9-2 = Autopilot / Toolkit / Turret / Drill: In every Extract in which you take part you have 1 more icon of piloting / engineering / security / extraction, with no card played for it.
    .short = Autopilot, Toolkit, Turret, Drill: 1 more icon of that skill in every Extract.
an-9-3 = Adapter: In every Extract in which you take part, one icon on your Paws may stand for a different skill.
    .short = Adapter: one icon on your Paws counts as another skill.
an-9-4 = Recruiter: You take 1 more card in your Market action.
    .short = Recruiter: 1 more card at the Market.
an-9-5 = Scanner: The first sweep of your Market action is free: it costs none of your takes. It has to come before the last take. With n Scanners the first n sweeps are free. In the first edition, which has no sweeps otherwise, you may sweep as many times as you have Scanners.
    .short = Scanner: the first sweep at the Market is free.
an-9-6 = Bunks: Your hand may hold 2 more cards.
    .short = Bunks: 2 more cards in your hand.
an-9-7 = Prism: Whenever you complete a Blueprint, you may pay one of its Fragments in any other colour. You name what you pay.
    .short = Prism: one Fragment of a Blueprint may be paid in another colour.
an-9-8 = Siphon: After an Extract in which you were the active player, when the new Planet has been filled, 1 Fragment is drawn from the bag into your Storage, provided there is room for it. This happens automatically; AN-4.14 applies.
    .short = Siphon: 1 Fragment from the bag after your own Extract, if there is room.
an-9-9 = Loyalty: After an Extract in which you played 2 Paws or more, you may take one of them back into your hand; you name it when you agree, or when you extract. With n Loyalties you may take back up to n, but at least one of your Paws stays on the discard pile.
    .short = Loyalty: if you play two or more Paws, you may take one back.

an-section-10 = Who sees what

an-10-1 = Everyone sees: the Market; the Planets with their Fragments; every Storage; the Upgrades on show; completed Blueprints (they have been revealed); how many cards or Fragments are in each hand, each deck and the bag; the discard piles; proposals and who has agreed to them; Bot’s row and Storage.
    .short = Market, Planets, Storages, completed Blueprints and all counts are public.
an-10-2 = Only the owner knows: the hand; the hidden objective; the cards pledged in an agreement that has not been concluded.
    .short = Only the owner knows the hand, the objective and pledged cards.
an-10-3 = Hidden from everyone until the end: the order of the decks and of the bag; the Starships not dealt; Bot’s Starship; the Blueprints that Bot scored unseen (AN-8.3).
    .short = The order of decks and bag and Bot’s secrets are hidden until the end.
an-10-4 = When the game is over, everything is revealed.
    .short = When the game is over, everything is revealed.
an-10-5 = Players know a card in somebody’s hand if they saw it go there (taken face up, or taken back with Loyalty) or if it was shown to them, and they know it until it leaves that hand. A view contains this knowledge. A world imagined from a view keeps it for everybody: what the viewer knows that others have seen, they have seen there too, and what the whole table saw, all seats and spectators know. What others were shown behind the viewer’s back is imagined. (A table may leave it off the screen, since people are meant to remember such things.)
    .short = You know cards in a hand that you saw go there or that were shown to you.

## Rulings: where a rule could be read in two ways, and how it is played here

an-ruling-1 = Can Market always be declared?
    .rules = AN-3.3 AN-5.7
    .answer = Market can always be chosen. As a rule it starts with the first take, draw or sweep and needs no announcement. A bare announcement is an action of its own only when there is nothing to take, so that a player is never stuck.
an-ruling-2 = Which moment ends showing and proposing?
    .rules = AN-4.9 AN-4.10
    .answer = The first step of the action, whatever it is. A blind draw (first edition) and the bare announcement of a Market with nothing to take count like a first take.
an-ruling-3 = May a helper who owns enough Upgrades use them alone?
    .rules = AN-4.5 AN-4.10
    .answer = What is named decides, not what the helper owns. Ben has Autopilot and promises 1 piloting: he may not name Autopilot alone, but he may leave it unnamed and play a Paw with piloting on it.
an-ruling-4 = An Upgrade too many, or a Paw too many?
    .rules = AN-4.10
    .answer = A superfluous Upgrade is harmless; a superfluous Paw is refused. If naming an Upgrade makes a Paw superfluous, name one of the two: Ada promises 1 piloting and names a Paw with one such icon and Autopilot: refused. If she promises 2 and names a Paw with two such icons and Autopilot, the Paw is still needed and Autopilot has no effect: allowed.
an-ruling-5 = What does the German rulebook say about a tie?
    .rules = AN-7.3
    .answer = Its wording (the player who was “later at turn”) fits both values of the option tie_break. We play turn_order in both editions unless something else is chosen.
an-ruling-6 = Are Bot’s completed Blueprints open?
    .rules = AN-8.4
    .answer = The Italian rulebook turns them face down. Everybody has seen them, so they stay known here; only those that Bot scored from the deck (AN-8.3) are secret.
