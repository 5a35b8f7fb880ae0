import type { LanguageRules } from "@cosmic/library/language-rules";
import type { LineSubject, Subject } from "@cosmic/library/passage";
import type { PhraseLists } from "@cosmic/library/phrases";
import type { Unit } from "@cosmic/library/unit";
import type { Asserts } from "./read/asserts-file.ts";
import type { ClaimsTable } from "./read/claims-table.ts";
import type { DefaultDomains } from "./read/domains-file.ts";
import type { LanguageFile } from "./read/language-file.ts";
import { slotsOf } from "./rules/wording-rules.ts";

const head = "// Made by tools/library from the library’s sources; edit those.\n";

/** One edition of the library, ready to be written as modules. */
export interface EmittedEdition {
  readonly edition: string;
  readonly subjects: ReadonlyMap<string, Subject | LineSubject>;
  readonly wording: ReadonlyMap<string, string>;
  readonly phrases: PhraseLists;
  readonly rules: LanguageRules;
}

/** The modules of an edition, by path: one per subject, and one for all. */
export function editionModules({
  edition,
  subjects,
  wording,
  phrases,
  rules,
}: EmittedEdition): ReadonlyMap<string, string> {
  const modules = new Map<string, string>();
  for (const [id, subject] of subjects) modules.set(`${edition}/${id}.ts`, subjectModule(subject));
  modules.set(`${edition}/all-subjects.ts`, collectionModule([...subjects.values()]));
  modules.set(`${edition}/wording.ts`, wordingModule(wording));
  modules.set(`${edition}/phrases.ts`, phrasesModule(phrases));
  modules.set(`${edition}/rules.ts`, rulesModule(rules));
  return modules;
}

function subjectModule(subject: Subject | LineSubject): string {
  const type = "lines" in subject ? "LineSubject" : "Subject";
  const from = "../".repeat(subject.id.split("/").length + 1);
  return `${head}import type { ${type} } from "${from}passage.ts";\n\nexport const subject: ${type} = ${literal(subject)};\n`;
}

/** A module of all subjects by id. */
function collectionModule(subjects: readonly (Subject | LineSubject)[]): string {
  const imports = subjects.map(({ id }, index) => `import { subject as s${index} } from "./${id}.ts";`);
  const rows = (lines: boolean): string =>
    subjects
      .map((subject, index) => ("lines" in subject === lines ? `  ${JSON.stringify(subject.id)}: s${index},\n` : ""))
      .join("");
  return `${head}import type { LineSubject, Subject } from "../../passage.ts";
${imports.join("\n")}

/** Passages by the id of their subject; one that is not written yet is absent. */
export const passages: Readonly<Record<string, Subject>> = {\n${rows(false)}};
/** Lines about the book by the id of their subject. */
export const lines: Readonly<Record<string, LineSubject>> = {\n${rows(true)}};\n`;
}

/** The catalogue: one module per kind, and one for all. */
export function catalogueModules(units: ReadonlyMap<string, readonly Unit[]>): ReadonlyMap<string, string> {
  const byKind = new Map<string, Unit[]>();
  for (const [id, own] of units) {
    const kind = id.slice(0, id.indexOf("/"));
    byKind.set(kind, [...(byKind.get(kind) ?? []), ...own]);
  }
  const kinds = [...byKind.keys()];
  const type = 'import type { Unit } from "../../unit.ts";\n';
  const imports = kinds.map((kind, index) => `import { units as u${index} } from "./${kind}.ts";\n`).join("");
  const all = kinds.map((_, index) => `...u${index}`).join(", ");
  return new Map([
    ...[...byKind].map(
      ([kind, own]) =>
        [`catalogue/${kind}.ts`, `${head}${type}\nexport const units: readonly Unit[] = ${literal(own)};\n`] as const,
    ),
    [
      "catalogue/all-units.ts",
      `${head}${type}${imports}\n/** Every unit, kind by kind. */\nexport const units: readonly Unit[] = [${all}];\n`,
    ] as const,
  ]);
}

