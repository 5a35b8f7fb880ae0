import type { Subject } from "../../packages/library/passage.ts";
import type { PhraseLists } from "../../packages/library/phrases.ts";
import type { ClaimsTable } from "./claims-table.ts";
import { slotsOf } from "./wording-rules.ts";

const head = "// Made by tools/words from the library’s sources; edit those.\n";

/** Source text of a module, `depth` folders below `packages/library`. */
export function subjectModule(subject: Subject, depth: number): string {
  const type = `import type { Subject } from "${"../".repeat(depth)}passage.ts";\n\n`;
  return `${head}${type}export const subject: Subject = ${literal(subject)};\n`;
}

export function claimsModule({ pairs }: ClaimsTable): string {
  const type = "export type Claim = (typeof claimPairs)[number][number];\n";
  return `${head}/** Claims that cannot both be said of one placement. */\nexport const claimPairs = ${literal(pairs)} as const;\n${type}`;
}

/** The keys of all wordings, each with the slots its text needs. */
export function wordingKeysModule(strings: ReadonlyMap<string, string>): string {
  const rows = [...strings].map(([key, text]) => {
    const slots = slotsOf(text).map((slot) => JSON.stringify(slot));
    return `  readonly ${JSON.stringify(key)}: ${slots.length > 0 ? slots.join(" | ") : "never"};`;
  });
  return `${head}/** Names of the slots of each text; \`never\` where it has none. */\nexport interface WordingSlots {
${rows.join("\n")}\n}
export type WordingKey = keyof WordingSlots;
/** The fixed words of a language. */
export type Wording = Readonly<Record<WordingKey, string>>;\n`;
}

export function wordingModule(strings: ReadonlyMap<string, string>): string {
  const type = 'import type { Wording } from "../wording-keys.ts";\n\n';
  return `${head}${type}export const wording: Wording = ${literal(Object.fromEntries(strings))};\n`;
}

export function phrasesModule(phrases: PhraseLists): string {
  const type = 'import type { PhraseLists } from "../../phrases.ts";\n\n';
  return `${head}${type}export const phrases: PhraseLists = ${literal(phrases)};\n`;
}

function literal(value: unknown): string {
  return JSON.stringify(value, null, 2);
}
