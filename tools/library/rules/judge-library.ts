import type { LineSubject, Subject } from "@cosmic/library/passage";
import type { Fault } from "../fault.ts";
import type { WrittenFile } from "../read/passage-file.ts";
import type { LanguageSources, Sources } from "../read/sources.ts";
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
  readonly faults: readonly Fault[];
} {
  const faults: Fault[] = [...sources.faults, ...checkWordings(sources.languages)];
  const languages = sources.languages.map((one) => {
    const subjects = new Map<string, Subject | LineSubject>();
    for (const file of one.files) {
      const judged = judgeOne(file, one, sources);
      faults.push(...judged.faults);
      if (judged.subject) subjects.set(file.id, judged.subject);
    }
    return { sources: one, subjects };
  });
  return { languages, faults };
}

/** Validates one file; `subject` is null when the plan does not contain it. */
export function judgeOne(
  file: WrittenFile,
  { language, phrases, about }: LanguageSources,
  { claims, plan }: Sources,
): { readonly subject: Subject | LineSubject | null; readonly faults: readonly Fault[] } {
  const { id } = file;
  const planned = plan.subjects.get(id);
  if (!planned) {
    return { subject: null, faults: [{ file: file.file, line: 1, message: `no such subject is planned: ${id}` }] };
  }
  const { passages, lines, faults } = judgeFile(file, { ...planned, claims, phrases, about });
  const subject = planned.kind.shape === "passages" ? { id, language, passages } : { id, language, lines };
  return { subject, faults };
}
