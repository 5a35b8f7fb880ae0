import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Claim } from "@cosmic/interpretation/ledger/claim";
import { type Domain, domains } from "@cosmic/library/domain";
import { parse } from "yaml";
import { z } from "zod";
import type { Fault } from "../fault.ts";
import type { ClaimsTable } from "../read/claims-table.ts";

/** Claims by part id, `planets-in-signs/moon/leo#core`; a part that claims nothing has an empty list. */
export type Labels = ReadonlyMap<string, readonly Claim[]>;

const schema = z.record(z.string(), z.array(z.string())).nullable();

/** One labeler's labels: `labels/<labeler>/<kind>.yaml`, lines such as `part: [blunt speech, in-a-hurry work]`. */
export function readLabels(
  root: string,
  labeler: string,
  known: { readonly claims: ClaimsTable; readonly parts: ReadonlySet<string> },
): { readonly labels: Labels; readonly faults: readonly Fault[] } {
  const folder = join(root, "labels", labeler);
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith(".yaml")) : [];
  const labels = new Map<string, readonly Claim[]>();
  const faults: Fault[] = [];
  for (const name of files.toSorted()) {
    const file = `labels/${labeler}/${name}`;
    const text = readFileSync(join(folder, name), "utf8");
    const read = schema.safeParse(parse(text));
    if (!read.success) faults.push({ file, line: 1, message: "expected lines such as “part: [blunt speech]”" });
    for (const [part, given] of Object.entries((read.success && read.data) || {})) {
      const line = 1 + text.split("\n").findIndex((one) => one.startsWith(`${part}:`));
      const { claims, problems } = readClaims(given, known.claims);
      if (!known.parts.has(part)) problems.push(`no part “${part}”`);
      faults.push(...problems.map((message) => ({ file, line, message })));
      labels.set(part, claims);
    }
  }
  return { labels, faults };
}

/** Claims written as `name domain`, and what is wrong with them. */
export function readClaims(
  given: readonly string[],
  { opposite }: ClaimsTable,
): { claims: Claim[]; problems: string[] } {
  const claims: Claim[] = [];
  const problems: string[] = [];
  for (const written of given) {
    const [name = "", area = ""] = written.split(" ");
    const domain = domains.find((one) => one === area);
    const against = opposite.get(name);
    if (against === undefined) problems.push(`unknown claim “${name}”`);
    else if (domain === undefined) problems.push(`“${written}” names no domain; one of ${domains.join(", ")}`);
    else if (claims.some((one) => one.name === against && one.domain === domain)) {
      problems.push(`“${name}” and “${against}” of one domain in one part`);
    } else claims.push({ name, domain });
  }
  return { claims, problems };
}

/** Writes labels as files by kind; parts in the order of their ids. */
export function writeLabels(root: string, labeler: string, labels: Labels): readonly string[] {
  const kinds = [...new Set([...labels.keys()].map(kindOfPart))].toSorted();
  mkdirSync(join(root, "labels", labeler), { recursive: true });
  return kinds.map((kind) => {
    const file = `labels/${labeler}/${kind}.yaml`;
    const lines = [...labels]
      .filter(([part]) => kindOfPart(part) === kind)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([part, claims]) => `${part}: [${claims.map(claimText).join(", ")}]\n`);
    writeFileSync(join(root, file), lines.join(""));
    return file;
  });
}

export function claimText({ name, domain }: { readonly name: string; readonly domain: Domain }): string {
  return `${name} ${domain}`;
}

/** `planets-in-signs` of `planets-in-signs/moon/leo#core`. */
export function kindOfPart(part: string): string {
  return part.slice(0, part.indexOf("/"));
}
