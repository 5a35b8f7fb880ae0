import type { AspectType } from "@cosmic/chart/names";
import { type LegendEntry, legendMarks } from "../book/legend.ts";
import type { Drawing, Mark } from "../drawing.ts";
import { aspectStyles } from "../glyphs/aspect-styles.ts";
import { glyphMark } from "../glyphs/glyphs.ts";
import { cellMarks, closeMark, type GridContact } from "./tables/grid-cells.ts";
import {
  cellSize,
  cornerMarks,
  type GridEnds,
  gridEnds,
  gridRules,
  headMarks,
  openDot,
  rowMarks,
  voidMarks,
} from "./tables/grid-frame.ts";

/** Two charts' contacts; every `PairFacts` has them. */
export interface ContactGridFacts<Contact extends GridContact> {
  readonly contacts: readonly Contact[];
  readonly first: { readonly timeUnknown: boolean };
  readonly second: { readonly timeUnknown: boolean };
}

/** Labels of a contact grid, in the reader's language. */
export interface ContactGridWords<Contact extends GridContact> {
  /** Text alternative: whose charts, and how many contacts. */
  readonly title: string;
  /** Whose bodies are the rows, and whose the columns. */
  readonly first: string;
  readonly second: string;
  readonly aspects: Readonly<Record<AspectType, string>>;
  /** "Closer than 3°". */
  readonly closer: string;
  /** Formats an orb in degrees. */
  readonly orb: (orbDeg: number) => string;
  /** One contact as a sentence. */
  readonly contact: (contact: Contact) => string;
}

const order: readonly AspectType[] = ["conjunction", "sextile", "square", "trine", "opposition", "quincunx"];
/** Room for the frame's stroke. */
const edge = 2;
const keys = { wide: { size: 17, indent: 34, lineHeight: 36 }, compact: { size: 15, indent: 27, lineHeight: 30 } };
const compactWidth = 340;

/**
 * The contacts of two charts: the first's bodies in rows, the second's in columns, in each shared cell the aspect's glyph
 * over its orb, tinted and ruled under 3°. Moon and angles of an untimed chart, and contacts that do not hold all through
 * its day, are left out; Chiron and the node have a row or column if they meet anything. 56 units per cell.
 */
export function contactGrid<Contact extends GridContact>(
  facts: ContactGridFacts<Contact>,
  words: ContactGridWords<Contact>,
): Drawing {
  const grid = gridOf(facts);
  const { ends, certain } = grid;
  const [width, height] = sizeOf(ends);
  const key = legendMarks(entries(words), { ...keys.wide, left: 2, right: width, y: height + 40 });
  return {
    viewBox: [-edge, -edge, width + 2 * edge, key.bottom + edge],
    title: words.title,
    description: certain.map(words.contact),
    hook: "contact-grid wide",
    marks: [
      ...voidMarks(ends),
      ...gridRules(ends, 0),
      ...cornerMarks(),
      ...rowMarks(ends.first, "wide"),
      ...headMarks(ends.second, "wide"),
      ...cellMarks(certain, ends, { form: "wide", orb: words.orb }),
      ...key.marks,
    ],
  };
}

/** The compact form in three drawings. */
export interface ScrollingGrid {
  /** The first's bodies: stays in place at the left. Decorative, since `cells` says everything. */
  readonly rows: Drawing;
  /** Scrolls sideways beside it, at the same height. */
  readonly cells: Drawing;
  /** Below both, 340 units wide. Decorative. */
  readonly key: Drawing;
}

/** The contact grid for containers under 520 px: without orbs, its first column apart so that it can stay in place. */
export function scrollingContactGrid<Contact extends GridContact>(
  facts: ContactGridFacts<Contact>,
  words: ContactGridWords<Contact>,
): ScrollingGrid {
  const { ends, certain } = gridOf(facts);
  const [width, height] = sizeOf(ends);
  const key = legendMarks(entries(words), { ...keys.compact, left: 0, right: compactWidth, y: 22 });
  const boxOf = (left: number, wide: number) => [left, -edge, wide, height + 2 * edge] as const;
  return {
    rows: {
      viewBox: boxOf(-edge, cellSize + edge),
      title: "",
      hook: "contact-grid-rows",
      marks: [...gridRules({ ...ends, second: [] }, 0), ...cornerMarks(), ...rowMarks(ends.first, "compact")],
    },
    cells: {
      viewBox: boxOf(cellSize, width - cellSize + edge),
      title: words.title,
      description: certain.map(words.contact),
      hook: "contact-grid-cells",
      marks: [
        ...voidMarks(ends),
        ...gridRules(ends, cellSize),
        ...headMarks(ends.second, "compact"),
        ...cellMarks(certain, ends, { form: "compact", orb: words.orb }),
      ],
    },
    key: { viewBox: [0, 0, compactWidth, key.bottom], title: "", hook: "contact-grid-key", marks: key.marks },
  };
}

function gridOf<Contact extends GridContact>({ contacts, first, second }: ContactGridFacts<Contact>) {
  const known = contacts.filter(({ certain }) => certain);
  const ends: GridEnds = {
    first: gridEnds(
      known.map((contact) => contact.first),
      first,
    ),
    second: gridEnds(
      known.map((contact) => contact.second),
      second,
    ),
  };
  const certain = known.filter((one) => ends.first.includes(one.first) && ends.second.includes(one.second));
  return { ends, certain };
}

function sizeOf({ first, second }: GridEnds): readonly [width: number, height: number] {
  return [(second.length + 1) * cellSize, (first.length + 1) * cellSize];
}

function entries(words: ContactGridWords<never>): readonly LegendEntry[] {
  const dot = (at: { readonly x: number; readonly y: number }, open: boolean): readonly Mark[] => [openDot(at, open)];
  return [
    { label: words.first, sample: (at) => dot(at, false) },
    { label: words.second, sample: (at) => dot(at, true) },
    ...order.map(
      (type): LegendEntry => ({
        label: words.aspects[type],
        sample: (at) => [glyphMark({ name: type, ...at, size: 19, ink: aspectStyles[type].ink, strokeWidth: 1.75 })],
      }),
    ),
    { label: words.closer, sample: ({ x, y }) => closeMark({ x: x - 8, y: y - 8 }, 16, "water") },
  ];
}
