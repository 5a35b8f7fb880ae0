import { createHash } from "node:crypto";
import { clocksFrom } from "@cosmic/atlas/clock-history";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import type { Birth } from "@cosmic/chart/birth";
import type { Facts } from "@cosmic/chart/facts";
import { natalChart } from "@cosmic/chart/natal-chart";
import { englishLibrary } from "@cosmic/interpretation/english-library";
import { checkReportText } from "@cosmic/interpretation/text-checker";
import { phrases } from "@cosmic/library/generated/en/phrases";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import { expect, test, vi } from "vitest";
import { checkedText } from "./checked-text.ts";
import { composeReport } from "./compose-report.ts";
import type { Block, ReportDocument } from "./document.ts";
import { figureSvg } from "./figure-svg.ts";
import { plainText } from "./plain-text.ts";
import { sealDocument } from "./seal-document.ts";

// A machine that does other work at the same time is no reason to fail.
vi.setConfig({ testTimeout: 60_000 });

/** The real sky, clocks and words. */
const sources = { sky: skyFromDisk(), clocks: clocksFrom(zoneHistory) };

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

function factsOf(birth: Birth): Facts {
  const chart = natalChart(birth, sources);
  if (!chart.ok) throw new Error(`${chart.problem.field}: ${chart.problem.message}`);
  return chart.facts;
}

function composed(birth: Birth): ReportDocument {
  return composeReport({
    birth,
    facts: factsOf(birth),
    language: "en",
    siteName: "Cosmic Blueprint",
    library: englishLibrary,
  });
}

const told = new Map<Birth, ReportDocument>();

/** The report of a sample birth, composed once. */
function reportOf(birth: Birth): ReportDocument {
  const document = told.get(birth) ?? composed(birth);
  told.set(birth, document);
  return document;
}

const everyBirth = Object.entries<Birth>(births);
const sha256Hex = (text: string): string => createHash("sha256").update(text).digest("hex");

function blocksOf(document: ReportDocument): readonly Block[] {
  return document.chapters.flatMap((chapter) => chapter.sections.flatMap((section) => section.blocks));
}

function textOf(document: ReportDocument, chapterId: string): string {
  return plainText({ ...document, chapters: document.chapters.filter((chapter) => chapter.id === chapterId) });
}

