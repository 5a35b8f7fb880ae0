import { wordsOf } from "@cosmic/interpretation/text/sentences";
import type { Paragraph } from "./paragraph.ts";
import type { DetectRules } from "./rules-file.ts";
import type { Names } from "./why.ts";

/** The first sentence, when it speaks neither of the reader nor of anything in a chart (rule 2). */
export function strangeOpening({ sentences }: Paragraph, rules: DetectRules, names: Names): string | null {
  const [first] = sentences;
  if (first === undefined || rules.command.test(first)) return null;
  const clear = [rules.reader, rules.placement, names.any, slot].some((one) => one.test(first));
  return clear ? null : first;
}
const slot = /\{\w/u;

/**
 * The sentence of a scene that says what it meant (rule 10): likeliest by its words to be a caption; null when none is
 * likely enough. A marked sentence is judged like the others: an act may be marked for a card.
 */
export function likeliestCaption(sentences: readonly string[], { caption }: DetectRules): string | null {
  const weighed = sentences.map((sentence) => ({ sentence, weight: captionWeight(sentence, caption.weights) }));
  const [first] = weighed.toSorted((one, other) => other.weight - one.weight);
  return first !== undefined && first.weight >= caption.least ? first.sentence : null;
}

function captionWeight(sentence: string, weights: DetectRules["caption"]["weights"]): number {
  const words = wordsOf(sentence);
  const [first = "", second = ""] = words;
  const features = new Set([...words, `^${first}`, `^${first} ${second}`, ...(/[“”«»]/u.test(sentence) ? ["“"] : [])]);
  return [...features].reduce((sum, feature) => sum + (weights[feature] ?? 0), 0);
}

/** Sentences that take back something hard (rule 6); the first one has nothing to take back. */
export function rescues(
  { sentences }: Paragraph,
  { rescue, command }: DetectRules,
  { isHard }: { readonly isHard: boolean },
): readonly string[] {
  const { everywhere, hard, praise, complaint } = rescue;
  return sentences.slice(1).filter((sentence, index) => {
    const isLate = index + 1 >= sentences.length - lateSentences;
    if (everywhere.some((one) => one.test(sentence))) return true;
    if (!isHard || command.test(sentence)) return false;
    return isLate && (hard.some((one) => one.test(sentence)) || (praise.test(sentence) && !complaint.test(sentence)));
  });
}
/** A paragraph is taken back toward its end. */
const lateSentences = 4;

/** Sentences that put a price on what is good. */
export function taxes({ sentences }: Paragraph, { taxed }: DetectRules): readonly string[] {
  return sentences.slice(1).filter((sentence) => taxed.some((one) => one.test(sentence)));
}

/** Most words of a short last sentence (rule 3). */
const shortWords = 12;

export function shortEnding({ sentences, sentenceWords }: Paragraph): string | null {
  const words = sentenceWords.at(-1)?.length ?? 0;
  return sentences.length > 1 && words <= shortWords ? (sentences.at(-1) ?? null) : null;
}

export function commandEnding({ sentences }: Paragraph, { command }: DetectRules): string | null {
  const last = sentences.at(-1);
  return last !== undefined && sentences.length > 1 && command.test(last) ? last : null;
}
