import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type Body, bodies } from "./sky.ts";
import { skyFromDisk } from "./sky-from-disk.ts";

/** `golden/positions.json`: a sample of places by JPL DE440 with ERFA; its checksum guarantees the shape. */
interface Golden {
  readonly rows: readonly {
    /** Julian date TT: day and fraction. */
    readonly tt: readonly [day: number, fraction: number];
    readonly kind: string;
    /** Degrees, degrees, degrees a day of TT, au; the nodes and Lilith have a longitude alone. */
    readonly bodies: Readonly<Partial<Record<Body, readonly (number | null)[]>>>;
  }[];
}
const { rows }: Golden = JSON.parse(readFileSync(new URL("./golden/positions.json", import.meta.url), "utf8"));
const sky = skyFromDisk();
const away = (oneDeg: number, otherDeg: number) => Math.abs(((oneDeg - otherDeg + 540) % 360) - 180) * 3600;

test("a sample of JPL's places is met to a hundredth of an arc-second, their speeds to a millionth of a degree", () => {
  const far = rows.flatMap(({ tt: [day, fraction], kind, bodies: golden }) =>
    bodies.flatMap((body) => {
      const [longitude, latitude, speed, distance] = golden[body] ?? [];
      if (longitude === undefined || longitude === null) return [];
      const found = sky.position(body, day + fraction);
      const errors = [
        away(found.longitudeDeg, longitude) / 0.01,
        away(found.latitudeDeg, latitude ?? found.latitudeDeg) / 0.01,
        Math.abs(found.speedDegPerDay - (speed ?? found.speedDegPerDay)) / 1e-6,
        distance ? Math.abs(found.distanceAu / distance - 1) / 1e-6 : 0,
      ];
      return Math.max(...errors) > 1 ? [[kind, body, errors]] : [];
    }),
  );
  expect(far).toEqual([]);
});
