import type { Birth } from "@cosmic/chart/birth";
import { type Course, courseOf, type SearchWindow } from "@cosmic/sky/events/course";
import { type Crossing, crossings } from "@cosmic/sky/events/crossings";
import type { Body } from "@cosmic/sky/sky";
import { millisecondsPerDay, unixEpochJd } from "@cosmic/sky/units";
import { ourSky } from "./our-sky.ts";
import { swissBodies, swissEphemeris, swissFlags } from "./swiss-ephemeris.ts";

const yearDays = 365;
const searchedDays = 1100;
const leewayDays = 300 / 86400;
const nearDays = 200;
const storyBodies = ["jupiter", "saturn", "uranus", "neptune", "pluto", "chiron"] as const;
const points = ["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto"] as const;
const angles = [0, 60, 90, 120, 180, 240, 270, 300] as const;
const axis = [0, 180] as const;

/**
 * The stories of a birth's year with the positions of Swiss Ephemeris: the product's own search for crossings, on its
 * longitudes and speeds. For every target in reach of the year it finds the spans within 1° that meet the year, the
 * passes in the 1,100 days on either side, and each pass for a birth five minutes earlier and later.
 */
export async function swissYear(from: string): Promise<(birth: Birth) => number> {
  const swiss = await swissEphemeris();
  const sky = ourSky();
  const start = unixEpochJd + Date.parse(`${from}T00:00Z`) / millisecondsPerDay;
  const year = { fromJdTt: start, toJdTt: start + yearDays };
  const search = { fromJdTt: start - searchedDays, toJdTt: start + yearDays + searchedDays };
  const courseFor = (body: Body): Course => ({
    bounds: courseOf(sky, body).bounds,
    at(jdTt) {
      const { data } = swiss.calc(jdTt, swissBodies[body], swissFlags);
      return { longitudeDeg: data[0] ?? 0, speedDegPerDay: data[3] ?? 0 };
    },
  });
  const natal = (jd: number, { latitude, longitude }: Birth): readonly number[] => [
    ...points.map((point) => swiss.calc(jd, swissBodies[point], swissFlags).data[0] ?? 0),
    ...swiss.houses(jd, latitude, longitude, "P").data.points.slice(0, 2),
  ];
  return (birth) => {
    const jd = unixEpochJd + Date.parse(`${birth.date}T${birth.time}Z`) / millisecondsPerDay;
    const [here = [], earlier = [], later = []] = [0, -leewayDays, leewayDays].map((days) => natal(jd + days, birth));
    let told = 0;
    for (const body of storyBodies) {
      const course = courseFor(body);
      for (const [index, longitudeDeg] of here.entries()) {
        for (const angle of body === "chiron" ? axis : angles) {
          const found = story(course, longitudeDeg + angle, { year, search });
          for (const pass of found) {
            for (const other of [earlier, later]) leeway(course, (other[index] ?? 0) + angle, pass);
          }
          told += found.length;
        }
      }
    }
    return told;
  };
}

/** The passes of a target, if a span of it meets the year. */
function story(
  course: Course,
  targetDeg: number,
  { year, search }: { readonly year: SearchWindow; readonly search: SearchWindow },
): readonly Crossing[] {
  const edges = [-1, 1].flatMap((orb) => [...crossings(course, { longitudeDeg: targetDeg + orb }, year)]);
  const { longitudeDeg } = course.at(year.fromJdTt);
  const isInOrb = Math.abs(((longitudeDeg - targetDeg + 900) % 360) - 180) <= 1;
  if (edges.length === 0 && !isInOrb) return [];
  for (const orb of [-1, 1]) for (const _ of crossings(course, { longitudeDeg: targetDeg + orb }, search));
  return [...crossings(course, { longitudeDeg: targetDeg }, search)];
}

/** The nearest pass of the same direction over the target of another minute. */
function leeway(course: Course, targetDeg: number, { jdTt, direct }: Crossing): number | null {
  const window = { fromJdTt: jdTt - nearDays, toJdTt: jdTt + nearDays };
  let nearest: number | null = null;
  for (const pass of crossings(course, { longitudeDeg: targetDeg }, window)) {
    const isNearer = nearest === null || Math.abs(pass.jdTt - jdTt) < Math.abs(nearest - jdTt);
    if (pass.direct === direct && isNearer) nearest = pass.jdTt;
  }
  return nearest;
}
