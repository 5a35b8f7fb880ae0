import { anglesOver, type LocalSky } from "@cosmic/sky/angles";
import { aspectId, type FactId, houseFact, placementFact } from "../fact-index/fact-ids.ts";
import { houseOf, housesOver } from "../horizon/houses.ts";
import { sectOver } from "../horizon/timed-sky.ts";
import { houseNumbers, type Planet, type Point, planets } from "../names.ts";
import { required } from "../required.ts";
import { angleAspects } from "../zodiac/aspects.ts";
import { signAt } from "../zodiac/longitude.ts";
import { lots } from "../zodiac/lots.ts";
import { perPlanet } from "../zodiac/per-planet.ts";

/** Where everything stands over a place at one instant; longitudes 0 ≤ x < 360, degrees. */
export interface ClockSky {
  readonly localSky: LocalSky;
  readonly longitudes: Readonly<Record<Planet, number>>;
  readonly sunLatitudeDeg: number;
  /** The points the ephemeris has; the lots follow from the rest. */
  readonly points: Readonly<Partial<Record<Point, number>>>;
}

/** Points whose sign and house hang on the clock, in the order they are noted. */
const noted = ["trueNode", "chiron", "meanLilith", "fortune", "spirit"] as const satisfies readonly Point[];

/**
 * Every either-or state of a chart that the birth time decides, by fact id: signs of angles, cusps, planets and points,
 * houses of planets and points, sect, and the aspects to Ascendant and Midheaven (present or absent).
 */
export function clockStates({ localSky, longitudes, sunLatitudeDeg, points }: ClockSky): Map<FactId, string> {
  const angles = anglesOver(localSky);
  const { cusps } = housesOver(localSky, angles);
  const sect = sectOver({ longitudeDeg: longitudes.sun, latitudeDeg: sunLatitudeDeg }, localSky);
  const placedPoints: ClockSky["points"] = {
    ...points,
    ...lots(angles.ascendantDeg, { sect, sunDeg: longitudes.sun, moonDeg: longitudes.moon }),
  };
  const states = new Map<FactId, string>([
    ["ascendant.sign", signAt(angles.ascendantDeg)],
    ["midheaven.sign", signAt(angles.midheavenDeg)],
    ["sect", sect],
  ]);
  for (const planet of planets) note(planet, longitudes[planet]);
  for (const point of noted) {
    const longitude = placedPoints[point];
    if (longitude !== undefined) note(point, longitude);
  }
  for (const house of houseNumbers) {
    states.set(houseFact(house, "sign"), signAt(required(cusps[house - 1], `the cusp of house ${house}`)));
  }
  const placed = perPlanet((planet) => ({ longitude: longitudes[planet] }));
  const met = angleAspects(placed, { ascendant: angles.ascendantDeg, midheaven: angles.midheavenDeg });
  for (const aspect of met) states.set(aspectId(aspect), aspect.type);
  return states;

  function note(body: Planet | Point, longitude: number): void {
    states.set(placementFact(body, "sign"), signAt(longitude));
    states.set(placementFact(body, "house"), String(houseOf(longitude, cusps)));
  }
}
