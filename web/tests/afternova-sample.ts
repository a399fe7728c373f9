/** A small game of AfterNova to look at. */

import type { AfterNovaCards } from "../src/afternova/cards";
import type { AfterNovaView } from "../src/wire/types";

const paw = (name: string, ...icons: number[]) => ({ name, species: "otter", icons });
const plan = (name: string, cost: number[]) => ({ name, cost, points: 3, upgrade: null });

/** Paws 0 to 4, Blueprints 5 and 6. */
export const CARDS: AfterNovaCards = {
  game: "afternova",
  name: "sample",
  hash: "",
  paws: [
    paw("Swoop", 2, 0, 0, 0, 0),
    paw("Tock", 1, 1, 0, 0, 0),
    paw("Bolt", 0, 2, 0, 0, 0),
    paw("Moss", 0, 0, 2, 0, 0),
    paw("Joker", 0, 0, 0, 0, 2),
  ],
  blueprints: [plan("Loom", [1, 1, 0, 0, 0]), plan("Net", [0, 2, 1, 0, 0])],
  planets: [{ name: "Nektarr", needs: [2, 1, 0, 0], spaces: 3 }],
  starships: [{ name: "One", objective: [0, 1] }],
};

interface Choices {
  hand?: number[];
  storage?: [number, number, number, number, number];
  active?: number;
  bot?: boolean;
  /** What is known of seat 2's hand. */
  known?: number[];
}

export function view({
  hand = [0, 1, 2, 3],
  storage = [0, 0, 0, 0, 1],
  active = 0,
  bot = false,
  known = [],
}: Choices = {}): AfterNovaView {
  const player = (seat: number) => ({
    seat,
    storage: seat === 0 ? storage : ([0, 0, 0, 1, 0] as typeof storage),
    capacity: 4,
    completed: [],
    ready: 0,
    upgrades: new Array<number>(12).fill(0),
    hand_size: 4,
    hand_limit: 8,
    open: [],
    known: seat === 2 ? known : [],
    starship: null,
  });
  return {
    game: "afternova",
    rules: 1,
    options: { blueprints_to_end: 6, bot_storage: 4, fragment_points: 1, market_row: 4, objective_points: 1 },
    cards: { name: "sample", hash: "", json: null } as never,
    commitment: "",
    seed: null,
    seat: 0,
    order: bot ? [2, 0, 1] : [0, 1, 2],
    turn: 1,
    round: 1,
    active,
    phase: "turn",
    waiting_for: [active],
    outcome: null,
    planets: [{ planet: 0, fragments: [1, 1, 1, 0, 0] }],
    paws: [],
    blueprints: [],
    paw_deck: 0,
    blueprint_deck: 0,
    paw_discard: [],
    blueprint_discard: [],
    planet_deck: 0,
    planet_discard: [],
    bag: 0,
    fragment_discard: [0, 0, 0, 0, 0],
    hand,
    players: bot ? [player(0), player(1)] : [player(0), player(1), player(2)],
    bot: bot
      ? {
          row: [6],
          covered: [[0, 0, 0, 0, 0]],
          storage: [0, 0, 0, 0, 0],
          scored: [],
          unseen_count: 0,
          unseen: null,
          starship: null,
        }
      : null,
    offers: [],
    calls: [],
    offers_numbered: 0,
    offers_made: [],
    declined: [],
    shown: [],
    confided: [],
    takes: 0,
    free_sweeps: 0,
    extraction: null,
    window: [],
    completions: [],
    final: false,
  };
}
