import { expect, test } from "vitest";
import { readReview } from "./read-review.ts";

const good = { stars: "2", text: "It was too long for me.", name: "Ana" };

test("a review is read as it was typed, line breaks as one kind, without hidden signs", () => {
  expect(readReview({ ...good, text: " First.\r\n\r\n\r\n\r\nSecond\u202e.\u0000 ", name: " Ana \n L. " })).toEqual({
    ok: true,
    review: { stars: 2, text: "First.\n\nSecond.", name: "Ana L." },
  });
  expect(readReview({ ...good, name: "" })).toMatchObject({ ok: true, review: { name: "" } });
});

test.each([
  ["no stars", { stars: null }, ["stars"]],
  ["six stars", { stars: "6" }, ["stars"]],
  ["half a star", { stars: "4.5" }, ["stars"]],
  ["nine characters", { text: "ninechars" }, ["text"]],
  ["blanks alone", { text: " ".repeat(40) }, ["text"]],
  ["2,001 characters", { text: "a".repeat(2001) }, ["text"]],
  ["a name of 41", { name: "n".repeat(41) }, ["name"]],
  ["nothing at all", { stars: undefined, text: undefined, name: undefined }, ["stars", "text"]],
  ["files", { stars: {}, text: [], name: 7 }, ["stars", "text"]],
])("%s is refused, and its field named", (_what, wrong, fields) => {
  expect(readReview({ ...good, ...wrong })).toEqual({ ok: false, fields });
});

test("characters are counted as a reader counts them: 10 and 2,000 are in bounds, emoji as one", () => {
  for (const text of ["🌙".repeat(10), "é".repeat(2000)]) expect(readReview({ ...good, text }).ok).toBe(true);
});

test("old line ends and tabs are read too, a name may have 40 characters, and nothing hides in it", () => {
  const read = readReview({ ...good, text: "First\rsecond\tthird.", name: `${"n".repeat(39)}\u202en` });
  expect(read).toEqual({ ok: true, review: { stars: 2, text: "First\nsecond third.", name: "n".repeat(40) } });
});
