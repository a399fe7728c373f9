/** What somebody has learnt, kept on this device: the step of each guided game, stars of exercises, puzzles solved. */

const KEY = "novatable.learnt";

interface Learnt {
  /** By guided game: the step it is at, and the table where it goes on. */
  guides: Record<string, { step: number; table: string; done?: boolean }>;
  /** By exercise: 0 tried, else its stars. */
  stars: Record<string, number>;
  /** By game: the days on which the puzzle was solved, newest first. */
  puzzles: Record<string, string[]>;
}

const DAY = 24 * 3600 * 1000;
const MOST_DAYS = 60;

class Progress {
  #kept = $state.raw<Learnt>(read());

  constructor() {
    addEventListener("storage", (event) => {
      if (event.key === KEY) this.#kept = read();
    });
  }

  guide(id: string): { step: number; table: string; done?: boolean } | null {
    return this.#kept.guides[id] ?? null;
  }

  /** null: never tried. */
  stars(id: string): number | null {
    return this.#kept.stars[id] ?? null;
  }

  solvedOn(game: string, day: string): boolean {
    return this.#kept.puzzles[game]?.includes(day) ?? false;
  }

  /** How many days in a row, up to today or yesterday, the puzzle was solved. */
  row(game: string, today: string): number {
    const days = this.#kept.puzzles[game] ?? [];
    let day = Date.parse(today);
    if (!days.includes(today)) day -= DAY;
    let count = 0;
    while (days.includes(new Date(day).toISOString().slice(0, 10))) {
      count++;
      day -= DAY;
    }
    return count;
  }

  atStep(id: string, step: number, table: string, done: boolean): void {
    const before = this.#kept.guides[id];
    const now = { step, table, done: done || before?.done === true };
    if (JSON.stringify(now) !== JSON.stringify(before)) this.#keep({ guides: { ...this.#kept.guides, [id]: now } });
  }

  /** The best result counts. */
  tried(id: string, stars: number): void {
    const before = this.#kept.stars[id];
    if (before !== undefined && before >= stars) return;
    this.#keep({ stars: { ...this.#kept.stars, [id]: stars } });
  }

  solvedPuzzle(game: string, day: string): void {
    if (this.solvedOn(game, day)) return;
    const days = [day, ...(this.#kept.puzzles[game] ?? [])].slice(0, MOST_DAYS);
    this.#keep({ puzzles: { ...this.#kept.puzzles, [game]: days } });
  }

  #keep(changes: Partial<Learnt>): void {
    this.#kept = { ...read(), ...changes };
    localStorage.setItem(KEY, JSON.stringify(this.#kept));
  }
}

function read(): Learnt {
  const none: Learnt = { guides: {}, stars: {}, puzzles: {} };
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof kept === "object" && kept !== null ? { ...none, ...kept } : none;
  } catch {
    return none;
  }
}

export const learnt = new Progress();
