import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import { expect, test } from "vitest";
import type { BirthData } from "../draft/birth-data.ts";
import { answerTo, foldQuestion, settleFold } from "./fold-question.ts";

const timeZones = timeZonesFrom(zoneHistory);
const newYork: BirthData = {
  birthDate: "2023-11-05",
  birthTime: "01:30",
  timeUnknown: false,
  birthCity: "New York",
  birthCountry: "United States",
  countryCode: "US",
  latitude: 40.7143,
  longitude: -74.006,
  timezone: "America/New_York",
};
const unanswered = { fold: "", foldOf: "" } as const;

test("a time shown twice is asked about, the earlier reading first", () => {
  const question = foldQuestion(newYork, timeZones);
  expect(question?.kind).toBe("twice");
  expect(question?.choices.map((choice) => choice.offsetSeconds)).toEqual([-14_400, -18_000]);
  expect(settleFold(newYork, timeZones, unanswered)).toEqual({ ok: false, reason: "reading-required" });
});

test("a time never shown is asked about", () => {
  const question = foldQuestion({ ...newYork, birthDate: "2023-03-12", birthTime: "02:30" }, timeZones);
  expect(question?.kind).toBe("never");
});

test("an answer settles its own question and no other", () => {
  const foldOf = foldQuestion(newYork, timeZones)?.of ?? "";
  expect(settleFold(newYork, timeZones, { fold: "1", foldOf })).toEqual({ ok: true, birth: { ...newYork, fold: 1 } });
  const otherYear = { ...newYork, birthDate: "2022-11-06" };
  const question = foldQuestion(otherYear, timeZones);
  expect(question && answerTo(question, { fold: "1", foldOf })).toBeNull();
  expect(settleFold(otherYear, timeZones, { fold: "1", foldOf }).ok).toBe(false);
});

test("nothing is asked where nothing is in doubt", () => {
  const plain = { ...newYork, birthDate: "2023-11-06" };
  expect(settleFold(plain, timeZones, { fold: "1", foldOf: "" })).toEqual({ ok: true, birth: plain });
  expect(foldQuestion({ ...newYork, timeUnknown: true }, timeZones)).toBeNull();
  expect(foldQuestion({ ...newYork, offsetSeconds: -18_000 }, timeZones)).toBeNull();
});
