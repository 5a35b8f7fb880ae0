// Writes packages/chart/rarity/sun-moon-shares.generated.ts: npx tsx tools/data/make-rarity.ts

import { writeFileSync } from "node:fs";
import type { Body, Sky } from "@cosmic/sky/sky";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import { secondsPerDay } from "@cosmic/sky/units";

const target = new URL("../../packages/chart/rarity/sun-moon-shares.generated.ts", import.meta.url);
const from = Date.parse("1946-01-01T00:00:00Z") / 1000;
const to = Date.parse("2016-01-01T00:00:00Z") / 1000;

/** A time span in one sign. */
interface Stay {
  readonly signIndex: number;
  readonly from: number;
  readonly to: number;
}

/**
 * Every stay of a body in a sign, in order. Sun and Moon are never retrograde, and stay longer than the step of a day.
 */
function stays(sky: Sky, body: Body): readonly Stay[] {
  const signIndexAt = (unixSeconds: number) =>
    Math.floor(sky.position(body, sky.timeScales(unixSeconds).jdTt).longitudeDeg / 30);
  const found: Stay[] = [];
  let start = from;
  let signIndex = signIndexAt(from);
  for (let day = from + secondsPerDay; day <= to; day += secondsPerDay) {
    const next = signIndexAt(day);
    if (next === signIndex) continue;
    let before = day - secondsPerDay;
    let after = day;
    while (after - before > 1) {
      const middle = (before + after) / 2;
      if (signIndexAt(middle) === signIndex) before = middle;
      else after = middle;
    }
    found.push({ signIndex, from: start, to: after });
    start = after;
    signIndex = next;
  }
  return [...found, { signIndex, from: start, to }];
}

/** The fraction of the whole span with the Sun in one sign and the Moon in another; rows are the Sun's. */
function sharesOf(sunStays: readonly Stay[], moonStays: readonly Stay[]): readonly (readonly number[])[] {
  const seconds = Array.from({ length: 12 }, () => new Array<number>(12).fill(0));
  for (const sun of sunStays) {
    for (const moon of moonStays) {
      const overlap = Math.min(sun.to, moon.to) - Math.max(sun.from, moon.from);
      const row = seconds[sun.signIndex];
      if (overlap > 0 && row !== undefined) row[moon.signIndex] = (row[moon.signIndex] ?? 0) + overlap;
    }
  }
  return seconds.map((row) => row.map((value) => value / (to - from)));
}

const shares = sharesOf(stays(skyFromDisk(), "sun"), stays(skyFromDisk(), "moon"));
const rows = shares.map((row) => `  [${row.map((share) => share.toFixed(8)).join(", ")}],`).join("\n");
writeFileSync(
  target,
  `// Written by tools/data/make-rarity.ts with ${skyFromDisk().engine}. Do not edit.

/**
 * Share of the time from 1946-01-01 to 2016-01-01 UTC with the Sun in one sign (row) and the Moon in another (column),
 * both from Aries; all 144 add up to 1. Made from the instants, to the second, at which either enters a sign.
 */
export const sunMoonShares: readonly (readonly number[])[] = [
${rows}
];
`,
);
