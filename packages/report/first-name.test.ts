import { expect, test } from "vitest";
import { firstNameOf } from "./first-name.ts";

test.each([
  ["Marina Duarte", "Marina"],
  ["🦄 Ana Novak", "Ana"],
  ["🦄", ""],
  ["— 42 José", "José"],
  ["李 小龍", "李"],
  ["\tمريم\u00a0بنت", "مريم"],
  ["👩‍🚀 3000", ""],
  ["", ""],
])("the first name of %j is %j", (name, firstName) => {
  expect(firstNameOf(name)).toBe(firstName);
});
