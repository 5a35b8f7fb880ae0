// node --import tsx tools/proof/claim-conflicts.ts [BOOKS [SEED]]: contradictions of random first edition books, found in
// what they print, compared with the figures of the second edition's design. Reports only.
import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import { natalChart } from "@cosmic/chart/natal-chart";
import { withDomains } from "@cosmic/interpretation/ledger/default-domains";
import { type PrintedConflict, printedConflicts } from "@cosmic/interpretation/ledger/unreconciled-claims";
import { englishLibrary } from "@cosmic/interpretation/passages/english-library";
import { claimPairs } from "@cosmic/library/generated/claims";
import { randomBirths } from "@cosmic/report/check/random-births";
import { renderedClaims } from "@cosmic/report/check/rendered-claims";
import { composeReport } from "@cosmic/report/compose-report";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";

const books = Number(process.argv[2] ?? 100);
const seed = Number(process.argv[3] ?? 1);
const sources = { sky: skyFromDisk(), timeZones: timeZonesFrom(zoneHistory) };

interface Row {
  readonly title: string;
  readonly asked: readonly [timed: string, untimed: string];
  readonly count: (conflicts: readonly PrintedConflict[], named: number) => number;
}

const rows: readonly Row[] = [
  {
    title: "conflicting pairs of passages",
    asked: ["89/117", "21/40"],
    count: (conflicts) => distinct(conflicts, ({ a, b }) => [unitOf(a), unitOf(b)].toSorted().join()),
  },
  {
    title: "opposite pair × domain",
    asked: ["37/46", "11/19"],
    count: (conflicts) => distinct(conflicts, ({ pair, domain }) => `${pair} ${domain}`),
  },
  {
    title: "distinct opposite pairs",
    asked: ["21/25", "9/14"],
    count: (conflicts) => distinct(conflicts, ({ pair }) => pair),
  },
  { title: "named in Growth", asked: ["6/6", "2/5"], count: (_, named) => named },
  {
    title: "pairs left unreconciled",
    asked: ["15/19", "7/12"],
    count: (conflicts) =>
      distinct(
        conflicts.filter(({ pair }) => !conflicts.some((one) => one.pair === pair && one.reconciled)),
        ({ pair }) => pair,
      ),
  },
];

function distinct(conflicts: readonly PrintedConflict[], key: (conflict: PrintedConflict) => string): number {
  return new Set(conflicts.map(key)).size;
}

function unitOf(part: string): string {
  return part.slice(0, part.indexOf("#"));
}

const counts = { timed: rows.map((): number[] => []), untimed: rows.map((): number[] => []) };
for (const birth of randomBirths(books, seed)) {
  const chart = natalChart(birth, sources);
  if (!chart.ok) continue;
  const document = composeReport({
    birth,
    facts: chart.facts,
    language: "en",
    siteName: "Cosmic Blueprint",
    library: englishLibrary,
  });
  const { parts, reconciliations } = renderedClaims(document);
  // First edition books name their contradictions late; where it stands is the second edition's question.
  const conflicts = printedConflicts({
    parts,
    reconciliations: reconciliations.map((one) => ({ ...one, section: 0 })),
    claimsOf,
    pairs: claimPairs,
  });
  const named = new Set(reconciliations.map(({ pair }) => pair)).size;
  const own = counts[birth.time === null ? "untimed" : "timed"];
  for (const [index, { count }] of rows.entries()) own[index]?.push(count(conflicts, named));
}

function claimsOf(part: string) {
  const unit = unitOf(part);
  const [kind = "", subject = "", heading = ""] = unit.split("/");
  const claims = englishLibrary.passages[`${kind}/${subject}`]?.passages[heading]?.claims ?? [];
  return withDomains(
    claims.map((name) => ({ name })),
    unit,
  );
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

const shown = (values: readonly number[] = []) => `${quantile(values, 1 / 2)}/${quantile(values, 19 / 20)}`;
process.stdout.write(`${books} births, seed ${seed}; median/95th percentile, as designed and as measured\n`);
for (const [index, { title, asked }] of rows.entries()) {
  const [timed, untimed] = [shown(counts.timed[index]), shown(counts.untimed[index])];
  process.stdout.write(
    `${title.padEnd(32)} timed ${asked[0].padEnd(7)} ${timed.padEnd(8)} untimed ${asked[1].padEnd(6)} ${untimed}\n`,
  );
}
