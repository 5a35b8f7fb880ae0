import { configurationId } from "@cosmic/chart/fact-index/fact-ids";
import { type Facts, type Planet, planets } from "@cosmic/chart/facts";
import type { PassageKey } from "../passages/passage-pool.ts";
import { possibleSigns } from "./possible-signs.ts";

const points = {
  trueNode: "north-node",
  chiron: "chiron",
  meanLilith: "lilith",
  fortune: "fortune",
  spirit: "spirit",
} as const;
/** A point the library tells. */
export type DescribedPoint = keyof typeof points;
/** In the order they are told. */
export const toldPoints: readonly DescribedPoint[] = ["trueNode", "chiron", "meanLilith", "fortune", "spirit"];

/** The passage of a planet in its sign. */
export function signPassage(planet: Planet, facts: Facts): PassageKey {
  return { subject: `planets-in-signs/${planet}`, heading: facts.planets[planet].sign.toLowerCase() };
}

/** The same, or null where the day leaves the sign open. */
function sureSignPassage(planet: Planet, facts: Facts): PassageKey | null {
  return possibleSigns(planet, facts).length > 1 ? null : signPassage(planet, facts);
}

/** The passage of a planet in its house, or null without a birth time. */
export function housePassage(planet: Planet, facts: Facts): PassageKey | null {
  const { house } = facts.planets[planet];
  return house === null ? null : { subject: `planets-in-houses/${planet}`, heading: String(house) };
}

/** The passages of a point: its sign, and its house where there are houses. */
export function pointPassages(
  point: DescribedPoint,
  facts: Facts,
): { readonly sign: PassageKey; readonly house: PassageKey | null } | null {
  const placed = facts.points[point];
  if (!placed) return null;
  const name = points[point];
  return {
    sign: { subject: `points-in-signs/${name}`, heading: placed.sign.toLowerCase() },
    house: placed.house === null ? null : { subject: `points-in-houses/${name}`, heading: String(placed.house) },
  };
}

/** The passage of an aspect between two planets. */
export function aspectPassage({
  a,
  b,
  type,
}: {
  readonly a: string;
  readonly b: string;
  readonly type: string;
}): PassageKey {
  const [first, second] = planets.filter((planet) => planet === a || planet === b);
  return { subject: `aspects/${first}-${second}`, heading: type };
}

/** The passage that tells a fact by itself, where there is one: a placement, an aspect or a gathering, by the id of the fact. */
export function factPassage(id: string, facts: Facts): PassageKey | null {
  const aspect = facts.aspects.find(({ a, b, type }) => `${a}-${type}-${b}` === id);
  if (aspect) return aspectPassage(aspect);
  const onAngle = facts.angleAspects.find(({ a, b, type }) => `${a}-${type}-${b}` === id);
  if (onAngle) return { subject: `aspects-to-angles/${onAngle.a}-${onAngle.b}`, heading: onAngle.type };
  const gathering = facts.configurations.find((figure) => configurationId(figure) === id);
  if (gathering?.sign) return { subject: "figures/stellium-in-sign", heading: gathering.sign.toLowerCase() };
  if (gathering?.house) return { subject: "figures/stellium-in-house", heading: String(gathering.house) };
  const [subject, part] = id.split(".");
  if (id === "ascendant.sign" && facts.angles) {
    return { subject: "planets-in-signs/ascendant", heading: facts.angles.ascendant.sign.toLowerCase() };
  }
  const planet = planets.find((name) => name === subject);
  if (planet)
    return part === "sign" ? sureSignPassage(planet, facts) : part === "house" ? housePassage(planet, facts) : null;
  const point = toldPoints.find((name) => name === subject);
  const told = point && pointPassages(point, facts);
  if (!told) return null;
  return part === "sign" ? told.sign : part === "house" ? told.house : null;
}

/** How many aspects the conversation tells: the closest. */
export const conversationAspects = 16;

/** Aspects that may be told, closest first; without the hour those of the Moon are left out. */
export function describedAspects({ aspects, timeUnknown }: Facts): Facts["aspects"] {
  return aspects
    .filter(({ a, b }) => !timeUnknown || (a !== "moon" && b !== "moon"))
    .toSorted((one, other) => one.orb - other.orb);
}
