import { clocksFrom } from "@cosmic/atlas/clock-history";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import type { Facts } from "@cosmic/chart/facts";
import { natalChart } from "@cosmic/chart/natal-chart";
import { astronomyEngineSky as sky } from "@cosmic/sky/astronomy-engine-sky";
import type { BirthSession } from "./birth-session.ts";
import { type SunChange, sunChangeOf } from "./preview/plates/sun-change.ts";

// The heavy half of the journey (ephemeris, zone history, chart): fetched while the form is filled in, run in the browser.

export const clocks = clocksFrom(zoneHistory);

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

/** Computes everything the free preview shows. Nothing leaves the browser. */
export function computePreview(birth: BirthSession): PreviewOutcome {
  const started = performance.now();
  const chart = natalChart(
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
  const sunChange = sunChangeOf({ facts: chart.facts, birth, sky, clocks });
  return { ok: true, preview: { facts: chart.facts, sunChange, milliseconds: performance.now() - started } };
}
