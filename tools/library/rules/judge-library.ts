import type { LineSubject, Subject } from "@cosmic/library/passage";
import type { Unit } from "@cosmic/library/unit";
import type { Fault } from "../fault.ts";
import type { WrittenFile } from "../read/passage-file.ts";
import { type LanguageSources, patternLanguage, type Sources } from "../read/sources.ts";
import { judgeCatalogue } from "./catalogue-rules.ts";
import { compareWithText } from "./compare-with-text.ts";
import { judgeFile } from "./passage-rules.ts";
import { checkWordings } from "./wording-rules.ts";

/** One language of the library, validated and ready to be compiled. */
export interface JudgedLanguage {
  readonly sources: LanguageSources;
  readonly subjects: ReadonlyMap<string, Subject | LineSubject>;
}

/** Validates the whole library by the rules that apply within a file. */
export function judgeLibrary(sources: Sources): {
  readonly languages: readonly JudgedLanguage[];
  /** By subject. */
  readonly units: ReadonlyMap<string, readonly Unit[]>;
  readonly faults: readonly Fault[];
} {
  const faults: Fault[] = [...sources.faults, ...checkWordings(sources.languages)];
  const units = new Map<string, readonly Unit[]>();
  for (const [id, written] of sources.catalogue) {
    const judged = judgeCatalogue(written, sources);
    faults.push(...judged.faults);
    units.set(id, judged.units);
  }
  const languages = sources.languages.map((one) => {
    const subjects = new Map<string, Subject | LineSubject>();
    faults.push(...entriesWithoutText(one, sources));
    for (const file of one.files) {
      const judged = judgeOne(file, one, sources);
      faults.push(...judged.faults);
      if (judged.subject) subjects.set(file.id, judged.subject);
    }
    return { sources: one, subjects };
  });
  return { languages, units, faults };
}

/** Validates one file; `subject` is null when the plan does not contain it. */
export function judgeOne(
  file: WrittenFile,
  { language, phrases, about }: LanguageSources,
  { catalogue, plan }: Sources,
): { readonly subject: Subject | LineSubject | null; readonly faults: readonly Fault[] } {
  const { id } = file;
  const planned = plan.subjects.get(id);
  if (!planned) {
    return { subject: null, faults: [{ file: file.file, line: 1, message: `no such subject is planned: ${id}` }] };
  }
  const entries = catalogue.get(id);
  const claims = new Map(
    entries?.units.map(({ heading, claims: own }) => [heading, own.map(({ name }) => name)] as const),
  );
  const { passages, lines, faults } = judgeFile(file, { ...planned, claims, phrases, about });
  if (planned.kind.shape === "lines") return { subject: { id, language, lines }, faults };
  const compared = compareWithText(file, entries, {
    isSource: language === patternLanguage,
    images: about.writing.images,
  });
  const subject = planned.kind.shape === "portraits" ? { id, language, lines } : { id, language, passages };
  return { subject, faults: [...faults, ...compared] };
}

function entriesWithoutText({ language, files }: LanguageSources, { catalogue }: Sources): readonly Fault[] {
  if (language !== patternLanguage) return [];
  return [...catalogue.values()]
    .filter(({ id }) => !files.some((file) => file.id === id))
    .map(({ file, id }) => ({ file, line: 1, message: `no text: write ${language}/${id}.md` }));
}
