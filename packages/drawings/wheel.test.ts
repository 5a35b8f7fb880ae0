import { planets } from "@cosmic/chart/facts";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Drawing, Mark } from "./drawing.ts";
import { turnOf } from "./geometry/polar.ts";
import { crowdedFacts, factsOf, sampleFacts, untimedFacts } from "./test-charts/sample-facts.ts";
import { wheel } from "./wheel.ts";
import { bodiesOf, displayed } from "./wheel-parts/wheel-bodies.ts";

const longitude = fc.double({ min: 0, max: 359.99, noNaN: true });
/** Twelve cusps from an Ascendant and the size of one quadrant; includes 3° houses. */
const cusps = fc.tuple(longitude, fc.integer({ min: 9, max: 171 })).map(([ascendant, quadrant]) =>
  Array.from({ length: 12 }, (_, index) => {
    const within = index % 6 < 3 ? (index % 3) * (quadrant / 3) : quadrant + (index % 3) * ((180 - quadrant) / 3);
    return turnOf(ascendant + Math.floor(index / 6) * 180 + within);
  }),
);
const charts = fc
  .record({ cusps: fc.option(cusps, { nil: null }), places: fc.array(longitude, { minLength: 10, maxLength: 10 }) })
  .map(({ cusps, places }) => {
    const [
      sun = 0,
      moon = 0,
      mercury = 0,
      venus = 0,
      mars = 0,
      jupiter = 0,
      saturn = 0,
      uranus = 0,
      neptune = 0,
      pluto = 0,
    ] = places;
    return factsOf({ cusps, longitudes: { sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto } });
  });

function allMarks(marks: readonly Mark[]): readonly Mark[] {
  return marks.flatMap((mark) => [mark, ...allMarks(mark.marks ?? [])]);
}
function hooked(drawing: Drawing, hook: string): readonly Mark[] {
  return allMarks(drawing.marks).filter((mark) => mark.hook?.split(" ").includes(hook));
}
function wordsOf(drawing: Drawing): readonly string[] {
  return allMarks(drawing.marks).flatMap((mark) => (mark.text === undefined ? [] : [mark.text]));
}

test.each([false, true])("glyphs keep their gap wherever there is room for it (compact: %s)", (compact) => {
  const gap = compact ? 11.4 : 8.1;
  fc.assert(
    fc.property(charts, (facts) => {
      const shown = displayed(bodiesOf(facts), facts, compact).filter(({ scale }) => scale === 1);
      const sorted = shown.map(({ shownDeg }) => shownDeg).sort((one, other) => one - other);
      for (const [index, at] of sorted.entries()) {
        const next = sorted[(index + 1) % sorted.length] ?? at;
        if (sorted.length > 1) expect(turnOf(next - at)).toBeGreaterThan(gap);
      }
    }),
  );
});

test("glyphs stand in the order of their longitudes", () => {
  fc.assert(
    fc.property(charts, (facts) => {
      const bodies = bodiesOf(facts);
      const shown = displayed(bodies, facts, false);
      const order = bodies
        .map((_, index) => index)
        .sort((a, b) => (bodies[a]?.longitudeDeg ?? 0) - (bodies[b]?.longitudeDeg ?? 0));
      // The steps between displayed positions add up to one full circle.
      const turns = order.map((one, index) => {
        const other = order[(index + 1) % order.length] ?? one;
        return turnOf((shown[other]?.shownDeg ?? 0) - (shown[one]?.shownDeg ?? 0));
      });
      expect(turns.reduce((sum, step) => sum + step, 0)).toBeCloseTo(360, 6);
    }),
  );
});

test("no glyph crosses an angle", () => {
  fc.assert(
    fc.property(charts, (facts) => {
      const { angles } = facts;
      if (!angles) return;
      const walls = [angles.ascendant, angles.midheaven, angles.descendant, angles.imumCoeli].map((at) => at.longitude);
      const bodies = bodiesOf(facts);
      const quadrantOf = (place: number) => {
        const behind = walls.map((wall) => turnOf(place - wall));
        return behind.indexOf(Math.min(...behind));
      };
      for (const [index, { shownDeg }] of displayed(bodies, facts, false).entries()) {
        expect(quadrantOf(shownDeg)).toBe(quadrantOf(bodies[index]?.longitudeDeg ?? 0));
      }
    }),
  );
});

test("lone glyphs stand exactly where their planets stand", () => {
  const bodies = bodiesOf(untimedFacts);
  const shown = displayed(bodies, untimedFacts, false);
  expect(shown[0]?.shownDeg).toBeCloseTo(bodies[0]?.longitudeDeg ?? 0, 9);
});

test("a timed wheel names its angles, houses, and every planet, node and lot", () => {
  const drawing = wheel(sampleFacts, { title: "t" });
  expect(hooked(drawing, "w-p")).toHaveLength(planets.length + 2);
  expect(wordsOf(drawing)).toEqual(expect.arrayContaining(["AC", "DC", "MC", "IC", "1", "12", "24°", "20′"]));
  expect(hooked(drawing, "w-rx")).toHaveLength(4);
  expect(hooked(drawing, "w-range")).toHaveLength(0);
});

test("without a birth time there are no angles, houses, lots or Moon aspects, and the Moon carries its arc", () => {
  const drawing = wheel(untimedFacts, { title: "t" });
  expect(hooked(drawing, "p-fortune")).toHaveLength(0);
  expect(hooked(drawing, "a-moon")).toHaveLength(0);
  expect(hooked(drawing, "w-range")).toHaveLength(1);
  expect(wordsOf(drawing).filter((words) => !/[°′]/.test(words))).toEqual([]);
});

test("the compact wheel leaves out minutes and aspect glyphs", () => {
  const drawing = wheel(sampleFacts, { title: "t", compact: true });
  expect(hooked(drawing, "w-mg")).toHaveLength(0);
  expect(wordsOf(drawing).some((words) => words.includes("′"))).toBe(false);
});

test("wheels of crowded charts at polar houses hold only finite numbers", () => {
  for (const compact of [false, true]) {
    expect(JSON.stringify(wheel(crowdedFacts, { title: "t", compact }))).not.toMatch(/NaN|Infinity|null/);
  }
});

test("the same facts give the same drawing", () => {
  expect(wheel(sampleFacts, { title: "t" })).toEqual(wheel(sampleFacts, { title: "t" }));
});
