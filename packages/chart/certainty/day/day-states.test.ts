import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import { expect, test } from "vitest";
import type { Facts } from "../../facts.ts";
import { natalChart } from "../../natal-chart.ts";
import { isAspectCertain } from "./aspects-of-day.ts";
import { dayStates, isStrengthCertain } from "./day-states.ts";

const sources = { sky: skyFromDisk(), timeZones: timeZonesFrom(zoneHistory) };

function factsOf(time: string | null): Facts {
  // The Moon passed from Taurus into Gemini at 16:33.
  const birth = { date: "1980-07-08", time, latitude: -33.9249, longitude: 18.4241, zone: "Africa/Johannesburg" };
  const chart = natalChart(birth, sources);
  if (!chart.ok) throw new Error(chart.problem.message);
  return chart.facts;
}

test("with the hour there is one state, the chart itself", () => {
  const facts = factsOf("09:00");
  expect(dayStates(facts)).toEqual([facts]);
});

test("each sign the Moon had gives a state with its own shares and strength, those of a birth at such an hour", () => {
  const facts = factsOf(null);
  const states = dayStates(facts);
  expect(states.map((state) => state.planets.moon.sign)).toEqual(["Taurus", "Gemini"]);
  expect(states.map(({ elements }) => elements)).toEqual([factsOf("09:00").elements, factsOf("20:00").elements]);
  expect(states.map((state) => state.planets.moon.dignity)).toEqual(["exaltation", "neutral"]);
  expect(states.map((state) => state.planets.moon.score)).toEqual([7, 5]);
  expect([isStrengthCertain("moon", facts), isStrengthCertain("sun", facts)]).toEqual([false, true]);
});

test("without the hour an aspect is certain while half a day’s motion leaves it within its orb", () => {
  const facts = factsOf(null);
  const drift = Math.abs(facts.planets.sun.speed - facts.planets.pluto.speed) * (12.5 / 24);
  const square = { a: "sun", b: "pluto", type: "square", exact: false, tight: false, applying: true } as const;
  expect(isAspectCertain({ ...square, orb: 5.99 - drift }, facts)).toBe(true);
  expect(isAspectCertain({ ...square, orb: 6.01 - drift }, facts)).toBe(false);
  expect(isAspectCertain({ ...square, a: "moon", orb: 0.1 }, facts)).toBe(false);
  expect(isAspectCertain({ ...square, a: "moon", orb: 0.1 }, factsOf("09:00"))).toBe(true);
});
