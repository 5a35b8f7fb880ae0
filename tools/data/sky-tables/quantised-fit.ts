import { cos } from "@cosmic/sky/trigonometry";
import type { SeriesSource } from "./kernel-series.ts";

/** A time span covered by one polynomial. */
export interface Stretch {
  readonly startJd: number;
  readonly days: number;
}

/** The end of a stretch where another table begins: the two must join there. */
export type JoinedEnd = "start" | "end" | null;

/**
 * Chebyshev coefficients of each component over a stretch, in integer quanta, lowest degree first. The function is
 * interpolated at the extrema of the highest polynomial, ends included. Rounding shifts the ends by a few quanta; a
 * joined end is corrected to within half a quantum through the lowest coefficient.
 */
export function quantisedFit(
  source: SeriesSource,
  stretch: Stretch,
  { degree, quantum, joined }: { readonly degree: number; readonly quantum: number; readonly joined: JoinedEnd },
): number[][] {
  const values = Array.from({ length: degree + 1 }, (_, node) =>
    source(stretch.startJd + (stretch.days * (1 + cos((Math.PI * node) / degree))) / 2),
  );
  return (values[0] ?? []).map((_, component) => {
    const samples = values.map((value) => value[component] ?? 0);
    const rounded = samples.map((__, n) => Math.round(coefficient(samples, n) / quantum));
    if (joined === null) return rounded;
    // The first node is the end and the last one the start; there the polynomials are 1, or alternately ±1.
    const wanted = (samples[joined === "end" ? 0 : degree] ?? 0) / quantum;
    const met = rounded.reduce((sum, value, n) => sum + (joined === "start" && n % 2 === 1 ? -value : value), 0);
    return [(rounded[0] ?? 0) + Math.round(wanted - met), ...rounded.slice(1)];
  });
}

function coefficient(samples: readonly number[], n: number): number {
  const degree = samples.length - 1;
  const sum = samples.reduce(
    (total, value, node) => total + half(node, degree) * value * cos((Math.PI * ((n * node) % (2 * degree))) / degree),
    0,
  );
  return (2 / degree) * half(n, degree) * sum;
}

function half(index: number, last: number): number {
  return index === 0 || index === last ? 0.5 : 1;
}
