// Writes packages/sky/earth/earth-rotation-table.ts from two wheels, which you download once:
//   pip download --no-deps -d DIR astropy-iers-data skyfield
//   npx tsx tools/data/earth-rotation/make.ts DIR
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readZip } from "../read-zip.ts";
import { almanacReader, splineAt, splinePieces } from "./before-1962.ts";
import { readC04, readFinals, readLeapSeconds } from "./iers-files.ts";
import { readNpy } from "./read-npy.ts";
import { dailyDeltaT, packDaily, packingError, stepDays, unitsPerSecond } from "./rotation-series.ts";
import { tableModule } from "./table-module.ts";

const firstYear = 1899;
/** From this year the Almanac's yearly values are closer to atomic time than the spline is. */
const almanacYear = 1948;
const measuredYear = 1962;
const worstAllowedSeconds = 0.0015;

interface Wheel {
  readonly release: string;
  read(path: string): Buffer;
}

function openWheel(folder: string, name: string): Wheel {
  const file = readdirSync(folder).find((entry) => entry.startsWith(`${name}-`) && entry.endsWith(".whl"));
  if (file === undefined) throw new Error(`no wheel of ${name} in ${folder}`);
  const files = readZip(readFileSync(join(folder, file)));
  return {
    release: file.split("-").slice(0, 2).join(" "),
    read: (path) => {
      const open = files.get(path);
      if (open === undefined) throw new Error(`${file} holds no ${path}`);
      const content = open();
      digests.push([path, createHash("sha256").update(content).digest("hex")]);
      return content;
    },
  };
}

/** The largest difference between the spline and the Almanac over some years, seconds, to one decimal. */
function widestGap(from: number, to: number): number {
  let widest = 0;
  for (let year = from; year < to; year += 0.25) {
    widest = Math.max(widest, Math.abs(splineAt(pieces, year) - almanac(year)));
  }
  return Math.ceil(widest * 10) / 10;
}

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error("name the folder of the two wheels");
const digests: (readonly [path: string, sha256: string])[] = [];
const iers = openWheel(folder, "astropy_iers_data");
const skyfield = openWheel(folder, "skyfield");

const c04 = readC04(iers.read("astropy_iers_data/data/eopc04.1962-now").toString("latin1"));
const finals = readFinals(iers.read("astropy_iers_data/data/finals2000A.all").toString("latin1"));
const leaps = readLeapSeconds(iers.read("astropy_iers_data/data/Leap_Second.dat").toString("latin1"));
const daily = dailyDeltaT(c04, finals, leaps.steps);
const series = packDaily(daily);
const error = packingError(daily, series);
if (error.worst > worstAllowedSeconds) throw new Error(`the table is off by ${error.worst} s`);

const spline = readZip(skyfield.read("skyfield/data/delta_t.npz")).get("Table-S15.2020.txt.npy");
if (spline === undefined) throw new Error("skyfield holds no table S15 of 2020");
const pieces = splinePieces(readNpy(spline()), firstYear, almanacYear);
const almanac = almanacReader(readNpy(skyfield.read("skyfield/data/historic_deltat.npy")));
const years = Array.from({ length: measuredYear - almanacYear + 1 }, (_, index) => almanacYear + index);
const yearly = years.map((year) => Math.round(almanac(year) * 1000) / 1000);
const joints: Readonly<Record<number, number>> = {
  [almanacYear]: splineAt(pieces, almanacYear),
  [measuredYear]: daily[0] ?? 0,
};
const steps = years.flatMap((year, index) => {
  const neighbour = joints[year];
  if (neighbour === undefined) return [];
  const step = (yearly[index] ?? 0) - neighbour;
  yearly[index] = Number(neighbour.toFixed(6));
  return [`${year} ${step.toFixed(4)} s`];
});

const text = tableModule({
  releases: [iers.release, skyfield.release],
  digests,
  joints: steps,
  error,
  lastC04Mjd: c04.at(-1)?.mjd ?? 0,
  measured: {
    firstMjd: c04[0]?.mjd ?? 0,
    lastMeasuredMjd: finals.findLast(({ predicted }) => !predicted)?.mjd ?? 0,
    stepDays,
    unitsPerSecond,
    series,
  },
  almanac: { firstYear: almanacYear, seconds: yearly },
  spline: { pieces, gapTo1920: widestGap(1900, 1920), gapFrom1920: widestGap(1920, almanacYear) },
  leaps,
});
const target = new URL("../../../packages/sky/earth/earth-rotation-table.ts", import.meta.url);
writeFileSync(target, text);
console.log(
  `${daily.length} days; error ${error.worst.toFixed(5)} s, 99 % ${error.most.toFixed(5)} s; joints ${steps.join(", ")}`,
);
console.log(`spline from Almanac: to 1920 ${widestGap(1900, 1920)} s, from 1920 ${widestGap(1920, almanacYear)} s`);
