/** How an answer looks and is called. */

import type { Answer } from "./bargains";

export const ANSWERS: Record<Answer, [string, string]> = {
  asked: ["info", "an-thinking"],
  agreed: ["good", "an-agreed"],
  declined: ["bad", "an-declined"],
  withdrew: ["bad", "an-withdrew"],
  offers: ["warn", "an-offers-something"],
};
