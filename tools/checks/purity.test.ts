import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");
const pureRooms = ["sky", "atlas", "chart", "drawings", "library", "interpretation", "report"];

/** Anything that would make a pure package's results depend on the day, machine or run. */
const impure =
  /\bDate\.now\b|\bnew Date\(\s*\)|\bMath\.random\b|\bperformance\.now\b|\bprocess\.\w|\bglobalThis\b|\bcrypto\.\w/;

const impureLines = (text: string): string[] => text.split("\n").filter((line) => impure.test(line));

const sources = pureRooms.flatMap((room) =>
  readdirSync(join(root, "packages", room), { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".ts") && !path.endsWith(".test.ts") && !path.includes("node_modules"))
    .map((path) => join("packages", room, path)),
);

test("a planted look at the clock is found", () => {
  expect(impureLines("const now = Date.now();\nconst fixed = new Date(0);")).toEqual(["const now = Date.now();"]);
});

test("pure rooms ask no clock, no chance and no environment", () => {
  const found = sources.flatMap((path) =>
    impureLines(readFileSync(join(root, path), "utf8")).map((line) => `${path}: ${line.trim()}`),
  );
  expect(sources.length).toBeGreaterThan(0);
  expect(found).toEqual([]);
});
