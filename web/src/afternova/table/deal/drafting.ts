/** Beginning and changing drafts of deals. Drafts are values: every change gives a new one. */

import type { AfterNovaCards } from "../../../wire/cards";
import type { AfterNovaView } from "../../../wire/types";
import { minus, nothing, positive, spelled, sum, type Counts } from "../../counts";
import {
  botAccepts,
  iconsOf,
  lacking,
  needOf,
  shareOf,
  takesPart,
  type Draft,
  type Gem,
  type Move,
  type Part,
  type Side,
  type Terms,
} from "./draft";
import { NO_PLEDGE, cover, missing, reach, withReturns, type Means, type Pledge } from "./pledge";

const ids = { last: 0 };

/** New drafts get numbers that none of these has. */
export function numberFrom(drafts: readonly Draft[]): void {
  ids.last = Math.max(ids.last, ...drafts.map((draft) => draft.id));
}

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
    sent: null,
  };
  const picked = pickCards(draft, means);
  return seat === view.active ? picked : share(picked, view, cards, seat, sum(mine));
}

/** A draft with the terms of an offer or a call, to be changed; the open place of a call is taken by me. */
export function copy(
  view: AfterNovaView,
  cards: AfterNovaCards,
  seat: number,
  terms: Terms,
  counters: number | null,
): Draft {
  const sit = (place: number | null): number | null => (place === null && seat !== view.active ? seat : place);
  const gems: Gem[] = terms.split.flatMap(({ seat: to, fragments }) =>
    spelled(fragments).map((colour) => ({ colour, to: sit(to) })),
  );
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
    sent: null,
  };
  return pickCards(draft, meansOf(view, cards, seat));
}

// ---- changing

const withPart = (draft: Draft, side: Side, icons: Counts): Draft => ({
  ...draft,
  parts: draft.parts.map((part) => (part.side === side ? { side, icons } : part)),
});

/** Name the fewest of my cards that cover what I bring. */
function pickCards(draft: Draft, means: Means): Draft {
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
    const gem = payment(draft, view, cards, accepts);
    return gem < 0 ? next : give(next, gem, "bot");
  }
  const last = draft.order.at(-1);
  return owed < 0 && last !== undefined ? give(next, last, draft.active) : next;
}

/** A Fragment that Bot accepts, by index: what I need myself comes last. */
function payment(draft: Draft, view: AfterNovaView, cards: AfterNovaCards, accepts: Counts): number {
  const keep = keepFor(draft, view, cards);
  const accepted = (gem: Gem): boolean => gem.to !== "bot" && (accepts[gem.colour] ?? 0) > 0;
  const spare = draft.gems.findLastIndex((gem, index) => accepted(gem) && !keep.gems.has(index));
  return spare >= 0 ? spare : draft.gems.findLastIndex(accepted);
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
    const gem = payment(next, view, cards, accepts);
    if (gem < 0) break;
    icons[skill] = (icons[skill] ?? 0) + 1;
    next = give(next, gem, "bot");
  }
  return withPart(next, "bot", icons);
}

/**
 * A first idea of what a side gets for its icons: from whoever gets most, and never what one of my Blueprints needs.
 * Where the Planet has nothing to spare, my Storage may have.
 */
function share(
  draft: Draft,
  view: AfterNovaView,
  cards: AfterNovaCards,
  side: Exclude<Side, "bot">,
  icons: number,
): Draft {
  const needed = sum(needOf(cards, draft.planet)) || 1;
  const many = Math.max(Math.round((draft.gems.length * icons) / needed), icons > 0 ? 1 : 0);
  const keep = keepFor(draft, view, cards);
  if (side === draft.seat) {
    const useful = draft.gems
      .map((gem, index) => ({ gem, index }))
      .filter(({ gem }) => gem.to !== side && gem.to !== "bot")
      .sort((a, b) => Number(keep.gems.has(b.index)) - Number(keep.gems.has(a.index)));
    return useful.slice(0, many).reduce((next, { index }) => give(next, index, side), draft);
  }
  const richest = draft.parts
    .map((part) => part.side)
    .filter((each) => each !== "bot" && each !== side)
    .sort((a, b) => shareOf(draft, b).length - shareOf(draft, a).length)[0];
  const spare = draft.gems
    .map((gem, index) => ({ gem, index }))
    .filter(({ gem, index }) => (gem.to === richest || gem.to === undefined) && !keep.gems.has(index));
  const given = spare.slice(0, many).reduce((next, { index }) => give(next, index, side), draft);
  if (spare.length || !draft.gems.length) return given;
  const stored = keep.spare[0];
  return stored === undefined ? given : hand(given, draft.seat, stored, side);
}

interface Keep {
  /** Of the Planet, by index. */
  gems: ReadonlySet<number>;
  /** Stored Fragments, by colour, that none of my Blueprints needs. */
  spare: number[];
}

/**
 * What I need for my own Blueprints, the one that I am nearest to first: as much of my Storage and of the Planet as serves
 * them, and as my Storage has room for.
 */
export function keepFor(draft: Draft, view: AfterNovaView, cards: AfterNovaCards): Keep {
  const stored = [...(view.players[draft.seat]?.storage ?? nothing(5))];
  const lying = new Set(draft.gems.keys());
  // What does not fit would be jettisoned: it may as well be given away.
  let room = view.players[draft.seat]?.capacity ?? 0;
  const gems = new Set<number>();
  const away = (cost: Counts): number => sum(positive(minus(cost, stored)));
  const costs = view.hand.flatMap((card) => {
    const blueprint = cards.blueprints[card - cards.paws.length];
    return blueprint ? [blueprint] : [];
  });
  costs.sort((a, b) => away(a.cost) - away(b.cost) || b.points - a.points);
  for (const { cost } of costs)
    for (const colour of spelled(cost)) {
      if (room === 0) break;
      if ((stored[colour] ?? 0) > 0) {
        stored[colour]!--;
        room--;
        continue;
      }
      const index = [...lying].find((each) => draft.gems[each]?.colour === colour);
      if (index === undefined) continue;
      lying.delete(index);
      gems.add(index);
      room--;
    }
  return { gems, spare: spelled(stored) };
}

/** The same terms with another in one's place: whoever said no is left out. */
export function instead(draft: Draft, from: number, to: number): Draft {
  if (takesPart(draft, to)) return draft;
  const swap = <S extends Side | undefined>(side: S): S | number => (side === from ? to : side);
  return {
    ...draft,
    parts: draft.parts.map((part) => ({ ...part, side: swap(part.side) })),
    gems: draft.gems.map((gem) => ({ ...gem, to: swap(gem.to) })),
    // What the other would have given from a Storage is not there.
    moves: draft.moves
      .filter((move) => move.giver !== from)
      .map((move) => ({ ...move, giver: swap(move.giver), to: swap(move.to) })),
    counters: null,
  };
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
