import { expect, test } from "vitest";
import type { AspectEnd } from "../../names.ts";
import type { ToldStory } from "../stories/tell-stories.ts";
import type { Story, StoryAspect, StoryBody, StoryNature } from "../year-facts.ts";
import { contradictionsOf } from "./contradictions.ts";

const year = { fromJdTt: 1000, toJdTt: 1365 };
const cusps = Array.from({ length: 12 }, (_, index) => index * 30);
interface Sketch {
  readonly body: StoryBody;
  readonly nature: StoryNature;
  readonly point: AspectEnd;
  readonly target: number;
  readonly passes: readonly number[];
  readonly rank?: number | null;
}

function sketch({ body, nature, point, target, passes, rank = 1 }: Sketch): ToldStory {
  const aspect: StoryAspect = nature === "soft" ? "trine" : nature;
  const natal = { point, longitudeDeg: 0, behindDeg: 0, aheadDeg: 0, shifted: null };
  const story: Story = {
    ...{ id: `${body}-${aspect}-${point}.0`, body, aspect, point, nature, target, shape: "one", weight: 1, rank },
    ...{ clipped: false, fragile: false, spans: [], passes: [], nearest: null },
  };
  const crossed = passes.map((jdTt) => ({ jdTt, direct: true, stay: null }));
  const found = {
    body,
    natal,
    angle: 0,
    aspect,
    nature,
    targetDeg: target,
    spans: [],
    passes: crossed,
    clipped: false,
  };
  return { story, found };
}

const pressing: Sketch = { body: "saturn", nature: "square", point: "sun", target: 10, passes: [1100] };
const easing: Sketch = { body: "uranus", nature: "soft", point: "moon", target: 100, passes: [1300] };
const grounds = (one: Sketch, other: Sketch = pressing) =>
  contradictionsOf([sketch(one), sketch(other)], year, cusps).map(({ ground }) => ground);

test.each([
  ["on one point", { ...easing, point: "sun" as const }, ["point"]],
  ["exact within twenty days", { ...easing, passes: [1119] }, ["days"]],
  ["exact three weeks apart", { ...easing, passes: [1121] }, []],
  ["exact together, but after the year", { ...easing, passes: [1400] }, []],
  ["in one house", { ...easing, target: 29 }, ["house"]],
  ["neither", easing, []],
  ["not chosen", { ...easing, point: "sun" as const, rank: null }, []],
  [
    "Jupiter's, though hard",
    { ...easing, body: "jupiter" as const, nature: "square" as const, point: "sun" as const },
    ["point"],
  ],
])("an easing and a pressing story %s", (_, one, expected) => {
  expect(grounds(one)).toEqual(expected);
});

test("two soft stories, or two of Jupiter's, are no contradiction", () => {
  expect(grounds(easing, { ...easing, body: "neptune" })).toEqual([]);
  expect(grounds({ ...easing, body: "jupiter", point: "sun" }, { ...pressing, body: "jupiter" })).toEqual([]);
});
