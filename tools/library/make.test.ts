import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type MadeLibrary, makeLibrary } from "./make.ts";

const library = join(import.meta.dirname, "../../packages/library");
const moonFile = "en/planets-in-signs/moon.md";
const moonEntries = "catalogue/planets-in-signs/moon.yaml";
let root = "";

/** Enough of the library to introduce faults: every kind of file, but not the whole library for every fault. */
const some = [
  ...[
    "claims.md",
    "british.json",
    "phrases.json",
    "wording.json",
    "planets-in-signs/moon.md",
    "planets-in-signs/sun.md",
  ],
  ...["aspects/venus-saturn.md", "glossary/terms.md", "love/choosing.md"],
];

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "library-"));
  for (const path of some) cpSync(join(library, "en", path), join(root, "en", path));
  for (const id of some.filter((path) => /\/.*\.md$/.test(path)).map((path) => path.replace(/\.md$/, ".yaml"))) {
    const path = join("catalogue", id);
    if (existsSync(join(library, path))) cpSync(join(library, path), join(root, path));
  }
  for (const file of ["domains.yaml", "asserts.yaml"]) cpSync(join(library, file), join(root, file));
  writeLanguage("en", { complete: false });
});

/** Writes the English `language.json` for a language, with some of it changed. */
function writeLanguage(language: string, changes: object): void {
  const text = readFileSync(join(library, "en/language.json"), "utf8");
  writeFileSync(join(root, language, "language.json"), JSON.stringify({ ...JSON.parse(text), ...changes }));
}
afterEach(() => rmSync(root, { recursive: true }));

function make(): MadeLibrary {
  return makeLibrary({ root, outDir: join(root, "generated") });
}

/** Replaces the single occurrence of a text in a file and compiles the library. */
function makeWith(file: string, from: string, to: string): readonly string[] {
  const text = readFileSync(join(root, file), "utf8");
  expect(text.split(from)).toHaveLength(2);
  writeFileSync(join(root, file), text.replace(from, to));
  const made = make();
  return made.ok ? [] : made.report;
}

/** The same with the first of several occurrences. */
function makeWithFirst(file: string, from: string, to: string): readonly string[] {
  const text = readFileSync(join(root, file), "utf8");
  expect(text).toContain(from);
  writeFileSync(join(root, file), text.replace(from, to));
  return make().report;
}

test("the library as it stands has no fault, and what it misses stops nothing", () => {
  const made = makeLibrary({ root: library, outDir: join(root, "generated") });
  expect(made.ok ? [] : made.report).toEqual([]);
});

test("pairs of the second edition are compiled beside those of the first, and none of them twice", () => {
  const [first = "", second = ""] = made("claims.ts").split("secondEditionPairs");
  expect(first).toContain("blunt");
  expect(first).not.toContain("shows-anger");
  expect(second).toContain('["shows-anger","hides-anger"]');
});

test("a default domain that does not exist, and houses that are not twelve, are faults", () => {
  expect(makeWith("domains.yaml", "sun: self", "sun: soul")).toEqual([
    expect.stringMatching(/^domains.yaml:1: bodies.sun: /),
  ]);
  writeFileSync(join(root, "domains.yaml"), readFileSync(join(library, "domains.yaml"), "utf8"));
  expect(makeWith("domains.yaml", "[self, money, ", "[self, ")).toEqual([
    expect.stringMatching(/^domains.yaml:1: houses: /),
  ]);
});

test("a statement about a chart that nothing can check is a fault", () => {
  const found = makeWith("asserts.yaml", "mars-weakest#core: weakest mars", "mars-weakest#core: bold mars");
  expect(found).toEqual([expect.stringMatching(/^asserts.yaml:\d+: “bold mars” is no statement/)]);
});

test("a second run writes nothing", () => {
  make();
  const before = statSync(join(root, "generated/en/wording.ts")).mtimeMs;
  expect(make()).toMatchObject({ ok: true, written: [] });
  expect(statSync(join(root, "generated/en/wording.ts")).mtimeMs).toBe(before);
});

