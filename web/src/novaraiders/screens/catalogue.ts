/** All cards of Nova-Raiders, to look through. */

import type { Catalogue, Line } from "../../app/game";
import type { NovaRaidersCards } from "../cards";
import { basicName, directiveName, directiveText, hrlName, hrlText, specialName, specialText } from "../art/cards";
import { symbolName } from "../art/words";
import { SHARDS } from "../rows";
import Face from "./Face.svelte";

function linesOf(set: NovaRaidersCards): Line[] {
  return [
    ...set.basics.map((basic, place) => ({
      kind: "basic",
      place,
      words: basicName(basic),
      marks: [],
    })),
    ...set.specials.map((special, place) => ({
      kind: "special",
      place,
      words: `${specialName(special)}, ${symbolName(special.symbol)}: ${specialText(special)}`,
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
  marks: () => SHARDS.map((_, shard) => ({ mark: `shard ${shard}`, word: symbolName(shard) })),
  Face,
};
export default catalogue;
