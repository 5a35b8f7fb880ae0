import type { Pixels } from "./read-png.ts";
import { writePng } from "./write-png.ts";

/** Enough for a line drawing: a background, a few inks and the shades between them. */
const usualColours = 96;
/** Colors that agree in this many high bits count as one when choosing. */
const keptBits = 4;

interface Reduction {
  /** Colors (`#RRGGBB`) that are kept even if they cover few pixels. */
  readonly inks?: readonly string[];
  readonly mostColours?: number;
  /** Notes kept in the file. */
  readonly texts?: Readonly<Record<string, string>>;
}

/** The same image in few colors, as a small PNG. */
export function palettePng(pixels: Pixels, { inks = [], mostColours = usualColours, texts = {} }: Reduction): Buffer {
  const kept = inks.map((one) => Number.parseInt(one.slice(1), 16));
  const colours = [...new Set([...kept, ...choose(pixels)])].slice(0, mostColours);
  const nearest = new Map<number, number>();
  const indexes = new Uint8Array(pixels.width * pixels.height);
  for (let place = 0; place < indexes.length; place += 1) {
    const colour = colourAt(pixels, place);
    const index = nearest.get(colour) ?? nearestOf(colour, colours);
    nearest.set(colour, index);
    indexes[place] = index;
  }
  return writePng({ width: pixels.width, height: pixels.height, levels: indexes, colours, texts });
}

const colourAt = ({ rgb }: Pixels, place: number): number =>
  ((rgb[place * 3] ?? 0) << 16) | ((rgb[place * 3 + 1] ?? 0) << 8) | (rgb[place * 3 + 2] ?? 0);

/** The most frequent colors, one of each group of near-identical ones. */
function choose(pixels: Pixels): readonly number[] {
  const counts = new Map<number, number>();
  for (let place = 0; place < pixels.width * pixels.height; place += 1) {
    const colour = colourAt(pixels, place);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const shift = 8 - keptBits;
  const kindOf = (colour: number) =>
    ((colour >> (16 + shift)) << 16) | (((colour >> (8 + shift)) & 255) << 8) | ((colour & 255) >> shift);
  const kinds = new Map<number, { colour: number; count: number; best: number }>();
  for (const [colour, count] of counts) {
    const known = kinds.get(kindOf(colour)) ?? { colour, count: 0, best: 0 };
    known.count += count;
    if (count > known.best) Object.assign(known, { colour, best: count });
    kinds.set(kindOf(colour), known);
  }
  return [...kinds.values()]
    .sort((one, other) => other.count - one.count || one.colour - other.colour)
    .map(({ colour }) => colour);
}

function nearestOf(colour: number, colours: readonly number[]): number {
  const part = (of: number, bits: number) => (of >> bits) & 255;
  let best = { index: 0, distance: Number.POSITIVE_INFINITY };
  for (const [index, other] of colours.entries()) {
    const distance = [16, 8, 0].reduce((sum, bits) => sum + (part(colour, bits) - part(other, bits)) ** 2, 0);
    if (distance < best.distance) best = { index, distance };
  }
  return best.index;
}
