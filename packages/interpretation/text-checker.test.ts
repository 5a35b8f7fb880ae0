import { expect, test } from "vitest";
import type { FindingKind, ReportText } from "./report-text.ts";
import { checkReportText } from "./text-checker.ts";

const clean: ReportText = {
  chapters: [
    {
      id: "soul",
      lines: ["Sun in Gemini"],
      paragraphs: [
        { text: "You think by talking. An idea needs a second pair of ears.", facts: ["sun.sign"] },
        { text: "The zodiac is tropical.", facts: null },
      ],
    },
    { id: "heart", lines: [], paragraphs: [{ text: "You wait until it is safe.", facts: ["moon.sign"] }] },
  ],
  lines: ["Marina Duarte", "Friday 15 June 1990", "14:30", "Baden Baden", "Europe/Berlin"],
  required: { name: "Marina Duarte", date: "15 June 1990", time: "14:30", place: "Baden Baden", zone: "Europe/Berlin" },
  typed: ["Marina Duarte", "Baden Baden"],
  phrases: {
    banned: ["journey*", "not just … but", "^remember"],
    flattery: ["you are special"],
    foretelling: ["you will meet"],
  },
};

function kindsWith(text: string, facts: readonly string[] | null = ["sun.sign"]): readonly FindingKind[] {
  const [soul, ...rest] = clean.chapters;
  if (!soul) throw new Error("the sample has a chapter");
  const chapters = [{ ...soul, paragraphs: [...soul.paragraphs, { text, facts }] }, ...rest];
  return checkReportText({ ...clean, chapters }).map((finding) => finding.kind);
}

test("a clean report has no findings, and a place that says itself twice is none", () => {
  expect(checkReportText(clean)).toEqual([]);
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
