import { houseNumbers, moonPhaseNames, planets } from "@cosmic/chart/names";
import { structureTypes } from "@cosmic/chart/spine/spine";
import { type Kind, type PlannedPart, type PlannedSubject, part, portraitsKind, subject } from "../kind.ts";
import { modalityNames, signNames } from "../sky-names.ts";
import { facingPairs, receptionPairs } from "./pairs.ts";

/** A structure told in full, or a head before a passage that stands in the library already. */
const full: readonly PlannedPart[] = [part("core", 75, { bounds: [45, 110] }), part("life", 65, { bounds: [40, 105] })];
const head: readonly PlannedPart[] = [part("head", 70, { bounds: [35, 105] })];

const angles = ["ascendant", "midheaven", "descendant", "imumCoeli"];

const structure = (type: string, about: string, headings: readonly (string | number)[], parts = full): PlannedSubject =>
  subject({ id: `spine/${type}`, about, headings, parts });

const named = (name: string, words: number, bounds: readonly [number, number]) => ({
  heading: name,
  parts: structureTypes.map((type) => part(type, words, { bounds })),
});

/** What is said of the spine itself, around its structures. */
const frames: PlannedSubject = {
  id: "spine/frames",
  about: "the opening of the spine chapter, and how each structure is named, shown and asked about",
  passages: [
    ...["opening-one", "opening-two", "opening-three"].map((heading) => ({
      heading,
      parts: ["timed", ...(heading === "opening-two" ? ["timed-strain", "timed-chain"] : []), "untimed"].map((name) =>
        part(name, 75, { bounds: [45, 115] }),
      ),
    })),
    named("names", 5, [2, 12]),
    named("short-names", 2, [1, 5]),
    named("witness", 50, [20, 90]),
    {
      heading: "covers",
      parts: ["all", "most", "part", "most-alone", "part-alone"].map((name) => part(name, 24, { bounds: [10, 45] })),
    },
    {
      heading: "closest",
      parts: ["line", "wider", "unlisted", "company"].map((name) => part(name, 20, { bounds: [6, 32] })),
    },
    {
      heading: "ties",
      parts: ["shared", "angle", "ruler", "chief", "apart"].map((name) => part(name, 28, { bounds: [12, 50] })),
    },
    {
      heading: "ordinals",
      parts: ["first", "second", "third"].map((name) => part(name, 3, { bounds: [2, 4] })),
    },
    { heading: "forward", parts: ["chain", "strain", "other"].map((name) => part(name, 80, { bounds: [40, 110] })) },
    { heading: "questions-intro", parts: [part("line", 18, { bounds: [6, 40] })] },
    named("questions", 17, [7, 32]),
    named("thesis", 20, [9, 36]),
    named("thesis-second", 20, [9, 36]),
    named("thesis-third", 20, [9, 36]),
  ],
};

export const spine: Kind = portraitsKind({
  name: "spine",
  line: "second edition",
  claims: [0, 3],
  slots: ["name", "count", "a", "b", "c", "voice", "other", "sign", "orb"],
  // A witness without a measured orb has a variant.
  optional: [
    ...structureTypes.map((type) => `${type}-plain`),
    "singleton-fire",
    "singleton-earth",
    "singleton-air",
    "singleton-water",
  ].map((name) => part(name, 50, { bounds: [20, 90] })),
  fragments: ["names", "short-names", "ordinals"],
  subjects: [
    structure("ring", "a ring of three or more rulers, by its heaviest member", planets),
    structure("final-dispositor", "the planet every chain of rulers ends in", planets),
    structure("reception", "two planets in each other’s signs", receptionPairs),
    structure("sun-ruler", "the Sun and the planet that rules its sign", planets),
    structure("chart-ruler", "the Ascendant and the planet that rules it", planets),
    subject({
      id: "spine/links",
      about: "one step of a ring: a planet, and the ruler of the sign it stands in",
      headings: planets.flatMap((a) => planets.filter((b) => b !== a).map((b) => `${a}-${b}`)),
      parts: [part("link", 13, { bounds: [6, 24] })],
    }),
    structure("t-square", "the apex of a T-square", planets),
    structure("yod", "the apex of a yod", planets),
    structure("kite", "the way out of a kite’s trine", planets),
    structure("grand-cross", "a grand cross, by modality", [...modalityNames, "none"]),
    structure("grand-trine", "a grand trine, by its heaviest member", planets),
    structure("mystic-rectangle", "a mystic rectangle", ["any"]),
    structure("opposition", "two planets across the chart; their passage follows", facingPairs, head),
    structure("square", "two planets at a right angle; their passage follows", facingPairs, head),
    structure("sign-stellium", "a stellium in a sign; its passage follows", signNames, head),
    structure("house-stellium", "a stellium in a house; its passage follows", houseNumbers, head),
    structure(
      "angular",
      "a planet close to an angle",
      planets.flatMap((planet) => angles.map((angle) => `${planet}-${angle}`)),
      head,
    ),
    structure("sun-moon", "Sun and Moon, by phase", [...moonPhaseNames, "none"]),
    structure(
      "singleton",
      "a planet alone in a half of the sky or in its element",
      planets.flatMap((planet) => [`${planet}-half`, `${planet}-element`]),
    ),
    structure("close-aspect", "a close soft aspect, without a birth time; its passage follows", ["any"], head),
    frames,
  ],
});
