import { type Planet, planets } from "@cosmic/chart/names";
import { asserts } from "@cosmic/library/generated/asserts";
import { expect, test } from "vitest";
import { type AssertedChart, type Assertion, holds, mayState } from "./asserts.ts";

type Scores = Partial<Record<Planet, number>>;
type Shares = readonly [number, number, number, number];

interface Given {
  readonly scores?: Scores;
  readonly elements?: Shares;
  readonly modalities?: readonly [number, number, number];
  readonly aspects?: AssertedChart["facts"]["aspects"];
  /** Percentages of the planets in the eastern half and above the horizon. */
  readonly halves?: readonly [east: number, above: number] | null;
}

/** A chart of which only what assertions look at is given; every other score is 5. */
function chart({ scores = {}, elements = [30, 30, 20, 20], modalities = [40, 30, 30], ...rest }: Given): AssertedChart {
  const [Fire, Earth, Air, Water] = elements;
  const [Cardinal, Fixed, Mutable] = modalities;
  const { aspects = [], halves = null } = rest;
  const [eastern, above] = halves ?? [0, 0];
  const scored = Object.fromEntries(planets.map((planet) => [planet, { score: scores[planet] ?? 5 }]));
  return {
    facts: {
      planets: scored as unknown as AssertedChart["facts"]["planets"], // Assertions read nothing but the scores.
      aspects,
      elements: { Fire, Earth, Air, Water },
      modalities: { Cardinal, Fixed, Mutable },
      hemispheres: halves && { eastern, western: 100 - eastern, above, below: 100 - above },
    },
    abovePercent: halves && above,
  };
}

const aspect = { type: "square", orb: 2, exact: false, tight: true, applying: true } as const;

test.each<[Assertion, boolean, Given]>([
  // The strongest and the weakest may share their score; high is 7 or more, low 3 or less.
  [{ is: "strongest", body: "mars" }, true, { scores: { mars: 6 } }],
  [{ is: "strongest", body: "mars" }, true, { scores: { mars: 6, pluto: 6 } }],
  [{ is: "strongest", body: "mars" }, false, { scores: { mars: 6, pluto: 7 } }],
  [{ is: "weakest", body: "mars" }, true, { scores: { mars: 4 } }],
  [{ is: "weakest", body: "mars" }, true, { scores: { mars: 4, sun: 4 } }],
  [{ is: "weakest", body: "mars" }, false, { scores: { mars: 4, sun: 3 } }],
  [{ is: "high", body: "sun" }, true, { scores: { sun: 7 } }],
  [{ is: "high", body: "sun" }, false, { scores: { sun: 6 } }],
  [{ is: "low", body: "sun" }, true, { scores: { sun: 3 } }],
  [{ is: "low", body: "sun" }, false, { scores: { sun: 4 } }],
  [{ is: "unaspected", body: "moon" }, true, { aspects: [{ ...aspect, a: "sun", b: "mars" }] }],
  [{ is: "unaspected", body: "moon" }, false, { aspects: [{ ...aspect, a: "moon", b: "mars" }] }],
  [{ is: "unaspected", body: "mars" }, false, { aspects: [{ ...aspect, a: "moon", b: "mars" }] }],
  [{ is: "unaspected", body: "moon" }, true, {}],
  [
    { is: "unaspected", body: "mars" },
    false,
    {
      aspects: [
        { ...aspect, a: "moon", b: "mars" },
        { ...aspect, a: "sun", b: "pluto" },
      ],
    },
  ],
  // An element among the four.
  [{ is: "dominant", of: ["Fire"] }, true, { elements: [40, 30, 20, 10] }],
  [{ is: "dominant", of: ["Fire"] }, false, { elements: [40, 40, 10, 10] }],
  [{ is: "missing", of: ["Water"] }, true, { elements: [40, 30, 30, 0] }],
  [{ is: "missing", of: ["Water"] }, false, { elements: [40, 30, 20, 10] }],
  [{ is: "missing", of: ["Air", "Water"] }, true, { elements: [50, 50, 0, 0] }],
  [{ is: "missing", of: ["Air", "Water"] }, false, { elements: [50, 40, 10, 0] }],
  [{ is: "least", of: ["Water"] }, true, { elements: [40, 30, 20, 10] }],
  [{ is: "least", of: ["Water"] }, false, { elements: [40, 40, 10, 10] }],
  [{ is: "least", of: ["Water"] }, false, { elements: [40, 30, 30, 0] }],
  [{ is: "leading", of: ["Fire", "Air"] }, true, { elements: [40, 20, 30, 10] }],
  [{ is: "leading", of: ["Fire", "Air"] }, false, { elements: [50, 20, 20, 10] }],
  // A modality among the three, whatever the elements are.
  [{ is: "dominant", of: ["Fixed"] }, true, { modalities: [30, 50, 20] }],
  [{ is: "dominant", of: ["Fixed"] }, false, { modalities: [50, 30, 20] }],
  [{ is: "missing", of: ["Mutable"] }, true, { modalities: [60, 40, 0] }],
  [{ is: "least", of: ["Mutable"] }, true, { modalities: [50, 40, 10] }],
  // One half of the sky holds 70 per cent or more, or none does.
  [{ is: "half", half: "east" }, true, { halves: [70, 50] }],
  [{ is: "half", half: "east" }, false, { halves: [60, 50] }],
  [{ is: "half", half: "west" }, true, { halves: [30, 50] }],
  [{ is: "half", half: "west" }, false, { halves: [70, 50] }],
  [{ is: "half", half: "above" }, true, { halves: [50, 70] }],
  [{ is: "half", half: "above" }, false, { halves: [50, 30] }],
  [{ is: "half", half: "below" }, true, { halves: [50, 30] }],
  [{ is: "half", half: "below" }, false, { halves: [50, 40] }],
  [{ is: "half", half: "even" }, true, { halves: [60, 40] }],
  [{ is: "half", half: "even" }, false, { halves: [70, 50] }],
  [{ is: "half", half: "even" }, false, { halves: [50, 30] }],
  [{ is: "half", half: "even" }, false, { halves: null }],
  [{ is: "half", half: "below" }, false, { halves: null }],
])("%o is %s of %o", (assertion, expected, given) => {
  expect(holds(assertion, chart(given))).toBe(expected);
});

test("of halves nothing is so unless both the houses and the horizon are known", () => {
  const { facts } = chart({ halves: [80, 80] });
  const [east, above] = [{ is: "half", half: "east" } as const, { is: "half", half: "above" } as const];
  expect([east, above].map((half) => holds(half, { facts, abovePercent: null }))).toEqual([false, false]);
  const withoutHouses = { facts: { ...facts, hemispheres: null }, abovePercent: 80 };
  expect([east, above].map((half) => holds(half, withoutHouses))).toEqual([false, false]);
});

test("a part that states nothing of the whole chart may always be printed, another only where it is so", () => {
  expect(mayState("no/such/part#core", chart({}))).toBe(true);
  const missing = Object.entries<Assertion>(asserts).flatMap(([part, { is, ...rest }]) =>
    is === "missing" && "of" in rest ? rest.of.map((kind) => ({ part, kind })) : [],
  );
  const fireless = missing.filter(({ kind }) => kind === "Fire").map(({ part }) => part);
  expect(fireless.length).toBeGreaterThan(0);
  for (const part of fireless) {
    expect(mayState(part, chart({ elements: [0, 0, 50, 50] }))).toBe(true);
    expect(mayState(part, chart({ elements: [40, 30, 20, 10] }))).toBe(false);
  }
});
