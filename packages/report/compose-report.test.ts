import { createHash } from "node:crypto";
import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import type { Birth } from "@cosmic/chart/birth";
import type { Facts } from "@cosmic/chart/facts";
import { natalChart } from "@cosmic/chart/natal-chart";
import { required } from "@cosmic/chart/required";
import { isGlyphName } from "@cosmic/drawings/glyphs/glyphs";
import type { Finding } from "@cosmic/interpretation/checker/report-text";
import { checkReportText } from "@cosmic/interpretation/checker/text-checker";
import { englishLibrary } from "@cosmic/interpretation/passages/english-library";
import { phrases } from "@cosmic/library/generated/en/phrases";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import { expect, test, vi } from "vitest";
import { checkedText } from "./check/checked-text.ts";
import { composeReport } from "./compose-report.ts";
import { type Block, type ReportDocument, tabs } from "./document.ts";
import { drawingSvg } from "./drawing-svg.ts";
import { libraryOf } from "./libraries.ts";
import { blockText, plainText } from "./plain-text.ts";
import { proseWords } from "./prose-words.ts";
import { sealDocument } from "./seal-document.ts";

// Allow for a busy machine.
vi.setConfig({ testTimeout: 60_000 });

/** The real ephemeris and time zones. */
const sources = { sky: skyFromDisk(), timeZones: timeZonesFrom(zoneHistory) };

const saoPaulo = { latitude: -23.5505, longitude: -46.6333, zone: "America/Sao_Paulo", place: "São Paulo, Brazil" };

const births = {
  timed: { name: "Marina Duarte", date: "1990-06-15", time: "14:30", ...saoPaulo },
  untimed: { name: "Marina Duarte", date: "1990-06-15", time: null, ...saoPaulo },
  nameless: { date: "1990-06-15", time: "14:30", ...saoPaulo },
  polar: {
    name: "Aslak Hætta",
    date: "1985-01-06",
    time: "09:10",
    latitude: 69.6492,
    longitude: 18.9553,
    zone: "Europe/Oslo",
    place: "Tromsø, Norway",
  },
  moonChanging: { name: "Rui Alves", date: "1990-06-16", time: null, ...saoPaulo },
  sunChanging: { name: "Iris", date: "1990-06-21", time: null, ...saoPaulo },
  offCalendar: { name: "Noor", date: "1990-06-21", time: "10:00", ...saoPaulo },
  // One of the shortest books: few signs rise there, and many of the day's passages open alike.
  polarUntimed: { date: "1933-07-06", time: null, latitude: -77.2054, longitude: -52.476, zone: "America/Mexico_City" },
  polarRepeating: {
    date: "1975-07-11",
    time: null,
    latitude: -73.5181,
    longitude: -179.1426,
    zone: "Pacific/Auckland",
  },
  hostile: {
    name: "<b>{name}</b> 👩‍🚀 “the the”\u0000\u202E \uD800",
    date: "2000-02-29",
    time: "23:59:59",
    latitude: 51.5074,
    longitude: -0.1278,
    zone: "Europe/London",
    place: "London  {place}\n<script>",
  },
  byHand: { name: "Ana", date: "1953-08-21", time: "23:59", offsetSeconds: -10800, ...saoPaulo },
} satisfies Record<string, Birth>;

function chartOf(birth: Birth) {
  const chart = natalChart(birth, sources);
  if (!chart.ok) throw new Error(`${chart.problem.field}: ${chart.problem.message}`);
  return chart;
}
const factsOf = (birth: Birth) => chartOf(birth).facts;

function composed(birth: Birth): ReportDocument {
  return composeReport({
    ...chartOf(birth),
    asOf: "2026-11-23",
    language: "en",
    siteName: "Cosmic Blueprint",
    library: englishLibrary,
  });
}

const told = new Map<Birth, ReportDocument>();

/** A sample birth's report, composed once. */
function reportOf(birth: Birth): ReportDocument {
  const document = told.get(birth) ?? composed(birth);
  told.set(birth, document);
  return document;
}

/** The shortest books are of days without an hour near a pole. */
const fewestWords = 15_000;

const everyBirth = Object.entries<Birth>(births);
const sha256Hex = (text: string): string => createHash("sha256").update(text).digest("hex");

function findingsIn(document: ReportDocument, facts: Facts): readonly Finding[] {
  return checkReportText(checkedText(document, { facts, library: englishLibrary, phrases }));
}

