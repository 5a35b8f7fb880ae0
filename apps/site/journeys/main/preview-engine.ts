import type { BirthSession } from "./birth-session.ts";
import type { PreviewOutcome } from "./compute-preview.ts";
import { computeInThread, prepareThread } from "./preview-thread.ts";
import { zonesForBirth } from "./zone/zone-clocks.ts";

/** Fetches what a preview will need while the form is filled in: the engine, and with a day the sky of its decade. */
export function prepare(date: string | null): void {
  prepareThread(date);
}

export type PreviewResult =
  | PreviewOutcome
  /** The history of the zone could not be fetched. */
  | { readonly ok: false; readonly reason: "no-clock" }
  | { readonly ok: false; readonly reason: "not-computed"; readonly cause: unknown };

let last: { readonly of: string; readonly result: Promise<PreviewResult> } | undefined;

/** The preview of a birth, kept while the page lives: going back and forth computes nothing twice. */
export function previewOf(birth: BirthSession): Promise<PreviewResult> {
  const { fullName, email, agreedSources, ...chart } = birth;
  const of = JSON.stringify(chart);
  if (last?.of !== of) last = { of, result: compute(chart) };
  return last.result;
}

/** Drops what is kept, so that the next preview is computed anew: after a failure. */
export function forgetPreview(): void {
  last = undefined;
}

async function compute(birth: BirthSession): Promise<PreviewResult> {
  try {
    const zones = await zonesForBirth(birth);
    return zones === null ? { ok: false, reason: "no-clock" } : await computeInThread({ birth, zones });
  } catch (cause) {
    return { ok: false, reason: "not-computed", cause };
  }
}
