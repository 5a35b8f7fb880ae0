import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import { expect, test } from "vitest";
import { daniel, dateOnly, marina, personFrom, placed } from "../testing/pair-births.ts";
import { isOneBirth, isOneName, pairTiming } from "./pair-people.ts";
import type { PairBirth } from "./pair-person.ts";
import { pairProblem, type Relation, relations, underAgeOf } from "./pair-problem.ts";

const personOf = personFrom({ sky: skyFromDisk(), timeZones: timeZonesFrom(zoneHistory) });
const peopleOf = (first: PairBirth, second: PairBirth) => ({ first: personOf(first), second: personOf(second) });

const timed = placed(marina);
const untimed = placed({ ...marina, time: null });
const nowhere = { latitude: 0, longitude: 0, zone: "UTC" };

test.each([
  ["timed", timed, placed(daniel)],
  ["one-timed", untimed, placed(daniel)],
  ["one-timed", timed, dateOnly("1988-11-03")],
  ["untimed", untimed, dateOnly("1988-11-03")],
] as const)("the tables of random pairs are of two, one and no birth time: %s", (timing, first, second) => {
  expect(pairTiming(peopleOf(first, second))).toBe(timing);
});

test.each<[boolean, string, PairBirth, PairBirth]>([
  [true, "the same instant and place", timed, placed({ ...marina, name: "Irene" })],
  [true, "the same instant by another clock", timed, placed({ ...marina, time: "12:30", zone: "UTC" })],
  [true, "the same day without a time", untimed, untimed],
  [true, "the same date alone", dateOnly("1990-06-15"), dateOnly("1990-06-15")],
  [false, "a minute later", timed, placed({ ...marina, time: "14:31" })],
  [false, "half a degree north", timed, placed({ ...marina, latitude: marina.latitude + 0.5 })],
  [false, "half a degree east", timed, placed({ ...marina, longitude: marina.longitude + 0.5 })],
  // Positions of a birth without a time are those of noon; it is not a birth at noon.
  [false, "noon, and a time that is not known", placed({ ...marina, time: "12:00" }), untimed],
  [
    false,
    "a date without a place, and a place where latitude and longitude are 0",
    dateOnly("1990-06-15"),
    placed({ date: "1990-06-15", time: null, ...nowhere }),
  ],
])("one birth is %s: %s", (isOne, _, first, second) => {
  expect(isOneBirth(peopleOf(first, second))).toBe(isOne);
  expect(isOneBirth(peopleOf(second, first))).toBe(isOne);
});

test.each<[string | undefined, string | undefined, boolean]>([
  ["Ana", "Ana", true],
  ["Ana", "Eva", false],
  [" Ana", "Ana", true],
  ["Ana", "Ana ", true],
  // An accent as one character, and as a mark after the letter.
  ["Jos\u00e9", "Jose\u0301", true],
  ["Jose\u0301", "Jos\u00e9", true],
  ["Jos\u00e9", "Jose", false],
  [undefined, undefined, true],
  [undefined, "", true],
  ["", undefined, true],
  ["Ana", undefined, false],
  [undefined, "Ana", false],
])("%o and %o are one name: %s", (first, second, isOne) => {
  expect(isOneName(first, second)).toBe(isOne);
});

const today = "2026-11-26";
const child = placed({ ...daniel, date: "2008-11-27" });

test("under 18 is who has not had the eighteenth birthday", () => {
  const grown = placed({ ...daniel, date: "2008-11-26" });
  expect(underAgeOf(peopleOf(timed, grown), today)).toEqual([]);
  expect(underAgeOf(peopleOf(timed, child), today)).toEqual(["second"]);
  expect(underAgeOf(peopleOf(child, grown), today)).toEqual(["first"]);
  expect(underAgeOf(peopleOf(child, child), today)).toEqual(["first", "second"]);
});

const everyRelation: readonly Relation[] = ["love", "family", "friends", "work", "unsaid"];

test("love is not offered when either is under 18; every other relation is", () => {
  expect(relations).toEqual(everyRelation);
  for (const relation of everyRelation) {
    for (const underAge of [[], ["first"], ["second"], ["first", "second"]] as const) {
      const problem = pairProblem(peopleOf(timed, child), relation, underAge);
      expect(problem?.code, `${relation}, under age: ${underAge}`).toBe(
        relation === "love" && underAge.length > 0 ? "under-age" : undefined,
      );
    }
  }
  expect(pairProblem(peopleOf(timed, child), "love", ["second"])).toEqual({
    code: "under-age",
    field: "relation",
    message: "One of the two is under 18. Choose family, friends, work or unsaid as the relation.",
  });
});

test("the same instant, place and name twice is refused; another name makes them twins", () => {
  const refused = { code: "same-birth", field: "second", message: "These are the same birth details twice." };
  const twin = placed({ ...marina, name: "Irene" });
  const later = placed({ ...marina, time: "14:31" });
  for (const relation of everyRelation) {
    expect(pairProblem(peopleOf(timed, timed), relation, [])).toEqual(refused);
    expect(pairProblem(peopleOf(timed, twin), relation, [])).toBeNull();
    expect(pairProblem(peopleOf(timed, later), relation, [])).toBeNull();
  }
});