function blocksOf(document: ReportDocument): readonly Block[] {
  return document.chapters.flatMap((chapter) => chapter.sections.flatMap((section) => section.blocks));
}

function textOf(document: ReportDocument, chapterId: string): string {
  return plainText({ ...document, chapters: document.chapters.filter((chapter) => chapter.id === chapterId) });
}

test.each(everyBirth)("%s: the checker finds nothing", (_name, birth) => {
  expect(findingsIn(reportOf(birth), factsOf(birth))).toEqual([]);
});

test.each(everyBirth)("%s: section ids are unique and every text is filled", (_name, birth) => {
  const document = reportOf(birth);
  const ids = document.chapters.flatMap((chapter) => [chapter.id, ...chapter.sections.map((section) => section.id)]);
  expect(new Set(ids).size).toBe(ids.length);
  expect(JSON.stringify(document)).not.toMatch(/undefined|NaN/);
});

test.each(everyBirth)("%s: the same birth gives the same document, and JSON keeps all of it", (_name, birth) => {
  const document = reportOf(birth);
  expect(JSON.stringify(composed(birth))).toBe(JSON.stringify(document));
  expect(JSON.parse(JSON.stringify(document))).toEqual(document);
});

const bookOfTheHour = [
  ...["at-a-glance", "spine", "growth", "soul", "heart", "mask", "conversation", "mercury-venus-mars", "love", "work"],
  ...["jupiter-saturn", "houses", "outer-planets", "points", "temperament", "now", "letter", "what-is-uncertain"],
  ...["cycles", "appendix"],
];

test("a timed book has every chapter of the table, in order, with the facts in openers and margins", () => {
  const document = reportOf(births.timed);
  expect(document.chapters.map((chapter) => chapter.id)).toEqual(bookOfTheHour);
  const soul = document.chapters.find(({ id }) => id === "soul");
  expect(soul?.opener?.lines).toEqual(["24° 20′ Gemini", "Eighth house", "+0.955° a day"]);
  const notes = soul?.sections[0]?.blocks.filter((block) => block.kind === "margin-note");
  expect(notes?.map((note) => note.lines)).toContainEqual(["24° 01′ Capricorn", "Quincunx, orb 0.3°"]);
  expect(document.subject.dateLine).toBe("Friday, June 15, 1990, 14:30");
});

test("America reads the month first and Britain the day: in prose, tables and on the screen", () => {
  const month = "(?:January|February|March|April|May|June|July|August|September|October|November|December)";
  const [monthFirst, dayFirst] = [new RegExp(`${month} \\d{1,2}, \\d{4}`), new RegExp(`\\d{1,2} ${month} \\d{4}`)];
  const british = composeReport({
    ...{
      ...chartOf(births.timed),
      asOf: "2026-11-23",
      language: "en",
      siteName: "Cosmic Blueprint",
      library: libraryOf("en-gb").library,
    },
  });
  expect(british.subject.dateLine).toBe("Friday 15 June 1990, 14:30");
  expect(JSON.stringify(british)).not.toMatch(monthFirst);
  expect(JSON.stringify(reportOf(births.timed))).not.toMatch(dayFirst);
  const tables = blocksOf(reportOf(births.timed)).filter((block) => block.kind === "table");
  expect(JSON.stringify(tables)).toMatch(monthFirst);
});

test("an untimed book has no mask and no houses, and the day as it turned after the letter", () => {
  const ids = reportOf(births.untimed).chapters.map((chapter) => chapter.id);
  const expected = bookOfTheHour
    .filter((id) => id !== "houses" && id !== "mask")
    .flatMap((id) => (id === "letter" ? [id, "the-day-as-it-turned"] : [id]));
  expect(ids).toEqual(expected);
});

test("every tab of the screen has a chapter", () => {
  for (const birth of [births.timed, births.untimed]) {
    expect(new Set(reportOf(birth).chapters.map(({ tab }) => tab))).toEqual(new Set(tabs));
  }
});

test.each(everyBirth)("%s: no part is printed twice, and every pointer leads somewhere", (_name, birth) => {
  const document = reportOf(birth);
  const parts = blocksOf(document).flatMap((block) => (block.kind === "paragraph" ? (block.parts ?? []) : []));
  expect(parts.length).toBeGreaterThan(100);
  expect(new Set(parts).size).toBe(parts.length);
  const ids = new Set(document.chapters.flatMap(({ id, sections }) => [id, ...sections.map((section) => section.id)]));
  const targets = blocksOf(document).flatMap((block) => (block.kind === "reference" ? [block.target] : []));
  expect(targets.filter((target) => !ids.has(target))).toEqual([]);
});

