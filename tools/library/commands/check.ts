import { wordCount } from "@cosmic/interpretation/text/sentences";
import { type Fault, faultText } from "../fault.ts";
import { ledgerFindings } from "../ledger/ledgers.ts";
import { proseOf } from "../ledger/prose.ts";
import { readingEase } from "../ledger/reading-ease.ts";
import { missingFrom, missingLines } from "../plan/missing.ts";
import { type WrittenFile, withoutMarks } from "../read/passage-file.ts";
import { type LanguageSources, readSources, type Sources } from "../read/sources.ts";
import { judgeCatalogue } from "../rules/catalogue-rules.ts";
import { judgeLibrary, judgeOne } from "../rules/judge-library.ts";
import { detectFaults } from "./detect.ts";
import { askedFiles, type Command, type Told } from "./drafts.ts";

/** Faults and findings of the whole library, or of the given files compared to the whole library. */
export const checkCommand: Command = (root, args) => {
  if (args.length === 0) return checkAll(root, readSources(root));
  const { asked, unknown } = askedFiles(root, args);
  const sources = readSources(
    root,
    asked.flatMap(({ draft }) => (draft ? [draft] : [])),
  );
  const told = asked.map(({ file }) => checkFile(root, file, sources));
  const lost = unknown.map((path) => `${path}: no such file\n`);
  return {
    text: [...lost, ...told.map(({ text }) => text)].join("\n"),
    ok: lost.length === 0 && told.every(({ ok }) => ok),
  };
};

function checkAll(root: string, sources: Sources): Told {
  const faults = [...judgeLibrary(sources).faults, ...detectFaults(root, sources)];
  const findings = sources.languages.flatMap((language) => ledgerFindings(language, sources));
  const lines = [...faults.map(faultText), ...findings.map((finding) => `${faultText(finding)} [${finding.kind}]`)];
  const counts = `${faults.length} faults, ${findings.length} findings in the whole library`;
  return { text: `${[...lines, counts].join("\n")}\n`, ok: lines.length === 0 };
}

function checkFile(root: string, path: string, sources: Sources): Told {
  const language = sources.languages.find((one) => path.startsWith(`${one.language}/`));
  const file = language?.files.find((one) => one.file === path);
  if (!language || !file) return { text: `${path}: not in the library\n`, ok: false };
  const entries = sources.catalogue.get(file.id);
  const faults = [
    ...(entries ? judgeCatalogue(entries, sources).faults : []),
    ...judgeOne(file, language, sources).faults,
    ...detectFaults(root, sources, path),
  ];
  const findings = ledgerFindings(language, sources, path);
  const lines = inOrder([
    ...faults,
    ...findings.map((finding) => ({ ...finding, message: `${finding.message} [${finding.kind}]` })),
  ]);
  const head = headLine(file, language, sources);
  const counts = `${faults.length} faults, ${findings.length} findings`;
  return {
    text: `${[head, ...lines, ...missingOf(file, sources), counts].join("\n")}\n`,
    ok: lines.length === 0,
  };
}

function inOrder(faults: readonly Fault[]): readonly string[] {
  return [...new Set(faults.toSorted((one, other) => one.line - other.line).map(faultText))];
}

function headLine(file: WrittenFile, language: LanguageSources, { plan }: Sources): string {
  const planned = plan.subjects.get(file.id)?.subject.passages ?? [];
  const parts = file.passages.flatMap((passage) => passage.parts);
  const words = parts.reduce((sum, { source }) => sum + wordCount(withoutMarks(source)), 0);
  const plannedWords = planned.reduce((sum, one) => sum + one.parts.reduce((all, part) => all + part.words, 0), 0);
  const rules = language.about.writing.ease;
  const ease = rules ? `, reading ease ${readingEase(proseOf([file]), rules).toFixed(0)}` : "";
  return `${file.id}: ${file.passages.length} of ${planned.length} passages, ${words} of about ${plannedWords} words${ease}`;
}

function missingOf(file: WrittenFile, { plan }: Sources): readonly string[] {
  const missing = missingFrom(plan, [file]).filter(({ subject }) => subject === file.id);
  return missingLines(missing).map((line) => `missing: ${line}`);
}
