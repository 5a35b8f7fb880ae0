import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { shapes } from "@cosmic/library/unit";
import { type Detecting, detecting, type Hit, hitsIn, ruleNames } from "../detect/find/detectors.ts";
import { rationHits } from "../detect/find/rations.ts";
import { readDetectRules } from "../detect/find/rules-file.ts";
import { shapeShares } from "../detect/find/shapes.ts";
import { boundFaults, placeFaults, readBounds, tightened } from "../detect/measure/bounds.ts";
import { allHits, countsByKind, countsOf, type KindCounts } from "../detect/measure/counts.ts";
import { agreements, readJudged } from "../detect/measure/judged.ts";
import { drawnParts } from "../detect/measure/sample.ts";
import type { Fault } from "../fault.ts";
import { patternLanguage, readSources, type Sources } from "../read/sources.ts";
import { askedFiles, type Command, type Told } from "./drafts.ts";
import { columns } from "./table.ts";

/**
 * `detect` prints what the rules of prose count in each kind; with files or `--kind K`, and `--rule R`, every place.
 * `detect --judged` prints precision and recall, `detect --draw N --seed S` passages to judge by hand; `detect --tighten`
 * lowers the bounds to today's counts.
 */
export const detectCommand: Command = (root, args) => {
  const option = (flag: string) => (args.includes(flag) ? args[args.indexOf(flag) + 1] : undefined);
  const [language = patternLanguage, kind, rule] = ["--language", "--kind", "--rule"].map(option);
  const paths = args.filter((arg, index) => !arg.startsWith("--") && !valued.includes(args[index - 1] ?? ""));
  const { asked, unknown } = askedFiles(root, paths);
  const drafts = asked.flatMap(({ draft }) => (draft ? [draft] : []));
  const sources = readSources(root, drafts);
  const detect = open(root, sources, language);
  if (unknown.length > 0) return { text: unknown.map((path) => `${path}: no such file\n`).join(""), ok: false };
  if (!detect) return { text: `no ${language}/detect.json\n`, ok: false };
  if (args.includes("--draw")) return draw(detect, Number(option("--draw")), Number(option("--seed") ?? 1));
  if (args.includes("--judged")) return judged(root, language, detect);
  if (args.includes("--tighten")) return tighten(root, language, detect);
  const files = new Set(asked.map(({ file }) => file));
  if (kind === undefined && rule === undefined && files.size === 0) return table(root, language, detect);
  return places(detect, { files, kind, rule });
};
const valued = ["--language", "--kind", "--rule", "--draw", "--seed"];

/** Faults of prose in one file, or in every kind of a language that has detectors. */
export function detectFaults(root: string, sources: Sources, file?: string): readonly Fault[] {
  return sources.languages.flatMap(({ language }) => {
    const detect = file === undefined || file.startsWith(`${language}/`) ? open(root, sources, language) : null;
    if (!detect) return [];
    const kinds = countsByKind(detect);
    const bounds = readBounds(root, language);
    const own = detect.paragraphs.filter((one) => file === undefined || one.file === file);
    const hits = own.flatMap((paragraph) => hitsIn(paragraph, detect));
    return [...placeFaults(hits, kinds, bounds), ...(file === undefined ? boundFaults(kinds, bounds, language) : [])];
  });
}

function draw({ paragraphs }: Detecting, count: number, seed: number): Told {
  const drawn = drawnParts(paragraphs, { count, seed }).map(({ unit, name, text, images }) => ({
    ...{ part: `${unit}#${name}`, text, images, found: [], captions: [], shape: null },
  }));
  return { text: `${JSON.stringify({ seed, passages: drawn }, null, 1)}\n`, ok: drawn.length === count };
}

function open(root: string, sources: Sources, name: string): Detecting | null {
  const language = sources.languages.find((one) => one.language === name);
  const rules = readDetectRules(root, name);
  return language && rules ? detecting(language, sources, rules) : null;
}

