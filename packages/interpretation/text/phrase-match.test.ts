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

test("each of several phrases is found, at a sentence's start those with a caret alone", () => {
  expect(found("Go home. Then stay home.", "^go", "^then", "home")).toEqual(["Go", "home", "Then", "home"]);
  expect(found("You go, then stay.", "^go", "^then")).toEqual([]);
  expect(found("¿Go? ¡Then! («Go»)", "^go", "^then")).toEqual(["Go", "Then"]);
  expect(found("Nothing of that.")).toEqual([]);
});

test("signs in a phrase are meant as they stand", () => {
  expect(found("Is it a.b? Is it aXb?", "a.b")).toEqual(["a.b"]);
  expect(found("Born (you know) here", "born (you know)")).toEqual(["Born (you know)"]);
  expect(found("a+b and aab", "a+b")).toEqual(["a+b"]);
});

test("where phrases are found is said in offsets of the text", () => {
  expect(findPhrases("A small step, a small word.", ["small step", "small word"])).toEqual([
    { start: 2, end: 12 },
    { start: 16, end: 26 },
  ]);
});

test("only the phrase itself is found: no empty one, no part of one, and no caret or star as it stands", () => {
  expect(found("“Go” now", "now")).toEqual(["now"]);
  expect(found("Ome is no home.", "home")).toEqual(["home"]);
  expect(found("A ^go and a go*", "^go", "go*")).toEqual(["go", "go"]);
  expect(found("Under umbrellas", "unlock*")).toEqual([]);
});
