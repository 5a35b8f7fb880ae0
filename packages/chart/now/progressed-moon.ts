import { type Course, courseOf, moonFromSun } from "@cosmic/sky/events/course";
import { type Crossing, crossings } from "@cosmic/sky/events/crossings";
import { normalizeDegrees } from "@cosmic/sky/normalize-degrees";
import type { BirthSky } from "../birth-sky.ts";
import { livedAt, progressedTo } from "../cycles/progressed-time.ts";
import type { Planet } from "../facts.ts";
import { houseOf } from "../horizon/houses.ts";
import { required } from "../required.ts";
import { instantAt } from "../year/instants.ts";
import type { NatalPoint } from "../year/natal-points.ts";
import { progressedMoon } from "../year/returns/progressed-moon.ts";
import { signAt } from "../zodiac/longitude.ts";
import { phaseAt, phaseWidthDeg } from "../zodiac/moon-phase.ts";
import type { NowMoon, NowStay } from "./now-shape.ts";
import type { NowSky } from "./now-sky.ts";

const signWidthDeg = 30;
/** Added to a search that must not end before what it looks for, days. */
const spareDays = 0.01;
/** A search begins and ends this far beyond the moment, so that a boundary at the moment itself is not missed, days. */
const sliverDays = 1e-6;

/** The points whose aspects from the progressed Moon are listed. */
const metPoints: readonly NatalPoint["point"][] = ["sun", "moon", "ascendant", "midheaven"];

/**
 * The Moon by secondary progression on the date: sign, house and phase, since when and until when, and what it does in
 * the window. Without a birth time its sign alone, and only when it is the same for a birth at either end of the day.
 */
export function nowProgressedMoon(
  now: Pick<NowSky, "period" | "asOfJdTt">,
  birth: BirthSky,
  natal: { readonly points: readonly NatalPoint[]; readonly chartRuler: Planet | null },
): NowMoon {
  const met = natal.points.filter(({ point }) => metPoints.includes(point) || point === natal.chartRuler);
  const { changes, meetings } = progressedMoon(birth, now.period, met);
  const { sky, day, timed, scales } = birth;
  if (timed === null) {
    const bornAt = (unixSeconds: number) => signStay(birth, sky.timeScales(unixSeconds).jdTt, now.asOfJdTt);
    const sign = agreed(bornAt(day.endUnix), bornAt(day.startUnix));
    return { sign, house: null, phase: null, changes, meetings };
  }
  const moment = { birthJdTt: scales.jdTt, jdTt: now.asOfJdTt };
  const { cusps } = timed.houses;
  return {
    sign: signStay(birth, scales.jdTt, now.asOfJdTt),
    house: stayIn(courseOf(sky, "moon"), moment, (moonDeg) => houseAround(moonDeg, cusps)),
    phase: stayIn(moonFromSun(sky), moment, (aheadDeg) => ({
      ...stepAround(aheadDeg, phaseWidthDeg),
      nameAt: phaseAt,
    })),
    ...{ changes, meetings },
  };
}

function signStay({ sky }: BirthSky, birthJdTt: number, jdTt: number) {
  return stayIn(courseOf(sky, "moon"), { birthJdTt, jdTt }, (moonDeg) => ({
    ...stepAround(moonDeg, signWidthDeg),
    nameAt: signAt,
  }));
}

/** An arc round a longitude, and how places are named there. */
interface NamedArc<Value> {
  readonly lowDeg: number;
  readonly highDeg: number;
  readonly nameAt: (longitudeDeg: number) => Value;
}

function stepAround(longitudeDeg: number, widthDeg: number) {
  const lowDeg = Math.floor(longitudeDeg / widthDeg) * widthDeg;
  return { lowDeg, highDeg: (lowDeg + widthDeg) % 360 };
}

/** The house round a longitude: from the cusp passed last to the one met next. */
function houseAround(longitudeDeg: number, cusps: readonly number[]) {
  const byDistance = cusps.toSorted(
    (one, other) => normalizeDegrees(longitudeDeg - one) - normalizeDegrees(longitudeDeg - other),
  );
  const [lowDeg = 0] = byDistance;
  const highDeg = byDistance.at(-1) ?? 0;
  return { lowDeg, highDeg, nameAt: (atDeg: number) => houseOf(atDeg, cusps) };
}

/** A birth and an instant of life, TT. */
interface LifeMoment {
  readonly birthJdTt: number;
  readonly jdTt: number;
}

/** The stay of a course that never turns, progressed to an instant of life, in the arc round it. */
function stayIn<Value>(
  course: Course,
  { birthJdTt, jdTt }: LifeMoment,
  arcAround: (longitudeDeg: number) => NamedArc<Value>,
): NowStay<Value> {
  const here = progressedTo(birthJdTt, jdTt);
  const { longitudeDeg } = course.at(here);
  const { lowDeg, highDeg, nameAt } = arcAround(longitudeDeg);
  const daysFor = (distanceDeg: number) => normalizeDegrees(distanceDeg) / course.bounds.slowestDegPerDay + spareDays;
  const past = { fromJdTt: Math.max(birthJdTt, here - daysFor(longitudeDeg - lowDeg)), toJdTt: here + sliverDays };
  const future = { fromJdTt: here - sliverDays, toJdTt: here + daysFor(highDeg - longitudeDeg) };
  const entered = [...crossings(course, { longitudeDeg: lowDeg }, past)].at(-1);
  const [left] = crossings(course, { longitudeDeg: highDeg }, future);
  const lived = ({ jdTt: progressed }: Crossing) => {
    const at = instantAt(livedAt(birthJdTt, progressed));
    return { from: at, to: at };
  };
  return {
    is: nameAt(longitudeDeg),
    next: nameAt(highDeg),
    since: entered === undefined ? null : lived(entered),
    until: lived(required(left, `the end of the stay at ${longitudeDeg}°`)),
  };
}

/** The stays of a birth at the day's end and at its beginning as one; null when they differ. Born later, the Moon is
 * further on: it changes earlier in life. */
function agreed<Value>(late: NowStay<Value>, early: NowStay<Value>): NowStay<Value> | null {
  if (late.is !== early.is) return null;
  return {
    ...{ is: late.is, next: late.next },
    since: late.since && early.since ? { from: late.since.from, to: early.since.to } : null,
    until: { from: late.until.from, to: early.until.to },
  };
}
