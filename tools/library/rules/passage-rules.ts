import { wordCount } from "@cosmic/interpretation/text/sentences";
import { type Line, type PartName, type Passage, type PassagePart, partNames } from "@cosmic/library/passage";
import type { Fault } from "../fault.ts";
import { nameParts } from "../ledger/prose.ts";
import type { Kind, PlannedPart, PlannedSubject } from "../plan/kind.ts";
import type { LanguageFile } from "../read/language-file.ts";
import { type WrittenFile, type WrittenPart, type WrittenPassage, withoutMarks } from "../read/passage-file.ts";
import type { WrittenPhrases } from "../read/phrases-file.ts";
import { headingKey } from "./catalogue-rules.ts";
import { readMarks } from "./marks.ts";
import { proseProblems } from "./prose-rules.ts";

/** The rules to validate a file against. */
export interface PassageRules {
  readonly kind: Kind;
  readonly subject: PlannedSubject;
  /** What the passages of the subject claim, by heading. */
  readonly claims: ReadonlyMap<string, readonly string[]>;
  readonly phrases: WrittenPhrases;
  /** Of the language it is written in. */
  readonly about: LanguageFile;
}

export type Report = (line: number, message: string) => void;

/** Parts that depend on the measured orb: they add to the core, without a plain sentence of their own. */
const additions: readonly string[] = ["close", "wide"];

/** Whether a part needs no plain sentence: a scene shows its point, so it may leave the sentence out. */
function mayLackPlain({ name, source }: WrittenPart): boolean {
  return additions.includes(name) || (name === "scene" && !source.includes("=="));
}

/** A validated file, ready to be compiled; when there are faults, use only those. */
export interface JudgedFile {
  readonly passages: Readonly<Record<string, Passage>>;
  readonly lines: Readonly<Record<string, Readonly<Record<string, Line>>>>;
  readonly faults: readonly Fault[];
}

/** Checks a parsed file against the rules of the book and builds its passages. */
export function judgeFile(written: WrittenFile, rules: PassageRules): JudgedFile {
  const faults: Fault[] = [...written.faults];
  const fault: Report = (line, message) => {
    faults.push({ file: written.file, line, message });
  };
  const passages: Record<string, Passage> = {};
  const lines: Record<string, Record<string, Line>> = {};
  const seen = new Set<string>();
  for (const passage of written.passages) {
    const planned = rules.subject.passages.find(({ heading }) => heading === passage.heading);
    if (!planned) fault(passage.line, `unknown heading “${passage.heading}”`);
    if (seen.has(passage.heading)) fault(passage.line, `heading “${passage.heading}” stands twice`);
    seen.add(passage.heading);
    const parts = judgeParts(passage, planned?.parts ?? [], { rules, fault });
    const key = headingKey(passage.heading);
    if (rules.kind.shape !== "passages") lines[key] = Object.fromEntries(parts.map(({ name, text }) => [name, text]));
    else {
      const claims = rules.claims.get(key) ?? [];
      passages[key] = makePassage(passage, parts, { id: `${written.id}/${key}`, claims, fault });
    }
  }
  return { passages, lines, faults };
}

interface JudgedPart {
  readonly name: string;
  readonly line: number;
  readonly text: string;
  readonly plain: string | undefined;
  readonly quote: string | undefined;
}

interface Judging {
  readonly rules: PassageRules;
  readonly fault: Report;
}

function judgeParts(
  passage: WrittenPassage,
  planned: readonly PlannedPart[],
  { rules, fault }: Judging,
): readonly JudgedPart[] {
  const known = [...planned, ...rules.kind.optional];
  const names = new Set<string>();
  return passage.parts.map((part) => {
    const plan = known.find(({ name }) => name === part.name);
    if (!plan) fault(part.line, `unknown part “${part.name}”; known here: ${knownNames(known)}`);
    if (names.has(part.name)) fault(part.line, `part “${part.name}” stands twice`);
    names.add(part.name);
    const say: Report = (line, problem) => fault(line, `${passage.heading} ${part.name}: ${problem}`);
    const isFragment =
      rules.kind.fragments.includes(passage.heading) || (rules.kind.shape === "lines" && nameParts.includes(part.name));
    return judgePart(part, plan, { rules, isFragment, fault: say });
  });
}

function judgePart(
  part: WrittenPart,
  plan: PlannedPart | undefined,
  { rules, isFragment, fault }: Judging & { readonly isFragment: boolean },
): JudgedPart {
  const { kind, phrases, about } = rules;
  const { limits } = about.writing;
  const text = withoutMarks(part.source);
  const words = wordCount(text);
  const plainExpected = kind.shape === "passages" && !mayLackPlain(part) ? 1 : 0;
  const marks = readMarks(part.source, { plainExpected, writing: about.writing });
  const most = plan && Math.round(plan.most * limits.length);
  const problems = [
    ...(plan && most && (words < plan.least || words > most)
      ? [`${words} words; ${plan.name} has ${plan.least} to ${most}`]
      : []),
    ...marks.problems,
    ...(isFragment
      ? []
      : proseProblems(text, { phrases, slots: kind.slots, about, mayAsk: kind.shape === "portraits" })),
  ];
  for (const problem of problems) fault(part.line + 1, problem);
  return { name: part.name, line: part.line, text, plain: marks.plain, quote: marks.quote };
}

function knownNames(parts: readonly PlannedPart[]): string {
  return [...new Set(parts.map(({ name }) => name))].join(", ");
}

interface Made {
  readonly id: string;
  readonly claims: readonly string[];
  readonly fault: Report;
}

function makePassage(written: WrittenPassage, parts: readonly JudgedPart[], { id, claims, fault }: Made): Passage {
  const made: Partial<Record<PartName, PassagePart>> = {};
  for (const { name, text, plain } of parts) {
    const known = partNames.find((partName) => partName === name);
    // Additions have no plain sentence; where one is missing, readMarks has reported it.
    if (known) made[known] = { text, plain: plain ?? "" };
  }
  if (!made.core) fault(written.line, `${written.heading} has no core`);
  const quoted = parts.filter(({ quote }) => quote !== undefined);
  for (const { line } of quoted.slice(1)) fault(line, "a second **large sentence**; one a passage");
  const quote = quoted[0]?.quote;
  return { id, claims, parts: made, ...(quote === undefined ? {} : { quote }) };
}
