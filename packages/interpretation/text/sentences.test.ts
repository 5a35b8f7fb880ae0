import { expect, test } from "vitest";
import { firstWordsOf, sentencesOf, wordCount, wordsOf } from "./sentences.ts";

test("sentences end at stops, with their closing quotes, and not inside a quotation", () => {
  expect(sentencesOf("You say “great.” Then you go. “Wait,” you say. “No!”")).toEqual([
    "You say “great.”",
    "Then you go.",
    "“Wait,” you say.",
    "“No!”",
  ]);
});

test("a figure with a point is not the end of a sentence", () => {
  expect(sentencesOf("It moved 1.2° a day. It stopped.")).toHaveLength(2);
});

test("words are counted as a reader counts them", () => {
  expect(wordCount("Well-made things, 1.2° apart – don’t last.")).toBe(6);
  expect(wordsOf("You don’t, “do” You?")).toEqual(["you", "don't", "do", "you"]);
});

test("a text without a stop is one sentence, and blanks after the last stop are none", () => {
  expect(sentencesOf("You go")).toEqual(["You go"]);
  expect(sentencesOf("You go. ")).toEqual(["You go."]);
  expect(sentencesOf("")).toEqual([]);
  expect(sentencesOf("Really?  Yes!\n1 day… ¿Qué? (No.) And e.g. this.")).toEqual([
    ...["Really?", "Yes!", "1 day…", "¿Qué?", "(No.)", "And e.g. this."],
  ]);
});

test.each([
  ["", 0],
  ["one", 1],
  [" two\twords ", 2],
  ["a\u00a0no-break space", 3],
  ["wide\u3000space", 2],
  ["line\r\nbreaks\n", 2],
  ["A Z a z 0 9", 6],
  // Signs beside the letters and digits of ASCII are no words, alone or in a row.
  ["@ [ ` { / : -- …", 0],
  ["“quoted” (bracketed) élan ñ", 4],
  ["1.2°", 1],
])("%j has %i words", (text, count) => {
  expect(wordCount(text)).toBe(count);
});

test("the first words of a text are those of all its words", () => {
  const text = "You’re here, at last: 12 steps.";
  expect(wordsOf(text)).toEqual(["you're", "here", "at", "last", "12", "steps"]);
  expect(firstWordsOf(text, 3)).toEqual(["you're", "here", "at"]);
  expect(firstWordsOf(text, 9)).toEqual(wordsOf(text));
  expect([wordsOf("…"), firstWordsOf("…", 2)]).toEqual([[], []]);
});
