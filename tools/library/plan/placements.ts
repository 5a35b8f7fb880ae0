import { houseNumbers } from "@cosmic/chart/names";
import { type Kind, type PlannedPart, type PlannedSubject, part, passagesKind, subject } from "./kind.ts";
import { elementNames, ordinal, outerSigns, planetNames, pointNames, signNames, spoken } from "./sky-names.ts";

/** Lengths of the six parts, measured on the passages for the Moon in the twelve signs. */
const sixParts: readonly PlannedPart[] = [
  part("core", 105, { bounds: [90, 125], now: true }),
  part("gift", 90, { bounds: [60, 125] }),
  part("strain", 95, { bounds: [60, 125] }),
  part("scene", 85, { bounds: [60, 125] }),
  part("practice", 75, { bounds: [45, 100] }),
  part("others", 65, { bounds: [50, 100] }),
];

/** Parts that any passage may have in addition to those planned for its kind. */
export const moreParts: readonly PlannedPart[] = [
  part("gift", 80, { bounds: [50, 125] }),
  part("strain", 80, { bounds: [50, 125] }),
  part("scene", 75, { bounds: [50, 125] }),
  part("practice", 55, { bounds: [38, 100] }),
  part("others", 60, { bounds: [45, 100] }),
];

function partsOfPlanetInSign(planet: string): readonly PlannedPart[] {
  if (["sun", "moon", "ascendant"].includes(planet)) return sixParts;
  if (["mercury", "venus", "mars"].includes(planet)) {
    return [part("core", 100, { now: true, bounds: [85, 125] }), part("strain", 80), part("practice", 60)];
  }
  if (["jupiter", "saturn"].includes(planet)) {
    return [part("core", 95, { now: true, bounds: [80, 120] }), part("strain", 75)];
  }
  // What a generation shares is said in two or three sentences; house and aspects have passages of their own.
  return [part("core", 48, { now: true, bounds: [35, 62] })];
}

/** Outer planets describe a generation, so they claim little about one reader and lend a chapter no pull quote. */
function claimsInSign(planet: string): Pick<PlannedSubject, "claims" | "quoted"> {
  if (planet in outerSigns) return { claims: [0, 2], quoted: false };
  return planet === "jupiter" || planet === "saturn" ? { claims: [2, 4] } : {};
}

function signsOf(planet: string): readonly string[] {
  return planet === "uranus" || planet === "neptune" || planet === "pluto" ? outerSigns[planet] : signNames;
}

export const planetsInSigns: Kind = passagesKind({
  name: "planets-in-signs",
  line: "planets and Ascendant in signs",
  claims: [3, 5],
  slots: ["years"],
  quoted: true,
  optional: moreParts,
  subjects: [...planetNames, "ascendant"].map((planet) =>
    subject({
      id: `planets-in-signs/${planet}`,
      about: `${spoken(planet)} in ${planet in outerSigns ? "a sign: a generation, with {years}" : "the twelve signs"}`,
      headings: signsOf(planet),
      parts: partsOfPlanetInSign(planet),
      ...claimsInSign(planet),
    }),
  ),
});

/** Pages of a book without a birth time. */
export const dayAsItTurned: Kind = passagesKind({
  name: "the-day-as-it-turned",
  line: "planets and Ascendant in signs",
  claims: [0, 3],
  optional: moreParts,
  subjects: [
    subject({
      id: "the-day-as-it-turned/rising-signs",
      about: "what others would meet first if this sign was rising, and what tells it from its neighbors",
      headings: signNames,
      parts: [part("core", 48, { bounds: [38, 65] })],
    }),
    subject({
      id: "the-day-as-it-turned/high-latitude",
      about: "so near a pole that not every sign rises: what that leaves out, and what it leaves uneven",
      headings: ["fewer-than-twelve"],
      parts: [part("core", 80), part("scene", 70), part("strain", 90), part("practice", 80)],
    }),
    subject({
      id: "the-day-as-it-turned/two-moons",
      about: "the Moon changed sign that day: how the one reading and the next can be told apart",
      headings: signNames.map((sign, index) => `${sign}-${signNames[(index + 1) % signNames.length]}`),
      parts: [part("core", 65)],
    }),
    subject({
      id: "the-day-as-it-turned/two-suns",
      about: "the Sun changed sign that day: how the one reading and the next can be told apart",
      headings: signNames.map((sign, index) => `${sign}-${signNames[(index + 1) % signNames.length]}`),
      parts: [part("core", 65)],
    }),
    subject({
      id: "the-day-as-it-turned/rulers",
      about: "the planet that would lead the chart if its sign was rising, by the element it stands in; no house",
      headings: planetNames.flatMap((planet) => elementNames.map((element) => `${planet}-${element}`)),
      parts: [part("core", 77), part("strain", 69, { bounds: [48, 95] }), part("gift", 70, { bounds: [50, 90] })],
    }),
  ],
});

