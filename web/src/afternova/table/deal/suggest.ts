/** Ways to bring a draft further in one tap. */

import type { AfterNovaCards } from "../../../wire/cards";
import type { AfterNovaView } from "../../../wire/types";
import { SKILL_UPGRADES, isPaw, minus, paw, positive, sum, working, type SkillUpgrade } from "../../counts";
import {
  botAccepts,
  helpers,
  iconsOf,
  lacking,
  problems,
  shortage,
  takesPart,
  endsUpWith,
  type Draft,
  type Side,
} from "./draft";
import { ask, bringIn, give, hand, instead, keepFor, meansOf, sendOff, setPledge } from "./drafting";

export type Way =
  | { kind: "play"; paw: number }
  | { kind: "use"; upgrade: SkillUpgrade }
  | { kind: "ask"; side: number; skill: number; paw: number | null }
  | { kind: "bring"; side: number; hand: number; paw: number | null }
  | { kind: "bot"; n: number }
  | { kind: "take-rest"; side: Side }
  | { kind: "less"; side: Side; skill: number }
  | { kind: "send-off"; side: Side }
  | { kind: "room"; to: Side; colour: number }
  | { kind: "more"; to: number; colour: number }
  | { kind: "instead"; side: number; from: number; hand: number };

export interface Suggestion {
  way: Way;
  apply: (draft: Draft) => Draft;
}

/** What would help most, first. `refused`: who said no to this draft. */
export function suggestions(
  draft: Draft,
  view: AfterNovaView,
  cards: AfterNovaCards,
  refused: number | null = null,
): Suggestion[] {
  const lack = positive(lacking(draft, cards));
  const found: Suggestion[] =
    refused === null ? [] : [...giveMore(draft, view, cards, refused), ...askNext(draft, view, refused)];
  if (sum(lack) > 0) found.push(...findIcons(draft, view, cards, lack));
  const uncovered = minus(shortage(draft, cards), lack).findIndex((n) => n > 0);
  if (uncovered >= 0) {
    const apply = (now: Draft): Draft => ask(now, meansOf(view, cards, now.seat), now.seat, uncovered, -1);
    found.push({ way: { kind: "less", side: draft.seat, skill: uncovered }, apply });
  }
  for (const problem of problems(draft, cards)) {
    if (problem.kind === "extra") {
      const skill = problem.icons.findIndex((n) => n > 0);
      const side = draft.parts.findLast((each) => (each.icons[skill] ?? 0) > 0)?.side ?? draft.seat;
      const apply = (now: Draft): Draft => ask(now, meansOf(view, cards, now.seat), side, skill, -1);
      found.push({ way: { kind: "less", side, skill }, apply });
    } else if (problem.kind === "idle" && sum(lack) === 0 && problem.side !== draft.seat) {
      const { side } = problem;
      found.push({ way: { kind: "send-off", side }, apply: (now) => sendOff(now, side) });
    } else if (problem.kind === "ungiven") {
      const side = draft.seat;
      found.push({ way: { kind: "take-rest", side }, apply: (now) => takeRest(now, side) });
    }
  }
  return [...found, ...makeRoom(draft, view, cards)];
}

