import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import { expect, test } from "vitest";
import { randomBirths } from "../../../../tools/proof/golden-chart/random-births.ts";
import { natalChartWithoutCycles } from "../../natal-chart.ts";
import { birthAt, daniel, dateOnly, marina, personFrom, placed } from "../../testing/pair-births.ts";
import { halfwaySky } from "./halfway-sky.ts";

const sources = { sky: skyFromDisk(), timeZones: timeZonesFrom(zoneHistory) };
const personOf = personFrom(sources);

const first = personOf(placed(marina));
const second = personOf(placed(daniel));

test("the golden row: 1989-08-24T21:25:00, Sun 1°40′ Virgo, Moon 16°00′ Gemini, Ascendant 4°11′ Taurus", () => {
  const { instant, latitude, longitude, facts, unsureSigns } = halfwaySky(first, second, sources);
  expect({ instant, latitude, longitude, unsureSigns }).toEqual({
    instant: "1989-08-24T21:25:00Z",
    latitude: 40.4165,
    longitude: -3.7026,
    unsureSigns: [],
  });
  expect(facts.planets.sun).toMatchObject({ sign: "Virgo", degree: 1, minute: 40 });
  expect(facts.planets.moon).toMatchObject({ sign: "Gemini", degree: 16, minute: 0 });
  expect(facts.angles?.ascendant).toMatchObject({ sign: "Taurus", degree: 4, minute: 11 });
});

test("it is the whole natal chart of that instant and place", () => {
  const { instant, latitude, longitude, facts } = halfwaySky(first, second, sources);
  const place = { latitude: latitude ?? Number.NaN, longitude: longitude ?? Number.NaN };
  const own = natalChartWithoutCycles(
    { date: "1989-08-24", time: "21:25", zone: "UTC", utc: instant, ...place },
    sources,
  );
  expect(own.ok && own.facts).toEqual(facts);
});

test("halfway from a birth to itself is that birth, bit for bit, in 5,000 births", () => {
  for (const birth of randomBirths({ howMany: 5000, seed: 11, years: [1900, 2026], furthestLatitudeDeg: 89 })) {
    const person = personOf(placed(birthAt(birth.unixSeconds, birth)));
    const { facts, instant } = halfwaySky(person, person, sources);
    const own = person.facts;
    const isSame =
      instant === own.instant &&
      facts.angles?.ascendant.longitude === own.angles?.ascendant.longitude &&
      facts.planets.moon.longitude === own.planets.moon.longitude &&
      facts.houses?.cusps[2] === own.houses?.cusps[2];
    if (!isSame) throw new Error(`${own.instant} is not its own halfway sky`);
  }
});

test("exchanging the two changes nothing", () => {
  expect(halfwaySky(second, first, sources)).toEqual(halfwaySky(first, second, sources));
});

test("half a second counts down, and the instant lies between by TT, leap seconds and all", () => {
  // The leap second of 1990 lies between the two: the mean of TT is half a second after that of UTC.
  const between = halfwaySky(
    personOf(placed({ date: "1989-12-31", time: "12:00", zone: "UTC", latitude: 0, longitude: 0 })),
    personOf(placed({ date: "1990-01-01", time: "12:00:01", zone: "UTC", latitude: 0, longitude: 0 })),
    sources,
  );
  expect(between.instant).toBe("1990-01-01T00:00:00Z");
});

test("an untimed person leaves six hours either way open: no angles, and signs that change meanwhile are named", () => {
  const untimed = personOf(placed({ ...marina, time: null }));
  const { facts, instant, unsureSigns } = halfwaySky(untimed, second, sources);
  expect(instant).toBe("1989-08-24T20:10:00Z");
  expect(facts.angles).toBeNull();
  expect(facts.timeUnknown).toBe(true);
  expect(unsureSigns).toEqual([]);
  // The Moon entered Cancer at 23:14 UTC on 25 August 1989; six hours around 20:10 do not reach it, a day later they do.
  const later = personOf(placed({ ...daniel, date: "1988-11-05" }));
  const next = halfwaySky(untimed, later, sources);
  expect(next.instant).toBe("1989-08-25T20:10:00Z");
  expect(next.unsureSigns).toEqual(["moon"]);
});

test("without a place there is no place halfway, and nothing rises", () => {
  const halfway = halfwaySky(personOf(dateOnly("1990-06-15")), second, sources);
  expect(halfway).toMatchObject({ latitude: null, longitude: null });
  expect(halfway.facts.risingSigns).toEqual([]);
  expect(halfway.facts.houses).toBeNull();
});

test("at a pole the houses are Porphyry's, and the mean of both poles is the equator", () => {
  const at = (latitude: number) => personOf(placed({ ...marina, latitude, longitude: 0, zone: "UTC" }));
  expect(halfwaySky(at(90), at(80), sources).facts.houses?.system).toBe("porphyry");
  expect(halfwaySky(at(90), at(-90), sources)).toMatchObject({
    latitude: 0,
    facts: { houses: { system: "placidus" } },
  });
});
