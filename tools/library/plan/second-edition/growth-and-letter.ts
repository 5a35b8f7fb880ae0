import { structureTypes } from "@cosmic/chart/spine/spine";
import type { ClaimsTable } from "../../read/claims-table.ts";
import { type Kind, part, portraitsKind, subject } from "../kind.ts";
import { pairHeading } from "../turns.ts";

const families = ["strain", "chain", "ease", "crowd", "angle", "ruler", "lights", "alone"] as const;

/** Two passages for each pair of opposite claims: for sides that touch, and for sides that do not. */
export function growthKind({ pairs, laterPairs }: ClaimsTable): Kind {
  return portraitsKind({
    name: "growth",
    line: "second edition",
    claims: [0, 0],
    slots: ["a", "b"],
    fragments: ["title"],
    subjects: [
      subject({
        id: "growth/growth",
        about: "where a chart disagrees with itself; {a} carries the first claim",
        headings: [...pairs, ...laterPairs].map(([claim, opposite]) => pairHeading(claim, opposite)),
        parts: [
          part("title", 7, { bounds: [4, 12] }),
          ...["joined", "apart"].flatMap((name) => [
            part(name, 90, { bounds: [55, 125] }),
            part(`${name}-use`, 50, { bounds: [22, 85] }),
          ]),
        ],
      }),
    ],
  });
}

const byFamily = (words: number, bounds: readonly [number, number]) =>
  families.map((family) => part(family, words, { bounds }));
const parts = (names: readonly string[], words: number, bounds: readonly [number, number]) =>
  names.map((name) => part(name, words, { bounds }));

/** The letter that ends the book. */
export const letter: Kind = portraitsKind({
  name: "letter",
  line: "second edition",
  claims: [0, 0],
  slots: ["name", "voice", "other", "says", "reply", "date", "a", "b"],
  fragments: ["greeting"],
  subjects: [
    {
      id: "letter/letter",
      about: "the letter, from greeting to end",
      passages: [
        { heading: "greeting", parts: parts(["named", "unnamed"], 2, [1, 8]) },
        { heading: "start", parts: parts(["timed", "untimed"], 30, [12, 60]) },
        { heading: "knot", parts: parts([...structureTypes, "single"], 110, [60, 135]) },
        { heading: "second", parts: [...byFamily(55, [25, 85]), part("strain-apex", 55, { bounds: [25, 85] })] },
        { heading: "rule", parts: parts(["conflict", "chain", "apart"], 30, [12, 60]) },
        { heading: "behind", parts: parts(["line"], 36, [15, 65]) },
        { heading: "ahead", parts: parts(["line", "none"], 36, [15, 65]) },
        { heading: "questions", parts: parts(["line"], 14, [5, 30]) },
        { heading: "question", parts: byFamily(16, [6, 34]) },
        { heading: "end", parts: parts(["timed", "untimed"], 55, [25, 95]) },
      ],
    },
  ],
});
