import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import type { Birth } from "@cosmic/chart/birth";
import type { Planet } from "@cosmic/chart/names";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import { expect, test } from "vitest";
import type { ReportDocument, Section } from "../document.ts";
import { plainText } from "../plain-text.ts";
import { namedBirths, plannedBook } from "../testing/planned-book.ts";
import { randomBirths } from "../testing/random-births.ts";

const sources = { sky: skyFromDisk(), timeZones: timeZonesFrom(zoneHistory) };

function reportOf(birth: Birth): ReportDocument {
  const book = plannedBook({ birth, asOf: "2026-11-23", sources });
  if (book === null) throw new Error(`${birth.date} has no chart`);
  return book.document;
}

/** The Moon forms T-squares at noon; no birth time. */
const untimed = reportOf({
  date: "1995-03-09",
  time: null,
  latitude: 34.6937,
  longitude: 135.5022,
  zone: "Asia/Tokyo",
});
/** The Ascendant is 1° from a sign boundary that it needs more than a quarter of an hour to reach. */
const polar = reportOf({
  date: "1951-12-28",
  time: "14:25",
  latitude: 69.6489,
  longitude: 18.9551,
  zone: "Europe/Oslo",
});

function sectionsOf({ chapters }: ReportDocument, id: string): readonly Section[] {
  return chapters.find((chapter) => chapter.id === id)?.sections ?? [];
}

function textOf(sections: readonly Section[]): string {
  return sections
    .flatMap(({ blocks }) => blocks.flatMap((one) => (one.kind === "paragraph" ? [one.text] : [])))
    .join("\n");
}

test("without the hour no figure is told that needs the Moon", () => {
  const books = [untimed, ...randomBirths(8, 4).map((birth) => reportOf({ ...birth, time: null }))];
  const figures = books
    .flatMap(({ chapters }) => chapters.flatMap(({ sections }) => sections.flatMap(({ blocks }) => blocks)))
    .flatMap((one) => (one.kind === "paragraph" && one.passage?.startsWith("figures/") ? one.facts : []));
  expect(figures.filter((fact) => fact.includes("moon"))).toEqual([]);
  expect(figures.length).toBeGreaterThan(0);
});

test("the last lines of a chapter do not keep a title whose section has gone", () => {
  const sections = sectionsOf(polar, "outer-planets");
  for (const { title, blocks } of sections) {
    const told = blocks.filter((one) => one.kind === "paragraph" && one.role !== "frame");
    expect(told.length, title).toBeGreaterThan(0);
  }
  expect(sections.at(-1)?.blocks.at(-1)).toMatchObject({ kind: "paragraph", role: "frame" });
});

test("the rising sign is called doubtful only where a quarter of an hour would change it", () => {
  expect(textOf(sectionsOf(polar, "appendix"))).not.toContain("Your rising sign holds");
});

test("an empty first house points to the rising sign, where its ruler is told", () => {
  const [first] = sectionsOf(polar, "houses").filter(({ id }) => id === "house-1");
  expect(first?.blocks.some((one) => one.kind === "reference" && one.target === "mask-state")).toBe(true);
  expect(textOf(first ? [first] : [])).not.toContain("its story has to be told");
});

test("no two sections of a chapter have one title, and no two pointers in a row are alike", () => {
  for (const book of [untimed, polar, ...Object.values(namedBirths).map(reportOf)]) {
    for (const { id, sections } of book.chapters) {
      const titles = sections.map(({ title }) => title);
      expect(new Set(titles).size, `${id}: ${titles.join(", ")}`).toBe(titles.length);
      for (const { title, blocks } of sections) {
        const pointers = blocks.flatMap((one) => (one.kind === "reference" ? [one.text] : []));
        expect(new Set(pointers).size, title).toBe(pointers.length);
      }
    }
  }
});

test("a book without its dated chapter does not speak of it", () => {
  const old = plainText(reportOf(namedBirths.Frida));
  expect(old).not.toContain("Where you are now");
  expect(old).not.toContain("two years ahead");
  expect(plainText(reportOf(namedBirths.Mei))).toContain("Where you are now");
});

test("a section of Love or Work has what its heading promises, and not its further facts alone", () => {
  const promised = {
    ...{ "love-choosing": "love/choosing/", "love-arguing": "love/arguing/", "love-attaching": "love/attaching/" },
    ...{ "work-direction": "work/direction/", "work-duty": "work/duty/" },
  };
  // Without the hour a sign may be open, and what it makes of love or work is left out.
  for (const birth of randomBirths(24, 11).filter(({ time }) => time !== null)) {
    const chapters = [...sectionsOf(reportOf(birth), "love"), ...sectionsOf(reportOf(birth), "work")];
    for (const [id, unit] of Object.entries(promised)) {
      const section = chapters.find((one) => one.id === id);
      const passages = section?.blocks.flatMap((one) => (one.kind === "paragraph" ? (one.passage ?? []) : [])) ?? [];
      const own = passages.filter((passage) => passage.startsWith("love") || passage.startsWith("work"));
      if (own.length > 0) expect(own.join(" "), `${birth.date} ${id}`).toContain(unit);
    }
  }
});

test("every planet down to Saturn has the passage on its sign, whatever contradicts it", () => {
  const visible: readonly Planet[] = ["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn"];
  const births = randomBirths(40, 41).map((birth) => ({ ...birth, time: birth.time ?? "12:00" }));
  const absent = births.flatMap((birth) => {
    const book = plannedBook({ birth, asOf: "2026-11-23", sources });
    const printed = book?.document.chapters.flatMap(({ sections }) =>
      sections.flatMap(({ blocks }) => blocks.flatMap((one) => (one.kind === "paragraph" ? (one.parts ?? []) : []))),
    );
    return visible
      .map((planet) => `planets-in-signs/${planet}/${book?.facts.planets[planet].sign.toLowerCase()}#core`)
      .filter((part) => !printed?.includes(part));
  });
  expect(absent).toEqual([]);
});
