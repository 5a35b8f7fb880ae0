import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import { planets } from "@cosmic/chart/names";
import { contactId } from "@cosmic/chart/pair/contacts/contact";
import { natureOf, toneOf } from "@cosmic/chart/pair/contacts/contact-rules";
import { contactsBetween } from "@cosmic/chart/pair/contacts/contacts";
import { pairPerson } from "@cosmic/chart/pair/pair-person";
import type { LineEnd } from "@cosmic/drawings/pair/bi-wheel-lines";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import { expect, test } from "vitest";
import { pairTexts } from "../pair-texts.server.ts";
import { choose, linesOf, type ShownContact, shownContacts } from "./contacts.ts";

const sources = { sky: skyFromDisk(), timeZones: timeZonesFrom(zoneHistory) };
function placesOf(date: string, time: string | null) {
  const birth = { date, time, latitude: 40.4165, longitude: -3.7026, zone: "Europe/Madrid" };
  const found = pairPerson({ birth, placeKnown: true }, sources);
  if (!found.ok) throw new Error(found.problem.message);
  return found.person.places;
}
const marina = placesOf("1990-06-15", "14:30");
const daniel = placesOf("1988-11-03", "07:20");
const timeless = placesOf("1988-11-03", null);

test("contacts are those of the pair, closest first, those of the years of birth apart, Chiron and the node left out", () => {
  const all = contactsBetween(marina, daniel);
  const { counted, ofYears } = shownContacts(all);
  for (const list of [counted, ofYears]) {
    const orbs = list.map(({ orb }) => orb);
    expect(orbs).toEqual([...orbs].sort((one, other) => one - other));
    expect(list.length).toBeGreaterThan(0);
  }
  const points = all.filter(({ id }) => /chiron|trueNode/.test(id));
  expect(counted.length + ofYears.length + points.length).toBe(all.length);
  expect(ofYears.every(({ weight }) => weight === 0)).toBe(true);
  expect(counted.some(({ first }) => first === "ascendant")).toBe(true);
});

test("a Moon without its hour has no contacts at all, and what does not hold all day is not shown", () => {
  const all = contactsBetween(marina, timeless);
  const { counted, ofYears } = shownContacts(all);
  expect(counted.some(({ second }) => ["moon", "ascendant", "midheaven"].includes(second))).toBe(false);
  expect(counted.some(({ first }) => first === "moon")).toBe(true);
  expect([...counted, ...ofYears].every(({ certain }) => certain)).toBe(true);
  expect(all.some(({ certain }) => !certain)).toBe(true);
});

test("at most three bonds and two frictions are told, the heaviest, each once, and drawn in full", () => {
  const { counted } = shownContacts(contactsBetween(marina, daniel));
  const { bonds, frictions } = choose(counted);
  expect(bonds).toHaveLength(3);
  expect(frictions).toHaveLength(2);
  expect(bonds[0]?.textId).toBe("sun-mercury-holds");
  const chosen = [...bonds, ...frictions];
  expect(new Set(chosen.map(({ textId }) => textId)).size).toBe(5);
  expect(linesOf(counted, chosen).filter(({ strong }) => strong)).toHaveLength(5);
});

const types = ["conjunction", "opposition", "trine", "square", "sextile", "quincunx"] as const;
const ends: readonly LineEnd[] = [...planets, "ascendant", "midheaven"];
const everyContact: readonly ShownContact[] = ends.flatMap((first) =>
  ends.flatMap((second) =>
    types.map((type): ShownContact => {
      const met = { first, second, type };
      const counted = { weight: 1, strand: "home", bothWays: false, certain: true } as const;
      return { id: contactId(met), ...met, nature: natureOf(type), orb: 0.5, tone: toneOf(met), ...counted };
    }),
  ),
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
  expect(choose(shownContacts([]).counted)).toEqual({ bonds: [], frictions: [] });
});
