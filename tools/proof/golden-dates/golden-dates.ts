/** Reads the golden dates of packages/chart/golden: instants found by another road than the product's. */
import type { Body } from "@cosmic/sky/sky";
import { bodyOf, jdOf, oneOf, rowsOf } from "./golden-rows.ts";

/** One crossing of a target, with the motion there: arc-seconds a day, and their change a day. */
export interface GoldenPass {
  readonly jdTt: number;
  readonly direct: boolean;
  readonly speed: number;
  readonly change: number;
}

/** Every crossing of a longitude within a window of Julian days (TT). */
export interface GoldenPasses {
  /** `random`: a whole story; `grazing`: just inside a station's loop; `missing`: just outside, nothing crosses. */
  readonly kind: "random" | "grazing" | "missing";
  readonly body: Body;
  readonly targetDeg: number;
  readonly fromJdTt: number;
  readonly toJdTt: number;
  readonly passes: readonly GoldenPass[];
}

export interface GoldenStation {
  readonly body: Body;
  readonly jdTt: number;
  readonly longitudeDeg: number;
  readonly turns: "direct" | "retrograde";
}

export interface GoldenReturn {
  readonly birthJdTt: number;
  readonly jdTt: number;
}

/** A change of the progressed Moon: what begins, counted from 0 (Aries, new moon), and when. */
export interface GoldenProgression {
  readonly birthJdTt: number;
  readonly kind: "sign" | "phase";
  readonly begins: number;
  /** The day after birth that stands for the day in life. */
  readonly progressedJdTt: number;
  readonly lifeJdTt: number;
}

const passCells = 4;
const headCells = 5;

/** 650 crossings of Jupiter to Pluto, Chiron and the true node, 1900–2100, 96 of them beside a station. */
export function goldenPasses(): readonly GoldenPasses[] {
  return rowsOf("passes").map((cells) => {
    const [kind, body, target, from, to] = cells;
    const count = (cells.length - headCells) / passCells;
    const passes = Array.from({ length: count }, (_, index): GoldenPass => {
      const [day, direct, speed, change] = cells.slice(headCells + index * passCells);
      return { jdTt: jdOf(day), direct: direct === "1", speed: Number(speed), change: Number(change) };
    });
    return {
      kind: oneOf(["random", "grazing", "missing"], kind),
      body: bodyOf(body),
      targetDeg: Number(target),
      fromJdTt: jdOf(from),
      toJdTt: jdOf(to),
      passes,
    };
  });
}

/** 200 standstills of Mercury to Pluto, 25 each. */
export function goldenStations(): readonly GoldenStation[] {
  return rowsOf("stations").map(([body, day, longitude, turns]) => ({
    body: bodyOf(body),
    jdTt: jdOf(day),
    longitudeDeg: Number(longitude),
    turns: oneOf(["direct", "retrograde"], turns),
  }));
}

/** 200 new and full moons. */
export function goldenLunations(): readonly { readonly kind: "new" | "full"; readonly jdTt: number }[] {
  return rowsOf("lunations").map(([kind, day]) => ({ kind: oneOf(["new", "full"], kind), jdTt: jdOf(day) }));
}

/** 40 returns of the Sun to its place at a birth. */
export function goldenReturns(): readonly GoldenReturn[] {
  return rowsOf("solar-returns").map(([birth, , day]) => ({ birthJdTt: jdOf(birth), jdTt: jdOf(day) }));
}

/** 30 changes of the progressed Moon's sign and 30 of its phase. */
export function goldenProgressions(): readonly GoldenProgression[] {
  return rowsOf("progressed-moon").map(([birth, kind, begins, day, life]) => ({
    birthJdTt: jdOf(birth),
    kind: oneOf(["sign", "phase"], kind),
    begins: Number(begins),
    progressedJdTt: jdOf(day),
    lifeJdTt: jdOf(life),
  }));
}
