import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { faultText } from "../fault.ts";
import { agreementByKind, disagreements, leastKappa } from "../labels/agreement.ts";
import { kindOfPart, readClaims, readLabels, writeLabels } from "../labels/label-file.ts";
import { englishParts, labelSheet, plainSentences, sheetLines } from "../labels/label-sheet.ts";
import { readSources } from "../read/sources.ts";
import type { Command } from "./drafts.ts";

const usage = `labels ask DIR --kind KIND [--seed S]   labels take DIR LABELER   labels compare A B\n`;
const key = z.array(z.object({ number: z.number(), part: z.string() }));
const answers = z.record(z.string(), z.array(z.string()));

/**
 * `labels ask` writes a blind sheet of one kind's plain sentences and its key, `take` stores a filled sheet as a
 * labeler's labels, `compare` prints how far two labelers agree, `merge` keeps what both gave (`labels/agreed`).
 */
export const labelsCommand: Command = (root, args) => {
  const [verb, one, other] = args;
  if (verb === "ask" && one !== undefined && args.includes("--kind")) return ask(root, one, args);
  if (one === undefined || other === undefined) return { text: usage, ok: false };
  if (verb === "take") return take(root, one, other);
  return verb === "compare" ? compare(root, one, other) : { text: usage, ok: false };
};

function ask(root: string, folder: string, args: readonly string[]) {
  const kind = args[args.indexOf("--kind") + 1];
  const seed = args.includes("--seed") ? Number(args[args.indexOf("--seed") + 1]) : 1;
  if (!Number.isInteger(seed)) return { text: "--seed is a whole number.\n", ok: false };
  const sentences = [...plainSentences(readSources(root))].filter(([part]) => kindOfPart(part) === kind);
  if (sentences.length === 0) return { text: `No plain sentence of kind “${kind}”.\n`, ok: false };
  const lines = sheetLines(new Map(sentences), seed);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "sheet.yaml"), labelSheet(lines, seed));
  writeFileSync(
    join(folder, "key.json"),
    `${JSON.stringify(
      lines.map(({ number, part }) => ({ number, part })),
      null,
      1,
    )}\n`,
  );
  return { text: `${lines.length} sentences, seed ${seed}\n`, ok: true };
}

function take(root: string, folder: string, labeler: string) {
  const { claims, known } = open(root);
  const keys = key.parse(JSON.parse(readFileSync(join(folder, "key.json"), "utf8")));
  const given = answers.safeParse(parse(readFileSync(join(folder, "sheet.yaml"), "utf8")));
  if (!given.success) return { text: "sheet.yaml: every line is “number: [claims]”.\n", ok: false };
  const taken = new Map(readLabels(root, labeler, known).labels);
  const problems: string[] = [];
  for (const { number, part } of keys) {
    const written = given.data[number];
    if (written === undefined) problems.push(`${number}: the line is missing; write [] where nothing is claimed`);
    const read = readClaims(written ?? [], claims);
    problems.push(...read.problems.map((problem) => `${number}: ${problem}`));
    taken.set(part, read.claims);
  }
  if (problems.length > 0) return { text: `${problems.join("\n")}\n`, ok: false };
  return { text: `${writeLabels(root, labeler, taken).join("\n")}\n`, ok: true };
}

function compare(root: string, a: string, b: string) {
  const { claims, read } = open(root);
  const [one, other] = [read(a), read(b)];
  const faults = [...one.faults, ...other.faults];
  if (faults.length > 0) return { text: `${faults.map(faultText).join("\n")}\n`, ok: false };
  const rows = agreementByKind(one.labels, other.labels, [...claims.pairs, ...claims.laterPairs]);
  const table = rows.map(
    ({ kind, parts, kappa, sameDomain }) =>
      `${kind.padEnd(24)} ${String(parts).padStart(5)}  κ ${kappa.toFixed(2)}  domains ${Math.round(sameDomain * 100)} %${kappa < leastKappa ? "  label again" : ""}`,
  );
  const lines = disagreements(one.labels, other.labels).map(
    ({ part, onlyA, onlyB }) => `${part}: only ${a} [${onlyA.join(", ")}], only ${b} [${onlyB.join(", ")}]`,
  );
  return { text: `${[...table, ...lines].join("\n")}\n`, ok: rows.every(({ kappa }) => kappa >= leastKappa) };
}

function open(root: string) {
  const sources = readSources(root);
  const known = { claims: sources.claims, parts: new Set(englishParts(sources).keys()) };
  return { claims: sources.claims, known, read: (labeler: string) => readLabels(root, labeler, known) };
}
