### The rules of Nova-Raiders by section and number, as in docs/rules; “.short” explains a refusal in one sentence.

nr-section-1 = Board

nr-1-1 = In the middle is the Star; orbital rings surround it; at the outer edge each player has a Star Base. There are two boards: one with 3 bases for 2 or 3 players, one with 4 bases for 4 players.
    .short = Rings surround the Star; every player has a Star Base at the edge.
nr-1-2 = There are five rings, numbered from 1, the innermost, to 5. (The two-player rules speak of two rings left, and there are three expansions.)
    .short = There are five rings, numbered from the inside.
nr-1-3 = On every ring, each base has a Jump-Gate in line with it. A ring r has r + 1 spaces for each base: the Gate and, clockwise behind it, r ordinary spaces. That makes rings of 6, 9, 12, 15 and 18 spaces with 3 bases, and of 8, 12, 16, 20 and 24 with 4. A data file may choose other widths, provided that each ring has exactly one more space per base than the ring inside it; this is checked on loading.
    .short = On every ring each base has a Gate, followed clockwise by ordinary spaces.
nr-1-4 = Which spaces of the neighbouring rings are adjacent (the rulebook says there are four): name a space (ring, base b, step j), where step 0 is the base’s Gate and the step equal to the ring’s width is the next base’s Gate. An ordinary space (r, b, j) is adjacent to (r-1, b, j-1) and (r-1, b, j) inward and to (r+1, b, j) and (r+1, b, j+1) outward. A Gate is adjacent to the Gate inward of it, the Gate outward of it, and the two spaces on either side of that outward Gate. Thus every space on rings 2 to 4 has exactly four such neighbours, and adjacency always works both ways.
    .short = Every space has up to four adjacent spaces on the neighbouring rings.
nr-1-5 = Some of the ordinary spaces are Asteroids. Each base has one on each ring, at step r/2 rounded up.
    .short = Each base has one Asteroid on each ring.
nr-1-6 = A Star Base consists of a Dock, where ships wait, and three Cargo Bays, each of which holds one stack of Shards.
    .short = A Star Base has a Dock and three Cargo Bays.

nr-section-2 = Components and set-up

nr-2-1 = The players’ colours are red, blue, brown and white. Each has 3 ships and a basic deck of 11 cards. Shared by all: a bag with 30 Energy Shards, 10 each of yellow, black and red; 24 Special Action cards (8 for each type of Shard); 11 Directives (the book also says nine; the set has 11); two Time Tracks; 3 Expansion Overlays; 8 H.R.L. cards.
    .short = Every player has 3 ships and 11 basic cards; 30 Shards, 24 Special cards and 11 Directives are shared.
nr-2-2 = The Special cards are shuffled and form the Space Academy; three of them lie face up.
    .short = Three Special cards of the Academy lie face up.
nr-2-3 = (The rulebook refers to a set-up card that it does not contain.) All ships begin in their Docks (except H.R.L.’s: NR-8.1). Each Asteroid on rings 1 to 3 receives one Shard from the bag, ring by ring from the inside, and on each ring from base 0 upward.
    .short = Ships begin in their Docks, Shards on the Asteroids of rings 1 to 3.
nr-2-4 = Since the rulebook says that after the first round every turn begins with 5 cards, the first hands are smaller: 3, 4, 5 and 5 cards in turn order. The first player is drawn at random or given (at a table: the winner of the game played there before; of several winners, the one in the lowest seat). Turns go clockwise.
    .short = The first hands have 3, 4, 5 and 5 cards in turn order.
nr-2-5 = The basic deck, two actions on each card: Orbit 1 / Jump, Orbit 2 / Jump, Orbit 3 / Jump, Orbit 1 / Unload, Orbit 2 / Unload, Orbit 3 / Unload, Orbit 2 / Hijack, Orbit 3 / Hijack, Orbit 1 / Upgrade, Orbit 4 / Upgrade, Jump / Unload.
    .short = The 11 basic cards have two actions each.
