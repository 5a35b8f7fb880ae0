import { findPhrases } from "../text/phrase-match.ts";
import { studied } from "../text/studied-text.ts";
import { factFindings, tensionFindings } from "./fact-findings.ts";
import { openingFindings, repeatedSentenceFindings } from "./repetition.ts";
import type { CheckedParagraph, Finding, FindingKind, ReportText } from "./report-text.ts";

/** Longer paragraphs must be split in two. */
export const longestParagraphWords = 140;

/** Doubled punctuation, spaces and words. Words are letters only: “10 10” may be two numbers. */
const doubled = [/(?<![\p{L}’'])(\p{L}+) \1(?![\p{L}’'])/giu, /\s{2,}|^\s|\s$/gu, /[,;:]\s*[,;:.]|(?<!\.)\.\.(?!\.)/gu];
const slot = /\{(?:\p{L}+ )?[a-zA-Z]*\}|undefined|NaN|\[object/gu;

interface Place {
  readonly place: string;
  readonly text: string;
}

/** Checks all text of a report and returns its faults; a good report has none. */
export function checkReportText(report: ReportText): readonly Finding[] {
  const places = placesOf(report);
  return [
    ...places.flatMap((place) => textFindings(place, report)),
    ...report.chapters.flatMap((chapter) =>
      chapter.paragraphs.flatMap((paragraph, index) =>
        paragraphFindings(paragraph, placeName(chapter.id, index), report),
      ),
    ),
    ...report.chapters.flatMap(({ id, emptyTitles }) =>
      emptyTitles.map((title): Finding => ({ kind: "empty-section", place: id, excerpt: title })),
    ),
    ...report.chapters.flatMap((chapter) => factFindings(chapter, report.truth)),
    ...tensionFindings(report.tensions),
    ...report.chapters.flatMap(openingFindings),
    ...repeatedSentenceFindings(report.chapters),
    ...missingTokens(report, places),
  ];
}

function placesOf(report: ReportText): readonly Place[] {
  const inChapters = report.chapters.flatMap((chapter) => [
    ...chapter.paragraphs.map(({ text }, index) => ({ place: placeName(chapter.id, index), text })),
    // Cells repeat often, so each text is checked once.
    ...[...new Set(chapter.lines)].map((text) => ({ place: chapter.id, text })),
  ]);
  return [...inChapters, ...report.lines.map((text) => ({ place: "book", text }))];
}

/** `soul, paragraph 2`. */
export function placeName(chapterId: string, index: number): string {
  return `${chapterId}, paragraph ${index + 1}`;
}

function textFindings({ place, text }: Place, { phrases, typed }: ReportText): readonly Finding[] {
  if (text === "") return [{ kind: "empty-text", place, excerpt: "" }];
  return faultsIn(text, phrases)
    .filter((fault) => !coveredBy(fault, text, typed))
    .map(({ kind, start, end }) => ({ kind, place, excerpt: text.slice(Math.max(0, start - 20), end + 20) }));
}

interface Fault extends Span {
  readonly kind: FindingKind;
}

/** Most texts occur in many books, so phrase matches are cached. */
const read = new WeakMap<ReportText["phrases"], Map<string, readonly Fault[]>>();
/** The cache is cleared beyond this size. */
const mostRead = 40_000;

function faultsIn(text: string, phrases: ReportText["phrases"]): readonly Fault[] {
  const kept = read.get(phrases) ?? new Map<string, readonly Fault[]>();
  read.set(phrases, kept);
  const before = kept.get(text);
  if (before) return before;
  if (kept.size >= mostRead) kept.clear();
  const as = (kind: FindingKind, spans: readonly Span[]) => spans.map((span): Fault => ({ ...span, kind }));
  const found = [
    ...as("unresolved-slot", spansOf(text, slot)),
    ...as("banned-phrase", findPhrases(text, phrases.banned)),
    ...as("flattery", findPhrases(text, phrases.flattery)),
    ...as("foretelling", findPhrases(text, phrases.foretelling)),
    ...doubled.flatMap((pattern) => as("doubled", spansOf(text, pattern))),
  ];
  kept.set(text, found);
  return found;
}

interface Span {
  readonly start: number;
  readonly end: number;
}

function spansOf(text: string, pattern: RegExp): readonly Span[] {
  return [...text.matchAll(pattern)].map((match) => ({ start: match.index, end: match.index + match[0].length }));
}

/** Whether a match lies inside text the buyer typed: “Baden Baden” is a place. */
function coveredBy(span: Span, text: string, typed: readonly string[]): boolean {
  return typed
    .filter((words) => words !== "")
    .some((words) => {
      for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
        if (at <= span.start && span.end <= at + words.length) return true;
      }
      return false;
    });
}

function paragraphFindings(
  { text, facts, plain }: CheckedParagraph,
  place: string,
  { truth, isForeign }: ReportText,
): readonly Finding[] {
  const findings: Finding[] = [];
  const { words } = studied(text);
  const excerpt = text.slice(0, 60);
  if (words > longestParagraphWords)
    findings.push({ kind: "long-paragraph", place, excerpt: `${words} words: ${excerpt}` });
  if (facts?.length === 0) findings.push({ kind: "paragraph-without-fact", place, excerpt });
  const unknown = (facts ?? []).filter((fact) => !truth.facts.has(fact));
  if (unknown.length > 0)
    findings.push({ kind: "contradicts-facts", place, excerpt: `no ${unknown.join(", ")}: ${excerpt}` });
  if (plain !== null && (plain === "" || !text.includes(plain)))
    findings.push({ kind: "without-plain-sentence", place, excerpt });
  if (isForeign(text)) findings.push({ kind: "wrong-language", place, excerpt });
  return findings;
}

function missingTokens({ required }: ReportText, places: readonly Place[]): readonly Finding[] {
  return Object.entries(required)
    .filter(([, token]) => !places.some(({ text }) => text.includes(token)))
    .map(([name, token]) => ({ kind: "missing-token", place: "book", excerpt: `${name}: ${token}` }));
}