test.each(everyBirth)("%s: every glyph it names is on the sheet", (_name, birth) => {
  const document = reportOf(birth);
  const glyphs = [...JSON.stringify(document.chapters).matchAll(/"glyph":"([^"]*)"/g)].map(([, glyph = ""]) => glyph);
  expect(glyphs.filter((glyph) => !isGlyphName(glyph))).toEqual([]);
});

test("a book names its heaviest contradictions, points to each from where it begins, and gives the screen both sides", () => {
  const document = reportOf(births.timed);
  const growth = document.chapters.find(({ id }) => id === "growth");
  const named = growth?.sections.map(({ id }) => id).filter((id) => /^growth-\d$/.test(id)) ?? [];
  expect(named.length).toBeGreaterThanOrEqual(2);
  expect(named.length).toBeLessThanOrEqual(5);
  const pointers = blocksOf(document).filter((block) => block.kind === "reference");
  for (const id of named) expect(pointers.filter(({ target }) => target === id)).toHaveLength(1);
  expect(document.chart.tensions.map(({ section }) => section)).toEqual(named);
  for (const { a, b } of document.chart.tensions) expect([a.plain, b.plain]).not.toContain("");
});

test("what five or fifteen minutes would change is marked, and nothing in an untimed book", () => {
  const marks = (birth: Birth) =>
    blocksOf(reportOf(birth)).flatMap((block) => (block.kind === "paragraph" && block.mark ? [block.mark] : []));
  expect(new Set(marks(births.polar)).size).toBeGreaterThan(0);
  expect(marks(births.untimed)).toEqual([]);
});

test("the bars are sums that the appendix prints", () => {
  const document = reportOf(births.timed);
  expect(document.chapters.find(({ id }) => id === "soul")?.bar).toEqual({
    label: "Life Purpose Alignment",
    percent: 84,
  });
  const formulas = document.chapters
    .at(-1)
    ?.sections.find(({ id }) => id === "bars")
    ?.blocks.map(blockText);
  expect(formulas?.join("\n")).toContain("Life Purpose Alignment: 40, plus four times the Sun’s strength");
});

test("a chapter has at most one pull quote, and its sentence stands in the chapter", () => {
  for (const [, birth] of everyBirth) {
    for (const chapter of reportOf(birth).chapters.filter(({ opener }) => opener !== null)) {
      const blocks = chapter.sections.flatMap((section) => section.blocks);
      const quotes = blocks.flatMap((block) => (block.kind === "pull-quote" ? [block.text] : []));
      expect(quotes.length).toBeLessThanOrEqual(1);
      if (quotes.length === 0) continue;
      const prose = blocks.flatMap((block) => (block.kind === "paragraph" ? [block.text] : [])).join(" ");
      expect(prose).toContain(quotes[0]);
    }
  }
});

test("without a birth time nothing is said that needs one", () => {
  const document = reportOf(births.untimed);
  expect(document.chapters.map((chapter) => chapter.id)).not.toContain("mask");
  const speaking = ["now", "what-is-uncertain", "the-day-as-it-turned", "appendix"];
  const text = plainText({ ...document, chapters: document.chapters.filter(({ id }) => !speaking.includes(id)) });
  expect(text).not.toMatch(/first house|eighth house|Ascendant\b(?!.*computed)|Big Three|Midheaven/);
  expect(blocksOf(document).flatMap((block) => ("facts" in block ? block.facts : []))).not.toContain("sun.house");
});

test("near a pole a day without an hour says that some signs did not rise, and its book is not shorter", () => {
  for (const birth of [births.polarUntimed, births.polarRepeating]) {
    const document = reportOf(birth);
    expect(textOf(document, "the-day-as-it-turned")).toContain("Some signs never came up on your date.");
    expect(proseWords(blocksOf(document))).toBeGreaterThanOrEqual(fewestWords);
  }
  expect(textOf(reportOf(births.untimed), "the-day-as-it-turned")).not.toContain("Some signs never came up");
});

test("a Moon that changed sign on a day without an hour is told as two, with the time between", () => {
  const heart = textOf(reportOf(births.moonChanging), "heart");
  expect(heart).toMatch(/^Moon in Pisces$/m);
  expect(heart).toMatch(/^Moon in Aries$/m);
  expect(heart).toContain("Pisces until 10:54");
});

