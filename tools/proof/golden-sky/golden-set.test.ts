import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { bodies } from "@cosmic/sky/sky";
import { expect, test } from "vitest";
import { goldenAngles, ownGolden, ownMotions, sharedGolden } from "./golden-set.ts";

const folder = new URL("../../../packages/sky/golden/", import.meta.url);

test("every golden file holds what the checksum in its README was taken of, however it is laid out", () => {
  const stated = [...readFileSync(new URL("README.md", folder), "utf8").matchAll(/^([0-9a-f]{64}) {2}(\S+)$/gm)];
  expect(stated).toHaveLength(7);
  for (const [, sum, name = ""] of stated) {
    const content = JSON.stringify(JSON.parse(readFileSync(new URL(name, folder), "utf8")));
    expect(createHash("sha256").update(content).digest("hex"), name).toBe(sum);
  }
});

test("2,000 moments for each of fourteen bodies, within 1900 to 2100", () => {
  const { places, obliquities } = ownGolden("positions");
  expect(places).toHaveLength(2000 * bodies.length);
  expect(obliquities).toHaveLength(2000);
  for (const { jdTt } of places) expect(jdTt >= 2415020.5 && jdTt < 2488069.5).toBe(true);
});

test("the edges hold each new year of ten exactly, from 1900 to 2120", () => {
  const moments = new Set(ownGolden("edges").obliquities.map(({ jdTt }) => jdTt));
  for (const jdTt of [2415020.5, 2418672.5, 2451544.5, 2488069.5, 2495373.5]) expect(moments.has(jdTt)).toBe(true);
});

test("both sets tell the same sky: their first rows are minutes of arc and days apart as they should be", () => {
  const sun = (places: ReturnType<typeof sharedGolden>["places"]) => places.find(({ body }) => body === "sun");
  const own = sun(ownGolden("edges").places);
  const shared = sun(sharedGolden().places);
  expect(own?.jdTt).toBe(shared?.jdTt);
  expect(own?.longitudeDeg).toBeCloseTo(shared?.longitudeDeg ?? Number.NaN, 7);
});

test("speeds for all bodies, distances for those that have one", () => {
  const motions = ownMotions();
  expect(motions).toHaveLength(400 * bodies.length);
  for (const { body, distanceAu, speedDegPerDay } of motions) {
    expect(distanceAu === null).toBe(["trueNode", "meanNode", "meanLilith"].includes(body));
    expect(speedDegPerDay).not.toBeNull();
  }
});

test("200 golden places, a polar one without Placidus among them", () => {
  expect(goldenAngles()).toHaveLength(200);
  expect(goldenAngles().some(({ placidus }) => placidus === null)).toBe(true);
});
