import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import { englishLibrary } from "@cosmic/interpretation/passages/english-library";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import { expect, test } from "vitest";
import { plainText } from "./plain-text.ts";
import { madeUpLibrary } from "./testing/made-up-language.ts";
import { namedBirths, plannedBook } from "./testing/planned-book.ts";

const sources = { sky: skyFromDisk(), timeZones: timeZonesFrom(zoneHistory) };
const library = madeUpLibrary(englishLibrary);
const asOf = "2026-11-23";
/** What stands in a report of any language: who sells it, codes, versions, and the latitude’s letter. */
const ofNoLanguage = /^(?:Cosmic|Blueprint|UTC|tzdb|\d+|ephemeris|JPL|DE440|[NS]|[a-f\d]{64})$/u;

test.each(Object.entries(namedBirths))("%s: a book of another language has no English in it", (_name, named) => {
  const birth = { ...named, name: "Ana" };
  const book = plannedBook({ birth, asOf, sources, library });
  if (book === null) throw new Error("a named birth has a chart");
  const { subject } = book.document;
  const typed = new Set([...subject.name.split(" "), ...subject.zone.split(/[/_]/)]);
  const words = plainText(book.document).match(/[a-z][a-z\d]*/giu) ?? [];
  expect(words.length).toBeGreaterThan(0);
  expect(words.filter((word) => !typed.has(word) && !ofNoLanguage.test(word) && !/^\d*[a-f]$/u.test(word))).toEqual([]);
});

test("the plan of a book is the same in every language, and its slots and numbers follow the grammar", () => {
  const made = plannedBook({ birth: namedBirths.Carla, asOf, sources, library });
  const english = plannedBook({ birth: namedBirths.Carla, asOf, sources });
  expect(made?.plan).toEqual(english?.plan);
  const text = made === null ? "" : plainText(made.document);
  expect(text).toMatch(/дел \p{Lu}?\p{L}+/u);
  expect(text).not.toMatch(/\{|\}/);
  expect(text).toContain("+0,955°");
  expect(text).not.toMatch(/\d\.\d+°/);
  expect(text).toContain("14.30");
});
