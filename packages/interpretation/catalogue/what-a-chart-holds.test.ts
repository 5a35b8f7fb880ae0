import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import type { Facts } from "@cosmic/chart/facts";
import { houseNumbers, type Planet, planets, type Sign, signs } from "@cosmic/chart/names";
import { natalChart } from "@cosmic/chart/natal-chart";
import { perPlanet } from "@cosmic/chart/zodiac/per-planet";
import { hours, type Place } from "@cosmic/library/test-words";
import type { Test } from "@cosmic/library/unit";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import { expect, test } from "vitest";
import { chartKeys } from "./chart-keys.ts";
import { testKeys } from "./test-keys.ts";

const chart = natalChart(
  { date: "1990-06-15", time: "14:30", zone: "UTC", latitude: 0, longitude: 0 },
  { sky: skyFromDisk(), timeZones: timeZonesFrom(zoneHistory) },
);
if (!chart.ok) throw new Error(chart.problem.message);
const { facts: base } = chart;

type Placed = Facts["planets"][Planet];

/** A planet in the middle of Aries that does not move, with nothing more to it. */
const plain: Placed = {
  ...{ longitude: 15, sign: "Aries", degree: 15, minute: 0, latitude: 0, speed: 0, declination: 0, outOfBounds: false },
  ...{ house: null, houseClass: null, inSect: null, score: 5, scoreLines: [], dignity: "neutral" },
  ...{ retrograde: false, stationary: false, fast: false, slow: false },
  ...{ combust: false, underBeams: false, cazimi: false },
};

const placedWith = (changes: Partial<Record<Planet, Partial<Placed>>>) =>
  perPlanet((planet) => ({ ...plain, ...changes[planet] }));
const allDay = (sign: Sign) => [{ from: "00:00", to: "24:00", sign }] as const;

/** A day without a time in which all planets stand in Aries, and in which two signs rise. */
const day: Facts = {
  ...base,
  timeUnknown: true,
  planets: placedWith({}),
  ...{ points: {}, angles: null, houses: null, hemispheres: null },
  ...{ aspects: [], ruleAspects: [], angleAspects: [], configurations: [], cycles: [] },
  ...{ sunSigns: allDay("Aries"), moonSigns: allDay("Aries"), signChanges: {} },
  risingSigns: [
    { from: "00:00", to: "12:00", sign: "Leo" },
    { from: "12:00", to: "24:00", sign: "Virgo" },
  ],
  moonPhase: { angle: 20, name: "new-moon" },
  elements: { Fire: 100, Earth: 0, Air: 0, Water: 0 },
  modalities: { Cardinal: 100, Fixed: 0, Mutable: 0 },
  emphasis: {
    ...{ element: "Fire", missingElements: ["Earth", "Air", "Water"] },
    ...{ modality: "Cardinal", missingModalities: ["Fixed", "Mutable"] },
  },
};

const atEveryHour = (of: Place, sign: Sign): readonly Test[] =>
  hours.map((hour) => ({ fact: "sign", of, in: [sign], hour }));
const keptSign = (of: Planet, sign: Sign): readonly Test[] => [
  { fact: "sign-held", of, is: true },
  ...atEveryHour(of, sign),
];
const keysOf = (facts: Facts) => chartKeys({ facts, overhead: null });
/** What tests ask for that hold, whatever their order. */
const asked = (tests: readonly Test[]) => new Set(tests.flatMap(testKeys));

const signsOfDay = planets.flatMap((planet) => keptSign(planet, "Aries"));
const risingThatDay: readonly Test[] = (["Leo", "Virgo"] as const).map((sign) => ({
  ...{ fact: "sign", of: "ascendant", hour: "any" },
  in: [sign],
}));
const sharesOfDay: readonly Test[] = [
  { fact: "share", of: "Fire", is: "dominant" },
  { fact: "share", of: "Cardinal", is: "dominant" },
  ...(["Earth", "Air", "Water", "Fixed", "Mutable"] as const).map((of) => ({
    ...({ fact: "share", is: "missing" } as const),
    of,
  })),
];
const ofDay: readonly Test[] = [
  ...signsOfDay,
  ...risingThatDay,
  ...sharesOfDay,
  { fact: "timed", is: false },
  { fact: "phase", in: ["new-moon"] },
  { fact: "rising-signs", fewerThan: 12 },
];

test("of a day with nothing special, signs, shares and phase hold, and nothing else", () => {
  expect(keysOf(day)).toEqual(asked(ofDay));
});

