import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import type { Birth } from "@cosmic/chart/birth";
import { required } from "@cosmic/chart/required";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import { expect, test } from "vitest";
import type { Block, ReportDocument } from "../document.ts";
import { blockText } from "../plain-text.ts";
import { plannedBook } from "../testing/planned-book.ts";
import { randomBirths } from "../testing/random-births.ts";

const sources = { sky: skyFromDisk(), timeZones: timeZonesFrom(zoneHistory) };

function bookOf(birth: Birth): ReportDocument {
  const book = plannedBook({ birth, asOf: "2026-11-23", sources });
  if (book === null) throw new Error(`${birth.date} has no chart`);
  return book.document;
}

/** The Ascendant is 29°43′ Libra, the third cusp 29°52′ Sagittarius. */
const timed = bookOf({
  ...{ date: "1986-03-02", time: "21:47", zone: "America/Denver" },
  ...{ latitude: 35.0845, longitude: -106.6511 },
});
const untimed = bookOf({
  ...{ date: "1959-11-19", time: null, zone: "America/Montevideo" },
  ...{ latitude: -34.9033, longitude: -56.1882 },
});

function blocksOf({ chapters }: ReportDocument, id: string, section?: string): readonly Block[] {
  const sections = chapters.find((chapter) => chapter.id === id)?.sections ?? [];
  return sections.filter((one) => section === undefined || one.id === section).flatMap(({ blocks }) => blocks);
}

const textOf = (blocks: readonly Block[]): string => blocks.map(blockText).join("\n");
const marksOf = (blocks: readonly Block[]) =>
  blocks.flatMap((block) => (block.kind === "paragraph" && block.mark !== undefined ? [block.mark] : []));
const wholeText = ({ chapters }: ReportDocument): string =>
  chapters.map(({ sections }) => textOf(sections.flatMap(({ blocks }) => blocks))).join("\n");

test("a rising sign that eighty seconds change is promised for a minute, and never for five", () => {
  expect(textOf(blocksOf(timed, "appendix"))).toContain(
    "Your rising sign holds if the birth time is right to within a minute. With a larger error it could be Scorpio.",
  );
  const across = (what: string) => `${what}, and this would be another text. See “What the clock could change.”`;
  const rising = across("From 21:49 on the rising sign is Scorpio");
  expect(marksOf(blocksOf(timed, "mask"))).toEqual([rising]);
  // The third cusp changes its sign at 21:48; the seventh turns with the Ascendant, at 21:49.
  const marks = new Set(marksOf(blocksOf(timed, "houses")));
  expect([...marks].toSorted()).toEqual([across("From 21:48 on the third house opens in Capricorn"), rising]);
});

test("a day on which the Moon changed sign is told how to find its own, and no other day is", () => {
  for (const birth of randomBirths(16, 5)) {
    const { facts, plan } = required(plannedBook({ birth, asOf: "2026-11-23", sources }), birth.date);
    const items = plan.chapters.flatMap(({ sections }) => sections.flatMap((section) => section.items));
    const told = items.some(({ part }) => part.startsWith("the-day-as-it-turned/two-moons/"));
    expect(told, birth.date).toBe(facts.timeUnknown && facts.moonSigns.length === 2);
  }
});

test("a day on which the Sun changed sign has a chapter on both Suns, how to find one’s own, and the minute", () => {
  const birth = { date: "1990-06-21", time: null, latitude: -23.55, longitude: -46.63, zone: "America/Sao_Paulo" };
  const { document, plan } = required(plannedBook({ birth, asOf: "2026-11-23", sources }), birth.date);
  const items = plan.chapters.flatMap(({ sections }) => sections.flatMap((section) => section.items));
  const parts = items.map(({ part }) => part);
  expect(parts).toContain("the-day-as-it-turned/two-suns/gemini-cancer#core");
  const cores = ["gemini", "cancer"].map((sign) => parts.indexOf(`planets-in-signs/sun/${sign}#core`));
  expect(cores.every((at) => at > 0)).toBe(true);
  expect(textOf(blocksOf(document, "soul"))).toContain(
    "The Sun passed from Gemini into Cancer at 12:32 on the day you were born.",
  );
});

