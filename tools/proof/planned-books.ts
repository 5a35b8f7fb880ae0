// node --import tsx tools/proof/planned-books.ts [COUNT [SEED [FILE]]]: random books. Their words,
// what the library lacks for them, what the checker finds in their text, the sentences random pairs share, and the
// contradictions of each as it is printed, found without its plan; the bar is none unreconciled. With a file, the first
// book is written there as text.
import { writeFileSync } from "node:fs";
import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import { checkReportText } from "@cosmic/interpretation/checker/text-checker";
import { englishLibrary } from "@cosmic/interpretation/passages/english-library";
import { phrases } from "@cosmic/library/generated/en/phrases";
import { checkedText } from "@cosmic/report/check/checked-text";
import { plannedConflicts } from "@cosmic/report/check/planned-conflicts";
import { sentencesIn, sharedPercent } from "@cosmic/report/check/shared-sentences";
import { plainText } from "@cosmic/report/plain-text";
import { proseWords } from "@cosmic/report/prose-words";
import { lengthsFrom } from "@cosmic/report/render/part-texts";
import { type PlannedBook, plannedBook } from "@cosmic/report/testing/planned-book";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import { cityBirths } from "./city-births.ts";

const count = Number(process.argv[2] ?? 100);
const seed = Number(process.argv[3] ?? 7);
const file = process.argv[4];
const asOf = "2026-11-23";
const sources = { sky: skyFromDisk(), timeZones: timeZonesFrom(zoneHistory) };
const lengths = lengthsFrom(englishLibrary);
const say = (line: string) => process.stdout.write(`${line}\n`);

const words: Record<"timed" | "untimed", number[]> = { timed: [], untimed: [] };
const outcomes: Record<"turned" | "growth" | "suppressed" | "unreconciled", number[]> = {
  ...{ turned: [], growth: [], suppressed: [], unreconciled: [] },
};
const missing = new Map<string, number>();
const chapters = new Map<string, number[]>();
const findings = new Map<string, number>();
const excerpts = new Map<string, string>();
const sentences: ReadonlySet<string>[] = [];
let books = 0;
for (const birth of cityBirths(count, seed)) {
  const book = plannedBook({ birth, asOf, sources });
  if (book === null) continue;
  if (books === 0 && file !== undefined) writeFileSync(file, plainText(book.document));
  books += 1;
  tell(book, birth.time !== null);
}

function tell({ plan, document, facts }: PlannedBook, timed: boolean): void {
  words[timed ? "timed" : "untimed"].push(
    proseWords(document.chapters.flatMap(({ sections }) => sections.flatMap(({ blocks }) => blocks))),
  );
  for (const outcome of ["turned", "growth", "suppressed"] as const)
    outcomes[outcome].push(plan.disputes.filter((one) => one.outcome === outcome).length);
  const conflicts = plannedConflicts(document);
  const open = conflicts.filter(({ reconciled }) => !reconciled);
  outcomes.unreconciled.push(open.length);
  for (const { pair, domain, a, b } of open.slice(0, 1)) say(`unreconciled: ${pair} in ${domain}: ${a} and ${b}`);
  for (const { kind, place, excerpt } of checkReportText(
    checkedText(document, { facts, library: englishLibrary, phrases }),
  )) {
    findings.set(kind, (findings.get(kind) ?? 0) + 1);
    excerpts.set(`${kind} ${place.split(",")[0]} ${excerpt.slice(0, 60)}`, place);
  }
  if (sentences.length < 200) sentences.push(sentencesIn(document));
  for (const part of plan.missing) missing.set(part, (missing.get(part) ?? 0) + 1);
  for (const { role, sections } of plan.chapters) {
    const own = sections.flatMap(({ items }) => items.map(({ part }) => lengths.wordsOf(part) ?? 0));
    chapters.set(role, [...(chapters.get(role) ?? []), own.reduce((sum, one) => sum + one, 0)]);
  }
}

function spread(values: readonly number[]): string {
  const sorted = values.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return `${sorted[0] ?? 0} / ${at(1 / 2)} / ${at(19 / 20)} / ${sorted.at(-1) ?? 0}`;
}

say(`${books} books, seed ${seed}; least / median / 95th percentile / most`);
for (const [name, values] of Object.entries(words)) say(`words ${name}: ${spread(values)}`);
for (const [name, values] of Object.entries(outcomes)) say(`${name}: ${spread(values)}`);
for (const [name, values] of chapters) say(`  ${name}: ${spread(values)}`);
say(`missing parts: ${missing.size}`);
for (const [part, times] of [...missing].sort(([, one], [, other]) => other - one).slice(0, 25))
  say(`  ${times} ${part}`);
const shared = sentences.slice(1).flatMap((one, index) => {
  const other = sentences[index];
  return other ? [sharedPercent(one, other)] : [];
});
say(`shared sentences, percent: ${spread(shared.map((percent) => Math.round(percent * 10) / 10))}`);
for (const [kind, times] of findings) say(`finding ${kind}: ${times}`);
for (const [excerpt, place] of excerpts) say(`    ${excerpt} (${place})`);
