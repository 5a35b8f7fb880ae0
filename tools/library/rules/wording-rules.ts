import { slotNames, slotsIn } from "@cosmic/interpretation/strings/fill-strings";
import type { Fault } from "../fault.ts";
import { keyFault } from "../read/flat-json.ts";
import type { LanguageFile } from "../read/language-file.ts";
import type { LanguageSources, WrittenWording } from "../read/sources.ts";

/** Slot names in a text, without duplicates, in alphabetical order. */
export function slotsOf(text: string): readonly string[] {
  return [...new Set(slotNames(text))].sort();
}

/** Every language must have the first one's keys, with the same slots, in forms it knows; keys and texts must be well
 * formed. A language that is not complete may lack keys. */
export function checkWordings(languages: readonly LanguageSources[]): readonly Fault[] {
  const [first, ...others] = languages;
  if (!first) return [];
  return [
    ...languages.flatMap(shapeFaults),
    ...others.flatMap(({ wording, about }) => [
      ...unknownKeys(first.wording, wording),
      ...(about.complete ? missingKeyFaults(first.wording, wording) : []),
      ...slotFaults(first.wording, wording),
    ]),
  ];
}

/** Keys of the first language that another lacks. */
export function missingKeys(first: WrittenWording, other: WrittenWording): readonly string[] {
  return [...first.strings.keys()].filter((key) => !other.strings.has(key));
}

/** Forms of slots that a text asks for and the language does not have. */
export function unknownForms(text: string, { rules }: LanguageFile): readonly string[] {
  return slotsIn(text).flatMap(({ form }) => (form === undefined || Object.hasOwn(rules.forms, form) ? [] : [form]));
}

function shapeFaults({ wording: { file, text, strings }, about }: LanguageSources): readonly Fault[] {
  return [...strings].flatMap(([key, value]) => {
    const problems: string[] = [];
    if (!/^[a-z][a-zA-Z]*(\.[a-zA-Z0-9-]+)+$/.test(key)) problems.push("a key is dotted words");
    if (/["']/.test(value)) problems.push("straight quotation mark; use “ ” ‘ ’");
    if (/ {2}|^\s|\s$/.test(value)) problems.push("stray space");
    if (/[{}]/.test(value.replaceAll(/\{(?:\p{L}+ )?[a-zA-Z]+\}/gu, ""))) problems.push("broken slot");
    for (const form of unknownForms(value, about)) problems.push(`no form “${form}” in language.json`);
    return problems.map((problem) => keyFault(file, text, key, problem));
  });
}

function missingKeyFaults(first: WrittenWording, other: WrittenWording): readonly Fault[] {
  return missingKeys(first, other).map((key) => keyFault(other.file, other.text, key, `missing; ${first.file} has it`));
}

function unknownKeys(first: WrittenWording, other: WrittenWording): readonly Fault[] {
  return [...other.strings.keys()]
    .filter((key) => !first.strings.has(key))
    .map((key) => keyFault(other.file, other.text, key, `unknown; ${first.file} does not have it`));
}

function slotFaults(first: WrittenWording, other: WrittenWording): readonly Fault[] {
  return [...other.strings].flatMap(([key, value]) => {
    const expected = slotsOf(first.strings.get(key) ?? value).join(", ");
    const found = slotsOf(value).join(", ");
    return found === expected
      ? []
      : [keyFault(other.file, other.text, key, `slots {${found}} where ${first.file} has {${expected}}`)];
  });
}