test("the ruler of the chart has its section in Work", () => {
  expect(textOf(blocksOf(timed, "work", "work-ruler"))).toContain("Venus rules the chart");
  expect(blocksOf(untimed, "work", "work-ruler")).toEqual([]);
});

test("what an error of the clock would change names cusps, points and aspects to the angles", () => {
  const [five = "", fifteen = ""] = blocksOf(timed, "what-is-uncertain", "tolerance").flatMap((block) =>
    block.kind === "facts" ? block.rows.map(({ value }) => value.text) : [],
  );
  expect(five).toContain("the signs on the cusps of the third and ninth houses");
  expect(five).toContain("the quincunx of Neptune and the Midheaven");
  expect(fifteen).toContain("the houses of the North Node");
  expect(fifteen).toContain("second, third, eighth and ninth houses");
});

test("without the hour a progression is dated by the months between which it falls", () => {
  const told = textOf(blocksOf(untimed, "cycles", "progressed-sun"));
  expect(told).toMatch(/2 or 3 +Sagittarius +October 1962 to October 1963/u);
  expect(told).toMatch(/Aquarius +October 2021 to October 2022/u);
  expect(told).not.toMatch(/[A-Z][a-z]+ \d+, \d{4}/u);
  expect(textOf(blocksOf(untimed, "cycles", "life-line"))).not.toContain("with the day of each");
});

test("without the hour nothing that moves within the day is given closer than the day allows", () => {
  const margins = textOf(blocksOf(untimed, "points"));
  expect(margins).toContain("About 2° Libra");
  expect(margins).not.toMatch(/\d° \d\d′/u);
  const pluto = textOf(blocksOf(untimed, "outer-planets"));
  expect(pluto).toContain("Pluto; 6° 04′ Virgo");
  expect(pluto).toContain("About 7° Scorpio");
  const angles = textOf(blocksOf(untimed, "appendix", "aspects-table"));
  expect(angles).not.toMatch(/exact$/mu);
  expect(textOf(blocksOf(untimed, "appendix", "planets-table"))).toMatch(/as much as 6\.\d° from where it stands/u);
});

test("an untimed book says what it does with the rising sign, and quotes none of the twelve as known", () => {
  expect(wholeText(untimed)).not.toContain("is left out.\n");
  expect(wholeText(untimed)).not.toContain("nothing is said of houses, of the rising sign");
  expect(blocksOf(untimed, "the-day-as-it-turned").some(({ kind }) => kind === "pull-quote")).toBe(false);
  expect(untimed.chapters.find(({ id }) => id === "work")).toMatchObject({ glyph: "saturn" });
  expect(wholeText(untimed)).not.toContain("If one of the two stands close");
});

test("only terms that a book uses are explained in it", () => {
  const termsOf = (book: ReportDocument) =>
    blocksOf(book, "appendix", "glossary").flatMap((block) =>
      block.kind === "facts" ? block.rows.map(({ label }) => label) : [],
    );
  for (const term of ["Cazimi", "Cusp", "Lot of Fortune", "Placidus", "Porphyry", "Kite"])
    expect(termsOf(untimed)).not.toContain(term);
  for (const term of ["Cusp", "Lot of Fortune", "Placidus", "Orb"]) expect(termsOf(timed)).toContain(term);
  expect(termsOf(timed)).not.toContain("Kite");
});

test("a figure and the table beside it give one age, and what comes once bears no number", () => {
  const told = textOf(blocksOf(timed, "cycles", "life-line"));
  expect(told).toMatch(/83 +Seventh Jupiter return/u);
  expect(told).toMatch(/\d Chiron return|\d +Chiron return/u);
  expect(told).not.toContain("First Chiron return");
  const drawn = blocksOf(timed, "cycles", "life-line").find((block) => block.kind === "figure");
  // The line's last three ages: the seventh Jupiter return and what follows.
  const ages = JSON.stringify(drawn).match(/"8\d"/gu) ?? [];
  expect(ages).toContain('"83"');
  expect(ages).not.toContain('"82"');
});

test("a half of the sky that holds all ten planets is not called most of them", () => {
  const halves = textOf(blocksOf(timed, "temperament", "halves"));
  expect(halves).toContain("none stood above the horizon and all ten below it");
  expect(halves).not.toMatch(/most planets|most of your planets|seven or more|At least half|\d%/iu);
});
