import { houseNumbers, moonPhaseNames, type Planet } from "@cosmic/chart/names";
import { type NowBody, nowBodies } from "@cosmic/chart/now/now-shape";
import { type Kind, type PlannedSubject, part, portraitsKind, subject } from "../kind.ts";
import { signNames } from "../sky-names.ts";

const tenses = ["past", "present", "ahead"] as const;
const moved: readonly Planet[] = ["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn"];
const angles = ["ascendant", "descendant", "midheaven", "imumCoeli"];

/** Uranus, Neptune and Pluto are crossed by themselves only; Neptune and Pluto come back to no birth. */
function storyHeadings(body: NowBody): readonly string[] {
  const own =
    body === "jupiter" || body === "saturn" ? [] : [...(body === "uranus" ? ["uranus-meets"] : []), `${body}-presses`];
  return [
    ...moved.flatMap((point) => [`${point}-meets`, `${point}-presses`]),
    ...angles.map((angle) => `${angle}-meets`),
    ...own,
  ];
}

const stories = nowBodies.map((body) =>
  subject({
    id: `now/${body}`,
    about: `${body} at a point of the birth chart, in three tenses`,
    headings: storyHeadings(body),
    parts: [
      ...tenses.map((tense) => part(tense, 22, { bounds: [9, 45] })),
      part("subject", 48, { bounds: [24, 85] }),
      part("ask", 14, { bounds: [5, 34] }),
    ],
  }),
);

const returns = subject({
  id: "now/returns",
  about: "a body at its own place, or across it, by which time it is",
  headings: [
    ...["saturn-return-1", "saturn-return-2", "saturn-return-3"],
    ...["first", "early", "middle", "late"].map((age) => `jupiter-return-${age}`),
    ...["uranus-square-1", "uranus-square-2", "uranus-square-3", "uranus-opposition", "uranus-return"],
    ...["neptune-square", "pluto-square", "chiron-return"],
    ...["node-return", "node-opposition"].flatMap((kind) => ["early", "middle", "late"].map((age) => `${kind}-${age}`)),
  ],
  parts: tenses.map((tense) => part(tense, 46, { bounds: [22, 80] })),
});

const years: PlannedSubject = {
  id: "now/years",
  about: "the year from birthday to birthday: its house, and its planet",
  passages: [
    ...houseNumbers.map((house) => ({ heading: `house-${house}`, parts: [part("year", 42, { bounds: [20, 75] })] })),
    ...moved.map((planet) => ({ heading: `ruler-${planet}`, parts: [part("ruler", 42, { bounds: [20, 75] })] })),
  ],
};

const moon: PlannedSubject = {
  id: "now/moon",
  about: "the progressed Moon: the season it stands in, and the one that follows",
  passages: [
    ...signNames.map((heading) => ({
      heading,
      parts: [part("now", 50, { bounds: [26, 85] }), part("next", 22, { bounds: [9, 45] })],
    })),
    ...moonPhaseNames.map((heading) => ({ heading, parts: [part("phase", 40, { bounds: [20, 70] })] })),
  ],
};

const ages = subject({
  id: "now/ages",
  about: "how the chapter begins at an age",
  headings: [
    ...["child", "minor", "twenties", "thirties", "forties", "fifties", "sixties", "seventies"],
    ...["elder", "hundred"],
  ],
  parts: [part("opening", 45, { bounds: [20, 85] })],
});

const pairs = nowBodies.flatMap((a, index) => nowBodies.slice(index + 1).map((b) => `${a}-${b}`));
const turns = subject({
  id: "now/turns",
  about: "two movers that ask for opposite things at one time",
  headings: pairs,
  parts: [part("turn", 40, { bounds: [20, 75] })],
});

const line = (words: number, bounds: readonly [number, number]) => part("line", words, { bounds });
const group = (heading: string) => ({ heading, parts: [part("heading", 3, { bounds: [1, 8] }), line(14, [5, 34])] });
const frames: PlannedSubject = {
  id: "now/frames",
  about: "what is said of the chapter itself",
  passages: [
    { heading: "opening", parts: ["timed", "untimed"].map((name) => part(name, 80, { bounds: [40, 125] })) },
    { heading: "spans", parts: ["timed", "untimed"].map((name) => part(name, 42, { bounds: [20, 70] })) },
    ...["behind", "these-months", "ahead"].map(group),
    { heading: "angles", parts: [line(38, [20, 60])] },
    { heading: "between-passes", parts: [line(25, [12, 40])] },
    { heading: "quiet", parts: [line(28, [10, 60])] },
    { heading: "table-intro", parts: [line(24, [8, 60])] },
    {
      heading: "closing",
      parts: [
        line(42, [8, 60]),
        ...["line-today", "line-span", "line-none"].map((name) => part(name, 46, { bounds: [20, 70] })),
      ],
    },
    { heading: "year-span", parts: [line(24, [10, 40])] },
    {
      heading: "year-reckoned",
      parts: ["whole-signs", "older-ruler"].map((name) => part(name, 26, { bounds: [10, 50] })),
    },
    { heading: "older-than-a-year", parts: [line(22, [8, 50])] },
  ],
};

/** “Where you are now”. */
export const now: Kind = portraitsKind({
  name: "now",
  line: "second edition",
  claims: [0, 2],
  slots: ["date", "dates", "age", "house", "sign", "name", "voice", "a", "b"],
  subjects: [...stories, returns, years, moon, ages, turns, frames],
});
