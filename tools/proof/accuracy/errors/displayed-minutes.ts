import { type Body, bodies, type Sky } from "@cosmic/sky/sky";
import type { GoldenPlace } from "../../golden-sky/golden-set.ts";

/** What a chart prints for each position: degree and minute, truncated. */
export interface DisplayedMinutes {
  readonly placements: number;
  /** Printed minutes that are wrong although the true longitude is clear of a minute boundary. */
  readonly wrong: number;
  /** Placements too close to a minute boundary for any table to decide. */
  readonly near: number;
  /** How many of those differ. */
  readonly nearWrong: number;
}

/** Placements closer to a minute boundary than this, arc-seconds, do not count. */
export const edgeArcseconds = 0.01;
const minutesPerDegree = 60;
const arcsecondsPerMinute = 60;

/** Bodies that a chart prints with degree and minute and that have a position of their own; twelve of them. */
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
    // Behind the Sun's disk the golden longitude itself is a convention.
    const near = fromEdge <= edgeArcseconds || behindSun;
    if (near) count.near += 1;
    if (differs) count[near ? "nearWrong" : "wrong"] += 1;
  }
  return count;
}
