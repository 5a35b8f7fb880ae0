import { aspectTypes, planets } from "@cosmic/chart/names";
import { pairEnds } from "@cosmic/chart/pair/contacts/contact";
import { expect, test } from "vitest";
import { allMarks, hooked, wordsOf } from "../test-charts/laid-marks.ts";
import { legibilityFaults } from "../test-charts/legibility.ts";
import { randomCharts, randomFrom } from "../test-charts/random-charts.ts";
import { crowdedFacts, sampleFacts, untimedFacts } from "../test-charts/sample-facts.ts";
import { gridWords, houseKeywords } from "../test-charts/sample-words.ts";
import { contactGrid, scrollingContactGrid } from "./contact-grid.ts";
import { halfwaySky } from "./halfway-sky.ts";
import { strandBars } from "./strand-bars.ts";
import type { GridContact } from "./tables/grid-cells.ts";
import type { DrawnStrand } from "./tables/strand-bar.ts";
import { visits } from "./visits.ts";

const forms = ["wide", "compact"] as const;
const random = randomFrom(1);
/** A contact in every cell: far more than two charts can have. */
const everyContact = pairEnds.flatMap((first) =>
  pairEnds.map((second, index): GridContact => {
    const type = aspectTypes[index % aspectTypes.length] ?? "trine";
    return { first, second, type, orb: random() * 9, certain: true };
  }),
);
const words = {
  ...gridWords,
  first: "Marina",
  second: "Maximiliana Wolfeschlegelsteinhausenbergerdorff-Katharina",
  contact: ({ first, type, second }: GridContact) => `${first} ${type} ${second}.`,
};
const timed = { timeUnknown: false };

test("a grid with something in every cell can be read, wide and scrolling, and says every contact", () => {
  const facts = { contacts: everyContact, first: timed, second: timed };
  const { rows, cells, key } = scrollingContactGrid(facts, words);
  for (const drawing of [contactGrid(facts, words), rows, cells, key]) expect(legibilityFaults(drawing)).toEqual([]);
  expect(contactGrid(facts, words).description).toHaveLength(everyContact.length);
  expect(rows.viewBox[3]).toBe(cells.viewBox[3]);
  expect(wordsOf(cells)).toEqual([]);
});

test("what rests on an unknown time or does not hold all day has no place in the grid", () => {
  const facts = { contacts: everyContact, first: { timeUnknown: true }, second: timed };
  const drawing = contactGrid(facts, words);
  expect(hooked(drawing, "a-moon")).toEqual([]);
  expect(hooked(drawing, "a-ascendant")).toEqual([]);
  expect(hooked(drawing, "b-ascendant").length).toBeGreaterThan(0);
  const unsure = everyContact.map((contact) => ({ ...contact, certain: false }));
  expect(contactGrid({ ...facts, contacts: unsure }, words).description).toEqual([]);
});

test("a close contact has a rule round its wash, a wide one neither", () => {
  const one = (orb: number) => {
    const contact: GridContact = { first: "sun", second: "moon", type: "trine", orb, certain: true };
    const drawing = contactGrid({ contacts: [contact], first: timed, second: timed }, words);
    return allMarks(hooked(drawing, "g-cell")).filter(({ tag, at }) => tag === "path" && String(at?.d).endsWith("Z"));
  };
  expect(one(2.9).filter(({ paint }) => paint?.stroke === "water")).toHaveLength(1);
  expect(one(3).filter(({ paint }) => paint?.stroke === "water")).toHaveLength(0);
});

const measure = { holds: { median: 5, most: 20 }, rubs: { median: 4, most: 16 } };
const measures = {
  home: measure,
  talk: measure,
  spark: measure,
  staying: measure,
  widening: measure,
  standing: measure,
};
const strandWords = {
  title: "Seis hilos",
  strands: {
    home: "Sentirse en casa",
    talk: "Conversar",
    spark: "Chispa",
    staying: "Permanecer",
    widening: "Abrir el mundo",
    standing: "Lugar en el mundo",
  },
  states: {
    little: "poco",
    holds: "sobre todo sostiene",
    rubs: "sobre todo roza",
    much: "mucho de ambos",
    both: "de ambos",
  },
  rubs: "lo que roza",
  holds: "lo que sostiene",
  half: "Aquí termina la mitad de las parejas",
  share: "71: más que en 71 de cada 100 parejas; dice cuánto, no cómo de bueno",
  strand: (name: string) => name,
};
const strand = (holds: number, rubs: number): DrawnStrand => ({
  ...{ holds, rubs, state: "holds" },
  shares: { holds: Math.min(99, Math.round(holds * 5)), rubs: Math.min(99, Math.round(rubs * 5)) },
});

