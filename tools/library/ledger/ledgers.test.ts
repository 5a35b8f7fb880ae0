import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readCatalogueFile } from "../read/catalogue-file.ts";
import { readPassageFile } from "../read/passage-file.ts";
import { readSources } from "../read/sources.ts";
import type { FindingKind } from "./finding.ts";
import { imageKey } from "./images.ts";
import { ledgerFindings } from "./ledgers.ts";
import { syllableCounter } from "./reading-ease.ts";

const root = join(import.meta.dirname, "../../../packages/library");
const sources = readSources(root);
const english = sources.languages.find(({ language }) => language === "en");
if (!english) throw new Error("the library has no English");
const { images, ease } = english.about.writing;
if (!ease) throw new Error("English has no formula of reading ease");

/** Findings in a library of the given files, with their locations as `file:line`. */
function findings(
  files: Readonly<Record<string, string>>,
  entries: Readonly<Record<string, string>> = {},
): readonly { kind: FindingKind; place: string; message: string }[] {
  const written = Object.entries(files).map(([id, text]) => readPassageFile({ file: `en/${id}.md`, id, text }));
  const catalogue = new Map(Object.entries(entries).map(([id, text]) => [id, readCatalogueFile({ id, text })]));
  const library = { ...english, language: "en", files: written } as typeof english & object;
  return ledgerFindings(library, { ...sources, catalogue }).map(({ kind, file, line, message }) => ({
    kind,
    place: `${file}:${line}`,
    message,
  })); // `english` exists, as checked above
}

function kinds(
  files: Readonly<Record<string, string>>,
  entries: Readonly<Record<string, string>> = {},
): readonly FindingKind[] {
  return [...new Set(findings(files, entries).map(({ kind }) => kind))];
}

/** A passage file with only core parts. */
function cores(...texts: readonly string[]): string {
  const signs = ["aries", "taurus", "gemini", "cancer", "leo", "virgo", "libra", "scorpio", "sagittarius", "capricorn"];
  return texts.map((text, index) => `## ${signs[index]}\n\n### core\n${text}\n`).join("\n");
}

const clean = cores("The kettle sings before you reach it.", "A red bus turns into the wrong lane again.");

test("clean files have no findings", () => {
  expect(findings({ "planets-in-signs/mars": clean })).toEqual([]);
});

test("an opening that too many sentences share is found at each of them", () => {
  const five = ["moss", "rain", "iron", "salt", "wool"].map((word) => `You may find that ${word} has a smell.`);
  const found = findings({ "love/arguing": cores(...five) }).filter(({ kind }) => kind === "opening");
  expect(found).toHaveLength(5);
  expect(found[0]?.message).toBe("“you may find that …” opens 5 sentences of the library, at most 4");
  expect(kinds({ "love/arguing": cores(...five.slice(1)) })).not.toContain("opening");
});

test("a fourth part of one file with the same first two words is found", () => {
  const four = ["moss grows", "rain waits", "iron rusts", "salt cakes"].map((words) => `Some old ${words}.`);
  expect(kinds({ "love/arguing": cores(...four) })).toContain("shared-opening");
  expect(kinds({ "love/arguing": cores(...four.slice(1)) })).not.toContain("shared-opening");
});

test("a sentence in two files is found at both, with both places", () => {
  const found = findings({
    "love/arguing": cores("You keep the receipt."),
    "work/duty": cores("Once more you count. You keep the receipt."),
  }).filter(({ kind }) => kind === "repeated-sentence");
  expect(found.map(({ place }) => place).sort()).toEqual(["en/love/arguing.md:4", "en/work/duty.md:4"]);
  expect(found[0]?.message).toContain("stands also at en/");
});

test("six words in a row in two sentences are found once, five are not, nor is a run across a stop", () => {
  const first = "Nobody waits there with a lamp in one hand now.";
  const found = (other: string): number =>
    findings({ "love/arguing": cores(first), "work/duty": cores(other) }).filter(({ kind }) => kind === "repeated-run")
      .length;
  expect(found("He stood there with a lamp in one hand again.")).toBe(2);
  expect(found("He stood with a lamp in one pocket again.")).toBe(0);
  expect(found("He stood there with a lamp. In one hand he had bread.")).toBe(0);
});

test("parts that a book prints in place of one another may share words and endings", () => {
  const repeated = ["repeated-sentence", "repeated-run", "closing"];
  const found = (name: string): readonly string[] =>
    kinds({
      "love/arguing": `\n## aries\n\n### core\nSome ribbon holds until the clock strikes four.\n\n### ${name}\nSome ribbon holds until the clock strikes four.\n`,
    }).filter((kind) => repeated.includes(kind));
  expect(found("core-plain")).toEqual([]);
  expect(found("strain").toSorted()).toEqual(["closing", "repeated-run", "repeated-sentence"]);
});

