/** Before every test: wait as long as a busy machine may need, not the second that is usual. */
import { vi } from "vitest";

const usual = vi.waitFor;
vi.waitFor = (check, options) => usual(check, options ?? { timeout: 30_000 });
