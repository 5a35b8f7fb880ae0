import { builtInCities } from "@cosmic/atlas/built-in-cities";
import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneAt } from "@cosmic/atlas/zone-at";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import { answerTo, type FoldQuestion, foldQuestion } from "../../../features/birth/local-time/fold-question.ts";

const timeZones = timeZonesFrom(zoneHistory);

/** What the local time of a posted form raises, and what the form answers. */
export interface FoldOfForm {
  /** Null: the time occurred once, is not known, or cannot be read. */
  readonly question: FoldQuestion | null;
  readonly fold: 0 | 1 | null;
  /** Nothing is left to ask. */
  readonly answered: boolean;
}

/** Reads the date, time and place of the plain form, with or without mistakes, and the answer to a time that occurred
 * twice or never. An answer to another date, time or zone counts as none. */
export function foldOfForm(form: URLSearchParams): FoldOfForm {
  const question = questionOf(form);
  if (question === null) return { question, fold: null, answered: true };
  const typed = form.get("fold");
  const answer = typed === "0" || typed === "1" ? typed : "";
  // A script that posts the form names no question.
  const fold = answerTo(question, { fold: answer, foldOf: form.get("foldOf") ?? question.of });
  return { question, fold, answered: fold !== null };
}

function questionOf(form: URLSearchParams): FoldQuestion | null {
  const { birthDate, birthTime, timeUnknown } = momentOfForm(form);
  if (timeUnknown || !isDate(birthDate) || !/^([01]\d|2[0-3]):[0-5]\d$/.test(birthTime)) return null;
  const place = placeOf(form);
  if (place === null) return null;
  const named = { birthCity: "", birthCountry: "", countryCode: "" };
  return foldQuestion({ ...named, ...place, birthDate, birthTime, timeUnknown: false }, timeZones);
}

/** A day of the calendar, written YYYY-MM-DD. */
function isDate(text: string): boolean {
  const moment = new Date(`${text}T00:00:00Z`);
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
}

function placeOf(form: URLSearchParams) {
  const city = builtInCities.find(({ label }) => label === form.get("city"));
  if (city) return { latitude: city.latitude, longitude: city.longitude, timezone: city.zone };
  const [latitude, longitude] = [numberOf(form.get("latitude")), numberOf(form.get("longitude"))];
  if (latitude === null || longitude === null || Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return null;
  return { latitude, longitude, timezone: form.get("timezone") || zoneAt(latitude, longitude) };
}

function numberOf(text: string | null): number | null {
  const number = text === null || text.trim() === "" ? Number.NaN : Number(text);
  return Number.isFinite(number) ? number : null;
}

const padded = (text: string | null): string => (text ?? "").padStart(2, "0");

/** Date and local time of a posted birth form, as they were typed: `birthDate` and `birthTime`, or year, month, day, hour
 * and minute apart. */
export function momentOfForm(form: URLSearchParams) {
  const parts = [form.get("year"), padded(form.get("month")), padded(form.get("day"))];
  const timeUnknown = form.get("timeUnknown") === "on" || form.get("timeUnknown") === "true";
  const typedTime = form.get("hour") ? `${padded(form.get("hour"))}:${padded(form.get("minute"))}` : "";
  return {
    birthDate: form.get("birthDate") ?? (form.get("year") ? parts.join("-") : ""),
    birthTime: form.get("birthTime") ?? typedTime,
    timeUnknown,
  };
}
