import type { Aspect } from "../facts.ts";
import { type Planet, planets } from "../names.ts";
import { type Candidate, type PlanetReasons, type Reason, reason, type ThemeGround } from "./theme-ground.ts";

/** One candidate per planet: as chart ruler, as a planet at an angle, or simply as a planet. */
export function addPlanetThemes(ground: ThemeGround, found: Candidate[]): void {
  const { chartRuler, angleAspects } = ground.facts;
  for (const planet of planets) {
    found.push(
      planet === chartRuler ? rulerTheme(planet, ground) : theme(planet, ground.planets[planet], angleAspects),
    );
  }
}

function rulerTheme(planet: Planet, ground: ThemeGround): Candidate {
  const core = reason("chart-ruler", 0);
  const reasons = [ground.ascendant];
  addStrength(ground.planets[planet], reasons);
  reasons.push(core);
  return { about: { kind: "chart-ruler", subject: planet }, core, reasons };
}

function theme(planet: Planet, own: PlanetReasons, angleAspects: readonly Aspect[]): Candidate {
  const reasons: Reason[] = [];
  addStrength(own, reasons);
  return {
    about: { kind: isAtAngle(planet, angleAspects) ? "angular-planet" : "planet", subject: planet },
    core: own.sign,
    reasons,
  };
}

function isAtAngle(planet: Planet, angleAspects: readonly Aspect[]): boolean {
  for (const { a, type } of angleAspects) {
    if (a === planet && (type === "conjunction" || type === "opposition")) return true;
  }
  return false;
}

/** What gives a planet weight: its sign, an angular house, its sect, its tight aspects. */
function addStrength({ sign, house, isAngular, sect, tight }: PlanetReasons, reasons: Reason[]): void {
  reasons.push(sign);
  if (isAngular) reasons.push(house);
  if (sect !== null) reasons.push(sect);
  for (const one of tight) reasons.push(one);
}