test("the screen is given what a life crosses, in order, and without the hour no progressed Moon", () => {
  const { crossings } = reportOf(births.timed).chart;
  const days = crossings.map(({ dates }) => required(dates[0], "the first date of a crossing").date);
  expect(days).toEqual(days.toSorted());
  const saturn = crossings.find(({ name }) => name === "First Saturn return");
  expect(saturn).toMatchObject({ kind: "crossing", glyph: "saturn", section: "life-line" });
  expect(saturn?.dates.map(({ retrograde }) => retrograde)).toContain(false);
  expect(new Set(crossings.map(({ kind }) => kind)).size).toBe(4);
  const untimed = reportOf(births.untimed).chart.crossings;
  expect(new Set(untimed.map(({ kind }) => kind))).toEqual(new Set(["crossing", "sun-sign"]));
});

test("a Sun that changed sign on a day without an hour is said to have", () => {
  expect(textOf(reportOf(births.sunChanging), "appendix")).toContain("The Sun passed from Gemini into Cancer");
});

test("where the calendar and the sky name different Sun signs the book says so", () => {
  const text = textOf(reportOf(births.offCalendar), "appendix");
  expect(text).toContain("Calendars that go by the date alone put this birthday in Cancer. The Sun passed from Gemini");
});

test("where Placidus does not exist the book says so", () => {
  expect(textOf(reportOf(births.polar), "appendix")).toContain("Placidus houses do not exist");
  expect(textOf(reportOf(births.polar), "appendix")).toContain("House cusps, Porphyry");
});

test("without a name nobody is greeted by an empty one", () => {
  const document = reportOf(births.nameless);
  expect(textOf(reportOf(births.timed), "letter")).toContain("Dear Marina,");
  expect(textOf(document, "letter")).not.toMatch(/Dear ?,/);
  expect(plainText(document)).not.toMatch(/ ,|, ,|, \./);
  expect(textOf(document, "appendix")).not.toMatch(/^Name\b/m);
});

test("a hostile name is text: kept as typed, without control and direction marks, no slot filled in it", () => {
  const { subject } = reportOf(births.hostile);
  expect(subject.name).toBe("<b>{name}</b> 👩‍🚀 “the the” \uFFFD");
  expect(subject.place).toBe("London {place} <script>");
});

test("an offset set by hand is named as the visitor’s own, and no table is claimed for it", () => {
  const document = reportOf(births.byHand);
  expect(textOf(document, "appendix")).toContain("You set the clock by hand, at UTC−03:00.");
  expect(textOf(document, "appendix")).toContain("with the offset set by hand");
});

test("every strength is printed as a sum that adds up", () => {
  const text = textOf(reportOf(births.timed), "temperament");
  expect(text).toContain("5 + 2 + 1 + 2 + 1 = 11, kept at 10");
  expect(text).toContain("5 − 1 − 1 = 3");
});

test.each(everyBirth)("%s: the wheel’s legend lists what this wheel draws, and nothing else", (_name, birth) => {
  const wheel = blocksOf(reportOf(birth)).find((block) => block.kind === "figure" && block.name === "wheel");
  const marks = wheel?.kind === "figure" ? (wheel.legend ?? []).map(({ aspect }) => aspect) : [];
  const { aspects, planets, timeUnknown } = factsOf(birth);
  const lines = aspects.filter(({ a, b }) => !timeUnknown || (a !== "moon" && b !== "moon")).map(({ type }) => type);
  const turning = Object.values(planets).some(({ retrograde }) => retrograde);
  const drawn = [...lines, ...(turning ? ["retrograde"] : []), ...(timeUnknown ? ["moon-range"] : [])];
  expect(new Set(marks)).toEqual(new Set(drawn));
});

test("the hash names the document: the same for the same, another for another, and sealing twice changes nothing", () => {
  const sealed = sealDocument(reportOf(births.timed), sha256Hex);
  expect(sealed.hash).toMatch(/^[0-9a-f]{64}$/);
  expect(sealDocument(sealed, sha256Hex)).toEqual(sealed);
  expect(sealDocument(reportOf(births.untimed), sha256Hex).hash).not.toBe(sealed.hash);
});

test("figures become standalone SVG in the inks of either paper", () => {
  const { cover, seal } = reportOf(births.hostile);
  expect(drawingSvg(cover.sky, "night")).toMatch(/^<svg /);
  expect(drawingSvg(cover.sky, "night")).not.toContain("<script>");
  expect(drawingSvg(seal, "light")).not.toBe(drawingSvg(seal, "night"));
});
