import type { Paw } from "../cards";

export function portrait(paw: Paw): string {
  const hue = (paw.name.length * 53) % 360;
  return `<path d="M6 126c0-24 14-33 31-36h46c17 3 31 12 31 36z" fill="#e8643c"/><path d="M60 26c22 0 35 14 35 33S80 91 60 91 25 78 25 59s13-33 35-33z" fill="hsl(${hue} 40% 55%)"/><circle cx="45" cy="55" r="5" fill="#1c2238"/><circle cx="75" cy="55" r="5" fill="#1c2238"/>`;
}
