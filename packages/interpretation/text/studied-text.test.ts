import { functionWords } from "@cosmic/library/generated/languages";
import { expect, test } from "vitest";
import { wordsOfOthers } from "./known-languages.ts";
import { measure, measured, studied } from "./studied-text.ts";

const text = "You see the whole road. Then you go. You’d rather wait a while.";

test("a text is measured by its words and by the first four words of each sentence that has four", () => {
  const found = { words: 13, openings: ["you see the whole", "you'd rather wait a"] };
  expect(measure(text)).toEqual(found);
  expect([measured(text), measured(text)]).toEqual([found, found]);
  expect(measure("One two three four.")).toEqual({ words: 4, openings: ["one two three four"] });
  expect(measure("One two three.")).toEqual({ words: 3, openings: [] });
});

test("sentences are the same when their words are, whatever the signs between them", () => {
  const [first, second] = studied("Go, then stay! Go then: stay.").sentences;
  expect(first).toEqual({ text: "Go, then stay!", key: "go then stay", words: 3, opening: null });
  expect(second?.key).toBe(first?.key);
  expect(studied(text)).toMatchObject({ words: 13, sentences: [{ opening: "you see the whole" }, {}, {}] });
});

test("the words of other languages are those of every language but the one asked for", () => {
  const { en, ...others } = functionWords;
  expect(wordsOfOthers("en")).toEqual(Object.values(others));
  expect(wordsOfOthers("es")).toContain(en);
});
