import { functionWords } from "@cosmic/library/generated/languages";
import { expect, test } from "vitest";
import { foreignTo } from "../text/language-words.ts";
import type { ChartTruth } from "./chart-truth.ts";
import type { FindingKind, ReportText } from "./report-text.ts";
import { checkReportText } from "./text-checker.ts";

const { en: english = [], es: spanish = [], pt: portuguese = [] } = functionWords;

const truth: ChartTruth = {
  facts: new Set(["sun.sign", "moon.sign"]),
  timed: true,
  untrue: (text) => (text.includes("Mars in Leo") ? ["Mars in Leo"] : []),
  timeWords: (text) => (text.includes("seventh house") ? ["seventh house"] : []),
};

const clean: ReportText = {
  isForeign: foreignTo(english, [spanish, portuguese]),
  chapters: [
    {
      id: "soul",
      lines: ["Sun in Gemini"],
      emptyTitles: [],
      paragraphs: [
        { text: "You think by talking. An idea needs a second pair of ears.", facts: ["sun.sign"], plain: null },
        { text: "The zodiac is tropical.", facts: null, plain: null },
      ],
    },
    {
      id: "heart",
      lines: [],
      emptyTitles: [],
      paragraphs: [{ text: "You wait until it is safe.", facts: ["moon.sign"], plain: null }],
    },
  ],
  lines: ["Marina Duarte", "Friday 15 June 1990", "14:30", "Baden Baden", "Europe/Berlin"],
  required: { name: "Marina Duarte", date: "15 June 1990", time: "14:30", place: "Baden Baden", zone: "Europe/Berlin" },
  typed: ["Marina Duarte", "Baden Baden"],
  phrases: {
    banned: ["journey*", "not just … but", "^remember"],
    flattery: ["you are special"],
    foretelling: ["you will meet"],
  },
  truth,
  tensions: [{ heading: "needs-closeness.needs-distance", reconciled: true }],
};

function kindsWith(text: string, facts: readonly string[] | null = ["sun.sign"]): readonly FindingKind[] {
  const [soul, ...rest] = clean.chapters;
  if (!soul) throw new Error("the sample has a chapter");
  const chapters = [{ ...soul, paragraphs: [...soul.paragraphs, { text, facts, plain: null }] }, ...rest];
  return checkReportText({ ...clean, chapters }).map((finding) => finding.kind);
}

test("a clean report has no findings, and a place that says itself twice is none", () => {
  expect(checkReportText(clean)).toEqual([]);
});

test("a title with nothing under it is found", () => {
  const chapters = clean.chapters.map((chapter) => ({ ...chapter, emptyTitles: ["How Pluto stands"] }));
  const found = checkReportText({ ...clean, chapters });
  expect(found.map(({ kind, place }) => `${kind} ${place}`)).toEqual(["empty-section soul", "empty-section heart"]);
});

test.each<[FindingKind, string]>([
  ["unresolved-slot", "Saturn stands at {degree} there."],
  ["unresolved-slot", "Saturn stands at undefined there."],
  ["banned-phrase", "It is a long Journey home."],
  ["banned-phrase", "It is not just a wish but a plan."],
  ["banned-phrase", "Stay home. Remember the keys."],
  ["flattery", "Few know that you are special."],
  ["foretelling", "By spring you will meet somebody."],
  ["doubled", "It holds the the door."],
  ["doubled", "It holds  the door."],
  ["doubled", "It holds the door.."],
  ["repeated-sentence", "It was read, by now, somewhere. You wait until it is safe."],
  ["empty-text", ""],
])("finds a planted %s in “%s”", (kind, text) => {
  expect(kindsWith(text)).toContain(kind);
});

test("a phrase is found as whole words only", () => {
  expect(kindsWith("They sojourney nowhere, and they remember it.")).toEqual([]);
});

test("finds a paragraph that rests on no fact", () => {
  expect(kindsWith("It rests on air.", [])).toEqual(["paragraph-without-fact"]);
});

