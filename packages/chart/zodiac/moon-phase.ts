import { normalizeDegrees } from "@cosmic/sky/normalize-degrees";
import type { MoonPhaseName } from "../names.ts";
import { required } from "../required.ts";

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
/** Width of each of the eight phases, degrees. */
export const phaseWidthDeg = 45;

/** Moon minus Sun, degrees 0 ≤ x < 360, and the one of eight phases it falls in. */
export function moonPhase(sunDeg: number, moonDeg: number): { readonly angle: number; readonly name: MoonPhaseName } {
  const angle = normalizeDegrees(moonDeg - sunDeg);
  return { angle, name: phaseAt(angle) };
}

/** Phase of the Moon that far ahead of the Sun, 0 ≤ x < 360; eight of 45°, the new moon starting at 0°. */
export function phaseAt(aheadDeg: number): MoonPhaseName {
  return required(phases[Math.floor(aheadDeg / phaseWidthDeg) % phases.length], `the moon phase at ${aheadDeg}°`);
}
