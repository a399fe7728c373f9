/** Card sets, with numbers instead of words: what the drawings and the tables work with. */

import type { components } from "./schema";

/** AfterNova's words, in the order of their numbers. */
export const COLOURS = ["black", "white", "green", "purple", "orange"] as const;
export const SKILLS = ["piloting", "engineering", "security", "extraction", "wild"] as const;
/** An Upgrade: its rule, and the icon it gives to cover a promise, if it does. */
export type Upgrade = components["schemas"]["UpgradeRow"];

export interface Paw {
  name: string;
  species: string;
  /** Icons per skill (piloting, engineering, security, extraction), then wild ones. */
  icons: readonly number[];
}
export interface Blueprint {
  name: string;
  /** Fragments per colour (black, white, green, purple, orange). */
  cost: readonly number[];
  points: number;
  upgrade: string | null;
}
export interface Planet {
  name: string;
  /** Icons per skill. */
  needs: readonly number[];
  spaces: number;
}
export interface Starship {
  name: string;
  /** Two colours. */
  objective: readonly number[];
}
export interface AfterNovaCards {
  game: "afternova";
  name: string;
  hash: string;
  paws: Paw[];
  blueprints: Blueprint[];
  planets: Planet[];
  starships: Starship[];
  /** In the order of their numbers. */
  upgrades: readonly Upgrade[];
}

export interface BoardPlan {
  bases: number;
  track: TrackEvent[];
  rings: { width: number; asteroid: number; shards: number }[];
  /** In the order of their numbers; rings count from the inside, steps clockwise from the Gate of the base. */
  spaces: { ring: number; base: number; step: number; gate: boolean; asteroid: boolean }[];
}
export type TrackEvent = "blank" | "spawn" | "expansion" | "supernova";
/** A basic card: its two actions, as "orbit 3", "jump", "unload", "hijack", "upgrade". */
export interface Basic {
  actions: string[];
}
export interface Special {
  name: string;
  kind: string;
  /** The Shard that lets its action be done: 0 yellow, 1 black, 2 red. */
  symbol: number;
  /** How far Long Burn goes; 0 for the others. */
  reach: number;
}
export interface Directive {
  name: string;
  goal: string;
  points: number;
  shard: number | null;
  at_least: number | null;
}
export interface HrlCard {
  action: "acquire" | "orbit" | "hijack";
  ship: "inner" | "middle" | "outer" | "any" | null;
  /** Whose Stack is hijacked: 0 red, 1 blue, 2 brown, 3 white. */
  colour: number | null;
}
export interface NovaRaidersCards {
  game: "novaraiders";
  name: string;
  hash: string;
  boards: BoardPlan[];
  /** Hand cards are numbered through: basics first, then Specials. */
  basics: Basic[];
  specials: Special[];
  directives: Directive[];
  hrl: HrlCard[];
}
export type CardSet = AfterNovaCards | NovaRaidersCards;
/** The card set of a game, given its view. */
export type CardsOf<V extends { game: string }> = Extract<CardSet, { game: V["game"] }>;

// ---- as they are written in files and told by the server

const SHARDS = ["yellow", "black", "red"];
const SHIPS = ["red", "blue", "brown", "white"];

/** A set in the form of its file. */
export type CardFile = { game: string; name: string; hash: string } & Record<string, unknown>;

export function afterNovaCards(file: CardFile): AfterNovaCards {
  type File = {
    paws: { name: string; species: string; icons: string[] }[];
    blueprints: { name: string; cost: string[]; points: number; upgrade?: string }[];
    planets: { name: string; needs: Record<string, number>; spaces: number }[];
    starships: { name: string; objective: string[] }[];
    upgrades: Upgrade[];
  };
  const { paws, blueprints, planets, starships, upgrades } = file as unknown as File;
  return {
    game: "afternova",
    name: file.name,
    hash: file.hash,
    upgrades,
    paws: paws.map((paw) => ({ ...paw, icons: counted(paw.icons, SKILLS) })),
    blueprints: blueprints.map((each) => ({
      ...each,
      cost: counted(each.cost, COLOURS),
      upgrade: each.upgrade ?? null,
    })),
    planets: planets.map((each) => ({ ...each, needs: SKILLS.slice(0, 4).map((skill) => each.needs[skill] ?? 0) })),
    starships: starships.map((each) => ({
      ...each,
      objective: each.objective.map((colour) => COLOURS.indexOf(colour as never)),
    })),
  };
}

export function novaRaidersCards(file: CardFile): NovaRaidersCards {
  type File = {
    boards: BoardPlan[];
    basics: Basic[];
    specials: { name: string; kind: string; symbol: string; reach?: number }[];
    directives: { name: string; goal: string; points: number; shard?: string; at_least?: number }[];
    hrl: { action: HrlCard["action"]; ship?: HrlCard["ship"]; colour?: string }[];
  };
  const { boards, basics, specials, directives, hrl } = file as unknown as File;
  return {
    game: "novaraiders",
    name: file.name,
    hash: file.hash,
    boards,
    basics,
    specials: specials.map((each) => ({ ...each, symbol: SHARDS.indexOf(each.symbol), reach: each.reach ?? 0 })),
    directives: directives.map((each) => ({
      ...each,
      shard: each.shard === undefined ? null : SHARDS.indexOf(each.shard),
      at_least: each.at_least ?? null,
    })),
    hrl: hrl.map(({ action, ship, colour }) => ({
      action,
      ship: ship ?? null,
      colour: colour === undefined ? null : SHIPS.indexOf(colour),
    })),
  };
}

function counted(words: readonly string[], nouns: readonly string[]): number[] {
  return nouns.map((noun) => words.filter((word) => word === noun).length);
}