function made(path: string): string {
  make();
  return readFileSync(join(root, "generated", path), "utf8");
}

test("compiled text has no marks, and keeps its plain sentence and its large sentence", () => {
  const source = made("en/planets-in-signs/moon.ts");
  const json = source.slice(source.indexOf("= {") + 2, source.lastIndexOf(";"));
  const { passages } = JSON.parse(json);
  expect(json).not.toMatch(/==|\*\*/);
  const plain = "You act on a feeling before you know what it is or how long it will last.";
  expect(passages.aries.parts.core.plain).toBe(plain);
  expect(passages.aries.parts.core.text).toContain(plain);
  expect(passages.aries.quote).toBe("Sadness is hardest, since there is no one to argue with.");
});

test("the British edition is made from the American by the table, in prose and in fixed words", () => {
  expect(made("en/planets-in-signs/sun.ts")).toContain("the name of a color");
  expect(made("en-gb/planets-in-signs/sun.ts")).toContain("the name of a colour");
  expect(made("en-gb/wording.ts")).not.toMatch(/\b(?:color|center|recognize|toward)\b/);
});

test("a subject that is not there yet is missing, and the rest is made", () => {
  const before = make();
  rmSync(join(root, "en/planets-in-signs/sun.md"));
  rmSync(join(root, "catalogue/planets-in-signs/sun.yaml"));
  const after = make();
  expect(after.ok && before.ok && after.missing > before.missing).toBe(true);
  expect(after.report).toContainEqual(
    expect.stringMatching(/^library en: 0 fixed texts missing; \d+ pieces missing now, \d+ in full$/),
  );
  expect(after.report).toContainEqual(expect.stringMatching(/^ {2}planets-in-signs: \d+ now, \d+ in full$/));
  expect(after.ok && after.written).toContain("en/planets-in-signs/sun.ts");
});

const plain = "==You act on a feeling before you know what it is or how long it will last.==";

test("a scene may leave its plain sentence out", () => {
  const text = readFileSync(join(root, moonFile), "utf8");
  expect(text.slice(text.indexOf("### scene")).split("\n")[1]).not.toContain("==");
  expect(make().report.filter((line) => line.includes(moonFile))).toEqual([]);
});

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
  ["a slot of another kind", "The chair goes back,", "The {orb} goes back,", "unknown slot {orb}; known here: {years}"],
  ["an ending on a slot", "The chair goes back,", "The {years}’ chair goes back,", "an ending hangs on a slot"],
  ["a sentence that begins with a slot", "The chair goes back,", "{years} go back,", "a sentence begins with a slot"],
  ["a question", "The chair goes back,", "Does it go? The chair goes back,", "a question outside quotation marks"],
  ["a life taken for granted", "The chair goes back,", "Your mother goes back,", "assumed phrase “Your mother”"],
  ["flattery", "The chair goes back,", "You are gifted, the chair goes back,", "flattery phrase “You are gifted”"],
  ["a stray mark", "The chair goes back,", "The *chair goes back,", "stray mark"],
  [
    "large marks around half a sentence",
    "**Sadness is hardest, since there is no one to argue with.**",
    "**Sadness is hardest**, since there is no one to argue with.",
    "the ** marks do not hold one whole sentence",
  ],
  [
    "a core too long",
    "The chair goes back,",
    "The chair, which somebody had left out for a guest that evening, goes back,",
    "words; core has 90 to 125",
  ],
])("%s is a fault with file and line", (_name, from, to, message) => {
  const report = makeWith(moonFile, from, to);
  expect(report.some((line) => line.startsWith(`${moonFile}:8: `) && line.includes(message))).toBe(true);
});

const firstClaims = "[{ name: feels-at-once }, { name: acts-first },";

