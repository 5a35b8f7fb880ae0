import { expect, test } from "vitest";
import { sentencesOf, wordCount, wordsOf } from "./sentences.ts";

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
