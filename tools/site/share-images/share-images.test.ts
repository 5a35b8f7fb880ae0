import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { signs } from "@cosmic/chart/names";
import { expect, test } from "vitest";
import versions from "../../../apps/site/content/share/versions.json" with { type: "json" };
import { articles } from "../../../apps/site/pages/blog/articles.ts";
import { cities } from "../../../apps/site/pages/cities/cities.ts";

const folder = join(import.meta.dirname, "../../../apps/site/public/share");
const names = [
  "general",
  ...signs.map((sign) => sign.toLowerCase()),
  ...cities.map(({ id }) => id),
  ...articles.map(({ name }) => name),
].sort();
/** Social networks reject large images; these are line drawings. */
const mostBytes = 120_000;

test("every sign, every city and every article has its picture, and all other pages one", () => {
  expect(readdirSync(folder).sort()).toEqual(names.map((name) => `${name}.png`).sort());
  expect(Object.keys(versions).sort()).toEqual(names);
});

test.each(names)("%s is small, of the size that networks ask for, and its address changes with it", (name) => {
  const png = readFileSync(join(folder, `${name}.png`));
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(png.length).toBeLessThan(mostBytes);
  const version = Object.entries(versions).find(([of]) => of === name)?.[1];
  expect(createHash("sha256").update(png).digest("hex").slice(0, version?.length)).toBe(version);
});
