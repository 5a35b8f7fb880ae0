import type { BirthData } from "../../../features/birth/draft/birth-data.ts";
import { type DraftMemory, emptyDraft } from "../../../features/birth/draft/birth-draft.ts";
import { birthOf, type DraftFields, type FormProblems, unknownTime } from "../../../features/birth/form/birth-form.ts";
import type { BirthFormKind } from "../../../features/birth/form/use-birth-form.ts";
import { funnelDraftKey } from "../../../features/birth/session/tab-keys.ts";
import type { Locale } from "../../../locale/locale.ts";

// The funnel asks for the time in one field: the form's `hour`, which here holds `HH:MM`.

/** Where this tab keeps what is typed into the funnel. */
export const funnelMemory: DraftMemory = {
  key: funnelDraftKey,
  untouched: { ...emptyDraft, hour: unknownTime, minute: "00" },
  townAlone: false,
};

const dayOfMonth = /^\s*(0?[1-9]|[12]\d|3[01])\s*$/;
const hourMinute = /^([01]\d|2[0-3]):([0-5]\d)$/;

/** Whether the text is a day from 1 to 31, whatever the month. */
export const isDay = (text: string): boolean => dayOfMonth.test(text);

/** Checks beyond the shared rules: the day is typed, and the time is one field. */
function problemsOf(form: DraftFields): FormProblems {
  const found: (readonly ["day-required" | "time-required", keyof DraftFields])[] = [];
  if (!isDay(form.day)) found.push(["day-required", "day"]);
  if (!form.timeUnknown && !hourMinute.test(form.hour.trim())) found.push(["time-required", "hour"]);
  return found;
}

export const funnelForm: BirthFormKind = { memory: funnelMemory, mode: "onSubmit", more: problemsOf };

/** The birth of a valid funnel form, its ambiguous local time not yet settled; null when the form is invalid. `today`
 * is the latest date anywhere, `YYYY-MM-DD`. */
export function funnelBirthOf(form: DraftFields, today: string, locale: Locale): BirthData | null {
  if (problemsOf(form).length > 0) return null;
  const [, hour = "", minute = ""] = hourMinute.exec(form.hour.trim()) ?? [];
  const time = form.timeUnknown ? { hour: "12", minute: "00" } : { hour, minute };
  return birthOf({ ...form, ...time, day: String(Number(form.day)) }, today, locale);
}

/** Whether the prefilled time is still there and the visitor has not confirmed it as the time of birth. */
export const timeAskable = ({ hour, timeUnknown, timeConfirmed }: DraftFields): boolean =>
  !timeUnknown && !timeConfirmed && hour.trim() === unknownTime;

/** Pads `9:30` to `09:30`; returns any other text unchanged. */
export const paddedTime = (text: string): string => (/^\d:[0-5]\d$/.test(text.trim()) ? `0${text.trim()}` : text);
