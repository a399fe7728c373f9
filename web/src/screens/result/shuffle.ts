/** Whether the cards were shuffled as was promised before the game (docs/RECORD.md). */

import { bytesOf, hexOf, sha256 } from "./sha256";

const PREFIX = new TextEncoder().encode("novatable commitment ");

/** The commitment to a seed: SHA-256 of "novatable commitment " and the seed's bytes. */
export function commitmentTo(seed: string): string {
  const bytes = bytesOf(seed);
  const all = new Uint8Array(PREFIX.length + bytes.length);
  all.set(PREFIX);
  all.set(bytes, PREFIX.length);
  return hexOf(sha256(all));
}

export function kept(commitment: string, seed: string): boolean {
  return commitmentTo(seed) === commitment.toLowerCase();
}