/** Pairs of planets described by their elements, the first planet's first, and what the pair is about. */
const pairsByElement = {
  "sun-moon": "what you mean to be and what you need",
  "mercury-mars": "the way from a thought to a deed",
  "sun-mars": "an aim, and the effort it gets",
  "venus-saturn": "what pleases you and what you hold yourself to",
  "jupiter-saturn": "how much you hope and how much you insist on",
} as const;

/** Two planets by the elements of their signs. */
export const twoPlanets: Kind = passagesKind({
  name: "two-planets",
  line: "two planets by element",
  claims: [0, 3],
  optional: moreParts,
  subjects: Object.entries(pairsByElement).map(([pair, about]) =>
    subject({
      id: `two-planets/${pair}`,
      about: `${about}: the element of ${pair.replace("-", " first, that of ")} second`,
      headings: elementNames.flatMap((first) => elementNames.map((second) => `${first}-${second}`)),
      parts: [
        part("core", 93, { bounds: [72, 120] }),
        part("gift", 76, { bounds: [52, 95] }),
        part("strain", 74, { bounds: [52, 95] }),
        part("others", 68, { bounds: [48, 85] }),
      ],
    }),
  ),
});

/** Dispositors: the planet that rules the sign another one is in. A planet in its own sign has none. */
export const signRulers: Kind = passagesKind({
  name: "sign-rulers",
  line: "rulers of signs",
  claims: [0, 3],
  slots: ["a", "b"],
  optional: moreParts,
  subjects: planetNames.slice(0, planetNames.indexOf("uranus")).map((planet) =>
    subject({
      id: `sign-rulers/${planet}`,
      about: `who rules the sign ${spoken(planet)} stands in; {a} is ${spoken(planet)} in its sign, {b} the ruler in its own`,
      headings: planetNames.filter((ruler) => ruler !== planet),
      parts: [part("core", 85)],
    }),
  ),
});

function partsOfPlanetInHouse(planet: string): readonly PlannedPart[] {
  if (["sun", "moon", "mercury", "venus", "mars"].includes(planet)) {
    return [part("core", 105, { now: true, bounds: [85, 135] }), part("scene", 75, { bounds: [55, 105] })];
  }
  if (["jupiter", "saturn"].includes(planet)) {
    return [part("core", 95, { now: true, bounds: [78, 135] }), part("strain", 55, { bounds: [42, 95] })];
  }
  return [part("core", 100, { now: true, bounds: [78, 135] })];
}

export const planetsInHouses: Kind = passagesKind({
  name: "planets-in-houses",
  line: "planets in houses",
  claims: [2, 4],
  optional: moreParts,
  subjects: planetNames.map((planet) =>
    subject({
      id: `planets-in-houses/${planet}`,
      about: `${spoken(planet)} in the twelve houses`,
      headings: houseNumbers,
      parts: partsOfPlanetInHouse(planet),
    }),
  ),
});

export const signsOnCusps: Kind = passagesKind({
  name: "signs-on-cusps",
  line: "signs on cusps",
  claims: [0, 3],
  slots: ["ruler"],
  optional: moreParts,
  subjects: houseNumbers.map((house) =>
    subject({
      id: `signs-on-cusps/${house}`,
      about: `a sign on the cusp of the ${ordinal(house)} house`,
      headings: signNames,
      parts: [part("core", 34, { bounds: [18, 55] })],
    }),
  ),
});

export const houseRulers: Kind = passagesKind({
  name: "house-rulers",
  line: "house rulers in houses",
  claims: [1, 3],
  slots: ["ruler"],
  optional: moreParts,
  subjects: houseNumbers.map((house) =>
    subject({
      id: `house-rulers/${house}`,
      about: `the ruler of the ${ordinal(house)} house; the heading is the house it stands in`,
      headings: houseNumbers,
      parts: [part("core", 70, { bounds: [52, 110] })],
    }),
  ),
});

/** In signs, where the node and Chiron are shared by years of births, a point has one or two sentences. */
const pointInSign = part("core", 44, { bounds: [28, 62] });
const pointInHouse = part("core", 72, { bounds: [55, 92] });

function pointKind(name: string, where: string, headings: readonly (string | number)[], core: PlannedPart): Kind {
  return passagesKind({
    name,
    line: "nodes, Chiron, Lilith, lots",
    claims: [0, 3],
    optional: moreParts,
    subjects: pointNames.map((point) =>
      subject({
        id: `${name}/${point}`,
        about: `${spoken(point)} in the twelve ${where}`,
        headings,
        parts: [core],
      }),
    ),
  });
}

export const pointsInSigns: Kind = pointKind("points-in-signs", "signs", signNames, pointInSign);
export const pointsInHouses: Kind = pointKind("points-in-houses", "houses", houseNumbers, pointInHouse);
