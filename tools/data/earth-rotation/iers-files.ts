import { rubberTaiMinusUtc, wholeSecondsMjd } from "./rubber-seconds.ts";

/** UT1 − UTC of one day at 0 h UTC. */
export interface RotationDay {
  readonly mjd: number;
  readonly ut1MinusUtc: number;
  readonly predicted: boolean;
}

/** The value of TAI − UTC from a day onward. */
export interface LeapStep {
  readonly mjd: number;
  readonly taiMinusUtc: number;
}

/** Reads IERS EOP C04, `eopc04.1962-now`: one line per day. */
export function readC04(text: string): readonly RotationDay[] {
  return dataLines(text).map((line) => {
    const columns = line.trim().split(/\s+/).map(Number);
    return { mjd: numberAt(columns, 4), ut1MinusUtc: numberAt(columns, 7), predicted: false };
  });
}

/** Reads IERS Bulletin A, `finals2000A.all`: fixed columns; days without UT1 − UTC are skipped. */
export function readFinals(text: string): readonly RotationDay[] {
  return text.split("\n").flatMap((line) => {
    const flag = line[57];
    if (flag !== "I" && flag !== "P") return [];
    return [{ mjd: Number(line.slice(7, 15)), ut1MinusUtc: Number(line.slice(58, 68)), predicted: flag === "P" }];
  });
}

/** Reads IERS `Leap_Second.dat`, with its expiration date. */
export function readLeapSeconds(text: string): { readonly steps: readonly LeapStep[]; readonly validUntil: string } {
  const steps = dataLines(text).map((line) => {
    const columns = line.trim().split(/\s+/).map(Number);
    return { mjd: numberAt(columns, 0), taiMinusUtc: numberAt(columns, 4) };
  });
  const validUntil = /File expires on (.+)/.exec(text)?.[1]?.trim();
  if (validUntil === undefined) throw new Error("Leap_Second.dat names no end of its promise");
  return { steps, validUntil };
}

/** TAI − UTC, seconds, on a day. */
export function taiMinusUtc(mjd: number, steps: readonly LeapStep[]): number {
  if (mjd < wholeSecondsMjd) return rubberTaiMinusUtc(mjd);
  const step = steps.findLast((candidate) => candidate.mjd <= mjd);
  if (step === undefined) throw new Error(`no TAI − UTC for MJD ${mjd}`);
  return step.taiMinusUtc;
}

function dataLines(text: string): readonly string[] {
  return text.split("\n").filter((line) => line.trim() !== "" && !line.startsWith("#"));
}

function numberAt(columns: readonly number[], index: number): number {
  const value = columns[index];
  if (value === undefined || Number.isNaN(value)) throw new Error(`no number in column ${index}: ${columns}`);
  return value;
}