function findIcons(draft: Draft, view: AfterNovaView, cards: AfterNovaCards, lack: number[]): Suggestion[] {
  const found: Suggestion[] = [];
  const means = meansOf(view, cards, draft.seat);
  const serves = (card: number): boolean =>
    isPaw(cards, card) && paw(cards, card)!.icons.some((n, each) => n > 0 && (each === 4 || (lack[each] ?? 0) > 0));
  const skill = lack.findIndex((n) => n > 0);
  for (const upgrade of SKILL_UPGRADES.slice(0, 4)) {
    const used = draft.pledge.upgrades.filter((each) => each === upgrade).length;
    if ((lack[SKILL_UPGRADES.indexOf(upgrade)] ?? 0) === 0 || working(means.upgrades, upgrade) <= used) continue;
    const apply = (now: Draft): Draft =>
      setPledge(now, means, { ...now.pledge, upgrades: [...now.pledge.upgrades, upgrade] });
    found.push({ way: { kind: "use", upgrade }, apply });
  }
  const unplayed = view.hand.find((card) => serves(card) && !draft.pledge.paws.includes(card));
  if (unplayed !== undefined) {
    const apply = (now: Draft): Draft => setPledge(now, means, { ...now.pledge, paws: [...now.pledge.paws, unplayed] });
    found.push({ way: { kind: "play", paw: unplayed }, apply });
  }
  const accepted = botAccepts(draft, view, cards);
  const payable = draft.gems.filter((gem) => gem.to !== "bot" && (accepted[gem.colour] ?? 0) > 0).length;
  if (view.bot && payable > 0 && !takesPart(draft, "bot"))
    found.push({
      way: { kind: "bot", n: Math.min(payable, sum(lack)) },
      apply: (now) => bringIn(now, view, cards, "bot"),
    });
  const others = view.players.filter(({ seat, hand_size }) => seat !== draft.seat && hand_size > 0);
  const known = (seat: number): number | null => view.players[seat]?.known.find(serves) ?? null;
  // Whoever is known to hold what is lacking comes first.
  others.sort((a, b) => Number(known(b.seat) !== null) - Number(known(a.seat) !== null) || b.hand_size - a.hand_size);
  for (const { seat, hand_size } of others) {
    const holds = { side: seat, paw: known(seat) };
    if (takesPart(draft, seat))
      found.push({ way: { kind: "ask", ...holds, skill }, apply: (now) => ask(now, means, seat, skill, 1) });
    else
      found.push({
        way: { kind: "bring", ...holds, hand: hand_size },
        apply: (now) => bringIn(now, view, cards, seat),
      });
  }
  return found;
}

/** Whoever said no may say yes to one Fragment more: one of mine that I do not need for a Blueprint of my own. */
function giveMore(draft: Draft, view: AfterNovaView, cards: AfterNovaCards, refused: number): Suggestion[] {
  if (refused === draft.seat || !takesPart(draft, refused)) return [];
  const keep = keepFor(draft, view, cards);
  const gem = draft.gems.findLastIndex(({ to }, index) => to === draft.seat && !keep.gems.has(index));
  const colour = gem < 0 ? keep.spare.find((each) => left(draft, view, each) > 0) : draft.gems[gem]?.colour;
  if (colour === undefined) return [];
  const apply = (now: Draft): Draft => (gem < 0 ? hand(now, now.seat, colour, refused) : give(now, gem, refused));
  return [{ way: { kind: "more", to: refused, colour }, apply }];
}

/** How many stored Fragments of a colour I have not given away in this draft yet. */
function left(draft: Draft, view: AfterNovaView, colour: number): number {
  const given = draft.moves.filter((move) => move.giver === draft.seat && move.colour === colour).length;
  return (view.players[draft.seat]?.storage[colour] ?? 0) - given;
}

/** The same to somebody else: whoever has cards and is not in it. */
function askNext(draft: Draft, view: AfterNovaView, refused: number): Suggestion[] {
  if (refused === draft.active || !takesPart(draft, refused)) return [];
  return view.players
    .filter(({ seat, hand_size }) => !takesPart(draft, seat) && hand_size > 0)
    .map(({ seat, hand_size }) => ({
      way: { kind: "instead" as const, side: seat, from: refused, hand: hand_size },
      apply: (now: Draft) => instead(now, refused, seat),
    }));
}

function takeRest(draft: Draft, side: Side): Draft {
  return draft.gems.reduce((next, gem, index) => (gem.to === undefined ? give(next, index, side) : next), draft);
}

/** Where my Storage would run over, a Fragment that I do not need is better spent on whoever has room. */
function makeRoom(draft: Draft, view: AfterNovaView, cards: AfterNovaCards): Suggestion[] {
  if (endsUpWith(draft, view, draft.seat).over === 0) return [];
  const roomy = helpers(draft).find((side) => {
    if (typeof side !== "number" || side === draft.seat || sum(iconsOf(draft, side)) === 0) return false;
    const hold = endsUpWith(draft, view, side);
    return hold.kept.length + hold.fresh.length < hold.capacity;
  });
  const keep = keepFor(draft, view, cards);
  const spare = draft.gems.findLastIndex((gem, index) => gem.to === draft.seat && !keep.gems.has(index));
  const colour = draft.gems[spare]?.colour;
  if (roomy === undefined || colour === undefined) return [];
  return [{ way: { kind: "room", to: roomy, colour }, apply: (now) => give(now, spare, roomy) }];
}
