import type { Facts } from "@cosmic/chart/facts";
import { turnOf } from "../../geometry/polar.ts";
import type { Form } from "../form.ts";

/** Radii of the house wheel, drawing units. */
export const houseRing = {
  frame: 1000,
  frameInner: 984,
  words: 884,
  face: 806,
  /** Inside the cusp signs, so that a planet on a cusp does not cover its sign. */
  dots: 754,
  dotSize: 9,
  numbers: 378,
  hub: 300,
} as const;

/** One of the twelve houses on the wheel. */
export interface DrawnHouse {
  /** 1 … 12. */
  readonly number: number;
  readonly cuspDeg: number;
  /** Angle of its cusp in the drawing, counterclockwise from the right; the Ascendant is at 180. */
  readonly fromDeg: number;
  readonly spanDeg: number;
  readonly occupants: number;
  /** Engraved: it has occupants or is one of the selected houses. */
  readonly lit: boolean;
}

/** Angle in the drawing for a longitude. */
export function onWheel(longitudeDeg: number, ascendantDeg: number): number {
  return 180 + turnOf(longitudeDeg - ascendantDeg);
}

/** The twelve houses with their number of occupants; `only` highlights selected houses instead of the occupied ones. */
export function housesOf(
  houses: NonNullable<Facts["houses"]>,
  occupants: readonly number[],
  only: readonly number[] | undefined,
): readonly DrawnHouse[] {
  const [ascendantDeg = 0] = houses.cusps;
  return houses.cusps.map((cuspDeg, index) => {
    const number = index + 1;
    const here = occupants.filter((house) => house === number).length;
    return {
      number,
      cuspDeg,
      fromDeg: onWheel(cuspDeg, ascendantDeg),
      spanDeg: turnOf((houses.cusps[(index + 1) % 12] ?? cuspDeg) - cuspDeg),
      occupants: here,
      lit: only ? only.includes(number) : here > 0,
    };
  });
}

/** Stroke widths and sizes of the two forms, drawing units. */
export function houseGauge(form: Form) {
  return form === "compact"
    ? { hair: 2.8, frame: 7, hatch: 2.6, sign: 72, body: 112, number: 72, numberLit: 88, margin: 46 }
    : { hair: 1.8, frame: 5, hatch: 2, sign: 62, body: 92, number: 58, numberLit: 74, margin: 60 };
}
