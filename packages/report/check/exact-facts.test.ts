import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import { required } from "@cosmic/chart/required";
import { modernRulers } from "@cosmic/chart/zodiac/rulers";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import { expect, test } from "vitest";
import { blockText, plainText } from "../plain-text.ts";
import { namedBirths, type PlannedBook, plannedBook } from "../testing/planned-book.ts";
import { randomBirths } from "../testing/random-births.ts";

const sources = { sky: skyFromDisk(), timeZones: timeZonesFrom(zoneHistory) };
// The Moon passed from Taurus into Gemini at 16:33; Cancer was rising from 06:48 to 08:46.
const birth = { date: "1980-07-08", time: null, latitude: -33.9249, longitude: 18.4241, zone: "Africa/Johannesburg" };
const book = plannedBook({ birth, asOf: "2026-11-28", sources });
if (book === null) throw new Error("the birth has no chart");
const { document, plan, facts } = book;

const partsOf = ({ plan: { chapters } }: PlannedBook): readonly string[] =>
  chapters.flatMap(({ sections }) => sections.flatMap(({ items }) => items.map(({ part }) => part)));
const parts = partsOf(book);
const textIn = ({ document: { chapters } }: PlannedBook, id: string): string =>
  chapters
    .filter((chapter) => chapter.id === id)
    .flatMap(({ sections }) => sections.flatMap(({ blocks }) => blocks.map(blockText)))
    .join("\n");
const chapterText = (id: string): string => textIn(book, id);

/** Jupiter is opposite Pluto to within four minutes of arc, the Sun square Mars 6.4°, the third cusp in Leo. */
const timedOn = (asOf: string): PlannedBook =>
  required(
    plannedBook({
      birth: { date: "1988-04-27", time: "08:33", latitude: 35.6895, longitude: 139.6917, zone: "Asia/Tokyo" },
      ...{ asOf, sources },
    }),
    "a birth has a chart",
  );
const timed = timedOn("2026-11-28");

test("what holds for a part of the day is told with its hours", () => {
  expect(parts.filter((part) => /^conditions\/(elements\/earth|strength\/moon|dignity\/moon)/.test(part))).toEqual([]);
  const temperament = chapterText("temperament");
  for (const state of ["the Moon in Taurus, before 16:33", "the Moon in Gemini, from 16:33 on"])
    expect(temperament).toContain(`Counted by ${state}`);
  for (const chapter of ["soul", "mercury-venus-mars"]) expect(chapterText(chapter)).not.toContain("Exalted");
});

test("Mars beside Saturn is not said to act alone", () => {
  expect(parts.filter((part) => part.startsWith("love-facts/mars-met/"))).toEqual([
    "love-facts/mars-met/saturn-beside#core",
  ]);
});

