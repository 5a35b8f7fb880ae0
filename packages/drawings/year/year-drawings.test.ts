import { aspectTypes, planets } from "@cosmic/chart/names";
import { type MonthEvent, storyBodies } from "@cosmic/chart/year/year-facts";
import { expect, test } from "vitest";
import { allMarks, hooked, wordsOf } from "../test-charts/laid-marks.ts";
import { legibilityFaults } from "../test-charts/legibility.ts";
import { type Random, randomCharts, randomFrom } from "../test-charts/random-charts.ts";
import { crowdedFacts, sampleFacts, untimedFacts } from "../test-charts/sample-facts.ts";
import type { LinePass, LineStory, YearLineFacts } from "./line/line-facts.ts";
import { type YearSign, yearSigns } from "./line/year-key.ts";
import { monthWheel } from "./month-wheel.ts";
import { returnWheel } from "./return-wheel.ts";
import { storyLoop } from "./story-loop.ts";
import { yearLine } from "./year-line.ts";

const forms = ["wide", "compact"] as const;
const msPerDay = 86_400_000;
const start = Date.parse("2026-12-11T23:00:00Z");
const end = Date.parse("2027-12-31T23:00:00Z");
const months = Array.from({ length: 12 }, (_, index) => `2027-${String(index + 1).padStart(2, "0")}`);
const iso = (ms: number) => new Date(ms).toISOString();
const samples = process.env.DRAWINGS === "full" ? 300 : 40;

/** Ten stories; crowded ones have three to five passes within weeks of one date, with leeways over each other. */
function storiesFrom(random: Random, crowded: boolean, timed: boolean): readonly LineStory[] {
  return Array.from({ length: 10 }, (_, index): LineStory => {
    const middle = start + random() * (end - start);
    const gap = (crowded ? 3 + random() * 6 : 90 + random() * 30) * msPerDay;
    const count = crowded ? 3 + (index % 2) * 2 : 1 + Math.floor(random() * 3);
    const passes = Array.from({ length: count }, (__, pass): LinePass => {
      const at = middle + (pass - (count - 1) / 2) * gap;
      const early = random() < 0.2 ? null : iso(at - random() * 40 * msPerDay);
      const leeway = timed ? { earlier: early, later: iso(at + random() * 40 * msPerDay) } : null;
      const stay = timed ? null : { from: iso(at - gap / 5), to: iso(at + gap / 5) };
      return { at: iso(at), direct: pass % 2 === 0, leeway, stay };
    });
    const reach = (count / 2 + 1) * gap;
    return {
      ...{ body: storyBodies[index % storyBodies.length] ?? "saturn", aspect: aspectTypes[index % 6] ?? "square" },
      ...{ point: planets[index] ?? "sun", rank: index + 1, nearest: null, passes },
      spans: [{ in: iso(middle - reach), out: iso(middle + reach) }],
    };
  });
}

function yearFrom(seed: number): YearLineFacts {
  const random = randomFrom(seed);
  const stations = storyBodies.flatMap((body) =>
    Array.from({ length: 3 }, () => ({ body, at: iso(start + random() * (end - start)) })),
  );
  return {
    window: { from: iso(start), to: iso(end), months },
    stories: storiesFrom(random, seed % 2 === 0, seed % 3 !== 0),
    stations,
    lunations: Array.from({ length: 26 }, (_, index) => ({
      kind: index % 2 === 0 ? ("new" as const) : ("full" as const),
      at: iso(start + (3 + index * 14.77) * msPerDay),
      eclipse: index % 6 === 0 ? { seen: index % 12 === 0 } : null,
    })),
    returns: [{ at: iso(start + random() * (end - start)) }],
  };
}

