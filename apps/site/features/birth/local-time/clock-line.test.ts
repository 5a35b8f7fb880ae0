import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import { expect, test } from "vitest";
import type { BirthData } from "../draft/birth-data.ts";
import { clockLine } from "./clock-line.ts";
import { foldQuestion } from "./fold-question.ts";

const timeZones = timeZonesFrom(zoneHistory);
const here = { state: "here", timeZones } as const;
const unanswered = { fold: "", foldOf: "" } as const;
const london: BirthData = {
  birthDate: "1943-07-15",
  birthTime: "14:30",
  timeUnknown: false,
  birthCity: "London",
  birthCountry: "United Kingdom",
  countryCode: "GB",
  latitude: 51.5085,
  longitude: -0.1257,
  timezone: "Europe/London",
};
const lineOf = (fields: Partial<BirthData>, answer: Parameters<typeof clockLine>[0]["answer"] = unanswered) =>
  clockLine({ birth: { ...london, ...fields }, zoneClocks: here, answer });

test("the offset and daylight saving are said for every birth", () => {
  expect(lineOf({})).toBe("The clock there showed UTC+02:00 that day, with daylight saving time on.");
  expect(lineOf({ birthDate: "1990-12-15" })).toBe(
    "The clock there showed UTC+00:00 that day, with daylight saving time off.",
  );
});

test("local mean time is called so, to the second of the birth longitude", () => {
  const line = lineOf({ timezone: "America/Sao_Paulo", birthDate: "1905-03-01", longitude: -47.0608 });
  expect(line).toBe("The clock there showed local mean time that day, UTC−03:08:15.");
});

test("a clock set by hand is said to be so, whatever is known of the zone", () => {
  const birth = { ...london, offsetSeconds: 3600 };
  for (const zoneClocks of [here, { state: "unreachable" }, { state: "none" }] as const) {
    expect(clockLine({ birth, zoneClocks, answer: unanswered })).toContain("You set the clock to UTC+01:00 by hand.");
  }
});

test("a time in doubt is not guessed: the line waits for the answer", () => {
  const birth = { ...london, birthDate: "1990-10-28", birthTime: "01:30" };
  expect(lineOf(birth)).toBe("");
  const foldOf = foldQuestion(birth, timeZones)?.of ?? "";
  expect(lineOf(birth, { fold: "0", foldOf })).toContain("UTC+01:00");
  expect(lineOf(birth, { fold: "1", foldOf })).toContain("UTC+00:00");
});

test("a clock that is on its way, or out of reach, is said to be so", () => {
  const line = (state: "asking" | "unreachable") =>
    clockLine({ birth: london, zoneClocks: { state }, answer: unanswered });
  expect(line("asking")).toBe("Fetching the history of its clock...");
  expect(line("unreachable")).toContain("could not be fetched");
  expect(clockLine({ birth: null, zoneClocks: here, answer: unanswered })).toContain("once the date and time");
});
