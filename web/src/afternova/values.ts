/** What only AfterNova's refusals and reasons speak of, in words. */

import { listed, t } from "../app/i18n.svelte";

type Counted = Record<string, number>;

export const values = {
  icons: (counts: Counted): string =>
    listed(Object.entries(counts).map(([skill, n]) => t("skill-count", { n, skill: t("art-skill", { skill }) }))),
  fragments: (counts: Counted): string =>
    listed(Object.entries(counts).map(([colour, n]) => t(`fragment-${colour}`, { n }))),
  upgrade: (upgrade: string): string => t("art-upgrade", { upgrade }),
};
