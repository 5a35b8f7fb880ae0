import type { Structure } from "@cosmic/chart/spine/spine";
import { expect, test } from "vitest";
import { speakersOf } from "./structure-speakers.ts";

const structure = (given: Pick<Structure, "type" | "key" | "lead" | "second"> & Partial<Structure>): Structure => ({
  ...{ core: [], against: [], bound: {}, score: 1 },
  ...given,
});

test("a ring is spoken for by its leader and its second", () => {
  expect(speakersOf(structure({ type: "ring", key: "sun", lead: "sun", second: "moon" }))).toEqual(["sun", "moon"]);
});

test("a figure with an apex is spoken for by the apex, then its leader", () => {
  const square = { type: "t-square", lead: "moon", second: "mars" } as const;
  expect(speakersOf(structure({ ...square, key: "saturn" }))).toEqual(["saturn", "moon"]);
  expect(speakersOf(structure({ ...square, key: "moon" }))).toEqual(["moon", "mars"]);
});

test("an opposition or a square is spoken for by the pair of its passage, on the leader's side first", () => {
  const ends = { lead: "sun", second: "mars", core: ["sun", "moon", "mars", "uranus"] } as const;
  const speakersAgainst = (against: Structure["against"]) =>
    speakersOf(structure({ type: "square", key: "moon-uranus", ...ends, against }));
  expect(speakersAgainst(["mars", "uranus"])).toEqual(["moon", "uranus"]);
  expect(speakersAgainst(["mars", "moon"])).toEqual(["uranus", "moon"]);
});
