import type { BirthData } from "../birth/draft/birth-data.ts";
import { zonesForBirth } from "../birth/time-zones/time-zone-cache.ts";
import type { PreviewOutcome } from "./compute-preview.ts";
import { computeInThread, prepareThread } from "./preview-thread.ts";

/** Prefetches what a preview needs while the visitor fills in the form: the engine and, given a date, its decade's
 * ephemeris. */
export function prepare(date: string | null): void {
  prepareThread(date);
}

export type PreviewResult =
  | PreviewOutcome
  /** The zone's history could not be fetched. */
  | { readonly ok: false; readonly reason: "no-clock" }
  | { readonly ok: false; readonly reason: "not-computed"; readonly cause: unknown };

let last: { readonly of: string; readonly result: Promise<PreviewResult> } | undefined;

/** The preview of a birth, cached while the page lives, so that going back and forth recomputes nothing. */
export function previewOf(birth: BirthData): Promise<PreviewResult> {
  const { fullName, email, agreedSources, ...chart } = birth;
  const of = JSON.stringify(chart);
  if (last?.of !== of) last = { of, result: compute(chart) };
  return last.result;
}

/** Drops the cached preview after a failure, so that the next call computes it again. */
export function forgetPreview(): void {
  last = undefined;
}

async function compute(birth: BirthData): Promise<PreviewResult> {
  try {
    const zones = await zonesForBirth(birth);
    return zones === null ? { ok: false, reason: "no-clock" } : await computeInThread({ birth, zones });
  } catch (cause) {
    return { ok: false, reason: "not-computed", cause };
  }
}
