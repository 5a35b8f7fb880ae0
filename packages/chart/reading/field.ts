import type { BirthProblem } from "../birth.ts";

/** One key of an incoming birth: its value, or what is wrong with it. */
export type Field<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: BirthProblem };

/** Raw birth input: keys may hold anything. */
export type BirthInput = Readonly<Record<string, unknown>>;

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

/** Own keys only; null is the same as absent, since JSON writes an empty field either way. */
export function given(input: BirthInput, key: string): unknown {
  return Object.hasOwn(input, key) ? (input[key] ?? undefined) : undefined;
}

/** Optional text, trimmed; empty counts as absent. */
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

/** A number between two bounds, inclusive. */
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
