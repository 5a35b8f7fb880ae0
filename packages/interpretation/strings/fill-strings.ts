import type { Wording, WordingKey, WordingSlots } from "@cosmic/library/generated/wording-keys";
import type { LanguageRules } from "@cosmic/library/language-rules";
import { inForm } from "./slot-forms.ts";

/** Values for a text's slots; no argument if it has none. */
export type SlotValues<Key extends WordingKey> = [WordingSlots[Key]] extends [never]
  ? readonly []
  : readonly [values: Readonly<Record<WordingSlots[Key], string>>];

/** A language's fixed texts and its grammar. */
export interface LanguageWords {
  readonly wording: Wording;
  readonly rules: LanguageRules;
}

/** Returns a fixed text in one language, with its slots filled; carries the language's grammar. */
export interface Say extends LanguageWords {
  <Key extends WordingKey>(key: Key, ...values: SlotValues<Key>): string;
}

/** Slot values by slot name. */
export type Slots = Readonly<Record<string, string>>;

const slotPattern = /\{(?:(\p{L}+) )?([a-zA-Z]+)\}/gu;

/** Creates the `Say` function for a language. */
export function sayFrom({ wording, rules }: LanguageWords): Say {
  const say = <Key extends WordingKey>(key: Key, ...values: SlotValues<Key>): string =>
    fillSlots(wording[key], values[0] ?? {}, rules);
  return Object.assign(say, { wording, rules });
}

/** Fills `{slots}` and `{form slots}` in one pass, so values that look like a slot stay as they are. In a text ending
 * with a period, a value that opens a sentence is capitalized. Throws if a slot has no value, or a form does not know
 * its value, which are bugs. */
export function fillSlots(text: string, values: Slots, rules: LanguageRules): string {
  // Fast path: most texts have no slot, and a book uses thousands.
  if (!text.includes("{")) return text;
  const { slots, rest } = piecesOf(text);
  let filled = "";
  for (const { before, name, form, raised } of slots) {
    const value = values[name];
    if (value === undefined) throw new Error(`no value for {${name}} in “${text}”`);
    const formed = form === undefined ? value : inForm(form, value, rules);
    filled += before + (raised ? raiseFirst(formed) : formed);
  }
  return filled + rest;
}

/** The names of the slots of a text, in order; one used twice is listed twice. */
export function slotNames(text: string): readonly string[] {
  return slotsIn(text).map(({ name }) => name);
}

/** A slot of a text, and the form it is to be filled in, if any. */
export interface SlotInText {
  readonly name: string;
  readonly form: string | undefined;
  /** Offsets of its braces. */
  readonly start: number;
  readonly end: number;
}

/** The slots of a text with their forms, in order. */
export function slotsIn(text: string): readonly SlotInText[] {
  return [...text.matchAll(slotPattern)].map(({ 0: slot, 1: form, 2: name = "", index }) => ({
    ...{ name, form },
    ...{ start: index, end: index + slot.length },
  }));
}

/** Whether every slot of a text has a value. */
export function canFill(text: string, values: Slots): boolean {
  return !text.includes("{") || piecesOf(text).slots.every(({ name }) => values[name] !== undefined);
}

/** A text split at its slots. */
interface Pieces {
  readonly slots: readonly (Pick<SlotInText, "name" | "form"> & {
    readonly before: string;
    readonly raised: boolean;
  })[];
  readonly rest: string;
}

/** Cache of split texts. Those with slots come from the library: a few hundred, each filled in every book. */
const taken = new Map<string, Pieces>();

function piecesOf(text: string): Pieces {
  const known = taken.get(text);
  if (known) return known;
  const sentence = /[.!?]$/.test(text);
  let at = 0;
  const slots = slotsIn(text).map(({ name, form, start, end }) => {
    const before = text.slice(at, start);
    at = end;
    return { before, name, form, raised: sentence && opensSentence(text, start) };
  });
  const pieces = { slots, rest: text.slice(at) };
  taken.set(text, pieces);
  return pieces;
}

/** Capitalizes the first letter, stepping over an opening mark: “the Sun” becomes “The Sun” at the start of a
 * sentence. */
export function raiseFirst(text: string): string {
  return text.replace(/^[¿¡«]*./u, (first) => first.toUpperCase());
}

function opensSentence(text: string, at: number): boolean {
  return /^[¿¡«]*$|[.!?][”’")»]*\s+[“‘"(«¿¡]{0,2}$/.test(text.slice(Math.max(0, at - 7), at));
}
