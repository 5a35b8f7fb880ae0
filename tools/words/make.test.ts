import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type MadeLibrary, makeLibrary } from "./make.ts";

const library = join(import.meta.dirname, "../../packages/library");
const moonFile = "en/planets-in-signs/moon.md";
let root = "";

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "library-"));
  cpSync(join(library, "en"), join(root, "en"), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

function make(): MadeLibrary {
  return makeLibrary({ root, outDir: join(root, "generated") });
}

/** Changes the one place in a file and makes the library. */
function makeWith(file: string, from: string, to: string): readonly string[] {
  const text = readFileSync(join(root, file), "utf8");
  expect(text.split(from)).toHaveLength(2);
  writeFileSync(join(root, file), text.replace(from, to));
  const made = make();
  return made.ok ? [] : made.report;
}

test("the library as it stands has no fault and misses nothing", () => {
  const made = make();
  expect(made.report).toEqual([]);
  expect(made).toMatchObject({ ok: true, missing: [] });
});

test("a second run writes nothing", () => {
  make();
  const before = statSync(join(root, "generated/en/wording.ts")).mtimeMs;
  expect(make()).toMatchObject({ ok: true, written: [] });
  expect(statSync(join(root, "generated/en/wording.ts")).mtimeMs).toBe(before);
});

test("compiled text has no marks, and keeps its plain sentence and its pull quote", async () => {
  make();
  const source = readFileSync(join(root, "generated/en/planets-in-signs/moon.ts"), "utf8");
  const json = source.slice(source.indexOf("= {") + 2, source.lastIndexOf(";"));
  const { passages } = JSON.parse(json);
  expect(json).not.toContain("==");
  const plain = "You act on a feeling before you know what it is or how long it will last.";
  expect(passages.aries.parts.core.plain).toBe(plain);
  expect(passages.aries.parts.core.text).toContain(plain);
  expect(passages.aries.quote).toBe("Sadness is hardest, since there is no one to argue with.");
});

test("a file that is not there is named as missing, and the rest is made", () => {
  rmSync(join(root, "en/planets-in-signs/sun.md"));
  const made = make();
  expect(made.ok && made.missing).toEqual([{ language: "en", subject: "planets-in-signs/sun" }]);
  expect(made.report).toContain("missing: en/planets-in-signs/sun.md");
});

const plain = "==You act on a feeling before you know what it is or how long it will last.==";

test.each([
  ["no plain sentence", plain, plain.replaceAll("==", ""), "aries core: exactly one ==plain sentence==, found 0 marks"],
  ["two plain sentences", plain, `${plain} ==You do.==`, "aries core: exactly one ==plain sentence==, found 4 marks"],
  [
    "a plain sentence of 21 words",
    plain,
    "==You act on a feeling long before you know what it is or how long it will last in the end.==",
    "aries core: plain sentence has 21 words, at most 20",
  ],
  ["a plain sentence without you", plain, "==A feeling acts before it is known.==", "does not speak to “you”"],
  [
    "marks around half a sentence",
    plain,
    "==You act on a feeling== before you know it.",
    "do not hold one whole sentence",
  ],
  ["a banned phrase", "The chair goes back,", "The journey goes back,", "banned phrase “journey”"],
  ["a foretelling", "The chair goes back,", "You will meet a chair,", "foretelling phrase “You will meet”"],
  ["a doubled word", "The chair goes back,", "The the chair goes back,", "doubled word “The the”"],
  ["a straight quote", "The chair goes back,", "The 'chair' goes back,", "straight quotation mark"],
  ["a dash", "The chair goes back,", "The chair – goes back,", "dash; use a comma"],
  ["an unknown slot", "The chair goes back,", "The {chair} goes back,", "unknown slot {chair}"],
  [
    "a core too long",
    "The chair goes back,",
    "The chair, which somebody had left out for a guest that evening, goes back,",
    "words; core has 90 to 125",
  ],
])("%s is a fault with file and line", (_name, from, to, message) => {
  const report = makeWith(moonFile, from, to);
  expect(report.some((line) => line.startsWith(`${moonFile}:9: `) && line.includes(message))).toBe(true);
});

test.each([
  [
    "an unknown claim",
    "[feels-at-once, acts-first,",
    "[feels-sometimes, acts-first,",
    "6: unknown claim “feels-sometimes”",
  ],
  ["opposite claims", "[feels-at-once, acts-first,", "[feels-at-once, feels-late,", "6: opposite claims"],
  [
    "too few claims",
    "claims: [feels-at-once, acts-first, speaks-at-once, forgives-soon, meets-conflict]",
    "claims: [acts-first]",
    "6: three to five claims, not 1",
  ],
  [
    "no claims",
    "claims: [feels-at-once, acts-first, speaks-at-once, forgives-soon, meets-conflict]\n",
    "",
    "5: no “claims: […]”",
  ],
  ["an unknown heading", "## aries\n", "## ophiuchus\n", "5: unknown heading “ophiuchus”"],
])("%s is a fault at its own line", (_name, from, to, message) => {
  expect(makeWith(moonFile, from, to)).toContainEqual(expect.stringContaining(`${moonFile}:${message}`));
});

test("an unknown part and a part of two paragraphs are faults", () => {
  expect(makeWith(moonFile, "## taurus", "### mood\nA thing.\n\nAnother.\n\n## taurus")).toEqual([
    expect.stringContaining("a part is one paragraph, this has 2"),
    expect.stringContaining("unknown part “mood”"),
  ]);
});

test("a sentence that stands twice in the library is a fault that names both places", () => {
  const report = makeWith(
    "en/planets-in-signs/sun.md",
    "New snow lies on the square,",
    "You do not stay angry either. New snow lies,",
  );
  expect(report).toContainEqual(
    expect.stringMatching(
      /en\/planets-in-signs\/sun\.md:\d+: stands already at .*moon\.md:\d+|moon\.md:\d+: stands already at .*sun/,
    ),
  );
});

test("a pull quote whose sentence has changed is reported and left out", () => {
  const text = readFileSync(join(root, moonFile), "utf8");
  writeFileSync(join(root, moonFile), text.replace("Sadness is hardest, since", "Sadness is the hardest, since"));
  expect(make().report).toEqual([expect.stringContaining("pull quote of planets-in-signs/moon/aries")]);
});

test("a language with another set of keys or slots is a fault", () => {
  cpSync(join(root, "en"), join(root, "es"), { recursive: true });
  const file = join(root, "es/wording.json");
  const text = readFileSync(file, "utf8");
  writeFileSync(
    file,
    text.replace('"sign.Aries": "Aries",', '"sign.Ram": "Aries",').replace("Dear {name}", "Hola {nombre}"),
  );
  const made = make();
  expect(made.report).toContainEqual(expect.stringContaining("“sign.Aries”: missing"));
  expect(made.report).toContainEqual(expect.stringContaining("“sign.Ram”: unknown"));
  expect(made.report).toContainEqual(expect.stringContaining("“greeting.named”: slots {nombre} where"));
});

test("a key that stands twice in the wording is a fault", () => {
  expect(
    makeWith("en/wording.json", '"sign.Aries": "Aries",', '"sign.Aries": "Aries",\n  "sign.Aries": "Ram",'),
  ).toContainEqual(expect.stringContaining("“sign.Aries” stands twice"));
});
