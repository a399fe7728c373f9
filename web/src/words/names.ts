/** Names of people where there is little room. */

/** "Maximiliane-F." for Maximiliane-Friederike: the second part as an initial. */
export function brief(name: string): string {
  return name.replace(/^([^\s-]+)([\s-]+)(\p{L})[^\s-]{2,}.*$/u, "$1$2$3.");
}
