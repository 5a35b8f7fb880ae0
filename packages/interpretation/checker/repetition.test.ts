import { expect, test } from "vitest";
import { openingFindings, repeatedSentenceFindings } from "./repetition.ts";
import type { CheckedChapter } from "./report-text.ts";

const chapter = (id: string, ...texts: readonly string[]): CheckedChapter => ({
  ...{ id, lines: [], emptyTitles: [] },
  paragraphs: texts.map((text) => ({ text, facts: null, plain: null })),
});

test("a sentence of four words or more is told once in a book; its second place is named", () => {
  const chapters = [
    chapter("soul", "You wait for rain. You sleep well.", "You sleep well."),
    chapter("heart", "Nobody knows it.", "So it goes. You wait for rain."),
  ];
  expect(repeatedSentenceFindings(chapters)).toEqual([
    { kind: "repeated-sentence", place: "heart, paragraph 2", excerpt: "You wait for rain." },
  ]);
});

test("a sentence told three times is found at its second and its third place", () => {
  const three = chapter("soul", "You wait for rain.", "You wait for rain.", "You wait for rain.");
  expect(repeatedSentenceFindings([three]).map(({ place }) => place)).toEqual([
    "soul, paragraph 2",
    "soul, paragraph 3",
  ]);
});

test("four words may open two sentences of a chapter, not three; the last place is named", () => {
  const twice = ["You may find that one.", "You may find that two."];
  expect(openingFindings(chapter("soul", ...twice))).toEqual([]);
  expect(openingFindings(chapter("soul", ...twice, "So be it. You may find that three.", "Well."))).toEqual([
    { kind: "near-repetition", place: "soul, paragraph 3", excerpt: "3 times: you may find that" },
  ]);
});

test("sentences too short for such an opening share none", () => {
  expect(openingFindings(chapter("soul", "So it goes. So it went. So it ends. Be well."))).toEqual([]);
});
