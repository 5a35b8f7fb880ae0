import { m } from "../../../generated/paraglide/messages.js";
import { type BirthProblemCode, birthProblems } from "./birth-form.ts";

const sentences: Readonly<Record<BirthProblemCode, () => string>> = {
  "day-required": m.birth_error_day,
  "month-required": m.birth_error_month,
  "year-required": m.birth_error_year,
  "day-invalid": m.birth_error_day_invalid,
  "year-range": m.flow_error_year,
  "date-ahead": m.birth_error_ahead,
  "time-required": m.birth_error_time,
  "minute-invalid": m.birth_error_minute,
  "time-ahead": m.birth_error_time_ahead,
  "place-required": m.birth_error_place,
  "place-not-chosen": m.birth_error_place_choose,
  "country-required": m.flow_error_country,
  "latitude-invalid": m.birth_error_latitude,
  "longitude-invalid": m.birth_error_longitude,
  "offset-invalid": m.birth_error_offset,
  "clock-unreachable": m.birth_error_clock,
  "reading-required": m.birth_error_reading,
};

/** The message for a form error code; undefined when there is no error. */
export function problemText(code: string | undefined): string | undefined {
  const known = birthProblems.find((problem) => problem === code);
  return known && sentences[known]();
}
