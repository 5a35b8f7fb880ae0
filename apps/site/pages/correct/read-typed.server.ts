import { builtInCities } from "@cosmic/atlas/built-in-cities";
import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneAt } from "@cosmic/atlas/zone-at";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import { answerTo, type FoldQuestion, foldQuestion } from "../../features/birth/local-time/fold-question.ts";
import { parseOffset } from "../../features/birth/local-time/offset-text.ts";
import { parseCoordinate } from "../../features/birth/place/coordinates.ts";
import { coordinatesTyped } from "../../features/birth/place/typed-place.ts";
import { placeCoordinates } from "../../locale/format/coordinates.ts";
import type { Locale } from "../../locale/locale.ts";
import type { FieldProblem } from "./correct-step.ts";
import type { TypedCorrection } from "./typed-correction.ts";

const timeZones = timeZonesFrom(zoneHistory);

/** A typed birth as the shop reads it, or what to mend before it can; `question` is what its local time raises. */
export type ReadTyped =
  | {
      readonly ok: true;
      /** In the shape of a checkout's birth data. */
      readonly input: object;
      /** The same as text, its place settled. */
      readonly typed: TypedCorrection;
    }
  | { readonly ok: false; readonly problems: readonly FieldProblem[]; readonly question: FoldQuestion | null };

/** Reads what was typed: settles the place and asks which of two an ambiguous local time was. The rest is the shop's to
 * judge. */
export function readTyped(form: TypedCorrection, locale: Locale): ReadTyped {
  const problems: FieldProblem[] = [];
  const typed = withPlace(form, locale);
  if (typed === null) problems.push({ field: "latitude", code: "malformed" });
  const offsetSeconds = form.offsetText.trim() === "" ? undefined : parseOffset(form.offsetText);
  if (offsetSeconds === null) problems.push({ field: "offsetSeconds", code: "malformed" });
  const question = questionOf(typed ?? form);
  const fold = question && answerTo(question, { fold: foldText(form.fold), foldOf: form.foldOf });
  if (question && fold === null) problems.push({ field: "fold", code: "missing" });
  if (typed === null || offsetSeconds === null || problems.length > 0) return { ok: false, problems, question };
  const { name: fullName, birthDate, birthCity, birthCountry, latitude, longitude, timezone } = typed;
  const timeUnknown = typed.timeUnknown !== "";
  const input = {
    ...{ fullName, birthDate, birthCity, birthCountry, latitude, longitude, timezone, offsetSeconds, timeUnknown },
    birthTime: timeUnknown ? null : typed.birthTime,
    ...(fold === null ? {} : { fold }),
  };
  return { ok: true, input, typed };
}

/** The question a typed birth raises; null while it is incomplete. */
export function questionOf(typed: TypedCorrection): FoldQuestion | null {
  const { birthDate, birthTime, birthCity, birthCountry, countryCode, timezone } = typed;
  if (!/^\d{4}-\d\d-\d\d$/.test(birthDate) || !/^\d\d:\d\d$/.test(birthTime)) return null;
  const [latitude, longitude] = [Number(typed.latitude), Number(typed.longitude)];
  const offsetSeconds = parseOffset(typed.offsetText);
  const birth = { birthDate, birthTime, birthCity, birthCountry, countryCode, latitude, longitude, timezone };
  const byHand = offsetSeconds === null ? {} : { offsetSeconds };
  return foldQuestion({ ...birth, ...byHand, timeUnknown: typed.timeUnknown !== "" }, timeZones);
}

const foldText = (text: string): "" | "0" | "1" => (text === "0" || text === "1" ? text : "");

/** The place that counts: typed coordinates before a city of the list before the one that was kept. Null: coordinates
 * that are none. */
function withPlace(form: TypedCorrection, locale: Locale): TypedCorrection | null {
  if (coordinatesTyped(form)) {
    const latitude = parseCoordinate(form.latitudeText, "latitude");
    const longitude = parseCoordinate(form.longitudeText, "longitude");
    if (latitude === null || longitude === null) return null;
    const birthCity = placeCoordinates({ latitude, longitude }, locale);
    return placedAt(form, { latitude, longitude, zone: zoneAt(latitude, longitude), name: birthCity });
  }
  const city = builtInCities.find(({ label }) => label === form.city);
  return city ? placedAt(form, city) : { ...form, city: "" };
}

interface Placed {
  readonly latitude: number;
  readonly longitude: number;
  readonly zone: string;
  readonly name: string;
  readonly country?: string;
  readonly countryCode?: string;
}

const placedAt = (form: TypedCorrection, place: Placed): TypedCorrection => ({
  ...form,
  ...{ latitude: String(place.latitude), longitude: String(place.longitude), timezone: place.zone },
  ...{ birthCity: place.name, birthCountry: place.country ?? "", countryCode: place.countryCode ?? "" },
  ...{ city: "", latitudeText: "", longitudeText: "" },
});
