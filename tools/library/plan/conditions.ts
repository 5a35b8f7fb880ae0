import { type Kind, part, passagesKind, subject } from "./kind.ts";
import { moreParts } from "./placements.ts";
import { elementNames, modalityNames, planetNames } from "./sky-names.ts";

const classical = ["sun", "moon", "venus", "mars", "jupiter", "saturn"] as const;
const moving = planetNames.filter((planet) => planet !== "sun" && planet !== "moon");
/** Fast and slow have passages for these; for the outer three the table suffices. */
const paced = ["mercury", "venus", "mars", "jupiter", "saturn"] as const;

/**
 * Mercury has no exaltation or fall of its own, the outer three have none; no birth of 1900 to 2035 has Pluto in
 * Taurus.
 */
const dignityHeadings = [
  ...classical.flatMap((planet) =>
    ["domicile", "exaltation", "detriment", "fall"].map((dignity) => `${planet}-${dignity}`),
  ),
  ...["mercury", "uranus", "neptune"].flatMap((planet) => [`${planet}-domicile`, `${planet}-detriment`]),
  "pluto-domicile",
];

const phases = [
  "new-moon",
  "waxing-crescent",
  "first-quarter",
  "waxing-gibbous",
  "full-moon",
  "waning-gibbous",
  "last-quarter",
  "waning-crescent",
] as const;

function each(names: readonly string[], states: readonly string[]): readonly string[] {
  return names.flatMap((name) => states.map((state) => `${name}-${state}`));
}

/** Each pair of names once, as in `fire-earth`. */
function pairsOf(names: readonly string[]): readonly string[] {
  return names.flatMap((one, index) => names.slice(index + 1).map((other) => `${one}-${other}`));
}

function core(words: number): readonly [ReturnType<typeof part>] {
  return [part("core", words)];
}

/** What a condition does to a planet's sign is a clause of it, so it stays short. */
const clause = [part("core", 52, { bounds: [35, 70] })] as const;

export const conditions: Kind = passagesKind({
  name: "conditions",
  line: "conditions",
  claims: [0, 3],
  slots: ["degree", "count"],
  optional: moreParts,
  subjects: [
    subject({
      id: "conditions/dignity",
      about: "a planet at home, honored, abroad or in a low place, whichever its sign",
      headings: dignityHeadings,
      parts: clause,
    }),
    {
      id: "conditions/motion",
      about: "retrograde, standing still, fast or slow at birth",
      passages: [
        ...each(moving, ["retrograde"]).map((heading) => ({ heading, parts: clause })),
        ...each(moving, ["stationary"]).map((heading) => ({ heading, parts: clause })),
        ...each(paced, ["fast", "slow"]).map((heading) => ({ heading, parts: clause })),
      ],
    },
    {
      id: "conditions/near-the-sun",
      about: "within 8° of the Sun, within 17°, or in its heart",
      passages: [
        ...each(["mercury", "venus"], ["combust"]).map((heading) => ({ heading, parts: clause })),
        ...each(moving, ["under-beams"]).map((heading) => ({ heading, parts: clause })),
        ...each(moving, ["cazimi"]).map((heading) => ({ heading, parts: clause })),
      ],
    },
    subject({ id: "conditions/moon-phase", about: "the Moon’s phase at birth", headings: phases, parts: core(110) }),
    subject({
      id: "conditions/elements",
      about: "an element that leads the chart, is missing from it or is least in it; two that lead together",
      headings: [...each(elementNames, ["dominant", "missing", "least"]), ...pairsOf(elementNames)],
      parts: core(92),
    }),
    subject({
      id: "conditions/modes",
      about: "a modality that leads the chart, is missing from it or is least in it; two that lead together",
      headings: [...each(modalityNames, ["dominant", "missing", "least"]), ...pairsOf(modalityNames)],
      parts: core(85),
    }),
    subject({
      id: "conditions/hemispheres",
      about: "most planets on one side of the horizon or the meridian",
      headings: ["east", "west", "above", "below", "even"],
      parts: core(72),
    }),
    subject({
      id: "conditions/house-classes",
      about: "most planets in angular, succedent or cadent houses",
      headings: ["angular", "succedent", "cadent"],
      parts: core(62),
    }),
    subject({
      id: "conditions/strength",
      about: "the strongest planet of the chart, and the weakest",
      headings: each(planetNames, ["strongest", "weakest"]),
      parts: clause,
    }),
    subject({
      id: "conditions/unaspected",
      about: "a planet that makes no aspect to another",
      headings: planetNames,
      parts: clause,
    }),
  ],
});