function places(
  detect: Detecting,
  {
    files,
    kind,
    rule,
  }: { readonly files: ReadonlySet<string>; readonly kind?: string | undefined; readonly rule?: string | undefined },
): Told {
  const own = detect.paragraphs.filter(
    (one) => (files.size === 0 || files.has(one.file)) && (kind === undefined || one.kind === kind),
  );
  const hits = allHits(detect, own);
  const rations = own.flatMap((paragraph) => rationHits(paragraph, detect.rules));
  const lines = [...hits, ...rations]
    .filter((hit) => rule === undefined || hit.rule === rule)
    .toSorted(
      (one, other) =>
        one.paragraph.file.localeCompare(other.paragraph.file) || one.paragraph.line - other.paragraph.line,
    )
    .filter((hit) => rule !== undefined || !isRation(hit.rule))
    .map(
      ({ rule: name, paragraph: { file, line, heading, name: part }, words }) =>
        `${file}:${line}: ${heading} ${part}: ${name}: ${words}`,
    );
  const counts = countsOf(kind ?? "these files", own, { detect, hits });
  return { text: `${lines.join("\n")}\n\n${tables([counts])}\n`, ok: true };
}

function isRation(name: Hit["rule"] | string): boolean {
  return !ruleNames.some((rule) => rule === name);
}

function table(root: string, language: string, detect: Detecting): Told {
  const kinds = countsByKind(detect);
  const together = countsOf("together", detect.paragraphs, { detect, hits: allHits(detect) });
  const faults = boundFaults(kinds, readBounds(root, language), language);
  return {
    text: `${tables([...kinds, together])}\n\n${faults.length} counts above their bounds (check names them)\n`,
    ok: faults.length === 0,
  };
}

/** Hits by rule, rations in ten thousand words, and shapes in percent. */
function tables(kinds: readonly KindCounts[]): string {
  const rations = kinds[0]?.rations ?? [];
  const share = (count: number, all: number) => `${Math.round((count * 100) / Math.max(1, all))}`;
  const hits = kinds.map((one) => [
    ...[one.kind, one.passages, one.paragraphs, one.words],
    ...ruleNames.map((name) => one.hits[name] ?? 0),
  ]);
  const rates = kinds.map((one) => [one.kind, ...one.rations.map(({ rate }) => rate.toFixed(1))]);
  const shares = kinds.map(({ kind, paragraphs, shapes: own, music }) => [
    kind,
    ...shapes.map((shape) => share(own[shape], paragraphs)),
    ...[music.mean.toFixed(1), share(music.short, 1), share(music.long, 1)],
  ]);
  return [
    columns([["places", "passages", "parts", "words", ...ruleNames], ...hits]),
    columns([["per 10,000 words", ...rations.map(({ name, ration }) => `${name} (${ration})`)], ...rates]),
    columns([
      [
        "shapes, percent",
        ...shapes.map((shape) => `${shape} (${shapeShares[shape]})`),
        "words a sentence",
        "under 5 %",
        "with 25+ %",
      ],
      ...shares,
    ]),
  ].join("\n\n");
}

function judged(root: string, language: string, detect: Detecting): Told {
  const rate = (part: number, all: number) => (all === 0 ? "" : (part / all).toFixed(2));
  const heads = ["rule", "both", "only detector", "only reader", "precision", "recall"];
  const sets = readJudged(root, language).map((set) => {
    const rows = agreements(set, detect).map(({ name, both, onlyDetector, onlyReader }) => [
      ...[name, both, onlyDetector.length, onlyReader.length],
      ...[rate(both, both + onlyDetector.length), rate(both, both + onlyReader.length)],
    ]);
    return `${set.passages.length} passages, ${set.use}, seed ${set.seed}\n${columns([heads, ...rows])}\n`;
  });
  return { text: sets.join("\n"), ok: sets.length > 0 };
}

function tighten(root: string, language: string, detect: Detecting): Told {
  const bounds = tightened(countsByKind(detect), readBounds(root, language));
  writeFileSync(join(root, language, "detect-bounds.json"), `${JSON.stringify(bounds, null, 2)}\n`);
  return { text: "detect-bounds.json written\n", ok: true };
}