test("a chart with a time holds houses, cusps, rulers and halves too", () => {
  const aries = { longitude: 15, sign: "Aries", degree: 15, minute: 0 } as const;
  // Venus, that rules the second house, has no house here, so nothing is said of where that ruler stands.
  const rulers = houseNumbers.map((house) => (house === 2 ? "venus" : "mars"));
  const facts: Facts = {
    ...day,
    timeUnknown: false,
    planets: placedWith({ sun: { house: 4 }, mars: { house: 9, houseClass: "cadent" } }),
    points: { trueNode: { ...aries, sign: "Libra", house: 7 }, chiron: { ...aries, sign: "Leo", house: null } },
    angles: { ascendant: aries, descendant: aries, imumCoeli: aries, midheaven: { ...aries, sign: "Cancer" } },
    houses: {
      ...{ system: "placidus", rulers, traditionalRulers: rulers, intercepted: [] },
      cusps: signs.map((_, index) => index * 30 + 15),
    },
    hemispheres: { eastern: 50, western: 50, above: 40, below: 60 },
  };
  const overhead = {
    ...{ above: [], abovePercent: 40, belowPercent: 60, midheavenBelow: false, ascendantDegPerMinute: 0.25 },
  };
  const expected = asked([
    ...signsOfDay,
    ...sharesOfDay,
    ...atEveryHour("trueNode", "Libra"),
    ...atEveryHour("chiron", "Leo"),
    ...atEveryHour("ascendant", "Aries"),
    ...atEveryHour("midheaven", "Cancer"),
    ...signs.flatMap((sign, index) =>
      houseNumbers.slice(index, index + 1).flatMap((n) => atEveryHour(`cusp-${n}`, sign)),
    ),
    { fact: "house", of: "sun", in: [4] },
    { fact: "house", of: "mars", in: [9] },
    { fact: "house", of: "trueNode", in: [7] },
    ...houseNumbers.filter((house) => house !== 2).map((house): Test => ({ fact: "ruler", house, stands: [9] })),
    { fact: "timed", is: true },
    { fact: "phase", in: ["new-moon"] },
    { fact: "half", is: "even" },
  ]);
  // Each planet is without an aspect, which is known only with a time.
  for (const body of planets)
    for (const key of testKeys({ fact: "condition", body, is: "unaspected" })) expected.add(key);
  expect(chartKeys({ facts, overhead })).toEqual(expected);
});

test("on a day whose phase changes, no phase holds", () => {
  const facts: Facts = {
    ...day,
    planets: placedWith({ moon: { speed: 12 } }),
    moonPhase: { angle: 44, name: "new-moon" },
  };
  expect(keysOf(facts)).toEqual(asked(ofDay.filter(({ fact }) => fact !== "phase")));
});

const shareTests = (facts: Partial<Facts>) => {
  const without = asked(ofDay.filter(({ fact }) => fact !== "share"));
  return new Set([...keysOf({ ...day, ...facts })].filter((key) => !without.has(key)));
};
const oneOfThree = { Cardinal: 40, Fixed: 30, Mutable: 30 };
const none = { element: null, missingElements: [], modality: null, missingModalities: [] } as const;

test("one that leads has no pair beside it, and the least is told where none is missing", () => {
  const elements = { Fire: 50, Earth: 30, Air: 10, Water: 10 };
  const modalities = { Cardinal: 50, Fixed: 30, Mutable: 20 };
  const emphasis = { ...none, element: "Fire", modality: "Cardinal" } as const;
  expect(shareTests({ elements, modalities, emphasis })).toEqual(
    asked([
      { fact: "share", of: "Fire", is: "dominant" },
      { fact: "share", of: "Cardinal", is: "dominant" },
      { fact: "share", of: "Mutable", is: "least" },
    ]),
  );
});

test("without a leader the first two lead together, and where all are alike nothing is told", () => {
  const elements = { Fire: 30, Earth: 30, Air: 20, Water: 20 };
  expect(shareTests({ elements, modalities: oneOfThree, emphasis: none })).toEqual(
    asked([{ fact: "leading-pair", of: ["Fire", "Earth"] }]),
  );
});

/** Mercury leaves Aries for Taurus that day, while Virgo, which it rules, is rising. */
const signChanges = {
  mercury: [
    { from: "00:00", to: "14:00", sign: "Aries" },
    { from: "14:00", to: "24:00", sign: "Taurus" },
  ],
} as const;

test("what holds under both signs of a planet is told of a day, and what holds under one is not", () => {
  const facts: Facts = { ...day, signChanges, planets: placedWith({ sun: { dignity: "exaltation" } }) };
  const sign = (hour: (typeof hours)[number], of: Sign): Test => ({ fact: "sign", of: "mercury", in: [of], hour });
  expect(keysOf(facts)).toEqual(
    asked([
      ...planets.filter((planet) => planet !== "mercury").flatMap((planet) => keptSign(planet, "Aries")),
      { fact: "sign-held", of: "mercury", is: false },
      ...[sign("any", "Aries"), sign("noon", "Aries"), sign("ruling", "Aries")],
      ...[sign("any", "Taurus"), sign("ruling", "Taurus")],
      ...ofDay.filter(({ fact }) => !fact.startsWith("sign") && fact !== "share"),
      ...risingThatDay,
      // Earth and the fixed signs have no planet in the morning and Mercury in the evening.
      ...sharesOfDay.filter((one) => one.fact === "share" && one.of !== "Earth" && one.of !== "Fixed"),
      { fact: "condition", body: "sun", is: "exaltation" },
    ]),
  );
});

const changesAtTen = [
  { from: "00:00", to: "10:00", sign: "Gemini" },
  { from: "10:00", to: "24:00", sign: "Cancer" },
] as const;