nr-2-6 = A Time Track has 15 spaces, and the token begins in front of the first. With 2 or 3 players: a spawn on 1, 3, 5, 7, 9, 11 and 13, an expansion on 4, 8 and 12, the Supernova on 15. With 4 players: a spawn on 1, 3, 6, 9 and 12, an expansion on 5, 8 and 11, the Supernova on 15. All other spaces are blank. No track may have more than three expansions; this is checked on loading.
    .short = The Time Track has 15 spaces and ends with the Supernova.
nr-2-7 = Directives can be left out (rule option “directives”, on unless switched off). Each player is given two at random, secretly keeps one and discards the other. All choose at the same time, once hands and board are ready. The discarded one stays secret too. The first turn begins when everybody has chosen.
    .short = Before the first turn everybody keeps one of two Directives.
nr-2-8 = Seats 0, 1, 2 and 3 have the colours red, blue, brown and white, and their bases lie clockwise in this order; your left neighbour is the next seat. With two players seat 0 is blue, seat 1 brown, and seat 2 is H.R.L. with red. A base has the number of its seat.
    .short = Seats have the colours red, blue, brown and white, clockwise.

nr-section-3 = A turn

nr-3-1 = Play any number of cards, or none, one at a time; each takes effect as it is played. When you end your turn, the cards you played go face up onto your own discard pile, and you draw until you have 5.
    .short = On your turn you play any number of cards from your hand, then draw until you have 5.
nr-3-2 = An empty draw pile is replaced by the shuffled discard pile, at the moment when a card has to be drawn and there is none; the row you have just played is then part of the discards. If both are empty, your hand stays smaller.
    .short = An empty draw pile is replaced by the shuffled discards.
nr-3-3 = At any time in your turn, as often as you like and without a card, you may Launch a ship: from your Dock to a Gate of your own, on any ring that is left, if that Gate is open, that is, without a ship or a Shard. “At any time” is before the first card, between cards and after the last; not in the middle of an action, nor while a spawn is being dealt with.
    .short = A Launch brings a ship from your Dock to an open Gate of your own.
nr-3-4 = A basic card is used in one of two ways: for one of its two actions, or sideways, as a Chain.
    .short = A basic card is played for one of its two actions, or sideways as a Chain.
nr-3-5 = Between two basic actions there must be a sideways card that connects them. In detail: a row begins linked. A basic action requires a linked row and leaves it not linked. A Chain requires a row that is not linked and leaves it linked. So a row never starts with a Chain, and two Chains never follow each other; the last card, though, may be a Chain. Every action may be done with a different ship. You are asked even if a decision has only one answer; a decision with none is skipped. Two ways that lead to the same destination are one and the same action, except in Breach, where the direction is part of it.
    .short = Between two basic actions there must be a Chain or a Special card.
nr-3-6 = A Special card is always a link, to the card before and to the card after it. If any of your Bays has a Shard of its symbol, no matter how deep, you may carry out its action as well. The Shard is not used up.
    .short = The action of a Special needs a Shard of its symbol in one of your Bays.
nr-3-7 = A Special played with its action needs no link (only a Shard as in NR-3.6 and an action that is possible), and leaves the row linked. A Special played without its action requires that the row already has a card; it may be played even if the row is linked, and even if its action would be possible. It too leaves the row linked.
    .short = A Special without its action needs a card before it in the row.
nr-3-8 = A basic action that cannot be carried out in any way cannot be played. A Special whose action cannot be carried out can still be played without it (NR-3.7).
    .short = A basic action that cannot be carried out cannot be played.
nr-3-9 = A card that you take goes into your hand, and you may play it in the same turn.
    .short = A card that you take goes into your hand and may be played in the same turn.
nr-3-10 = If you have not played a single card in your turn, you may discard any number of cards from your hand before you draw, so that you are never stuck with a useless hand. You are asked card by card, after you end the turn. A Launch is not a card, and is no longer possible then.
    .short = After a turn without a card you may discard before you draw.

nr-section-4 = Moving and stacks

nr-4-1 = A Stack is a ship with one Shard or more under it; a ship may have Shards or not. Height includes the ship, so a bare ship has height 1. Moving does not change the order of the Shards.
    .short = A Stack is a ship with Shards under it; height includes the ship.
