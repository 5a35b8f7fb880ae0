import { expect, test } from "vitest";
import { answerPair } from "./pair-question.ts";

const madrid = { latitude: 40.4165, longitude: -3.7026, zone: "Europe/Madrid" };
const first = { name: "Marina", date: "1990-06-15", time: "14:30", ...madrid };
const second = { name: "Daniel", date: "1988-11-03", time: "07:20", ...madrid };

const problemOf = (input: unknown) => {
  const answer = answerPair(input);
  return answer.ok ? "none" : `${answer.code} ${answer.field}`;
};

test("a pair is answered with the keys that scripts rely on, in their order", () => {
  const answer = answerPair({ id: 7, first, second, relation: "friends" });
  expect(answer.ok && Object.keys(answer.value)).toEqual([
    ...["first", "second", "contacts", "overlays", "receptions", "figures", "balance", "strands", "halfway"],
    ...["midpoints", "contradictions", "leftOut"],
  ]);
  expect(answer.ok && answer.value).toMatchObject({
    contacts: expect.arrayContaining([
      expect.objectContaining({ id: "first.sun-trine-second.mercury", strand: "talk" }),
    ]),
    halfway: { instant: "1989-08-24T21:25:00Z", latitude: 40.4165, longitude: -3.7026 },
  });
});

test.each([
  ["no object", 7, "malformed line"],
  ["a list", [first, second], "malformed line"],
  ["no second birth", { first }, "missing second"],
  ["a birth that is text", { first: "Marina", second }, "malformed first"],
  ["a date that is none", { first, second: { ...second, date: "1988-02-30" } }, "impossible-date second.date"],
  ["a year before 1900", { first: { ...first, date: "1899-12-31" }, second }, "out-of-range first.date"],
  ["a birth in the future", { first, second: { ...second, date: "2999-01-01" } }, "out-of-range second.date"],
  ["a zone that is none", { first: { ...first, zone: "Europe/Nowhere" }, second }, "unknown-zone first.zone"],
  ["a time without a place", { first: { date: "1990-06-15", time: "14:30" }, second }, "missing first.latitude"],
  ["half a place", { first: { ...first, longitude: null }, second }, "missing first.longitude"],
  ["another relation", { first, second, relation: "enemies" }, "malformed relation"],
  ["love under 18", { first, second: { ...second, date: "2020-01-01" }, relation: "love" }, "under-age relation"],
  ["the same birth twice", { first, second: first }, "same-birth second"],
])("%s is refused by code and field", (_, input, problem) => {
  expect(problemOf(input)).toBe(problem);
});

test("a date alone is enough, with or without a time of null", () => {
  for (const alone of [{ date: "1990-06-15" }, { date: "1990-06-15", time: null, latitude: null }]) {
    const answer = answerPair({ first: alone, second });
    expect(answer.ok && answer.value).toMatchObject({ halfway: { latitude: null }, overlays: { secondInFirst: null } });
  }
});
