"use strict";
// boardgame.io's own server, in memory, with a small card game for two: node server.js PORT
// Five cards in hand; a turn is: lay one down in front of you, draw one. After 200 turns the points decide.

const { Server } = require("boardgame.io/server");
const { INVALID_MOVE } = require("boardgame.io/core");

const SUITS = ["black", "white", "green", "purple", "orange"];
const RANKS = 42;
const HAND = 5;

const game = {
  name: "cards",
  minPlayers: 2,
  maxPlayers: 2,
  setup: ({ random }) => {
    const cards = SUITS.flatMap((suit) => Array.from({ length: RANKS }, (_, rank) => ({ suit, rank })));
    const deck = random.Shuffle(cards);
    return { hands: [deck.splice(0, HAND), deck.splice(0, HAND)], deck, laid: [[], []], points: [0, 0] };
  },
  playerView: ({ G, playerID }) => ({
    hands: G.hands.map((hand, seat) => (String(seat) === playerID ? hand : hand.length)),
    deck: G.deck.length,
    laid: G.laid,
    points: G.points,
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: {
      client: false, // it draws from a hidden deck
      move: ({ G, playerID }, place) => {
        const seat = Number(playerID);
        const card = G.hands[seat][place];
        if (card === undefined) return INVALID_MOVE;
        const before = G.laid[seat].at(-1);
        G.points[seat] += before && before.suit === card.suit ? 2 : 1;
        G.laid[seat].push(card);
        G.hands[seat][place] = G.deck.pop();
      },
    },
  },
  endIf: ({ G }) => {
    if (G.deck.length === 0) return { winner: G.points[0] > G.points[1] ? "0" : "1" };
  },
};

Server({ games: [game], origins: [] }).run({ port: { host: "127.0.0.1", port: Number(process.argv[2]) } });
