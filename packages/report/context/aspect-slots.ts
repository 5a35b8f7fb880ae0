import { type Aspect, type Planet, planets } from "@cosmic/chart/facts";
import type { PlacementName } from "@cosmic/chart/names";
import { orbSaid } from "@cosmic/interpretation/strings/aspect-words";
import type { Slots } from "@cosmic/interpretation/strings/fill-strings";
import type { ReportContext } from "./report-context.ts";

/** Slots for an aspect between two planets: its orb, and whether one of the two is close to the Sun, the Moon or an
 * angle. */
export function aspectSlots(aspect: Aspect, context: ReportContext): Slots {
  return { orb: orbSaid(aspect, context), near: nearSaid(aspect, context) };
}

/** Uses the orb of a conjunction. Without a birth time there are no angles, and the Moon could be anywhere near. */
function nearSaid({ a, b }: Aspect, { facts, say, words }: ReportContext): string {
  const pair = planets.filter((planet) => planet === a || planet === b);
  const lights: readonly Planet[] = facts.timeUnknown ? ["sun"] : ["sun", "moon"];
  for (const planet of pair) {
    const body = lights.find((light) =>
      facts.aspects.some(
        (one) => one.type === "conjunction" && [one.a, one.b].includes(planet) && [one.a, one.b].includes(light),
      ),
    );
    const angle = facts.angleAspects.find(
      (one) => one.a === planet && (one.type === "conjunction" || one.type === "opposition"),
    );
    const near = body ?? (angle && angleStoodOn(angle));
    if (near !== undefined && near !== planet)
      return say("near.body", { planet: words.body(planet), body: words.body(near) });
  }
  return say(facts.timeUnknown ? "near.noneUntimed" : "near.none");
}

function angleStoodOn({ b, type }: Aspect): PlacementName {
  if (type === "conjunction") return b;
  return b === "ascendant" ? "descendant" : "imumCoeli";
}
