import { expect, test } from "vitest";
import type { AspectEnd } from "../../names.ts";
import type { StoryBody, StoryNature } from "../year-facts.ts";
import { chooseStories } from "./choose-stories.ts";

const one = (weight: number, body: StoryBody, point: AspectEnd, nature: StoryNature = "square") => ({
  weight,
  body,
  point,
  nature,
});
const weights = (stories: readonly { readonly weight: number }[]) => stories.map(({ weight }) => weight);
const bodies = ["jupiter", "saturn", "uranus", "neptune", "pluto"] as const;
const points = ["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn"] as const;
/** Distinct bodies and points, so that no limit but the number applies. */
const many = (from: number, to: number, nature: StoryNature = "square") =>
  Array.from({ length: from - to + 1 }, (_, index) =>
    one(from - index, bodies[index % 5] ?? "saturn", points[index % 7] ?? "sun", nature),
  );

test("the heaviest ten", () => {
  expect(weights(chooseStories(many(20, 5)))).toEqual([20, 19, 18, 17, 16, 15, 14, 13, 12, 11]);
});

test("under a weight of 1 only to make six", () => {
  const light = [one(0.5, "uranus", "moon"), one(0.4, "neptune", "mars"), one(0.3, "pluto", "venus")];
  expect(weights(chooseStories([...many(5, 2), ...light]))).toEqual([5, 4, 3, 2, 0.5, 0.4]);
  expect(weights(chooseStories([...many(7, 1), ...light]))).toEqual([7, 6, 5, 4, 3, 2, 1]);
});

test("four of a body, three of a point, one of a body, point and nature", () => {
  const ofSaturn = points.map((point, index) => one(9 - index / 10, "saturn", point));
  expect(chooseStories(ofSaturn).length).toBe(4);
  const ofSun = bodies.map((body, index) => one(9 - index / 10, body, "sun"));
  expect(chooseStories(ofSun).length).toBe(3);
  expect(
    weights(chooseStories([one(9, "pluto", "sun"), one(8, "pluto", "sun"), one(7, "pluto", "sun", "opposition")])),
  ).toEqual([9, 7]);
});

test("natal Uranus, Neptune and Pluto never", () => {
  expect(chooseStories([one(9, "saturn", "pluto"), one(8, "saturn", "uranus"), one(7, "pluto", "neptune")])).toEqual(
    [],
  );
});

test("two soft ones if any weigh 1.5, in the place of the lightest", () => {
  const soft = [one(1.6, "jupiter", "ascendant", "soft"), one(1.5, "uranus", "midheaven", "soft")];
  expect(weights(chooseStories([...many(20, 9), ...soft]))).toEqual([20, 19, 18, 17, 16, 15, 14, 13, 1.6, 1.5]);
  expect(weights(chooseStories([...many(20, 9), one(1.6, "jupiter", "ascendant", "soft")]))).toEqual([
    ...[20, 19, 18, 17, 16, 15, 14, 13, 12, 1.6],
  ]);
  // Lighter ones displace nothing.
  expect(weights(chooseStories([...many(20, 9), one(1.4, "jupiter", "ascendant", "soft")]))).toEqual([
    ...[20, 19, 18, 17, 16, 15, 14, 13, 12, 11],
  ]);
});
