/** All cards of Nova-Raiders, to look through. */

import type { Catalogue, Line } from "../../app/game";
import type { NovaRaidersCards } from "../../wire/cards";
import {
  directiveName,
  directiveText,
  halfOf,
  hrlName,
  hrlText,
  specialName,
  specialText,
  useName,
} from "../art/cards";
import { shardWords } from "../art/words";
import Face from "./Face.svelte";

function linesOf(set: NovaRaidersCards): Line[] {
  return [
    ...set.basics.map((basic, place) => ({
      kind: "basic",
      place,
      words: basic.actions
        .map((action) => {
          const { use, n } = halfOf(action);
          return useName(use, n);
        })
        .join(" / "),
      marks: [],
    })),
    ...set.specials.map((special, place) => ({
      kind: "special",
      place,
      words: `${specialName(special)}, ${shardWords([special.symbol])}: ${specialText(special)}`,
      marks: [`shard ${special.symbol}`],
    })),
    ...set.directives.map((directive, place) => ({
      kind: "directive",
      place,
      words: `${directiveName(directive)}: ${directiveText(directive)}`,
      marks: directive.shard === null ? [] : [`shard ${directive.shard}`],
    })),
    ...set.hrl.map((card, place) => ({
      kind: "hrl",
      place,
      words: `${hrlName(card)}: ${hrlText(card)}`,
      marks: [],
    })),
  ];
}

const catalogue: Catalogue<NovaRaidersCards> = {
  kinds: ["basic", "special", "directive", "hrl"],
  linesOf,
  marks: () => [0, 1, 2].map((shard) => ({ mark: `shard ${shard}`, word: shardWords([shard]) })),
  Face,
};
export default catalogue;
