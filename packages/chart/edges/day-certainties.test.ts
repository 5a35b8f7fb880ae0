import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import { expect, test } from "vitest";
import type { Birth } from "../birth.ts";
import { birthSky } from "../birth-sky.ts";
import { factsWithoutCycles } from "../natal-chart.ts";
import { dayCertainties } from "./day-certainties.ts";
import { neverCrossing } from "./never-crossing.ts";

const sources = { sky: skyFromDisk(), timeZones: timeZonesFrom(zoneHistory) };

function skyOf(birth: Birth) {
  const found = birthSky(birth, sources);
  if (!found.ok) throw new Error(found.problem.message);
  return found.at;
}
const manchester = { latitude: 53.4809, longitude: -2.2374, zone: "Europe/London" };
const tromso = { latitude: 69.6496, longitude: 18.956, zone: "Europe/Oslo" };

function dayOf(date: string) {
  const at = skyOf({ date, time: null, ...manchester });
  return dayCertainties(at, factsWithoutCycles(at));
}

test("Ruth's Moon is at its first quarter all day, in one of two signs, and her leading element is open", () => {
  const day = dayOf("1973-11-04");
  expect(day?.phase).toBe("first-quarter");
  expect(day?.moonSigns).toEqual(["Aquarius", "Pisces"]);
  expect(day?.open).toEqual(expect.arrayContaining(["moon.sign", "elements.air", "emphasis"]));
  expect(day?.held.has("sun.sign")).toBe(true);
  expect(day?.held.has("elements.fire")).toBe(true);
});

test("a phase that ends that day is not certain; with a time there is nothing to ask", () => {
  // Full Moon on January 25, 2024 at 17:54 UT.
  expect(dayOf("2024-01-25")?.phase).toBeNull();
  const timed = skyOf({ date: "2024-01-25", time: "12:00", ...manchester });
  expect(dayCertainties(timed, factsWithoutCycles(timed))).toBeNull();
});

test("in Ingrid's polar night the Sun and four more never rose, the Moon never set, and day and night separate nobody", () => {
  expect(neverCrossing(skyOf({ date: "1988-12-21", time: "02:14", ...tromso }))).toEqual({
    alwaysUp: ["moon"],
    alwaysDown: ["sun", "mercury", "saturn", "uranus", "neptune"],
    sectSeparates: false,
  });
});

test("under the midnight sun the Sun never sets; at the mirror latitude it never rises", () => {
  const june = { date: "1988-06-21", time: "02:14" };
  const north = neverCrossing(skyOf({ ...june, ...tromso }));
  expect(north.alwaysUp).toContain("sun");
  const south = neverCrossing(skyOf({ ...june, ...tromso, latitude: -tromso.latitude }));
  expect(south.alwaysDown).toEqual(north.alwaysUp);
  expect(south.alwaysUp).toEqual(north.alwaysDown);
});

test("elsewhere everything rises and sets", () => {
  const nobody = { alwaysUp: [], alwaysDown: [], sectSeparates: true };
  expect(neverCrossing(skyOf({ date: "1973-11-04", time: null, ...manchester }))).toEqual(nobody);
});
