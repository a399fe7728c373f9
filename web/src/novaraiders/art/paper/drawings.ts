/** All drawings of a card set, for paper. */

import { INK, picture, plain, type Drawings } from "../../../print/picture";
import { novaRaidersCards } from "../../cards";
import { COLOURS, SHARDS } from "../../rows";
import Logo from "../../table/Logo.svelte";
import ActionIcon from "../ActionIcon.svelte";
import { halfOf } from "../cards";
import DirectiveCard from "../DirectiveCard.svelte";
import Emblem from "../Emblem.svelte";
import { Geometry } from "../geometry";
import HrlCard from "../HrlCard.svelte";
import { inkOf } from "../icons";
import { shipPaint } from "../paint";
import Shard from "../Shard.svelte";
import ShipArt from "../ShipArt.svelte";
import BareBoard from "./BareBoard.svelte";
import Overlay from "./Overlay.svelte";

export default function drawings(file: Parameters<typeof novaRaidersCards>[0]): Drawings {
  const cards = novaRaidersCards(file);
  const pictures: Record<string, string> = {};
  const sizes: Record<string, [number, number]> = {};
  const colours: Record<string, string> = { card: plain("var(--card)"), ink: INK };
  const icon = (use: string, n?: number): void => {
    colours[`ink-${use}`] = plain(inkOf(use));
    pictures[`icon-${use}${n ?? ""}`] = picture(ActionIcon, { use, n }, colours[`ink-${use}`]);
  };
  for (const { actions } of cards.basics) for (const { use, n } of actions.map(halfOf)) icon(use, n);
  for (const { kind } of cards.specials) icon(kind);
  ["chain", "blank", "spawn", "expansion", "supernova", "launch", "upgrade"].forEach((use) => icon(use));
  cards.directives.forEach(
    (directive, at) => (pictures[`directive-${at}`] = picture(DirectiveCard, { directive }, "#8a4b00")),
  );
  cards.hrl.forEach((card, at) => (pictures[`hrl-${at}`] = picture(HrlCard, { card })));
  pictures["back-special"] = picture(ActionIcon, { use: "upgrade" }, "#c9d3ff");
  pictures["logo"] = picture(Logo, {}, "#eef2ff");
  SHARDS.forEach((_, shard) => (pictures[`shard-${shard}`] = picture(Shard, { shard, size: 20 })));
  COLOURS.forEach((_, colour) => {
    const { main, dark } = shipPaint(colour);
    colours[`ship-${colour}`] = plain(main);
    colours[`ship-dark-${colour}`] = dark;
    pictures[`ship-${colour}`] = picture(ShipArt, { colour });
    pictures[`emblem-${colour}`] = picture(Emblem, { colour });
  });
  for (const plan of cards.boards) {
    const geometry = new Geometry(plan);
    const { width, height } = geometry.box();
    pictures[`board-${plan.bases}`] = picture(BareBoard, { plan });
    sizes[`board-${plan.bases}`] = [width / geometry.k, height / geometry.k];
    for (let covered = 1; covered <= plan.track.filter((event) => event === "expansion").length; covered++) {
      const across = (2 * geometry.starRadius(covered)) / geometry.k;
      pictures[`overlay-${plan.bases}-${covered}`] = picture(Overlay, { plan, covered });
      sizes[`overlay-${plan.bases}-${covered}`] = [across, across];
    }
  }
  return { pictures, colours, sizes };
}
