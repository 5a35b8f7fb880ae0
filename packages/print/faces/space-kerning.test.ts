import { expect, test } from "vitest";
import { pageFontFiles } from "./page-faces.ts";
import { spacePairs, withoutSpaceKerning } from "./space-kerning.ts";

test("Baskervville kerns letters with the space beside them; the font of the print does not, and is the same otherwise", () => {
  const font = pageFontFiles().text;
  const { seconds, counts } = spacePairs(font);
  expect(seconds.length).toBeGreaterThan(20);
  expect(counts).toHaveLength(1);
  const patched = withoutSpaceKerning(font);
  expect(spacePairs(patched)).toEqual({ seconds: [], counts: [] });
  const changed = new Set([...seconds, ...counts].flatMap((at) => [at, at + 1]));
  expect([...patched.entries()].filter(([at, byte]) => byte !== font[at] && !changed.has(at))).toEqual([]);
});
