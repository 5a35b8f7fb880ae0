import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import { chapterRoles } from "@cosmic/interpretation/plan/report-plan";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import { expect, test } from "vitest";
import { plannedConflicts } from "../check/planned-conflicts.ts";
import { libraryOf } from "../libraries.ts";
import { namedBirths, type PlannedBook, plannedBook } from "../testing/planned-book.ts";
import { randomBirths } from "../testing/random-births.ts";

const asOf = "2026-11-23";
const sources = { sky: skyFromDisk(), timeZones: timeZonesFrom(zoneHistory) };
const named = Object.entries(namedBirths).map(
  ([name, birth]) => [name, required(plannedBook({ birth, asOf, sources }))] as const,
);
const random = randomBirths(12, 5).flatMap((birth) => plannedBook({ birth, asOf, sources }) ?? []);

function birthNamed(name: string) {
  const found = Object.entries(namedBirths).find(([one]) => one === name);
  if (found === undefined) throw new Error(`${name} is no named birth`);
  return found[1];
}

function required(book: PlannedBook | null): PlannedBook {
  if (book === null) throw new Error("a named birth has a chart");
  return book;
}

test.each(named)("%s: the same birth and date give the same plan and the same book", (name, book) => {
  const again = plannedBook({ birth: birthNamed(name), asOf, sources });
  expect(again).toEqual(book);
});

test.each(named)("%s: in another country's English the plan is the same", (name, { plan }) => {
  const british = plannedBook({ birth: birthNamed(name), asOf, sources, library: libraryOf("en-gb").library });
  expect(british?.plan).toEqual(plan);
});

test.each(named)("%s: no contradiction is left open in what is printed", (_, { document }) => {
  expect(plannedConflicts(document).filter(({ reconciled }) => !reconciled)).toEqual([]);
});

test("a dozen random books leave no contradiction open, and print each part once", () => {
  expect(random.length).toBeGreaterThan(0);
  for (const { document, plan } of random) {
    expect(plannedConflicts(document).filter(({ reconciled }) => !reconciled)).toEqual([]);
    const parts = plan.chapters.flatMap(({ sections }) =>
      sections.flatMap(({ items }) => items.map(({ part }) => part)),
    );
    expect(new Set(parts).size).toBe(parts.length);
  }
});

test("chapters stand in the order of the book, and no section's id twice", () => {
  for (const { document, plan } of [...named.map(([, book]) => book), ...random]) {
    const roles = plan.chapters.map(({ role }) => role);
    expect(roles).toEqual(chapterRoles.filter((role) => roles.includes(role)));
    const ids = document.chapters.flatMap(({ id, sections }) => [id, ...sections.map((section) => section.id)]);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    const untitled = document.chapters.flatMap(({ sections }) => sections.filter(({ title }) => title === ""));
    expect(untitled.map(({ id }) => id)).toEqual([]);
  }
});

test("a book on another date differs in what is now, and in nothing else of the chart", () => {
  const later = required(plannedBook({ birth: namedBirths.Carla, asOf: "2029-03-01", sources }));
  const first = required(plannedBook({ birth: namedBirths.Carla, asOf, sources }));
  const lasting = ({ plan }: PlannedBook) =>
    plan.chapters.filter(({ role }) => role !== "now" && role !== "letter").map(({ sections }) => sections);
  expect(lasting(later)).toEqual(lasting(first));
});
