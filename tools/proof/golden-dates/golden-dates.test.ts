import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { goldenPasses, goldenStations } from "./golden-dates.ts";

test("every table of dates holds what the checksum in this folder's README was taken of", () => {
  const readme = readFileSync(new URL("README.md", import.meta.url), "utf8");
  const stated = [...readme.matchAll(/^([0-9a-f]{64}) {2}(\S+)$/gm)];
  expect(stated).toHaveLength(9);
  for (const [, sum, name = ""] of stated) {
    const file = new URL(`../../../packages/chart/golden/${name}`, import.meta.url);
    const content = JSON.stringify(JSON.parse(readFileSync(file, "utf8")));
    expect(createHash("sha256").update(content).digest("hex"), name).toBe(sum);
  }
});

test("600 passes, at least 60 beside stations and 20 within an arc-second of one, in both directions", () => {
  const windows = goldenPasses();
  const passes = windows.flatMap((window) => window.passes.map((pass) => ({ ...pass, kind: window.kind })));
  const grazing = passes.filter(({ kind }) => kind === "grazing");
  expect(passes.length).toBeGreaterThanOrEqual(600);
  expect(grazing.length).toBeGreaterThanOrEqual(60);
  // Falling from the target to the station and back, a body is speed² / (2 · change) short of it.
  const close = grazing.filter(({ speed, change }) => (speed * speed) / (2 * Math.abs(change)) < 1);
  expect(close.length).toBeGreaterThanOrEqual(20);
  expect(windows.filter(({ kind }) => kind === "missing").length).toBeGreaterThanOrEqual(20);
  expect(new Set(passes.map(({ direct }) => direct)).size).toBe(2);
  for (const { speed, direct } of passes) expect(speed > 0).toBe(direct);
});

test("25 stations of each planet from Mercury to Pluto", () => {
  const counts = new Map<string, number>();
  for (const { body } of goldenStations()) counts.set(body, (counts.get(body) ?? 0) + 1);
  expect([...counts.values()]).toEqual(Array.from({ length: 8 }, () => 25));
});