export function claimsModule({ pairs, laterPairs }: ClaimsTable): string {
  const type = "export type Claim = (typeof claimPairs)[number][number];\n";
  return `${head}/** Claims that cannot both be said of one placement, in the first edition. */\nexport const claimPairs = ${literal(pairs)} as const;\n${type}
/** The same in the second edition. */\nexport const secondEditionPairs = [\n  ...claimPairs,\n${laterPairs.map((pair) => `  ${JSON.stringify(pair)},\n`).join("")}] as const;\n`;
}

export function assertsModule(asserts: Asserts): string {
  return `${head}/** What a part states of the whole chart, by part id. */\nexport const asserts = ${literal(Object.fromEntries(asserts))} as const;\n`;
}

export function domainsModule(defaults: DefaultDomains): string {
  return `${head}import type { Domain } from "../domain.ts";\n
/** The area of life of a claim whose label names none: by body, by house (1 first), by the beginning of a unit’s id. */
export const defaultDomains: {
  readonly bodies: Readonly<Record<string, Domain>>;
  readonly houses: readonly Domain[];
  readonly units: Readonly<Record<string, Domain>>;
} = ${literal(defaults)};\n`;
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

function rulesModule(rules: LanguageRules): string {
  const type = 'import type { LanguageRules } from "../../language-rules.ts";\n\n';
  return `${head}${type}export const rules: LanguageRules = ${literal(rules)};\n`;
}

/** All that books are made of, by edition. */
export function editionsModule(editions: readonly (EmittedEdition & { readonly language: string })[]): string {
  const files = { "all-subjects": "lines, passages", rules: "rules", wording: "wording" };
  const imports = editions.flatMap(({ edition }, index) =>
    Object.entries(files).map(([file, names]) => {
      const numbered = names.split(", ").map((name) => `${name} as ${name}${index}`);
      return `import { ${numbered.join(", ")} } from "./${edition}/${file}.ts";\n`;
    }),
  );
  const rows = editions.map(({ edition, language }, index) => {
    const own = ["lines", "passages", "rules", "wording"].map((name) => `${name}: ${name}${index}`);
    return `  ${JSON.stringify(edition)}: { language: ${JSON.stringify(language)}, ${own.join(", ")} },\n`;
  });
  return `${head}${imports.join("")}
/** The texts and the grammar of every edition books are made in, and its language. Server only: it holds all of them. */
export const editions = {\n${rows.join("")}} as const;\n`;
}

/** Words of the files that are made from a finished book, by language. */
export function fileWordsModule(
  languages: readonly { readonly language: string; readonly about: LanguageFile }[],
): string {
  const words = Object.fromEntries(languages.map(({ language, about }) => [language, about.files]));
  return `${head}/** Words of the files that are made from a finished book, by language. */
export const fileWords = ${literal(words)} as const;\n`;
}

/** What is known of every language, also of those that are not complete; small enough for the browser. */
export function languagesModule(
  languages: readonly { readonly language: string; readonly about: LanguageFile }[],
): string {
  const editions = languages.flatMap(({ about }) => about.editions.map(({ edition }) => edition));
  const complete = languages.filter(({ about }) => about.complete).map(({ language }) => language);
  const of = <Value>(pick: (about: LanguageFile) => Value) =>
    literal(Object.fromEntries(languages.map(({ language, about }) => [language, pick(about)])));
  return `${head}/** Every language that has a folder. */
export const languages = ${literal(languages.map(({ language }) => language))} as const;
/** Editions of other countries, each made from one of them by a table of words. */
export const countryEditions = ${literal(editions)} as const;
/** Languages whose books are complete. */
export const completeLanguages: readonly string[] = ${literal(complete)};
/** Small words of each language, which tell it from the others. */
export const functionWords: Readonly<Record<string, readonly string[]>> = ${of(({ rules }) => rules.functionWords)};
/** Words a title may break before. */
export const titleBreaks: Readonly<Record<string, readonly string[]>> = ${of(({ rules }) => rules.titleBreaks)};\n`;
}

function literal(value: unknown): string {
  return JSON.stringify(value, null, 2);
}
