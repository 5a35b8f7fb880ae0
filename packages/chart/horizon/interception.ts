import { type Sign, signs } from "../names.ts";
import { houseOf } from "./houses.ts";

/** A sign that holds no cusp, and the house it lies in from its first degree to its last. */
export interface InterceptedSign {
  readonly sign: Sign;
  readonly house: number;
}

/** The signs without a cusp, in the order of the zodiac; a cusp at 0° belongs to the sign that begins there. */
export function interceptedSigns(cusps: readonly number[]): readonly InterceptedSign[] {
  const held = new Set(cusps.map((cusp) => Math.floor(cusp / 30)));
  const found: InterceptedSign[] = [];
  for (const [index, sign] of signs.entries()) {
    if (!held.has(index)) found.push({ sign, house: houseOf(index * 30, cusps) });
  }
  return found;
}
