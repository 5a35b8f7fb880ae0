import { glossaryTerms } from "./glossary-terms.ts";
import { type Kind, linesKind, part, subject } from "./kind.ts";

const line = "glossary, methods";

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
