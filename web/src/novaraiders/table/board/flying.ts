/** What flies over the table when something happens: cards, Shards from Bay to Bay, Directives. Ships glide on the board itself. */

import type { NovaRaidersEvent as Event, NovaRaidersView } from "../../../wire/types";

/** A thing in the air. The back of a card has its owner's seat; the Academy's has none. */
export type Flyer =
  | { kind: "back"; seat: number | null }
  | { kind: "card"; card: number; use: string | null }
  | { kind: "shard"; shard: number }
  | { kind: "directive"; directive: number | null };

/** From the first of these places that is on the screen to the first of those. */
export interface Flown {
  from: string[];
  to: string[];
  flyer: Flyer;
}

/** What an event sets flying, one after the other, for the eyes of `viewer`. */
export function flownBy(event: Event, before: NovaRaidersView | null, viewer: number | null): Flown[] {
  switch (event.type) {
    case "directive_kept":
      return [{ from: ["table"], to: held(event.seat), flyer: { kind: "directive", directive: event.directive } }];
    case "played":
      return [
        {
          from: [`hand:${event.card}`, ...held(event.seat)],
          to: ["row"],
          flyer: { kind: "card", card: event.card, use: event.use },
        },
      ];
    case "took": {
      const place = before?.academy.indexOf(event.card) ?? -1;
      return [
        {
          from: [`academy:${place}`, "academy"],
          to: handOf(event.seat, viewer),
          flyer: { kind: "card", card: event.card, use: null },
        },
      ];
    }
    case "took_unseen": {
      const flyer: Flyer =
        event.card === null ? { kind: "back", seat: null } : { kind: "card", card: event.card, use: null };
      return [{ from: ["academy:deck", "academy"], to: handOf(event.seat, viewer), flyer }];
    }
    case "turn_ended":
      return event.cards.length
        ? [{ from: ["row"], to: pile("discard", event.seat), flyer: { kind: "back", seat: event.seat } }]
        : [];
    case "card_discarded":
      return [
        {
          from: [`hand:${event.card}`, ...held(event.seat)],
          to: pile("discard", event.seat),
          flyer: { kind: "card", card: event.card, use: null },
        },
      ];
    case "reshuffled":
      return [
        { from: pile("discard", event.seat), to: pile("deck", event.seat), flyer: { kind: "back", seat: event.seat } },
      ];
    case "drew":
      return Array.from({ length: event.count }, (_, index): Flown => {
        const card = event.cards?.[index];
        const flyer: Flyer =
          card === undefined ? { kind: "back", seat: event.seat } : { kind: "card", card, use: null };
        return { from: pile("deck", event.seat), to: handOf(event.seat, viewer), flyer };
      });
    case "stowed":
      return [
        {
          from: [`space:${event.ship}`],
          to: [`bay:${event.seat}:${event.bay}`],
          flyer: { kind: "shard", shard: event.shard },
        },
      ];
    case "lifted":
      return event.shards.map((shard, index) => ({
        from: [`bay:${event.seat}:${event.bays[index] ?? 0}`],
        to: [`dock:${event.seat}`],
        flyer: { kind: "shard", shard },
      }));
    case "restowed":
      return [
        {
          from: [`dock:${event.seat}`],
          to: [`bay:${event.seat}:${event.bay}`],
          flyer: { kind: "shard", shard: event.shard },
        },
      ];
    case "shard_drawn":
      return [{ from: ["bag"], to: [`dock:${event.seat}`], flyer: { kind: "shard", shard: event.shard } }];
    default:
      return [];
  }
}

/** Where a player's things are: the panel or, on a small screen, what stands for it. */
const held = (seat: number): string[] => [`player:${seat}`, `chip:${seat}`, `dock:${seat}`];
const handOf = (seat: number, viewer: number | null): string[] => (seat === viewer ? ["hand"] : held(seat));
/** A pile is at its player's panel; where that is not on the screen, cards come from and go to the base. */
const pile = (which: "deck" | "discard", seat: number): string[] => [`${which}:${seat}`, `dock:${seat}`];
