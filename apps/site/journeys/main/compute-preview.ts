import type { Clocks } from "@cosmic/atlas/clock";
import type { Facts } from "@cosmic/chart/facts";
import { natalChartWithoutCycles } from "@cosmic/chart/natal-chart";
import type { Sky } from "@cosmic/sky/sky";
import type { BirthSession } from "./birth-session.ts";
import { type SunChange, sunChangeOf } from "./preview/plates/sun-change.ts";

// The heavy half of the journey (ephemeris, chart): fetched while the form is filled in, run in the browser.

export interface Preview {
  readonly facts: Facts;
  /** Where the calendar and the Sun disagree about this date, what happened; otherwise null. */
  readonly sunChange: SunChange | null;
  /** What the computation took. */
  readonly milliseconds: number;
}

export type PreviewOutcome =
  | { readonly ok: true; readonly preview: Preview }
  | { readonly ok: false; readonly reason: "unreadable-birth" };

/** Computes everything the free preview shows, from the sky of that day and clocks that know the birth's zone. */
export function computePreview(
  birth: BirthSession,
  { sky, clocks }: { readonly sky: Sky; readonly clocks: Clocks },
): PreviewOutcome {
  const started = performance.now();
  const chart = natalChartWithoutCycles(
    {
      date: birth.birthDate,
      time: birth.timeUnknown ? null : birth.birthTime,
      latitude: birth.latitude,
      longitude: birth.longitude,
      zone: birth.timezone,
      ...(birth.offsetSeconds === undefined ? {} : { offsetSeconds: birth.offsetSeconds }),
      ...(birth.fold === undefined ? {} : { fold: birth.fold }),
    },
    { sky, clocks },
  );
  if (!chart.ok) return { ok: false, reason: "unreadable-birth" };
  // The preview shows no life cycles: their skies, ninety years of them, are not in the browser.
  const facts: Facts = { ...chart.facts, cycles: [] };
  const sunChange = sunChangeOf(facts);
  return { ok: true, preview: { facts, sunChange, milliseconds: performance.now() - started } };
}
