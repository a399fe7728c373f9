/**
 * A deal being drafted: who takes part, who brings which icons, who gets which Fragment. Drafts are values: every
 * change gives a new one. What is allowed is the server's answer; here it is only added up.
 */

import type { AfterNovaCards } from "../../wire/cards";
import type { AfterNovaAction, AfterNovaView } from "../../wire/types";
import { counted, five, four, minus, nothing, plus, positive, spelled, sum, type Counts } from "./counts";
import { NO_PLEDGE, cover, missing, reach, withReturns, type Means, type Pledge } from "./pledge";

/** A seat, Bot, or null: the open place of whoever is willing. */
export type Side = number | "bot" | null;

export interface Part {
  side: Side;
  icons: Counts;
}
/** A Fragment of the Planet and who shall get it. */
export interface Gem {
  colour: number;
  to: Side | undefined;
}
/** A stored Fragment that changes hands. */
export interface Move {
  giver: number | null;
  colour: number;
  to: number | null;
}

export interface Draft {
  id: number;
  turn: number;
  planet: number;
  /** Whose draft it is. */
  seat: number;
  active: number;
  parts: readonly Part[];
  gems: readonly Gem[];
  /** Bot's Fragments as it places them: indices of `gems` (AN-8.7). */
  order: readonly number[];
  moves: readonly Move[];
  pledge: Pledge;
  /** The offer that this is a changed copy of. */
  counters: number | null;
}

export type Terms = Extract<AfterNovaAction, { type: "propose" }>["terms"];

const ids = { last: 0 };

export function meansOf(view: AfterNovaView, cards: AfterNovaCards, seat: number): Means {
  return { cards, hand: view.hand, upgrades: view.players[seat]?.upgrades ?? [] };
}

// ---- beginning

/** A new draft: alone with all that I can bring, or, in another's turn, together with the active player. */
export function begin(view: AfterNovaView, cards: AfterNovaCards, seat: number, planet: number): Draft {
  const need = needOf(cards, planet);
  const lying = view.planets.find((each) => each.planet === planet)?.fragments ?? nothing(5);
  const means = meansOf(view, cards, seat);
  const mine = reach(means, need);
  const parts: Part[] = [{ side: seat, icons: mine }];
  if (seat !== view.active) parts.unshift({ side: view.active, icons: minus(need, mine) });
  const draft: Draft = {
    id: ++ids.last,
    turn: view.turn,
    planet,
    seat,
    active: view.active,
    parts,
    gems: spelled(lying).map((colour) => ({ colour, to: view.active })),
    order: [],
    moves: [],
    pledge: NO_PLEDGE,
    counters: null,
  };
  const picked = pickCards(draft, means);
  return seat === view.active ? picked : share(picked, view, cards, seat, sum(mine));
}

/** A draft with the terms of an offer or a call, to be changed; the open place of a call is taken by me. */
export function copy(view: AfterNovaView, cards: AfterNovaCards, seat: number, terms: Terms, counters: number | null): Draft {
  const sit = (place: number | null): number | null => (place === null && seat !== view.active ? seat : place);
  const gems: Gem[] = terms.split.flatMap(({ seat: to, fragments }) => spelled(fragments).map((colour) => ({ colour, to: sit(to) })));
  const order = (terms.bot?.fragments ?? []).map((colour) => gems.push({ colour, to: "bot" }) - 1);
  const parts: Part[] = terms.promises.map((promise) => ({ side: sit(promise.seat), icons: promise.icons }));
  if (!parts.some((part) => part.side === view.active)) parts.unshift({ side: view.active, icons: nothing(4) });
  if (!parts.some((part) => part.side === seat)) parts.push({ side: seat, icons: nothing(4) });
  if (terms.bot) parts.push({ side: "bot", icons: terms.bot.icons });
  const draft: Draft = {
    id: ++ids.last,
    turn: view.turn,
    planet: terms.planet,
    seat,
    active: view.active,
    parts,
    gems,
    order,
    moves: terms.transfers.flatMap(({ giver, receiver, fragments }) =>
      spelled(fragments).map((colour) => ({ giver: sit(giver), colour, to: sit(receiver) })),
    ),
    pledge: NO_PLEDGE,
    counters,
  };
  return pickCards(draft, meansOf(view, cards, seat));
}

// ---- looking

export const needOf = (cards: AfterNovaCards, planet: number): Counts => cards.planets[planet]?.needs ?? nothing(4);
export const sidesOf = (draft: Draft): Side[] => draft.parts.map((part) => part.side);
export const takesPart = (draft: Draft, side: Side): boolean => draft.parts.some((part) => part.side === side);
export const isOpen = (draft: Draft): boolean => takesPart(draft, null);
export const helpers = (draft: Draft): Side[] => sidesOf(draft).filter((side) => side !== draft.active);
/** Alone, or with Bot alone: no agreement is needed (AN-8.6). */
export const isAlone = (draft: Draft): boolean => draft.seat === draft.active && helpers(draft).every((side) => side === "bot");

