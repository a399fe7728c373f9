/**
 * A deal being drafted: who takes part, who brings which icons, who gets which Fragment. What is allowed is the
 * server's answer; here it is only added up. `drafting` changes drafts.
 */

import type { AfterNovaCards } from "../../../wire/cards";
import type { AfterNovaAction, AfterNovaView } from "../../../wire/types";
import { counted, five, four, minus, nothing, plus, positive, spelled, sum, type Counts } from "../../counts";
import { missing, type Pledge } from "./pledge";

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
  /** When it was last offered or called for, and on which terms: a draft outlives its offer. */
  sent: { seq: number; terms: string } | null;
}

export type Terms = Extract<AfterNovaAction, { type: "propose" }>["terms"];

// ---- looking

export const needOf = (cards: AfterNovaCards, planet: number): Counts => cards.planets[planet]?.needs ?? nothing(4);
export const sidesOf = (draft: Draft): Side[] => draft.parts.map((part) => part.side);
export const takesPart = (draft: Draft, side: Side): boolean => draft.parts.some((part) => part.side === side);
export const isOpen = (draft: Draft): boolean => takesPart(draft, null);
export const helpers = (draft: Draft): Side[] => sidesOf(draft).filter((side) => side !== draft.active);
/** Alone, or with Bot alone: no agreement is needed (AN-8.6). */
export const isAlone = (draft: Draft): boolean =>
  draft.seat === draft.active && helpers(draft).every((side) => side === "bot");

export function iconsOf(draft: Draft, side: Side): Counts {
  return draft.parts.find((part) => part.side === side)?.icons ?? nothing(4);
}

/** Icons that nobody brings yet (negative: too many). */
export function lacking(draft: Draft, cards: AfterNovaCards): number[] {
  return draft.parts.reduce((left, part) => minus(left, part.icons), [...needOf(cards, draft.planet)]);
}

/** Fragments of the Planet that nobody gets yet. */
export const ungiven = (draft: Draft): number[] => coloursOf(draft, undefined);
/** The Planet's Fragments that a side gets. */
export const shareOf = (draft: Draft, side: Side): number[] => coloursOf(draft, side);

function coloursOf(draft: Draft, to: Side | undefined): number[] {
  return draft.gems.filter((gem) => gem.to === to).map((gem) => gem.colour);
}

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
  const kept = spelled(
    minus(
      player?.storage ?? nothing(5),
      counted(
        gives(draft, seat).map((move) => move.colour),
        5,
      ),
    ),
  );
  const fresh = [...shareOf(draft, seat), ...receives(draft, seat).map((move) => move.colour)];
  const capacity = player?.capacity ?? 0;
  return { kept, fresh, capacity, over: Math.max(kept.length + fresh.length - capacity, 0) };
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
  | { kind: "bot"; n: number };

export function problems(draft: Draft, cards: AfterNovaCards): Problem[] {
  const found: Problem[] = [];
  const lack = lacking(draft, cards);
  const short = shortage(draft, cards);
  if (sum(short) > 0) found.push({ kind: "lacks", icons: short });
  const extra = positive(lack.map((n) => -n));
  if (sum(extra) > 0) found.push({ kind: "extra", icons: extra });
  for (const side of helpers(draft)) if (sum(iconsOf(draft, side)) === 0) found.push({ kind: "idle", side });
  const colours = ungiven(draft);
  if (colours.length) found.push({ kind: "ungiven", colours });
  const owed = sum(iconsOf(draft, "bot")) - shareOf(draft, "bot").length;
  if (takesPart(draft, "bot") && owed !== 0) found.push({ kind: "bot", n: owed });
  return found;
}

/**
 * The real shortage: icons that nobody brings, and those of mine that no card of mine brings. The others' cards are
 * their own affair.
 */
export function shortage(draft: Draft, cards: AfterNovaCards): number[] {
  const uncovered = missing(cards, draft.pledge.paws, draft.pledge.upgrades, iconsOf(draft, draft.seat));
  return plus(positive(lacking(draft, cards)), uncovered);
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
    transfers: [...pairs.values()].map(({ giver, receiver, colours }) => ({
      giver,
      receiver,
      fragments: five(counted(colours, 5)),
    })),
    bot: botHelpOf(draft),
  };
}

function botHelpOf(draft: Draft): Terms["bot"] {
  if (!takesPart(draft, "bot")) return null;
  return { icons: four(iconsOf(draft, "bot")), fragments: draft.order.map((index) => draft.gems[index]!.colour) };
}

/** The terms as text, to compare them. */
export const textOf = (draft: Draft): string => JSON.stringify(termsOf(draft));

export function actionOf(draft: Draft): AfterNovaAction {
  const { paws, upgrades, returns } = draft.pledge;
  if (isAlone(draft)) return { type: "extract", planet: draft.planet, paws, upgrades, returns, bot: botHelpOf(draft) };
  if (isOpen(draft)) return { type: "call", terms: termsOf(draft) };
  return { type: "propose", terms: termsOf(draft), paws, upgrades, returns };
}
