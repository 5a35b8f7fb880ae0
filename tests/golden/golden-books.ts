import { createHash } from "node:crypto";
import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import { natalChart } from "@cosmic/chart/natal-chart";
import type { openPress } from "@cosmic/print/press/typst-press";
import { writeReport } from "@cosmic/shop/report/write-report";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import { type GoldenBirth, writtenBirths } from "./golden-births.ts";

const sources = { sky: skyFromDisk(), timeZones: timeZonesFrom(zoneHistory) };
const sha256 = (bytes: string | Uint8Array) => createHash("sha256").update(bytes).digest("hex");

/** Names a golden birth in the list of hashes: "012 en-gb 1967-03-09 untimed". */
export function nameOf({ birth, edition }: GoldenBirth): string {
  const number = String(writtenBirths.findIndex((golden) => golden.birth === birth)).padStart(3, "0");
  return `${number} ${edition} ${birth.date} ${birth.time ?? "untimed"}`;
}

/** SHA-256 of a golden birth's document, and of its PDF where a press is given. Throws where the birth has no chart. */
export function hashBook(
  { birth, edition }: GoldenBirth,
  press: ReturnType<typeof openPress> | null,
): { readonly document: string; readonly pdf?: string } {
  const chart = natalChart(birth, sources);
  if (!chart.ok) throw new Error(`a golden birth has no chart: ${chart.problem.field}`);
  const document = writeReport({ ...chart, asOf: "2026-11-23", edition, siteName: "Cosmic Blueprint" });
  const hash = sha256(JSON.stringify(document));
  return press ? { document: hash, pdf: sha256(press.press(document).pdf) } : { document: hash };
}
