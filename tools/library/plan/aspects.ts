import { type Kind, type PlannedPart, type PlannedSubject, part, passagesKind } from "./kind.ts";
import { moreParts } from "./placements.ts";
import { type AspectName, aspectNames, planetNames, spoken } from "./sky-names.ts";

/**
 * Possible aspects of the pairs that cannot have all six. Greatest elongations from the Sun: Mercury 28°, Venus 48°, so
 * at most 76° from each other; with the widest orbs a sextile begins at 53°, a square at 84°. According to the
 * ephemeris at ten-day steps, Neptune and Pluto make no other aspect at births of 1900 to 2035, and all other pairs
 * make all six.
 */
const limited: Readonly<Record<string, readonly AspectName[]>> = {
  "sun-mercury": ["conjunction"],
  "sun-venus": ["conjunction"],
  "mercury-venus": ["conjunction", "sextile"],
  "neptune-pluto": ["sextile"],
};

/** Parts that every aspect may have: `close` is used under 1° from exact, `wide` over 5°. */
const orbParts: readonly PlannedPart[] = [
  part("close", 30, { bounds: [15, 50] }),
  part("wide", 30, { bounds: [15, 50] }),
];

const personal: readonly string[] = ["sun", "moon", "mercury", "venus", "mars"];
const soft: readonly AspectName[] = ["trine", "sextile", "quincunx"];

function partsOfAspect(aspect: AspectName, withPersonal: boolean): readonly PlannedPart[] {
  if (aspect === "quincunx") return [part("core", 65, { now: true, bounds: [50, 118] })];
  const core = part("core", 90, { now: true, bounds: [70, 120] });
  if (!withPersonal || soft.includes(aspect)) return [core];
  return [core, part("strain", 65, { bounds: [50, 105] })];
}

function pairSubject(a: string, b: string): PlannedSubject {
  const pair = `${a}-${b}`;
  return {
    id: `aspects/${pair}`,
    about: `${spoken(a)} and ${spoken(b)}, by the nature of the angle`,
    passages: (limited[pair] ?? aspectNames).map((aspect) => ({
      heading: aspect,
      parts: partsOfAspect(aspect, personal.includes(a)),
    })),
  };
}

export const aspects: Kind = passagesKind({
  name: "aspects",
  line: "aspects",
  claims: [1, 4],
  slots: ["orb", "near"],
  optional: [...moreParts, ...orbParts],
  subjects: planetNames.flatMap((a, index) => planetNames.slice(index + 1).map((b) => pairSubject(a, b))),
});

/** Word counts of aspects to an angle: a conjunction or opposition says much, a sextile little. */
const angleWords: Readonly<Record<AspectName, number>> = {
  conjunction: 65,
  opposition: 65,
  square: 42,
  trine: 30,
  sextile: 28,
  quincunx: 22,
};

export const aspectsToAngles: Kind = passagesKind({
  name: "aspects-to-angles",
  line: "aspects to angles",
  claims: [0, 2],
  slots: ["orb"],
  optional: moreParts,
  subjects: planetNames.flatMap((planet) =>
    ["ascendant", "midheaven"].map((angle) => ({
      id: `aspects-to-angles/${planet}-${angle}`,
      about: `${spoken(planet)} to ${spoken(angle)}; an opposition stands on the ${angle === "ascendant" ? "Descendant" : "Imum Coeli"}`,
      passages: aspectNames.map((aspect) => ({
        heading: aspect,
        parts: [part("core", angleWords[aspect], { bounds: [Math.round(angleWords[aspect] * 0.75), 95] })],
      })),
    })),
  ),
});
