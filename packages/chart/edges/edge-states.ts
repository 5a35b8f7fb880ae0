import { type BirthSky, skyAt } from "../birth-sky.ts";
import { clockStates } from "../certainty/clock-states.ts";
import { aspectId, type FactId } from "../fact-index/fact-ids.ts";
import { type HouseNumber, houseNumbers, type Point } from "../names.ts";
import { calculationAspects } from "../zodiac/aspects.ts";
import { moonPhase } from "../zodiac/moon-phase.ts";
import { perPlanet } from "../zodiac/per-planet.ts";

const skyPoints = ["trueNode", "chiron", "meanLilith"] as const satisfies readonly Point[];
/** The angles are cusps 1, 4, 7 and 10; the later half of the others change sign with the cusps opposite. */
const cuspsAlone: readonly HouseNumber[] = [2, 3, 5, 6];

/**
 * Every either-or state over a birthplace at an instant (Unix seconds), computed exactly; one id for what always changes
 * together. Aspects between planets are those by the calculation orbs.
 */
export function edgeStates({ sky, birth }: BirthSky, unixSeconds: number): ReadonlyMap<FactId, string> {
  const { scales, localSky, positions } = skyAt(sky, birth, unixSeconds);
  const points: Partial<Record<Point, number>> = {};
  for (const point of skyPoints)
    if (sky.bodies.includes(point)) points[point] = sky.position(point, scales.jdTt).longitudeDeg;
  const longitudes = perPlanet((planet) => positions[planet].longitudeDeg);
  const states = clockStates({ localSky, longitudes, sunLatitudeDeg: positions.sun.latitudeDeg, points });
  for (const house of houseNumbers) if (!cuspsAlone.includes(house)) states.delete(`house-${house}.sign`);
  states.set("moon-phase", moonPhase(longitudes.sun, longitudes.moon).name);
  const placed = perPlanet((planet) => ({
    longitude: longitudes[planet],
    speed: positions[planet].speedDegPerDay,
    houseClass: null,
  }));
  for (const aspect of calculationAspects(placed)) states.set(aspectId(aspect), aspect.type);
  return states;
}
