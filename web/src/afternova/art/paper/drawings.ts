/** All drawings of a card set, for paper. */

import { gem } from "../gems";
import { PAW, PLAN, SKILL_GLYPHS, UPGRADE_GLYPHS } from "../glyphs";
import { SHIPS } from "../ships";
import { INK, named, picture, plain, type Drawings } from "../../../print/picture";
import { afterNovaCards } from "../../cards";
import { ICONS, UPGRADES } from "../../rows";
import Logo from "../../table/Logo.svelte";
import BlueprintArt from "../BlueprintArt.svelte";
import Emblem from "../Emblem.svelte";
import PlanetArt from "../PlanetArt.svelte";
import Points from "../Points.svelte";
import Portrait from "../Portrait.svelte";
import Starship from "../Starship.svelte";
import StarshipArt from "../StarshipArt.svelte";
import Piece from "./Piece.svelte";

export default function drawings(file: Parameters<typeof afterNovaCards>[0]): Drawings {
  const cards = afterNovaCards(file);
  const pictures: Record<string, string> = {};
  const glyph = (name: string, drawing: string, ink = "#10172f"): void => {
    pictures[name] = picture(Piece, { drawing, grid: 24 }, ink);
  };
  cards.paws.forEach((paw, at) => (pictures[`paw-${at}`] = picture(Portrait, { paw })));
  cards.blueprints.forEach((blueprint, at) => (pictures[`blueprint-${at}`] = picture(BlueprintArt, { blueprint })));
  cards.planets.forEach((planet, at) => (pictures[`planet-${at}`] = picture(PlanetArt, { planet })));
  cards.starships.forEach((starship, at) => (pictures[`starship-${at}`] = picture(StarshipArt, { starship })));
  for (let colour = 0; colour < 5; colour++)
    pictures[`gem-${colour}`] = picture(Piece, { drawing: gem(colour), grid: 40 });
  SKILL_GLYPHS.forEach((drawing, skill) => glyph(`skill-${skill}`, drawing));
  for (const { name } of UPGRADES) glyph(`upgrade-${name}`, UPGRADE_GLYPHS[name] ?? PLAN, "#1b2c66");
  glyph("back-paw", PAW, "#ffd9a8");
  glyph("back-blueprint", PLAN, "#cfe0ff");
  pictures["logo"] = picture(Logo, {});
  pictures["seal"] = picture(Points, { points: 0 });
  SHIPS.forEach((_, seat) => {
    pictures[`board-${seat}`] = picture(Starship, { seat, capacity: 4, fragments: [0, 0, 0, 0, 0] });
    pictures[`emblem-${seat}`] = picture(Emblem, { seat });
  });
  const colours = { ...named("skill", ICONS.slice(0, 4)), card: plain("var(--card)"), ink: INK };
  return { pictures, colours, sizes: {} };
}
