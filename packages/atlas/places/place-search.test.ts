import { beforeAll, expect, test } from "vitest";
import { timeZonesFrom } from "../time-zone-history.ts";
import { zoneAt } from "../zone-at.ts";
import { zoneHistory } from "../zones/history.ts";
import type { PlaceSearch } from "./place-search.ts";
import { placesFromDisk } from "./places-from-disk.ts";
import type { PlacesLocale } from "./places-locale.ts";

let search: PlaceSearch;
let places: number;

beforeAll(async () => {
  const opening = await placesFromDisk();
  if (!opening.ok) throw new Error(`the gazetteer is ${opening.reason}`);
  search = opening.search;
  places = opening.about.places;
});

const named = (text: string, locale: PlacesLocale | null = null, limit = 8) => search.named({ text, limit, locale });
const labels = (text: string, locale: PlacesLocale | null = null) => named(text, locale).map((place) => place.label);
const first = (text: string, locale: PlacesLocale | null = null) => labels(text, locale)[0];

test("the gazetteer holds 220,000 towns or more", () => {
  expect(places).toBeGreaterThan(220_000);
});

test("an answer holds everything a birth form needs of a town", () => {
  expect(named("munich")[0]).toEqual({
    ...{ name: "Munich", region: "Bavaria", country: "Germany", countryCode: "DE" },
    ...{ latitude: 48.1374, longitude: 11.5755, zone: "Europe/Berlin" },
    ...{ population: 1505005, geonameId: 2867714, label: "Munich, Germany" },
  });
});

test("a name is met from its second letter on, in any script, with accents and without", () => {
  expect(first("sa", "pt-br")).toBe("São Paulo, Brasil");
  for (const text of ["köln", "koeln", "KOLN", "Кёльн", "ケルン"]) expect(first(text), text).toBe("Köln, Germany");
  for (const text of ["Москва", "mosco", "莫斯科"]) expect(first(text), text).toBe("Moscow, Russia");
  expect(first("東京")).toBe("Tokyo, Japan");
});

test("the visitor's own towns come first among namesakes, and countries are in the visitor's language", () => {
  expect(first("cambridge", "en-gb")).toBe("Cambridge, United Kingdom");
  expect(first("cambridge", "en-us")).toBe("Cambridge, Massachusetts, United States");
  expect(first("valencia", "es-es")).toBe("Valencia, España");
  expect(first("köln", "pt-br")).toBe("Köln, Alemanha");
});

test("a country asked for keeps the towns of all others out, also the larger namesakes", () => {
  const inside = (text: string, country: string) => search.named({ text, limit: 6, locale: "es-es", country });
  expect(inside("santiago", "PA")[0]?.label).toBe("Santiago de Veraguas, Panamá");
  expect(inside("sa", "BR").map((place) => place.countryCode)).toEqual(Array(6).fill("BR"));
  expect(inside("berlin", "ZZ")).toEqual([]);
});

test("the countries to choose from stand in a language's own order", () => {
  const names = search.countries("es-es").map(({ name }) => name);
  expect(names.indexOf("España")).toBeGreaterThan(names.indexOf("Ecuador"));
  expect(names.indexOf("España")).toBeLessThan(names.indexOf("Estonia"));
  expect(search.countries("pt-br")).toContainEqual({ code: "BR", name: "Brasil" });
  expect(names.length).toBeGreaterThan(200);
});

test("a region, a county, a country or a code after the name tells namesakes apart", () => {
  for (const text of [
    "springfield, il",
    "Springfield Illinois",
    "springfield il usa",
    "Springfield, Sangamon County",
  ]) {
    expect(first(text), text).toBe("Springfield, Illinois, United States");
  }
  expect(first("santiago, españa")).toMatch(/^Santiago de Compostela, Spain/);
  expect(first("porto alegre, rs")).toBe("Porto Alegre, Brazil");
  expect(first("Florenz, Toskana")).toBe("Florence, Italy");
});

test("an area that does not exist does not hide the town", () => {
  expect(first("lisboa, xyzzy")).toBe("Lisbon, Portugal");
});

test("one slip is forgiven wherever it falls in a name of five letters or more", () => {
  const slips = ["ladrid", "mdrid", "maadrid", "amdrid", "madirds".slice(0, 6), "madrdi", "madrix"];
  for (const text of slips) expect(labels(text, "es-es").slice(0, 3), text).toContain("Madrid, España");
  expect(labels("paos").slice(0, 3)).not.toContain("Paris, France");
  expect(first("новосибрск")).toBe("Novosibirsk, Russia");
});

test("what was typed right stands before what would need a slip", () => {
  expect(first("perth")).toBe("Perth, Western Australia, Australia");
  expect(first("salem", "en-us")).toMatch(/^Salem, .*United States$/);
});

test("names of other times find the town of today, and a namesake of today stands before it", () => {
  expect(first("leningrad")).toBe("Saint Petersburg, Russia");
  expect(first("constantinople")).toBe("Istanbul, Türkiye");
  expect(first("salisbury", "en-gb")).toBe("Salisbury, United Kingdom");
  expect(first("salisbury (rhodesia)", "en-gb")).toBe("Harare, Zimbabwe");
});

test("no two answers share a label", () => {
  for (const text of ["san", "santa", "springfield", "san juan", "neustadt", "rosario", "jackson", "al"]) {
    const found = named(text, null, 20).map((place) => place.label);
    expect(new Set(found).size, text).toBe(found.length);
  }
});

test("strange texts find nothing or something, and never fail", () => {
  for (const text of [
    "..",
    "--",
    ",,",
    "((",
    "\ud800\ud800",
    "%%",
    "😀😀",
    "a".repeat(200),
    "a ".repeat(100),
    ", il",
  ]) {
    expect(Array.isArray(named(text)), text).toBe(true);
  }
  expect(named("--")).toEqual([]);
});

test("a limit is kept", () => {
  expect(named("san", null, 20)).toHaveLength(20);
  expect(named("san", null, 1)).toHaveLength(1);
});

const near = (latitude: number, longitude: number, limit = 1) =>
  search.near({ latitude, longitude, limit, locale: null }).map((place) => place.name);

test("a point belongs to the city around it, to a suburb in its own streets, and in the country to the village", () => {
  expect(near(-23.5614, -46.6559)).toEqual(["São Paulo"]);
  expect(near(-23.532, -46.792)).toEqual(["Osasco"]);
  expect(near(51.5, -0.12)).toEqual(["London"]);
  // Between Ronda and Málaga.
  expect(near(36.731, -4.99)).toEqual(["Yunquera"]);
});

test("near a pole and the date line towns are found across it, and at sea none", () => {
  expect(near(78.22, 15.65)).toEqual(["Longyearbyen"]);
  expect(near(-16.8, -179.99, 3).length).toBeGreaterThan(0);
  expect(near(0, -30)).toEqual([]);
  expect(near(90, 0)).toEqual([]);
  expect(near(-90, 180)).toEqual([]);
});

test("zones of towns are those of the boundaries, and the clocks know every one", () => {
  const timeZones = timeZonesFrom(zoneHistory);
  const towns = ["sa", "lo", "ma", "be", "mo", "ur", "je", "ka", "to", "si"].flatMap((text) => named(text, null, 20));
  for (const { label, latitude, longitude, zone } of towns) {
    expect(timeZones.knows(zone), label).toBe(true);
    expect(zoneAt(latitude, longitude), label).toBe(zone);
  }
});
