import { chapterSubjects } from "../../packages/library/chapters.ts";
import type { Edition, LineSubject, Subject } from "../../packages/library/passage.ts";
import type { PhraseLists } from "../../packages/library/phrases.ts";
import type { ClaimsTable } from "./read/claims-table.ts";
import { slotsOf } from "./rules/wording-rules.ts";

const head = "// Made by tools/library from the library’s sources; edit those.\n";

/** One edition of the library, ready to be written as modules. */
export interface EmittedEdition {
  readonly edition: Edition;
  readonly subjects: ReadonlyMap<string, Subject | LineSubject>;
  readonly wording: ReadonlyMap<string, string>;
  readonly phrases: PhraseLists;
}

/** The modules of an edition, by path: one per subject, one per chapter's subjects, and one for all. */
export function editionModules({ edition, subjects, wording, phrases }: EmittedEdition): ReadonlyMap<string, string> {
  const modules = new Map<string, string>();
  for (const [id, subject] of subjects) modules.set(`${edition}/${id}.ts`, subjectModule(subject));
  for (const [chapter, wanted] of Object.entries(chapterSubjects)) {
    const own = [...subjects.values()].filter(({ id }) => isWanted(id, wanted));
    modules.set(`${edition}/chapters-of-the-book/${chapter}.ts`, collectionModule(own, 3));
  }
  modules.set(`${edition}/all-subjects.ts`, collectionModule([...subjects.values()], 2));
  modules.set(`${edition}/load-chapter.ts`, loaderModule());
  modules.set(`${edition}/wording.ts`, wordingModule(wording));
  modules.set(`${edition}/phrases.ts`, phrasesModule(phrases));
  return modules;
}

/** Every chapter includes the joints and the chapters' first and last lines. */
const everywhere = ["joints", "chapters"];

function isWanted(id: string, wanted: readonly string[]): boolean {
  return [...everywhere, ...wanted].some((one) => id === one || id.startsWith(`${one}/`));
}

function subjectModule(subject: Subject | LineSubject): string {
  const type = "lines" in subject ? "LineSubject" : "Subject";
  const from = "../".repeat(subject.id.split("/").length + 1);
  return `${head}import type { ${type} } from "${from}passage.ts";\n\nexport const subject: ${type} = ${literal(subject)};\n`;
}

/** A module of several subjects by id, `depth` folders below `packages/library`. */
function collectionModule(subjects: readonly (Subject | LineSubject)[], depth: number): string {
  const own = "../".repeat(depth - 2) || "./";
  const imports = subjects.map(({ id }, index) => `import { subject as s${index} } from "${own}${id}.ts";`);
  const rows = (lines: boolean): string =>
    subjects
      .map((subject, index) => ("lines" in subject === lines ? `  ${JSON.stringify(subject.id)}: s${index},\n` : ""))
      .join("");
  return `${head}import type { LineSubject, Subject } from "${"../".repeat(depth)}passage.ts";
${imports.join("\n")}

/** Passages by the id of their subject; one that is not written yet is absent. */
export const passages: Readonly<Record<string, Subject>> = {\n${rows(false)}};
/** Lines about the book by the id of their subject. */
export const lines: Readonly<Record<string, LineSubject>> = {\n${rows(true)}};\n`;
}

function loaderModule(): string {
  const rows = Object.keys(chapterSubjects).map(
    (chapter) => `  ${JSON.stringify(chapter)}: () => import("./chapters-of-the-book/${chapter}.ts"),`,
  );
  return `${head}/** Loads the words of one chapter, and nothing else. */\nexport const loadChapter = {\n${rows.join("\n")}\n} as const;\n`;
}

export function claimsModule({ pairs }: ClaimsTable): string {
  const type = "export type Claim = (typeof claimPairs)[number][number];\n";
  return `${head}/** Claims that cannot both be said of one placement. */\nexport const claimPairs = ${literal(pairs)} as const;\n${type}`;
}

/** The keys of all wordings, each with the slots in its text. */
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

function wordingModule(strings: ReadonlyMap<string, string>): string {
  const type = 'import type { Wording } from "../wording-keys.ts";\n\n';
  return `${head}${type}export const wording: Wording = ${literal(Object.fromEntries(strings))};\n`;
}

function phrasesModule({ banned, flattery, foretelling }: PhraseLists): string {
  const type = 'import type { PhraseLists } from "../../phrases.ts";\n\n';
  return `${head}${type}export const phrases: PhraseLists = ${literal({ banned, flattery, foretelling })};\n`;
}

function literal(value: unknown): string {
  return JSON.stringify(value, null, 2);
}
