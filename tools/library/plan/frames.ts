import { chapterOpenings } from "@cosmic/library/chapters";
import { glossaryTerms } from "./glossary-terms.ts";
import { type Kind, linesKind, part, subject } from "./kind.ts";

const line = "joints, openings, glossary, methods";

/** Relations between two neighbors in a chapter. */
const relations = [
  "same-element",
  "same-mode",
  "same-sign",
  "same-house",
  "different-element",
  "ruler-of",
  "disposits",
  "opposite-signs",
  "heavier-than",
  "repeats-a-theme",
  "contradicts",
  "empty-house",
  "retrograde",
  "angular",
  "near-the-sun",
  "in-sect",
  "out-of-sect",
  "tight-orb",
] as const;
const jointsEach = ["1", "2", "3", "4", "5"].map((name) => part(name, 21, { now: true, bounds: [9, 36] }));

export const joints: Kind = linesKind({
  name: "joints",
  line,
  slots: ["a", "b", "house", "element", "mode", "sign", "angle", "orb"],
  numbered: true,
  subjects: [
    subject({
      id: "joints/relations",
      about: "a sentence that leads from {a} to {b}, for their relation",
      headings: relations,
      parts: jointsEach,
    }),
  ],
});

export const chapters: Kind = linesKind({
  name: "chapters",
  line,
  slots: ["name", "a", "b", "sign", "house", "element", "mode"],
  numbered: true,
  subjects: [
    {
      id: "chapters/openings",
      about: "first lines of a chapter, chosen by what its facts are",
      passages: Object.entries(chapterOpenings).map(([heading, variants]) => ({
        heading,
        parts: variants.map((name) => part(name, 32, { now: true, bounds: [15, 75] })),
      })),
    },
    subject({
      id: "chapters/closings",
      about: "last lines of a chapter",
      headings: Object.keys(chapterOpenings).filter((chapter) => chapter !== "appendix"),
      parts: ["1", "2"].map((name) => part(name, 22, { now: true, bounds: [10, 55] })),
    }),
  ],
});

export const glossary: Kind = linesKind({
  name: "glossary",
  line,
  subjects: [
    subject({
      id: "glossary/terms",
      about: "a term as the reader sees it, and its meaning in plain words",
      headings: glossaryTerms,
      parts: [part("term", 2, { now: true, bounds: [1, 6] }), part("meaning", 20, { now: true, bounds: [9, 45] })],
    }),
  ],
});

const methodHeadings = [
  "positions",
  "time-and-clocks",
  "houses",
  "zodiac",
  "aspects",
  "configurations",
  "dignity",
  "sect-and-strength",
  "themes",
  "spine",
  "tensions",
  "now",
  "cycles",
  "uncertainty",
  "alignment-bars",
  "rarity",
  "how-the-words-are-chosen",
  "limits",
];

export const methods: Kind = linesKind({
  name: "methods",
  line,
  subjects: [
    subject({
      id: "methods/methods",
      about: "how a figure of the book was found",
      headings: methodHeadings,
      parts: [part("title", 3, { now: true, bounds: [1, 9] }), part("text", 44, { now: true, bounds: [25, 120] })],
    }),
  ],
});
