/** The game that was left last on this page, which may be taken back. */

export interface Left {
  table: string;
  seat: number;
  name: string;
}

class Leaving {
  left = $state.raw<Left | null>(null);
}

export const leaving = new Leaving();