export function iconsOf(draft: Draft, side: Side): Counts {
  return draft.parts.find((part) => part.side === side)?.icons ?? nothing(4);
}

/** Icons that nobody brings yet (negative: too many). */
export function lacking(draft: Draft, cards: AfterNovaCards): number[] {
  return draft.parts.reduce((left, part) => minus(left, part.icons), [...needOf(cards, draft.planet)]);
}

/** Fragments of the Planet that nobody gets yet. */
export const ungiven = (draft: Draft): number[] => draft.gems.filter((gem) => gem.to === undefined).map((gem) => gem.colour);
/** The Planet's Fragments that a side gets. */
export const shareOf = (draft: Draft, side: Side): number[] => draft.gems.filter((gem) => gem.to === side).map((gem) => gem.colour);
export const receives = (draft: Draft, side: Side): Move[] => draft.moves.filter((move) => move.to === side);
export const gives = (draft: Draft, side: Side): Move[] => draft.moves.filter((move) => move.giver === side);

export interface Hold {
  /** What stays, then what is new. */
  kept: number[];
  fresh: number[];
  capacity: number;
  /** Fragments above capacity, which would have to be jettisoned (AN-4.11). */
  over: number;
}

/** What a player's Storage would hold after the deal, before anything is jettisoned (AN-4.12). */
export function endsUpWith(draft: Draft, view: AfterNovaView, seat: number): Hold {
  const player = view.players[seat];
  const kept = spelled(minus(player?.storage ?? nothing(5), counted(gives(draft, seat).map((move) => move.colour), 5)));
  const fresh = [...shareOf(draft, seat), ...receives(draft, seat).map((move) => move.colour)];
  const capacity = player?.capacity ?? 0;
  return { kept, fresh, capacity, over: Math.max(kept.length + fresh.length - capacity, 0) };
}

/** Stored Fragments of a player that do not move yet. */
export function stillStored(draft: Draft, view: AfterNovaView, seat: number): number[] {
  return spelled(minus(view.players[seat]?.storage ?? nothing(5), counted(gives(draft, seat).map((move) => move.colour), 5)));
}

/** Blueprints (of those cards that one knows) that a player could pay for after the deal. */
export function completable(draft: Draft, view: AfterNovaView, cards: AfterNovaCards, seat: number): number[] {
  const player = view.players[seat];
  if (!player) return [];
  const { kept, fresh, over } = endsUpWith(draft, view, seat);
  const storage = counted([...kept, ...fresh], 5);
  const prisms = player.upgrades[9] ?? 0;
  const hand = seat === view.seat ? view.hand : player.known;
  return hand.filter((card) => {
    const cost = cards.blueprints[card - cards.paws.length]?.cost;
    if (!cost) return false;
    const left = sum(storage) - over;
    return sum(positive(minus(cost, storage))) <= prisms && sum(cost) <= left;
  });
}

/** Per colour the uncovered icons of Bot's row that this draft has not used yet (AN-8.7). */
export function botAccepts(draft: Draft | null, view: AfterNovaView, cards: AfterNovaCards): number[] {
  const bot = view.bot;
  if (!bot) return nothing(5);
  let open = nothing(5);
  bot.row.forEach((card, index) => {
    const cost = cards.blueprints[card - cards.paws.length]?.cost ?? nothing(5);
    open = plus(open, positive(minus(cost, bot.covered[index] ?? nothing(5))));
  });
  return draft ? minus(open, counted(shareOf(draft, "bot"), 5)) : open;
}

/** What still keeps a draft from being offered, as far as one can see here. */
export type Problem =
  | { kind: "lacks"; icons: number[] }
  | { kind: "extra"; icons: number[] }
  | { kind: "ungiven"; colours: number[] }
  | { kind: "idle"; side: Side }
  | { kind: "cards"; icons: number[] }
  | { kind: "bot"; n: number };

export function problems(draft: Draft, cards: AfterNovaCards): Problem[] {
  const found: Problem[] = [];
  const lack = lacking(draft, cards);
  if (sum(positive(lack)) > 0) found.push({ kind: "lacks", icons: positive(lack) });
  const extra = positive(lack.map((n) => -n));
  if (sum(extra) > 0) found.push({ kind: "extra", icons: extra });
  for (const side of helpers(draft)) if (sum(iconsOf(draft, side)) === 0) found.push({ kind: "idle", side });
  const colours = ungiven(draft);
  if (colours.length) found.push({ kind: "ungiven", colours });
  const owed = sum(iconsOf(draft, "bot")) - shareOf(draft, "bot").length;
  if (takesPart(draft, "bot") && owed !== 0) found.push({ kind: "bot", n: owed });
  const uncovered = missing(cards, draft.pledge.paws, draft.pledge.upgrades, iconsOf(draft, draft.seat));
  if (!isOpen(draft) && sum(uncovered) > 0) found.push({ kind: "cards", icons: uncovered });
  return found;
}

