import type { Facts, Planet } from "@cosmic/chart/facts";
import { tightOuterAspect } from "@cosmic/interpretation/selection/chapter-moods";
import { listed } from "@cosmic/interpretation/strings/fact-words";
import type { Slots } from "@cosmic/interpretation/strings/fill-strings";
import type { ReportContext } from "../../context/report-context.ts";

/** Slots for the opening lines on Mercury, Venus and Mars: those that are retrograde, otherwise those that share a
 * sign. */
export function innerSlots({ facts, say }: ReportContext): Slots {
  const inner: readonly Planet[] = ["mercury", "venus", "mars"];
  const backward = inner.filter((planet) => facts.planets[planet].retrograde);
  return listSlot(backward.length > 0 ? backward : inner.filter((planet) => sharesSign(planet, inner, facts)), say);
}

/** Slots for the opening lines on the three slow planets: those in angular houses, otherwise a tight aspect of one of
 * them. */
export function outerSlots({ facts, say }: ReportContext): Slots {
  const outer: readonly Planet[] = ["uranus", "neptune", "pluto"];
  const angular = outer.filter((planet) => facts.planets[planet].houseClass === "angular");
  if (angular.length > 0) return listSlot(angular, say);
  const near = tightOuterAspect(facts);
  return near ? { a: say(`planetNamed.${near.quick}`), b: say(`planetNamed.${near.slow}`) } : {};
}

/** Planets as one phrase in the slot `{a}`; no slot if there are none. */
export function listSlot(planets: readonly Planet[], say: ReportContext["say"]): Slots {
  if (planets.length === 0) return {};
  const named = planets.map((planet) => say(`planetNamed.${planet}`));
  return { a: listed(named, say) };
}

function sharesSign(planet: Planet, among: readonly Planet[], { planets }: Facts): boolean {
  return among.some((other) => other !== planet && planets[other].sign === planets[planet].sign);
}
