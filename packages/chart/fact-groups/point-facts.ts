import type { BirthSky } from "../birth-sky.ts";
import type { Facts, PointFacts, ZodiacPoint } from "../facts.ts";
import { houseOf } from "../horizon/houses.ts";
import type { Planet } from "../names.ts";
import { zodiacPoint } from "../zodiac/longitude.ts";
import { lots } from "../zodiac/lots.ts";

const skyPoints = ["trueNode", "meanNode", "meanLilith", "chiron"] as const;

/** Points other than planets: those the ephemeris has, and with a birth time their houses and the two lots. */
export function pointFacts(
  { sky, scales, timed }: BirthSky,
  planets: Readonly<Record<Planet, ZodiacPoint>>,
): Facts["points"] {
  const cusps = timed?.houses.cusps ?? null;
  const points: Partial<Record<keyof Facts["points"], PointFacts>> = {};
  for (const point of skyPoints) {
    if (sky.bodies.includes(point)) points[point] = pointAt(sky.position(point, scales.jdTt).longitudeDeg, cusps);
  }
  if (timed === null) return points;
  const lights = { sect: timed.sect, sunDeg: planets.sun.longitude, moonDeg: planets.moon.longitude };
  const { fortune, spirit } = lots(timed.angles.ascendantDeg, lights);
  return { ...points, fortune: pointAt(fortune, cusps), spirit: pointAt(spirit, cusps) };
}

function pointAt(longitudeDeg: number, cusps: readonly number[] | null): PointFacts {
  const { longitude, sign, degree, minute } = zodiacPoint(longitudeDeg);
  return { longitude, sign, degree, minute, house: cusps === null ? null : houseOf(longitude, cusps) };
}
