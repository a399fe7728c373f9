/** Files that are saved on the device. */

import { api } from "../app/api";
import { attempt } from "./attempt";

/** A game's record: all of it once the game is over, until then what you have seen. */
export async function saveRecord(table: string, seat?: number): Promise<void> {
  const record = await attempt(api.record(table, seat));
  if (record !== null) save(new Blob([record], { type: "application/jsonl" }), `${table}.jsonl`);
}

export function save(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
