import { type Course, refuseUnlessFinite, type SearchWindow } from "./course.ts";
import { bracketedRoot } from "./roots.ts";

/** A standstill in longitude. */
export interface Station {
  readonly jdTt: number;
  /** Where it stands, 0 ≤ x < 360. */
  readonly longitudeDeg: number;
  /** The motion that begins here. */
  readonly turns: "direct" | "retrograde";
}

/**
 * Every station, in order of time; none for a course that never stands still. Steps are shorter than the least gap between
 * two stations, so that none is passed over; of the true node those closer than a tenth of a day may be.
 */
export function* stations(course: Course, { fromJdTt, toJdTt }: SearchWindow): Generator<Station, void> {
  refuseUnlessFinite(fromJdTt, toJdTt);
  const { fastestDegPerDay, slowestDegPerDay, stationGapDays } = course.bounds;
  if (fastestDegPerDay <= 0 || slowestDegPerDay >= 0) return;
  let here = speedAt(course, fromJdTt);
  while (here.jdTt < toJdTt) {
    const there = speedAt(course, Math.min(here.jdTt + stationGapDays, toJdTt));
    const isDirect = there.speedDegPerDay >= 0;
    if (isDirect !== here.speedDegPerDay >= 0) {
      const jdTt = stationBetween(course, here, there);
      yield { jdTt, longitudeDeg: course.at(jdTt).longitudeDeg, turns: isDirect ? "direct" : "retrograde" };
    }
    here = there;
  }
}

interface SpeedAt {
  readonly jdTt: number;
  readonly speedDegPerDay: number;
}

function speedAt({ at }: Course, jdTt: number): SpeedAt {
  return { jdTt, speedDegPerDay: at(jdTt).speedDegPerDay };
}

/** The standstill between two times of opposite motion. */
export function stationBetween({ at }: Course, early: SpeedAt, late: SpeedAt): number {
  return bracketedRoot(
    (jdTt) => at(jdTt).speedDegPerDay,
    { time: early.jdTt, value: early.speedDegPerDay },
    { time: late.jdTt, value: late.speedDegPerDay },
  );
}
