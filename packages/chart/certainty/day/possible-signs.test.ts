import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import { expect, test } from "vitest";
import type { Facts } from "../../facts.ts";
import { natalChart } from "../../natal-chart.ts";
import { certainPhase, planetsInTwoSigns, possibleSigns, signHours } from "./possible-signs.ts";

const sources = { sky: skyFromDisk(), timeZones: timeZonesFrom(zoneHistory) };

function factsAt(date: string, time: string | null): Facts {
  const chart = natalChart({ date, time, latitude: 51.5, longitude: 0, zone: "Europe/London" }, sources);
  if (!chart.ok) throw new Error(chart.problem.message);
  return chart.facts;
}

test("with the hour every planet has one sign", () => {
  expect(planetsInTwoSigns(factsAt("2024-01-04", "12:00"))).toEqual([]);
});

test("without it a planet that crossed into a sign that day may stand in either, in order", () => {
  // Mars entered Capricorn at 14:58 UT on January 4, 2024.
  const facts = factsAt("2024-01-04", null);
  expect(possibleSigns("mars", facts)).toEqual(["Sagittarius", "Capricorn"]);
  expect(possibleSigns("saturn", facts)).toEqual(["Pisces"]);
  expect(signHours("mars", facts)).toEqual([
    { from: "00:00", to: "14:58", sign: "Sagittarius" },
    { from: "14:58", to: "24:00", sign: "Capricorn" },
  ]);
});

test("the Sun’s two signs are those of its windows", () => {
  // March equinox 2024: March 20, 03:06 UT.
  expect(possibleSigns("sun", factsAt("2024-03-20", null))).toEqual(["Pisces", "Aries"]);
});

test("a phase that ends within the day is not certain", () => {
  // Full Moon on January 25, 2024 at 17:54 UT.
  expect(certainPhase(factsAt("2024-01-25", null))).toBeNull();
  expect(certainPhase(factsAt("2024-01-25", "12:00"))).toBe("waxing-gibbous");
  expect(certainPhase(factsAt("2024-01-23", null))).toBe("waxing-gibbous");
});
