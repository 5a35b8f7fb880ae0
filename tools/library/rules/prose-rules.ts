import type { Slot } from "../plan/kind.ts";
import type { WrittenPhrases } from "../read/phrases-file.ts";
import { listedPhrases } from "./listed-phrases.ts";

/** Violations of the prose rules in a text without marks. */
export function proseProblems(text: string, phrases: WrittenPhrases, slots: readonly Slot[]): readonly string[] {
  return [...phraseProblems(text, phrases), ...typeProblems(text), ...slotProblems(text, slots)];
}

function phraseProblems(text: string, phrases: WrittenPhrases): readonly string[] {
  return (["banned", "flattery", "foretelling", "assumed"] as const).flatMap((kind) =>
    listedPhrases(text, phrases[kind]).map((words) => `${kind} phrase “${words}”`),
  );
}

function typeProblems(text: string): readonly string[] {
  const problems: string[] = [];
  if (/["']/.test(text)) problems.push("straight quotation mark; use “ ” ‘ ’");
  if (/[–—]| - /.test(text)) problems.push("dash; use a comma or a full stop");
  if (/\s{2}|\s[.,;:!?]/.test(text)) problems.push("doubled space, or space before a stop");
  if (/(?<!\.)\.\.(?!\.)|[,;:]{2}/.test(text)) problems.push("doubled stop");
  if (!/[.!?”]$/.test(text)) problems.push("does not end with a stop");
  if (/\*|=/.test(text)) problems.push("stray mark");
  if (/\?/.test(text.replaceAll(/“[^”]*”/g, ""))) problems.push("a question outside quotation marks");
  const twice = /(?<![\p{L}’])(\p{L}+) \1(?![\p{L}’])/iu.exec(text);
  if (twice) problems.push(`doubled word “${twice[0]}”`);
  return problems;
}

/** A slot may be filled with any text, so an ending cannot be attached to it, nor its capitalization known. */
function slotProblems(text: string, slots: readonly Slot[]): readonly string[] {
  if (!/[{}]/.test(text)) return [];
  const problems = [...text.matchAll(/\{([^}]*)\}/g)].flatMap(([slot, inner]) =>
    slots.some((known) => known === inner)
      ? []
      : [`unknown slot ${slot}; ${slots.length > 0 ? `known here: {${slots.join("}, {")}}` : "none is known here"}`],
  );
  if (/\{[^}]*\}(?:’|\p{L})/u.test(text)) problems.push("an ending hangs on a slot");
  if (/[{}]/.test(text.replaceAll(/\{[^{}]*\}/g, ""))) problems.push("broken slot");
  if (/(?:^|[.!?…]”? )[“‘]?\{/.test(text)) problems.push("a sentence begins with a slot");
  return problems;
}
