import { type HouseNumber, type Sign, signs } from "../names.ts";
import { houseOf } from "./houses.ts";

/** A sign without a cusp, and the house that contains all of it. */
export interface InterceptedSign {
  readonly sign: Sign;
  readonly house: HouseNumber;
}

/** Signs without a cusp, in zodiac order; a cusp at 0° belongs to the sign that begins there. */
export function interceptedSigns(cusps: readonly number[]): readonly InterceptedSign[] {
  // One bit per sign that holds a cusp.
  let held = 0;
  for (const cusp of cusps) held |= 1 << Math.floor(cusp / 30);
  const found: InterceptedSign[] = [];
  for (const [index, sign] of signs.entries()) {
    if ((held & (1 << index)) === 0) found.push({ sign, house: houseOf(index * 30, cusps) });
  }
  return found;
}
