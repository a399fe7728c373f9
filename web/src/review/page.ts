/** A review as a page of its own: everything that it shows is in it. */

import "@fontsource-variable/space-grotesk/wght.css";
import { mount } from "svelte";
import { keepCards } from "../app/cards";
import { speak, t, type Language } from "../app/i18n.svelte";
import "../app/styles/base.css";
import "../app/styles/tokens.css";
import { gameOf } from "../games";
import type { CardFile } from "../wire/cards";
import type { View } from "../wire/types";
import type { Review } from "./report";
import ReviewView from "./ReviewView.svelte";

interface Contents {
  game: string;
  language: Language;
  players: number;
  cards: CardFile;
  views: Record<string, View[]>;
  review: Review;
}

async function show(): Promise<void> {
  const contents = JSON.parse(document.getElementById("review")?.textContent ?? "") as Contents;
  const { game, cards, views, review } = contents;
  await speak(contents.language);
  keepCards(game, cards);
  const record = gameOf(game);
  const parts = await record.review?.();
  if (!parts) return;
  const names = Array.from({ length: contents.players }, (_, seat) => t("player-number", { n: seat + 1 }));
  const seats = review.points[0]?.chances.length ?? names.length;
  if (seats > names.length && record.automa) names.push(t(record.automa));
  const steps = Object.keys(views).map(Number);
  document.documentElement.dataset["theme"] = matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark";
  mount(ReviewView, {
    target: document.getElementById("app")!,
    props: {
      state: { status: "done", seconds: 0, review },
      names,
      own: null,
      parts: parts.default,
      positions: {
        at: (step) => Promise.resolve(views[String(steps.findLast((each) => each <= step) ?? steps[0])] ?? []),
      },
    },
  });
}

void show();
