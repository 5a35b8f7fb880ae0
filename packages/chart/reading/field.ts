import type { BirthProblem } from "../birth.ts";

/** A key of a birth as it was sent: what it says, or what is wrong with it. */
export type Field<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: BirthProblem };

/** A birth as it arrives: keys that may hold anything. */
export type BirthInput = Readonly<Record<string, unknown>>;

/** A field that was read. */
export function read<Value>(value: Value): Field<Value> {
  return { ok: true, value };
}

/** A field that was refused, and the sentence that says what to do. */
export function refused(code: BirthProblem["code"], field: string, message: string): Field<never> {
  return { ok: false, problem: { code, field, message } };
}

/** All fields, or the first that was refused, in the order they are named. */
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

/** Own keys only, and null is the same as absent: JSON writes an empty field either way. */
export function given(input: BirthInput, key: string): unknown {
  return Object.hasOwn(input, key) ? (input[key] ?? undefined) : undefined;
}

/** Text that may be left out; spaces around it are dropped, and what is left empty counts as left out. */
export function optionalText(input: BirthInput, key: string, mostCharacters: number): Field<string | undefined> {
  const value = given(input, key);
  if (value === undefined) return read(undefined);
  if (typeof value !== "string") return refused("malformed", key, `Give the ${key} as text, or leave it out.`);
  const text = value.trim();
  if ([...text].length > mostCharacters) {
    return refused("out-of-range", key, `Shorten the ${key} to at most ${mostCharacters} characters.`);
  }
  return read(text === "" ? undefined : text);
}

/** A number between two bounds, both allowed. */
export function numberBetween(
  input: BirthInput,
  key: string,
  { least, most, what }: { readonly least: number; readonly most: number; readonly what: string },
): Field<number> {
  const value = given(input, key);
  if (value === undefined) return refused("missing", key, `Give the ${key}: ${what}.`);
  if (typeof value !== "number" || !Number.isFinite(value)) {
    return refused("malformed", key, `Give the ${key} as a number: ${what}.`);
  }
  if (value < least || value > most) return refused("out-of-range", key, `Give a ${key} that exists: ${what}.`);
  return read(value);
}
