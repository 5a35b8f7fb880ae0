import { possibleSigns } from "@cosmic/chart/certainty/possible-signs";
import { aspectId, configurationId, type FactId } from "@cosmic/chart/fact-index/fact-ids";
import { parseFactId } from "@cosmic/chart/fact-index/parse-fact-id";
import { type Aspect, type Facts, type Planet, planets } from "@cosmic/chart/facts";
import { planetNamed } from "@cosmic/chart/names";
import type { PassageKey } from "./passage-pool.ts";

const points = {
  trueNode: "north-node",
  chiron: "chiron",
  meanLilith: "lilith",
  fortune: "fortune",
  spirit: "spirit",
} as const;
/** A point the library has passages for. */
export type DescribedPoint = keyof typeof points;
/** In book order. */
export const toldPoints: readonly DescribedPoint[] = ["trueNode", "chiron", "meanLilith", "fortune", "spirit"];

/** The passage for a planet in its sign. */
export function signPassage(planet: Planet, facts: Facts): PassageKey {
  return { subject: `planets-in-signs/${planet}`, heading: facts.planets[planet].sign.toLowerCase() };
}

/** The same, or null if the birth time is unknown and the sign changed that day. */
function sureSignPassage(planet: Planet, facts: Facts): PassageKey | null {
  return possibleSigns(planet, facts).length > 1 ? null : signPassage(planet, facts);
}

/** The passage for a planet in its house; null without a birth time. */
export function housePassage(planet: Planet, facts: Facts): PassageKey | null {
  const { house } = facts.planets[planet];
  return house === null ? null : { subject: `planets-in-houses/${planet}`, heading: String(house) };
}

/** The passages for a point: its sign, and its house if there are houses. */
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

/** The passage for an aspect between two planets. */
export function aspectPassage({ a, b, type }: Pick<Aspect, "a" | "b" | "type">): PassageKey {
  const [first, second] = planets.filter((planet) => planet === a || planet === b);
  return { subject: `aspects/${first}-${second}`, heading: type };
}

/** The passage for a single fact by its id, if there is one: a placement, aspect or stellium. */
export function factPassage(id: FactId, facts: Facts): PassageKey | null {
  const aspect = facts.aspects.find((aspect) => aspectId(aspect) === id);
  if (aspect) return aspectPassage(aspect);
  const onAngle = facts.angleAspects.find((aspect) => aspectId(aspect) === id);
  if (onAngle) return { subject: `aspects-to-angles/${onAngle.a}-${onAngle.b}`, heading: onAngle.type };
  const gathering = facts.configurations.find((figure) => configurationId(figure) === id);
  if (gathering?.sign) return { subject: "figures/stellium-in-sign", heading: gathering.sign.toLowerCase() };
  if (gathering?.house) return { subject: "figures/stellium-in-house", heading: String(gathering.house) };
  const parsed = parseFactId(id);
  if (parsed?.kind !== "placement" || parsed.part === "longitude") return null;
  const { name, part } = parsed;
  if (name === "ascendant" && facts.angles) {
    return { subject: "planets-in-signs/ascendant", heading: facts.angles.ascendant.sign.toLowerCase() };
  }
  const planet = planetNamed(name);
  if (planet) return part === "sign" ? sureSignPassage(planet, facts) : housePassage(planet, facts);
  const point = toldPoints.find((one) => one === name);
  const told = point && pointPassages(point, facts);
  return told ? told[part] : null;
}

/** How many aspects the conversation chapter describes: those with the tightest orbs. */
export const conversationAspects = 16;

/** Aspects a book may describe, tightest first; without a birth time, excluding the Moon's. */
export function describedAspects({ aspects, timeUnknown }: Facts): Facts["aspects"] {
  return aspects
    .filter(({ a, b }) => !timeUnknown || (a !== "moon" && b !== "moon"))
    .toSorted((one, other) => one.orb - other.orb);
}
