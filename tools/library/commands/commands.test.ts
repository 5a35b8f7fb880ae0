import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { budgetWords } from "../plan/kind.ts";
import { checkCommand } from "./check.ts";
import { ledgerCommand } from "./ledger.ts";
import { missingCommand } from "./missing.ts";
import { tableCommand } from "./table.ts";

const library = join(import.meta.dirname, "../../../packages/library/en");
/** Two subjects with one passage each: a library that has barely been started. */
const sample = join(import.meta.dirname, "sample");
const entries = join(sample, "catalogue");
let root = "";

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "library-"));
  for (const table of ["claims.md", "british.json", "phrases.json", "wording.json"]) {
    cpSync(join(library, table), join(root, "en", table));
  }
  for (const file of ["domains.yaml", "asserts.yaml"]) cpSync(join(library, "..", file), join(root, file));
  const about = JSON.parse(readFileSync(join(library, "language.json"), "utf8"));
  writeFileSync(join(root, "en/language.json"), JSON.stringify({ ...about, complete: false }));
  for (const kind of ["love", "work"]) cpSync(join(sample, kind), join(root, "en", kind), { recursive: true });
  cpSync(entries, join(root, "catalogue"), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

const choosing = (): string => readFileSync(join(sample, "love/choosing.md"), "utf8");

/** Writes a draft outside the library, with its entries if they differ, and returns its path. */
function draft(id: string, text: string, drafted?: string): string {
  const path = join(root, "drafts", `${id}.md`);
  mkdirSync(join(path, ".."), { recursive: true });
  writeFileSync(path, text);
  if (drafted !== undefined) writeFileSync(path.replace(/\.md$/, ".yaml"), drafted);
  return path;
}

test("a file is named by its path, or from the library on, with its ending or without", () => {
  for (const path of [join(root, "en/love/choosing.md"), "en/love/choosing.md", "love/choosing.md", "love/choosing"]) {
    expect(checkCommand(root, [path]).text).toMatch(/^love\/choosing: 1 of 12 passages/);
  }
  expect(checkCommand(root, ["love/hating"])).toEqual({ text: "love/hating: no such file\n", ok: false });
});

test("a clean file is told with what it still lacks, and that is no fault", () => {
  const { text, ok } = checkCommand(root, ["love/choosing"]);
  expect(ok).toBe(true);
  expect(text).toContain("missing: love/choosing: core of aries, gemini");
  expect(text).toContain("0 faults, 0 findings");
});

test("a fault is told with its line, and the command fails", () => {
  const file = join(root, "en/love/choosing.md");
  writeFileSync(file, readFileSync(file, "utf8").replace("You choose with your skin.", "Your journey is your skin."));
  const { text, ok } = checkCommand(root, [file]);
  expect(ok).toBe(false);
  expect(text).toContain("en/love/choosing.md:6: taurus core: banned phrase “journey”");
  expect(checkCommand(root, []).ok).toBe(false);
});

test("a draft elsewhere is judged as if it stood in the library, and takes the place of the file it is to be", () => {
  expect(checkCommand(root, [draft("love/choosing", choosing())]).ok).toBe(true);
  const own = readFileSync(join(entries, "love/choosing.yaml"), "utf8");
  const copied = choosing().replace("## taurus", "## virgo");
  const both = `${own}\n${own.replace("taurus:", "virgo:").replace("[Taurus]", "[Virgo]")}`;
  const { text, ok } = checkCommand(root, [
    draft("love/choosing", `${choosing()}\n${copied.slice(copied.indexOf("##"))}`, both),
  ]);
  expect(ok).toBe(false);
  expect(text).toMatch(/choosing\.md:\d+: stands also at en\/love\/choosing\.md:\d+: “You choose with your skin\.”/);
  expect(text).toContain("[repeated-sentence]");
  expect(text).toContain("image “door on the latch” of virgo stands also at");
});

test("what is missing is counted by kind, and named for the kind that is asked for", () => {
  expect(missingCommand(root, []).text).toContain("en love: 0 needed now, 98 for the full library");
  const named = missingCommand(root, ["--kind", "work"]).text;
  expect(named).toContain("en/work/duty: core of aries, taurus, cancer");
  expect(named).not.toContain("love");
  expect(missingCommand(root, ["--kind", "turns", "--now"]).text).toContain("needs-closeness × needs-distance");
  expect(missingCommand(root, ["--kind", "nonsense"]).ok).toBe(false);
});

test("what a language lacks is counted with its words, and its fixed texts are named", () => {
  const about = JSON.parse(readFileSync(join(root, "en/language.json"), "utf8"));
  mkdirSync(join(root, "eo"));
  writeFileSync(join(root, "eo/language.json"), JSON.stringify({ ...about, editions: [] }));
  const { text } = missingCommand(root, ["eo"]);
  expect(text).toMatch(/^eo wording\.json: \d+ fixed texts$/m);
  expect(text).toContain("eo love: 0 needed now, 100 for the full library, 7332 words");
  expect(text).toMatch(/^eo together: \d+ needed now, \d+ for the full library, \d+ words$/m);
  expect(text).not.toMatch(/^en /m);
  expect(missingCommand(root, ["eo", "--kind", "wording"]).text).toContain("eo/wording.json: sign.Aries");
  expect(missingCommand(root, ["xx"]).ok).toBe(false);
});

test("the ledger names the objects, the claims and the measures of what is asked for", () => {
  const { text } = ledgerCommand(root, ["love/choosing"]);
  expect(text).toContain("door on the latch · love/choosing taurus");
  expect(text).toContain("1 unhurried");
  expect(text).not.toContain("letter tray");
  expect(ledgerCommand(root, []).text).toContain("letter tray · work/duty gemini");
});

test("the table has every kind with passages and words, planned and written", () => {
  const { text } = tableCommand(root, []);
  expect(text).toMatch(/love +88 +1 +7332 +\d+ +0 +98/);
  const budget = Object.values<number>(budgetWords).reduce((sum, words) => sum + words, 0);
  expect(text).toContain(`The design’s budget is ${budget} words.`);
});