test("finds a paragraph over 140 words, and not one of 140", () => {
  const words = (count: number): string => Array.from({ length: count }, (_, index) => `w${index}`).join(" ");
  expect(kindsWith(words(141))).toEqual(["long-paragraph"]);
  expect(kindsWith(words(140))).toEqual([]);
});

test("finds the same four opening words a third time in a chapter, not the second", () => {
  expect(kindsWith("You may find that one. You may find that two.")).toEqual([]);
  const three = "You may find that one. You may find that two. You may find that three.";
  expect(kindsWith(three)).toEqual(["near-repetition"]);
});

test.each(["name", "date", "time", "place", "zone"])("finds a book without its %s", (token) => {
  const required = { ...clean.required, [token]: "nowhere in it" };
  expect(checkReportText({ ...clean, required }).map((finding) => finding.kind)).toEqual(["missing-token"]);
});

test("what the buyer typed is no finding, wherever it stands", () => {
  const name = "{name} Journey Journey";
  const report = { ...clean, typed: [...clean.typed, name], lines: [...clean.lines, `For ${name}`] };
  expect(checkReportText(report)).toEqual([]);
  expect(checkReportText({ ...report, typed: clean.typed })).not.toEqual([]);
});

test("finds a fact the chart does not have, in the ids of a paragraph and in its words", () => {
  expect(kindsWith("It rests on a house.", ["mars.house"])).toEqual(["contradicts-facts"]);
  expect(kindsWith("With Mars in Leo you push.")).toEqual(["contradicts-facts"]);
});

test("finds a house in a book without a birth time, and not in one that has it", () => {
  const text = "It lives in the seventh house.";
  expect(kindsWith(text)).toEqual([]);
  const [soul, ...rest] = clean.chapters;
  if (!soul) throw new Error("the sample has a chapter");
  const chapters = [{ ...soul, paragraphs: [{ text, facts: ["sun.sign"], plain: null }] }, ...rest];
  const found = checkReportText({ ...clean, chapters, truth: { ...truth, timed: false } });
  expect(found.map(({ kind }) => kind)).toEqual(["needs-birth-time"]);
});

test("finds a contradiction that is not reconciled", () => {
  const tensions = [{ heading: "needs-closeness.needs-distance", reconciled: false }];
  expect(checkReportText({ ...clean, tensions }).map(({ kind }) => kind)).toEqual(["unreconciled-claims"]);
});

test.each(["", "You said something else."])("finds a part of a passage without its plain sentence: “%s”", (plain) => {
  const [soul, ...rest] = clean.chapters;
  if (!soul) throw new Error("the sample has a chapter");
  const part = { text: "You think by talking aloud.", facts: ["sun.sign"], plain };
  const chapters = [{ ...soul, paragraphs: [part] }, ...rest];
  expect(checkReportText({ ...clean, chapters }).map(({ kind }) => kind)).toEqual(["without-plain-sentence"]);
});

test.each([
  "Cuando hay gente en la casa te gusta estar cerca de ella y no muy lejos del fuego.",
  "Você não gosta de esperar, e quando há gente em casa fica perto da porta com as chaves.",
])("finds a paragraph in another language: “%s”", (text) => {
  expect(kindsWith(text)).toEqual(["wrong-language"]);
});

/** What is found in a book of one paragraph. */
function findingsIn(text: string, more: Partial<ReportText> = {}) {
  const paragraphs = [{ text, facts: null, plain: null }];
  const chapters = [{ id: "soul", lines: [], emptyTitles: [], paragraphs }];
  return checkReportText({ ...clean, chapters, ...more });
}

const before = "Anna waits by the old garden gate and";
const after = "is a long way to go for anybody here.";

test("a fault is shown with twenty characters before and after it", () => {
  expect(findingsIn(`${before} journey ${after}`)).toEqual([
    { kind: "banned-phrase", place: "soul, paragraph 1", excerpt: "old garden gate and journey is a long way to go" },
  ]);
  // Nothing stands before the first word.
  expect(findingsIn(`Journey ${after}`).map(({ excerpt }) => excerpt)).toEqual(["Journey is a long way to go"]);
});

