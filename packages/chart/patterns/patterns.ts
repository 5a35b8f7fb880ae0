import type { Aspect } from "../facts.ts";
import type { Pattern } from "../findings.ts";
import type { Element, Modality, Planet, Sign } from "../names.ts";
import { elementOf, modalityOf } from "../zodiac/shares.ts";
import { type Links, linksOf, named, nameOf, type PlanetSet } from "./links.ts";
import { grandCrosses, isWithin, kitesOver, mysticRectangles } from "./quadrangles.ts";
import { stelliums } from "./stelliums.ts";
import { grandTrines, squaredOppositions, yods } from "./triangles.ts";

/** Where the planets are, and their aspects. */
export interface PatternInput {
  readonly placed: Readonly<Record<Planet, { readonly sign: Sign; readonly house: number | null }>>;
  readonly ruleAspects: readonly Aspect[];
  readonly aspects: readonly Aspect[];
}

/**
 * Patterns the planets form, by kind and then in the usual order of their members; each set of planets once per kind. A
 * T-square within a grand cross is left out; a kite's grand trine is listed as well; planets that share both a sign and
 * a house make one stellium for each.
 */
export function findPatterns({ placed, ruleAspects, aspects }: PatternInput): readonly Pattern[] {
  const links = linksOf(ruleAspects, aspects);
  const found = stelliums(placed);
  addSquares(links, placed, found);
  addTrines(links, placed, found);
  for (const { members, apex } of yods(links)) {
    found.push({ type: "yod", planets: named(members), apex: nameOf(apex) });
  }
  for (const members of mysticRectangles(links)) found.push({ type: "mystic-rectangle", planets: named(members) });
  return found;
}

type Placed = PatternInput["placed"];

function addSquares(links: Links, placed: Placed, found: Pattern[]): void {
  const crosses = grandCrosses(links);
  for (const { members, apex } of squaredOppositions(links)) {
    if (crosses.some((cross) => isWithin(members, cross))) continue;
    found.push({ type: "t-square", planets: named(members), apex: nameOf(apex), ...sharedModality(members, placed) });
  }
  for (const cross of crosses) {
    found.push({ type: "grand-cross", planets: named(cross), ...sharedModality(cross, placed) });
  }
}

function addTrines(links: Links, placed: Placed, found: Pattern[]): void {
  const trines = grandTrines(links);
  for (const trine of trines) {
    found.push({ type: "grand-trine", planets: named(trine), ...sharedElement(trine, placed) });
  }
  for (const { trine, apex } of trines.flatMap((one) => kitesOver(one, links))) {
    const members = named(trine | (1 << apex));
    found.push({ type: "kite", planets: members, apex: nameOf(apex), ...sharedElement(trine, placed) });
  }
}

function sharedModality(members: PlanetSet, placed: Placed): { readonly modality?: Modality } {
  const modality = shared(named(members).map((planet) => modalityOf(placed[planet].sign)));
  return modality === null ? {} : { modality };
}

function sharedElement(members: PlanetSet, placed: Placed): { readonly element?: Element } {
  const element = shared(named(members).map((planet) => elementOf(placed[planet].sign)));
  return element === null ? {} : { element };
}

/** The value all have in common; null when they differ. */
function shared<Kind>(kinds: readonly Kind[]): Kind | null {
  const [first] = kinds;
  return first !== undefined && kinds.every((kind) => kind === first) ? first : null;
}
