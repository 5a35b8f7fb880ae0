import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import { expect, test } from "vitest";
import { answerClock } from "./clock-question.ts";

const timeZones = timeZonesFrom(zoneHistory);
const ask = (question: unknown) => answerClock(question, timeZones);
const answered = (question: unknown) => {
  const answer = ask(question);
  return answer.ok ? answer.value : answer;
};

test("a local time is answered with its offset, instant, daylight saving, abbreviation and source", () => {
  expect(answered({ zone: "Europe/London", local: "1941-07-01T12:00" })).toEqual({
    kind: "once",
    choices: [{ offsetSeconds: 7200, utc: "1941-07-01T10:00:00Z", daylightSaving: true, abbreviation: "BDST" }],
    source: "tzdb 2026f",
  });
});

test("a time that never was has the offset before the jump first, each utc being local less that offset", () => {
  expect(answered({ zone: "Pacific/Apia", local: "2011-12-30T12:00:30" })).toMatchObject({
    kind: "never",
    choices: [
      { offsetSeconds: -36000, utc: "2011-12-30T22:00:30Z" },
      { offsetSeconds: 50400, utc: "2011-12-29T22:00:30Z" },
    ],
  });
  expect(answered({ zone: "America/New_York", local: "2023-11-05T01:30" })).toMatchObject({
    kind: "twice",
    choices: [{ utc: "2023-11-05T05:30:00Z" }, { utc: "2023-11-05T06:30:00Z" }],
  });
});

test("local mean time is that of the longitude that is given", () => {
  const lagos = { zone: "Africa/Lagos", local: "1910-05-01T12:00" };
  expect(answered({ ...lagos, longitude: 7.5 })).toMatchObject({
    choices: [{ offsetSeconds: 1800, abbreviation: "LMT" }],
  });
  expect(answered(lagos)).toMatchObject({ choices: [{ offsetSeconds: 815 }] });
});

const good = { zone: "Europe/London", local: "1990-06-15T14:30" };

test.each([
  [null, "malformed line"],
  [[good], "malformed line"],
  [7, "malformed line"],
  [{}, "missing zone"],
  [{ ...good, zone: 3 }, "malformed zone"],
  [{ ...good, zone: "Mars/Olympus" }, "unknown-zone zone"],
  [{ ...good, zone: "__proto__" }, "unknown-zone zone"],
  [{ ...good, zone: "x".repeat(10_000) }, "unknown-zone zone"],
  [{ zone: "Europe/London" }, "missing local"],
  [{ ...good, local: "14:30" }, "malformed local"],
  [{ ...good, local: "1990-06-15" }, "malformed local"],
  [{ ...good, local: "1990-06-15T24:00" }, "malformed local"],
  [{ ...good, local: "1990-06-15T14:30Z" }, "malformed local"],
  [{ ...good, local: 646_000_000 }, "malformed local"],
  [{ ...good, local: "1990-02-30T14:30" }, "impossible-date local"],
  [{ ...good, local: "1899-12-31T23:59" }, "out-of-range local"],
  [{ ...good, local: "9999-12-31T23:59" }, "out-of-range local"],
  [{ ...good, longitude: 180.5 }, "out-of-range longitude"],
  [{ ...good, longitude: "12" }, "malformed longitude"],
])("%j is refused by code and field, with a sentence", (question, problem) => {
  const answer = ask(question);
  if (answer.ok) throw new Error("it was answered");
  expect(`${answer.code} ${answer.field}`).toBe(problem);
  expect(answer.message).toMatch(/^[A-Z].*\.$/);
});