nr-4-2 = A ship whose move ends on a space with Shards picks them up, and they go under the Shards it already has. There may be a pile of several on a space; it picks up all, in the order in which they lie.
    .short = A ship picks up all Shards on the space where its move ends.
nr-4-3 = On any move (Orbit, Jump, Hop and so on) you may leave some or all of your Shards behind. These are always the lowest ones; they stay on the space you leave, in their order.
    .short = On a move you may leave your lowest Shards behind.
nr-4-4 = No move may end on a ship, whatever its colour. Ships and Shards on the way are simply passed. A move has to end on a different space from the one where it began.
    .short = No move ends on a ship, or where it began.
nr-4-5 = A space is open if there is neither a ship nor a Shard on it.
    .short = A space is open if neither a ship nor a Shard is on it.
nr-4-6 = Orbit n: go exactly n spaces along your ship’s ring, in either direction.
    .short = Orbit: go exactly that many spaces along the ring, in either direction.
nr-4-7 = Jump: go from a Gate, no matter whose, to any other Gate that is open, on the same or another ring.
    .short = Jump: go from a Gate to any other open Gate.

nr-section-5 = Unload, Hijack, Upgrade

nr-5-1 = Unload: from one of your Stacks on one of your own Gates. Take the Shards off one at a time, from the top, and put each onto a Bay of your choice; the ship returns to your Dock. You cannot keep any Shard on the ship.
    .short = Unload: from a Stack on your own Gate into your Bays, from the top.
nr-5-2 = With each Unload the Time Track advances one space, and the event there happens immediately (section 6). In order: every Shard into a Bay; the ship into the Dock; the Track; the event with all decisions it calls for; the check whether the game is over (NR-6.5). Then the same turn continues, with the same row. Losing a ship ends nobody’s turn.
    .short = With each Unload the Time Track advances one space.
nr-5-3 = Hijack: one of your ships is next to an opponent’s Stack on the same ring. That Stack is pushed (NR-5.6) away from you, by as many spaces as your ship is high. Its lowest Shard remains, the others travel with it, and your ship moves, with everything under it, onto the Shard that remained.
    .short = Hijack: push an opponent’s Stack next to you away and take its lowest Shard.
nr-5-4 = Only a ship with at least one Shard can be hijacked, unless the rule option “hijack_bare_ships” (off by default) is on: then a bare ship may be pushed as well, and you move onto the space it left empty. The option applies to Hijack, Plunder and Hit and Run, and such a Hijack counts for NR-10.10. It does not apply to Gate Ram or to H.R.L. cards. Standing on a Gate protects nobody. As on every move, you may leave Shards behind.
    .short = Only a ship with at least one Shard can be hijacked.
nr-5-5 = Upgrade: take one of the three face-up Special cards, which is replaced at once; or take the top card of the Academy deck without seeing it first, after which the three face-up cards go under the deck and three new ones are laid out. They go under it in random order. Taking unseen requires a card in the deck. If row and deck are both empty, Upgrade cannot be played; if cards run out, the row stays short.
    .short = Upgrade: take a face-up Special card, or the top card of the deck unseen.
nr-5-6 = A push by n, where n is the pusher’s height before it leaves anything behind: the victim goes n spaces along its ring in the direction given, past everything; if the space it would reach is not open, it goes on in that direction to the first that is. What is open is judged before pusher or victim have moved. The space of the pusher (in Breach: the Gate it starts from) and the victim’s own are never open. If there is no open space all the way round, the action cannot be played. A ship that is pushed leaves nothing behind except what the action says.
    .short = A pushed ship goes as far as the pusher is high, to the first open space.

nr-section-6 = Time Track

nr-6-1 = Blank: nothing happens.
    .short = Blank: nothing happens.
nr-6-2 = Spawn: every player draws one Shard out of the bag and puts it on an open Asteroid of their choice. The left neighbour of the player who triggered the event begins. They do so strictly in turn: one draws, for all to see, and places, then the next. Nobody may refuse to place; players without any ship take part. Only Asteroids on uncovered rings qualify. If the bag is empty or no such Asteroid is open when it is your turn to place, you are skipped and draw nothing.
    .short = Spawn: everybody draws a Shard and puts it on an open Asteroid.
