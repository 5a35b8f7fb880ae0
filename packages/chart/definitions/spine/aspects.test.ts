import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import { expect, test } from "vitest";
import type { Pattern } from "../../findings.ts";
import type { AspectType, Planet } from "../../names.ts";
import type { BodyWeights } from "../../spine/body-weights.ts";
import { anySoftAspects, aspectCandidates } from "../../spine/candidates/aspect-candidates.ts";
import { aspect, bareSkies, even, only } from "../../testing/bare-sky.ts";

// What counts as a structure: the second edition's design, section 1.

const { skyWith } = bareSkies({ sky: skyFromDisk(), timeZones: timeZonesFrom(zoneHistory) });

type Ties = readonly (readonly [Planet, AspectType, Planet])[];
const opposed: Ties = [["sun", "opposition", "moon"]];
const firstSquare: Ties = [["sun", "square", "mars"]];
const triangle: Ties = [
  ["sun", "trine", "moon"],
  ["sun", "trine", "mars"],
  ["moon", "trine", "mars"],
];
const cross: Ties = [
  ...([...opposed, ["mars", "opposition", "venus"], ...firstSquare] satisfies Ties),
  ...([
    ["sun", "square", "venus"],
    ["moon", "square", "mars"],
    ["moon", "square", "venus"],
  ] satisfies Ties),
];
const tSquare: Pattern = { type: "t-square", planets: ["sun", "moon", "mars"], apex: "mars" };
const four: readonly Planet[] = ["sun", "moon", "mars", "venus"];

test.each<[string, Pattern, Ties, string | null]>([
  ["a T-square by its apex", tSquare, [...opposed, ...firstSquare, ["moon", "square", "mars"]], "mars"],
  ["a T-square that has lost a square", tSquare, [...opposed, ...firstSquare], null],
  [
    "a T-square whose third angle is none of its own",
    tSquare,
    [...opposed, ...firstSquare, ["moon", "trine", "mars"]],
    null,
  ],
  ["a grand trine by its heaviest", { type: "grand-trine", planets: ["sun", "moon", "mars"] }, triangle, "moon"],
  [
    "a kite by the planet across",
    { type: "kite", planets: four, apex: "venus" },
    [...triangle, ["sun", "opposition", "venus"], ["moon", "sextile", "venus"], ["mars", "sextile", "venus"]],
    "venus",
  ],
  ["a cross by its modality", { type: "grand-cross", planets: four, modality: "Fixed" }, cross, "Fixed"],
  ["a cross of more than one modality by none", { type: "grand-cross", planets: four }, cross, "none"],
  [
    "a rectangle by nothing",
    { type: "mystic-rectangle", planets: four },
    [
      ...([...opposed, ["mars", "opposition", "venus"], ["sun", "trine", "mars"]] satisfies Ties),
      ...([
        ["moon", "trine", "venus"],
        ["sun", "sextile", "venus"],
        ["moon", "sextile", "mars"],
      ] satisfies Ties),
    ],
    "",
  ],
])("%s", (_, pattern, ties, key) => {
  const aspects = ties.map(([a, type, b]) => aspect(a, type, b, 0));
  const weights: BodyWeights = { ...even, of: (body) => (body === "moon" ? 3 : 1) };
  const sky = skyWith({ configurations: [pattern] }, { aspects });
  const found = aspectCandidates(sky, weights).filter(({ type }) => type === pattern.type);
  expect(found.map((one) => [one.key, one.core, one.exactness])).toEqual(
    key === null ? [] : [[key, pattern.planets, 1]],
  );
});

test("the quincunxes of a yod are those of the tables, and its exactness is their mean", () => {
  const pattern: Pattern = { type: "yod", planets: ["sun", "moon", "pluto"], apex: "pluto" };
  const quincunxes = [aspect("sun", "quincunx", "pluto", 3), aspect("moon", "quincunx", "pluto", 0)];
  const sky = skyWith(
    { configurations: [pattern] },
    { aspects: [aspect("sun", "sextile", "moon", 7)], closeAspects: quincunxes },
  );
  expect(only(aspectCandidates(sky, even), "yod")).toMatchObject([{ key: "pluto", exactness: 2 / 3 }]);
  expect(only(aspectCandidates({ ...sky, closeAspects: [] }, even), "yod")).toEqual([]);
});

test("an end of an opposition or a square takes in its conjunctions of up to six degrees", () => {
  const aspects = [
    aspect("sun", "opposition", "moon", 2),
    aspect("sun", "conjunction", "venus", 6),
    aspect("mars", "conjunction", "moon", 6.1),
    aspect("mercury", "square", "saturn", 4),
  ];
  const weights: BodyWeights = { ...even, of: (body) => (body === "moon" ? 3 : 1) };
  const found = aspectCandidates(skyWith({ configurations: [] }, { aspects }), weights);
  expect(found).toMatchObject([
    { type: "opposition", key: "sun-moon", core: ["sun", "venus", "moon"], against: ["sun", "venus"], exactness: 0.9 },
    { type: "square", key: "mercury-saturn", core: ["mercury", "saturn"], against: ["saturn"], exactness: 0.75 },
  ]);
});

test("the same two clusters are one structure, named by the heaviest pair across and as exact as it", () => {
  const aspects = [
    aspect("sun", "opposition", "moon", 8),
    aspect("venus", "opposition", "moon", 1),
    aspect("sun", "conjunction", "venus", 5),
  ];
  const weights: BodyWeights = { ...even, of: (body) => (body === "sun" ? 3 : 1) };
  const found = aspectCandidates(skyWith({ configurations: [] }, { aspects }), weights);
  expect(found).toMatchObject([{ key: "sun-moon", against: ["moon"], exactness: 0.6 }]);
  const equal = aspectCandidates(skyWith({ configurations: [] }, { aspects }), even);
  expect(equal).toMatchObject([{ key: "venus-moon", exactness: 0.95 }]);
});

test("without a time a soft aspect under three degrees among the six closest is a structure", () => {
  const soft = [
    aspect("sun", "trine", "moon", 0),
    aspect("sun", "square", "mars", 0.5),
    aspect("moon", "quincunx", "mars", 0.6),
    aspect("venus", "sextile", "mars", 0.7),
    aspect("mercury", "conjunction", "venus", 2.9),
    aspect("jupiter", "trine", "saturn", 2.95),
    aspect("jupiter", "sextile", "uranus", 2.96),
  ];
  const untimed = skyWith({ configurations: [], angles: null }, { aspects: soft });
  expect(only(aspectCandidates(untimed, even), "close-aspect").map(({ key }) => key)).toEqual([
    "sun-trine-moon",
    "venus-sextile-mars",
    "mercury-conjunction-venus",
    "jupiter-trine-saturn",
  ]);
  const wide = { ...untimed, aspects: [aspect("sun", "trine", "moon", 3), aspect("sun", "square", "moon", 1)] };
  expect(only(aspectCandidates(wide, even), "close-aspect")).toEqual([]);
  expect(anySoftAspects(wide)).toMatchObject([{ key: "sun-trine-moon", core: ["sun", "moon"], exactness: 1 - 1 / 6 }]);
  expect(only(aspectCandidates(skyWith({ configurations: [] }, { aspects: soft }), even), "close-aspect")).toEqual([]);
});