const labels: Readonly<Record<YearSign, string>> = {
  ...{ inOrb: "A menos de 1°", direct: "Exacto", retrograde: "Exacto, retrógrado", stay: "Dentro del arco de ese día" },
  ...{ station: "Se detiene", leeway: "Cinco minutos de hora natal", newMoon: "Luna nueva", fullMoon: "Luna llena" },
  ...{ eclipseSeen: "Eclipse visible donde vives", eclipseUnseen: "Eclipse no visible", birthday: "Tu cumpleaños" },
  today: "Hoy",
};
const lineWords = {
  ...{ title: "Twelve months", month: () => "sept.", day: (at: string) => String(new Date(at).getUTCDate()) },
  ...{ signs: labels, story: (story: LineStory) => story.point, lunation: () => "Moon.", birthday: () => "Birthday." },
};

test.each(forms)("a year can be read, with three to five passes of ten stories within weeks too (%s)", (form) => {
  for (let seed = 0; seed < samples; seed += 1) {
    const drawing = yearLine(yearFrom(seed), lineWords, { form, today: iso(start + seed * 9 * msPerDay) });
    expect(legibilityFaults(drawing), `year ${seed}`).toEqual([]);
    expect(JSON.stringify(drawing)).not.toMatch(/NaN|Infinity|null/);
  }
});

test.each(forms)("lanes stand in order of rank, and only chosen stories have one (%s)", (form) => {
  const facts = yearFrom(1);
  const turned = facts.stories.toReversed().map((story) => (story.rank === 4 ? { ...story, rank: null } : story));
  const drawing = yearLine({ ...facts, stories: turned }, lineWords, { form });
  expect(hooked(drawing, "y-head")).toHaveLength(9);
  const told = facts.stories.filter(({ rank }) => rank !== 4).map(({ point }) => point);
  expect(drawing.description?.slice(0, 9)).toEqual(told);
  expect(drawing.description).toContain("Birthday.");
});

/** A year with one story of one pass, direct or retrograde. */
function oneStory(pass: Partial<LinePass>, story: Partial<LineStory> = {}): YearLineFacts {
  const at = start + 100 * msPerDay;
  const full: LinePass = { at: iso(at), direct: true, leeway: null, stay: null, ...pass };
  const spans = [{ in: iso(at - 20 * msPerDay), out: iso(at + 60 * msPerDay) }];
  const base = { body: "saturn", aspect: "square", point: "sun", rank: 1, nearest: null } as const;
  return { ...yearFrom(1), stations: [], stories: [{ ...base, spans, passes: [full], ...story }] };
}

test("passes are filled when direct and open when retrograde, and carry their day", () => {
  const direct = yearLine(oneStory({}), lineWords);
  expect([hooked(direct, "y-direct").length, hooked(direct, "y-retrograde").length]).toEqual([2, 0]);
  const back = yearLine(oneStory({ direct: false }), lineWords);
  // The other is the legend's.
  expect(hooked(back, "y-retrograde")).toHaveLength(2);
  expect(wordsOf(direct)).toContain("21");
});

test("brackets stand where five minutes move a pass by more than a day, and one alone where it would be lost", () => {
  const at = start + 100 * msPerDay;
  const brackets = (earlierDays: number | null, laterDays: number) => {
    const earlier = earlierDays === null ? null : iso(at - earlierDays * msPerDay);
    const drawing = yearLine(oneStory({ leeway: { earlier, later: iso(at + laterDays * msPerDay) } }), lineWords);
    return hooked(drawing, "y-leeway").flatMap(({ at }) => [...String(at?.d).matchAll(/M/g)]).length;
  };
  expect(brackets(0.3, 0.3)).toBe(0);
  expect(brackets(5, 5)).toBe(2);
  expect(brackets(null, 5)).toBe(1);
});

test("each bracket opens to its pass, also where both ends lie on one side", () => {
  const at = start + 100 * msPerDay;
  const feet = (earlierDays: number, laterDays: number) => {
    const leeway = { earlier: iso(at + earlierDays * msPerDay), later: iso(at + laterDays * msPerDay) };
    const [mark] = hooked(yearLine(oneStory({ leeway }), lineWords), "y-leeway");
    return [...String(mark?.at?.d).matchAll(/M([\d.]+) [\d.-]+L([\d.]+)/g)].map(
      ([, foot, bar]) => Number(foot) > Number(bar),
    );
  };
  expect(feet(-5, 5)).toEqual([true, false]);
  expect(feet(4, 9)).toEqual([false, false]);
});

