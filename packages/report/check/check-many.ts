import type { Birth } from "@cosmic/chart/birth";
import type { Facts } from "@cosmic/chart/facts";
import {
  type Finding,
  type FindingKind,
  findingKinds,
  type ReportText,
} from "@cosmic/interpretation/checker/report-text";
import { checkReportText } from "@cosmic/interpretation/checker/text-checker";
import type { ReportLibrary } from "@cosmic/interpretation/passages/report-library";
import { fewestTensions } from "@cosmic/interpretation/selection/tensions";
import { composeWithMissing } from "../compose-report.ts";
import { proseWords } from "../context/draft.ts";
import type { Language } from "../document.ts";
import { checkedText, paragraphsOf } from "./checked-text.ts";
import { randomBirths, randomFrom } from "./random-births.ts";
import { sentencesIn, sharedPercent } from "./shared-sentences.ts";

/** Input for checking many books. */
export interface CheckOrder {
  readonly charts: number;
  readonly seed: number;
  readonly language: Language;
  readonly siteName: string;
  readonly library: ReportLibrary;
  readonly phrases: ReportText["phrases"];
  /** The facts of a birth; null for one that cannot be read, which is skipped. */
  readonly factsOf: (birth: Birth) => Facts | null;
  /** Called for each finding as it is found. */
  readonly onFinding?: (birth: Birth, finding: Finding) => void;
}

/** Results. Word counts are of prose; shared sentences are percentages over random pairs of books. */
export interface CheckedMany {
  readonly charts: number;
  readonly seed: number;
  readonly findings: number;
  readonly byKind: Readonly<Partial<Record<FindingKind, number>>>;
  readonly wordsMin: number;
  readonly wordsMedian: number;
  readonly wordsMax: number;
  /** Fewest contradictions in any book, and the number of books with fewer than two. */
  readonly tensionsMin: number;
  readonly fewTensions: number;
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
  const words: number[] = [];
  const tensions: number[] = [];
  const books: ReadonlySet<string>[] = [];
  for (const birth of randomBirths(order.charts, order.seed)) {
    const facts = order.factsOf(birth);
    if (facts === null) continue;
    const { language, siteName, library, phrases } = order;
    const told = composeWithMissing({ birth, facts, language, siteName, library });
    words.push(proseWords(paragraphsOf(told.document)));
    for (const id of told.missing) missing.set(id, (missing.get(id) ?? 0) + 1);
    if (books.length < mostBooksCompared) books.push(sentencesIn(told.document));
    const text = checkedText(told.document, { facts, library, phrases });
    tensions.push(text.tensions.filter(({ reconciled }) => reconciled).length);
    for (const finding of checkReportText(text)) {
      byKind.set(finding.kind, (byKind.get(finding.kind) ?? 0) + 1);
      order.onFinding?.(birth, finding);
    }
  }
  const shared = pairsOf(books, order.seed).map(([one, other]) => sharedPercent(one, other));
  return {
    charts: words.length,
    seed: order.seed,
    findings: [...byKind.values()].reduce((sum, count) => sum + count, 0),
    byKind: Object.fromEntries(findingKinds.flatMap((kind) => (byKind.has(kind) ? [[kind, byKind.get(kind)]] : []))),
    wordsMin: quantile(words, 0),
    wordsMedian: quantile(words, 1 / 2),
    wordsMax: quantile(words, 1),
    tensionsMin: quantile(tensions, 0),
    fewTensions: tensions.filter((count) => count < fewestTensions).length,
    sharedSentencesMedian: rounded(quantile(shared, 1 / 2)),
    sharedSentencesP95: rounded(quantile(shared, 19 / 20)),
    missing,
  };
}

type Pair = readonly [ReadonlySet<string>, ReadonlySet<string>];

function pairsOf(books: readonly ReadonlySet<string>[], seed: number): readonly Pair[] {
  const random = randomFrom(seed);
  const pick = () => books[Math.floor(random() * books.length)];
  return Array.from({ length: books.length * pairsPerBook }, () => [pick(), pick()] as const).flatMap(([one, other]) =>
    one && other && one !== other ? [[one, other] as const] : [],
  );
}

/** The value at the given quantile; 0 for an empty list. */
function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

function rounded(percent: number): number {
  return Math.round(percent * 10) / 10;
}
