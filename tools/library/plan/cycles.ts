import { houseNumbers } from "@cosmic/chart/names";
import { type Kind, type PlannedSubject, part, passagesKind, subject } from "./kind.ts";
import { moreParts } from "./placements.ts";
import { elementNames, signNames } from "./sky-names.ts";

/**
 * Returns and oppositions that have passages, and for how many times; later returns of Jupiter and the nodes are only
 * dates in a table.
 */
const counts: readonly (readonly [crossing: string, times: number])[] = [
  ["saturn-return", 3],
  ["jupiter-return", 3],
  ["node-return", 2],
  ["node-opposition", 2],
  ["chiron-return", 1],
  ["uranus-square", 2],
  ["uranus-opposition", 1],
  ["neptune-square", 1],
  ["pluto-square", 1],
];
/** By the element of the body's natal sign, so that not everybody gets the same passage. */
const crossings = counts.flatMap(([crossing, times]) =>
  Array.from({ length: times }, (_, index) => index + 1).flatMap((count) =>
    elementNames.map((element) => `${crossing}-${count}-${element}`),
  ),
);
const phases = [
  "new-moon",
  "waxing-crescent",
  "first-quarter",
  "waxing-gibbous",
  "full-moon",
  "waning-gibbous",
  "last-quarter",
  "waning-crescent",
];

function bySign(id: string, about: string, words: number): PlannedSubject {
  return subject({ id: `cycles/${id}`, about, headings: signNames, parts: [part("core", words)] });
}
function byHouse(id: string, about: string, words: number): PlannedSubject {
  return subject({ id: `cycles/${id}`, about, headings: houseNumbers, parts: [part("core", words)] });
}

/** Passages say what a return asks, never what it brings. */
export const cycles: Kind = passagesKind({
  name: "cycles",
  line: "cycles",
  claims: [0, 0],
  slots: ["date"],
  optional: moreParts,
  subjects: [
    subject({
      id: "cycles/crossings",
      about: "a return, square or opposition, by its count and by the element the body stands in",
      headings: crossings,
      parts: [part("core", 75)],
    }),
    bySign("saturn-by-sign", "what a Saturn return asks of this Saturn", 55),
    byHouse("saturn-by-house", "the part of life a Saturn return goes over", 55),
    bySign("jupiter-by-sign", "what a Jupiter return asks of this Jupiter", 40),
    byHouse("jupiter-by-house", "the part of life a Jupiter return opens", 40),
    byHouse("uranus-by-house", "the part of life a Uranus crossing shakes", 40),
    byHouse("neptune-by-house", "the part of life a Neptune square blurs", 32),
    byHouse("pluto-by-house", "the part of life a Pluto square presses on", 32),
    bySign("chiron-by-sign", "what the Chiron return comes back to", 40),
    byHouse("chiron-by-house", "where the Chiron return comes back to", 40),
    bySign("node-by-sign", "what a crossing of the nodes asks, by the sign of the north node", 40),
    bySign("progressed-moon-by-sign", "the progressed Moon in a sign", 60),
    subject({
      id: "cycles/progressed-moon-by-phase",
      about: "the progressed Moon’s phase",
      headings: phases,
      parts: [part("core", 55)],
    }),
    bySign("progressed-sun-by-sign", "the progressed Sun comes into a sign", 45),
  ],
});
