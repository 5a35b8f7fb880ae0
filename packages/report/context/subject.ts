import type { Birth } from "@cosmic/chart/birth";
import { coordinatesText, offsetText } from "@cosmic/chart/display";
import type { Facts } from "@cosmic/chart/facts";
import type { Say } from "@cosmic/interpretation/strings/fill-strings";
import { timeInTable } from "@cosmic/interpretation/strings/time-words";
import type { ReportDocument } from "../document.ts";
import { firstNameOf } from "../first-name.ts";
import { dayText, localClock } from "./dates.ts";

/** The subject as given on the title page. Coordinates replace a missing place name, and words a missing time. */
export function subjectOf(birth: Birth, facts: Facts, say: Say): ReportDocument["subject"] {
  const local = localClock(facts);
  const date = dayText(local, say);
  const time = facts.timeUnknown ? say("date.timeUnknown") : timeInTable(local.time, say.rules);
  const coordinates = coordinatesIn(birth, say);
  // Both are optional in a birth; a report without a name addresses nobody.
  const [name, place] = [cleanTyped(birth.name ?? ""), cleanTyped(birth.place ?? "")];
  return {
    name,
    firstName: firstNameOf(name),
    dateLine: facts.timeUnknown ? date : say("date.dayTime", { date, time }),
    date,
    time,
    place: place || coordinates,
    coordinates,
    zone: facts.clock.zone,
    offset: facts.timeUnknown ? "" : offsetText(facts.clock.offsetSeconds),
    timeUnknown: facts.timeUnknown,
  };
}

/** A birthplace in degrees, with the language's letters of the compass. */
export function coordinatesIn(birth: Birth, say: Say): string {
  const [north, south, east, west] = [say("wind.n"), say("wind.s"), say("wind.e"), say("wind.w")];
  return coordinatesText(birth, { north, south, east, west });
}

/** Makes typed text safe to print: valid characters only, NFC, no control or direction marks, single spaces. Markup
 * stays, since it is only text. */
export function cleanTyped(typed: string): string {
  return typed
    .replaceAll(/\p{Surrogate}/gu, "�")
    .normalize("NFC")
    .replaceAll(/[\p{Cc}\u061C\u200B\u200E\u200F\u202A-\u202E\u2028\u2029\u2066-\u2069\uFEFF]/gu, " ")
    .replaceAll(/\s+/gu, " ")
    .trim();
}
