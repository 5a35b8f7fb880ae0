import { required } from "@cosmic/chart/required";
import type { PackedSeries } from "@cosmic/sky/earth/delta-t-interpolation";
import type { SplinePiece } from "./before-1962.ts";
import type { LeapStep } from "./iers-files.ts";

const lineWidth = 120;

/** Contents of the module and of its header comment. */
export interface TableContent {
  readonly releases: readonly string[];
  readonly digests: readonly (readonly [path: string, sha256: string])[];
  readonly joints: readonly string[];
  readonly error: { readonly worst: number; readonly most: number };
  readonly lastC04Mjd: number;
  readonly measured: {
    readonly firstMjd: number;
    readonly lastMeasuredMjd: number;
    readonly stepDays: number;
    readonly unitsPerSecond: number;
    readonly series: PackedSeries;
  };
  readonly almanac: { readonly firstYear: number; readonly seconds: readonly number[] };
  readonly spline: {
    readonly pieces: readonly SplinePiece[];
    readonly gapTo1920: number;
    readonly gapFrom1920: number;
  };
  readonly leaps: { readonly steps: readonly LeapStep[]; readonly validUntil: string };
}

/** The text of `packages/sky/earth/earth-rotation-table.ts`, formatted like the repository's formatter does. */
export function tableModule({ measured, almanac, spline, leaps, ...sources }: TableContent): string {
  return `${head(sources, leaps.validUntil)}
import type { PackedSeries } from "./delta-t-interpolation.ts";

/** TT − UT1 every four days from \`firstMjd\`, predicted by the IERS after \`lastMeasuredMjd\`. */
export const rotationDays = {
  firstMjd: ${measured.firstMjd},
  lastMeasuredMjd: ${measured.lastMeasuredMjd},
  stepDays: ${measured.stepDays},
  unitsPerSecond: ${measured.unitsPerSecond},
} as const;

/** The values of \`rotationDays\` in whole units. */
export const rotationSeries: PackedSeries = {
  first: [${measured.series.first.join(", ")}],
  secondDifferences: [
${measured.series.secondDifferences.map((row) => `    "${row}",`).join("\n")}
  ],
};

/** TT − UT1, seconds, at the beginning of each Julian year from \`almanacFirstYear\`; the ends are those of the
 * neighbours. */
export const almanacFirstYear = ${almanac.firstYear};
export const almanacSeconds: readonly number[] = [
${filled(almanac.seconds)}
];

/** Cubics of TT − UT1: from and to a Julian year, then cube, square, first power and constant of the part gone by. */
export const splinePieces: readonly (readonly [number, number, number, number, number, number])[] = [
${spline.pieces.map((piece) => `  [${piece.join(", ")}],`).join("\n")}
];

/** Largest distance of the spline from the Almanac's values before 1920 and after, seconds. */
export const splineGapSeconds = { to1920: ${spline.gapTo1920}, from1920: ${spline.gapFrom1920} } as const;

/** Modified Julian days on which TAI − UTC takes a new value, which starts at \`firstTaiMinusUtc\` and grows by one. */
export const firstTaiMinusUtc = ${leaps.steps[0]?.taiMinusUtc ?? 0};
export const leapSecondMjds: readonly number[] = [
${filled(leapDays(leaps.steps))}
];
`;
}

type Sources = Pick<TableContent, "releases" | "digests" | "joints" | "error" | "lastC04Mjd">;

function head({ releases, digests, joints, error, lastC04Mjd }: Sources, validUntil: string): string {
  const lines = [
    "Written by tools/data/earth-rotation/make.ts; not to be edited by hand.",
    `Earth rotation: IERS EOP 20 C04 to MJD ${lastC04Mjd}, then IERS Bulletin A; data free of conditions, packed by`,
    `${releases[0]} (BSD-3). Leap seconds: IERS, promised until ${validUntil}.`,
    "Before 1962: Stephenson, Morrison & Hohenkerk 2016, table S15 in its 2020 revision; from 1948 the Astronomical",
    `Almanac, K8–K9; both facts, packed by ${releases[1]} (MIT).`,
    `The four-day series meets the daily values within ${milliseconds(error.worst)}, 99 in 100 within ${milliseconds(error.most)}.`,
    `Steps between the sources, closed at the Almanac's end: ${joints.join(", ")}.`,
    "sha256 of the files:",
    ...digests.map(([path, sha256]) => `${sha256} ${path}`),
  ];
  return lines.map((line) => `// ${line}`).join("\n");
}

function milliseconds(seconds: number): string {
  return `${(seconds * 1000).toFixed(2)} ms`;
}

function leapDays(steps: readonly LeapStep[]): readonly number[] {
  const [first] = steps;
  steps.forEach((step, index) => {
    if (step.taiMinusUtc !== (first?.taiMinusUtc ?? 0) + index) throw new Error("a leap second that is not one second");
  });
  return steps.map(({ mjd }) => mjd);
}

/** Numbers wrapped into lines as full as possible. */
function filled(numbers: readonly number[]): string {
  const lines = [" "];
  for (const number of numbers) {
    const last = required(lines.at(-1), "a line");
    if (`${last} ${number},`.length <= lineWidth) lines[lines.length - 1] = `${last} ${number},`;
    else lines.push(`  ${number},`);
  }
  return lines.join("\n");
}