nr-6-3 = Star Expansion: the smallest Overlay that is left covers the innermost ring. Every ship and every Shard on that ring is out of the game.
    .short = Expansion: the Star covers the innermost ring with all that is on it.
nr-6-4 = Supernova: the game is over immediately.
    .short = The Supernova ends the game immediately.
nr-6-5 = The game is over immediately in two more cases: no player has a ship left (H.R.L.’s do not count); or no Shard is left, either in the bag or on the board. If both happen at once, the end is named after the Shards. Shards under ships of any colour are on the board; those in H.R.L.’s Dock are not. This is checked after every complete action, event, H.R.L. card and advance of the Track, including the decisions that belong to it, and never half-way.
    .short = The game also ends when no player has a ship, or no Shard is left.
nr-6-6 = So that every game ends there is the rule option “idle_rounds” (5 by default): when idle_rounds × players turns (H.R.L. is not counted) have gone by without an advance, the Time Track advances by one at the end of the turn. The player whose turn has ended counts as the one who triggered it. A turn in which the Track advances, for whatever reason, resets the count to 0 and is itself not counted.
    .short = After several rounds without an advance the Time Track advances by itself.
nr-6-7 = What happens at the end of a turn, in order: the row goes to the discards, NR-3.10, drawing, the H.R.L. card, NR-6.6, this rule, the next player. This rule: if there is no Shard on the board (in the sense of NR-6.5) but still one in the bag, the Track advances, as many times as it takes until a Shard is on the board or the game is over. The player whose turn has ended counts as having triggered this.
    .short = If no Shard is on the board, the Time Track advances at the end of the turn.

nr-section-7 = Special actions

nr-7-1 = Timekeeper: The Time Track advances by one space, and the event there happens.
    .short = Timekeeper: the Time Track advances by one space.
nr-7-2 = Stevedore: Either take the top Shard off each Bay of yours that is not empty and put one of them back onto each of these Bays; or take one Bay apart and build it up again in any order, one Shard at a time from the bottom. You say which of the two when you play the card. Top Shards are put back Bay by Bay, in the order of the Bays. You may end up with what you started with.
    .short = Stevedore: exchange the top Shards of your Bays, or rebuild one Bay.
nr-7-3 = Hop: One of your ships moves to an adjacent space on the next ring inward or outward (NR-1.4). It lands as in an Orbit, and never on a covered ring.
    .short = Hop: move to an adjacent space on the next ring.
nr-7-4 = Gateway: Jump from an ordinary space to any open Gate. Here, and in Breach, you may leave Shards behind.
    .short = Gateway: jump from an ordinary space to any open Gate.
nr-7-5 = Tractor Beam: Move an opponent’s ship 1, 2 or 3 spaces, as in an Orbit. It leaves no Shards behind.
    .short = Tractor Beam: move an opponent’s ship 1 to 3 spaces.
nr-7-6 = Drop Pod: Unload from any space on the board. The Time Track advances by one: that is the advance of NR-5.2, not a second one.
    .short = Drop Pod: unload from any space; the Time Track advances.
nr-7-7 = Long Burn: Orbit by any one of the numbers on the card: 1 to 6.
    .short = Long Burn: orbit by any one of the numbers on the card.
nr-7-8 = Slipstream: Play any number of Orbit cards with no Chains between them, and carry out each. This action is always possible. As long as it lasts, basic Orbit actions need no link, though each leaves the row not linked. It ends with any card that is not played for a basic Orbit: a Chain, a different basic action, a Special with or without its action. A Launch does not end it. Another Slipstream with its action starts it again. If at least one of these Orbits has been played, a basic action other than Orbit needs a link again.
    .short = Slipstream: the Orbits that follow need no Chains between them.
