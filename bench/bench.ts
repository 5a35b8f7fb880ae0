// npm run -s bench -- [NAME …] [--json]: benchmarks the product, alternating with its peers. See README.md.
import { readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { type Line, lineAlone, lineOf, tableHead, tableRow } from "./line.ts";
import { measureAlone, measurePair } from "./measure.ts";
import type { Contender, Survey, Work } from "./work.ts";

const folder = join(import.meta.dirname, "works");
/** The file of each work, by its name. */
const files = new Map(
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
    .map((file) => [basename(file, ".ts"), file]),
);
const known = [...files.keys()].sort();

const usage = `npm run -s bench -- [NAME …] [--json]

Measures each named work, or all of them, alternating with its peers in this one process.
  --json   JSON lines {work, ours, peer, peerName, ratio, unit}, one a peer, instead of a table
  --help   this text
ratio says how many times better ours is. Exit: 0 all measured, 1 a contender failed (named on stderr), 2 usage.
Works: ${known.join(", ")}`;

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { json: { type: "boolean", default: false }, help: { type: "boolean", default: false } },
    });
    const unknown = positionals.filter((name) => !known.includes(name));
    if (unknown.length > 0) return { ok: false, reason: `no such work: ${unknown.join(", ")}` } as const;
    return { ok: true, ...values, names: positionals.length > 0 ? positionals : known } as const;
  } catch (error) {
    // parseArgs only throws on bad input.
    return { ok: false, reason: error instanceof Error ? error.message : String(error) } as const;
  }
}

async function workNamed(name: string): Promise<Work | Survey> {
  const file = files.get(name);
  if (file === undefined) throw new Error(`no such work: ${name}`);
  const module: { readonly work: Work | Survey } = await import(pathToFileURL(join(folder, file)).href);
  return module.work;
}

/** Runs one step of a contender. Reports and counts a failure by name, then lets the others go on. */
async function attempt<Result>(
  work: Work | Survey,
  contender: Pick<Contender, "name">,
  part: () => Promise<Result>,
): Promise<Result | null> {
  try {
    return await part();
  } catch (error) {
    process.exitCode = 1;
    console.error(`bench: ${work.name}: ${contender.name} failed:`, error);
    return null;
  }
}

async function survey(work: Survey, print: (line: Line) => void): Promise<void> {
  await attempt(work, { name: "ours" }, async () => {
    for await (const { name, value, unit } of work.figures()) {
      print(lineAlone({ name: `${work.name} ${name}`, unit }, value));
    }
  });
}

async function measure(work: Work, print: (line: Line) => void): Promise<void> {
  const ours = await attempt(work, work.ours, async () => {
    const opened = await work.ours.open();
    // Run ours once alone first, so a failure on our side isn't blamed on a peer.
    await opened.round();
    return opened;
  });
  if (ours === null) return;
  if (work.peers.length === 0) {
    const alone = await attempt(work, work.ours, () => measureAlone(work, ours));
    if (alone !== null) print(lineAlone(work, alone));
  }
  for (const contender of work.peers) {
    await attempt(work, contender, async () => {
      const peer = await contender.open();
      print(lineOf(work, contender.name, await measurePair(work, ours, peer)));
      await peer.close?.();
    });
  }
  await ours.close?.();
}

const asked = readArguments();
if (!asked.ok) {
  console.error(`bench: ${asked.reason}\n\n${usage}`);
  process.exitCode = 2;
} else if (asked.help) {
  console.log(usage);
} else {
  if (!asked.json) console.log(tableHead);
  for (const name of asked.names) {
    const work = await workNamed(name);
    const print = (line: Line) => console.log(asked.json ? JSON.stringify(line) : tableRow(line));
    await ("figures" in work ? survey(work, print) : measure(work, print));
  }
}
