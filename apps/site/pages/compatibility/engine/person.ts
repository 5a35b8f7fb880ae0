import type { BirthData } from "../../../features/birth/draft/birth-data.ts";
import { birthOf, type DraftFields } from "../../../features/birth/form/birth-form.ts";
import { placeOf } from "../../../features/birth/place/typed-place.ts";
import type { Locale } from "../../../locale/locale.ts";

/** How much of a birth is known: everything, day and place, or only the day. */
type Certainty = "timed" | "no-time" | "date-only";

/** One of the two people, from the form. */
export interface Person {
  /** As typed; empty if none was given. */
  readonly name: string;
  readonly birth: BirthData;
  readonly certainty: Certainty;
  /** A time was typed but cannot be used, because there is no place. */
  readonly timeUnused: boolean;
}

/** Used when no place is given: noon UTC. */
const nowhere = {
  placeText: "UTC",
  latitudeText: "",
  longitudeText: "",
  offsetText: "+00:00",
  timeUnknown: true,
  place: {
    name: "UTC",
    region: "",
    country: "",
    countryCode: "",
    latitude: 0,
    longitude: 0,
    zone: "Etc/UTC",
    population: 0,
    label: "UTC",
  },
} as const;

/** A person from a valid form, its ambiguous local time not yet settled; null when the form is invalid. */
export function personOf(form: DraftFields, name: string, today: string, locale: Locale): Person | null {
  const placed = placeOf(form, locale) !== null;
  const birth = birthOf(placed ? form : { ...form, ...nowhere }, today, locale);
  if (birth === null) return null;
  const certainty = !placed ? "date-only" : form.timeUnknown ? "no-time" : "timed";
  return { name: name.trim(), birth, certainty, timeUnused: !placed && !form.timeUnknown };
}
