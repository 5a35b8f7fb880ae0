import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import { expect, test } from "vitest";
import { cities, cityNamed } from "./cities.ts";
import { nightAt, nightFrom } from "./night.ts";

const sources = { sky: skyFromDisk(), timeZones: timeZonesFrom(zoneHistory) };
const at = (iso: string) => Date.parse(iso) / 1000;
const clockIn = (zone: string, unixSeconds: number | null) =>
  unixSeconds === null
    ? null
    : new Intl.DateTimeFormat("en-GB", { timeZone: zone, timeStyle: "short" }).format(
        Math.round(unixSeconds / 60) * 60_000,
      );
function london(iso: string) {
  const place = cityNamed("London");
  if (place === undefined) throw new Error("London has a page");
  const { fromUnixSeconds, shownAt, now } = nightAt(place, at(iso), sources);
  const night = nightFrom(place, fromUnixSeconds, sources.sky);
  return { night, now, shown: shownAt(night.sunset) };
}

test("the four cities of the specification have pages, whatever the case of their names", () => {
  expect(cities.map(({ id }) => id)).toEqual(["london", "new-york", "madrid", "sao-paulo"]);
  expect(cityNamed("SAO-PAULO")?.zone).toBe("America/Sao_Paulo");
  expect(cityNamed("atlantis")).toBeUndefined();
});

test("London's sunset and moonrise of 21 November 2026 are those of the design, which were reckoned apart", () => {
  const { night } = london("2026-11-21T21:00:00Z");
  expect(clockIn("Europe/London", night.sunset)).toBe("16:04");
  expect(clockIn("Europe/London", night.courses.moon.rise)).toBe("14:04");
});

test("in the dark the sky is that of now, and after midnight the night is still last evening's", () => {
  const evening = london("2026-11-21T21:00:00Z");
  const morning = london("2026-11-22T03:00:00Z");
  expect(evening.now).toBe(true);
  expect(evening.shown).toBe(at("2026-11-21T21:00:00Z"));
  expect(morning.night.fromUnixSeconds).toBe(evening.night.fromUnixSeconds);
});

test("by day the sky is that of an hour after the sunset to come", () => {
  const { now, shown, night } = london("2026-11-21T10:00:00Z");
  expect(now).toBe(false);
  expect(shown).toBe((night.sunset ?? 0) + 3600);
  expect(night.fromUnixSeconds).toBe(at("2026-11-21T12:00:00Z"));
});

test("every body culminates between rising and setting, in each of the cities", () => {
  for (const city of cities) {
    const { fromUnixSeconds } = nightAt(city, at("2026-06-21T23:30:00Z"), sources);
    const { courses } = nightFrom(city, fromUnixSeconds, sources.sky);
    for (const { rise, highest, set } of Object.values(courses)) {
      if (rise !== null && highest !== null && set !== null && rise < set) {
        expect(highest).toBeGreaterThan(rise);
        expect(highest).toBeLessThan(set);
      }
    }
  }
});
