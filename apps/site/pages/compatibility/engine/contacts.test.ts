import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import { planets } from "@cosmic/chart/names";
import { natalChartWithoutCycles } from "@cosmic/chart/natal-chart";
import { type TwoCharts, twoCharts } from "@cosmic/chart/pair/two-charts";
import type { LineEnd } from "@cosmic/drawings/pair/bi-wheel-lines";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import { expect, test } from "vitest";
import { pairTexts } from "../pair-texts.server.ts";
import { type Contact, choose, contactsOf, linesOf } from "./contacts.ts";

const sources = { sky: skyFromDisk(), timeZones: timeZonesFrom(zoneHistory) };
function factsOf(date: string, time: string | null) {
  const chart = natalChartWithoutCycles(
    { date, time, latitude: 40.4165, longitude: -3.7026, zone: "Europe/Madrid" },
    sources,
  );
  if (!chart.ok) throw new Error(chart.problem.message);
  return chart.facts;
}
const marina = factsOf("1990-06-15", "14:30");
const daniel = factsOf("1988-11-03", "07:20");
const timeless = factsOf("1988-11-03", null);

test("contacts are those of the pair, closest first, angles of both sides among them", () => {
  const pair = twoCharts(marina, daniel);
  const contacts = contactsOf(pair);
  expect(contacts).toHaveLength(pair.aspects.length + pair.firstToAngles.length + pair.secondToAngles.length);
  const orbs = contacts.map(({ orb }) => orb);
  expect(orbs).toEqual([...orbs].sort((one, other) => one - other));
  for (const { a, b, orb } of pair.secondToAngles) {
    expect(contacts.find((one) => one.first === b && one.second === a)?.orb).toBe(orb);
  }
});

test("a Moon without its hour has no contacts at all", () => {
  const contacts = contactsOf(twoCharts(marina, timeless));
  expect(contacts.some(({ second }) => second === "moon" || second === "ascendant" || second === "midheaven")).toBe(
    false,
  );
  expect(contacts.some(({ first }) => first === "moon")).toBe(true);
});

test("at most three bonds and two frictions are told, each once, and drawn in full", () => {
  const contacts = contactsOf(twoCharts(marina, daniel));
  const { bonds, frictions } = choose(contacts);
  expect(bonds).toHaveLength(3);
  expect(frictions).toHaveLength(2);
  const chosen = [...bonds, ...frictions];
  expect(new Set(chosen.map(({ textId }) => textId)).size).toBe(5);
  expect(linesOf(contacts, chosen).filter(({ strong }) => strong)).toHaveLength(5);
});

const types = ["conjunction", "opposition", "trine", "square", "sextile", "quincunx"] as const;
const ends: readonly LineEnd[] = [...planets, "ascendant", "midheaven"];
const everyContact: readonly Contact[] = ends.flatMap((first) =>
  ends.flatMap((second) => types.map((type) => ({ first, second, type, orb: 0.5 }))),
);

test("every contact that can be chosen has its text in every language, and every text can be chosen", () => {
  const chosen = everyContact.flatMap((contact) => {
    const { bonds, frictions } = choose([contact]);
    return [...bonds, ...frictions];
  });
  const wanted = [...new Set(chosen.map(({ textId }) => textId))].sort();
  for (const locale of ["en-us", "en-gb", "es-es", "pt-br"] as const) {
    const texts = pairTexts(locale);
    expect(Object.keys(texts).sort()).toEqual(wanted);
    for (const { textId, slots } of chosen) {
      const { text } = texts[textId] ?? { text: "" };
      for (const [, slot = ""] of text.matchAll(/\{(\w+)\}/g)) expect(Object.keys(slots), textId).toContain(slot);
    }
  }
});

test("nothing is chosen of two charts that have nothing in common", () => {
  const nothing: TwoCharts = {
    aspects: [],
    firstToAngles: [],
    secondToAngles: [],
    firstInSecond: null,
    secondInFirst: null,
  };
  expect(choose(contactsOf(nothing))).toEqual({ bonds: [], frictions: [] });
});
