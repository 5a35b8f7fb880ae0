import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import { expect, test } from "vitest";
import type { Birth } from "../birth.ts";
import { houseOf } from "../horizon/houses.ts";
import { elements, planets } from "../names.ts";
import { natalChartWithoutCycles } from "../natal-chart.ts";
import { required } from "../required.ts";
import { daniel, dateOnly, marina, placed } from "../testing/pair-births.ts";
import { separation } from "../zodiac/longitude.ts";
import { perPlanet } from "../zodiac/per-planet.ts";
import { type HeldContact, type PairFacts, pairFacts } from "./pair-facts.ts";
import type { PairBirth } from "./pair-person.ts";
import type { Relation } from "./pair-problem.ts";

const sources = { sky: skyFromDisk(), timeZones: timeZonesFrom(zoneHistory) };

const today = "2026-11-26";

function ask(first: PairBirth, second: PairBirth, relation: Relation = "unsaid") {
  return pairFacts({ first, second, relation, today }, sources);
}
function factsOf(...question: Parameters<typeof ask>): PairFacts {
  const found = ask(...question);
  if (!found.ok) throw new Error(found.problem.message);
  return found.facts;
}

const untimed = placed({ ...marina, time: null });

test("both charts are those of volume I, and nothing is left out when both times are known", () => {
  const { first, second, leftOut } = factsOf(placed(marina), placed(daniel));
  const own = [marina, daniel].map((birth) => natalChartWithoutCycles(birth, sources));
  expect(own).toEqual([
    { ok: true, facts: first },
    { ok: true, facts: second },
  ]);
  expect(leftOut).toEqual([]);
});

test("the golden pair: the heaviest contact, and the sky halfway in time and place", () => {
  const { contacts, halfway } = factsOf(placed(marina), placed(daniel));
  expect(contacts[0]).toMatchObject({ id: "first.sun-trine-second.mercury", nature: "flows", tone: "holds" });
  expect(contacts[0]?.orb).toBeCloseTo(0.71, 2);
  expect(contacts[0]?.weight).toBeCloseTo(4.94, 2);
  expect(halfway).toMatchObject({ instant: "1989-08-24T21:25:00Z", latitude: 40.4165, longitude: -3.7026 });
  expect(halfway.facts.planets.sun).toMatchObject({ sign: "Virgo", degree: 1, minute: 40 });
  expect(halfway.facts.planets.moon).toMatchObject({ sign: "Gemini", degree: 16, minute: 0 });
  expect(halfway.facts.angles?.ascendant).toMatchObject({ sign: "Taurus", degree: 4, minute: 11 });
});

test("each visits the other's houses, has its own shares, and meets the other's planets in the middle", () => {
  const { first, second, overlays, balance, midpoints } = factsOf(placed(marina), placed(daniel));
  for (const [visits, visitor, host] of [
    [overlays.firstInSecond, first, second],
    [overlays.secondInFirst, second, first],
  ] as const) {
    const cusps = required(host.houses?.cusps, "the houses of a chart with a time");
    expect(visits).toEqual(perPlanet((planet) => houseOf(visitor.planets[planet].longitude, cusps)));
  }
  for (const element of elements) {
    expect(balance.elements[element]).toMatchObject({
      first: first.elements[element],
      second: second.elements[element],
    });
  }
  for (const planet of planets) {
    const ends = [first, second].map((facts) => facts.planets[planet].longitude);
    const [one, other] = ends.map((end) => separation(end, midpoints[planet] ?? Number.NaN));
    expect(one, planet).toBeCloseTo(other ?? Number.NaN, 9);
    expect(one, planet).toBeLessThanOrEqual(90);
  }
});

/** The same birth with a clock that was wrong. */
function later(birth: Birth, seconds: number): PairBirth {
  const time = new Date(Date.parse(`2000-01-01T${birth.time}:00Z`) + seconds * 1000).toISOString().slice(11, 19);
  return placed({ ...birth, time });
}

test.each(["first", "second"] as const)("a contact holds until the clock of the %s errs by so many seconds", (side) => {
  const { contacts } = factsOf(placed(marina), placed(daniel));
  const secondsOf = (contact: HeldContact) => contact.heldSeconds[side] ?? Number.NaN;
  const [soonest] = contacts.toSorted((one, other) => secondsOf(one) - secondsOf(other));
  const { id, heldSeconds } = required(soonest, "a contact");
  const held = heldSeconds[side] ?? Number.NaN;
  expect(held).toBeLessThan(600);
  const isThere = (seconds: number) =>
    factsOf(
      later(marina, side === "first" ? seconds : 0),
      later(daniel, side === "second" ? seconds : 0),
    ).contacts.some((contact) => contact.id === id);
  expect([isThere(held - 1), isThere(1 - held)]).toEqual([true, true]);
  expect(isThere(held) && isThere(-held)).toBe(false);
});

test("a clock that nobody read cannot err: the other one alone can end a contact", () => {
  const ofFirst = factsOf(untimed, placed(daniel)).contacts.map(({ heldSeconds }) => heldSeconds);
  const ofSecond = factsOf(placed(daniel), untimed).contacts.map(({ heldSeconds }) => heldSeconds);
  expect(ofFirst.every(({ first, second }) => first === null && second !== null)).toBe(true);
  expect(ofSecond.every(({ first, second }) => first !== null && second === null)).toBe(true);
});

