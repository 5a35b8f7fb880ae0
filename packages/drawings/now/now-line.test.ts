import { planets } from "@cosmic/chart/facts";
import { signs } from "@cosmic/chart/names";
import { expect, test } from "vitest";
import { hooked, wordsOf } from "../test-charts/laid-marks.ts";
import { legibilityFaults } from "../test-charts/legibility.ts";
import { randomFrom } from "../test-charts/random-charts.ts";
import type { NowLineCurve, NowLineFacts, NowLineStory } from "./line/now-line-facts.ts";
import { nowLine } from "./now-line.ts";

const forms = ["wide", "compact"] as const;
const msPerDay = 86_400_000;
const window = { from: "2025-11-23", to: "2028-11-23" };
const start = Date.parse(window.from);
const days = (Date.parse(window.to) - start) / msPerDay;
const iso = (day: number) => new Date(start + day * msPerDay).toISOString();
const samples = process.env.DRAWINGS === "full" ? 300 : 40;

const points = ["sun", "ascendant", "descendant", "midheaven", "imumCoeli"] as const;
const aspects = ["conjunction", "square", "opposition"] as const;
const bodies = ["jupiter", "saturn", "uranus", "neptune", "pluto"] as const;

/** A body that comes to its target, turns back over it and comes again, all about one day. */
function storyFrom(random: () => number, index: number): { story: NowLineStory; curve: NowLineCurve } {
  const middle = random() * days;
  const swing = 60 + random() * 60;
  const heightDeg = 0.2 + random() * 3;
  // A cubic: direct, retrograde between two stations, direct.
  const offsetAt = (day: number) => {
    const x = (day - middle) / swing;
    return heightDeg * (x * x * x - 0.75 * x) * 4;
  };
  const passes = [-1, 0, 1].map((turn) => ({
    at: iso(middle + turn * swing * Math.sqrt(0.75)),
    direct: turn !== 0,
    stay: null,
  }));
  const id = `story-${index}`;
  const story: NowLineStory = {
    ...{ id, body: bodies[index] ?? "saturn", aspect: aspects[index % 3] ?? "square", point: points[index] ?? "sun" },
    passes,
    spans: [{ in: iso(middle - swing), out: iso(middle + swing) }],
  };
  const count = Math.floor(days / 4) + 1;
  const offsetsDeg = Array.from({ length: count }, (_, n) => Math.max(-179, Math.min(179, offsetAt(n * 4))));
  const stations = [-0.5, 0.5]
    .map((turn) => middle + turn * swing)
    .filter((day) => day >= 0 && day < days)
    .map((day) => ({ at: iso(day), offsetDeg: offsetAt(day) }));
  return { story, curve: { id, from: window.from, everyDays: 4, offsetsDeg, stations } };
}

function factsFrom(seed: number): NowLineFacts {
  const random = randomFrom(seed);
  const made = bodies.map((_, index) => storyFrom(random, index));
  const change = iso(random() * days);
  const birthday = random() * 365;
  const years = [0, birthday, birthday + 365, birthday + 730, days];
  return {
    ...{ asOf: "2026-11-23", window, stories: made.map(({ story }) => story), curves: made.map(({ curve }) => curve) },
    moon: [
      { sign: signs[seed % 12] ?? "Leo", from: window.from, to: change },
      { sign: signs[(seed + 1) % 12] ?? "Virgo", from: change, to: window.to },
    ],
    years: years.slice(1).map((to, index) => ({
      ...{ sign: signs[(seed + index) % 12] ?? "Leo", house: 12, ruler: planets[(seed + index) % 7] ?? "sun" },
      ...{ from: iso(years[index] ?? 0), to: iso(to) },
    })),
  };
}

const words = {
  title: "Three years",
  asOf: { wide: "23 de noviembre de 2026", compact: "23 nov" },
  month: () => "sept",
  date: (instant: string) => `${new Date(instant).getUTCDate()} sept`,
  name: ({ body }: NowLineStory) => `${body} frente a tu Descendente`,
  course: () => "dos veces de tres",
  axisEnds: { descendant: "DC", imumCoeli: "IC" },
  signs: {
    ...{ direct: "Exacto, hacia delante", retrograde: "Exacto, hacia atrás", stay: "Dentro del arco de ese día" },
    ...{ inOrb: "A menos de un grado", station: "Se detiene", way: "Su camino" },
  },
  moonName: "Luna progresada",
  yearName: "Casa del año",
  moon: () => "En Sagitario",
  year: () => "Casa duodécima, Mercurio",
  story: ({ id }: NowLineStory) => `${id}.`,
};

test.each(forms)(
  "three years can be read, wherever the passes, the birthday and the Moon's change fall (%s)",
  (form) => {
    for (let seed = 0; seed < samples; seed += 1) {
      const drawing = nowLine(factsFrom(seed), words, form);
      expect(legibilityFaults(drawing), `three years ${seed}`).toEqual([]);
      expect(JSON.stringify(drawing)).not.toMatch(/NaN|Infinity|null/);
    }
  },
);

test.each(forms)("a lane for each story in order of its beginning, a sentence for each fact (%s)", (form) => {
  const facts = factsFrom(1);
  const drawing = nowLine(facts, words, form);
  expect(hooked(drawing, "n-head")).toHaveLength(5);
  const begun = facts.stories.toSorted((one, other) =>
    (one.spans[0]?.in ?? "") < (other.spans[0]?.in ?? "") ? -1 : 1,
  );
  expect(drawing.description?.slice(0, 5)).toEqual(begun.map(({ id }) => `${id}.`));
  expect(drawing.description).toContain("Casa duodécima, Mercurio");
});

test("without a birth time there are no bands, and without a story no lane", () => {
  const facts = { ...factsFrom(2), moon: [], years: [] };
  expect(wordsOf(nowLine(facts, words))).not.toContain("Luna progresada");
  const empty = nowLine({ ...facts, stories: [], curves: [] }, words);
  expect([hooked(empty, "n-head").length, hooked(empty, "n-pass").length]).toEqual([0, 0]);
});

test("a body that only passes by in the distance leaves no mark, nor does a pass outside the three years", () => {
  const [story] = factsFrom(3).stories;
  if (story === undefined) throw new Error("a story is missing");
  const far: NowLineCurve = {
    ...{ id: story.id, from: window.from, everyDays: 4, offsetsDeg: Array.from({ length: 274 }, () => 2) },
    stations: [{ at: iso(100), offsetDeg: 2 }],
  };
  const outside = { ...story, passes: [{ at: iso(-3), direct: true, stay: null }], spans: [] };
  const drawing = nowLine({ ...factsFrom(3), stories: [outside], curves: [far] }, words);
  for (const hook of ["n-course", "n-ring", "n-pass", "n-span"]) expect(hooked(drawing, hook)).toEqual([]);
});
