import { expect, test } from "vitest";
import { skyFromDisk } from "../sky-from-disk.ts";
import { courseOf } from "./course.ts";
import { motionBounds } from "./motion-bounds.ts";
import { stations } from "./stations.ts";

const sky = skyFromDisk();
const { firstJdTt, lastJdTt } = sky.span;
/** Not commensurate with any body's motion. */
const sampleStepDays = 43.7;
const change = (later: number, earlier: number) => ((later - earlier + 540) % 360) - 180;

test.each(sky.bodies)("%s keeps to its speeds and its drift from 1900 to 2120", (body) => {
  const { fastestDegPerDay, slowestDegPerDay, drift } = motionBounds[body];
  let fastest = Number.NEGATIVE_INFINITY;
  let slowest = Number.POSITIVE_INFINITY;
  // How far the accumulated motion leads and lags the drift, over all pairs of samples at once.
  let [lead, least, lag, most] = [0, 0, 0, 0];
  let gone = 0;
  let before = sky.position(body, firstJdTt);
  for (let jd = firstJdTt + sampleStepDays; jd < lastJdTt; jd += sampleStepDays) {
    const now = sky.position(body, jd);
    // The Moon makes more than one turn between samples, so its mean motion is subtracted first.
    const expected = body === "moon" ? 13.176 * sampleStepDays : 0;
    gone += expected + change(now.longitudeDeg, (before.longitudeDeg + expected) % 360);
    before = now;
    fastest = Math.max(fastest, now.speedDegPerDay);
    slowest = Math.min(slowest, now.speedDegPerDay);
    const ahead = gone - drift.fastestDegPerDay * (jd - firstJdTt);
    least = Math.min(least, ahead);
    lead = Math.max(lead, ahead - least);
    const behind = gone - drift.slowestDegPerDay * (jd - firstJdTt);
    most = Math.max(most, behind);
    lag = Math.max(lag, most - behind);
  }
  expect(fastest).toBeLessThan(fastestDegPerDay);
  expect(slowest).toBeGreaterThan(slowestDegPerDay);
  // Steady bodies have no swing; only accumulated rounding may show.
  expect(lead).toBeLessThan(drift.swingDeg + 1e-6);
  expect(lag).toBeLessThan(drift.swingDeg + 1e-6);
});

const standing = sky.bodies.filter((body) => Number.isFinite(motionBounds[body].stationGapDays));

test.each(standing.filter((body) => body !== "trueNode"))(
  "stations of %s are never nearer than its least gap",
  (body) => {
    const course = courseOf(sky, body);
    const daily = { ...course, bounds: { ...course.bounds, stationGapDays: 1 } };
    const window = { fromJdTt: 2448000, toJdTt: 2448000 + 16 * 365.25 };
    const times = [...stations(daily, window)].map(({ jdTt }) => jdTt);
    expect(times.length).toBeGreaterThan(12);
    for (const [index, time] of times.entries()) {
      const gap = time - (times[index - 1] ?? Number.NEGATIVE_INFINITY);
      expect(gap).toBeGreaterThan(motionBounds[body].stationGapDays);
    }
    expect([...stations(course, window)]).toHaveLength(times.length);
  },
);
