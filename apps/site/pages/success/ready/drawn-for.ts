import { m } from "../../../generated/paraglide/messages.js";
import { dateText } from "../../../locale/format/format.ts";
import { sentenceTime } from "../../../locale/format/time-of-day.ts";
import type { Locale } from "../../../locale/locale.ts";
import type { SuccessView } from "../success-view.ts";

interface Drawn extends Pick<SuccessView, "birthDate"> {
  readonly subject: Pick<SuccessView["subject"], "time" | "place" | "timeUnknown">;
}

/** The minute and place the sky was drawn for, in the page's language. */
export function drawnFor({ subject: { time, place, timeUnknown }, birthDate }: Drawn, locale: Locale): string {
  const date = dateText(birthDate, locale);
  return timeUnknown
    ? m.success_drawn_day({ date, place })
    : m.success_drawn({ ...sentenceTime(time, locale), date, place });
}
