import type { Place } from "@cosmic/atlas/place";
import type { LocalTimeChoice, TimeZones } from "@cosmic/atlas/time-zones";
import { offsetText } from "@cosmic/chart/display";
import { m } from "../../../generated/paraglide/messages.js";
import { placeCoordinates } from "../../../locale/format/coordinates.ts";
import type { Locale } from "../../../locale/locale.ts";
import type { BirthData } from "../draft/birth-data.ts";
import type { TimeZonesState } from "../time-zones/use-time-zones.ts";
import { answerTo, type FoldAnswer, foldQuestion, readingOf } from "./fold-question.ts";

interface PlaceClock {
  /** The birth, once the form is complete. */
  readonly birth: BirthData | null;
  readonly zoneClocks: TimeZonesState;
  readonly answer: FoldAnswer;
}

/** The place's coordinates and time zone. */
export function placeLine(place: Place, locale: Locale): string {
  const coordinates = placeCoordinates(place, locale);
  return place.zone === ""
    ? m.birth_place_typed({ coordinates })
    : m.birth_place_chosen({ coordinates, zone: place.zone });
}

/** The UTC offset at the place, as far as it is known; empty while the visitor has to choose one. */
export function clockLine({ birth, zoneClocks, answer }: PlaceClock): string {
  if (birth?.offsetSeconds !== undefined) return m.birth_clock_hand({ offset: offsetText(birth.offsetSeconds) });
  if (zoneClocks.state === "unreachable") return m.birth_clock_unreachable();
  if (zoneClocks.state !== "here") return m.birth_clock_asking();
  return birth === null ? m.birth_clock_waiting() : readingLine(birth, zoneClocks.timeZones, answer);
}

function readingLine(birth: BirthData, timeZones: TimeZones, answer: FoldAnswer): string {
  const question = foldQuestion(birth, timeZones);
  if (question === null) return sentence(readingOf(birth, timeZones)?.choices[0]);
  const fold = answerTo(question, answer);
  return fold === null ? "" : sentence(question.choices[fold]);
}

function sentence(choice: LocalTimeChoice | undefined): string {
  if (choice === undefined) return "";
  const offset = offsetText(choice.offsetSeconds);
  if (choice.abbreviation === "LMT") return m.birth_clock_mean({ offset });
  return choice.daylightSaving ? m.birth_clock_summer({ offset }) : m.birth_clock_standard({ offset });
}
