import type { Birth } from "@cosmic/chart/birth";
import type { NatalChart } from "@cosmic/chart/natal-chart";
import {
  type Finding,
  type FindingKind,
  findingKinds,
  type ReportText,
} from "@cosmic/interpretation/checker/report-text";
import { checkReportText } from "@cosmic/interpretation/checker/text-checker";
import type { ReportLibrary } from "@cosmic/interpretation/passages/report-library";
import { planAndCompose } from "../compose-report.ts";
import type { Language } from "../document.ts";
import { proseWords } from "../prose-words.ts";
import { peerBirths, randomBirths, randomFrom } from "../testing/random-births.ts";
import { checkedText, paragraphsOf } from "./checked-text.ts";
import { sentencesIn, sharedPercent } from "./shared-sentences.ts";

/** Input for checking many books. */
export interface CheckOrder {
  readonly charts: number;
  readonly seed: number;
  /** Groups of births within two years, compared among themselves, instead of births of all years. */
  readonly peers?: boolean;
  readonly language: Language;
  readonly siteName: string;
  readonly library: ReportLibrary;
  readonly phrases: ReportText["phrases"];
  /** Civil date the books are written on, `YYYY-MM-DD`. */
  readonly asOf: string;
  /** The chart of a birth; one that cannot be read is skipped. */
  readonly chartOf: (birth: Birth) => NatalChart;
  /** Called for each finding as it is found. */
  readonly onFinding?: (birth: Birth, finding: Finding) => void;
}

/** Words of prose: least, median, most. */
export type WordRange = readonly [least: number, median: number, most: number];

/** Results. Word counts are of prose; shared sentences are percentages over random pairs of books. */
export interface CheckedMany {
  readonly charts: number;
  readonly seed: number;
  readonly findings: number;
  readonly byKind: Readonly<Partial<Record<FindingKind, number>>>;
  readonly wordsMin: number;
  readonly wordsMedian: number;
  readonly wordsMax: number;
  /** The same for books with and without a birth time. */
  readonly timed: WordRange;
  readonly untimed: WordRange;
  /** Fewest and median contradictions that a book names and reconciles. */
  readonly reconciledMin: number;
  readonly reconciledMedian: number;
  readonly sharedSentencesMedian: number;
  readonly sharedSentencesP95: number;
  /** Passages the charts need but the library lacks, with the number of charts that need each. */
  readonly missing: ReadonlyMap<string, number>;
}

/** Random pairs per compared book. */
const pairsPerBook = 3;
/** Maximum number of books whose sentences are kept: enough for a stable 95th percentile. */
const mostBooksCompared = 400;

/** Composes and checks the given number of random books. Deterministic for a given seed. */
export function checkMany(order: CheckOrder): CheckedMany {
  const byKind = new Map<FindingKind, number>();
  const missing = new Map<string, number>();
  const words: Record<"timed" | "untimed", number[]> = { timed: [], untimed: [] };
  const reconciled: number[] = [];
  const groups = birthsOf(order).map((births) => {
    const books: ReadonlySet<string>[] = [];
    for (const birth of births) check(birth, books);
    return books;
  });
  function check(birth: Birth, books: ReadonlySet<string>[]): void {
    const chart = order.chartOf(birth);
    if (!chart.ok) return;
    const { at, facts } = chart;
    const { language, siteName, library, phrases, asOf } = order;
    const { plan, document } = planAndCompose({ at, facts, asOf, language, siteName, library });
    words[facts.timeUnknown ? "untimed" : "timed"].push(proseWords(paragraphsOf(document)));
    for (const id of plan.missing) missing.set(id, (missing.get(id) ?? 0) + 1);
    if (books.length < mostBooksCompared) books.push(sentencesIn(document));
    const text = checkedText(document, { facts, library, phrases });
    reconciled.push(text.tensions.filter((tension) => tension.reconciled).length);
    for (const finding of checkReportText(text)) {
      byKind.set(finding.kind, (byKind.get(finding.kind) ?? 0) + 1);
      order.onFinding?.(birth, finding);
    }
  }
  const all = [...words.timed, ...words.untimed];
  const shared = groups.flatMap((books) => pairsOf(books, order.seed)).map(([one, other]) => sharedPercent(one, other));
  return {
    charts: all.length,
    seed: order.seed,
    findings: [...byKind.values()].reduce((sum, count) => sum + count, 0),
    byKind: Object.fromEntries(findingKinds.flatMap((kind) => (byKind.has(kind) ? [[kind, byKind.get(kind)]] : []))),
    wordsMin: quantile(all, 0),
    wordsMedian: quantile(all, 1 / 2),
    wordsMax: quantile(all, 1),
    timed: rangeOf(words.timed),
    untimed: rangeOf(words.untimed),
    reconciledMin: quantile(reconciled, 0),
    reconciledMedian: quantile(reconciled, 1 / 2),
    sharedSentencesMedian: rounded(quantile(shared, 1 / 2)),
    sharedSentencesP95: rounded(quantile(shared, 19 / 20)),
    missing,
  };
}

const peerGroups = 3;

function birthsOf({ charts, seed, peers = false }: CheckOrder): readonly (readonly Birth[])[] {
  return peers ? peerBirths(peerGroups, Math.ceil(charts / peerGroups), seed) : [randomBirths(charts, seed)];
}

type Pair = readonly [ReadonlySet<string>, ReadonlySet<string>];

function pairsOf(books: readonly ReadonlySet<string>[], seed: number): readonly Pair[] {
  const random = randomFrom(seed);
  const pick = () => books[Math.floor(random() * books.length)];
  return Array.from({ length: books.length * pairsPerBook }, () => [pick(), pick()] as const).flatMap(([one, other]) =>
    one && other && one !== other ? [[one, other] as const] : [],
  );
}

const rangeOf = (words: readonly number[]): WordRange => [
  quantile(words, 0),
  quantile(words, 1 / 2),
  quantile(words, 1),
];

/** The value at the given quantile; 0 for an empty list. */
function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

function rounded(percent: number): number {
  return Math.round(percent * 10) / 10;
}