test("a story that only comes near has a ring, once, and the node has neither passes nor rings", () => {
  const at = iso(start + 100 * msPerDay);
  const near = oneStory({}, { passes: [], nearest: { at } });
  const rings = (facts: YearLineFacts) => hooked(yearLine(facts, lineWords), "y-ring").length;
  expect(rings(near)).toBe(1);
  expect(rings({ ...near, stations: [{ body: "saturn", at }] })).toBe(1);
  expect(hooked(yearLine(oneStory({}, { body: "trueNode" }), lineWords), "y-pass")).toEqual([]);
});

test("the legend explains every sign that occurs, and no other", () => {
  const facts = { ...yearFrom(1), ...oneStory({ direct: false }), lunations: [] };
  expect(wordsOf(yearLine(facts, lineWords))).not.toContain(labels.eclipseSeen);
  const crowded = wordsOf(yearLine(yearFrom(2), lineWords, { today: iso(start + msPerDay) }));
  expect(crowded).toEqual(
    expect.arrayContaining(yearSigns.filter((sign) => sign !== "stay").map((sign) => labels[sign])),
  );
});

/** A way with one or two loops past a target, and the passes on it. */
function loopFrom(seed: number) {
  const random = randomFrom(seed);
  const [width, tall] = [0.4 + random() * 5, random() * 2];
  const places = Array.from({ length: 200 }, (_, step) => {
    const turn = (step / 200) * (seed % 3 === 0 ? 2 : 1) * 2 * Math.PI;
    const longitudeDeg = (350 + step * 0.05 + width * Math.sin(turn * 1.5) + 360) % 360;
    const next = 350 + (step + 1) * 0.05 + width * Math.sin(((turn * (step + 1)) / Math.max(1, step)) * 1.5);
    const speedDeg = ((((next - longitudeDeg + 180) % 360) + 360) % 360) - 180;
    return { longitudeDeg, latitudeDeg: tall * Math.cos(turn * 0.7), speedDeg };
  });
  const count = seed % 2 === 0 ? 5 : 3;
  const gap = seed % 4 === 0 ? 4 : 24;
  const passes = Array.from({ length: count }, (_, index): LinePass => {
    const at = iso(start + (40 + index * gap) * 3 * msPerDay);
    return { at, direct: index % 2 === 0, leeway: null, stay: null };
  });
  const target = places[40]?.longitudeDeg ?? 0;
  const base = { body: "saturn", aspect: "square", point: "sun", nearest: null, spans: [] } as const;
  return { story: { ...base, target, passes }, path: { from: iso(start), everyDays: 3, places } };
}
const loopWords = {
  ...{ title: "A loop", pass: () => "28 de septiembre de 2027", dots: (days: number) => `Un punto cada ${days} días` },
  ...{ heightened: (times: number) => `norte y sur ${times} veces mayores`, facts: ["a fact"] },
};

test.each(forms)("a loop can be read, its numbers too where passes lie close (%s)", (form) => {
  for (let seed = 0; seed < samples; seed += 1) {
    const drawing = storyLoop(loopFrom(seed), loopWords, form);
    expect(legibilityFaults(drawing), `loop ${seed}`).toEqual([]);
    expect(wordsOf(drawing).filter((word) => word === "3")).toHaveLength(2);
  }
});

test("a loop is opened by a whole number of enlargements, which it names, and storyBodies on the ecliptic by none", () => {
  const facts = loopFrom(1);
  const flat = {
    ...facts,
    path: { ...facts.path, places: facts.path.places.map((one) => ({ ...one, latitudeDeg: 0 })) },
  };
  expect(wordsOf(storyLoop(flat, loopWords)).at(-1)).toContain("norte y sur 1 veces");
  expect(storyLoop(flat, loopWords).viewBox[3]).toBeLessThan(storyLoop(facts, loopWords).viewBox[3]);
});

