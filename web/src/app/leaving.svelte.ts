/** The game that was last left on this page, which can be undone. */

export interface Left {
  table: string;
  seat: number;
  name: string;
}

class Leaving {
  left = $state.raw<Left | null>(null);
}

export const leaving = new Leaving();
