import { normalizeDegrees } from "../normalize-degrees.ts";
import { SkyRefusal } from "../refusal.ts";
import { type Course, type Heading, refuseUnlessFinite, type SearchWindow } from "./course.ts";
import type { MotionBounds } from "./motion-bounds.ts";
import { newtonRoot } from "./roots.ts";
import { stationBetween } from "./stations.ts";

/**
 * A longitude to cross, and those every `everyDeg` beyond it: 360 for one place, 30 for signs, 180 for both squares.
 */
export interface Target {
  readonly longitudeDeg: number;
  /** A divisor of 360; defaults to 360. */
  readonly everyDeg?: number;
}

/** One pass over a longitude. */
export interface Crossing {
  readonly jdTt: number;
  /** The longitude crossed, 0 ≤ x < 360. */
  readonly longitudeDeg: number;
  /** True for a forward pass, false for a retrograde one. */
  readonly direct: boolean;
}

/** A point on the course: `offsetDeg` is the longitude minus the nearest target, at most half their spacing. */
interface Sample extends Heading {
  readonly jdTt: number;
  readonly offsetDeg: number;
}
type SampleAt = (jdTt: number) => Sample;
type Stretch = readonly [before: Sample, after: Sample];

/**
 * Every crossing of the targets, in time order, each to a millisecond; a retrograde loop over a target gives three.
 * None is missed as long as the course's bounds hold: the search jumps ahead by the minimum time the course needs to
 * reach a target, and near one takes steps that contain at most one station. A crossing within a millisecond of the
 * window's end may fall on either side of it. Throws a `SkyRefusal` for arguments that are not finite numbers.
 */
export function* crossings(course: Course, target: Target, window: SearchWindow): Generator<Crossing, void> {
  const { longitudeDeg, everyDeg = 360 } = target;
  refuseUnlessFinite(longitudeDeg, everyDeg, window.fromJdTt, window.toJdTt);
  if (everyDeg <= 0 || everyDeg > 360) throw new SkyRefusal("out-of-range", `Targets cannot lie ${everyDeg}° apart.`);
  const { fastestDegPerDay, slowestDegPerDay, stationGapDays } = course.bounds;
  const quickest = Math.max(Math.abs(fastestDegPerDay), Math.abs(slowestDegPerDay));
  // In this time the course cannot move half the spacing, so a change of sign shows its direction.
  const stride = Math.min(stationGapDays, (0.49 * everyDeg) / quickest);
  const sampleAt: SampleAt = (jdTt) => {
    const heading = course.at(jdTt);
    return {
      jdTt,
      longitudeDeg: heading.longitudeDeg,
      speedDegPerDay: heading.speedDegPerDay,
      offsetDeg: offset(heading.longitudeDeg, longitudeDeg, everyDeg),
    };
  };
  let here = sampleAt(window.fromJdTt);
  while (here.jdTt < window.toJdTt) {
    const free = freeDays(here.offsetDeg, everyDeg, course.bounds);
    const there = sampleAt(Math.min(here.jdTt + Math.max(free, stride), window.toJdTt));
    if (free < stride) {
      for (const stretch of monotoneParts(course, sampleAt, here, there)) {
        if (passes(stretch, everyDeg)) yield crossing(course, stretch, target);
      }
    }
    here = there;
  }
}

/** Minimum time in which the course can reach the target ahead of it or the one behind. */
function freeDays(
  offsetDeg: number,
  everyDeg: number,
  { fastestDegPerDay, slowestDegPerDay, drift }: MotionBounds,
): number {
  const ahead = offsetDeg < 0 ? -offsetDeg : everyDeg - offsetDeg;
  const behind = everyDeg - ahead;
  return Math.min(
    Math.max(travelDays(ahead, fastestDegPerDay), travelDays(ahead - drift.swingDeg, drift.fastestDegPerDay)),
    Math.max(travelDays(behind, -slowestDegPerDay), travelDays(behind - drift.swingDeg, -drift.slowestDegPerDay)),
  );
}

function travelDays(distanceDeg: number, speedDegPerDay: number): number {
  if (distanceDeg <= 0) return 0;
  return speedDegPerDay > 0 ? distanceDeg / speedDegPerDay : Number.POSITIVE_INFINITY;
}

/** The stretch between two samples, split at its station if it has one within reach of a target. */
function monotoneParts(course: Course, sampleAt: SampleAt, before: Sample, after: Sample): readonly Stretch[] {
  if (before.speedDegPerDay < 0 === after.speedDegPerDay < 0) return [[before, after]];
  const { fastestDegPerDay, slowestDegPerDay } = course.bounds;
  const reach = Math.max(fastestDegPerDay, -slowestDegPerDay) * (after.jdTt - before.jdTt);
  // The way there and back is further than the course can go.
  const sameSide = before.offsetDeg < 0 === after.offsetDeg < 0;
  if (sameSide && Math.abs(before.offsetDeg + after.offsetDeg) > reach) return [];
  const turning = sampleAt(stationBetween(course, before, after));
  return [
    [before, turning],
    [turning, after],
  ];
}

function passes([before, after]: Stretch, everyDeg: number): boolean {
  const changesSign = before.offsetDeg < 0 !== after.offsetDeg < 0;
  // If the offset changes by more than half the spacing, the nearest target changed, not the side.
  return changesSign && Math.abs(after.offsetDeg - before.offsetDeg) < everyDeg / 2;
}

function crossing(course: Course, [before, after]: Stretch, { longitudeDeg, everyDeg = 360 }: Target): Crossing {
  const jdTt = newtonRoot(
    (time) => {
      const heading = course.at(time);
      return { value: offset(heading.longitudeDeg, longitudeDeg, everyDeg), slope: heading.speedDegPerDay };
    },
    { time: before.jdTt, value: before.offsetDeg },
    { time: after.jdTt, value: after.offsetDeg },
  );
  const steps = Math.round((before.longitudeDeg - before.offsetDeg - longitudeDeg) / everyDeg);
  return { jdTt, longitudeDeg: normalizeDegrees(longitudeDeg + steps * everyDeg), direct: before.offsetDeg < 0 };
}

/** −everyDeg / 2 ≤ x < everyDeg / 2. */
function offset(fromDeg: number, targetDeg: number, everyDeg: number): number {
  const turned = (fromDeg - targetDeg + everyDeg / 2) % everyDeg;
  return (turned < 0 ? turned + everyDeg : turned) - everyDeg / 2;
}
