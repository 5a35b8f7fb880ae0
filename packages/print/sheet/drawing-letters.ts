import type { ReportDocument } from "@cosmic/report/document";
import type { Typeface } from "../faces/typeface.ts";
import type { Printable } from "./printable.ts";

type Drawing = ReportDocument["seal"];
type Mark = Drawing["marks"][number];

/** The typefaces used in drawings, and what each can draw. */
export interface FaceCoverage {
  readonly text: Pick<Typeface, "has">;
  readonly ui: Pick<Typeface, "has">;
}

// Both typefaces lack the primes for arcminutes and arcseconds; at drawing size straight quotes look the same.
const standIns: ReadonlyMap<string, string> = new Map([
  ["\u2032", "'"],
  ["\u2033", '"'],
]);
/** Both typefaces have the lozenge; neither has U+FFFD. */
const figureMark = "\u25CA";

/** The drawing restricted to letters its typefaces have. Inside an SVG the compiler would take a missing letter from
 * any font installed on the machine, so the same report would differ between machines. */
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
