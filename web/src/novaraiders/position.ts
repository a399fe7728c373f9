/** The text board of Nova-Raiders: the whole position in words, for those who read or hear it. */

import { t } from "../app/i18n.svelte";
import type { NovaRaidersView } from "../wire/types";
import type { Piece, Section } from "../words/pieces";
import type { Context } from "./nouns";
import { Words } from "./words";

type PlayerView = NovaRaidersView["players"][number];
type HrlView = NonNullable<NovaRaidersView["hrl"]>;

/** Everything that the viewer may see, in the order in which a player would look at it. */
export function position(view: NovaRaidersView, context: Context): Section[] {
  const words = new Words(context);
  const mine = view.players.filter((player) => player.seat === context.viewer);
  const others = view.players.filter((player) => player.seat !== context.viewer);
  const { hrl } = view;
  return [
    { title: t("nr-board-now"), lines: now(view, words) },
    { title: t("nr-board-board"), lines: board(view, words) },
    ...(view.row.length ? [{ title: t("nr-board-row"), lines: row(view, words) }] : []),
    { title: t("nr-board-academy"), lines: academy(view, words) },
    ...mine.map((player) => ({ title: t("nr-board-you"), lines: seat(view, player, words) })),
    ...others.map((player) => ({ title: words.names[player.seat] ?? "", lines: seat(view, player, words) })),
    ...(hrl ? [{ title: "H.R.L.", lines: hrlLines(view, hrl, words) }] : []),
  ];
}

function now(view: NovaRaidersView, words: Words): Piece[][] {
  const { track } = words.board;
  const coming = track.flatMap((event, index) =>
    index >= view.time && event !== "blank"
      ? [t("nr-board-track-space", { time: index + 1, event: t(`nr-art-track-${event}`) })]
      : [],
  );
  const lines = [
    words.say("nr-board-turn", { turn: view.turn, round: view.round }),
    words.waiting(view),
    words.say("nr-board-order", { seats: words.seats(view.order) }),
    words.say(view.time ? "nr-board-track" : "nr-board-track-start", {
      time: view.time,
      spaces: track.length,
      events: words.list(coming),
    }),
    words.say("nr-board-bag", { n: view.bag_size }),
  ];
  const lost = spread(view.lost);
  if (lost.length) lines.push(words.say("nr-board-lost", { shards: words.lying(lost) }));
  return lines;
}

/** Ring by ring from the inside: ships with what is under them, and Shards that lie alone. */
function board(view: NovaRaidersView, words: Words): Piece[][] {
  const { spaces, rings } = words.board;
  const owner = new Map(view.fleets.flatMap((fleet, seat) => fleet.map((space) => [space, seat] as const)));
  const lines = rings.map((_, ring) => {
    if (ring < view.covered) return words.say("nr-board-ring-covered", { ring: ring + 1 });
    const things = spaces.flatMap((each, space) => {
      const shards = view.shards[space] ?? [];
      const seat = owner.get(space);
      if (each.ring !== ring || (seat === undefined && !shards.length)) return [];
      const args = { space: words.space(space), shards: words.lying(shards) };
      if (seat === undefined) return [t("nr-board-pile", args)];
      return [t(shards.length ? "nr-board-stack" : "nr-board-ship", { ...args, ...words.who(seat) })];
    });
    return words.say(things.length ? "nr-board-ring" : "nr-board-ring-empty", {
      ring: ring + 1,
      things: things.join("; "),
    });
  });
  const open = spaces.flatMap((each, space) =>
    each.asteroid && each.ring >= view.covered && !owner.has(space) && !view.shards[space]?.length ? [space] : [],
  );
  lines.push(
    words.say("nr-board-asteroids", { spaces: open.map((space) => words.space(space)).join("; ") || words.list([]) }),
  );
  return lines;
}

function row(view: NovaRaidersView, words: Words): Piece[][] {
  return [
    ...view.row.map((laid) => words.say("nr-board-row-card", { card: words.card(laid.card), use: words.useOf(laid) })),
    words.say(view.linked ? "nr-board-linked" : "nr-board-unlinked"),
  ];
}

function academy(view: NovaRaidersView, words: Words): Piece[][] {
  return [words.say("nr-board-academy-row", { cards: words.several(view.academy), n: view.academy_deck_size })];
}

function seat(view: NovaRaidersView, player: PlayerView, words: Words): Piece[][] {
  const lines = [
    words.say("nr-board-colour", { colour: words.colours[player.seat] ?? "", docked: view.docks[player.seat] ?? 0 }),
    ...player.bays.map((bay, index) =>
      words.say(bay.length ? "nr-board-bay" : "nr-board-bay-empty", { bay: index + 1, shards: words.lying(bay) }),
    ),
    player.hand
      ? words.say("nr-board-hand", { cards: words.several(player.hand) })
      : words.say("nr-board-hand-others", { n: player.hand_size }),
    words.say("nr-board-piles", { draw: player.draw_size, discard: words.several(player.discard) }),
  ];
  const owned = [...player.specials, ...(player.unseen ?? [])];
  if (owned.length) lines.push(words.say("nr-board-specials", { cards: words.several(owned) }));
  if (player.unseen_count && !player.unseen) {
    lines.push(words.say("nr-board-specials-unseen", { n: player.unseen_count }));
  }
  if (player.directive !== null) {
    lines.push(words.say("nr-board-directive", { directive: words.directive(player.directive, "goal") }));
  } else {
    for (const card of player.dealt ?? []) {
      lines.push(words.say("nr-board-dealt", { directive: words.directive(card, "goal") }));
    }
  }
  lines.push(words.say("nr-board-deeds", { hijacks: player.hijacks, destroyed: player.destroyed }));
  return lines;
}

function hrlLines(view: NovaRaidersView, hrl: HrlView, words: Words): Piece[][] {
  const seat = view.players.length;
  const lines = [
    words.say("nr-board-colour", { colour: words.colours[seat] ?? "", docked: view.docks[seat] ?? 0 }),
    words.say("nr-board-hrl-deck", {
      n: hrl.deck_size,
      cards: words.list(hrl.used.map((card) => words.hrlCard(card))),
    }),
  ];
  const hold = spread(hrl.hold);
  if (hold.length) lines.push(words.say("nr-board-hrl-hold", { shards: words.lying(hold) }));
  return lines;
}

/** Counts per type as a list of Shards. */
function spread(counts: readonly number[]): number[] {
  return counts.flatMap((n, shard) => Array.from({ length: n }, () => shard));
}
