import type { BirthProblem } from "@cosmic/chart/birth";
import { type CivilDate, parseDate } from "@cosmic/chart/moment/written-time";

/** One key of a line: its value, or what is wrong with it. */
export type Field<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: BirthProblem };

/** One line of input: keys may hold anything. */
export type LineInput = Readonly<Record<string, unknown>>;

/** A field that was read successfully. */
export function read<Value>(value: Value): Field<Value> {
  return { ok: true, value };
}

/** A rejected field, with a sentence that says what to do. */
export function refused(code: BirthProblem["code"], field: string, message: string): Field<never> {
  return { ok: false, problem: { code, field, message } };
}

/** All fields, or the first rejected one, in the order given. */
export function allOf<Values extends object>(
  fields: { readonly [Key in keyof Values]: Field<Values[Key]> },
): Field<Values> {
  const entries: [string, unknown][] = [];
  for (const [key, field] of Object.entries<Field<unknown>>(fields)) {
    if (!field.ok) return field;
    entries.push([key, field.value]);
  }
  return read(Object.fromEntries(entries) as Values); // the same keys, each with the value of its own field
}

interface Days {
  readonly first: string;
  readonly last: string;
  /** A sentence about a text that is no date. */
  readonly hint: string;
  /** A sentence about a day before the first or after the last. */
  readonly range: string;
}

/** A day written `YYYY-MM-DD`, no earlier than the first and no later than the last; undefined is refused as missing. */
export function readDay(field: string, value: unknown, { first, last, hint, range }: Days): Field<CivilDate> {
  if (value === undefined || value === "") return refused("missing", field, hint);
  const date = typeof value === "string" ? parseDate(value) : "malformed";
  if (date === "malformed" || typeof value !== "string") return refused("malformed", field, hint);
  if (date === "impossible-date")
    return refused("impossible-date", field, "This day is not in the calendar. Check the day and the month.");
  return value < first || value > last ? refused("out-of-range", field, range) : read(date);
}

/** Own keys only; null is the same as absent, since JSON writes an empty field either way. */
export function given(input: LineInput, key: string): unknown {
  return Object.hasOwn(input, key) ? (input[key] ?? undefined) : undefined;
}