test.each<readonly [text: string, excerpt: string]>([
  ["So, , it is.", "So, , it is."],
  ["So,, it is.", "So,, it is."],
  ["So it is;.", "So it is;."],
  ["So it is ,  : here.", "So it is ,  : here."],
])("“%s” has doubled marks", (text, excerpt) => {
  const found = findingsIn(text).filter((one) => one.excerpt === excerpt);
  expect(found.map(({ kind }) => kind)).toContain("doubled");
});

test("an ellipsis, a repeated number and a word repeated behind an apostrophe are not doubled", () => {
  expect(findingsIn("And so on... It was 10 10 of them. It is Anna’s s here.")).toEqual([]);
});

test("a slot in one of the language’s forms is found", () => {
  expect(findingsIn("It is {del planet} here.")).toEqual([
    { kind: "unresolved-slot", place: "soul, paragraph 1", excerpt: "It is {del planet} here." },
  ]);
});

test("an empty text is shown as such", () => {
  expect(findingsIn("")).toContainEqual({ kind: "empty-text", place: "soul, paragraph 1", excerpt: "" });
});

test("a fault in a title is found once in its chapter, and one outside chapters in the book", () => {
  const paragraphs = [{ text: "You wait.", facts: null, plain: null }];
  const lines = ["A journey", "A journey"];
  const chapters = [{ id: "soul", lines, emptyTitles: [], paragraphs }];
  expect(checkReportText({ ...clean, chapters, lines: [...clean.lines, "The journey"] })).toEqual([
    { kind: "banned-phrase", place: "soul", excerpt: "A journey" },
    { kind: "banned-phrase", place: "book", excerpt: "The journey" },
  ]);
});

test("what is missing from a book is named, and what is not required is not missed", () => {
  expect(checkReportText({ ...clean, required: { name: "Ada", zone: "" } })).toEqual([
    { kind: "missing-token", place: "book", excerpt: "name: Ada" },
  ]);
});

test.each<readonly [text: string, typed: readonly string[], faults: number]>([
  ["They left Baden Baden.", ["Baden Baden"], 0],
  ["They left left Baden Baden.", ["Baden Baden"], 1],
  ["They saw Baden Baden then then.", ["Baden Baden"], 1],
  ["They left Baden Baden for Baden Baden.", ["Baden Baden"], 0],
  ["They left left for home.", [""], 1],
  ["They left left for home.", ["left"], 1],
])("in “%s” with %j typed by the buyer, %s words are doubled", (text, typed, faults) => {
  expect(findingsIn(text, { typed, lines: [], required: {} }).map(({ kind }) => kind)).toEqual(
    Array(faults).fill("doubled"),
  );
});

test("a long paragraph is shown by its words and its beginning of sixty characters", () => {
  const text = Array.from({ length: 141 }, (_, index) => `w${index}`).join(" ");
  const beginning = "w0 w1 w2 w3 w4 w5 w6 w7 w8 w9 w10 w11 w12 w13 w14 w15 w16 w1";
  expect(findingsIn(text)).toEqual([
    { kind: "long-paragraph", place: "soul, paragraph 1", excerpt: `141 words: ${beginning}` },
  ]);
});

test("facts the chart does not have are named", () => {
  const paragraphs = [{ text: "You wait.", facts: ["sun.sign", "mars.house", "venus.house"], plain: null }];
  const chapters = [{ id: "soul", lines: [], emptyTitles: [], paragraphs }];
  expect(checkReportText({ ...clean, chapters })).toEqual([
    { kind: "contradicts-facts", place: "soul, paragraph 1", excerpt: "no mars.house, venus.house: You wait." },
  ]);
});

test("a part that holds its plain sentence is no finding", () => {
  const paragraphs = [{ text: "It is late. You wait.", facts: null, plain: "You wait." }];
  const chapters = [{ id: "soul", lines: [], emptyTitles: [], paragraphs }];
  expect(checkReportText({ ...clean, chapters })).toEqual([]);
});
