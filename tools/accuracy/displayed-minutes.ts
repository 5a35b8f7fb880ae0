import { type Body, bodies, type Sky } from "@cosmic/sky/sky";
import type { GoldenPlace } from "../golden-sky/golden-set.ts";

/** What a chart prints for each place: degree and minute, truncated. */
export interface DisplayedMinutes {
  readonly placements: number;
  /** Printed minutes that differ though the true longitude stands clear of the minute's edge. */
  readonly wrong: number;
  /** Placements nearer to an edge than that, where no table can decide. */
  readonly near: number;
  /** Of those, how many differ. */
  readonly nearWrong: number;
}

/** Nearer to a minute's edge than this, arc-seconds, a placement does not count. */
export const edgeArcseconds = 0.01;
const minutesPerDegree = 60;
const arcsecondsPerMinute = 60;

/** Bodies that a chart prints with degree and minute and that have a place of their own; twelve of them. */
const printed: ReadonlySet<Body> = new Set(bodies.filter((body) => body !== "meanNode" && body !== "meanLilith"));

/** Compares the printed minute of ten planets, Chiron and the true node with that of the golden longitude. */
export function displayedMinutes(sky: Sky, places: readonly GoldenPlace[]): DisplayedMinutes {
  const count = { placements: 0, wrong: 0, near: 0, nearWrong: 0 };
  for (const { body, jdTt, longitudeDeg, behindSun } of places) {
    if (!printed.has(body) || !sky.bodies.includes(body)) continue;
    count.placements += 1;
    const minutes = longitudeDeg * minutesPerDegree;
    const differs = Math.floor(sky.position(body, jdTt).longitudeDeg * minutesPerDegree) !== Math.floor(minutes);
    const fromEdge = Math.abs(minutes - Math.round(minutes)) * arcsecondsPerMinute;
    // Through the Sun's disc the golden longitude itself is a convention.
    const near = fromEdge <= edgeArcseconds || behindSun;
    if (near) count.near += 1;
    if (differs) count[near ? "nearWrong" : "wrong"] += 1;
  }
  return count;
}
