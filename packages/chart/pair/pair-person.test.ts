import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import { expect, test } from "vitest";
import { type Planet, planets, type Sign } from "../names.ts";
import { required } from "../required.ts";
import { daniel, dateOnly, marina, personFrom, placed } from "../testing/pair-births.ts";
import { separation } from "../zodiac/longitude.ts";
import { perPlanet } from "../zodiac/per-planet.ts";
import { endLongitudes } from "./end-longitudes.ts";
import { certainSign, type PairBirth } from "./pair-person.ts";

// Premium, 1: without a time nothing rests on the Moon or the angles, and everything else must hold from end to end of
// the civil day; without a place the day runs over all zones.

const sky = skyFromDisk();
const timeZones = timeZonesFrom(zoneHistory);
const personOf = personFrom({ sky, timeZones });

const timed = personOf(placed(marina));
const untimed = personOf(placed({ ...marina, time: null }));
const nowhere = personOf(dateOnly("1990-06-15"));

test("of a chart the ten planets, Chiron, the true node and both angles can meet another", () => {
  const { facts } = timed;
  const angles = required(facts.angles, "the angles of a chart with a time");
  const body = required(facts.points.chiron, "Chiron");
  const made = {
    timeUnknown: false,
    planets: perPlanet((planet) => ({ ...facts.planets[planet], longitude: 10 * planets.indexOf(planet) })),
    points: { ...facts.points, chiron: { ...body, longitude: 100 }, trueNode: { ...body, longitude: 110 } },
    angles: {
      ...angles,
      ascendant: { ...angles.ascendant, longitude: 120 },
      midheaven: { ...angles.midheaven, longitude: 130 },
    },
  };
  const ofPlanets = {
    ...{ sun: 0, moon: 10, mercury: 20, venus: 30, mars: 40 },
    ...{ jupiter: 50, saturn: 60, uranus: 70, neptune: 80, pluto: 90 },
  };
  const ofPoints = { chiron: 100, trueNode: 110 };
  const ofAngles = { ascendant: 120, midheaven: 130 };
  expect(endLongitudes(made)).toEqual({ ...ofPlanets, ...ofPoints, ...ofAngles });
  expect(endLongitudes({ ...made, points: {} })).toEqual({ ...ofPlanets, ...ofAngles });
  const { moon: _, ...withoutMoon } = ofPlanets;
  expect(endLongitudes({ ...made, timeUnknown: true, angles: null })).toEqual({ ...withoutMoon, ...ofPoints });
});

const hours = (unixSeconds: number) => new Date(unixSeconds * 1000).toISOString().slice(0, 16);

test("a birth without a time lies in its civil day, a date alone in the day from UTC+14 to UTC−12", () => {
  expect(timed.span).toBeNull();
  // Madrid had summer time, UTC+2.
  expect([untimed.span?.fromUnix, untimed.span?.toUnix].map((at = 0) => hours(at))).toEqual([
    "1990-06-14T22:00",
    "1990-06-15T22:00",
  ]);
  expect([nowhere.span?.fromUnix, nowhere.span?.toUnix].map((at = 0) => hours(at))).toEqual([
    "1990-06-14T10:00",
    "1990-06-16T12:00",
  ]);
  expect([timed, untimed, nowhere].map(({ placeKnown }) => placeKnown)).toEqual([true, true, false]);
});

test("where nobody knows the place no list of rising signs is kept", () => {
  expect(nowhere.facts.risingSigns).toEqual([]);
  expect(untimed.facts.risingSigns.length).toBeGreaterThanOrEqual(12);
});

test("a chart with a time has one place for everything, a day two ends without the Moon", () => {
  expect(timed.places).toEqual({ at: endLongitudes(timed.facts), dayEnds: null });
  expect(untimed.places.at).toEqual(endLongitudes(untimed.facts));
  const ends = [...planets.filter((planet) => planet !== "moon"), "chiron", "trueNode"] as const;
  for (const { places, span } of [untimed, nowhere]) {
    const dayEnds = required(places.dayEnds, "the ends of a day");
    const instants = [span?.fromUnix, span?.toUnix].map((at = 0) => sky.timeScales(at).jdTt);
    for (const [index, at] of dayEnds.entries()) {
      const jdTt = instants[index] ?? 0;
      expect(at).toEqual(Object.fromEntries(ends.map((end) => [end, sky.position(end, jdTt).longitudeDeg])));
    }
  }
  // In June the Sun goes 57′ a day.
  const [start, end] = required(untimed.places.dayEnds, "the ends of a day");
  expect(separation(start.sun ?? 0, end.sun ?? 0)).toBeCloseTo(57 / 60, 1);
});

test("a sky without Chiron says nothing of it", () => {
  const bare = { ...sky, bodies: sky.bodies.filter((body) => body !== "chiron") };
  const { places } = personFrom({ sky: bare, timeZones })(placed({ ...marina, time: null }));
  for (const at of [places.at, ...(places.dayEnds ?? [])]) {
    expect(at).not.toHaveProperty("chiron");
    expect(at).toHaveProperty("trueNode");
  }
});

const equinox = { ...daniel, latitude: 51.5, longitude: 0, zone: "UTC", time: null };
const onDay = (date: string) => placed({ ...equinox, date });

test.each<[string, PairBirth, readonly Sign[], Sign | null]>([
  // The Sun entered Aries on 20 March 2000 at 07:35 UTC. Signs are those at noon, then those at both ends of the day.
  ["the day before", onDay("2000-03-19"), ["Pisces", "Pisces", "Pisces"], "Pisces"],
  ["the day", onDay("2000-03-20"), ["Aries", "Pisces", "Aries"], null],
  ["the day after", onDay("2000-03-21"), ["Aries", "Aries", "Aries"], "Aries"],
  ["an hour before it", placed({ ...equinox, date: "2000-03-20", time: "06:35" }), ["Pisces"], "Pisces"],
  ["an hour after it", placed({ ...equinox, date: "2000-03-20", time: "08:35" }), ["Aries"], "Aries"],
  // From 18 March 10:00 to 20 March 12:00, and from 20 March 10:00 to 22 March 12:00.
  ["the date before, anywhere", dateOnly("2000-03-19"), ["Pisces", "Pisces", "Aries"], null],
  ["the date after, anywhere", dateOnly("2000-03-21"), ["Aries", "Aries", "Aries"], "Aries"],
])("signs of the Sun at the equinox of 2000: %s", (_, birth, signs, certain) => {
  const person = personOf(birth);
  expect(person.daySigns.map(({ sun }) => sun)).toEqual(signs);
  expect(certainSign(person, "sun")).toBe(certain);
});

test("a sign is certain when noon and both ends of the day have it", () => {
  const all = (sign: Sign): Readonly<Record<Planet, Sign>> => perPlanet(() => sign);
  expect(certainSign({ daySigns: [all("Leo")] }, "mars")).toBe("Leo");
  expect(certainSign({ daySigns: [all("Leo"), all("Leo"), all("Virgo")] }, "mars")).toBeNull();
  expect(certainSign({ daySigns: [all("Leo"), all("Cancer"), all("Leo")] }, "mars")).toBeNull();
  const others = { ...all("Virgo"), mars: "Leo" } as const;
  expect(certainSign({ daySigns: [all("Leo"), others, all("Leo")] }, "mars")).toBe("Leo");
});
