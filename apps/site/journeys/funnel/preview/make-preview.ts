import { logInBrowser } from "../../../components/browser-log.ts";
import type { BirthData } from "../../../features/birth/draft/birth-data.ts";
import { settleClock } from "../../../features/birth/local-time/settle-clock.ts";
import type { FunnelPreview } from "../../../features/birth/session/funnel-session.ts";
import type { Preview } from "../../../features/chart-engine/compute-preview.ts";
import { forgetPreview, previewOf } from "../../../features/chart-engine/preview-engine.ts";
import type { Locale } from "../../../locale/locale.ts";
import { insightsOf } from "./insights.ts";

/** A preview and the part of it the session stores, or the reason there is none. */
export type MadePreview =
  | { readonly ok: true; readonly preview: Preview; readonly kept: FunnelPreview }
  | { readonly ok: false; readonly reason: string };

/** Computes the preview of a birth in the browser. A failure is logged, and the next call tries again. */
export async function makePreview(birth: BirthData, locale: Locale): Promise<MadePreview> {
  const result = await previewOf(birth);
  if (!result.ok) {
    forgetPreview();
    return failed(result.reason);
  }
  const { facts } = result.preview;
  const { moonSigns, timeUnknown, planets, angles } = facts;
  const kept = {
    sunSign: planets.sun.sign,
    moonSign: timeUnknown && moonSigns.length > 1 ? null : planets.moon.sign,
    risingSign: angles?.ascendant.sign ?? null,
    insights: insightsOf(facts, locale).map(({ text }) => text),
  };
  return { ok: true, preview: result.preview, kept };
}

/** No preview. Logged to the browser console only, because a missing preview blocks nobody. */
export function failed(reason: string): MadePreview {
  logInBrowser(`The funnel's preview could not be generated: ${reason}`);
  return { ok: false, reason };
}

/** Makes the preview of a birth whose zone could not be looked up when it was typed. */
export async function makePreviewLater(birth: BirthData, locale: Locale): Promise<MadePreview> {
  if (birth.timezone !== "" || birth.offsetSeconds !== undefined) return makePreview(birth, locale);
  const settled = await settleClock(birth, { fold: "", foldOf: "" }, Date.now());
  return settled.ok ? makePreview(settled.birth, locale) : failed(settled.reason);
}
