import { type Planet, planets } from "../names.ts";
import { type Candidate, type Reason, reason, type ThemeGround } from "./theme-ground.ts";

/** One candidate a planet: the ruler of the chart, a planet at an angle, or the planet as such. */
export function planetThemes(ground: ThemeGround): readonly Candidate[] {
  return planets.map((planet) =>
    planet === ground.facts.chartRuler ? rulerTheme(planet, ground) : theme(planet, ground),
  );
}

function rulerTheme(planet: Planet, ground: ThemeGround): Candidate {
  const core = reason("chart-ruler", 0);
  const reasons = [ground.ascendant, ground.signs[planet], ...strength(planet, ground), core];
  return { kind: "chart-ruler", subject: planet, core, reasons };
}

function theme(planet: Planet, ground: ThemeGround): Candidate {
  const core = ground.signs[planet];
  const isAtAngle = ground.facts.angleAspects.some(
    ({ a, type }) => a === planet && (type === "conjunction" || type === "opposition"),
  );
  const reasons = [core, ...strength(planet, ground)];
  return { kind: isAtAngle ? "angular-planet" : "planet", subject: planet, core, reasons };
}

/** What makes a planet heavy: an angular house, its sect, its tight aspects. */
function strength(planet: Planet, { facts, houses, sects, tight }: ThemeGround): readonly Reason[] {
  const { houseClass, inSect } = facts.planets[planet];
  const reasons: Reason[] = [];
  if (houseClass === "angular") reasons.push(houses[planet]);
  if (inSect === true) reasons.push(sects[planet]);
  for (const { aspect, reason } of tight) if (aspect.a === planet || aspect.b === planet) reasons.push(reason);
  return reasons;
}
