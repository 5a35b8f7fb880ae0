import type { MoonPhaseName } from "../facts.ts";
import { turn } from "./longitude.ts";

const phases: readonly MoonPhaseName[] = [
  "new-moon",
  "waxing-crescent",
  "first-quarter",
  "waxing-gibbous",
  "full-moon",
  "waning-gibbous",
  "last-quarter",
  "waning-crescent",
];
const phaseWidthDeg = 45;

/** Moon minus Sun, degrees 0 ≤ x < 360, and which of the eight phases of 45° that is; the new moon begins at 0°. */
export function moonPhase(sunDeg: number, moonDeg: number): { readonly angle: number; readonly name: MoonPhaseName } {
  const angle = turn(moonDeg - sunDeg);
  return { angle, name: phases[Math.floor(angle / phaseWidthDeg)] ?? "new-moon" };
}
