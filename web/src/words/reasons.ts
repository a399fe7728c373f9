/** Why computer players do something, in the reader's language. */

import type { News } from "../wire/types";
import { inWords, type Namer } from "./codes";

/** In logs of earlier releases a reason is a sentence, and stays as it is. Null: there is none that we could say. */
export function reasonInWords(reason: News["reason"], name: Namer): string | null {
  if (reason == null || typeof reason === "string") return reason ?? null;
  return inWords(`reason-${reason.code}`, reason.args, name);
}