test.each(forms)("bars from nothing to far beyond the scale can be read, and end at the scale (%s)", (form) => {
  const strands = {
    ...{ home: strand(0, 0), talk: strand(60, 55), spark: strand(5, 4) },
    ...{ staying: strand(0.3, 19.9), widening: strand(20, 0.1), standing: strand(12, 8) },
  };
  const drawing = strandBars({ strands, measures }, strandWords, form);
  expect(legibilityFaults(drawing)).toEqual([]);
  expect(drawing.description).toHaveLength(6);
  expect(hooked(drawing, "s-holds")).toHaveLength(5);
  expect(hooked(drawing, "s-rubs")).toHaveLength(5);
  const xs = [...hooked(drawing, "s-holds"), ...hooked(drawing, "s-rubs")].flatMap(({ at }) =>
    [...String(at?.d).matchAll(/[ML]([\d.-]+)/g)].map(([, x]) => Number(x)),
  );
  expect(Math.min(...xs)).toBeGreaterThan(0);
  expect(Math.max(...xs)).toBeLessThan(drawing.viewBox[2]);
});

test("a pair without any birth time has five strands", () => {
  const { standing: _, ...strands } = {
    ...measures,
    ...{ home: strand(1, 1), talk: strand(1, 1), spark: strand(1, 1) },
  };
  const known = { home: strands.home, talk: strands.talk, spark: strands.spark };
  expect(strandBars({ strands: known, measures }, strandWords).description).toEqual(["home", "talk", "spark"]);
});

const charts = [...randomCharts(process.env.DRAWINGS === "full" ? 200 : 30, 77), crowdedFacts, sampleFacts];
const visitWords = (houses: readonly string[]) => ({ title: "t", houses, visit: (planet: string) => planet });
const overlayIn = (house: number) => Object.fromEntries(planets.map((planet) => [planet, house]));

test.each(forms)("visits can be read, eight planets in one house too (%s)", (form) => {
  const keywords = Object.values(houseKeywords)[0] ?? [];
  for (const [index, host] of charts.entries()) {
    const visitor = charts[(index + 3) % charts.length] ?? host;
    const first = host.houses?.cusps[6] ?? 0;
    const span = (((host.houses?.cusps[7] ?? 0) - first + 360) % 360) * 0.98;
    const together = Object.fromEntries(
      planets.map((planet, at) => [planet, { longitude: at < 8 ? (first + (span * (at + 1)) / 9) % 360 : at * 31 }]),
    ) as typeof visitor.planets; // only longitudes are looked at
    for (const [people, overlay] of [
      [visitor.planets, overlayIn(3)],
      [together, overlayIn(7)],
    ] as const) {
      const drawing = visits({ host, visitor: { planets: people }, overlay }, visitWords(keywords), form);
      if (host.houses === null) expect(drawing).toBeNull();
      else expect(drawing === null ? ["none"] : legibilityFaults(drawing)).toEqual([]);
    }
  }
});

test("visitors have open dots, and those whose house is not certain none", () => {
  const { moon: _, ...overlay } = overlayIn(2);
  const drawing = visits({ host: sampleFacts, visitor: untimedFacts, overlay }, visitWords(Array(12).fill("Self")));
  if (drawing === null) throw new Error("the host has houses");
  const dots = hooked(drawing, "h-dot");
  expect(dots).toHaveLength(9);
  expect(dots.every(({ paint }) => paint?.fill === "wheel-face")).toBe(true);
  expect(drawing.description).not.toContain("moon");
});

const halfwayWords = {
  ...{ title: "t", first: "Marina", second: "Maximiliana Katharina von und zu", halfway: "A mitad de camino" },
  ...{ date: () => "28 septiembre 1989", letters: "N NE L SE S SO O NO".split(" "), facts: ["a fact"] },
};

test.each(forms)("the sky halfway can be read, and without a time only its line is left (%s)", (form) => {
  for (const [index, facts] of charts.entries()) {
    const halfway = { instant: "1989-08-24T21:25:00Z", latitude: (index * 17) % 70, longitude: index * 11 - 90, facts };
    const births = { first: { instant: "1990-06-15T12:30:00Z" }, second: { instant: "1988-11-03T06:20:00Z" } };
    const drawing = halfwaySky({ ...births, halfway }, halfwayWords, form);
    expect(legibilityFaults(drawing)).toEqual([]);
    const isTall = drawing.viewBox[3] > 600;
    expect(isTall).toBe(facts.angles !== null);
    const placeless = halfwaySky({ ...births, halfway: { ...halfway, latitude: null } }, halfwayWords, form);
    expect(placeless.viewBox[3]).toBeLessThan(300);
    expect(legibilityFaults(placeless)).toEqual([]);
  }
});

test("the earlier birth is at the left, whoever is the first", () => {
  const halfway = { instant: "1989-08-24T21:25:00Z", latitude: 40, longitude: 3, facts: sampleFacts };
  const [one, two] = [{ instant: "1990-06-15T12:30:00Z" }, { instant: "1988-11-03T06:20:00Z" }];
  const nameAt = (first: typeof one, second: typeof one) => {
    const drawing = halfwaySky({ first, second, halfway }, halfwayWords);
    return allMarks(drawing.marks).find(({ text }) => text === halfwayWords.first)?.lettering?.anchor;
  };
  expect(nameAt(one, two)).toBe("end");
  expect(nameAt(two, one)).toBe("start");
});