test("the same object in two passages is found, whatever its number and article", () => {
  const files = {
    "love/arguing": cores("The key hangs by itself."),
    "work/duty": cores("A second door wants paint."),
  };
  const entry = (image: string): string =>
    `aries:\n  when: [{ fact: timed, is: true }]\n  claims: []\n  parts:\n    core: { images: [${image}] }\n`;
  const found = findings(files, { "love/arguing": entry("a spare key"), "work/duty": entry("spare keys") });
  expect(found.map(({ kind, place }) => `${kind} ${place}`)).toEqual([
    "image catalogue/love/arguing.yaml:5",
    "image catalogue/work/duty.yaml:5",
  ]);
  expect(found[0]?.message).toBe("image “a spare key” of aries stands also at catalogue/work/duty.yaml:5 (aries)");
  expect(kinds(files, { "love/arguing": entry("spare key"), "work/duty": entry("lost key") })).toEqual([]);
  expect(imageKey("the boxes of glass", images)).toBe(imageKey("boxes, glass", images));
});

test("the same four words at the end of two parts are found", () => {
  const files = {
    "love/arguing": cores("They go home, and the lamp is left on."),
    "work/duty": cores("Every night the lamp is left on."),
  };
  expect(kinds(files)).toContain("closing");
});

test("a file in which over a third of the parts end alike is found", () => {
  const starts = ["Moss", "Rain", "Iron", "Salt", "Wool", "Bread", "Glass", "Sand", "Tin"];
  const short = starts.map((word, index) =>
    index < 4
      ? `${word} costs more by the hour than anyone had told you. ${word} is ${index} enough now.`
      : `${word} waits in the yard until somebody comes by with a ${word.toLowerCase()} of barrow.`,
  );
  expect(kinds({ "love/arguing": cores(...short) })).toContain("closing-move");
});

test.each([
  ["last “, and”", 3, (index: number) => `The ${names[index]} stays out all night, and ${names[index]} rusts.`],
  ["short sentences", 4, (index: number) => `${names[index]} again comes.`],
  ["nobody and few", 5, (index: number) => `There are few of ${names[index]} in that particular street of yours.`],
  ["numbers", 2, (index: number) => `It takes 4${index} of ${names[index]} to make the particular one you want.`],
])("%s over the cap are a tic, at the cap they are none", (_name, count, sentence) => {
  const file = (times: number): string => cores(...Array.from({ length: times }, (_, index) => sentence(index)));
  expect(kinds({ "love/arguing": file(count) })).toContain("tic");
  expect(kinds({ "love/arguing": file(count - 1) })).not.toContain("tic");
});
const names = ["Moss", "Rain", "Iron", "Salt", "Wool"];

test("the third unthanked helper of the library is found, the second is not", () => {
  const of = (...words: readonly string[]): readonly FindingKind[] =>
    kinds({ "love/arguing": cores(...words.map((word) => `For the ${word} nobody thanks you at ${word} hour.`)) });
  expect(of("soup", "bread", "rope")).toContain("rationed");
  expect(of("soup", "bread")).not.toContain("rationed");
});

test("prose that is hard to read is found", () => {
  const hard = Array.from(
    { length: 40 },
    (_, index) =>
      `Institutional considerations ${index % 2 ? "inevitably" : "occasionally"} necessitate organizational ambiguity.`,
  ).join(" ");
  expect(kinds({ "love/arguing": cores(hard) })).toContain("reading-ease");
});

test("a sign or a house the passage is not about is found", () => {
  expect(kinds({ "planets-in-signs/mars": cores("It has little of Taurus in it.") })).toContain("foreign-placement");
  const house = "## 4\n\n### core\nThe fifth house has a well in it.\n";
  expect(kinds({ "planets-in-houses/mars": house })).toContain("foreign-placement");
  expect(kinds({ "planets-in-houses/mars": house.replace("fifth", "fourth") })).not.toContain("foreign-placement");
});

test("an American spelling the table does not know is found", () => {
  expect(kinds({ "love/arguing": cores("You tranquilize the cat with care.") })).toContain("british");
  expect(kinds({ "love/arguing": cores("The color of the cat is its own affair.") })).not.toContain("british");
});

test("syllables are counted about as a reader counts them", () => {
  const counted = ["key", "table", "any", "stopped", "wanted", "being", "anger", "houses", "quiet"].map(
    syllableCounter(ease),
  );
  expect(counted).toEqual([1, 2, 2, 1, 2, 2, 2, 2, 2]);
});

test("the lists of the library are read from its own file", () => {
  expect(JSON.parse(readFileSync(join(root, "en/phrases.json"), "utf8"))).toHaveProperty("rationed");
});
