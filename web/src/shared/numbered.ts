/** Names of controls that would be the same: numbered, so that each has its own. */

import { t } from "../app/i18n.svelte";

export function numbered(names: readonly string[]): string[] {
  return names.map((name, place) => {
    if (names.indexOf(name) === names.lastIndexOf(name)) return name;
    return t("shell-numbered", { name, n: names.slice(0, place + 1).filter((each) => each === name).length });
  });
}
