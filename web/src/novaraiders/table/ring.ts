/** The board as numbers: rings, Gates and ways along a ring (NR-1.3). A space is one number, as in views. */

import type { BoardPlan } from "../../wire/cards";

export class Ring {
  readonly bases: number;
  /** The first space of each ring, and the end of the board. */
  readonly starts: number[] = [0];
  readonly #widths: number[];

  constructor(plan: BoardPlan) {
    this.bases = plan.bases;
    this.#widths = plan.rings.map((ring) => ring.width);
    for (const width of this.#widths) this.starts.push((this.starts.at(-1) ?? 0) + width * plan.bases);
  }

  get rings(): number {
    return this.#widths.length;
  }

  /** The ring of a space, 0 the innermost. */
  of(space: number): number {
    return this.starts.findLastIndex((start) => start <= space);
  }

  size(ring: number): number {
    return (this.starts[ring + 1] ?? 0) - (this.starts[ring] ?? 0);
  }

  spaces(ring: number): number[] {
    return Array.from({ length: this.size(ring) }, (_, index) => (this.starts[ring] ?? 0) + index);
  }

  along(space: number, steps: number): number {
    const ring = this.of(space);
    const start = this.starts[ring] ?? 0;
    const size = this.size(ring);
    return start + ((((space - start + steps) % size) + size) % size);
  }

  /** Steps from one space to another of its ring, clockwise if positive; by `reach` if that gets there, else the shorter way. */
  steps(from: number, to: number, reach?: number): number | null {
    const ring = this.of(from);
    if (this.of(to) !== ring) return null;
    if (reach !== undefined && this.along(from, reach) === to) return reach;
    if (reach !== undefined && this.along(from, -reach) === to) return -reach;
    const size = this.size(ring);
    const clockwise = (((to - from) % size) + size) % size;
    return clockwise <= size - clockwise ? clockwise : clockwise - size;
  }
}

export function planFor(boards: readonly BoardPlan[], bases: number): BoardPlan {
  const found = boards.find((board) => board.bases === bases);
  if (!found) throw new Error(`the card set has no board with ${bases} bases`);
  return found;
}
