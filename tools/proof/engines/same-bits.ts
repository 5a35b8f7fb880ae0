import tables from "virtual:sky-tables";
import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import { natalChart } from "@cosmic/chart/natal-chart";
import { composeReport } from "@cosmic/report/compose-report";
import { signsPicture, wheelPicture } from "@cosmic/report/forms/pictures";
import { libraryOf } from "@cosmic/report/libraries";
import { sealDocument, stableJson } from "@cosmic/report/seal-document";
import { randomBirths } from "@cosmic/report/testing/random-births";
import { openSky } from "@cosmic/sky/open-sky";
import { bytesOfBase64 } from "./base64.ts";
import { sha256Hex } from "./sha256.ts";

/** SHA-256 of what one engine makes of one birth. */
export interface Bits {
  readonly facts: string;
  readonly document: string;
  /** The wheel, where the chart has one, and the table of signs, as SVG. */
  readonly pictures: string;
}

const seed = 20_261_127;
const asOf = "2026-11-27";
const sky = openSky((year) => {
  const table = tables[year];
  return table === undefined ? null : bytesOfBase64(table);
});
const timeZones = timeZonesFrom(zoneHistory);

/** Makes chart, book and pictures of random births, from one index to before another, every other book in the British
 * edition. Uses nothing but the language: shells of engines have no more. */
export function sameBits(from: number, to: number): readonly Bits[] {
  return randomBirths(to, seed)
    .slice(from)
    .map((birth, place) => {
      const chart = natalChart(birth, { sky, timeZones });
      if (!chart.ok) throw new Error(`birth ${from + place} has no chart: ${chart.problem.code}`);
      const { at, facts } = chart;
      const library = libraryOf((from + place) % 2 === 0 ? "en" : "en-gb");
      const composed = composeReport({ at, facts, asOf, siteName: "Cosmic Blueprint", ...library });
      const document = sealDocument(composed, sha256Hex);
      const pictures = [wheelPicture(document, "light"), signsPicture(document, "night")];
      return { facts: hashOf(facts), document: document.hash, pictures: hashOf(pictures) };
    });
}

const hashOf = (value: unknown): string => sha256Hex(stableJson(value));
