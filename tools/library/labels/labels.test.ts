import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { secondEditionPairs } from "@cosmic/library/generated/claims";
import type { Unit } from "@cosmic/library/unit";
import { afterEach, beforeEach, expect, test } from "vitest";
import { labelsCommand } from "../commands/labels.ts";
import { readSources } from "../read/sources.ts";
import { agreementByKind, cohensKappa, disagreements } from "./agreement.ts";
import { type Labels, readLabels } from "./label-file.ts";
import { englishParts, labelSheet, plainSentences, sheetLines } from "./label-sheet.ts";
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

test("a sheet names no part, and its order is the seed’s", () => {
  const sentences = plainSentences(readSources(library));
  const lines = sheetLines(new Map([...sentences].slice(0, 60)), 3);
  expect(labelSheet(lines, 3)).not.toMatch(/[a-z]+\/[a-z-]+\/|#core/);
  expect(sheetLines(new Map([...sentences].slice(0, 60).reverse()), 4).map(({ part }) => part)).not.toEqual(
    lines.map(({ part }) => part),
  );
});

test("the labels that are kept name parts, claims and domains that exist", () => {
  const sources = readSources(library);
  const known = { claims: sources.claims, parts: new Set(englishParts(sources).keys()) };
  for (const labeler of ["a", "b", "b-by-rules", "c"]) expect(readLabels(library, labeler, known).faults).toEqual([]);
});

test("two of three labelers settle a part; the third alone settles what the others left out", () => {
  const third: Labels = new Map([
    ["love/choosing/leo#core", [{ name: "blunt", domain: "speech" }]],
    ["love/choosing/aries#core", [{ name: "tactful", domain: "love" }]],
    ["work/duty/leo#core", [{ name: "holds-on", domain: "work" }]],
  ]);
  expect([...settledLabels(a, b, third)]).toEqual([
    [
      "love/choosing/leo#core",
      [
        { name: "holds-on", domain: "love" },
        { name: "blunt", domain: "speech" },
      ],
    ],
    ["love/choosing/aries#core", []],
    ["work/duty/leo#core", [{ name: "holds-on", domain: "work" }]],
  ]);
});

test("a part claims what its label says, the core what its unit does as well", () => {
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
    [[{ name: "blunt", domain: "speech" }, { name: "holds-on" }], [], undefined, [{ name: "tactful" }]],
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
  const sheet = join(dir, "sheet.yaml");
  const empty = readFileSync(sheet, "utf8");
  writeFileSync(
    sheet,
    empty.replace("\n1: []", "\n1: [blunt rest, tactful rest]").replace("\n2: []", "\n2: [odd rest]"),
  );
  const refused = labelsCommand(folder, ["take", dir, "a"]);
  expect(refused.ok).toBe(false);
  expect(refused.text).toContain("1: “tactful” and “blunt” of one domain in one part");
  expect(refused.text).toContain("2: unknown claim “odd”");
  writeFileSync(sheet, empty.replace("\n1: []", "\n1: [rests-easily rest]"));
  for (const labeler of ["a", "b"]) expect(labelsCommand(folder, ["take", dir, labeler]).ok).toBe(true);
  expect(labelsCommand(folder, ["compare", "a", "b"])).toMatchObject({ ok: true });
  expect(readFileSync(join(folder, "labels/a/work.yaml"), "utf8")).toContain("[rests-easily rest]");
});