// ---- changing

const withPart = (draft: Draft, side: Side, icons: Counts): Draft => ({
  ...draft,
  parts: draft.parts.map((part) => (part.side === side ? { side, icons } : part)),
});

/** Name the fewest of my cards that cover what I bring. */
export function pickCards(draft: Draft, means: Means): Draft {
  const mine = iconsOf(draft, draft.seat);
  const pledge = cover(means, mine, draft.seat === draft.active || sum(mine) === 0 ? 0 : 1);
  return { ...draft, pledge: pledge ?? { ...draft.pledge, returns: [] } };
}

/** Play a card or keep it: then I bring what the cards bring and others do not. */
export function setPledge(draft: Draft, means: Means, pledge: Pledge): Draft {
  const need = needOf(means.cards, draft.planet);
  const others = draft.parts.filter((part) => part.side !== draft.seat);
  const left = positive(others.reduce((rest, part) => minus(rest, part.icons), [...need]));
  const lack = missing(means.cards, pledge.paws, pledge.upgrades, left);
  return withPart({ ...draft, pledge: withReturns(means, pledge) }, draft.seat, minus(left, lack));
}

/** One icon more or less of a skill. Where nothing lacks any more, it is taken from whoever brings most of it. */
export function ask(draft: Draft, means: Means, side: Side, skill: number, by: 1 | -1): Draft {
  const full = by === 1 && (lacking(draft, means.cards)[skill] ?? 0) <= 0;
  const from = full ? mostOf(draft, skill, side) : undefined;
  const freed = from === undefined ? draft : step(draft, from, skill, -1);
  const next = step(freed, side, skill, by);
  return side === draft.seat || from === draft.seat ? pickCards(next, means) : next;
}

function step(draft: Draft, side: Side, skill: number, by: 1 | -1): Draft {
  const icons = [...iconsOf(draft, side)];
  icons[skill] = Math.max((icons[skill] ?? 0) + by, 0);
  return withPart(draft, side, icons);
}

/** Who brings most icons of a skill, beside one; Bot's are paid for and stay. */
function mostOf(draft: Draft, skill: number, beside: Side): Side | undefined {
  const others = draft.parts.filter(({ side, icons }) => side !== beside && side !== "bot" && (icons[skill] ?? 0) > 0);
  return others.sort((a, b) => (b.icons[skill] ?? 0) - (a.icons[skill] ?? 0))[0]?.side;
}

/** One icon more or less of Bot's, with one Fragment that it accepts for it (AN-8.7). */
export function askBot(draft: Draft, view: AfterNovaView, cards: AfterNovaCards, skill: number, by: 1 | -1): Draft {
  const icons = [...iconsOf(draft, "bot")];
  icons[skill] = Math.max((icons[skill] ?? 0) + by, 0);
  const next = withPart(draft, "bot", icons);
  const accepts = botAccepts(draft, view, cards);
  const owed = sum(icons) - draft.order.length;
  if (owed > 0) {
    const gem = draft.gems.findLastIndex((each) => each.to !== "bot" && (accepts[each.colour] ?? 0) > 0);
    return gem < 0 ? next : give(next, gem, "bot");
  }
  const last = draft.order.at(-1);
  return owed < 0 && last !== undefined ? give(next, last, draft.active) : next;
}

/** Bring a player in with what is lacking; Bot with as much as it can be paid for. */
export function bringIn(draft: Draft, view: AfterNovaView, cards: AfterNovaCards, side: Side): Draft {
  if (takesPart(draft, side)) return draft;
  const lack = positive(lacking(draft, cards));
  if (side === "bot") return botHelps({ ...draft, parts: [...draft.parts, { side, icons: nothing(4) }] }, view, cards);
  const joined = { ...draft, parts: [...draft.parts, { side, icons: lack }] };
  if (sum(lack) > 0) return share(joined, view, cards, side, sum(lack));
  // Nothing lacks: then one icon less of mine, of what I bring most.
  const mine = iconsOf(draft, draft.seat);
  const skill = mine.indexOf(Math.max(...mine));
  return share(ask(joined, meansOf(view, cards, draft.seat), side, skill, 1), view, cards, side, 1);
}

function botHelps(draft: Draft, view: AfterNovaView, cards: AfterNovaCards): Draft {
  const icons = [...iconsOf(draft, "bot")];
  let next = draft;
  for (const skill of spelled(positive(lacking(draft, cards)))) {
    const accepts = botAccepts(next, view, cards);
    const gem = next.gems.findLastIndex((each) => each.to !== "bot" && (accepts[each.colour] ?? 0) > 0);
    if (gem < 0) break;
    icons[skill] = (icons[skill] ?? 0) + 1;
    next = give(next, gem, "bot");
  }
  return withPart(next, "bot", icons);
}