const charts = [...randomCharts(samples, 99), crowdedFacts, sampleFacts, untimedFacts];
const kinds = ["pass", "lunation", "station", "ingress", "return", "progressed", "trigger"] as const;

function monthFrom(seed: number) {
  const random = randomFrom(seed);
  const [from, to] = [Date.parse("2027-01-31T23:00:00Z"), Date.parse("2027-02-28T23:00:00Z")];
  const together = random() * 360;
  const near = () => (seed % 2 === 0 ? together + random() * 20 : random() * 360) % 360;
  const events = Array.from({ length: 14 }, (_, index): MonthEvent => {
    const kind = kinds[index % kinds.length] ?? "pass";
    const of = {
      pass: "saturn-square-sun.90",
      lunation: "new",
      station: "mercury",
      ingress: "trueNode",
      return: "main",
    };
    const share = seed % 3 === 0 ? random() * 0.2 : random();
    return { at: iso(from + share * (to - from)), kind, of: kind in of ? of[kind as keyof typeof of] : "moon.sign" };
  }).toSorted((one, other) => (one.at < other.at ? -1 : 1));
  return {
    ...{ natal: charts[seed % charts.length] ?? sampleFacts, from: iso(from), to: iso(to), events, stories: [] },
    sun: { fromDeg: together, toDeg: (together + 28.3) % 360 },
    walks: (["jupiter", "saturn", "uranus", "neptune", "pluto"] as const).map((body) => {
      const first = near();
      return { body, path: [first, (first + 359 + random() * 2) % 360] };
    }),
    lunations: [0, 1].map((index) => ({
      kind: index === 0 ? ("new" as const) : ("full" as const),
      longitude: near(),
      eclipse: seed % 4 === 0 ? { seen: index === 0 } : null,
    })),
  };
}
const monthWords = {
  ...{ title: "February", month: "février 2027", facts: ["The Sun."], event: ({ of }: MonthEvent) => of },
  day: (at: string) => new Date(Date.parse(at) + 3_600_000).getUTCDate(),
};

test.each(forms)("a month can be read, with fourteen events in a week and everything in one sign too (%s)", (form) => {
  for (let seed = 0; seed < charts.length; seed += 1) {
    const drawing = monthWheel(monthFrom(seed), monthWords, { form });
    expect(legibilityFaults(drawing), `month ${seed}`).toEqual([]);
    expect(drawing.description).toHaveLength(15);
  }
});

test("each event of a month has a place on its strip, and a body without a glyph is no event", () => {
  const facts = monthFrom(1);
  expect(hooked(monthWheel(facts, monthWords), "m-event")).toHaveLength(14);
  const odd = { ...facts, events: [{ at: facts.from, kind: "ingress" as const, of: "ceres" }] };
  expect(() => monthWheel(odd, monthWords)).toThrow("ceres");
});

test.each(forms)("a return round a natal chart can be read (%s)", (form) => {
  for (const [index, natal] of charts.entries()) {
    const facts = charts[(index + 5) % charts.length] ?? natal;
    const words = { title: "t", facts: [] };
    const drawing = returnWheel({ natal, solarReturn: { facts } }, words, { compact: form === "compact" });
    expect(legibilityFaults(drawing), `chart ${index}`).toEqual([]);
  }
});

test("the return's angles are told from the natal ones by an open dot and a double line", () => {
  const drawing = returnWheel({ natal: sampleFacts, solarReturn: { facts: crowdedFacts } }, { title: "t", facts: [] });
  expect(wordsOf(drawing).filter((word) => word === "AC")).toHaveLength(2);
  const open = allMarks(drawing.marks).filter(({ tag, at }) => tag === "circle" && at?.r === 11);
  expect(open).toHaveLength(4);
});