test.each<readonly [planet: "sun" | "moon" | "mercury", rising: Facts["risingSigns"], held: readonly Sign[]]>([
  // The Sun rules Leo, the Moon Cancer.
  ["sun", [{ from: "08:00", to: "10:00", sign: "Leo" }], ["Gemini"]],
  ["sun", [{ from: "10:00", to: "12:00", sign: "Leo" }], ["Cancer"]],
  ["sun", [{ from: "09:00", to: "11:00", sign: "Leo" }], ["Gemini", "Cancer"]],
  ["sun", [{ from: "09:00", to: "11:00", sign: "Cancer" }], []],
  [
    "sun",
    [
      { from: "00:00", to: "01:00", sign: "Leo" },
      { from: "23:00", to: "24:00", sign: "Leo" },
    ],
    ["Gemini", "Cancer"],
  ],
  [
    "sun",
    [
      { from: "00:00", to: "09:00", sign: "Leo" },
      { from: "09:00", to: "24:00", sign: "Virgo" },
    ],
    ["Gemini"],
  ],
  ["moon", [{ from: "08:00", to: "10:00", sign: "Cancer" }], ["Gemini"]],
  ["moon", [{ from: "10:00", to: "12:00", sign: "Cancer" }], ["Cancer"]],
  ["moon", [{ from: "08:00", to: "10:00", sign: "Leo" }], []],
  ["mercury", [{ from: "08:00", to: "10:00", sign: "Virgo" }], ["Gemini"]],
  ["mercury", [{ from: "09:00", to: "11:00", sign: "Gemini" }], ["Gemini", "Cancer"]],
])("the %s, changing signs at 10:00, with %j rising, ruled in %j", (planet, risingSigns, held) => {
  const changing = {
    ...{ sun: { sunSigns: changesAtTen }, moon: { moonSigns: changesAtTen } },
    mercury: { signChanges: { mercury: changesAtTen } },
  }[planet];
  const found = (facts: Facts) => {
    const keys = keysOf(facts);
    return signs.filter((sign) =>
      testKeys({ fact: "sign", of: planet, in: [sign], hour: "ruling" }).some((key) => keys.has(key)),
    );
  };
  expect(found({ ...day, ...changing, risingSigns })).toEqual(held);
  // With a time only the sign at that time counts, whatever else the day had.
  const timed = {
    ...day,
    ...changing,
    risingSigns,
    timeUnknown: false,
    planets: placedWith({ [planet]: { sign: "Gemini" } }),
  };
  expect(found(timed)).toEqual(["Gemini"]);
});

test("the hours of the Sun’s signs say nothing of Mercury’s", () => {
  const keys = keysOf({ ...day, sunSigns: changesAtTen, signChanges });
  const ruling = signs.filter((sign) =>
    testKeys({ fact: "sign", of: "mercury", in: [sign], hour: "ruling" }).some((key) => keys.has(key)),
  );
  expect(ruling).toEqual(["Aries", "Taurus"]);
});

test("of two classes of houses with five planets each the first leads alone", () => {
  const facts: Facts = {
    ...day,
    planets: perPlanet((planet) => ({ ...plain, houseClass: planets.indexOf(planet) < 5 ? "succedent" : "angular" })),
  };
  expect(keysOf(facts)).toEqual(asked([...ofDay, { fact: "house-class", is: "angular" }]));
});

test("a cycle holds by its kind, its crossings by their count, a progression by the signs and phases it enters", () => {
  const on = (date: string) => ({ date, direct: true });
  const facts: Facts = {
    ...day,
    cycles: [
      { kind: "saturn-return", dates: [on("2019-01-01"), on("2048-06-01")] },
      { kind: "chiron-return", dates: [] },
      { kind: "progressed-moon-sign", dates: [{ ...on("2000-01-01"), sign: "Leo" }] },
      { kind: "progressed-moon-phase", dates: [{ ...on("2001-01-01"), phase: "full-moon" }] },
    ],
  };
  const expected: readonly Test[] = [
    ...ofDay,
    ...(["saturn-return", "progressed-moon-sign", "progressed-moon-phase"] as const).map((kind) => ({
      ...({ fact: "cycle" } as const),
      any: [kind],
    })),
    { fact: "crossing", kind: "saturn-return", count: 1 },
    { fact: "crossing", kind: "saturn-return", count: 2 },
    { fact: "progressed", kind: "progressed-moon-sign", in: ["Leo"] },
    { fact: "progressed", kind: "progressed-moon-phase", in: ["full-moon"] },
  ];
  expect(keysOf(facts)).toEqual(asked(expected));
});

test("a T-square without one modality is mixed, and a figure without an apex names none", () => {
  const members = ["sun", "moon", "mars"] as const;
  const configurations: Facts["configurations"] = [{ type: "t-square", planets: members }];
  // With a time, since the Moon’s figures are certain then.
  const timed: Facts = { ...day, timeUnknown: false };
  const more = [...keysOf({ ...timed, configurations })].filter((key) => !keysOf(timed).has(key));
  expect(more).toEqual(testKeys({ fact: "pattern", type: "t-square", by: "modality", is: "mixed" }));
});
