import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import type { Birth } from "@cosmic/chart/birth";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import { describe, expect, test } from "vitest";
import { plannedBook } from "../testing/planned-book.ts";
import { randomBirths } from "../testing/random-births.ts";

const sources = { sky: skyFromDisk(), timeZones: timeZonesFrom(zoneHistory) };

const bookOf = (birth: Birth) => plannedBook({ birth, asOf: "2026-11-23", sources });

const rio = { latitude: -22.9, longitude: -43.2, zone: "America/Sao_Paulo" };
const births: readonly Birth[] = [
  { date: "1990-06-15", time: "14:30", ...rio },
  { date: "1990-06-15", time: null, ...rio },
  // Saturn entered Aquarius that day.
  { date: "1991-02-06", time: null, ...rio },
  { date: "1987-05-12", time: "08:15", latitude: 70.6634, longitude: 23.6821, zone: "Europe/Oslo" },
  ...randomBirths(12, 11),
];

describe.each(births)("the book of $date $time", (birth) => {
  const book = bookOf(birth);
  const document = book?.document;
  const sections = (document?.chapters ?? []).flatMap((chapter) => chapter.sections);
  const titles = new Map(
    (document?.chapters ?? []).flatMap((one) => [one, ...one.sections]).map((one) => [one.id, one.title]),
  );
  const blocks = sections.flatMap((section) => section.blocks);

  test("every pointer leads to a section of the book, and a name in it is the heading there", () => {
    const pointers = blocks.filter((block) => block.kind === "reference");
    for (const { text, target } of pointers) {
      expect(titles.has(target), `${text} → ${target}`).toBe(true);
      const [, named] = /“(.*?)[.,]?”/.exec(text) ?? [];
      if (named !== undefined) expect(named).toBe(titles.get(target));
    }
  });

  test("a pointer to a contradiction stands below the passage that makes one of its claims", () => {
    for (const { id, items } of book?.plan.chapters.find(({ role }) => role === "growth")?.sections ?? []) {
      const ends = items.flatMap((item) => item.ends ?? []);
      for (const { blocks: own } of sections) {
        const at = own.findIndex((block) => block.kind === "reference" && block.target === id);
        const above = own.slice(0, Math.max(at, 0)).findLast(({ kind }) => kind === "paragraph");
        if (at >= 0) expect(above?.kind === "paragraph" && above.parts?.some((part) => ends.includes(part))).toBe(true);
      }
    }
  });

  test("whatever a passage rests on can be shown in words, and where it leads there is a section", () => {
    const chart = document?.chart;
    if (!chart) return;
    const { placements, houses, aspects, facts, crossings } = chart;
    const known = new Set([
      ...[...placements, ...aspects, ...facts].map(({ id }) => id),
      ...houses.map(({ number }) => `house-${number}`),
    ]);
    const cited = blocks.flatMap((block) =>
      block.kind === "paragraph" && block.role !== "note" && block.role !== "frame" ? block.facts : [],
    );
    expect(cited.filter((id) => !known.has(id) && !known.has(id.split(".")[0] ?? ""))).toEqual([]);
    expect(facts.filter(({ name }) => name === "" || /^[a-z]|\.[a-z]/.test(name))).toEqual([]);
    const targets = [
      ...placements.flatMap((one) => one.sections),
      ...[...aspects, ...facts].flatMap(({ section }) => section ?? []),
      ...[...houses, ...crossings].map(({ section }) => section),
    ];
    expect(targets.filter((id) => !titles.has(id))).toEqual([]);
  });
});
