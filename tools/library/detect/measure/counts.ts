import type { Shape } from "@cosmic/library/unit";
import { type Detecting, type Hit, hitsIn, type RuleName, withoutWhy } from "../find/detectors.ts";
import { grouped, type Paragraph } from "../find/paragraph.ts";
import { type RationCount, rationCounts } from "../find/rations.ts";

/** What the detectors count in the passages of one kind. */
export interface KindCounts {
  readonly kind: string;
  readonly passages: number;
  readonly paragraphs: number;
  readonly words: number;
  readonly hits: Readonly<Partial<Record<RuleName, number>>>;
  readonly rations: readonly RationCount[];
  readonly shapes: Readonly<Record<Shape, number>>;
  /** Words of a sentence on average; shares of very short sentences and of paragraphs with a long one. */
  readonly music: { readonly mean: number; readonly short: number; readonly long: number };
}

/** Shares of last sentences that may be short, or commands (rule 3). */
export const endingShares = { short: 1 / 5, command: 1 / 10 } as const satisfies Partial<Record<RuleName, number>>;

/** Every hit of the given paragraphs; passages without a reason are judged by the whole library. */
export function allHits(detect: Detecting, paragraphs: readonly Paragraph[] = detect.paragraphs): readonly Hit[] {
  const asked = new Set(paragraphs);
  return [
    ...paragraphs.flatMap((paragraph) => hitsIn(paragraph, detect)),
    ...withoutWhy(detect).filter(({ paragraph }) => asked.has(paragraph)),
  ];
}

/** The counts of each kind, in the order of the library. */
export function countsByKind(detect: Detecting): readonly KindCounts[] {
  const hits = grouped(allHits(detect), ({ paragraph }) => paragraph.kind);
  return [...grouped(detect.paragraphs, ({ kind }) => kind)].map(([kind, own]) =>
    countsOf(kind, own, { detect, hits: hits.get(kind) ?? [] }),
  );
}

/** The counts of some paragraphs taken together. */
export function countsOf(
  kind: string,
  own: readonly Paragraph[],
  { detect, hits }: { readonly detect: Detecting; readonly hits: readonly Hit[] },
): KindCounts {
  const words = own.reduce((sum, one) => sum + one.words, 0);
  const texts = own.map(({ text }) => text);
  return {
    ...{ kind, words, paragraphs: own.length, passages: new Set(own.map(({ unit }) => unit)).size },
    hits: counted(hits.map(({ rule }) => rule)),
    rations: rationCounts(texts, words, detect.rules),
    shapes: { ...noShapes, ...counted(own.map(detect.shapeOf)) },
    music: musicOf(own),
  };
}

const noShapes: Record<Shape, number> = {
  ...{ plain: 0, instances: 0, why: 0, turn: 0, scene: 0, hard: 0, good: 0, use: 0 },
};

function counted<Name extends string>(names: readonly Name[]): Partial<Record<Name, number>> {
  const counts: Partial<Record<Name, number>> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}

const shortSentence = 5;
const longSentence = 25;

function musicOf(own: readonly Paragraph[]): KindCounts["music"] {
  const lengths = own.flatMap(({ sentenceWords }) => sentenceWords.map(({ length }) => length));
  const long = own.filter(({ sentenceWords }) => sentenceWords.some(({ length }) => length >= longSentence));
  return {
    mean: lengths.reduce((sum, one) => sum + one, 0) / Math.max(1, lengths.length),
    short: lengths.filter((length) => length < shortSentence).length / Math.max(1, lengths.length),
    long: long.length / Math.max(1, own.length),
  };
}
