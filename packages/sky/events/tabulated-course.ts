import { normalizeDegrees } from "../normalize-degrees.ts";
import type { Body, Sky } from "../sky.ts";
import { type Course, courseOf, type Heading, type SearchWindow } from "./course.ts";
import { motionBounds } from "./motion-bounds.ts";

/**
 * Courses of several bodies from longitudes and speeds tabulated every `stepDays`, with a cubic between two entries:
 * some forty times faster than the ephemeris, for searches with many targets. Within 0.003″ of it for Saturn and beyond
 * at two days, but several arcseconds off within two days of a conjunction with the Sun, where light bending is sharp:
 * finish each instant with `refineCrossing`. Entries stand at whole multiples of the step, so that two tables agree
 * where they overlap. The ephemeris must hold the window widened to whole steps; beyond it the last cubic is continued.
 */
export function tabulatedCourses<Name extends Body>(
  sky: Sky,
  names: readonly Name[],
  { window, stepDays }: { readonly window: SearchWindow; readonly stepDays: number },
): Record<Name, Course> {
  const first = Math.floor(window.fromJdTt / stepDays);
  const last = Math.max(first + 1, Math.ceil(window.toJdTt / stepDays));
  const tables = names.map((name) => ({ name, entries: new Float64Array(2 * (last - first + 1)) }));
  // Instant by instant: the ephemeris prepares an instant once for all bodies.
  for (let step = first; step <= last; step += 1) {
    const jdTt = step * stepDays;
    for (const { name, entries } of tables) {
      const { longitudeDeg, speedDegPerDay } = sky.position(name, jdTt);
      const place = 2 * (step - first);
      const before = entries[place - 2];
      entries[place] = before === undefined ? longitudeDeg : before + nearest(longitudeDeg - before);
      entries[place + 1] = speedDegPerDay;
    }
  }
  const courses = tables.map(({ name, entries }): [Name, Course] => [
    name,
    { at: (jdTt) => interpolated(entries, jdTt / stepDays - first, stepDays), bounds: motionBounds[name] },
  ]);
  return Object.fromEntries(courses) as Record<Name, Course>; // one entry a name
}

/** Cubic Hermite interpolation at a place counted in steps. */
function interpolated(entries: Float64Array, place: number, stepDays: number): Heading {
  const cell = Math.min(Math.max(Math.floor(place), 0), entries.length / 2 - 2);
  const x = place - cell;
  const from = entries[2 * cell] ?? 0;
  const fromSlope = (entries[2 * cell + 1] ?? 0) * stepDays;
  const rise = (entries[2 * cell + 2] ?? 0) - from;
  const toSlope = (entries[2 * cell + 3] ?? 0) * stepDays;
  const square = 3 * rise - 2 * fromSlope - toSlope;
  const cube = fromSlope + toSlope - 2 * rise;
  return {
    longitudeDeg: normalizeDegrees(from + x * (fromSlope + x * (square + x * cube))),
    speedDegPerDay: (fromSlope + x * (2 * square + x * 3 * cube)) / stepDays,
  };
}

const mostSteps = 5;
/** A guess further off than this is of another crossing. */
const furthestDays = 1;
/** A hundredth of the least step that matters: a tenth of a millisecond. */
const sameTimeDays = 1e-9;

/**
 * The instant at which a body stands at a longitude, from a guess out of a table: Newton's method on the ephemeris
 * itself. Next to a station, where the steps would run away, the best instant met is kept: there the table is within
 * 0.001″.
 */
export function refineCrossing(sky: Sky, body: Body, longitudeDeg: number, guessJdTt: number): number {
  const course = courseOf(sky, body);
  let best = guessJdTt;
  let least = Number.POSITIVE_INFINITY;
  let jdTt = guessJdTt;
  for (let step = 0; step < mostSteps; step += 1) {
    const here = course.at(jdTt);
    const missing = nearest(longitudeDeg - here.longitudeDeg);
    if (Math.abs(missing) < least) {
      least = Math.abs(missing);
      best = jdTt;
    }
    const days = missing / here.speedDegPerDay;
    const next = jdTt + days;
    if (!(Math.abs(next - guessJdTt) < furthestDays) || next < sky.span.firstJdTt || next > sky.span.lastJdTt) break;
    if (Math.abs(days) < sameTimeDays) return next;
    jdTt = next;
  }
  return best;
}

/** The same angle, −180 ≤ x < 180. */
function nearest(angleDeg: number): number {
  return angleDeg - 360 * Math.floor((angleDeg + 180) / 360);
}
