/** What happens at a table of any game, in words: people come and go, talk and take steps back. */

import { has, kebab, t } from "../app/i18n.svelte";
import type { News } from "../wire/types";
import { Teller, type Piece } from "./pieces";

/** A computer player's level: "Cadet". */
export function levelInWords(level: string): string {
  return t(`level-${level}`);
}

/** One of the phrases: "Hello!". */
export function phraseInWords(phrase: string): string {
  return has(`phrase-${phrase}`) ? t(`phrase-${phrase}`) : phrase;
}

/** What somebody said. */
export function saidInWords(news: News): string {
  return news.phrase ? phraseInWords(news.phrase) : (news.text ?? "");
}

/** The news of an entry as a sentence; null if there is nothing to say besides the game's own events. */
export function tellNews(news: News, names: readonly string[], viewer: number | null): Piece[] | null {
  const teller = new Teller(names, viewer, "");
  const who = teller.who(news.seat ?? null);
  const level = news.level ? levelInWords(news.level) : "";
  const seats = news.seats ?? [];
  /** How a seat passed on from somebody who had it. */
  const handed = news.before && news.handed !== "free" ? news.handed : news.handed === "back" ? "back" : null;
  const id = `news-${kebab(news.kind)}`;
  const free = (text: string) => teller.mark({ kind: "said" }, text);
  switch (news.kind) {
    case "acted":
    case "turned":
      return null;
    case "started":
      return news.actions == null ? teller.say(id) : teller.say("news-brought", { n: news.actions });
    case "sat": {
      const passed = { name: free(news.name ?? ""), before: free(news.before ?? "") };
      if (news.bot) return teller.say("news-sat-bot", passed);
      return handed ? teller.say(`${id}-${handed}`, passed) : teller.say(id, who);
    }
    case "left":
      return teller.say(id, who);
    case "mind_set": {
      const which = news.level ? id : "news-mind-unset";
      return handed
        ? teller.say(`${which}-${handed}`, { level, before: free(news.before ?? "") })
        : teller.say(which, { level });
    }
    case "link_issued":
      if (news.seat != null && news.seat === viewer) return teller.say(`${id}-you`);
      return teller.say(id, { purpose: news.purpose ?? "join", seat: teller.seat(news.seat ?? null) });
    case "undone":
    case "undo_asked":
      return teller.say(id, { ...who, n: news.actions ?? 1 });
    case "undo_answered":
      return teller.say(news.yes ? "news-undo-granted" : "news-undo-denied");
    case "said": {
      const to = news.to?.length ? teller.seats(news.to, "object") : "";
      if (news.text === null || news.text === undefined) {
        return teller.say("news-whispered-unheard", { seat: teller.seat(news.seat ?? null), to });
      }
      return teller.say(to ? "news-whispered" : id, { ...who, to, text: free(saidInWords(news)) });
    }
    case "away":
    case "back":
      if (seats.length === 1 && seats[0] === viewer) return teller.say(`${id}-you`);
      return teller.say(id, { n: seats.length, seats: teller.seats(seats) });
    case "stood_in":
      return teller.say(id, { ...who, level, why: news.why ?? "away" });
    case "closed":
      return teller.say(id, { why: news.why ?? "operator" });
    case "replaced":
      return teller.say(id, { seat: teller.seat(news.seat ?? null, "dative"), level });
    default:
      return teller.say(id);
  }
}
