import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { domains } from "@cosmic/library/domain";
import { secondEditionPairs } from "@cosmic/library/generated/claims";
import type { Unit } from "@cosmic/library/unit";
import { afterEach, beforeEach, expect, test } from "vitest";
import { labelsCommand } from "../commands/labels.ts";
import { readSources } from "../read/sources.ts";
import { agreementByKind, cohensKappa, disagreements } from "./agreement.ts";
import { type Labels, readLabels } from "./label-file.ts";
import { claimingTexts, englishParts, labelSheets, sheetEntries } from "./label-sheet.ts";
import { labeledUnits, settledLabels } from "./settled-labels.ts";

const library = join(import.meta.dirname, "../../../packages/library");
let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "labels-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

test("kappa is 1 for the same ratings, 0 for chance, and Cohen’s own figure between", () => {
  const rated = (counts: readonly (readonly [string, string, number])[]) =>
    counts.flatMap(([a, b, count]) => Array.from({ length: count }, () => [a, b] as const));
  expect(
    cohensKappa(
      rated([
        ["x", "x", 3],
        ["y", "y", 3],
      ]),
    ),
  ).toBe(1);
  expect(
    cohensKappa(
      rated([
        ["x", "x", 1],
        ["x", "y", 1],
        ["y", "x", 1],
        ["y", "y", 1],
      ]),
    ),
  ).toBe(0);
  // 20, 5, 10, 15 of 50: agreement .7, by chance .5.
  const found = cohensKappa(
    rated([
      ["x", "x", 20],
      ["x", "y", 5],
      ["y", "x", 10],
      ["y", "y", 15],
    ]),
  );
  expect(found).toBeCloseTo(0.4, 10);
});

const a: Labels = new Map([
  [
    "love/choosing/leo#core",
    [
      { name: "blunt", domain: "love" },
      { name: "holds-on", domain: "love" },
    ],
  ],
  ["love/choosing/aries#core", []],
  ["work/duty/leo#core", [{ name: "blunt", domain: "work" }]],
]);
const b: Labels = new Map([
  [
    "love/choosing/leo#core",
    [
      { name: "blunt", domain: "speech" },
      { name: "holds-on", domain: "love" },
    ],
  ],
  ["love/choosing/aries#core", []],
]);

test("agreement counts names and domains apart, over what both have labeled", () => {
  expect(agreementByKind(a, b, secondEditionPairs)).toEqual([{ kind: "love", parts: 2, kappa: 1, sameDomain: 0.5 }]);
  expect(disagreements(a, b)).toEqual([
    { part: "love/choosing/leo#core", onlyA: ["blunt love"], onlyB: ["blunt speech"] },
  ]);
});

