import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import type { Birth } from "@cosmic/chart/birth";
import { decades } from "@cosmic/sky/ephemeris/decades";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import { expect } from "@playwright/test";
import { build } from "vite";
import { positionBits } from "../../../tools/proof/accuracy/errors/position-bits.ts";
import { wholeBooks } from "../portable/whole-books.ts";
import { test } from "../support/journey.ts";

const root = join(import.meta.dirname, "../../..");
const tables = Object.fromEntries(
  decades.map((year) => [year, readFileSync(join(root, `packages/sky/tables/${year}.bin`)).toString("base64")]),
);
const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

/** Bundles one of the files of `portable/` into one script that assigns its exports to `portable`. */
async function bundled(file: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      lib: { entry: join(import.meta.dirname, "../portable", file), formats: ["iife"], name: "portable" },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  const chunk = output && "output" in output ? output.output[0] : undefined;
  if (chunk?.type !== "chunk") throw new Error("the bundler made no script");
  return chunk.code;
}

/** The result of evaluating `call` with that script in a worker; `given` is its data. */
function inWorker<Answer>(script: string, call: string, given: unknown): Promise<Answer> {
  const code = `${script}; const { parentPort, workerData: given } = require("node:worker_threads"); parentPort.postMessage(${call});`;
  return new Promise((resolve, reject) => {
    new Worker(code, { eval: true, workerData: given }).once("message", resolve).once("error", reject);
  });
}

test("10,000 positions have the same bits in Node, in a worker and in Chromium", async ({ page }) => {
  const script = await bundled("sky-bits.ts");
  const here = sha256(positionBits(skyFromDisk()));
  await page.addScriptTag({ content: `${script}; globalThis.portable = portable;` });
  const there = await page.evaluate(
    (files) =>
      (globalThis as unknown as { portable: typeof import("../portable/sky-bits.ts") }).portable.skyBits(files), // set by the script above
    tables,
  );
  expect(sha256(Buffer.from(there, "base64"))).toBe(here);
  expect(sha256(Buffer.from(await inWorker<string>(script, "portable.skyBits(given)", tables), "base64"))).toBe(here);
  process.stdout.write(`sha256 of 10,000 positions: ${here}\n`);
});

const births: readonly Birth[] = [
  {
    name: "Marina Duarte",
    date: "1990-06-15",
    time: "14:30",
    latitude: -23.5505,
    longitude: -46.6333,
    zone: "America/Sao_Paulo",
  },
  {
    name: "Rui Alves",
    date: "1990-06-16",
    time: null,
    latitude: -23.5505,
    longitude: -46.6333,
    zone: "America/Sao_Paulo",
  },
  {
    name: "Aslak Hætta",
    date: "1985-01-06",
    time: "09:10",
    latitude: 69.6492,
    longitude: 18.9553,
    zone: "Europe/Oslo",
  },
  { name: "Iris", date: "1921-03-20", time: null, latitude: 51.5074, longitude: -0.1278, zone: "Europe/London" },
  { date: "2008-11-02", time: "01:30", latitude: 40.7128, longitude: -74.006, zone: "America/New_York" },
];

test("whole books are the same, to the letter and the hash, in Node, in a worker and in Chromium", async ({ page }) => {
  const hashOf = (book: string) => sha256(Buffer.from(book));
  const here = wholeBooks(tables, births).map(hashOf);
  expect(new Set(here).size).toBe(births.length);
  const script = await bundled("whole-books.ts");
  await page.addScriptTag({ content: `${script}; globalThis.portable = portable;` });
  const there = await page.evaluate(
    ([files, asked]) =>
      (globalThis as unknown as { portable: typeof import("../portable/whole-books.ts") }).portable.wholeBooks(
        files,
        asked,
      ), // set by the script above
    [tables, births] as const,
  );
  expect(there.map(hashOf)).toEqual(here);
  const call = "portable.wholeBooks(given.tables, given.births)";
  const aside = await inWorker<readonly string[]>(script, call, { tables, births });
  expect(aside.map(hashOf)).toEqual(here);
  process.stdout.write(`sha256 of ${births.length} books: ${here.map((hash) => hash.slice(0, 12)).join(" ")}\n`);
});
