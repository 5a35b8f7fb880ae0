import type { AspectType } from "@cosmic/chart/names";
import type { PairEnd } from "@cosmic/chart/pair/contacts/contact";
import type { Form } from "../../book/form.ts";
import { washMark } from "../../book/inked-signs.ts";
import type { Ink, Lettering, Mark } from "../../drawing.ts";
import { groupMark, pathMark, textMark } from "../../geometry/marks.ts";
import { type Point, round } from "../../geometry/polar.ts";
import { aspectStyles } from "../../glyphs/aspect-styles.ts";
import { glyphMark } from "../../glyphs/glyphs.ts";
import { cellSize, type GridEnds } from "./grid-frame.ts";

/** An aspect from the first chart to the second. */
export interface GridContact {
  readonly first: PairEnd;
  readonly second: PairEnd;
  readonly type: AspectType;
  /** Degrees from exact. */
  readonly orb: number;
  /** Holds all through the days in which the births may lie. */
  readonly certain: boolean;
}

const closeDeg = 3;
/** Wash and its rule stay clear of the cell's lines. */
const inset = 3;

const forms = {
  wide: { glyph: 21, stroke: 1.75, y: 21 },
  compact: { glyph: 32, stroke: 1.75, y: cellSize / 2 },
} as const;

interface CellStyle {
  readonly form: Form;
  readonly orb: (orbDeg: number) => string;
}

/** The cells in which two bodies meet: glyph, and in wide form the orb below it. */
export function cellMarks(contacts: readonly GridContact[], ends: GridEnds, { form, orb }: CellStyle): readonly Mark[] {
  return contacts.map((contact) => {
    const corner = {
      x: (ends.second.indexOf(contact.second) + 1) * cellSize,
      y: (ends.first.indexOf(contact.first) + 1) * cellSize,
    };
    const { ink } = aspectStyles[contact.type];
    const close = contact.orb < closeDeg;
    const { glyph, stroke, y } = forms[form];
    const middle = corner.x + cellSize / 2;
    const lettering: Lettering = { face: "ui", size: 14.5, anchor: "middle", ...(close ? { weight: 500 } : {}) };
    const figure = { x: middle, y: corner.y + 47, words: orb(contact.orb) };
    return groupMark(
      [
        ...(close ? closeMark({ x: corner.x + inset, y: corner.y + inset }, cellSize - 2 * inset, ink) : []),
        glyphMark({ name: contact.type, x: middle, y: corner.y + y, size: glyph, ink, strokeWidth: stroke }),
        ...(form === "wide" ? [textMark(figure, lettering, { fill: close ? "ink" : "ink-3" })] : []),
      ],
      undefined,
      `g-cell a-${contact.first} b-${contact.second}`,
    );
  });
}

/** The wash of a close contact, with a hairline round it: closeness is not shown by color alone. */
export function closeMark({ x, y }: Point, side: number, ink: Ink): readonly Mark[] {
  const d = `M${round(x)} ${round(y)}h${side}v${side}h${-side}Z`;
  return [washMark(d, ink), pathMark(d, { stroke: ink, width: 0.9, opacity: 0.55 })];
}
