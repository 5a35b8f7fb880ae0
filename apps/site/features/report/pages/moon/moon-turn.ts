import { type Sign, signs } from "@cosmic/chart/facts";
import { phaseAt, phaseWidthDeg } from "@cosmic/chart/zodiac/moon-phase";
import type { Cell } from "@cosmic/report/cell";
import type { CrossingEntry } from "@cosmic/report/chart-entries";

/** The progressed Moon's stay in a sign, both dates `YYYY-MM-DD`. */
export interface MoonStay {
  readonly sign: Sign;
  /** The sign as the report writes it. */
  readonly told: Cell;
  readonly from: string;
  /** When the next sign begins; null for the last one the report covers. */
  readonly until: string | null;
}

/** One cycle around a day. Longitudes are interpolated to within half a degree: the Moon crosses a sign or phase at a
 * nearly even pace. */
export interface PhaseNow {
  /** Twelve stays, or as many as a life has; the current one is the fourth if three came before it. */
  readonly stays: readonly MoonStay[];
  /** Index of the current stay; −1 before the first sign change of a life. */
  readonly now: number;
  /** Longitude of the progressed Moon on that day, 0…360. */
  readonly moonDeg: number;
  /** Progressed Moon minus progressed Sun, 0…360; null after the last phase the report covers. */
  readonly phaseDeg: number | null;
}

const turnSigns = 12;
export const signWidthDeg = 30;
/** How many past signs are shown, so that two thirds of the cycle lie ahead. */
const signsBefore = 3;

/** The progressed Moon's cycle around a day `YYYY-MM-DD`; null without a birth time, or after the ninety years the
 * report covers. */
export function turnNow(crossings: readonly CrossingEntry[], today: string): PhaseNow | null {
  const stays = moonStays(crossings);
  const entered = stays.map(({ sign, from }) => ({ from, deg: signs.indexOf(sign) * signWidthDeg }));
  const moonDeg = angleOn(today, entered, signWidthDeg);
  if (moonDeg === null) return null;
  const present = stays.findLastIndex(({ from }) => from <= today);
  const first = Math.max(0, Math.min(present - signsBefore, stays.length - turnSigns));
  return {
    stays: stays.slice(first, first + turnSigns),
    now: present - first,
    moonDeg,
    phaseDeg: angleOn(today, phasesBegun(crossings), phaseWidthDeg),
  };
}

function moonStays(crossings: readonly CrossingEntry[]): readonly MoonStay[] {
  const entered = crossings.filter(({ kind }) => kind === "moon-sign");
  return entered.flatMap(({ sign: told, glyph, dates }, index) => {
    const sign = signs.find((one) => one.toLowerCase() === glyph);
    if (sign === undefined || told === undefined) return [];
    return [{ sign, told, from: dates[0].date, until: entered[index + 1]?.dates[0].date ?? null }];
  });
}

/** A longitude or phase in degrees, and the day it is reached. */
interface Reached {
  readonly from: string;
  readonly deg: number;
}

function phasesBegun(crossings: readonly CrossingEntry[]): readonly Reached[] {
  const names: readonly string[] = Array.from({ length: 360 / phaseWidthDeg }, (_, index) =>
    phaseAt(index * phaseWidthDeg),
  );
  return crossings
    .filter(({ kind }) => kind === "moon-phase")
    .map(({ glyph, dates }) => ({ from: dates[0].date, deg: names.indexOf(glyph) * phaseWidthDeg }));
}

/** Interpolates linearly between two steps; before the first step it extrapolates at the pace of the following one. */
function angleOn(today: string, steps: readonly Reached[], widthDeg: number): number | null {
  const at = Math.max(
    0,
    steps.findLastIndex(({ from }) => from <= today),
  );
  const [step, next] = [steps[at], steps[at + 1]];
  if (!step || !next) return null;
  const began = Date.parse(step.from);
  const share = (Date.parse(today) - began) / (Date.parse(next.from) - began);
  return (step.deg + share * widthDeg + 360) % 360;
}
