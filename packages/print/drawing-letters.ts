import type { ReportDocument } from "@cosmic/report/document";
import type { Printable } from "./printable.ts";
import type { Typeface } from "./typeface.ts";

type Drawing = ReportDocument["seal"];
type Mark = Drawing["marks"][number];

/** The faces of a drawing's lettering, and what each can draw. */
export interface FaceCoverage {
  readonly text: Pick<Typeface, "has">;
  readonly ui: Pick<Typeface, "has">;
}

// Both faces lack the primes of arc minutes and seconds; at the size of a figure the straight quotes look the same.
const standIns: ReadonlyMap<string, string> = new Map([
  ["\u2032", "'"],
  ["\u2033", '"'],
]);
/** Both faces have the lozenge; neither has U+FFFD. */
const figureMark = "\u25CA";

/**
 * The drawing with only letters its faces have. Inside an SVG the compiler would take a missing letter from any
 * typeface of the machine, and the same report would differ from one machine to the next.
 */
export function letterDrawing(drawing: Drawing, coverage: FaceCoverage): Omit<Printable<Drawing>, "families"> {
  let replacedCharacters = 0;
  const spell = (letter: string, face: Pick<Typeface, "has">): string => {
    if (face.has(letter.codePointAt(0) ?? 0)) return letter;
    const standIn = standIns.get(letter);
    if (standIn === undefined) replacedCharacters++;
    return standIn ?? figureMark;
  };
  const walk = (mark: Mark): Mark =>
    mark.text || mark.marks
      ? {
          ...mark,
          ...(mark.text && {
            text: Array.from(mark.text, (letter) => spell(letter, coverage[mark.lettering?.face ?? "text"])).join(""),
          }),
          ...(mark.marks && { marks: mark.marks.map(walk) }),
        }
      : mark;
  return { value: { ...drawing, marks: drawing.marks.map(walk) }, replacedCharacters };
}
