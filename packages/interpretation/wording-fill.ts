import type { Wording, WordingKey, WordingSlots } from "@cosmic/library/generated/wording-keys";

/** What a text's slots are filled with; nothing where it has none. */
export type SlotValues<Key extends WordingKey> = [WordingSlots[Key]] extends [never]
  ? readonly []
  : readonly [values: Readonly<Record<WordingSlots[Key], string>>];

/** Says a fixed text of one language, its slots filled. */
export type Say = <Key extends WordingKey>(key: Key, ...values: SlotValues<Key>) => string;

/** Values by the name of their slot. */
export type Slots = Readonly<Record<string, string>>;

const slotPattern = /\{([a-zA-Z]+)\}/g;

/** A speaker of one wording. */
export function sayFrom(wording: Wording): Say {
  return (key, ...values) => fillSlots(wording[key], values[0] ?? {});
}

/** Puts values into `{slots}`, in one pass: a value that looks like a slot stays as it is. A value that opens a sentence
 * (a text that ends with a stop) gets a capital. Throws when a slot has no value, which is a bug. */
export function fillSlots(text: string, values: Slots): string {
  // Most fixed words have no slot, and a book says thousands.
  if (!text.includes("{")) return text;
  const sentence = /[.!?]$/.test(text);
  return text.replaceAll(slotPattern, (slot, name: string, at: number) => {
    const value = values[name];
    if (value === undefined) throw new Error(`no value for ${slot} in “${text}”`);
    return sentence && opensSentence(text, at) ? raiseFirst(value) : value;
  });
}

/** Whether every slot of a text has a value. */
export function canFill(text: string, values: Slots): boolean {
  return !text.includes("{") || [...text.matchAll(slotPattern)].every(([, name = ""]) => values[name] !== undefined);
}

/** Capitalizes the first letter: “the Sun” opens a sentence as “The Sun”. */
export function raiseFirst(text: string): string {
  const first = [...text][0] ?? "";
  return first.toUpperCase() + text.slice(first.length);
}

function opensSentence(text: string, at: number): boolean {
  return at === 0 || /[.!?][”’")]*\s+[“‘"(]?$/.test(text.slice(Math.max(0, at - 6), at));
}
