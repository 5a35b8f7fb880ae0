import { expect, test } from "vitest";
import { chooseStories, type Told } from "./choose-stories.ts";

const story = (weight: number, tense: Told["tense"], body: Told["body"], point: Told["point"]): Told => ({
  ...{ weight, tense, body, point },
});
const weights = (told: readonly Told[]) => told.map(({ weight }) => weight);

test("two present, two ahead and one past come before heavier ones", () => {
  const told = chooseStories([
    story(10, "present", "pluto", "sun"),
    story(9, "present", "uranus", "moon"),
    story(8, "present", "neptune", "mars"),
    story(5, "ahead", "saturn", "venus"),
    story(4, "past", "jupiter", "mercury"),
    story(3, "ahead", "jupiter", "jupiter"),
  ]);
  expect(weights(told)).toEqual([10, 9, 5, 4, 3]);
});

test("where a tense has too few the rest go by weight", () => {
  const told = chooseStories([
    story(10, "past", "pluto", "sun"),
    story(9, "past", "uranus", "moon"),
    story(8, "past", "neptune", "mars"),
    story(7, "past", "saturn", "venus"),
    story(6, "past", "saturn", "mercury"),
    story(5, "present", "jupiter", "saturn"),
  ]);
  expect(weights(told)).toEqual([10, 9, 8, 7, 5]);
});

test("at most two of a body and two of a point", () => {
  const ofBody = [9, 8, 7].map((weight, n) =>
    story(weight, "present", "saturn", n === 0 ? "sun" : n === 1 ? "moon" : "mars"),
  );
  expect(weights(chooseStories(ofBody))).toEqual([9, 8]);
  const ofPoint = [
    story(9, "present", "saturn", "sun"),
    story(8, "ahead", "pluto", "sun"),
    story(7, "past", "uranus", "sun"),
  ];
  expect(weights(chooseStories(ofPoint))).toEqual([9, 8]);
});

test("none under a weight of two", () => {
  expect(
    weights(chooseStories([story(2, "past", "pluto", "sun"), story(1.999999, "ahead", "saturn", "moon")])),
  ).toEqual([2]);
});
