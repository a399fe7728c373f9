/** The line drawings of the Blueprints. */

import type { Blueprint } from "./cards";

export function drawing(blueprint: Blueprint): string {
  return blueprint.name.length % 2
    ? '<ellipse cx="50" cy="32" rx="24" ry="9"/><ellipse cx="50" cy="32" rx="9" ry="24"/><circle cx="50" cy="32" r="5.5" fill="#ffd166" stroke="none"/>'
    : '<path d="M22 20 50 8l28 12v26L50 58 22 46zM22 20l28 12 28-12M50 32v26"/>';
}
