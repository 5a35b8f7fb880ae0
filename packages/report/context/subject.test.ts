import { expect, test } from "vitest";
import { cleanTyped } from "./subject.ts";

test.each([
  ["e\u0301lodie", "\u00e9lodie", "composed"],
  ["a\uD800b", "a\uFFFDb", "whole characters only"],
  ["\u202Etxt.exe\u2066", "txt.exe", "no direction marks"],
  ["one\u0000\n\t two", "one two", "no controls, one space at a time"],
  ["👩‍🚀", "👩‍🚀", "emoji stay joined"],
  ["<b>&amp;", "<b>&amp;", "markup is text"],
  [" \u200B ", "", "nothing visible is nothing"],
])("%j becomes %j: %s", (typed, clean) => {
  expect(cleanTyped(typed)).toBe(clean);
});
