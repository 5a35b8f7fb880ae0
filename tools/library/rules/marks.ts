import { sentencesOf, wordCount } from "@cosmic/interpretation/text/sentences";
import type { WritingRules } from "../read/language-file.ts";
import { withoutMarks } from "../read/passage-file.ts";

/** The plain sentence and the pull quote of a part, and problems with their marks. */
export interface ReadMarks {
  readonly plain: string | undefined;
  readonly quote: string | undefined;
  readonly problems: readonly string[];
}

/**
 * Reads `==…==` and `**…**`; one may be inside the other. `plainExpected` is how many plain sentences the part must
 * have.
 */
export function readMarks(
  source: string,
  { plainExpected, writing }: { readonly plainExpected: 0 | 1; readonly writing: WritingRules },
): ReadMarks {
  const plain = marked(source, "==");
  const quote = marked(source, "**");
  const sentences = sentencesOf(withoutMarks(source));
  return {
    plain: plain.texts[0],
    quote: quote.texts[0],
    problems: [
      ...plainProblems(plain, plainExpected, { sentences, writing }),
      ...(quote.marks === 0 ? [] : quoteProblems(quote, { sentences, writing })),
    ],
  };
}

interface Within {
  readonly sentences: readonly string[];
  readonly writing: WritingRules;
}

interface Marked {
  readonly marks: number;
  readonly texts: readonly string[];
}

function marked(source: string, mark: "==" | "**"): Marked {
  const other = mark === "==" ? "**" : "==";
  const pieces = source.replaceAll(other, "").split(mark);
  return { marks: pieces.length - 1, texts: pieces.filter((_, index) => index % 2 === 1) };
}

function plainProblems({ marks, texts }: Marked, expected: 0 | 1, { sentences, writing }: Within): readonly string[] {
  if (expected === 0) return marks === 0 ? [] : ["this part has no ==plain sentence=="];
  const [plain] = texts;
  if (marks !== 2 || plain === undefined) return [`exactly one ==plain sentence==, found ${marks} marks`];
  const problems: string[] = [];
  const { limits, reader } = writing;
  const words = wordCount(plain);
  if (words > limits.plainWords) problems.push(`plain sentence has ${words} words, at most ${limits.plainWords}`);
  if (reader !== undefined && !new RegExp(reader, "iu").test(plain))
    problems.push("plain sentence does not speak to “you”");
  if (/[{}]/.test(plain)) problems.push("plain sentence has a slot; it stands alone on cards");
  if (!sentences.includes(plain)) problems.push("the == marks do not hold one whole sentence");
  return problems;
}

function quoteProblems({ marks, texts }: Marked, { sentences, writing }: Within): readonly string[] {
  const [quote] = texts;
  if (marks !== 2 || quote === undefined) return [`one **large sentence** at most, found ${marks} marks`];
  const problems: string[] = [];
  const { largeWords } = writing.limits;
  const words = wordCount(quote);
  if (words > largeWords) problems.push(`large sentence has ${words} words, at most ${largeWords}`);
  if (/[{}]/.test(quote)) problems.push("large sentence has a slot; it stands alone");
  if (!sentences.includes(quote)) problems.push("the ** marks do not hold one whole sentence");
  return problems;
}
