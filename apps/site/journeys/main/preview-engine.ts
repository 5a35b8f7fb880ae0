import type { Sky } from "@cosmic/sky/sky";
import type { BirthSession } from "./birth-session.ts";
import type { PreviewOutcome } from "./compute-preview.ts";
import { clocksForBirth } from "./zone/zone-clocks.ts";

type Engine = typeof import("./compute-preview.ts");

let fetched: Promise<Engine> | undefined;

/** Fetches the computing half once; a failed fetch is forgotten, so that the next attempt asks again. */
function loadEngine(): Promise<Engine> {
  fetched ??= import("./compute-preview.ts").catch((cause: unknown) => {
    fetched = undefined;
    throw new Error("the chart could not be fetched", { cause });
  });
  return fetched;
}

/** The sky about a calendar day, with the code that reads it. */
async function loadSky(date: string): Promise<Sky> {
  const { skyAbout } = await import("./sky/decade-files.ts");
  return skyAbout(date);
}

/** Fetches what a preview will need while the form is filled in: the engine, and with a day the sky of its decade. What
 * cannot be fetched now is asked for again, and told, when the form is sent. */
export function prepare(date: string | null): void {
  loadEngine().catch(() => undefined);
  if (date !== null) loadSky(date).catch(() => undefined);
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
  if (last?.of !== of) last = { of, result: compute(birth) };
  return last.result;
}

/** Drops what is kept, so that the next preview is computed anew: after a failure. */
export function forgetPreview(): void {
  last = undefined;
}

async function compute(birth: BirthSession): Promise<PreviewResult> {
  try {
    const [engine, sky, clocks] = await Promise.all([loadEngine(), loadSky(birth.birthDate), clocksForBirth(birth)]);
    return clocks === null ? { ok: false, reason: "no-clock" } : engine.computePreview(birth, { sky, clocks });
  } catch (cause) {
    return { ok: false, reason: "not-computed", cause };
  }
}
