import { slotNames } from "@cosmic/interpretation/strings/fill-strings";
import type { Fault } from "../fault.ts";
import { keyFault } from "../read/flat-json.ts";
import type { WrittenWording } from "../read/sources.ts";

/** Slot names in a text, without duplicates, in alphabetical order. */
export function slotsOf(text: string): readonly string[] {
  return [...new Set(slotNames(text))].sort();
}

/** Every language must have the first one's keys, with the same slots; keys and texts must be well formed. */
export function checkWordings(wordings: readonly WrittenWording[]): readonly Fault[] {
  const [first, ...others] = wordings;
  if (!first) return [];
  return [
    ...wordings.flatMap(shapeFaults),
    ...others.flatMap((other) => [...keyFaults(first, other), ...slotFaults(first, other)]),
  ];
}

function shapeFaults({ file, text, strings }: WrittenWording): readonly Fault[] {
  return [...strings].flatMap(([key, value]) => {
    const problems: string[] = [];
    if (!/^[a-z][a-zA-Z]*(\.[a-zA-Z0-9-]+)+$/.test(key)) problems.push("a key is dotted words");
    if (/["']/.test(value)) problems.push("straight quotation mark; use “ ” ‘ ’");
    if (/ {2}|^\s|\s$/.test(value)) problems.push("stray space");
    if (/[{}]/.test(value.replaceAll(/\{[a-zA-Z]+\}/g, ""))) problems.push("broken slot");
    return problems.map((problem) => keyFault(file, text, key, problem));
  });
}

function keyFaults(first: WrittenWording, other: WrittenWording): readonly Fault[] {
  const missing = [...first.strings.keys()].filter((key) => !other.strings.has(key));
  const extra = [...other.strings.keys()].filter((key) => !first.strings.has(key));
  return [
    ...missing.map((key) => keyFault(other.file, other.text, key, `missing; ${first.file} has it`)),
    ...extra.map((key) => keyFault(other.file, other.text, key, `unknown; ${first.file} does not have it`)),
  ];
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
