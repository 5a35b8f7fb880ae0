import { expect, test } from "vitest";
import { findPhrases } from "./phrase-match.ts";

function found(text: string, ...phrases: readonly string[]): readonly string[] {
  return findPhrases(text, phrases).map(({ start, end }) => text.slice(start, end));
}

test("whole words, any case, across line breaks", () => {
  expect(found("A Unique\nBlend. Blended uniquely.", "unique blend")).toEqual(["Unique\nBlend"]);
  expect(found("The sojourney", "journey*")).toEqual([]);
});

test("a star takes any ending, an ellipsis any words of the same sentence, a caret a sentence’s start", () => {
  expect(found("Unlocking, unlock, unlocked", "unlock*")).toEqual(["Unlocking", "unlock", "unlocked"]);
  expect(found("It is not just a wish but a plan.", "not just … but")).toEqual(["not just a wish but"]);
  expect(found("It is not just a wish. But go.", "not just … but")).toEqual([]);
  expect(found("Remember this. “Remember that.” They remember.", "^remember")).toEqual(["Remember", "Remember"]);
});

test("both kinds of apostrophe are one", () => {
  expect(found("You’re special", "you're special")).toEqual(["You’re special"]);
});
