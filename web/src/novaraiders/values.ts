/** What only Nova-Raiders' refusals and reasons speak of, in words. */

import { kebab, listed, t } from "../app/i18n.svelte";

const use = (action: string): string => t(`nr-art-use-${kebab(action)}`, { n: 0 });

export const values = {
  use,
  special: use,
  shards: (shards: readonly string[]): string => listed(shards.map((shard) => t(`nr-art-${shard}`))),
  hrl: ([action = "", which = ""]: readonly string[]): string =>
    t(`nr-art-hrl-${action}`, { ship: which, colour: which }),
};