nr-7-9 =
    Gate Ram: Your ship is on a Gate: push the Stack on the adjacent Gate one Gate towards the Star, and move to the Gate that it left. It leaves one Shard behind, and further stacks in its way are pushed along.

    You may start from a Gate of any base, but not on the innermost ring. The target is an opponent’s Stack on the next Gate inward of the same base. The Shard it leaves for you is its lowest. It moves one Gate inward; a ship that stands there (of any colour, bare ones too, your own too) moves on in the same way with all its Shards. Shards lying alone on a Gate are picked up (NR-4.2). Whatever is pushed inward from the innermost ring that is left falls into the Star and is out of the game. You may leave Shards behind. If it is a ship of your own that falls, that counts against NR-10.8 and never towards NR-10.4.
    .short = Gate Ram: from a Gate, push the opponent’s Stack on the next Gate inward.
nr-7-10 = Plunder: A Hijack in which the victim leaves all its Shards behind and moves away bare.
    .short = Plunder: a Hijack in which the victim leaves all its Shards.
nr-7-11 = Hit and Run: A Hijack, followed by an Orbit of 1, 2 or 3 with the same ship. You are asked for the Orbit after you have said what the Hijack leaves behind. You may decline it, and you may leave Shards behind in it as well.
    .short = Hit and Run: a Hijack, then an Orbit of 1 to 3 with the same ship.
nr-7-12 = Shove: Push an opponent’s ship, with or without Shards, that is next to yours on the same ring: away from you, by your ship’s height. It leaves nothing behind, and your ship stays where it is.
    .short = Shove: push an opponent’s ship next to yours away, by your height.
nr-7-13 = Breach: Jump from any Gate to any other, even if an opponent is on it: they are pushed along their ring by your height (NR-5.6), in the direction you choose, and leave nothing behind. Shards that lie alone on the Gate are picked up (NR-4.2). You cannot go where a ship of your own is.
    .short = Breach: jump to any Gate; an opponent on it is pushed along the ring.

nr-section-8 = Two players and H.R.L.

nr-8-1 = Two players use the board with 3 bases and play blue and brown. The red ships belong to H.R.L. and begin on the three innermost red Gates. The red and the white Hijack card are taken out of its deck, which leaves 6 cards.
    .short = With two players the red ships belong to H.R.L.
nr-8-2 = The 8 H.R.L. cards are Acquire inner, Acquire middle, Acquire outer, Orbit any, and a Hijack for each of red, white, blue and brown.
    .short = The 8 H.R.L. cards are Acquire, Orbit and Hijack.
nr-8-3 = After a player’s turn, when they have drawn, and unless the game is over, the top H.R.L. card is turned up for all to see. That player carries it out and makes whatever choices it leaves. If it can be carried out, it must be. The rule option “hrl_pace” sets the rhythm: “each_turn”, as just said, is the default; with “each_round” one card is turned up after the turn of the last player of the round, and is carried out by the first player, the next one by the other player, and so on, taking turns. If a card is needed and the deck is empty, the used cards are shuffled.
    .short = After each turn an H.R.L. card is turned up, and that player carries it out.
nr-8-4 = A card names the inner, middle or outer ship: the H.R.L. ships are ranked by how far from the Star they are. “Any” is any one of them. Ships on the same ring are ranked clockwise, starting from the red Gate. When there are fewer than three ships, it is the outer ranks that are missing, and their cards have no effect.
    .short = Inner, middle and outer are H.R.L.’s ships by distance from the Star.
nr-8-5 = Orbit: the ship goes to any empty space on its ring (an open one) and may leave Shards behind. Acquire: the ship goes to a space on its ring with Shards on it (and without a ship); it may not leave any behind. If there is no such space, nothing moves.
    .short = Orbit goes to an open space on the ring, Acquire to one with Shards.
nr-8-6 = Hijack with a colour: the victim is a Stack of that colour on one of the three innermost rings. An H.R.L. ship on the same ring moves up to it from either side, unless it is next to it already, and hijacks it (NR-5.3). It moves up to a space without a ship; if Shards lie there it picks them up, and they add to its height. Whether spaces are open for the push is judged after it has moved up. Throughout the card the H.R.L. ship leaves no Shards behind. All combinations of ship, side and victim are on offer, as long as the Hijack can be carried out. If there is none, nothing moves.
    .short = An H.R.L. ship moves up to a Stack of the colour named and hijacks it.
