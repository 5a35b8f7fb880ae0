import { type StructureManner, structureManners } from "@cosmic/library/test-words";
import { type Kind, part, portraitsKind, subject } from "../kind.ts";

const paragraph = (name: string) => part(name, 62, { bounds: [45, 90] });
const parts = [
  part("meeting", 112, { bounds: [85, 125] }),
  part("thesis", 24, { bounds: [14, 36] }),
  ...["soul", "heart", "entrance", "words", "love", "work", "trust"].map(paragraph),
  part("letter", 35, { bounds: [20, 50] }),
];

/** Manners of which a chart has one structure at most: a second would say the same. */
const once: readonly StructureManner[] = ["circle", "exchange", "crowd", "lights", "single"];

function secondsOf(first: StructureManner): readonly StructureManner[] {
  const later = structureManners.slice(structureManners.indexOf(first));
  return later.filter((second) => {
    if (second === first) return !once.includes(first);
    return first !== "circle" || second !== "exchange";
  });
}

/** What two structures of one chart make of each other, by what each does to a matter that counts. */
export const twoStructures: Kind = portraitsKind({
  name: "arguments",
  line: "second edition",
  claims: [0, 0],
  slots: ["voice", "other"],
  subjects: structureManners.map((first) =>
    subject({
      id: `arguments/${first}`,
      about: "which matters go by the one structure and which by the other, from the knot to the letter",
      headings: secondsOf(first),
      parts,
    }),
  ),
});
