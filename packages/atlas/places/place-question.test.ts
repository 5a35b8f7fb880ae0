import { expect, test } from "vitest";
import { readPlaceQuestion } from "./place-question.ts";

const problemOf = (input: unknown) => {
  const read = readPlaceQuestion(input, "q");
  return read.ok ? "read" : `${read.problem.code} ${read.problem.field}`;
};

test.each([
  [{}, "missing q"],
  [{ q: "" }, "missing q"],
  [{ q: "   " }, "missing q"],
  [{ q: null }, "missing q"],
  [{ q: "a" }, "too-short q"],
  [{ q: "e\u0301" }, "too-short q"],
  [{ q: "é " }, "too-short q"],
  [{ q: "x".repeat(201) }, "too-long q"],
  [{ q: "x".repeat(500) }, "too-long q"],
  [{ q: "lon\u0000don" }, "malformed q"],
  [{ q: "lon\ndon" }, "malformed q"],
  [{ q: ["a", "b"] }, "malformed q"],
  [{ q: 7 }, "malformed q"],
  [{ q: "london", limit: "0" }, "out-of-range limit"],
  [{ q: "london", limit: "21" }, "out-of-range limit"],
  [{ q: "london", limit: "2.5" }, "malformed limit"],
  [{ q: "london", limit: "" }, "malformed limit"],
  [{ q: "london", limit: "1e1" }, "malformed limit"],
  [{ q: "london", locale: "fr-fr" }, "malformed locale"],
  [{ q: "london", locale: "__proto__" }, "malformed locale"],
  [{ q: "london", country: "Brazil" }, "malformed country"],
  [{ q: "london", country: ["BR"] }, "malformed country"],
  [{ latitude: "91", longitude: "0" }, "out-of-range latitude"],
  [{ latitude: "0", longitude: "-180.1" }, "out-of-range longitude"],
  [{ latitude: "0" }, "missing longitude"],
  [{ longitude: 0 }, "missing latitude"],
  [{ latitude: "here", longitude: "0" }, "malformed latitude"],
  [{ latitude: Number.NaN, longitude: 0 }, "malformed latitude"],
  [{ latitude: "0x10", longitude: 0 }, "malformed latitude"],
  ["london", "malformed q"],
  [null, "malformed q"],
  [["london"], "malformed q"],
])("%j is refused as %s", (input, problem) => {
  expect(problemOf(input)).toBe(problem);
});

test("every refusal says what to do in one sentence and names the key as the caller wrote it", () => {
  const read = readPlaceQuestion({ query: "a" }, "query");
  expect(read).toMatchObject({ ok: false, problem: { field: "query" } });
  if (!read.ok) expect(read.problem.message).toMatch(/^[A-Z].*\.$/);
});

test("a name is trimmed, two signs of any script are enough, and eight towns are wanted unless said otherwise", () => {
  expect(readPlaceQuestion({ q: " 東京 " }, "q")).toEqual({
    ...{ ok: true, kind: "named" },
    question: { text: "東京", limit: 8, locale: null },
  });
  expect(readPlaceQuestion({ q: "x".repeat(200), limit: "20", locale: "pt-br" }, "q")).toMatchObject({
    question: { limit: 20, locale: "pt-br" },
  });
  expect(readPlaceQuestion({ q: "london", country: "ca" }, "q")).toMatchObject({ question: { country: "CA" } });
});

test("coordinates are read as numbers and as text, and a name beside them wins", () => {
  const near = { ok: true, kind: "near", question: { latitude: -23.5, longitude: 180, limit: 1 } };
  expect(readPlaceQuestion({ latitude: -23.5, longitude: 180, limit: 1 }, "q")).toMatchObject(near);
  expect(readPlaceQuestion({ latitude: "-23.5", longitude: "+180.0", limit: "1" }, "q")).toMatchObject(near);
  expect(readPlaceQuestion({ q: "rio", latitude: 0, longitude: 0 }, "q")).toMatchObject({ kind: "named" });
});

test.each([
  [{ latitude: "91", longitude: 0 }, "Give the latitude in degrees north, −90 to 90."],
  [{ latitude: 0, longitude: "x" }, "Give the longitude in degrees east, −180 to 180."],
  [{ q: "london", limit: 0 }, "Give the limit as a whole number, 1 to 20."],
  [{ q: "london", locale: "x" }, "Choose the locale from en-us, en-gb, es-es, pt-br, or leave it out."],
  [{ q: "london", country: "x" }, "Name the country by its two letters, such as BR, or leave it out."],
  [{}, "Type the name of a town."],
  [{ q: " " }, "Type the name of a town."],
  [{ q: 7 }, "Give the name of a town as one text."],
  [{ q: "x".repeat(201) }, "Type at most 200 letters of the town's name."],
  [{ q: "a\nb" }, "The name of the town holds characters that cannot be typed. Take them out."],
  ["london", "Send one JSON object with q."],
])("whoever asks %j reads: %s", (input, message) => {
  expect(readPlaceQuestion(input, "q")).toMatchObject({ ok: false, problem: { message } });
});

test("coordinates may have blanks around them and many decimals", () => {
  expect(readPlaceQuestion({ latitude: " 51.4778 ", longitude: "-0.00147999", limit: " 3 " }, "q")).toMatchObject({
    question: { latitude: 51.4778, longitude: -0.00147999, limit: 3 },
  });
});
