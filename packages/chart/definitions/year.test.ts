import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import { expect, test } from "vitest";
import type { AspectEnd, HouseNumber, Planet, Sign } from "../names.ts";
import { lunationFacts } from "../year/months/lunation-facts.ts";
import { profections } from "../year/returns/profections.ts";
import { mainYear } from "../year/returns/solar-returns.ts";
import { anglesOf, type FoundStory, type StoryPoint } from "../year/stories/found-story.ts";
import { storyWeight } from "../year/stories/story-weight.ts";
import type { StoryAspect, StoryBody } from "../year/year-facts.ts";

const bodies: readonly (readonly [StoryBody, weight: number])[] = [
  ["pluto", 10],
  ["saturn", 9],
  ["uranus", 9],
  ["neptune", 8],
  ["jupiter", 5],
  ["chiron", 4],
  ["trueNode", 4],
];
const points: readonly (readonly [StoryPoint, weight: number])[] = [
  ["sun", 10],
  ["moon", 10],
  ["ascendant", 9],
  ["midheaven", 8],
  ["mercury", 7],
  ["venus", 7],
  ["mars", 7],
  ["saturn", 5],
  ["jupiter", 4],
  ["uranus", 2],
  ["neptune", 2],
  ["pluto", 2],
];
const aspects: readonly (readonly [StoryAspect, weight: number])[] = [
  ["conjunction", 1],
  ["opposition", 0.9],
  ["square", 0.85],
  ["trine", 0.55],
  ["sextile", 0.35],
];

const natal = { longitudeDeg: 0, behindDeg: 0, aheadDeg: 0, shifted: null };
/** One pass, and sixty days in orb, all within the year: it weighs the product of its three parts. */
const year = { fromJdTt: 1000, toJdTt: 1365 };
const whole: Omit<FoundStory, "body" | "aspect" | "natal"> = {
  ...{ nature: "conjunction", angle: 0, targetDeg: 0, clipped: false },
  spans: [{ inJdTt: 1100, outJdTt: 1160, inDeg: 0, outDeg: 0, direct: true }],
  passes: [{ jdTt: 1130, direct: true, stay: null }],
};
const nobody = { chartRuler: null, yearRuler: null, themePlanets: new Set<never>(), spineCore: new Set<never>() };

test.each(bodies)("a story of %s weighs %d × point × aspect / 10", (body, ofBody) => {
  for (const [point, ofPoint] of points) {
    for (const [aspect, ofAspect] of aspects) {
      const weight = storyWeight({ ...whole, body, aspect, natal: { ...natal, point } }, year, nobody);
      expect(weight, `${aspect} ${point}`).toBeCloseTo((ofBody * ofPoint * ofAspect) / 10, 10);
    }
  }
});

const five =
  "0 conjunction conjunction, 60 sextile soft, 90 square square, 120 trine soft, 180 opposition opposition, " +
  "240 trine soft, 270 square square, 300 sextile soft";
test.each<[StoryBody, string]>([
  ["jupiter", five],
  ["saturn", five],
  ["uranus", five],
  ["neptune", five],
  ["pluto", five],
  ["chiron", "0 conjunction conjunction, 180 opposition opposition"],
  ["trueNode", "0 conjunction conjunction"],
])("%s meets a natal point at %s", (body, angles) => {
  const found = anglesOf(body).angles.map(({ angle, aspect, nature }) => `${angle} ${aspect} ${nature}`);
  expect(found.join(", ")).toBe(angles);
});

/** A sign a year from the rising sign; its ruler is one of the seven. */
const yearsOfLife: readonly (readonly [Sign, Planet])[] = [
  ["Virgo", "mercury"],
  ["Libra", "venus"],
  ["Scorpio", "mars"],
  ["Sagittarius", "jupiter"],
  ["Capricorn", "saturn"],
  ["Aquarius", "saturn"],
  ["Pisces", "jupiter"],
  ["Aries", "mars"],
  ["Taurus", "venus"],
  ["Gemini", "mercury"],
  ["Cancer", "moon"],
  ["Leo", "sun"],
];

test("with Virgo rising each year of life has its sign, house and ruler, and from the twelfth on all come round", () => {
  for (const round of [0, 12, 24, 84]) {
    for (const [index, [sign, ruler]] of yearsOfLife.entries()) {
      const age = round + index;
      const lived = [{ fromJdTt: 2448000, toJdTt: 2448365, age, daysInYear: 365 }];
      expect(profections(lived, "Virgo")).toMatchObject([{ age, sign, ruler, house: (index + 1) as HouseNumber }]);
    }
  }
});

test.each([
  [[200, 165], 0],
  [[100, 265], 1],
  [[5, 360, 1], 1],
])("of years with %o days in the window the one of index %d is told in full", (days, index) => {
  const years = days.map((daysInYear, age) => ({ fromJdTt: 0, toJdTt: 365, age, daysInYear }));
  expect(mainYear(years)?.age).toBe(index);
});

const sky = skyFromDisk();
const eclipse = { of: "sun", type: "total", greatestJdTt: 2460409.2631, separationRad: 0.006 } as const;

test.each<[AspectEnd, fromMoonDeg: number, plain: string, eclipsed: string]>([
  // On a lunation or opposite it within 2°, at an eclipse within 3°; Sun to Saturn and the angles, not the outer three.
  ["sun", 0, "0", "0"],
  ["moon", 1.99, "0", "0"],
  ["mercury", -1.99, "0", "0"],
  ["venus", 2.01, "", "0"],
  ["mars", 2.99, "", "0"],
  ["jupiter", 3.01, "", ""],
  ["saturn", 181.99, "180", "180"],
  ["ascendant", 177.5, "", "180"],
  ["midheaven", 180, "180", "180"],
  ["sun", 90, "", ""],
  ["uranus", 0, "", ""],
  ["neptune", 0, "", ""],
  ["pluto", 180, "", ""],
])("%s %d° from a lunation: touched at [%s], at an eclipse at [%s]", (point, apart, plain, eclipsed) => {
  const longitudeDeg = 19.4;
  const lunation = { kind: "new", jdTt: 2460409.26, longitudeDeg } as const;
  const found = lunationFacts(
    {
      sky,
      lunations: [
        { ...lunation, eclipse: null },
        { ...lunation, eclipse },
      ],
    },
    {
      points: [{ ...natal, point, longitudeDeg: (longitudeDeg + apart + 360) % 360 }],
      cusps: null,
      place: { latitude: 32.8, longitude: -96.8 },
    },
  );
  expect(found.map(({ touches }) => touches.map(({ angle }) => angle).join())).toEqual([plain, eclipsed]);
});