test("sheets name no part, share all entries, and their order is the seed’s", () => {
  const texts = [...claimingTexts(readSources(library))].slice(0, 60);
  const entries = sheetEntries(new Map(texts), 3);
  const sheets = labelSheets(entries, 7);
  expect(sheets).toHaveLength(7);
  expect(sheets.join("").match(/^\d+$/gm)).toEqual(entries.map(({ number }) => String(number)));
  expect(sheets.join("")).not.toMatch(/[a-z]+\/[a-z-]+\/|#core/);
  const others = sheetEntries(new Map(texts.toReversed()), 4);
  expect(others.map(({ part }) => part)).not.toEqual(entries.map(({ part }) => part));
});

test("the labels that are kept name parts, claims and domains that exist", () => {
  const sources = readSources(library);
  const known = { claims: sources.claims, parts: new Set(englishParts(sources).keys()) };
  for (const labeler of ["first", "second", "plain"]) expect(readLabels(library, labeler, known).faults).toEqual([]);
});

test("what two labelers gave counts, in each of their areas, and what one gave first; what else one gave is faint", () => {
  const settled = (...lists: readonly (readonly string[])[]) => {
    const claims = (texts: readonly string[]) =>
      texts.map((text) => {
        const [name = "", domain] = text.split(" ");
        return { name, domain: domains.find((one) => one === domain) ?? "self" };
      });
    const all = lists.map((texts): Labels => new Map([["work/duty/leo#core", claims(texts)]]));
    return settledLabels(all, readSources(library).claims)
      .get("work/duty/leo#core")
      ?.map(({ name, domain, faint }) => `${faint ? "faint " : ""}${name} ${domain}`);
  };
  expect(settled(["blunt speech"])).toEqual(["blunt speech"]);
  expect(settled(["blunt speech", "holds-on love", "porous love"], ["aims-large work", "holds-on home"])).toEqual([
    ...["blunt speech", "holds-on love", "aims-large work", "holds-on home", "faint porous love"],
  ]);
  expect(settled(["blunt speech", "porous love"], ["blunt speech", "holds-on love"], ["porous company"])).toEqual([
    ...["blunt speech", "porous love", "porous company", "faint holds-on love"],
  ]);
  // Never both sides of a pair in one area: the one named earlier stays, and a faint one gives way.
  expect(settled(["blunt speech"], ["tactful speech"])).toEqual(["blunt speech"]);
  expect(settled(["holds-on love", "blunt speech"], ["tactful speech", "holds-on love"])).toEqual([
    ...["holds-on love", "tactful speech"],
  ]);
});

test("a part claims what its label says, and one without a label what its unit does", () => {
  const head = { images: [], slots: [] };
  const unit: Unit = {
    id: "love/choosing/leo",
    when: [{ fact: "frame", is: "any" }],
    claims: [{ name: "blunt" }, { name: "holds-on" }],
    parts: { core: head, scene: head, strain: head, own: { ...head, claims: [{ name: "tactful" }] } },
  };
  const labels: Labels = new Map([
    ["love/choosing/leo#core", [{ name: "blunt", domain: "speech" }]],
    ["love/choosing/leo#scene", []],
    ["love/choosing/leo#own", []],
  ]);
  expect(labeledUnits([unit], labels).map(({ parts }) => Object.values(parts).map(({ claims }) => claims))).toEqual([
    [[{ name: "blunt", domain: "speech" }], [], undefined, [{ name: "tactful" }]],
  ]);
});

test("a sheet is asked for, filled in and taken; an odd answer is refused by its number and nothing is written", () => {
  for (const path of [
    "domains.yaml",
    "asserts.yaml",
    "catalogue/work",
    "en/claims.md",
    "en/british.json",
    "en/phrases.json",
    "en/wording.json",
    "en/language.json",
    "en/work/rest.md",
  ]) {
    cpSync(join(library, path), join(folder, path), { recursive: true });
  }
  const dir = join(folder, "sheet");
  expect(labelsCommand(folder, ["ask", dir, "--kind", "work", "--seed", "2"])).toMatchObject({ ok: true });
  const numbers = readFileSync(join(dir, "sheet-1.txt"), "utf8").match(/^\d+$/gm) ?? [];
  const answer = (first: string, second: string) =>
    writeFileSync(
      join(dir, "answers-1.yaml"),
      numbers.map((number, index) => `${number}: [${[first, second][index] ?? ""}]\n`).join(""),
    );
  answer("blunt rest, tactful rest", "odd rest");
  const refused = labelsCommand(folder, ["take", dir, "a"]);
  expect(refused.ok).toBe(false);
  expect(refused.text).toContain("1: “tactful” and “blunt” of one domain in one part");
  expect(refused.text).toContain("2: unknown claim “odd”");
  answer("rests-easily rest", "");
  for (const labeler of ["a", "b"]) expect(labelsCommand(folder, ["take", dir, labeler]).ok).toBe(true);
  expect(labelsCommand(folder, ["compare", "a", "b"])).toMatchObject({ ok: true });
  expect(readFileSync(join(folder, "labels/a/work.yaml"), "utf8")).toContain("[rests-easily rest]");
});
