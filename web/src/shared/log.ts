/** The log's lines: what happened, entry by entry, in words. */

import type { Piece } from "../words/pieces";
import type { Namer } from "../words/codes";
import { reasonInWords } from "../words/reasons";
import type { Entry, GameEvent, News } from "../wire/types";

export interface LogLine {
  /** The entry, as a moment of the replay. */
  seq: number;
  key: string;
  /** A turn's heading, something that happened in the game, or something at the table. */
  kind: "turn" | "event" | "house";
  seat: number | null;
  pieces: Piece[];
  /** Why a computer player did it, where the table wants to know. */
  reason: string | null;
}

interface Words {
  /** An event of the game; empty: nothing to say. */
  event: (event: GameEvent) => Piece[];
  /** What happened at the table beside the game; empty: nothing to say. */
  news: (news: News) => Piece[];
  named: Namer;
}

export function logLines(entries: readonly Entry[], words: Words): LogLine[] {
  const lines: LogLine[] = [];
  for (const { seq, news, events } of entries) {
    let reason = reasonInWords(news.reason, words.named);
    if (news.kind !== "acted" && news.kind !== "said") {
      const pieces = words.news(news);
      if (pieces.length)
        lines.push({ seq, key: `${seq}`, kind: "house", seat: news.seat ?? null, pieces, reason: null });
    }
    for (const [index, event] of events.entries()) {
      const pieces = words.event(event);
      if (!pieces.length) continue;
      const seat = "seat" in event ? event.seat : null;
      const kind = event.type === "turn_began" ? "turn" : "event";
      lines.push({ seq, key: `${seq}-${index}`, kind, seat, pieces, reason });
      if (kind === "event") reason = null;
    }
  }
  return lines;
}

/** The log without what was taken back. */
export function standing(entries: readonly Entry[]): Entry[] {
  const kept: Entry[] = [];
  for (const entry of entries) {
    if (entry.news.kind !== "undone") {
      kept.push(entry);
      continue;
    }
    for (let left = entry.news.actions ?? 0; left > 0;) {
      const index = kept.findLastIndex((each) => each.news.kind === "acted");
      if (index < 0) break;
      kept.splice(index, 1);
      left--;
    }
  }
  return kept;
}

/** How often others have said something since an entry. */
export function saidSince(seq: number, entries: readonly Entry[], seat: number | null): number {
  return entries.filter(
    (entry) => entry.seq > seq && entry.news.kind === "said" && entry.news.text != null && entry.news.seat !== seat,
  ).length;
}

/** What happened since a seat's last turn ended, up to now or to the beginning of its present turn. */
export function sinceTurnOf(lines: readonly LogLine[], seat: number): LogLine[] {
  const turns = lines.flatMap(({ kind }, index) => (kind === "turn" ? [index] : []));
  const own = turns.filter((index) => lines[index]?.seat === seat);
  const now = turns.at(-1);
  const mine = now !== undefined && lines[now]?.seat === seat;
  const before = own.at(mine ? -2 : -1);
  const start = before === undefined ? 0 : (turns.find((index) => index > before) ?? lines.length);
  return lines.slice(start, mine ? now : lines.length);
}
