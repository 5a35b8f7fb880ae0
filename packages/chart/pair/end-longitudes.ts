import type { FactsWithoutCycles } from "../facts.ts";
import { planets } from "../names.ts";
import type { PairEnd } from "./contacts/contact.ts";
import type { EndLongitudes } from "./contacts/contacts.ts";

type PlacedFacts = Pick<FactsWithoutCycles, "planets" | "points" | "angles" | "timeUnknown">;

/** What may be compared of a chart, degrees: without a birth time neither the Moon nor the angles. */
export function endLongitudes({ planets: placed, points, angles, timeUnknown }: PlacedFacts): EndLongitudes {
  const at: Partial<Record<PairEnd, number>> = {};
  for (const planet of planets) if (planet !== "moon" || !timeUnknown) at[planet] = placed[planet].longitude;
  if (points.chiron !== undefined) at.chiron = points.chiron.longitude;
  if (points.trueNode !== undefined) at.trueNode = points.trueNode.longitude;
  if (angles !== null) {
    at.ascendant = angles.ascendant.longitude;
    at.midheaven = angles.midheaven.longitude;
  }
  return at;
}
