/** Ask the server for something; what it refuses is shown. */

import { ApiError } from "../app/api";
import { refuse } from "../app/refusals.svelte";

export async function attempt<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    refuse(error.refusal);
    return null;
  }
}
