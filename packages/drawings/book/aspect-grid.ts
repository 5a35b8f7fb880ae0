import { type Aspect, type AspectType, type Facts, planets } from "@cosmic/chart/facts";
import type { Drawing, Lettering, Mark } from "../drawing.ts";
import { textWidth } from "../geometry/letter-widths.ts";
import { groupMark, pathMark, textMark } from "../geometry/marks.ts";
import { round } from "../geometry/polar.ts";
import { aspectStyles } from "../glyphs/aspect-styles.ts";
import { type GlyphName, glyphMark } from "../glyphs/glyphs.ts";
import type { Form } from "./form.ts";
import { washMark } from "./inked-signs.ts";

/** Legend labels in the reader's language. */
export interface AspectGridWords {
  /** Text alternative: how many aspects, and the tightest. */
  readonly title: string;
  readonly aspects: Readonly<Record<AspectType, string>>;
  /** "Closer than 3°". */
  readonly closer: string;
  /** Formats an orb in degrees with one decimal: `0.3` or `0,3`. */
  readonly orb: (orbDeg: number) => string;
}

/** Side of a cell. */
const cell = 56;
const legendOrder: readonly AspectType[] = ["conjunction", "sextile", "square", "trine", "opposition", "quincunx"];

/** Sizes of the two forms; a compact cell holds only the glyph. */
const forms = {
  wide: { body: 30, bodyStroke: 1.6, glyph: 21, glyphStroke: 1.75, glyphY: 21, legend: 17, row: 38 },
  compact: { body: 38, bodyStroke: 1.75, glyph: 32, glyphStroke: 2, glyphY: cell / 2, legend: 29, row: 60 },
} as const;

/**
 * The aspect grid: ten planets along the diagonal, then Ascendant and Midheaven. Each pair's cell shows its aspect with
 * the orb below, tinted under 3°. Without a birth time, angles and the Moon's aspects are left out. The empty half
 * holds the legend; the compact form drops orbs and puts the legend below. 56 units per cell.
 */
export function aspectGrid(facts: Facts, words: AspectGridWords, form: Form = "wide"): Drawing {
  const bodies: readonly GlyphName[] = facts.timeUnknown ? planets : [...planets, "ascendant", "midheaven"];
  const size = bodies.length * cell;
  const found = new Map(aspectsIn(facts).map((aspect) => [pairOf(aspect.a, aspect.b), aspect]));
  const cells = bodies.flatMap((body, row) =>
    bodies.slice(0, row).flatMap((other, column) => {
      const aspect = found.get(pairOf(body, other));
      return aspect ? [cellMark(aspect, { column, row }, { words, form })] : [];
    }),
  );
  const below = form === "compact" ? 24 + Math.ceil((legendOrder.length + 1) / 2) * forms.compact.row : 0;
  return {
    viewBox: [-2, -2, size + 4, size + 4 + below],
    title: words.title,
    hook: `aspect-grid ${form}`,
    marks: [
      pathMark(rules(bodies.length), { stroke: "ink", width: form === "wide" ? 1 : 1.6, opacity: 0.42 }),
      ...cells,
      ...bodies.map((name, index) => bodyMark(name, index, form)),
      ...legend(words, size, form),
    ],
  };
}

/** Aspects between planets, and from planets to Ascendant and Midheaven. */
function aspectsIn(facts: Facts): readonly Aspect[] {
  if (!facts.timeUnknown) return [...facts.aspects, ...facts.angleAspects];
  return facts.aspects.filter(({ a, b }) => a !== "moon" && b !== "moon");
}

function pairOf(one: string, other: string): string {
  return [one, other].sort().join(" ");
}

/** The grid's stair-step lines: under each body and to its left. */
function rules(count: number): string {
  const end = count * cell;
  const steps = Array.from({ length: count }, (_, row) => {
    const y = row * cell;
    return `M0 ${y + cell}H${y + cell}M${y} ${y}V${end}`;
  });
  return `M0 0H${cell}M${end} ${end - cell}V${end}${steps.join("")}`;
}

function bodyMark(name: GlyphName, index: number, form: Form): Mark {
  const middle = index * cell + cell / 2;
  const { body, bodyStroke } = forms[form];
  return glyphMark({ name, x: middle, y: middle, size: body, ink: "ink", strokeWidth: bodyStroke, hook: "g-body" });
}

interface Style {
  readonly words: AspectGridWords;
  readonly form: Form;
}

function cellMark(aspect: Aspect, place: { readonly column: number; readonly row: number }, style: Style): Mark {
  const [x, y] = [place.column * cell, place.row * cell];
  const { ink } = aspectStyles[aspect.type];
  const { glyph, glyphStroke, glyphY } = forms[style.form];
  const inner = cell - 6;
  const orb: Lettering = { face: "ui", size: 14.5, anchor: "middle", ...(aspect.tight ? { weight: 500 } : {}) };
  const spot = { x: x + cell / 2, y: y + 47, words: style.words.orb(aspect.orb) };
  return groupMark(
    [
      ...(aspect.tight ? [washMark(`M${x + 3} ${y + 3}h${inner}v${inner}h${-inner}Z`, ink)] : []),
      glyphMark({ name: aspect.type, x: spot.x, y: y + glyphY, size: glyph, ink, strokeWidth: glyphStroke }),
      ...(style.form === "wide" ? [textMark(spot, orb, { fill: aspect.tight ? "ink" : "ink-3" })] : []),
    ],
    undefined,
    `g-cell a-${aspect.a} a-${aspect.b}`,
  );
}

/** Wide: one column at the upper right, where rows are short. Compact: two columns below. */
function legend(words: AspectGridWords, size: number, form: Form): readonly Mark[] {
  const { legend: letter, row, glyph, glyphStroke } = forms[form];
  const lettering: Lettering = { face: "ui", size: letter };
  const indent = letter * 2;
  const entries = [
    ...legendOrder.map((type) => ({ type, label: words.aspects[type] })),
    { type: null, label: words.closer },
  ];
  const longest = Math.max(...entries.map(({ label }) => textWidth(label, lettering)));
  const left = form === "wide" ? size - indent - longest : 0;
  return entries.flatMap(({ type, label }, index) => {
    const x = form === "wide" ? left : (index % 2) * (size / 2);
    const y = form === "wide" ? 14 + index * row : size + 40 + Math.floor(index / 2) * row;
    const sample = type
      ? glyphMark({
          name: type,
          x: x + letter / 2,
          y,
          size: glyph,
          ink: aspectStyles[type].ink,
          strokeWidth: glyphStroke,
        })
      : washMark(
          `M${round(x - 2)} ${round(y - letter * 0.65)}h${round(letter * 1.3)}v${round(letter * 1.3)}h${round(-letter * 1.3)}Z`,
          "water",
        );
    return [sample, textMark({ x: x + indent, y: y + letter * 0.35, words: label }, lettering, { fill: "ink-2" })];
  });
}
