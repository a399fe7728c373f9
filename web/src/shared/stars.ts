/** The same stars every time: places scattered by a small generator of our own. */
export interface Star {
  x: number;
  y: number;
  r: number;
  glow: number;
}

export function stars(seed: number, count: number, width: number, height: number): Star[] {
  let state = seed;
  const next = (): number => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
  return Array.from({ length: count }, () => ({
    x: Math.round(next() * width),
    y: Math.round(next() * height),
    r: Math.round(6 + next() * 13) / 10,
    glow: Math.round(30 + next() * 60) / 100,
  }));
}
