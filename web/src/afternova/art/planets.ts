/** The Planets' drawings on a 160 grid. */

export interface PlanetDrawing {
  glow: string;
  back: string;
  surface: string;
  front: string;
}

export function planetArt(name: string): PlanetDrawing {
  const hue = (name.length * 47) % 360;
  return {
    glow: `hsl(${hue} 80% 65%)`,
    back: "",
    surface: `<path d="M20 20h120v120H20z" fill="hsl(${hue} 55% 42%)"/><path d="M20 60c24-12 44 10 66 0s38-8 54 0v14c-20-8-36 8-58 2s-40 6-62-2z" fill="hsl(${hue} 60% 62%)"/>`,
    front: "",
  };
}
