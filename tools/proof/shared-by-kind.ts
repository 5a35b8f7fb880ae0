// node --import tsx tools/proof/shared-by-kind.ts [COUNT [SEED]]: where the sentences come from that two books share,
// for births within two years and for random births: points of a book's percentage by chapter and by kind of passage.
import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import type { Birth } from "@cosmic/chart/birth";
import { studied } from "@cosmic/interpretation/text/studied-text";
import type { ReportDocument } from "@cosmic/report/document";
import { plannedBook } from "@cosmic/report/testing/planned-book";
import { peerBirths, randomBirths } from "@cosmic/report/testing/random-births";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";

const count = Number(process.argv[2] ?? 60);
const seed = Number(process.argv[3] ?? 77);
const sources = { sky: skyFromDisk(), timeZones: timeZonesFrom(zoneHistory) };
const say = (line: string) => process.stdout.write(`${line}\n`);

/** Where each sentence of a book stands: its chapter, its kind of passage. */
type Places = ReadonlyMap<string, { readonly chapter: string; readonly kind: string }>;

function placesOf(document: ReportDocument): Places {
  const places = new Map<string, { chapter: string; kind: string }>();
  for (const chapter of document.chapters) {
    if (chapter.id === "appendix") continue;
    for (const block of chapter.sections.flatMap(({ blocks }) => blocks)) {
      if (block.kind !== "paragraph" || block.role === "note") continue;
      const [kind = "none", subject = ""] = (block.passage ?? "none").split("/");
      const name = kind === "planets-in-signs" || kind === "spine" || kind === "now" ? `${kind}/${subject}` : kind;
      for (const { key } of studied(block.text).sentences)
        if (!places.has(key)) places.set(key, { chapter: chapter.id, kind: name });
    }
  }
  return places;
}

function compare(title: string, groups: readonly (readonly Birth[])[]): void {
  const byChapter = new Map<string, number>();
  const byKind = new Map<string, number>();
  const percents: number[] = [];
  for (const births of groups) {
    const books = births.flatMap((birth) => {
      const book = plannedBook({ birth, asOf: "2026-11-23", sources });
      return book ? [placesOf(book.document)] : [];
    });
    for (const [index, one] of books.entries()) {
      for (const step of [1, 2, 3]) {
        const other = books[(index + step) % books.length];
        if (!other || other === one) continue;
        const point = 200 / (one.size + other.size);
        const shared = [...one].filter(([sentence]) => other.has(sentence));
        percents.push(point * shared.length);
        for (const [, { chapter, kind }] of shared) {
          byChapter.set(chapter, (byChapter.get(chapter) ?? 0) + point);
          byKind.set(kind, (byKind.get(kind) ?? 0) + point);
        }
      }
    }
  }
  percents.sort((one, other) => one - other);
  const at = (share: number) => (percents[Math.floor(percents.length * share)] ?? 0).toFixed(1);
  say(`${title}: ${percents.length} pairs, median ${at(1 / 2)} %, 95th percentile ${at(19 / 20)} %`);
  for (const points of [byChapter, byKind]) {
    const rows = [...points].sort(([, one], [, other]) => other - one).slice(0, 24);
    say(`  ${rows.map(([name, sum]) => `${name} ${(sum / percents.length).toFixed(2)}`).join(" · ")}`);
  }
}

compare("births within two years", peerBirths(3, Math.ceil(count / 3), seed));
compare("random births", [randomBirths(count, seed)]);
