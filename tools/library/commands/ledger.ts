import { wordsOf } from "@cosmic/interpretation/text/sentences";
import { countMoves } from "../ledger/closings.ts";
import { imageLedger } from "../ledger/images.ts";
import { openingLedger } from "../ledger/openings.ts";
import { byFile, placeOf, proseOf } from "../ledger/prose.ts";
import { readingEase } from "../ledger/reading-ease.ts";
import { ticRates } from "../ledger/tics.ts";
import type { WrittenCatalogue } from "../read/catalogue-file.ts";
import { type LanguageSources, readSources, type Sources } from "../read/sources.ts";
import { askedFiles, type Command } from "./drafts.ts";
import { columns } from "./table.ts";

/** Openings are listed from this many uses. */
const tellingUses = 3;

/** What already exists, to read before writing a new subject: in the whole library, or in the given files. */
export const ledgerCommand: Command = (root, args) => {
  const { asked, unknown } = askedFiles(root, args);
  const sources = readSources(
    root,
    asked.flatMap(({ draft }) => (draft ? [draft] : [])),
  );
  const wanted = new Set(asked.map(({ file }) => file));
  const text = sources.languages
    .map((language) => ({
      ...language,
      files: language.files.filter(({ file }) => wanted.size === 0 || wanted.has(file)),
    }))
    .filter(({ files }) => files.length > 0)
    .map((language) => ledgerOf(language, entriesOf(language, sources)))
    .join("\n");
  return { text: unknown.map((path) => `${path}: no such file\n`).join("") + text, ok: unknown.length === 0 };
};

function entriesOf({ files }: LanguageSources, { catalogue }: Sources): readonly WrittenCatalogue[] {
  return files.flatMap(({ id }) => catalogue.get(id) ?? []);
}

function ledgerOf(language: LanguageSources, entries: readonly WrittenCatalogue[]): string {
  const sections: readonly (readonly [title: string, lines: readonly string[]])[] = [
    [`Openings used ${tellingUses} times or more`, openings(language)],
    ["Images, by object", images(entries, language)],
    ["Endings by file", endings(language)],
    ["Claims", claims(entries)],
    ["Files", files(language)],
  ];
  return sections.map(([title, lines]) => `# ${language.language}: ${title}\n${lines.join("\n")}\n`).join("\n");
}

function openings({ files }: LanguageSources): readonly string[] {
  return openingLedger(proseOf(files))
    .filter(({ parts }) => parts.length >= tellingUses)
    .map(({ opening, parts }) => `${parts.length} ${opening} … ${parts.map(placeOf).join(" ")}`);
}

function images(entries: readonly WrittenCatalogue[], { about }: LanguageSources): readonly string[] {
  return [...imageLedger(entries, about.writing.images).values()]
    .flat()
    .map(({ image, file, heading }) => `${image} · ${file.replace(/^catalogue\/|\.yaml$/g, "")} ${heading}`)
    .sort((one, other) => one.localeCompare(other));
}

function endings({ files, about }: LanguageSources): readonly string[] {
  const rows = [...byFile(proseOf(files))].map(([file, parts]) => {
    const moves = countMoves(parts, about);
    const names = ["plain", "quotation", "final and", "very short", "permission", "denial", "condition"] as const;
    return [file, ...names.map((name) => moves.get(name) ?? 0)];
  });
  return [
    columns([["", "plain", "quotation", "final and", "very short", "permission", "denial", "condition"], ...rows]),
  ];
}

function claims(entries: readonly WrittenCatalogue[]): readonly string[] {
  const used = new Map<string, number>();
  for (const { claims: own } of entries.flatMap(({ units }) => units)) {
    for (const { name } of own) used.set(name, (used.get(name) ?? 0) + 1);
  }
  return [...used].sort((one, other) => other[1] - one[1]).map(([claim, count]) => `${count} ${claim}`);
}

function files({ about, files: all }: LanguageSources): readonly string[] {
  const { ease } = about.writing;
  const rows = [...byFile(proseOf(all))].map(([file, parts]) => [
    file,
    parts.reduce((words, { text }) => words + wordsOf(text).length, 0),
    ease ? readingEase(parts, ease).toFixed(0) : "",
    ...ticRates(parts, about.writing).map(({ rate }) => rate.toFixed(1)),
  ]);
  const heads = ["", "words", "ease", ...ticRates([], about.writing).map(({ name, cap }) => `${name} (${cap})`)];
  return [columns([heads, ...rows])];
}