nr-8-7 = When the Star expands, an H.R.L. ship on the covered ring is not lost: it goes, Shards and all, to the red Gate of the third ring from the Star, counted after the expansion. Loose Shards and players’ ships leave first; then all H.R.L. ships concerned move, by rank. If the Gate is not open, the ship goes to the first open space clockwise from it; if there is none, to the Dock. When only two rings are left, the ship goes with its Shards to the Dock and out of play. A ship that was moved or docked in this way was not destroyed; one that was pushed into the Star was.
    .short = In an expansion H.R.L.’s ships flee outward or into the Dock.
nr-8-8 = Spawn: when the two players have placed, the one who did not trigger the event draws a third Shard and places it. This also applies if NR-6.6 or NR-6.7 triggered it.
    .short = In a spawn the player who did not trigger it places a third Shard.
nr-8-9 = H.R.L. does not unload and does not score. Its ships may be hijacked, pushed and steered like those of any opponent.
    .short = H.R.L. neither unloads nor scores.

nr-section-9 = End and scoring

nr-9-1 = Each Bay is scored separately, in the order in which its Shards lie: 10 for three different ones in a row, 5 for two different ones, 1 for a single Shard. A group is made of neighbours in the stack, and every Shard belongs to one group only. Of all ways to divide a Bay, the one with the most points counts.
    .short = In a Bay three different Shards in a row score 10, two 5, a single one 1.
nr-9-2 = All your Special cards are scored, from hand, draw pile and discard pile (and from the row that you are playing), sorted by symbol: 6 for three of the same, 3 for two, 1 for one. A footnote of the rulebook says 10 for three, but its list and its example say 6: rule option “special_set_points”, 6 by default.
    .short = Special cards score 6 for three of a symbol, 3 for two, 1 for one.
nr-9-3 = A Directive brings its points if its condition is met. For NR-10.4, NR-10.8, NR-10.10 and NR-10.11 the condition concerns what happened during the game, for all others the position at its end.
    .short = A Directive brings its points if its condition is met.
nr-9-4 = Most points win. Among tied players the one with more Shards in the Bays wins, then the one with more ships left, in the Dock and on the board together; if that is equal too, they share the victory. H.R.L. is never meant when these rules say “player”.
    .short = Most points win; in a tie Shards in the Bays decide, then ships.

nr-section-10 = Directives

nr-10-1 = Tower (6): one of your Bays is higher than the highest Bay of every other player.
    .short = Tower: one of your Bays is higher than everybody else’s.
nr-10-2 = Dark Matter (3 for each pair): pairs of black Shards in your Bays. All Bays are counted together, it does not matter where in them the Shards lie, and an odd one is ignored.
    .short = Dark Matter: points for each pair of black Shards in your Bays.
nr-10-3 = Red Shift (6): your Bays hold more red Shards than those of any other player; a tie is not enough.
    .short = Red Shift: you have the most red Shards in your Bays.
nr-10-4 = Destroyer (7): an opponent’s ship, or one of H.R.L.’s, was destroyed by an expansion that you triggered, or was pushed into the Star by you.
    .short = Destroyer: you destroyed an opponent’s ship.
nr-10-5 = Sunlight (6): your Bays hold more yellow Shards than those of any other player; a tie is not enough.
    .short = Sunlight: you have the most yellow Shards in your Bays.
nr-10-6 = Event Horizon (6): your Bays hold more black Shards than those of any other player; a tie is not enough.
    .short = Event Horizon: you have the most black Shards in your Bays.
nr-10-7 = Trim (5): each of your Bays holds two Shards or more.
    .short = Trim: each of your Bays holds two Shards or more.
nr-10-8 = Old Hands (4): none of your ships was destroyed.
    .short = Old Hands: none of your ships was destroyed.
nr-10-9 = Graduate (5): you have more Special cards than any other player; a tie is not enough.
    .short = Graduate: you have the most Special cards.
nr-10-10 = Buccaneer (6): you have hijacked three times or more, by Hijack, Plunder or Hit and Run. H.R.L. victims count; H.R.L. cards that you carried out do not.
    .short = Buccaneer: you hijacked three times or more.
