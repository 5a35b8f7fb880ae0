import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import type { Birth } from "@cosmic/chart/birth";
import { natalChart } from "@cosmic/chart/natal-chart";
import { checkReportText } from "@cosmic/interpretation/checker/text-checker";
import { englishLibrary } from "@cosmic/interpretation/passages/english-library";
import { phrases } from "@cosmic/library/generated/en/phrases";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import { expect, test } from "vitest";
import { composeReport } from "../compose-report.ts";
import type { ReportDocument } from "../document.ts";
import { plainText } from "../plain-text.ts";
import { checkedText } from "./checked-text.ts";

const sources = { sky: skyFromDisk(), timeZones: timeZonesFrom(zoneHistory) };

interface Book {
  readonly birth: Birth;
  readonly document: ReportDocument;
  readonly findings: () => readonly unknown[];
}

function bookOf(birth: Birth): Book {
  const chart = natalChart(birth, sources);
  if (!chart.ok) throw new Error(chart.problem.message);
  const library = englishLibrary;
  const input = { ...chart, asOf: "2026-11-23", language: "en", siteName: "Cosmic Blueprint", library } as const;
  const document = composeReport(input);
  const against = { facts: chart.facts, library, phrases };
  return { birth, document, findings: () => checkReportText(checkedText(document, against)) };
}

const hammerfest = { latitude: 70.6634, longitude: 23.6821, zone: "Europe/Oslo" };
const mcMurdo = { latitude: -77.85, longitude: 166.67, zone: "Antarctica/McMurdo" };

/** The Sun did not rise that day; the second birth has no time. */
const nights = [
  { date: "1973-12-21", time: "11:05", ...hammerfest },
  { date: "1973-12-21", time: null, ...hammerfest },
  { date: "1990-12-10", time: "15:00", latitude: 78.22, longitude: 15.64, zone: "Arctic/Longyearbyen" },
  { date: "1988-06-15", time: "15:00", ...mcMurdo },
].map(bookOf);
/** The Sun did not set that day. */
const days = [
  { date: "1973-06-21", time: "00:30", ...hammerfest },
  { date: "2001-06-20", time: "02:00", latitude: 68.97, longitude: 33.09, zone: "Europe/Moscow" },
  { date: "1990-06-21", time: "13:00", latitude: 65.9, longitude: 24.1, zone: "Europe/Stockholm" },
].map(bookOf);
/** The Sun rose and set: just south of the Arctic Circle in midwinter, at Tromsø in spring, at Ushuaia. */
const ordinary = [
  { date: "1990-12-21", time: "12:00", latitude: 65.9, longitude: 24.1, zone: "Europe/Stockholm" },
  { date: "1985-03-21", time: "07:00", latitude: 69.6492, longitude: 18.9553, zone: "Europe/Oslo" },
  { date: "1988-06-15", time: "03:00", latitude: -54.8, longitude: -68.3, zone: "America/Argentina/Ushuaia" },
].map(bookOf);
const books = [...nights, ...days, ...ordinary];

const named = ({ birth }: Book) => `${birth.date} ${birth.time} ${birth.latitude}`;

/**
 * Statements about the sky that are only true at certain places and times: light, altitude, rising and setting times.
 */
const untrueOfSome = [
  /without a shadow/,
  /(?:highest|lowest) (?:point|place)/i,
  /top of the sky|(?<!The Latin means the )bottom of the sky/,
  /where the Sun stands at midday/,
  /so high|too high|as high as|High up in your/,
  /lost in daylight|dark half of a day|It was day where|it was sunrise/i,
  /(?:shortly|a little) before the Sun|at sunrise|after sunset|after the Sun has set|into a sky already dark/,
] as const;

/** Passages and sentences that mention where bodies were: those on angles, phases and halves, and the fixed wording. */
function skySentences(): readonly (readonly [string, string])[] {
  const { passages, wording } = englishLibrary;
  const told = Object.entries(passages).filter(([subject]) =>
    /^aspects-to-angles\/|moon-phase$|hemispheres$/.test(subject),
  );
  return [...told.map(([id, one]) => [id, JSON.stringify(one)] as const), ...Object.entries(wording)];
}

test("no sentence on an angle, a phase or a half of the sky is true at some latitudes only", () => {
  const sentences = skySentences();
  expect(sentences.length).toBeGreaterThan(100);
  for (const [id, text] of sentences) for (const claim of untrueOfSome) expect(text, id).not.toMatch(claim);
});

test("nothing in the book of a birth whose Sun never rose speaks of that sky as light or high", () => {
  for (const book of nights) {
    const text = plainText(book.document);
    for (const claim of untrueOfSome) expect(text.match(claim)?.[0], named(book)).toBeUndefined();
    expect(text, named(book)).toContain("The Sun did not rise that day where you were born.");
  }
});

test("a day on which the Sun did not set is told as one, and a day like any other is not", () => {
  for (const book of days) {
    expect(plainText(book.document), named(book)).toContain("The Sun did not set that day where you were born.");
  }
  for (const book of ordinary)
    expect(plainText(book.document), named(book)).not.toMatch(/The Sun did not (?:rise|set)/);
});

test("a Sun that only the air kept in sight is not put a degree too high", () => {
  const [, , justAbove] = days;
  expect(justAbove && plainText(justAbove.document)).toContain("it was still less than a degree above the horizon");
});

test("a Midheaven under the horizon is told where the wheel is explained, and nowhere else", () => {
  const reversed = books.filter(({ document }) => plainText(document).includes("the Midheaven lay under the horizon"));
  expect(reversed.map(named)).toEqual([
    "1973-12-21 11:05 70.6634",
    "1990-12-10 15:00 78.22",
    "1988-06-15 15:00 -77.85",
    "1973-06-21 00:30 70.6634",
    "2001-06-20 02:00 68.97",
    "1985-03-21 07:00 69.6492",
  ]);
});

test("the shares above and below the horizon agree with the planets drawn on the cover", () => {
  const inWords = Object.entries(englishLibrary.wording);
  for (const book of books) {
    const { cover, chart, chapters } = book.document;
    if (book.birth.time === null) continue;
    const drawn = JSON.stringify(cover.sky).split('"k-body"').length - 1;
    expect(chart.halves?.horizon.text, named(book)).toContain(`, ${drawn * 10}% above`);
    const [, counted] = inWords.find(([key]) => key === `planetCount.${drawn}`) ?? [];
    const told = JSON.stringify(chapters.find(({ id }) => id === "temperament"));
    expect(told, named(book)).toContain(`Counted by height, ${counted} stood above the horizon`);
  }
});

test("what cannot be said of such a sky leaves no empty title and no other fault", () => {
  for (const book of [...nights, ...days]) expect(book.findings(), named(book)).toEqual([]);
});