test("each ruler comes where its sign rose, the Moon in the sign it had while Cancer was rising", () => {
  const rulers = parts.flatMap((part) => /^the-day-as-it-turned\/rulers\/(\w+)-(\w+)#core/.exec(part)?.slice(1) ?? []);
  expect(rulers).toContain("moon");
  expect(rulers[rulers.indexOf("moon") + 1]).toBe("earth");
  const inOrder = [...new Set(facts.risingSigns.map(({ sign }) => modernRulers[sign]))];
  expect(rulers.filter((_, index) => index % 2 === 0)).toEqual(inOrder);
});

test("the days of the letter are days of the chapter on dates", () => {
  const barcelona = required(
    plannedBook({
      birth: { date: "1981-02-14", time: "19:20", latitude: 41.3874, longitude: 2.1686, zone: "Europe/Madrid" },
      ...{ asOf: "2026-11-28", sources },
    }),
    "a birth has a chart",
  );
  const letter = textIn(barcelona, "letter");
  const days = [...letter.matchAll(/concerns the knot (?:was|is) (\w+ \d+, \d{4})/gu)].flatMap(([, day]) => day ?? []);
  expect(days.length).toBeGreaterThan(0);
  for (const day of days) expect(textIn(barcelona, "now")).toContain(day);
  // Jupiter, at 25° 57′ Leo that day, stood opposite the Sun; no story of the chapter on now is about it.
  expect(letter).not.toContain("November 17, 2026");
});

test("a sign that rose for less than a minute of the day has no row", () => {
  const turned = required(
    plannedBook({
      birth: { date: "1961-10-12", time: null, latitude: 50.4501, longitude: 30.5234, zone: "Europe/Kiev" },
      ...{ asOf: "2026-11-28", sources },
    }),
    "a birth has a chart",
  );
  expect(turned.facts.risingSigns[0]).toMatchObject({ sign: "Cancer" });
  const rows = textIn(turned, "the-day-as-it-turned");
  expect(rows).not.toMatch(/(\d\d:\d\d)\s+\1/);
  expect(rows).toMatch(/Leo\s+00:00\s+02:48/);
});

test("the knot counts the planets it shows, names what hangs on, and its closest angle", () => {
  const members = new Set(plan.spine.flatMap(({ core }) => core));
  expect(members.size).toBe(6);
  const spine = document.chapters.find(({ id }) => id === "spine");
  expect(spine?.opener?.lines).toEqual(["Six of ten planets"]);
  expect(chapterText("spine")).toMatch(/By a close angle or as a ruler, [^.]*Uranus[^.]* may be counted with these/);
  expect(chapterText("spine")).toContain("Of its angles the square of Saturn and Neptune is the closest");
  expect(parts).toContain("letter/letter/second#strain-apex");
});

test("a crossing of a point that moves in a day has the stretch of its days, and its months are explained", () => {
  const now = chapterText("now");
  expect(now).toMatch(/hard angle to your Sun on a day between March \d+, 2027 and April \d+, 2027/);
  expect(now).toMatch(/Within 1° from March \d+, 2027 to April \d+, 2027/);
  expect(parts).toContain("now/frames/spans#untimed");
});

test("a Moon whose aspects are open is not said to stand outside", () => {
  const heart = plan.chapters.find(({ role }) => role === "heart")?.sections ?? [];
  const told = heart.flatMap(({ items }) => items.map(({ part }) => part));
  expect(told.filter((part) => part.startsWith("hinges/outside/"))).toEqual([]);
});

test("the glossary has no term of the hour that the book leaves out", () => {
  const glossary = document.chapters.at(-1)?.sections.find(({ id }) => id === "glossary")?.blocks ?? [];
  const terms = glossary.flatMap((block) => (block.kind === "facts" ? block.rows.map(({ label }) => label) : []));
  expect(terms).toContain("Angle");
  for (const absent of ["Sect", "Angular"]) expect(terms).not.toContain(absent);
});

test("the chapter on angles says how many it tells, and the text prints no formula of bars it does not show", () => {
  const sections = document.chapters.find(({ id }) => id === "conversation")?.sections ?? [];
  const told = sections.filter(({ id }) => id.startsWith("aspect-")).length;
  expect(told).toBeGreaterThan(0);
  expect(chapterText("conversation")).toContain(`are ${told} of them`);
  expect(plainText(document)).not.toContain("Life Purpose Alignment");
});

test("the closest angle of a chart is named where it is told, and where it is not it is said why", () => {
  expect(textIn(timed, "conversation")).toContain(
    "The closest of all, the opposition of Jupiter and Pluto, less than a tenth of a degree from exact, joins two slow",
  );
  expect(textIn(timed, "spine")).toContain("Jupiter and Pluto, 0.0°");
  expect(textIn(timed, "spine")).toContain("the closest, less than a tenth of a degree from exact");
  const carla = required(plannedBook({ birth: namedBirths.Carla, asOf: "2026-11-28", sources }), "a named birth");
  expect(partsOf(carla).some((part) => part.startsWith("aspects/"))).toBe(true);
  expect(textIn(carla, "conversation")).not.toContain("The closest of all");
});

test("an angle that counts in a figure alone is named with its orb, and stands in no list of pairs", () => {
  expect(textIn(timed, "spine")).toContain("in this one the square of the Sun and Mars counts at 6.4°");
  const appendix = textIn(timed, "appendix");
  expect(appendix).toContain("in no pair: the square of the Sun and Mars (6.4°) and the trine of the Moon and Saturn");
  expect(appendix).not.toMatch(/Sun +Square +Mars/u);
  expect(chapterText("appendix")).not.toContain("in no pair");
});

test("the chapter is to be tested by its next date, which may be the day of writing or one day of a stretch", () => {
  const closing = (asOf: string) => textIn(timedOn(asOf), "now").match(/One exact day[^.]*\.[^.]*\./u)?.[0];
  expect(closing("2026-11-28")).toContain("The next that a story about a planet or a return has is February 2, 2027.");
  expect(closing("2027-02-02")).toContain("February 2, 2027 is one, the day of this page.");
  expect(closing("2027-02-03")).toContain("The next that a story about a planet or a return has is April 6, 2027.");
  const untimed = required(plannedBook({ birth, asOf: "2027-02-01", sources }), "a birth has a chart");
  expect(textIn(untimed, "now")).toMatch(
    /The next that a story about a planet or a return has is a day between [^.]* and [^.]*\. Write down/u,
  );
});

test("a year whose house begins in another sign is said to be counted by whole signs", () => {
  expect(textIn(timed, "now")).toContain(
    "By that count the third house is Virgo, which Mercury rules, while in the chapter on the houses it begins in Leo.",
  );
});

test("a return whose dates lie on both sides of a birthday has both ages", () => {
  const ages = randomBirths(20, 6).flatMap((one) => {
    const found = required(plannedBook({ birth: one, asOf: "2026-11-28", sources }), "a birth has a chart");
    const items = found.plan.chapters.flatMap(({ sections }) => sections.flatMap((section) => section.items));
    return items.flatMap(({ part, slots: { age, dates } }) => {
      if (!part.startsWith("now/returns/") || age?.is !== "ages" || dates?.is !== "dates") return [];
      const [from, to] = [dates.dates[0]?.[0], dates.dates.at(-1)?.[1]].map((day) => yearsAt(day, one.date));
      expect(age, `${one.date} ${part}`).toEqual({ is: "ages", from, to });
      if (from !== to && part.match(/(past|ahead)$/u))
        expect(textIn(found, "now")).toMatch(new RegExp(`${from} (or|to) ${to}`));
      return [from === to];
    });
  });
  expect(ages).toContain(true);
  expect(ages).toContain(false);
});

/** Whole years from a date of birth to another date. */
function yearsAt(day: string | undefined, born: string): number {
  const [year = 0, ...rest] = required(day, "a day").split("-").map(Number);
  const [birthYear = 0, ...birthRest] = born.split("-").map(Number);
  const [month = 0, date = 0] = rest;
  const [birthMonth = 0, birthDate = 0] = birthRest;
  return year - birthYear - (month < birthMonth || (month === birthMonth && date < birthDate) ? 1 : 0);
}

test("a planet that turns within the degrees of a day without an hour passes the point for some hours of birth", () => {
  // Neptune turns in December 2027 at 3° 51′ Aries; Venus passed from 2° 49′ to 4° 1′ Capricorn on the day.
  const found = required(
    plannedBook({
      birth: { date: "1968-11-17", time: null, latitude: 43.0389, longitude: -87.9065, zone: "America/Chicago" },
      ...{ asOf: "2026-11-29", sources },
    }),
    "a birth has a chart",
  );
  const text = textIn(found, "now");
  expect(text).toContain("For some hours of birth, a day between November 19, 2027 and January 9, 2028 (R)");
  expect(text).toContain("A day between April 18, 2026 and May 30, 2026");
});

test("about a degree is the nearest, of a planet that a day without an hour leaves open by minutes", () => {
  // At noon Venus stood at 15° 53′ Scorpio and Jupiter at 15° 21′.
  const found = required(
    plannedBook({
      birth: { date: "1994-10-02", time: null, latitude: 52.52, longitude: 13.405, zone: "Europe/Berlin" },
      ...{ asOf: "2026-11-29", sources },
    }),
    "a birth has a chart",
  );
  const text = textIn(found, "soul");
  expect(text).toContain("About 16° Scorpio");
  expect(textIn(found, "jupiter-saturn")).toContain("About 15° Scorpio");
});

test("the year from birthday to birthday and the progressed Moon have their days, and a cusp’s opposite its own sign", () => {
  const found = required(
    plannedBook({
      birth: { date: "1977-03-21", time: "09:20", latitude: 41.8781, longitude: -87.6298, zone: "America/Chicago" },
      ...{ asOf: "2026-11-29", sources },
    }),
    "a birth has a chart",
  );
  const now = textIn(found, "now");
  expect(now).toContain("March 21, 2026 to March 21, 2027");
  expect(now).toContain("Cancer by whole signs, ruled by the Moon");
  expect(now).toContain("Aquarius: April 30, 2025 to July 23, 2027");
  const marks = textIn(found, "houses");
  expect(marks).toContain("Before 09:19 the twelfth house opens in Aries, and this would be another text.");
});

test("an angle of the knot that the list leaves out for a part of the day is named with its orb", () => {
  // Mercury opposite Saturn: 7.1° at noon, 8.2° at midnight, where the list ends at 8°.
  const found = required(
    plannedBook({
      birth: { date: "1987-05-19", time: null, latitude: 41.4993, longitude: -81.6944, zone: "America/New_York" },
      ...{ asOf: "2026-11-29", sources },
    }),
    "a birth has a chart",
  );
  expect(textIn(found, "spine")).toContain(
    "the opposition of Mercury and Saturn, about 7.1° from exact, counts here and is missing there",
  );
});