test.each([
  [
    "an unknown claim",
    firstClaims,
    "[{ name: feels-sometimes }, { name: acts-first },",
    "4: aries: unknown claim “feels-sometimes”",
  ],
  ["opposite claims", firstClaims, "[{ name: feels-at-once }, { name: feels-late },", "4: aries: opposite claims"],
  ["a claim twice", firstClaims, "[{ name: acts-first }, { name: acts-first },", "4: aries: claim “acts-first” stands"],
  ["too many claims", firstClaims, `${firstClaims} { name: blunt },`, "4: aries: 3 to 5 claims, not 6"],
  [
    "an area of life nobody knows",
    firstClaims,
    "[{ name: feels-at-once, domain: cooking }, { name: acts-first },",
    "4: aries claims.0.domain: Invalid option",
  ],
  ["an image that is not in the words", "[torn form", "[green whale", "6: aries: image “green whale” does not stand"],
  ["a sign that does not exist", "in: [Aries]", "in: [Ram]", "3: aries when.0.in.0: Invalid option"],
  [
    "a fact that does not exist",
    "- { fact: sign, of: moon, in: [Aries]",
    "- { fact: sing, in: [Aries]",
    "3: aries when",
  ],
  ["no test at all", "    - { fact: sign, of: moon, in: [Aries], hour: any }\n", "", "aries when: "],
  ["an unknown heading", "aries:\n", "ophiuchus:\n", "1: ophiuchus: unknown heading"],
  ["an unknown part", "    gift: { images: [second shoe", "    mood: { images: [second shoe", "unknown part “mood”"],
  ["broken YAML", "aries:\n", "aries: [\n", "Flow sequence"],
])("in the catalogue %s is a fault at its own line", (_name, from, to, message) => {
  const report = makeWithFirst(moonEntries, from, to);
  expect(report.some((line) => line.startsWith(`${moonEntries}:`) && line.includes(message))).toBe(true);
});

test("a passage without images is a fault, and so is a head line in a text", () => {
  const entries = readFileSync(join(root, moonEntries), "utf8");
  writeFileSync(join(root, moonEntries), entries.replaceAll(/images: \[[^\]]*\]/g, "images: []"));
  expect(make().report).toContainEqual(expect.stringContaining("aries: no “images: […]” in any part"));
  writeFileSync(join(root, moonEntries), entries);
  expect(makeWith(moonFile, "## aries\n", "## aries\nclaims: [blunt]\n")).toContain(
    `${moonFile}:6: expected “### part”; claims and images are in the catalogue`,
  );
});

