import type { Slot } from "../plan/kind.ts";
import type { LanguageFile } from "../read/language-file.ts";
import type { WrittenPhrases } from "../read/phrases-file.ts";
import { listedPhrases } from "./listed-phrases.ts";
import { unknownForms } from "./wording-rules.ts";

/** Violations of the prose rules in a text without marks. */
export function proseProblems(text: string, { phrases, slots, about, mayAsk }: ProseRules): readonly string[] {
  return [
    ...phraseProblems(text, phrases),
    ...typeProblems(text, about.rules, mayAsk),
    ...slotProblems(text, slots),
    ...unknownForms(text, about).map((form) => `no form “${form}” in language.json`),
  ];
}

interface ProseRules {
  readonly phrases: WrittenPhrases;
  readonly slots: readonly Slot[];
  readonly about: LanguageFile;
  /** Whether it may ask the reader a question. */
  readonly mayAsk: boolean;
}

function phraseProblems(text: string, phrases: WrittenPhrases): readonly string[] {
  return (["banned", "flattery", "foretelling", "assumed"] as const).flatMap((kind) =>
    listedPhrases(text, phrases[kind]).map((words) => `${kind} phrase “${words}”`),
  );
}

function typeProblems(
  text: string,
  { quotes: [open, close] }: LanguageFile["rules"],
  mayAsk: boolean,
): readonly string[] {
  const problems: string[] = [];
  if (/["']/.test(text)) problems.push("straight quotation mark; use “ ” ‘ ’");
  if (/[–—]| - /.test(text)) problems.push("dash; use a comma or a full stop");
  if (/\s{2}|\s[.,;:!?]/.test(text)) problems.push("doubled space, or space before a stop");
  if (/(?<!\.)\.\.(?!\.)|[,;:]{2}/.test(text)) problems.push("doubled stop");
  if (!/[.!?]$/.test(text) && !text.endsWith(close)) problems.push("does not end with a stop");
  if (/\*|=/.test(text)) problems.push("stray mark");
  if (!mayAsk && /\?/.test(text.replaceAll(new RegExp(`${open}[^${close}]*${close}`, "g"), "")))
    problems.push("a question outside quotation marks");
  const twice = /(?<![\p{L}’])(\p{L}+) \1(?![\p{L}’])/iu.exec(text);
  if (twice) problems.push(`doubled word “${twice[0]}”`);
  return problems;
}

/** A slot may be filled with any text, so an ending cannot be attached to it, nor its capitalization known. */
function slotProblems(text: string, slots: readonly Slot[]): readonly string[] {
  if (!/[{}]/.test(text)) return [];
  const problems = [...text.matchAll(/\{([^}]*)\}/g)].flatMap(([slot, inner]) =>
    slots.some((known) => known === inner?.replace(/^\p{L}+ /u, ""))
      ? []
      : [`unknown slot ${slot}; ${slots.length > 0 ? `known here: {${slots.join("}, {")}}` : "none is known here"}`],
  );
  if (/\{[^}]*\}(?:’|\p{L})/u.test(text)) problems.push("an ending hangs on a slot");
  if (/[{}]/.test(text.replaceAll(/\{[^{}]*\}/g, ""))) problems.push("broken slot");
  if (/(?:^|[.!?…][”»]? )[“‘«¿¡]?\{/.test(text)) problems.push("a sentence begins with a slot");
  return problems;
}
