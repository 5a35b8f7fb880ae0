import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { faultText } from "../fault.ts";
import { agreementByKind, disagreements, leastKappa } from "../labels/agreement.ts";
import { kindOfPart, readClaims, readLabels, writeLabels } from "../labels/label-file.ts";
import { claimingTexts, englishParts, labelSheets, sheetEntries } from "../labels/label-sheet.ts";
import { readSources } from "../read/sources.ts";
import type { Command } from "./drafts.ts";

const usage = `labels ask DIR [--kind KIND] [--sheets N] [--seed S]   labels take DIR LABELER   labels compare A B\n`;
const key = z.array(z.object({ number: z.number(), part: z.string() }));
const answers = z.record(z.string(), z.array(z.string())).nullable();

/**
 * `labels ask` writes blind sheets of whole passages and their key; `take` stores the answers, `answers-1.yaml` and so
 * on with lines such as `12: [blunt speech]`, as a labeler's labels; `compare` prints how far two labelers agree.
 */
export const labelsCommand: Command = (root, args) => {
  const [verb, one, other] = args;
  if (verb === "ask" && one !== undefined) return ask(root, one, args);
  if (one === undefined || other === undefined) return { text: usage, ok: false };
  if (verb === "take") return take(root, one, other);
  return verb === "compare" ? compare(root, one, other) : { text: usage, ok: false };
};

function ask(root: string, folder: string, args: readonly string[]) {
  const option = (name: string) => (args.includes(name) ? args[args.indexOf(name) + 1] : undefined);
  const kind = option("--kind");
  const [seed, sheets] = [Number(option("--seed") ?? 1), Number(option("--sheets") ?? 1)];
  if (!Number.isInteger(seed)) return { text: "--seed is a whole number.\n", ok: false };
  if (!Number.isInteger(sheets) || sheets < 1) return { text: "--sheets is a whole number from 1.\n", ok: false };
  const texts = [...claimingTexts(readSources(root))].filter(
    ([part]) => kind === undefined || kindOfPart(part) === kind,
  );
  if (texts.length === 0) return { text: `No passage of kind “${kind}” makes claims.\n`, ok: false };
  const entries = sheetEntries(new Map(texts), seed);
  mkdirSync(folder, { recursive: true });
  for (const [index, sheet] of labelSheets(entries, sheets).entries())
    writeFileSync(join(folder, `sheet-${index + 1}.txt`), sheet);
  const numbered = entries.map(({ number, part }) => ({ number, part }));
  writeFileSync(join(folder, "key.json"), `${JSON.stringify(numbered, null, 1)}\n`);
  return { text: `${entries.length} passages, seed ${seed}\n`, ok: true };
}

function take(root: string, folder: string, labeler: string) {
  const { claims, known } = open(root);
  const keys = key.parse(JSON.parse(readFileSync(join(folder, "key.json"), "utf8")));
  const files = readdirSync(folder).filter((name) => /^answers-\d+\.yaml$/.test(name));
  const given = files.map((name) => answers.safeParse(parse(readFileSync(join(folder, name), "utf8"))));
  const odd = files.filter((_, index) => !given[index]?.success);
  if (odd.length > 0) return { text: `${odd.join(", ")}: every line is “number: [claims]”.\n`, ok: false };
  const all: Readonly<Record<string, string[]>> = Object.assign({}, ...given.map(({ data }) => data));
  const taken = new Map(readLabels(root, labeler, known).labels);
  const problems: string[] = [];
  for (const { number, part } of keys) {
    const written = all[number];
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
