import { readFileSync } from "node:fs";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import { expect, test } from "vitest";
import { z } from "zod";
import { eclipticOfDate } from "./ecliptic-of-date.ts";

const golden = z.object({
  rows: z.array(
    z.tuple([
      z.string(),
      z.number(),
      z.number(),
      z.enum(["sun", "moon", "mercury"]),
      z.number(),
      z.number(),
      z.number(),
    ]),
  ),
});
const { rows } = golden.parse(
  JSON.parse(readFileSync(new URL("golden/site-directions.json", import.meta.url), "utf8")),
);
const sky = skyFromDisk();
/** Our own positions are within a hundredth of this. */
const boundArcseconds = 2;

test("a direction from the ground, by ERFA, becomes our own longitude to 2 arc-seconds", () => {
  const errors = rows.map(
    ([instant, latitudeDeg, longitudeDeg, body, rightAscensionDeg, declinationDeg, distanceAu]) => {
      const scales = sky.timeScales(Date.parse(instant) / 1000);
      const sunLongitudeDeg = sky.position("sun", scales.jdTt).longitudeDeg;
      const from = { ...sky.frame(scales), jdTt: scales.jdTt, sunLongitudeDeg, latitudeDeg, longitudeDeg };
      const found = eclipticOfDate({ rightAscensionDeg, declinationDeg, distanceAu }, from);
      const off = found - sky.position(body, scales.jdTt).longitudeDeg;
      return Math.abs((((off + 540) % 360) - 180) * 3600);
    },
  );
  expect(errors).toHaveLength(90);
  process.stdout.write(`largest error: ${Math.max(...errors).toFixed(2)} arc-seconds\n`);
  expect(Math.max(...errors)).toBeLessThan(boundArcseconds);
});
