import type { Sky } from "@cosmic/sky/sky";
import type { Facts, Planet, PointFacts, ZodiacPoint } from "./facts.ts";
import { houseOf } from "./horizon/houses.ts";
import { zodiacPoint } from "./zodiac/longitude.ts";

/** What the lots and the houses of the points need; only a birth time gives it. */
export interface TimedPlaces {
  readonly angles: { readonly ascendant: ZodiacPoint };
  readonly houses: { readonly cusps: readonly number[] };
  readonly sect: "day" | "night";
  readonly planets: Readonly<Record<Planet, ZodiacPoint>>;
}

const skyPoints = ["trueNode", "meanNode", "meanLilith", "chiron"] as const;

/** The points that are not planets: those the engine knows, and with a birth time the two lots. */
export function pointFacts(sky: Sky, jdTt: number, timed: TimedPlaces | null): Facts["points"] {
  const cusps = timed?.houses.cusps ?? null;
  const known = skyPoints
    .filter((point) => sky.bodies.includes(point))
    .map((point) => [point, pointAt(sky.position(point, jdTt).longitudeDeg, cusps)] as const);
  return { ...Object.fromEntries(known), ...(timed === null ? {} : lots(timed)) };
}

/** Fortune goes from Sun to Moon by day and from Moon to Sun by night, Spirit the other way, both from the Ascendant. */
function lots({ angles, houses, sect, planets }: TimedPlaces): Record<"fortune" | "spirit", PointFacts> {
  const fromSunToMoon = planets.moon.longitude - planets.sun.longitude;
  const way = sect === "day" ? fromSunToMoon : -fromSunToMoon;
  return {
    fortune: pointAt(angles.ascendant.longitude + way, houses.cusps),
    spirit: pointAt(angles.ascendant.longitude - way, houses.cusps),
  };
}

function pointAt(longitudeDeg: number, cusps: readonly number[] | null): PointFacts {
  return { ...zodiacPoint(longitudeDeg), house: cusps === null ? null : houseOf(longitudeDeg, cusps) };
}