nr-10-11 = Last Light (5): you triggered the Supernova, by an action or because your turn ended (NR-6.6, NR-6.7).
    .short = Last Light: you triggered the Supernova.

nr-section-11 = Who sees what

nr-11-1 = Everyone sees: the board; Bays and Docks; the face-up cards of the Academy; the discard piles; the row being played; the Time Track; how many cards or Shards are in each hand, each pile and the bag; the Shards and ships that are out of the game; the used H.R.L. cards; and which cards each player owns, that is the basic deck and the Special cards that were taken face up or have been played since they were taken.
    .short = The board, Bays, Docks, face-up cards, discards and all counts are public.
nr-11-2 = Only the owner knows: the hand; the Directives, including the discarded one; a Special card that was taken unseen from the deck, until it is played or discarded (NR-3.10).
    .short = Only the owner knows the hand, the Directives and Specials taken unseen.
nr-11-3 = Hidden from everyone: the order of the draw piles, of the Academy deck, of the H.R.L. deck and of the bag.
    .short = The order of decks, piles and the bag is hidden from everybody.
nr-11-4 = When the game is over, everything is revealed.
    .short = When the game is over, everything is revealed.

## Rulings: where a rule could be read in two ways, and how it is played here

nr-ruling-1 = Is a bare ship asked what it leaves behind?
    .rules = NR-3.5 NR-4.3
    .answer = No. A decision with a single answer is asked, but this question exists only for a Stack.
nr-ruling-2 = Who begins when new Shards come, and is it simultaneous?
    .rules = NR-6.2
    .answer = The rulebook names the player to the left of whoever triggered “the expansion”; the new Shards themselves are meant. It also allows placing at the same time; here it goes in turn, so that each player sees what the others have done.
nr-ruling-3 = Does the Gate of a Launch have to be open?
    .rules = NR-3.3
    .answer = Yes. The rulebook’s summary leaves it out, but its full text says so, and that holds.
nr-ruling-4 = When are the Orbits of a Slipstream carried out?
    .rules = NR-7.8
    .answer = The rulebook can be read as if all cards were laid out first. As with every other card, each takes effect when it is played (NR-3.1).
nr-ruling-5 = Which are the three innermost rings?
    .rules = NR-8.6
    .answer = Those nearest to the Star that are not yet covered; when only two rings are left, those two.
nr-ruling-6 = What about a Special card that was taken unseen and is discarded unplayed?
    .rules = NR-11.2 NR-3.10
    .answer = Discard piles are open, so from then on everyone knows whose it is, just as if it had been played.
nr-ruling-7 = What is the “Market” of the rulebook’s summary?
    .rules = NR-5.5
    .answer = The Space Academy.
nr-ruling-8 = How long are you asked to discard?
    .rules = NR-3.10
    .answer = Until you draw or your hand is empty. With nothing left to discard, the cards are drawn at once, and a player who ends a turn with an empty hand is not asked at all.
nr-ruling-9 = What comes first, the push or what you leave behind?
    .rules = NR-5.6 NR-4.3
    .answer = The push. The victim is moved when the card is played; only then are you asked what your ship leaves behind, so you decide with the result in front of you.
nr-ruling-10 = Which of two equal Shards is put back?
    .rules = NR-7.2
    .answer = It makes no difference. An answer names a type of Shard, so equal Shards are one answer.
nr-ruling-11 = Is the Orbit always asked for?
    .rules = NR-7.11
    .answer = Yes. There is always somewhere to go (the space that the ship came from, at least), and you can always decline the Orbit.
nr-ruling-12 = What if an H.R.L. ship is already next to its victim?
    .rules = NR-8.6
    .answer = It may hijack it from there or go round to the other side first; both are on offer.
nr-ruling-13 = What is H.R.L. doing in the result?
    .rules = NR-8.9 NR-9.4
    .answer = Scores are listed by seat, so H.R.L. is there with 0. It takes no part in ties and cannot win.
nr-ruling-14 = What is known of a Special card taken face up?
    .rules = NR-11.1
    .answer = It is known to be yours for the rest of the game. Whether it is in your hand, in your draw pile or among cards shuffled since is not revealed, although an attentive player may sometimes work it out.
