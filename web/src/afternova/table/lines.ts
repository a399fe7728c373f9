/** AfterNova's log in words, as far as it is on screen. */

import { logLines, type LogLine } from "../../shared/log";
import { tellNews } from "../../words/house";
import type { AfterNovaEvent } from "../../wire/types";
import { tell } from "../words";
import type { Desk } from "./desk.svelte";

/** Older entries are in the replay. */
const MOST = 300;

export function linesOf({ connection, playback, seat, context, named }: Desk): LogLine[] {
  const shown = connection
    .entries(seat)
    .filter((entry) => entry.seq <= playback.seq)
    .slice(-MOST);
  return logLines(shown, {
    event: (event) => tell(event as AfterNovaEvent, context) ?? [],
    news: (news) => tellNews(news, context.names, context.viewer) ?? [],
    named,
  });
}
