/** What may be said at tables where only phrases are allowed. */

import { api } from "../app/api";

let asked: ReturnType<typeof api.games> | null = null;

export async function phrases(game: string): Promise<string[]> {
  asked ??= api.games();
  return (await asked).find((each) => each.game === game)?.phrases ?? [];
}
