/** The text board of AfterNova: the whole position in words, for those who read or hear it. */

import { t } from "../app/i18n.svelte";
import type { AfterNovaHints, AfterNovaView } from "../wire/types";
import type { Piece, Section } from "../words/pieces";
import type { Context } from "./nouns";
import { lacksFor, leftToSay } from "./hints";
import { owned } from "./rows";
import { Words } from "./words";

type PlayerView = AfterNovaView["players"][number];
type BotView = NonNullable<AfterNovaView["bot"]>;

/** Everything that the viewer may see, in the order in which a player would look at it. */
export function position(view: AfterNovaView, hints: AfterNovaHints, context: Context): Section[] {
  const words = new Words(context);
  const mine = view.players.filter((player) => player.seat === context.viewer);
  const others = view.players.filter((player) => player.seat !== context.viewer);
  const seated = (player: PlayerView) => ({ title: words.names[player.seat] ?? "", lines: seat(player, words) });
  return [
    { title: t("an-board-now"), lines: now(view, words) },
    { title: t("an-board-planets"), lines: view.planets.map((planet) => planetLine(planet, words)) },
    { title: t("an-board-market"), lines: market(view, words) },
    ...titled(t("an-board-offers"), offers(view, hints, words)),
    ...mine.map((player) => ({
      title: t("an-board-you"),
      lines: [...seat(player, words), ...hand(view, hints, player, words)],
    })),
    ...others.map(seated),
    ...(view.bot ? [{ title: "Bot", lines: bot(view.bot, words) }] : []),
    { title: t("an-board-supply"), lines: supply(view, words) },
  ];
}

/** A section, if there is anything in it. */
function titled(title: string, lines: Piece[][]): Section[] {
  return lines.length ? [{ title, lines }] : [];
}

function now(view: AfterNovaView, words: Words): Piece[][] {
  const lines = [
    words.say("an-board-turn", { turn: view.turn, round: view.round }),
    words.waiting(view),
    words.say("an-board-order", { seats: words.seats(view.order) }),
  ];
  if (view.final) lines.push(words.say("an-board-final"));
  return lines;
}

function planetLine({ planet, fragments }: AfterNovaView["planets"][number], words: Words): Piece[] {
  const needs = words.icons(words.cards.planets[planet]?.needs ?? []);
  const empty = fragments.every((n) => n === 0);
  return words.say(empty ? "an-board-planet-empty" : "an-board-planet", {
    planet: words.planet(planet),
    needs,
    fragments: words.fragments(fragments),
  });
}

function market(view: AfterNovaView, words: Words): Piece[][] {
  return [
    words.say("an-board-market-paws", { cards: words.whole(view.paws) }),
    words.say("an-board-market-blueprints", { cards: words.whole(view.blueprints) }),
  ];
}

function offers(view: AfterNovaView, hints: AfterNovaHints, words: Words): Piece[][] {
  const left = words.viewer === null ? null : leftToSay(view, hints);
  return [
    ...(left === null ? [] : [words.say("an-proposals-left", { n: left })]),
    ...view.offers.map((offer) =>
      words.say("an-board-offer", {
        offer: words.offer(offer.number),
        seat: words.seat(offer.seat, "dative"),
        terms: words.terms(offer.terms),
        agreed: words.seats(offer.agreed),
        asked: words.seats(offer.asked),
      }),
    ),
    ...view.calls.map((call) =>
      words.say("an-board-call", { offer: words.offer(call.number), terms: words.terms(call.terms) }),
    ),
    ...view.shown.map(({ seat, to, card }) => {
      const who = { seat: words.seat(seat, "dative"), to: words.seat(to, "object") };
      if (card === null) return words.say("an-board-shown-hidden", who);
      return words.say("an-board-shown", { ...who, card: words.card(card) });
    }),
  ];
}

/** What everybody sees of a player, and what the viewer knows of the hand. */
function seat(player: PlayerView, words: Words): Piece[][] {
  const lines = [
    words.say("an-board-storage", {
      fragments: words.fragments(player.storage),
      n: sum(player.storage),
      capacity: player.capacity,
    }),
    words.say("an-board-completed", { cards: words.whole(player.completed) }),
  ];
  const upgrades = owned(player.upgrades).map(({ row, n }) =>
    t("an-board-upgrade", { n, upgrade: words.upgrade(row.name) }),
  );
  if (upgrades.length) lines.push(words.say("an-board-upgrades", { upgrades: words.list(upgrades) }));
  if (player.seat !== words.viewer) {
    lines.push(words.say("an-board-hand-others", { n: player.hand_size }));
    if (player.known.length) lines.push(words.say("an-board-known", { cards: words.whole(player.known) }));
  }
  const objective = player.starship === null ? undefined : words.cards.starships[player.starship]?.objective;
  if (objective) {
    const colours = words.list(objective.map((colour) => words.colour(colour)));
    lines.push(words.say("an-board-objective", { colours }));
  }
  return lines;
}

/** The viewer's own cards, and for each Blueprint what is still missing. */
function hand(view: AfterNovaView, hints: AfterNovaHints, me: PlayerView, words: Words): Piece[][] {
  const held = { n: view.hand.length, limit: me.hand_limit, cards: words.whole(view.hand) };
  const blueprints = view.hand.filter((card) => words.blueprint(card));
  return [
    words.say("an-board-hand", held),
    ...blueprints.map((card) => {
      const missing = lacksFor(hints, card) ?? [];
      const blueprint = words.called(card);
      if (sum(missing) === 0) return words.say("an-board-ready", { blueprint });
      return words.say("an-board-missing", { blueprint, fragments: words.fragments(missing) });
    }),
  ];
}

function bot(bot: BotView, words: Words): Piece[][] {
  const lines = bot.row.map((card, index) => {
    const covered = bot.covered[index] ?? [];
    const open = (words.blueprint(card)?.cost ?? []).map((n, colour) => n - (covered[colour] ?? 0));
    const facts = { covered: words.fragments(covered), open: words.fragments(open) };
    return words.say("an-board-bot-row", { blueprint: words.card(card), ...facts });
  });
  lines.push(words.say("an-board-bot-storage", { fragments: words.fragments(bot.storage) }));
  lines.push(words.say("an-board-bot-scored", { cards: words.whole(bot.scored) }));
  if (bot.unseen_count) lines.push(words.say("an-board-bot-unseen", { n: bot.unseen_count }));
  return lines;
}

function supply(view: AfterNovaView, words: Words): Piece[][] {
  return [
    words.say("an-board-decks", {
      paws: view.paw_deck,
      blueprints: view.blueprint_deck,
      planets: view.planet_deck,
      bag: view.bag,
    }),
    words.say("an-board-discards", { fragments: words.fragments(view.fragment_discard) }),
    words.say("an-board-discarded-paws", { cards: words.calledAll(view.paw_discard) }),
    words.say("an-board-discarded-blueprints", { cards: words.calledAll(view.blueprint_discard) }),
  ];
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, n) => total + n, 0);
}
