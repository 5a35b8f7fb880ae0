import type { ChartTruth } from "./chart-truth.ts";
import type { CheckedChapter, CheckedTension, Finding } from "./report-text.ts";

/** Chapters about other dates or times, such as a progressed Moon, other hours of the day or the far side of a boundary,
 * and chapters that speak of the missing birth time. */
const ofOtherTimes: readonly string[] = ["cycles", "the-day-as-it-turned", "now", "what-is-uncertain"];
const ofTheMissingHour: readonly string[] = [
  ...["how-to-read", "the-day-as-it-turned", "what-is-uncertain", "appendix"],
  "now",
];

/**
 * Sentences that state a placement the chart does not have and, in a book without a birth time, those that need one.
 */
export function factFindings(chapter: CheckedChapter, truth: ChartTruth): readonly Finding[] {
  const texts = [
    ...chapter.paragraphs.map(({ text }, index) => ({ text, place: `${chapter.id}, paragraph ${index + 1}` })),
    ...[...new Set(chapter.lines)].map((text) => ({ text, place: chapter.id })),
  ];
  const untrue = ofOtherTimes.includes(chapter.id)
    ? []
    : texts.flatMap(({ text, place }) =>
        truth.untrue(text).map((excerpt): Finding => ({ kind: "contradicts-facts", place, excerpt })),
      );
  if (truth.timed || ofTheMissingHour.includes(chapter.id)) return untrue;
  const timed = texts.flatMap(({ text, place }) =>
    truth.timeWords(text).map((excerpt): Finding => ({ kind: "needs-birth-time", place, excerpt })),
  );
  return [...untrue, ...timed];
}

/** Opposite claims the book makes but does not reconcile. */
export function tensionFindings(tensions: readonly CheckedTension[]): readonly Finding[] {
  return tensions
    .filter(({ reconciled }) => !reconciled)
    .map(({ heading }) => ({ kind: "unreconciled-claims", place: "book", excerpt: heading }));
}