test("a part in text or catalogue that the other does not have is a fault, and so is a slot", () => {
  const [entries, text] = [moonEntries, moonFile].map((path) => readFileSync(join(root, path), "utf8"));
  const gift = / {4}gift: .*\n/;
  writeFileSync(join(root, moonEntries), String(entries).replace(gift, ""));
  expect(make().report).toContainEqual(expect.stringContaining(`aries: part “gift” is not in ${moonEntries}`));
  writeFileSync(join(root, moonEntries), String(entries).replace(gift, "$&    close: {}\n"));
  expect(make().report).toContainEqual(expect.stringContaining("unknown part “close”"));
  writeFileSync(join(root, moonEntries), String(entries).replace("core: {", "core: { slots: [years],"));
  expect(make().report).toContainEqual(expect.stringContaining("aries core: slots {} where"));
  writeFileSync(join(root, moonEntries), String(entries));
  writeFileSync(join(root, moonFile), String(text).replace(/### gift\n.*\n/, ""));
  expect(make().report).toContainEqual(expect.stringContaining(`aries: part “gift” has no text in ${moonFile}`));
  writeFileSync(join(root, moonFile), String(text).slice(0, String(text).indexOf("## pisces")));
  expect(make().report).toContainEqual(expect.stringContaining(`“pisces” has no text in ${moonFile}`));
});

test("a subject with text and no entries, or entries and no text, is a fault", () => {
  rmSync(join(root, moonEntries));
  rmSync(join(root, "en/planets-in-signs/sun.md"));
  const { report } = make();
  expect(report).toContain(`${moonFile}:1: no entries: write ${moonEntries} beside the text`);
  expect(report).toContain("catalogue/planets-in-signs/sun.yaml:1: no text: write en/planets-in-signs/sun.md");
});

test("a heading that stands twice, and a second large sentence, are faults", () => {
  expect(makeWith(moonFile, "## taurus\n", "## aries\n")).toContainEqual(
    expect.stringContaining("heading “aries” stands twice"),
  );
  expect(makeWith(moonFile, "You have read every poster.", "**You read.** You have read every poster.")).toContainEqual(
    expect.stringContaining("a second **large sentence**"),
  );
});

test("an aspect wants a claim, and a line has no marks", () => {
  const claimed = "claims: [{ name: asks-for-nothing }, { name: counts-cost }]";
  expect(makeWithFirst("catalogue/aspects/venus-saturn.yaml", claimed, "claims: []")).toContainEqual(
    expect.stringContaining("1 to 4 claims, not 0"),
  );
  expect(makeWith("en/glossary/terms.md", "How far an angle", "==You know.== How far an angle")).toContainEqual(
    expect.stringContaining("this part has no ==plain sentence=="),
  );
});

test("a file nobody planned is a fault", () => {
  writeFileSync(join(root, "en/aspects/sun-chiron.md"), "## conjunction\n");
  expect(make().report).toContain("en/aspects/sun-chiron.md:1: no such subject is planned: aspects/sun-chiron");
});

test("an unknown part and a part of two paragraphs are faults", () => {
  expect(makeWith(moonFile, "## taurus", "### mood\nA thing.\n\nAnother.\n\n## taurus")).toEqual([
    expect.stringContaining("a part is one paragraph, this has 2"),
    expect.stringContaining("unknown part “mood”"),
    expect.stringContaining("exactly one ==plain sentence=="),
    expect.stringContaining(`aries: part “mood” is not in ${moonEntries}`),
  ]);
});

test("a language with another set of keys or slots is a fault", () => {
  cpSync(join(root, "en"), join(root, "es"), { recursive: true });
  writeLanguage("es", { complete: true, editions: [] });
  const file = join(root, "es/wording.json");
  const text = readFileSync(file, "utf8");
  writeFileSync(
    file,
    text.replace('"sign.Aries": "Aries",', '"sign.Ram": "Aries",').replace("{name} ({host})", "{nombre} ({host})"),
  );
  const made = make();
  expect(made.report).toContainEqual(expect.stringContaining("“sign.Aries”: missing"));
  expect(made.report).toContainEqual(expect.stringContaining("“sign.Ram”: unknown"));
  expect(made.report).toContainEqual(expect.stringContaining("“source.asked.name”: slots"));
});

test("a language with its grammar alone is counted, not compiled, and a fault once it calls itself complete", () => {
  cpSync(join(library, "es/language.json"), join(root, "es/language.json"));
  const begun = make();
  expect(begun.ok).toBe(true);
  expect(begun.report).toContainEqual(expect.stringMatching(/^library es: \d+ fixed texts missing; \d+ pieces/));
  expect(begun.ok && begun.written.some((path) => path.startsWith("es/"))).toBe(false);
  cpSync(join(root, "en/wording.json"), join(root, "es/wording.json"));
  cpSync(join(root, "en/phrases.json"), join(root, "es/phrases.json"));
  writeLanguage("es", { complete: true, editions: [] });
  const complete = make();
  expect(complete.ok).toBe(false);
  expect(complete.report).toContainEqual(expect.stringContaining("says “complete”, and lacks love/choosing: core of"));
});

test("a form nobody defined, and a grammar of another shape, are faults with their file", () => {
  expect(makeWith("en/wording.json", '"{name} ({host})"', '"{del name} ({host})"')).toEqual([
    expect.stringContaining("“source.asked.name”: no form “del” in language.json"),
  ]);
  writeLanguage("en", { rules: {} });
  expect(make().report).toContainEqual(expect.stringContaining("en/language.json:1: rules.numbers"));
});

test("a key that stands twice in the wording is a fault", () => {
  expect(
    makeWith("en/wording.json", '"sign.Aries": "Aries",', '"sign.Aries": "Aries",\n  "sign.Aries": "Ram",'),
  ).toContainEqual(expect.stringContaining("“sign.Aries” stands twice"));
});