test.each(everyBirth)("%s: the checker finds nothing", (_name, birth) => {
  expect(checkReportText(checkedText(reportOf(birth), phrases))).toEqual([]);
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

test("a timed chart has its three chapters, in order, with the facts in openers and margins", () => {
  const document = reportOf(births.timed);
  const ids = ["how-to-read", "at-a-glance", "soul", "heart", "mask", "positions", "methods"];
  expect(document.chapters.map((chapter) => chapter.id)).toEqual(ids);
  expect(document.chapters[2]?.opener?.lines).toEqual(["24° 20′ Gemini", "Eighth house", "+0.955° a day"]);
  const notes = document.chapters[2]?.sections[0]?.blocks.filter((block) => block.kind === "margin-note");
  expect(notes?.map((note) => note.lines)).toContainEqual(["24° 01′ Capricorn", "Quincunx, orb 0.3°"]);
  expect(document.subject.dateLine).toBe("Friday 15 June 1990, 14:30");
});

test("a chapter has one pull quote, and its sentence stands in the chapter", () => {
  for (const [, birth] of everyBirth) {
    for (const chapter of reportOf(birth).chapters.filter(({ opener }) => opener !== null)) {
      const blocks = chapter.sections.flatMap((section) => section.blocks);
      const quotes = blocks.flatMap((block) => (block.kind === "pull-quote" ? [block.text] : []));
      expect(quotes).toHaveLength(1);
      const prose = blocks.flatMap((block) => (block.kind === "paragraph" ? [block.text] : [])).join(" ");
      expect(prose).toContain(quotes[0]);
    }
  }
});

test("without a birth time nothing is said that needs one", () => {
  const document = reportOf(births.untimed);
  expect(document.chapters.map((chapter) => chapter.id)).not.toContain("mask");
  const text = plainText({ ...document, chapters: document.chapters.filter(({ id }) => id !== "how-to-read") });
  expect(text).not.toMatch(/first house|eighth house|Ascendant\b(?!.*computed)|Big Three|Midheaven/);
  expect(blocksOf(document).flatMap((block) => ("facts" in block ? block.facts : []))).not.toContain("sun.house");
});

test("a Moon that changed sign on a day without an hour is told as two, with the time between", () => {
  const heart = textOf(reportOf(births.moonChanging), "heart");
  expect(heart).toMatch(/Moon in Pisces\n-+/);
  expect(heart).toMatch(/Moon in Aries\n-+/);
  expect(heart).toContain("Pisces until 10:54");
});

test("a Sun that changed sign on a day without an hour is said to have", () => {
  expect(textOf(reportOf(births.sunChanging), "how-to-read")).toContain("The Sun passed from Gemini into Cancer");
});

test("where the calendar and the sky name different Sun signs the book says so", () => {
  const text = textOf(reportOf(births.offCalendar), "how-to-read");
  expect(text).toContain("Calendars that go by the date alone put this birthday in Cancer. The Sun passed from Gemini");
});

test("where Placidus does not exist the book says so", () => {
  expect(textOf(reportOf(births.polar), "how-to-read")).toContain("Placidus houses do not exist");
  expect(textOf(reportOf(births.polar), "positions")).toContain("House cusps, Porphyry");
});

test("without a name nobody is greeted by an empty one", () => {
  const document = reportOf(births.nameless);
  expect(textOf(document, "how-to-read")).toContain("Dear soul, this book");
  expect(textOf(document, "how-to-read")).not.toMatch(/^Name\b/m);
});

test("a hostile name is text: kept as typed, without control and direction marks, no slot filled in it", () => {
  const { subject } = reportOf(births.hostile);
  expect(subject.name).toBe("<b>{name}</b> 👩‍🚀 “the the” \uFFFD");
  expect(subject.place).toBe("London {place} <script>");
});

test("an offset set by hand is named as the visitor’s own, and no table is claimed for it", () => {
  const document = reportOf(births.byHand);
  expect(textOf(document, "how-to-read")).toContain("You set the clock by hand, at UTC−03:00.");
  expect(textOf(document, "methods")).toContain("with the offset set by hand");
});

test("every strength is printed as a sum that adds up", () => {
  const text = textOf(reportOf(births.timed), "methods");
  expect(text).toContain("5 + 2 + 1 + 2 + 1 = 11, kept at 10");
  expect(text).toContain("5 − 1 − 1 = 3");
});

test("the hash names the document: the same for the same, another for another, and sealing twice changes nothing", () => {
  const sealed = sealDocument(reportOf(births.timed), sha256Hex);
  expect(sealed.hash).toMatch(/^[0-9a-f]{64}$/);
  expect(sealDocument(sealed, sha256Hex)).toEqual(sealed);
  expect(sealDocument(reportOf(births.untimed), sha256Hex).hash).not.toBe(sealed.hash);
});

test("figures become standalone SVG in the inks of either paper", () => {
  const { cover, seal } = reportOf(births.hostile);
  expect(figureSvg(cover.sky, "night")).toMatch(/^<svg /);
  expect(figureSvg(cover.sky, "night")).not.toContain("<script>");
  expect(figureSvg(seal, "light")).not.toBe(figureSvg(seal, "night"));
});

test("100 random births give 100 reports without a finding", () => {
  for (const birth of randomBirths(100, 20_260)) {
    const findings = checkReportText(checkedText(composed(birth), phrases));
    expect({ birth, findings }).toEqual({ birth, findings: [] });
  }
}, 600_000);

/** Births anywhere from 1900 to 2025, a third without a time; the same seed gives the same births. */
function randomBirths(count: number, seed: number): readonly Birth[] {
  let state = seed;
  // Numerical Recipes' linear congruential generator: repeatable, and random enough to spread births.
  const random = (): number => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
  const zones = ["America/Sao_Paulo", "Europe/Madrid", "Asia/Kolkata", "Pacific/Auckland", "America/New_York"];
  const two = (value: number): string => String(Math.floor(value)).padStart(2, "0");
  return Array.from({ length: count }, (_, index) => ({
    name: index % 4 === 0 ? "" : `Reader ${index}`,
    date: `${1900 + Math.floor(random() * 126)}-${two(1 + random() * 12)}-${two(1 + random() * 28)}`,
    time: random() < 1 / 3 ? null : `${two(random() * 24)}:${two(random() * 60)}`,
    latitude: random() * 170 - 85,
    longitude: random() * 360 - 180,
    zone: zones[Math.floor(random() * zones.length)] ?? "Europe/Madrid",
  }));
}
