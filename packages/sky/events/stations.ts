import { type Course, refuseUnlessFinite, type SearchWindow } from "./course.ts";
import { bracketedRoot } from "./roots.ts";

/** A station: standstill in longitude. */
export interface Station {
  readonly jdTt: number;
  /** Longitude of the station, 0 ≤ x < 360. */
  readonly longitudeDeg: number;
  /** The motion that starts here. */
  readonly turns: "direct" | "retrograde";
}

/**
 * Every station, in time order; none for a course that never stops. Steps are shorter than the minimum gap between two
 * stations, so that none is missed, except true-node stations less than a tenth of a day apart.
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