/** A first idea of what a side gets for its icons: what the active player has no Blueprint for, or no room for. */
function share(draft: Draft, view: AfterNovaView, cards: AfterNovaCards, side: Exclude<Side, "bot">, icons: number): Draft {
  const wanted = nothing(5).map((_, colour) =>
    view.hand.reduce((most, card) => Math.max(most, cards.blueprints[card - cards.paws.length]?.cost[colour] ?? 0), 0),
  );
  const mine = draft.seat === side ? 1 : -1;
  const held = draft.gems
    .map((gem, index) => ({ gem, index }))
    .filter(({ gem }) => gem.to === draft.active || gem.to === undefined)
    .sort((a, b) => mine * ((wanted[b.gem.colour] ?? 0) - (wanted[a.gem.colour] ?? 0)));
  const needed = sum(needOf(cards, draft.planet)) || 1;
  const many = Math.min(Math.max(Math.round((draft.gems.length * icons) / needed), icons > 0 ? 1 : 0), held.length);
  return held.slice(0, many).reduce((next, { index }) => give(next, index, side), draft);
}

/** Take a side out: its icons lack again, its Fragments go back to the active player. */
export function sendOff(draft: Draft, side: Side): Draft {
  if (side === draft.seat || side === draft.active) return draft;
  return {
    ...draft,
    parts: draft.parts.filter((part) => part.side !== side),
    gems: draft.gems.map((gem) => (gem.to === side ? { ...gem, to: draft.active } : gem)),
    order: side === "bot" ? [] : draft.order,
    moves: draft.moves.filter((move) => move.giver !== side && move.to !== side),
  };
}

/** A Fragment of the Planet goes to a side. */
export function give(draft: Draft, index: number, to: Side | undefined): Draft {
  const order = draft.order.filter((each) => each !== index);
  return {
    ...draft,
    gems: draft.gems.map((gem, i) => (i === index ? { ...gem, to } : gem)),
    order: to === "bot" ? [...order, index] : order,
  };
}

/** A stored Fragment goes to another participant. */
export function hand(draft: Draft, giver: number | null, colour: number, to: number | null): Draft {
  return giver === to ? draft : { ...draft, moves: [...draft.moves, { giver, colour, to }] };
}

export function handBack(draft: Draft, move: Move): Draft {
  const index = draft.moves.indexOf(move);
  return { ...draft, moves: draft.moves.filter((_, i) => i !== index) };
}

/** Bot places this Fragment one step earlier. */
export function earlier(draft: Draft, index: number): Draft {
  const at = draft.order.indexOf(index);
  if (at < 1) return draft;
  const order = [...draft.order];
  order[at] = order[at - 1]!;
  order[at - 1] = index;
  return { ...draft, order };
}

// ---- what is sent

export function termsOf(draft: Draft): Terms {
  const people = draft.parts.filter((part): part is Part & { side: number | null } => part.side !== "bot");
  const pairs = new Map<string, { giver: number | null; receiver: number | null; colours: number[] }>();
  for (const { giver, to, colour } of draft.moves) {
    const key = `${giver} ${to}`;
    const pair = pairs.get(key) ?? { giver, receiver: to, colours: [] };
    pair.colours.push(colour);
    pairs.set(key, pair);
  }
  return {
    planet: draft.planet,
    promises: people
      .filter((part) => part.side !== draft.active || sum(part.icons) > 0)
      .map((part) => ({ seat: part.side, icons: four(part.icons) })),
    split: people
      .map((part) => ({ seat: part.side, fragments: five(counted(shareOf(draft, part.side), 5)) }))
      .filter((each) => sum(each.fragments) > 0),
    transfers: [...pairs.values()].map(({ giver, receiver, colours }) => ({ giver, receiver, fragments: five(counted(colours, 5)) })),
    bot: botHelpOf(draft),
  };
}

function botHelpOf(draft: Draft): Terms["bot"] {
  if (!takesPart(draft, "bot")) return null;
  return { icons: four(iconsOf(draft, "bot")), fragments: draft.order.map((index) => draft.gems[index]!.colour) };
}

export function actionOf(draft: Draft): AfterNovaAction {
  const { paws, upgrades, returns } = draft.pledge;
  if (isAlone(draft)) return { type: "extract", planet: draft.planet, paws, upgrades, returns, bot: botHelpOf(draft) };
  if (isOpen(draft)) return { type: "call", terms: termsOf(draft) };
  return { type: "propose", terms: termsOf(draft), paws, upgrades, returns };
}