test("nothing rests on the Moon of an untimed birth, though it keep its sign all day", () => {
  // The Moon is in Gemini all day, and the other's Mercury in Cancer: each in a sign that the other rules.
  const host = placed({ ...marina, date: "1985-02-01", time: "12:00", name: "Ana" });
  const guest = placed({ ...daniel, date: "1987-06-05", time: "12:00", name: "Eva" });
  const { receptions, figures, first } = factsOf(host, guest);
  expect(first.moonSigns.map(({ sign }) => sign)).toEqual(["Gemini"]);
  expect(receptions).toContainEqual({ first: "moon", second: "mercury" });
  expect(figures.some(({ planets: members }) => members.includes("first.moon"))).toBe(true);
  const open = factsOf(placed({ ...host.birth, time: null }), guest);
  expect(open.receptions.filter((one) => one.first === "moon")).toEqual([]);
  expect(open.receptions).toContainEqual({ first: "mars", second: "jupiter" });
  expect(open.figures.filter(({ planets: members }) => members.includes("first.moon"))).toEqual([]);
  expect(open.figures.length).toBeGreaterThan(0);
});

test("an untimed birth leaves out its Moon, angles and houses, and whatever does not hold all day", () => {
  const { overlays, strands, halfway, midpoints, leftOut, contacts } = factsOf(untimed, placed(daniel));
  expect(overlays.secondInFirst).toBeNull();
  expect(overlays.firstInSecond).not.toHaveProperty("moon");
  expect(Object.keys(overlays.firstInSecond ?? {}).length).toBeGreaterThanOrEqual(8);
  expect(strands).toHaveProperty("standing");
  expect(midpoints).not.toHaveProperty("moon");
  expect(halfway.facts.angles).toBeNull();
  for (const what of ["moon", "angles", "houses", "halfway.angles"] as const) {
    expect(leftOut).toContainEqual({ what, who: "first", why: "no-birth-time" });
  }
  const open = contacts.filter(({ certain }) => !certain).map(({ id }) => id);
  expect(open.length).toBeGreaterThan(0);
  for (const id of open) expect(leftOut).toContainEqual({ what: id, who: "first", why: "not-all-day" });
  expect(contacts.every(({ orb }) => Number.isInteger(orb))).toBe(true);
});

test("two dates alone have no strand of standing, and say that a place is missing", () => {
  const { strands, leftOut } = factsOf(dateOnly("1990-06-15"), dateOnly("1988-11-03"));
  expect(strands).not.toHaveProperty("standing");
  expect(leftOut).toContainEqual({ what: "strands.standing", who: "both", why: "no-birth-time" });
  expect(leftOut).toContainEqual({ what: "place", who: "second", why: "no-place" });
});

test("the same instant, place and name twice is refused with a sentence", () => {
  const problem = { code: "same-birth", field: "second", message: "These are the same birth details twice." };
  expect(ask(placed(marina), placed(marina))).toEqual({ ok: false, problem });
  expect(ask(untimed, untimed)).toEqual({ ok: false, problem });
  expect(ask(dateOnly("1990-06-15"), dateOnly("1990-06-15"))).toEqual({ ok: false, problem });
  const { name: _, ...unnamed } = marina;
  expect(ask(placed(unnamed), placed(unnamed))).toEqual({ ok: false, problem });
  expect(ask(placed(marina), placed({ ...marina, time: "14:31" })).ok).toBe(true);
  expect(ask(placed(marina), placed({ ...marina, latitude: 40.5 })).ok).toBe(true);
});

test("another name makes them twins: a body beside itself is of no strand, and that is said", () => {
  const { contacts, leftOut, strands } = factsOf(placed(marina), placed({ ...marina, name: "Irene" }));
  const itself = contacts.filter(({ first, second, type }) => first === second && type === "conjunction");
  expect(itself.length).toBeGreaterThanOrEqual(10);
  expect(itself.every(({ strand, orb }) => strand === null && orb === 0)).toBe(true);
  expect(leftOut).toEqual([{ what: "strands.same-bodies", who: "both", why: "twins" }]);
  const near = factsOf(placed(marina), placed({ ...marina, name: "Irene", time: "14:31" })).strands;
  expect(strands.home?.holds).toBeLessThan(near.home?.holds ?? 0);
});

test("under 18 there is no love, and the spark has no passages", () => {
  const child = placed({ ...daniel, date: "2008-11-27" });
  const problem = {
    code: "under-age",
    field: "relation",
    message: "One of the two is under 18. Choose family, friends, work or unsaid as the relation.",
  };
  expect(ask(placed(marina), child, "love")).toEqual({ ok: false, problem });
  expect(factsOf(placed(marina), child, "family").leftOut).toEqual([
    { what: "strands.spark", who: "second", why: "under-18" },
  ]);
  const grown = placed({ ...daniel, date: "2008-11-26" });
  expect(factsOf(placed(marina), grown, "love").leftOut).toEqual([]);
});

test("a birth that cannot be computed is named by its side", () => {
  expect(ask(placed(marina), placed({ ...daniel, zone: "Europe/Nowhere" }))).toMatchObject({
    ok: false,
    problem: { code: "unknown-zone", field: "second.zone" },
  });
  expect(ask(placed({ ...marina, date: "1890-01-01" }), placed(daniel))).toMatchObject({
    ok: false,
    problem: { code: "out-of-range", field: "first.date" },
  });
});

test("a pair at the poles and across the date line is whole", () => {
  const pole = placed({ ...marina, latitude: 90, longitude: 180, zone: "UTC" });
  const island = placed({ ...daniel, latitude: -16.5, longitude: -179.9, zone: "Pacific/Fiji" });
  const { contacts, halfway } = factsOf(pole, island);
  expect(contacts.length).toBeGreaterThan(10);
  expect(halfway.longitude).toBeCloseTo(-179.95, 9);
  expect(halfway.latitude).toBe(36.75);
});
