import { createHash } from "node:crypto";
import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import { natalChart } from "@cosmic/chart/natal-chart";
import type { openPress } from "@cosmic/print/press/typst-press";
import { plannedBook } from "@cosmic/report/testing/planned-book";
import { writeReport } from "@cosmic/shop/report/write-report";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import { type GoldenBirth, writtenBirths } from "./golden-births.ts";

/** The day the books are written on. */
const asOf = "2026-11-23";
const sources = { sky: skyFromDisk(), timeZones: timeZonesFrom(zoneHistory) };
const sha256 = (bytes: string | Uint8Array) => createHash("sha256").update(bytes).digest("hex");

/** Names a golden birth in the list of hashes: "012 en-gb 1967-03-09 untimed". */
export function nameOf({ birth, edition }: GoldenBirth): string {
  const number = String(writtenBirths.findIndex((golden) => golden.birth === birth)).padStart(3, "0");
  return `${number} ${edition} ${birth.date} ${birth.time ?? "untimed"}`;
}

/** The spine of a golden birth's book, the bodies whose voices it carries, its contradictions by outcome, and its chapters
 * with the number of their sections and texts. Throws where the birth has no chart. */
export function planOf({ birth }: GoldenBirth) {
  const book = plannedBook({ birth, asOf, sources });
  if (book === null) throw new Error(`a golden birth has no chart: ${birth.date}`);
  const { spine, carried, disputes, chapters } = book.plan;
  const ended = (outcome: string) => disputes.filter((dispute) => dispute.outcome === outcome).length;
  return {
    spine: spine.map(({ type, key, core }) => `${type} ${key}: ${core.join(" ")}`),
    carried: carried.map(({ body }) => body),
    disputes: { suppressed: ended("suppressed"), turned: ended("turned"), growth: ended("growth") },
    chapters: Object.fromEntries(
      chapters.map(({ role, sections }) => [role, [sections.length, sections.flatMap(({ items }) => items).length]]),
    ),
    plan: sha256(JSON.stringify(book.plan)),
  };
}

/** SHA-256 of a golden birth's document, and of its PDF where a press is given. Throws where the birth has no chart. */
export function hashBook(
  { birth, edition }: GoldenBirth,
  press: ReturnType<typeof openPress> | null,
): { readonly document: string; readonly pdf?: string } {
  const chart = natalChart(birth, sources);
  if (!chart.ok) throw new Error(`a golden birth has no chart: ${chart.problem.field}`);
  const document = writeReport({ ...chart, asOf, edition, siteName: "Cosmic Blueprint" });
  const hash = sha256(JSON.stringify(document));
  return press ? { document: hash, pdf: sha256(press.press(document).pdf) } : { document: hash };
}
