import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { Fault } from "../../fault.ts";
import { type Hit, ruleNames } from "../find/detectors.ts";
import { endingShares, type KindCounts } from "./counts.ts";

/** The most hits each kind may have of each rule and ration: by kind, then by name. They only ever shrink. */
export type Bounds = Readonly<Record<string, Readonly<Record<string, number>>>>;
const boundsFile = z.record(z.string(), z.record(z.string(), z.int().min(0)));
const fileName = "detect-bounds.json";
const per = 10_000;

export function readBounds(root: string, language: string): Bounds {
  const path = join(root, language, fileName);
  return existsSync(path) ? boundsFile.parse(JSON.parse(readFileSync(path, "utf8"))) : {};
}

/** What each rule and ration counts in a kind, and how many its share or ration allows in so many words. */
export function countedAgainst(kind: KindCounts): readonly { name: string; count: number; allowed: number }[] {
  const shares: Readonly<Record<string, number>> = endingShares;
  return [
    ...ruleNames.map((name) => ({
      name,
      count: kind.hits[name] ?? 0,
      allowed: Math.floor((shares[name] ?? 0) * kind.paragraphs),
    })),
    ...kind.rations.map(({ name, count, ration }) => ({
      name,
      count,
      allowed: Math.ceil((ration * kind.words) / per),
    })),
  ];
}

/** A fault for every count above its bound; what is within its share or ration needs none. */
export function boundFaults(kinds: readonly KindCounts[], bounds: Bounds, language: string): readonly Fault[] {
  return kinds.flatMap((kind) =>
    countedAgainst(kind)
      .filter(({ name, count, allowed }) => count > Math.max(allowed, bounds[kind.kind]?.[name] ?? 0))
      .map(({ name, count, allowed }) => ({
        file: `${language}/${fileName}`,
        line: 1,
        message: `${kind.kind}: ${count} × “${name}”, at most ${Math.max(allowed, bounds[kind.kind]?.[name] ?? 0)}; npm run library -- detect --kind ${kind.kind} --rule "${name}"`,
      })),
  );
}

/** A fault at each place that breaks a rule which its kind otherwise keeps. */
export function placeFaults(hits: readonly Hit[], kinds: readonly KindCounts[], bounds: Bounds): readonly Fault[] {
  const broken = new Set(
    kinds.flatMap((kind) =>
      countedAgainst(kind)
        .filter(({ name, allowed }) => Math.max(allowed, bounds[kind.kind]?.[name] ?? 0) > 0)
        .map(({ name }) => `${kind.kind} ${name}`),
    ),
  );
  return hits
    .filter(({ rule, paragraph }) => !broken.has(`${paragraph.kind} ${rule}`))
    .map(({ rule, words, paragraph: { file, line, heading, name } }) => ({
      ...{ file, line },
      message: `${heading} ${name}: ${rule}: “${words}”`,
    }));
}

/** Today's counts where they are under the bounds of yesterday; without one, today's. */
export function tightened(kinds: readonly KindCounts[], before: Bounds): Bounds {
  return Object.fromEntries(
    kinds.map((kind) => [
      kind.kind,
      Object.fromEntries(
        countedAgainst(kind)
          .filter(({ count, allowed }) => count > allowed)
          .map(({ name, count }) => [name, Math.min(count, before[kind.kind]?.[name] ?? count)]),
      ),
    ]),
  );
}
