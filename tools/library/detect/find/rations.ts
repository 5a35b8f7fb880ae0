import type { Paragraph } from "./paragraph.ts";
import type { DetectRules } from "./rules-file.ts";

/** How often a rationed phrase stands in some text, and how often it may. */
export interface RationCount {
  readonly name: string;
  readonly count: number;
  /** In ten thousand words. */
  readonly rate: number;
  readonly ration: number;
}

const per = 10_000;

/** Counts of every ration over some texts of so many words together (rule 9). */
export function rationCounts(
  texts: readonly string[],
  words: number,
  { rations }: DetectRules,
): readonly RationCount[] {
  return rations.map(({ name, ration, pattern, case: cased }) => {
    const one = new RegExp(pattern, cased ? "gu" : "giu");
    const count = texts.reduce((sum, text) => sum + (text.match(one)?.length ?? 0), 0);
    return { name, count, rate: words === 0 ? 0 : (count * per) / words, ration };
  });
}

/** Every use of a rationed phrase in one paragraph. */
export function rationHits(paragraph: Paragraph, { rations }: DetectRules) {
  return rations.flatMap(({ name, pattern, case: cased }) =>
    paragraph.sentences
      .filter((sentence) => new RegExp(pattern, cased ? "u" : "iu").test(sentence))
      .map((words) => ({ rule: name, paragraph, words })),
  );
}
