/** A game's record, saved as a file: all of it once the game is over, until then what you have seen. */

import { api } from "../app/api";
import { attempt } from "./attempt";

export async function saveRecord(table: string, seat?: number): Promise<void> {
  const record = await attempt(api.record(table, seat));
  if (record === null) return;
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([record], { type: "application/jsonl" }));
  link.download = `${table}.jsonl`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
