import { rmSync } from "node:fs";
import { join } from "node:path";
import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import { required } from "@cosmic/chart/required";
import { chartTruth } from "@cosmic/interpretation/checker/chart-truth";
import { fillSlots, sayFrom } from "@cosmic/interpretation/strings/fill-strings";
import { plainText } from "@cosmic/report/plain-text";
import { partText } from "@cosmic/report/render/part-texts";
import { namedBirths, plannedBook } from "@cosmic/report/testing/planned-book";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import { afterAll, expect, test } from "vitest";
import { makeLibrary } from "../make.ts";
import { missingFrom } from "../plan/missing.ts";
import { readSources } from "../read/sources.ts";
import { judgeLibrary } from "../rules/judge-library.ts";
import { language, lettersIn, newRoot, reportLibrary, wordsOfFolder } from "./third-library.ts";

// A made-up language with articles and their contractions, gender, other numbers, times, dates, quotes and sorting than
// English, begun with some forty units. No code knows it.
const root = newRoot();
const completeRoot = newRoot({ complete: true });
afterAll(() => {
  for (const folder of [root, completeRoot]) rmSync(folder, { recursive: true });
});

const sources = readSources(root);
const { languages, faults } = judgeLibrary(sources);
const library = reportLibrary(languages);
const book = required(
  plannedBook({
    birth: namedBirths.Carla,
    asOf: "2026-11-23",
    sources: { sky: skyFromDisk(), timeZones: timeZonesFrom(zoneHistory) },
    library,
  }),
  "a named birth has a chart",
);
const { plan, document, facts } = book;
const text = plainText(document);
const items = plan.chapters.flatMap(({ sections }) => sections.flatMap((section) => section.items));
const folder = required(
  sources.languages.find((one) => one.language === language),
  language,
);

test("the folder keeps every rule of the library", () => {
  expect(faults).toEqual([]);
});

test("a plan takes what is written and leaves the rest out", () => {
  expect(items.length).toBeGreaterThan(0);
  expect(items.filter(({ part }) => partText(library, part) === null)).toEqual([]);
  const printed = new Set(items.map(({ part }) => part.slice(0, part.indexOf("#"))));
  // Names stand in titles and in other texts, terms and methods in the appendix.
  const elsewhere = /^(?:spine\/frames\/(?:names|short-names)|glossary\/.*|methods\/.*)$/;
  const written = folder.files.flatMap(({ id, passages }) => passages.map(({ heading }) => `${id}/${heading}`));
  expect(written.length).toBeGreaterThanOrEqual(40);
  expect(written.filter((unit) => !printed.has(unit) && !elsewhere.test(unit))).toEqual([]);
});

test("no word of the book comes from anywhere but the folder, the birth and the names of sources", () => {
  const known = wordsOfFolder(languages);
  const { publisher, subject } = document;
  const given = lettersIn([publisher, subject.name, subject.zone, facts.engine, facts.clock.source, "UTC"].join(" "));
  const words = new Set(lettersIn(text));
  expect(words.size).toBeGreaterThan(0);
  expect([...words].filter((word) => !known.has(word) && !given.includes(word))).toEqual([]);
});

test("articles contract in the forms of slots, and wording, lines and passages use them", () => {
  expect(text).toContain("El libro del Sol ni Gemel va a Merkur ni Gemel");
  expect(text).toContain("e komensa dela Venera, dove la mesa granda mira");
  expect(text).toContain("La linea va al rakontanto");
  expect(text).toContain("Regata de Merkur");
  expect(text).toContain("nela strada dela kasa sesta");
  expect(text).not.toMatch(/\b(?:de|a) (?:el|la)\b|[{}]/u);
});

test("an ordinal, a number and a figure take the gender of their noun", () => {
  expect(text).toContain("El Sol nela kasa ottava");
  expect(text).toMatch(/^\d+ +Prima opposa del nodo/mu);
  expect(text).toMatch(/^\d+ +Primo torno de Satur/mu);
  expect(text).toContain("La kruka de Marto, Jovan e Neptun");
  expect(text).toContain("El drago dela Luna, Jovan");
  const say = sayFrom(library);
  expect(say("screen.rules.one", { houses: say("ordinal.8") })).toBe("Rege la kasa ottava");
});

test("dates, times and numbers are written as the language writes them", () => {
  expect(document.subject.dateLine).toBe("vendo, 15 ni juno 1990, 14.30");
  expect(document.subject.coordinates).toBe("23° 33′ Z, 46° 38′ V");
  expect(text).toContain("1mo ni juno 2027, 25 ni janu 2028 e 2 ni marzo 2028");
  expect(text).toContain("mayo 2026 gis febru 2027");
  expect(text).toContain("los anos 1988 gis 1996");
  expect(text).toContain("gis alas 14h41");
  expect(fillSlots("gis {alas time}.", { time: "1h05" }, library.rules)).toBe("gis ala 1h05.");
  expect(text).toContain("+0,955° al dio");
  expect(text).toMatch(/dia julana 2448058,\d{5} /u);
  expect(text).toMatch(/Sola 1 de \d\.\d{3} avi/u);
  expect(text).not.toMatch(/\d\.\d+°|\d,\d{3}(?!°)\b(?!\d)/u);
});

test("lists, quotes and terms follow its joins, marks and alphabet", () => {
  expect(text).toContain("la Luna, la Venera, Pluton e Jovan");
  const say = sayFrom(library);
  expect(say("word.and", { first: "Sol", second: "el vento" })).toBe("Sol ed el vento");
  expect(text).toContain("Luna ni Pisken, kasa kvinta. ‹Lassa venir.›");
  const glossary = document.chapters.at(-1)?.sections.find(({ id }) => id === "glossary");
  const terms = glossary?.blocks.flatMap((block) =>
    block.kind === "facts" ? block.rows.map(({ label }) => label) : [],
  );
  expect(terms).toEqual(["ángola", "borda", "kasa", "nodo", "ñodo", "orba", "planeto", "signo"]);
});

test("the checker reads its statements, contracted too", () => {
  const { untrue } = chartTruth(facts, sayFrom(library));
  expect(untrue("Hodia el Sol ni Gemel konta.")).toEqual([]);
  expect(untrue("Hodia el Sol ni Toro konta.")).toEqual(["el Sol ni Toro"]);
  expect(untrue("Nela kvadrata: la kvadrata del Sol kon la Luna.")).toEqual([]);
  expect(untrue("Poka: la opposa del Sol kon la Luna.")).toEqual(["la opposa del Sol kon la Luna"]);
});

test("begun, it is counted and not compiled", () => {
  const made = makeLibrary({ root, outDir: join(root, "generated") });
  if (!made.ok) throw new Error(made.report.join("\n"));
  expect(made.written.filter((path) => path.startsWith(`${language}/`))).toEqual([]);
  expect(made.report.some((line) => line.startsWith(`library ${language}: `))).toBe(true);
});

test("called complete, it fails the build with everything that is missing", () => {
  const made = makeLibrary({ root: completeRoot, outDir: join(completeRoot, "generated") });
  if (made.ok) throw new Error("a language that lacks most of its texts was compiled");
  const lacking = made.report.join("\n");
  for (const { subject, part } of missingFrom(sources.plan, folder.files))
    expect(lacking).toContain(`${language}/language.json:1: says “complete”, and lacks ${subject}: ${part} of `);
  const keys = required(sources.languages[0], "the first language").wording.strings.keys();
  for (const key of keys)
    if (!folder.wording.strings.has(key)) expect(lacking).toMatch(new RegExp(`${language}/wording.json.*${key}`));
});
