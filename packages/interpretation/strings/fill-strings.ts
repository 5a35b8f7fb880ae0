import type { Wording, WordingKey, WordingSlots } from "@cosmic/library/generated/wording-keys";

/** Values for a text's slots; no argument if it has none. */
export type SlotValues<Key extends WordingKey> = [WordingSlots[Key]] extends [never]
  ? readonly []
  : readonly [values: Readonly<Record<WordingSlots[Key], string>>];

/** Returns a fixed text in one language, with its slots filled. */
export type Say = <Key extends WordingKey>(key: Key, ...values: SlotValues<Key>) => string;

/** Slot values by slot name. */
export type Slots = Readonly<Record<string, string>>;

const slotPattern = /\{([a-zA-Z]+)\}/g;

/** Creates the `Say` function for a wording. */
export function sayFrom(wording: Wording): Say {
  return (key, ...values) => fillSlots(wording[key], values[0] ?? {});
}

/** Fills `{slots}` in one pass, so values that look like a slot stay as they are. In a text ending with a period, a
 * value that opens a sentence is capitalized. Throws if a slot has no value, which is a bug. */
export function fillSlots(text: string, values: Slots): string {
  // Fast path: most texts have no slot, and a book uses thousands.
  if (!text.includes("{")) return text;
  const { slots, rest } = piecesOf(text);
  let filled = "";
  for (const { before, name, raised } of slots) {
    const value = values[name];
    if (value === undefined) throw new Error(`no value for {${name}} in “${text}”`);
    filled += before + (raised ? raiseFirst(value) : value);
  }
  return filled + rest;
}

/** The names of the slots of a text, in order; one used twice is listed twice. */
export function slotNames(text: string): readonly string[] {
  return [...text.matchAll(slotPattern)].map(([slot]) => slot.slice(1, -1));
}

/** Whether every slot of a text has a value. */
export function canFill(text: string, values: Slots): boolean {
  return !text.includes("{") || piecesOf(text).slots.every(({ name }) => values[name] !== undefined);
}

/** A text split at its slots. */
interface Pieces {
  readonly slots: readonly { readonly before: string; readonly name: string; readonly raised: boolean }[];
  readonly rest: string;
}

/** Cache of split texts. Those with slots come from the library: a few hundred, each filled in every book. */
const taken = new Map<string, Pieces>();

function piecesOf(text: string): Pieces {
  const known = taken.get(text);
  if (known) return known;
  const sentence = /[.!?]$/.test(text);
  let start = 0;
  const slots = [...text.matchAll(slotPattern)].map((slot) => {
    const before = text.slice(start, slot.index);
    start = slot.index + slot[0].length;
    return { before, name: slot[0].slice(1, -1), raised: sentence && opensSentence(text, slot.index) };
  });
  const pieces = { slots, rest: text.slice(start) };
  taken.set(text, pieces);
  return pieces;
}

/** Capitalizes the first letter: “the Sun” becomes “The Sun” at the start of a sentence. */
export function raiseFirst(text: string): string {
  return text.replace(/^./u, (first) => first.toUpperCase());
}

function opensSentence(text: string, at: number): boolean {
  return at === 0 || /[.!?][”’")]*\s+[“‘"(]?$/.test(text.slice(Math.max(0, at - 6), at));
}
